"""Hand drag: cards that are carried at a table with a hand of cards: to a cell, within the hand, or within
their own cell. Also the frame that is stretched over cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaire.play.language import _

from .boxes import Box
from .layout import Layout, Spot

if TYPE_CHECKING:
    from .hands import Hands, Held

__all__ = ["HandDrag", "gap_line"]

_GATHERED = 0.3  # of a card's width between chosen cards that are carried together
_LEAST_SHARE = 0.1  # of a card must lie on a cell to be meant for it
_OUT = 0.12  # of a card, how far the line of a gap stands out


class HandDrag:
    """What hangs on the pointer of a player with a hand of cards."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._from = (0.0, 0.0)
        self._before: tuple[int, ...] = ()

    # --- a frame over cards ---------------------------------------------------------------------

    def stretch(self, x: float, y: float, adds: bool) -> None:
        """Begin a frame here; it *adds* to what is chosen, or chooses anew."""
        self._from = (x, y)
        self._before = self._hands.selection.cards if adds else ()
        self._hands.band = Box(x, y, 0, 0)

    def stretch_to(self, x: float, y: float) -> None:
        """The other corner of the frame."""
        (left, right), (top, bottom) = sorted((self._from[0], x)), sorted((self._from[1], y))
        self._hands.band = Box(left, top, right - left, bottom - top)
        self._hands.selection.cover(self._hands.band.grown(0.5), self._before)
        self._hands.table.changed()

    # --- taking up ------------------------------------------------------------------------------

    def lift(self, spot: Spot) -> bool:
        """Take up a card: all that are chosen with it; if it may not be carried, say why and answer False."""
        hands, session = self._hands, self._hands.table.session
        cell, own = hands.board.cells[spot.letter], hands.own or ""
        if spot.letter == own:
            return self._lift_own(spot)
        if _can_turn(spot, hands.table.layout):
            return self._hold(spot.letter, [spot], spot, frozenset({spot.letter}), turns=True)
        if cell.isLoose:
            return session.refuse(_("These are the cards of another player."))
        if not session.on_turn and cell.canLift(1):
            return session.play(hands.board.aim(spot.letter, own))
        if not spot.shown:
            return session.refuse(_("A face-down card cannot be moved."))
        verdict = cell.canLift(1)
        if not verdict:
            return session.refuse(verdict.reason)
        targets = hands.targets(spot.letter, 1) | ({own} if session.choices(spot.letter) else set())
        return self._hold(spot.letter, [spot], spot, targets)

    def _lift_own(self, spot: Spot) -> bool:
        hands = self._hands
        chosen = hands.chosen if spot.card.id in hands.chosen else {spot.card.id}
        spots = [other for other in hands.table.layout.cards[spot.letter] if other.card.id in chosen]
        ids = [other.card.id for other in spots]
        return self._hold(spot.letter, spots, spot, hands.targets(spot.letter, None, ids))

    def _hold(
        self, letter: str, spots: list[Spot], by: Spot, targets: frozenset[str], turns: bool = False
    ) -> bool:
        """Gather *spots* around the card under the pointer."""
        from .hands import Held

        place = next(place for place, spot in enumerate(spots) if spot.card is by.card)
        step = by.box.w * _GATHERED
        origin = tuple(by.box.moved((number - place) * step, 0) for number in range(len(spots)))
        cards = tuple(spot.card for spot in spots)
        self._hands.held = Held(letter, cards, origin, targets, grabbed=place, turns=turns)
        self._hands.table.changed()
        return True

    # --- carrying and letting go ----------------------------------------------------------------

    def carry(self, dx: float, dy: float) -> None:
        """The pointer is this far from where it took the cards up."""
        hands, held = self._hands, self._hands.held
        assert held is not None
        hands.held = held._replace(dx=dx, dy=dy)
        gap = self._gap(hands.held)
        hands.held = hands.held._replace(gap=gap)
        hands.table.changed("air" if gap == held.gap else "")

    def _gap(self, held: Held) -> int | None:
        """Before which card of the hand they would be put; None when they would not."""
        layout = self._hands.table.layout
        overlaps = layout.overlaps(held.first)
        if held.letter != self._hands.own or not overlaps or overlaps[0][0] != held.letter:
            return None
        shown, carried = layout.cards[held.letter], {card.id for card in held.cards}
        others = [(place, spot.box) for place, spot in enumerate(shown) if spot.card.id not in carried]
        if not others:
            return None
        level = min((abs(box.y - held.first.y), box.y) for place, box in others)[1]
        row = [(place, box) for place, box in others if abs(box.y - level) < box.h / 4]
        return next((place for place, box in row if held.first.x < box.x), row[-1][0] + 1)

    def drop(self) -> None:
        """Let go: put the cards into the gap of the hand, or make the legal move whose cell lies most under
        the grabbed card; else they go back, and it is said why.
        """
        hands, held = self._hands, self._hands.held
        if held is None:
            return
        if held.turns:
            self._lay_elsewhere(held)
        elif held.gap is not None:
            if not hands.play.reorder(held.cards, held.gap):
                hands.cancel_drag()
        else:
            self._drop_on_cell(held)

    def _drop_on_cell(self, held: Held) -> None:
        hands, session = self._hands, self._hands.table.session
        touched = [(letter, share) for letter, share in hands.table.layout.overlaps(held.first)
                   if letter != held.letter]  # fmt: skip
        hands.cancel_drag()
        if not touched:
            return
        if held.letter != hands.own:
            self._drop_pile(held, [letter for letter, share in touched])
            return
        ids = [card.id for card in held.cards]
        fits = (letter for letter, share in touched
                if share > _LEAST_SHARE and hands.fits(held.letter, letter, None, ids))  # fmt: skip
        target = next(fits, touched[0][0])
        session.point(held.letter, target, None, ids)

    def _drop_pile(self, held: Held, touched: list[str]) -> None:
        """What comes from another cell than the hand: the board knows which cards of the hand go with it."""
        play, session = self._hands.play, self._hands.table.session
        if held.targets.intersection(touched) or not play.ways(held.letter):
            play.click_cell(held.letter)
        else:
            session.point(held.letter, touched[0])

    def _lay_elsewhere(self, held: Held) -> None:
        """Show the cell in the arrangement that has the card nearest to where it was let go."""
        hands, layout = self._hands, self._hands.table.layout
        if held.first.overlap(layout.areas[held.letter]) > 0:
            boxes = [spot.box for spot in layout.cards[held.letter]]
            orders = hands.board.cells[held.letter].arrangements
            hands.play.turn(held.letter, min(orders, key=lambda order: _far(boxes, order, held)))
        hands.cancel_drag()


def _far(boxes: list[Box], order: tuple[object, ...], held: Held) -> float:
    (x, y), (at_x, at_y) = boxes[order.index(held.cards[0])].centre, held.first.centre
    return abs(x - at_x) + abs(y - at_y)


def _can_turn(spot: Spot, layout: Layout) -> bool:
    """Whether this card has several places within its cell."""
    orders = layout.board.cells[spot.letter].arrangements
    return len({order.index(spot.card) for order in orders}) > 1 and len(orders[0]) > 2


def gap_line(layout: Layout, held: Held) -> Box | None:
    """Where the cards that are carried would be put into the hand: an upright line."""
    if held.gap is None:
        return None
    spots, gap, y = layout.cards[held.letter], held.gap, held.first.y
    after = spots[gap].box if gap < len(spots) else None
    before = spots[gap - 1].box if gap else None
    if after is None or (before is not None and abs(before.y - y) + after.h / 4 < abs(after.y - y)):
        assert before is not None  # the end of the hand, or of a row
        return Box(before.right, before.y - before.h * _OUT, 1, before.h * (1 + 2 * _OUT))
    return Box(after.x, after.y - after.h * _OUT, 1, after.h * (1 + 2 * _OUT))
