"""Tracing: looks on at the commands of a session while somebody wants to see the calls they make."""

from __future__ import annotations

from collections.abc import Callable

from .calls import Call, Recording
from .flow import Flow, State
from .language import _, n_
from .session import Event, Session

__all__ = ["Tracer", "result_words"]


class Tracer:
    """Looks on while it is switched on, and keeps what the player's last command did.

    What computer players do is kept only where the player has not done anything yet.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._listens = self._busy = self._is_own = False
        self._flow: Flow | None = None
        self.calls: list[Call] = []
        self.left_out = 0
        self.is_cut = False
        self.trouble: Exception | None = None
        self.trail: tuple[State, ...] = ()
        self.recorded: Callable[[], None] = lambda: None

    @property
    def is_on(self) -> bool:
        """Whether commands are recorded."""
        return self._session.watch is not None

    def on(self) -> None:
        """Record every command from now on; ``recorded`` is called after each."""
        if not self._listens:
            self._session.listen(self._follow)
            self._listens = True
        self._begin_flow()
        self._session.watch = self._watch

    def off(self) -> None:
        """Record nothing, and cost nothing."""
        self._session.watch = None
        self.calls, self.left_out, self.is_cut, self._is_own = [], 0, False, False

    def _watch(self, command: Callable[[], bool]) -> bool:
        if self._busy:  # one command that gives another
            return command()
        self._busy, another = True, self._waits_for_another
        self.trail = self.trail[-1:]
        recording = Recording(self._session)
        try:
            with recording:
                done = command()
            if recording.calls:
                recording.calls[0].result = "true" if done else "false"
            return done
        finally:
            self._busy = False
            if not (another and self._is_own and _is_made(recording)):
                self._keep(recording, own=not another)

    def _keep(self, recording: Recording, own: bool) -> None:
        """Show what was recorded in place of what was shown."""
        self._is_own = own and bool(recording.calls)
        self.calls, self.left_out = recording.calls, recording.left_out
        self.is_cut, self.trouble = recording.is_cut, recording.trouble
        self.recorded()

    @property
    def _waits_for_another(self) -> bool:
        """Whether the next move is a computer player's, which takes no list away from the player."""
        board = self._session.board
        return board.companions and board.turn != self._session.seat and not board.actions()

    # --- the game loop --------------------------------------------------------------------------

    def _begin_flow(self) -> None:
        """Ask the flow where the game is now; a table that no game could have come to has no place in it."""
        try:
            self._flow = Flow(self._session, listens=False)
        except ValueError:
            self._flow = None
        self.trail = self._flow.trail if self._flow else ()

    def _follow(self, event: Event) -> None:
        if not self.is_on:
            return
        if self._flow is None:
            self._begin_flow()
            return
        before = self.trail if self._busy else self.trail[-1:]
        try:
            self._flow.follow(event)
            if len(self._flow.trail) > 1:  # not a remark, after which the way stays as it was
                self.trail = (*before, *self._flow.trail[1:])
        except ValueError:  # a game that goes a way of its own: begin again where it rests
            self._begin_flow()

    # --- in words -------------------------------------------------------------------------------

    @property
    def rest(self) -> str:
        """What the list of calls leaves out at its end; empty when it is whole."""
        if self.is_cut:
            return _("… and many more calls, which were not recorded.")
        if not self.left_out:
            return ""
        return n_("… and {number} more call", "… and {number} more calls", self.left_out)

    @property
    def way(self) -> str:
        """The states that the last command passed through."""
        return " → ".join(_(state.value) for state in self.trail)


def _is_made(recording: Recording) -> bool:
    """Whether it is that of a move which was made: what else happens while others play, the player does."""
    first = recording.calls[0] if recording.calls else None
    return first is not None and first.method == "play" and first.result == "true"


def result_words(call: Call) -> str:
    """What a call answered, how often it was made, and how much of it is not shown."""
    words = f"→ {call.result}" if call.result else ""
    if call.times > 1:
        words = f"{words} ×{call.times}"
    if call.inside:
        inside = n_("{number} call inside", "{number} calls inside", call.inside)
        words = f"{words} ({inside})"
    return words.strip()
