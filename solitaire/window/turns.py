"""Turns: lets the computer players act, one action at a time, so that a player can follow. Timers only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from solitaire.model.moves import Move
from solitaire.play.companions import Companions

from .keys import MODIFIERS

if TYPE_CHECKING:
    from .stage import Stage

__all__ = ["GRACE", "MORE", "MOST", "PACES", "POLL", "Turns"]

PACES: Mapping[str, float] = {"normal": 0.9, "fast": 0.35, "off": 0.0}
"""The settings for the speed, as seconds between two actions of computer players."""
GRACE = 1.0
"""Seconds in which the player can take back a move after which others act."""
MORE = 0.25
"""How much longer, as a part of the pause, each further card that is laid open can be looked at."""
MOST = 1.0
"""The longest that a pause grows, as a part of it."""
POLL = 0.03
"""Seconds between two looks whether a long thought has come to its end."""
_FOR_ONE_ON_TURN = frozenset({"draw", "collect", "send"})


class Turns:
    """Plans at most one action ahead, and only while one is due and the table is in sight.

    ``follow`` after everything that may change that; ``skip`` makes the pauses go away until the player is to
    act. ``away``: the window cannot be seen.
    """

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.companions = Companions(stage.session)
        self.hurried = self.away = False
        self._plan = 0
        self._since = 0.0

    @property
    def active(self) -> bool:
        """Whether a computer player is about to act."""
        return self.companions.due and self._stage.dialog is None and not self.away

    def follow(self) -> None:
        """Plan the next action, and forget what was planned before."""
        self._plan += 1
        self.hurried = self.hurried and self.companions.due
        if self.active:
            stage = self._stage
            self._since = stage.now()
            self._after(0.0 if self.hurried else stage.motion.rest(stage.now()), self._think)

    def skip(self) -> bool:
        """Go on without pauses until the player is to act; False when nobody else is about to act."""
        if not self.active:
            return False
        self.hurried = True
        self._stage.motion.finish()
        self.follow()
        return True

    def skip_by_click(self, x: float, y: float) -> bool:
        """Skip by a click on the table; not by one on the player's own hand or on what a click opens."""
        letter, board = self._stage.layout.cell_at(x, y), self._stage.session.board
        opens = any(letter in tally.letters for tally in board.tallies())
        return not (letter and (opens or self._is_own(letter))) and self.skip()

    def skip_by_key(self, pressed: str, command: str | None) -> bool:
        """Skip by a key; not by a command that can be given at any time, or by a key held for another."""
        if pressed.rpartition("+")[2] in MODIFIERS:
            return False
        if command in ("pick", "choose"):
            return not self._is_own(self._stage.keyboard.focus.letter) and self.skip()
        return (command is None or command in _FOR_ONE_ON_TURN) and self.skip()

    def _is_own(self, letter: str) -> bool:
        session = self._stage.session
        return session.board.seatOf(letter) == session.seat

    def close(self) -> None:
        """Stop for good: the window closes."""
        self.away = True
        self._plan += 1
        self.companions.close()

    # --- one action -----------------------------------------------------------------------------

    def _after(self, seconds: float, act: Callable[[], None]) -> None:
        """Do this later, if nothing else has been planned by then."""
        plan = self._plan

        def due() -> None:
            if plan == self._plan and self.active:
                act()

        self._stage.later(seconds, due)

    def _think(self) -> None:
        """The cards lie still: think while the player looks at them."""
        self.companions.think()
        self._after(max(0.0, self._since + self._pause - self._stage.now()), self._act)

    @property
    def _pause(self) -> float:
        session = self._stage.session
        if self.hurried:
            return 0.0
        can_take_back = session.board.history.moves and session.board.canUndo(session.seat)
        return GRACE if can_take_back else PACES[self._stage.settings.speed] * (1 + self._longer)

    @property
    def _longer(self) -> float:
        """What was done last needs more time when many cards were laid open."""
        last = self._stage.session.board.history.last
        steps = last.steps if last is not None and isinstance(last.action, Move) else ()
        seen = sum(len(step.cards) for step in steps if any(card.faceUp for card in step.cards))
        return min(MOST, MORE * max(0, seen - 1))

    def _act(self) -> None:
        hurried = self.hurried
        if not self.companions.ready:
            self._after(POLL, self._act)
        elif self.companions.act():
            if hurried:
                self._stage.motion.finish()
            self._stage.changed()
