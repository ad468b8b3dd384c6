"""Hover: the card of a narrow fan that the pointer is on. It is drawn whole, so that it can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .layout import Spot

if TYPE_CHECKING:
    from .stage import Stage

__all__ = ["LIFT", "Hover"]

LIFT = 0.12
"""How far the card rises, in card heights."""


class Hover:
    """Follows the pointer over the hands that the player sees. What a point means does not change by it."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._card: tuple[str, int] | None = None

    def move(self, x: float, y: float) -> None:
        """The pointer is here, with no button down."""
        spot = None if self._stage.dialog else self._stage.layout.hit(x, y)
        self._look_at((spot.letter, spot.card.id) if spot and self._lifts(spot) else None)

    def hide(self) -> None:
        """Nothing is looked at, until the pointer moves again."""
        self._look_at(None)

    def _look_at(self, card: tuple[str, int] | None) -> None:
        if card != self._card:
            self._card = card
            self._stage.changed("air")

    def _lifts(self, spot: Spot) -> bool:
        loose = self._stage.session.board.cells[spot.letter].isLoose
        return loose and spot.shown and spot is not self._stage.layout.cards[spot.letter][-1]

    @property
    def spot(self) -> Spot | None:
        """The card where it is drawn, a little higher than it lies; None for none, or when it has gone."""
        letter, number = self._card or ("", -1)
        layout = self._stage.layout
        for spot in layout.cards.get(letter, ()):
            if spot.card.id == number and spot.shown:
                up = max(layout.area.y, spot.box.y - round(LIFT * spot.box.h))
                return spot._replace(box=spot.box._replace(y=up))
        return None
