"""Pointer: what presses, drags, releases and clicks mean. A state machine without a window."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from solitaire.play.language import _

from .hand_drag import HandDrag
from .hands import Hands, Picked
from .layout import Spot

__all__ = ["DOUBLE_SECONDS", "THRESHOLD", "Pointer"]

THRESHOLD = 4.0  # a click that moves less than this never starts a drag, in points
DOUBLE_SECONDS = 0.4
_DOUBLE_PLAY = 6.0


class Press(NamedTuple):
    """A button that went down: where, when, and on what."""

    x: float
    y: float
    when: float
    letter: str | None
    spot: Spot | None
    keys: str = ""

    def same(self, other: Press) -> bool:
        """Whether the other press meant the same card, or the same empty cell, at the same time and place."""
        near = abs(self.x - other.x) <= _DOUBLE_PLAY and abs(self.y - other.y) <= _DOUBLE_PLAY
        card, theirs = self.spot and self.spot.card, other.spot and other.spot.card
        soon = 0 <= other.when - self.when <= DOUBLE_SECONDS
        return near and soon and card is theirs and self.letter == other.letter


class Pointer:
    """The mouse over the table. Coordinates are pixels from the top left, times are seconds."""

    def __init__(self, hands: Hands, points: float = 1.0) -> None:
        """*points*: pixels in a point, for the drag threshold."""
        self.hands = hands
        self.points = points
        self.carrying = HandDrag(hands)
        self._down: Press | None = None
        self._right: Press | None = None
        self._last: Press | None = None

    # --- events ---------------------------------------------------------------------------------

    def press(self, x: float, y: float, button: str, when: float, keys: str = "") -> None:
        """A button went down over the table: ``left``, ``right`` or another; *keys* as ``keys.held`` names
        the modifiers.
        """
        if self.hands.held or self._down:  # the release got lost, or a second button came in between
            self.reset()
            if button != "left":
                return
        layout = self.hands.table.layout
        press = Press(x, y, when, layout.cell_at(x, y), layout.hit(x, y), keys)
        if button == "left":
            self._down = press
        elif button == "right":
            self._press_right(press)

    def drag(self, x: float, y: float) -> None:
        """The pointer moved with the left button down."""
        down, hands = self._down, self.hands
        if down is None:
            return
        if hands.held is None and hands.band is None:
            far = max(abs(x - down.x), abs(y - down.y)) > THRESHOLD * self.points
            if not far or not self._begin(down):
                return
        if hands.band is not None:
            self.carrying.stretch_to(x, y)
        elif hands.own:
            self.carrying.carry(x - down.x, y - down.y)
        elif hands.held is not None:
            hands.held = hands.held._replace(dx=x - down.x, dy=y - down.y)
            hands.table.changed("air")

    def move(self, x: float, y: float) -> None:
        """The pointer moved with no button down: a drag whose release got lost ends here."""
        if self.hands.held or self._down or self.hands.peek or self.hands.band:
            self.reset()
        self.hands.play.look_at(self.hands.table.layout.cell_at(x, y))

    def release(self, x: float, y: float, button: str) -> None:
        """A button went up."""
        if button == "left":
            down, self._down = self._down, None
            if self.hands.held:
                self._drop(x, y)
            elif self.hands.band:
                self.hands.band = None
                self.hands.table.changed()
            elif down:
                self._click(down, x, y)
        elif button == "right":
            self._release_right(x, y)

    def reset(self) -> None:
        """Forget what is going on: cards go back, no click is pending."""
        self._down = self._right = self._last = None
        self.hands.cancel_drag()
        self.hands.peek = self.hands.band = None
        self.hands.table.changed()

    def settle(self, gone: Iterable[int], afresh: bool) -> None:
        """The cards *gone* went somewhere, or it is another table *afresh*. What the player does with other
        cards of the own hand goes on.
        """
        hands, down = self.hands, self._down
        carries = hands.settle(gone, afresh)
        own = hands.own if not afresh else None
        pressed = down is not None and down.letter == own and down.spot is not None
        stays = pressed and down is not None and down.spot is not None and down.spot.card.id not in {*gone}
        if carries or (hands.held is None and stays):
            self._right = self._last = None
        else:
            self.reset()

    # --- left button ----------------------------------------------------------------------------

    def _begin(self, down: Press) -> bool:
        """Start a drag; a card that may not be lifted stays, but its cell may still be clicked."""
        hands = self.hands
        chosen = down.spot is not None and down.spot.card.id in hands.chosen
        if hands.own and (down.spot is None or (down.keys and down.letter == hands.own and not chosen)):
            self.carrying.stretch(down.x, down.y, bool(down.keys))
            return True
        move = hands.board.clickMove(down.spot.letter) if down.spot else None
        if down.spot is None or (move and not move.target):
            return False
        spot = self._now(down.spot)
        if spot is None or not (self.carrying.lift(spot) if hands.own else hands.lift(spot)):
            self._down = None
            return False
        self._last = None
        return True

    def _now(self, spot: Spot) -> Spot | None:
        """The spot where the pressed card lies now; in the own hand it may have moved aside."""
        layout = self.hands.table.layout
        if spot.letter == self.hands.own:
            return next((now for now in layout.cards[spot.letter] if now.card is spot.card), None)
        return spot if self._down and layout.hit(self._down.x, self._down.y) == spot else None

    def _drop(self, x: float, y: float) -> None:
        area = self.hands.table.layout.area
        if area.contains(x, y):
            (self.carrying if self.hands.own else self.hands).drop()
        else:
            self.hands.cancel_drag()
        self.hands.table.changed()

    def _click(self, down: Press, x: float, y: float) -> None:
        layout = self.hands.table.layout
        if layout.cell_at(x, y) != down.letter:
            return
        last, self._last = self._last, None
        if down.letter is None or (self.hands.own == down.letter and down.spot is None):
            self.hands.picked = None
        elif self.hands.own == down.letter and down.spot is not None:
            self.hands.play.click_card(down.spot.card.id, down.keys)
        elif self.hands.own:
            self.hands.play.click_cell(down.letter)
        elif last is not None and down.spot is not None and self._is_double(last, down):
            self._double(down.spot)
        else:
            self._single(down, down.letter)
        self.hands.table.changed()

    def _is_double(self, last: Press, down: Press) -> bool:
        return self.hands.table.settings.double_click != "nothing" and last.same(down)

    def _double(self, spot: Spot) -> None:
        self.hands.picked = None
        board, session = self.hands.board, self.hands.table.session
        count = len(board.cells[spot.letter]) - spot.depth
        verdict = board.cells[spot.letter].canLift(count)
        best = board.bestMove(spot.letter, count) if verdict else None
        if not verdict:
            session.refuse(verdict.reason)
        elif self.hands.table.settings.double_click == "home" and best and best.target not in board.homes:
            session.refuse(_("This card cannot go home now."))
        else:
            session.send(spot.letter, count)

    def _single(self, down: Press, letter: str) -> None:
        hands, picked = self.hands, self.hands.picked
        session = hands.table.session
        hands.picked = None
        elsewhere = picked is not None and picked.letter != letter
        if picked and elsewhere and hands.fits(picked.letter, letter, picked.count):
            session.point(picked.letter, letter, picked.count)
        elif hands.board.clickMove(letter):
            session.click(letter)
        else:
            if picked and elsewhere:
                session.point(picked.letter, letter, picked.count)  # refused: it says why
            self._last = down
            self._pick(down, picked)

    def _pick(self, down: Press, before: Picked | None) -> None:
        """Choose the clicked run for the next click, or no longer when it was chosen already."""
        if down.spot is None:
            return
        cell = self.hands.board.cells[down.spot.letter]
        choice = Picked(down.spot.letter, len(cell) - down.spot.depth)
        if choice != before and choice.count and cell.canLift(choice.count):
            self.hands.picked = choice

    # --- right button ---------------------------------------------------------------------------

    def _press_right(self, press: Press) -> None:
        layout, spot = self.hands.table.layout, press.spot
        self._right = press
        if spot is not None and spot.shown and spot is not layout.cards[spot.letter][-1]:
            self.hands.peek = spot
            self.hands.table.changed()

    def _release_right(self, x: float, y: float) -> None:
        press, self._right = self._right, None
        if self.hands.peek:
            self.hands.peek = None
            self.hands.table.changed()
        elif press is not None and press.spot is None and self.hands.table.layout.hit(x, y) is None:
            self._click_table()

    def _click_table(self) -> None:
        if self.hands.own:
            self.hands.picked = None
            self.hands.table.changed()
        elif self.hands.table.settings.right_click == "collect":
            self.hands.table.session.collect()
