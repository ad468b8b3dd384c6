"""Layout: where every card and cell of a board lies in the window. Pure geometry, no pyglet."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import reduce
from typing import NamedTuple

from solitaire.model.board import Board
from solitaire.model.cards import Card
from solitaire.model.places import Place, Tally
from solitaire.play.hand_order import HandOrder

from .boxes import Box
from .fans import fan_boxes, natural_length

__all__ = ["RATIO", "HandView", "Layout", "Spot"]

RATIO = (5, 7)
_SIDE = 0.18  # free margin beside the table, in card widths
_TOP = 0.13  # and above it, in card heights
_FAN_ROOM = 1.45  # how long a column is thought to grow, in card heights
_WIDEN = 1.16  # a wide window may draw the cells this much further apart
_RAISED = 0.14  # how far a chosen card stands out, in card heights
_SQUARED, _PACK = 0.05, 0.3  # how far cells in one place lie beside each other, and all together


class Spot(NamedTuple):
    """One card where it lies: its cell, its place in the fan from the bottom, its rectangle, and whether the
    player sees its front.
    """

    card: Card
    letter: str
    depth: int
    box: Box
    shown: bool


class HandView(NamedTuple):
    """How a player looks at the table: from which seat, in which order at the own hand, and whether into all
    hands, for practice. The cards *raised* stand out.
    """

    seat: int = 0
    order: HandOrder = HandOrder()
    open_hands: bool = False
    raised: frozenset[int] = frozenset()


class Layout:
    """The places of one position in one area, the table between the bars.

    Nothing ever leaves the area: cards shrink with it, and fans close up.
    """

    def __init__(
        self,
        board: Board,
        area: Box,
        mirrored: bool = False,
        hand: HandView | None = None,
        between: int = 0,
    ) -> None:
        """*mirrored*: left and right change places, for a left hand. *hand*: how the player looks at it.

        *between*: pixels to leave free between two rows.
        """
        self.board = board
        self.hand = hand or HandView()
        self.area = area
        self.places = dict(board.places)
        self.between = between
        tallies = board.tallies()
        closed = {letter for tally in tallies for letter in tally.letters}
        self._rows = sorted({place.y for letter, place in self.places.items() if letter not in closed})
        self._measure([*self.places.values(), *(tally.place for tally in tallies)])
        if mirrored:
            self.places = {letter: self._mirrored(place, letter) for letter, place in self.places.items()}
            tallies = tuple(tally._replace(place=self._mirrored(tally.place)) for tally in tallies)
        self.bases = {letter: self._base(place) for letter, place in self.places.items()}
        self.tallies = [(tally, self._square_up(tally)) for tally in tallies]
        self.limits = {letter: self._limit(letter) for letter in self.places}
        self.spots: list[Spot] = []
        self.cards: dict[str, list[Spot]] = {}
        for letter in sorted(self.places, key=lambda each: self.bases[each].x):  # the right one over the left
            self.cards[letter] = self._lay(letter)
            self.spots += self.cards[letter]
        self.areas = {letter: self._area(letter) for letter in self.places}

    # --- measuring ------------------------------------------------------------------------------

    def _measure(self, places: Sequence[Place]) -> None:
        self.across = across = max((_end(place) for place in places), default=1.0)
        down = max((p.y + p.scale + natural_length(p, "down", _FAN_ROOM) for p in places), default=1)
        by_width = self.area.w / (across + 2 * _SIDE)
        high = self.area.h - self.between * (len(self._rows) - 1)
        by_height = high / (down + 2 * _TOP) * RATIO[0] / RATIO[1]
        self.card_w = max(1, int(min(by_width, by_height)))
        self.card_h = max(1, round(self.card_w * RATIO[1] / RATIO[0]))
        spare = self.area.w - 2 * _SIDE * self.card_w - self.card_w
        self.stretch = min(_WIDEN, max(1.0, spare / ((across - 1) * self.card_w))) if across > 1 else 1.0
        wide = ((across - 1) * self.stretch + 1) * self.card_w
        self.left = max(0.0, (self.area.w - wide) / 2)

    def _mirrored(self, place: Place, letter: str = "") -> Place:
        """The place on the other side; its fan still opens to the right, where the indices are seen.

        The other players stay where they sit.
        """
        if self.board.seatOf(letter) not in (None, self.hand.seat):
            return place
        return place._replace(x=self.across - _end(place))

    def _base(self, place: Place) -> Box:
        x = self.area.x + self.left + place.x * self.stretch * self.card_w
        rows = max(0, bisect_right(self._rows, place.y) - 1)
        y = self.area.y + (place.y + _TOP) * self.card_h + self.between * rows
        wide, high = max(1, round(self.card_w * place.scale)), max(1, round(self.card_h * place.scale))
        x = max(self.area.x, min(x, self.area.right - wide))
        y = max(self.area.y, min(y, self.area.bottom - high))
        return Box(round(x), round(y), wide, high)

    def _square_up(self, tally: Tally) -> Box:
        """Where the cells of a tally lie, each a little right of the one below it; the place of the last."""
        base = self._base(tally.place)
        step = min(_SQUARED, _PACK / max(1, len(tally.letters))) * base.w
        for number, letter in enumerate(reversed(tally.letters)):
            self.bases[letter] = base.moved(-round(number * step), 0)
        return base

    def _limit(self, letter: str) -> float:
        """How far the fan of a cell may reach: to the next cell in its way or near the end of the area."""
        base, place = self.bases[letter], self.places[letter]
        if place.room:
            return self._end_of_room(place, base)
        others = [box for other, box in self.bases.items() if other != letter]
        if place.fan == "right":
            edges = [box.x for box in others if box.x >= base.right and _share(box.y, base.y, base.h)]
            gap = self.card_w * 0.06
            return min([*edges, self.area.right - gap]) - gap
        edges = [box.y for box in others if box.y >= base.bottom and _share(box.x, base.x, base.w)]
        gap = self.card_h * 0.04 + self.between
        return min([*edges, self.area.bottom]) - gap

    def _end_of_room(self, place: Place, base: Box) -> float:
        if place.fan == "right":
            return min(base.right + place.room * self.stretch * self.card_w, self.area.right)
        return min(base.bottom + place.room * self.card_h, self.area.bottom)

    def _lay(self, letter: str) -> list[Spot]:
        place, base = self.places[letter], self.bases[letter]
        cards = self._arranged(letter)
        shown = [self.shows(card, letter) for card in cards]
        room = self.limits[letter] - (base.right if place.fan == "right" else base.bottom)
        rows = zip(cards, fan_boxes(place, shown, base, room), shown, strict=True)
        spots = [Spot(card, letter, depth, box, sees) for depth, (card, box, sees) in enumerate(rows)]
        raised = self.hand.raised
        return [self._raise(spot) if spot.card.id in raised else spot for spot in spots] if raised else spots

    def _arranged(self, letter: str) -> Sequence[Card]:
        """The cards of a cell in the order of their fan; that of a hidden hand tells nothing of them."""
        cell, order = self.board.cells[letter], self.hand.order
        if self.board.seatOf(letter) in (None, self.hand.seat):
            return order.arranged(cell)
        seen = all(self.shows(card, letter) for card in cell)
        return HandOrder(order.sorting).arranged(cell) if seen else cell.arranged

    def _raise(self, spot: Spot) -> Spot:
        up = max(self.area.y, spot.box.y - round(_RAISED * self.card_h))
        return spot._replace(box=spot.box._replace(y=up))

    def _area(self, letter: str) -> Box:
        """Where a pointer or a card means this cell: its cards and, below a column, the free space."""
        area = reduce(Box.union, (spot.box for spot in self.cards[letter]), self.bases[letter])
        if self.places[letter].fan == "down":
            end = max(area.bottom, self.limits[letter])
            area = Box(area.x, area.y, area.w, end - area.y)
        return area

    # --- asking ---------------------------------------------------------------------------------

    def shows(self, card: Card, letter: str) -> bool:
        """Whether the player sees the front of *card* in this cell."""
        opened = self.hand.open_hands and self.board.seatOf(letter) is not None
        return opened or self.board.isShown(card, letter, self.hand.seat)

    def home(self, letter: str, count: int = 1) -> Box:
        """The rectangle of a cell's card *count* from its end, or of the empty cell."""
        spots = self.cards[letter]
        return spots[max(0, len(spots) - count)].box if spots else self.bases[letter]

    def hit(self, x: float, y: float) -> Spot | None:
        """The topmost card at a point."""
        for spot in reversed(self.spots):
            if spot.box.contains(x, y):
                return spot
        return None

    def tally_at(self, x: float, y: float) -> Tally | None:
        """The cells that are only counted, at a point; None where none are."""
        for tally, base in self.tallies:
            if tally.letters and reduce(Box.union, (self.bases[one] for one in tally.letters), base).contains(
                x, y
            ):
                return tally
        return None

    def cell_at(self, x: float, y: float) -> str | None:
        """The letter of the cell at a point: its cards, its empty outline, the space below a column."""
        spot = self.hit(x, y)
        if spot:
            return spot.letter
        found = [letter for letter, area in self.areas.items() if area.contains(x, y)]
        return min(found, key=lambda letter: self.areas[letter].w * self.areas[letter].h, default=None)

    def overlaps(self, box: Box) -> list[tuple[str, float]]:
        """The cells that a card held at *box* touches, with the part of the card that lies on each,
        the largest first.
        """
        shares = ((letter, area.overlap(box) / (box.w * box.h)) for letter, area in self.areas.items())
        return sorted((pair for pair in shares if pair[1] > 0), key=lambda pair: -pair[1])

    def visible(self, hidden: frozenset[int] | set[int] = frozenset()) -> list[Spot]:
        """The cards to draw, the lowest first: those not in *hidden* and not wholly under another card."""
        result = []
        for spots in self.cards.values():
            left = [spot for spot in spots if spot.card.id not in hidden]
            for spot, above in zip(left, [*left[1:], None], strict=False):
                if above is None or above.box != spot.box:
                    result.append(spot)
        return result


def _end(place: Place) -> float:
    """Where a place ends on the right, its fan included."""
    return place.x + place.scale + natural_length(place, "right", 1)


def _share(one: float, other: float, length: float) -> bool:
    """Whether two stretches of the same length have a part in common."""
    return abs(one - other) < length
