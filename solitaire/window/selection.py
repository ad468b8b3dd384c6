"""Selection: the cards of the own hand that are chosen, one by one, as a row, or under a stretched frame."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from .boxes import Box
from .layout import Spot

if TYPE_CHECKING:
    from .hands import Hands

__all__ = ["Selection", "strips"]


class Selection:
    """What is chosen, in the order in which the hand is shown. It lasts until the cards are played."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._anchor: int | None = None

    @property
    def cards(self) -> tuple[int, ...]:
        """The ids of the chosen cards."""
        chosen = self._hands.chosen
        return tuple(number for number in self._shown() if number in chosen)

    def _shown(self) -> list[int]:
        own = self._hands.own
        return [spot.card.id for spot in self._hands.table.layout.cards[own]] if own else []

    def choose(self, cards: Collection[int]) -> None:
        """Choose exactly these."""
        self._hands.choose([number for number in self._shown() if number in cards])

    def only(self, card: int) -> None:
        """Choose this one instead of all others."""
        self._anchor = card
        self.choose({card})

    def toggle(self, card: int) -> None:
        """Choose one more, or one less."""
        self._anchor = card
        self.choose({*self.cards} ^ {card})

    def reach(self, card: int) -> None:
        """Add all from the card that was chosen last to this one."""
        shown = self._shown()
        begin, end = sorted((shown.index(self._anchor if self._anchor in shown else card), shown.index(card)))
        self._anchor = card if self._anchor not in shown else self._anchor
        self.choose({*self.cards, *shown[begin : end + 1]})

    def cover(self, frame: Box, before: Iterable[int]) -> None:
        """Choose what a stretched frame touches, besides what was chosen *before*."""
        own = self._hands.own
        spots = self._hands.table.layout.cards[own] if own else []
        touched = {spot.card.id for spot, part in strips(spots) if part.overlap(frame) > 0}
        self.choose({*before, *touched})


def strips(spots: list[Spot]) -> list[tuple[Spot, Box]]:
    """Each card of a fan to the right with the part of it that the next one in its row leaves free."""
    parts = []
    for spot, after in zip(spots, [*spots[1:], None], strict=False):
        box = spot.box
        if after is not None and box.x < after.box.x < box.right and abs(after.box.y - box.y) < box.h / 2:
            box = box._replace(w=after.box.x - box.x)
        parts.append((spot, box))
    return parts
