"""Pointer: what presses, drags, releases and clicks mean. A state machine without a window."""

from __future__ import annotations

from typing import NamedTuple

from solitaire.play.language import _

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
        self._down: Press | None = None
        self._right: Press | None = None
        self._last: Press | None = None

    # --- events ---------------------------------------------------------------------------------

    def press(self, x: float, y: float, button: str, when: float) -> None:
        """A button went down over the table: ``left``, ``right`` or another."""
        if self.hands.held or self._down:  # the release got lost, or a second button came in between
            self.reset()
            if button != "left":
                return
        layout = self.hands.table.layout
        press = Press(x, y, when, layout.cell_at(x, y), layout.hit(x, y))
        if button == "left":
            self._down = press
        elif button == "right":
            self._press_right(press)

    def drag(self, x: float, y: float) -> None:
        """The pointer moved with the left button down."""
        down, hands = self._down, self.hands
        if hands.held is None and down is not None:
            far = max(abs(x - down.x), abs(y - down.y)) > THRESHOLD * self.points
            if not far or down.spot is None or not self._begin(down.spot, x, y):
                return
        if hands.held is not None and down is not None:
            hands.held = hands.held._replace(dx=x - down.x, dy=y - down.y)
            hands.table.changed("air")

    def move(self) -> None:
        """The pointer moved with no button down: a drag whose release got lost ends here."""
        if self.hands.held or self._down or self.hands.peek:
            self.reset()

    def release(self, x: float, y: float, button: str) -> None:
        """A button went up."""
        if button == "left":
            down, self._down = self._down, None
            if self.hands.held:
                self._drop(x, y)
            elif down:
                self._click(down, x, y)
        elif button == "right":
            self._release_right(x, y)

    def reset(self) -> None:
        """Forget what is going on: cards go back, no click is pending."""
        self._down = self._right = self._last = None
        self.hands.cancel_drag()
        self.hands.peek = None
        self.hands.table.changed()

    # --- left button ----------------------------------------------------------------------------

    def _begin(self, spot: Spot, x: float, y: float) -> bool:
        """Start a drag; a card that may not be lifted stays, but its cell may still be clicked."""
        if self.hands.board.clickMove(spot.letter):
            return False
        if self.hands.table.layout.hit(*self._point()) != spot or not self.hands.lift(spot):
            self._down = None
            return False
        self._last = None
        return True

    def _point(self) -> tuple[float, float]:
        return (self._down.x, self._down.y) if self._down else (-1.0, -1.0)

    def _drop(self, x: float, y: float) -> None:
        area = self.hands.table.layout.area
        if area.contains(x, y):
            self.hands.drop()
        else:
            self.hands.cancel_drag()
        self.hands.table.changed()

    def _click(self, down: Press, x: float, y: float) -> None:
        layout = self.hands.table.layout
        if layout.cell_at(x, y) != down.letter:
            return
        last, self._last = self._last, None
        if down.letter is None:
            self.hands.picked = None
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
        if self.hands.table.settings.right_click == "collect":
            self.hands.table.session.collect()
