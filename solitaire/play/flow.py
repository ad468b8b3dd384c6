"""The game loop as a table of states: what may follow what, and where a session is in it.

Source: seeds/klondike-classes.en.txt, "Initialisation", "Game loop" and "Flow State Diagram". The diagram of
this table is uml/game-loop.md. As in the source, a card moves only after the receiving cell allowed it:
the state ``MOVE`` is a move that was made, and a refused one goes from ``ACTION`` to ``ERROR``.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from solitaire.model.deals import Deal
from solitaire.model.moves import Move
from solitaire.model.phrase import Phrase

from .session import Event, Session

__all__ = ["TRANSITIONS", "Flow", "State"]


class State(Enum):
    """The states of the game loop; the value is the name that a reader sees."""

    CHOICE = Phrase("saved game or new")
    INITIALISE = Phrase("initialise")
    DISTRIBUTE = Phrase("distribute")
    ACTION = Phrase("player action")
    DRAW = Phrase("draw")
    MOVE = Phrase("move")
    ERROR = Phrase("error")
    SAVE = Phrase("save")
    WIN = Phrase("win")


TRANSITIONS: Mapping[State, Mapping[State, str]] = {
    State.CHOICE: {
        State.INITIALISE: "new game",
        State.ACTION: "saved or earlier game",
        State.WIN: "one that is won",
    },
    State.INITIALISE: {State.DISTRIBUTE: "shuffle"},
    State.DISTRIBUTE: {State.ACTION: "cards dealt"},
    State.ACTION: {
        State.DRAW: "draw or cycle back",
        State.MOVE: "valid move, undo, redo",
        State.ERROR: "refused",
        State.SAVE: "save",
        State.CHOICE: "another game",
    },
    State.DRAW: {State.ACTION: "check win: no"},
    State.MOVE: {State.ACTION: "check win: no", State.WIN: "check win: yes"},
    State.ERROR: {State.ACTION: "reason shown", State.WIN: "still won"},
    State.SAVE: {State.ACTION: "go on", State.WIN: "kept as won"},
    State.WIN: {
        State.MOVE: "undo, card back",
        State.ERROR: "refused",
        State.SAVE: "save",
        State.CHOICE: "another game",
    },
}
"""From each state to those that may follow, and what makes the game take that way."""


class Flow:
    """Follows a session through the table. ``state`` is where it rests, ``trail`` how it came there.

    Between two commands a session rests in ``ACTION`` or ``WIN``. A remark that saves nothing new leaves it
    there. A way that the table does not have raises ValueError: then the session and the diagram tell
    different stories.
    """

    def __init__(self, session: Session, listens: bool = True) -> None:
        """The trail begins with how the game of *session* came on the table.

        It follows by itself from now on; without *listens* somebody else calls ``follow``.
        """
        self._session = session
        self.state = State.CHOICE
        self.trail: tuple[State, ...] = ()
        self._go((State.CHOICE, *self._arrival(), self._rest()))
        self._saved = self._file()
        if listens:
            session.listen(self.follow)

    def follow(self, event: Event) -> None:
        """Pass through the states that *event* stands for, to the one where the session rests now."""
        self._go((self.state, *self._passed(event), self._rest()))
        self._saved = self._file()

    def _go(self, trail: tuple[State, ...]) -> None:
        if trail[-2:] == (self.state, self.state):
            trail = trail[:-1]  # a remark: nothing happened
        for before, after in zip(trail, trail[1:], strict=False):
            if after not in TRANSITIONS[before]:
                raise ValueError(f"“{before.value}” never leads to “{after.value}”")
        self.trail, self.state = trail, trail[-1]

    def _passed(self, event: Event) -> tuple[State, ...]:
        if event.kind == "refused":
            return (State.ERROR,)
        if event.kind == "said":
            is_saved = self._file() != self._saved and not self._session.unsaved
            return (State.SAVE,) if is_saved else ()
        if event.kind == "loaded":
            return State.CHOICE, *self._arrival()
        if event.kind == "undone":
            return (State.MOVE,) if event.steps else (State.CHOICE,)
        return self._played()

    def _played(self) -> tuple[State, ...]:
        """What the entry made last stands for: a deal, a draw or a move."""
        last, pool = self._session.board.history.last, self._session.board.pool
        if last is None or isinstance(last.action, Deal):
            return State.CHOICE, State.INITIALISE, State.DISTRIBUTE
        drawn = pool is not None and last.action == Move(pool.downside.letter)
        return (State.DRAW,) if drawn else (State.MOVE,)

    def _arrival(self) -> tuple[State, ...]:
        """How a game came on the table: out of a file, or initialised and distributed."""
        saved = self._session.path is not None or len(self._session.board.history.entries) > 1
        return () if saved else (State.INITIALISE, State.DISTRIBUTE)

    def _rest(self) -> State:
        return State.WIN if self._session.won else State.ACTION

    def _file(self) -> object:
        """What changes when the game is saved."""
        return self._session.path, self._session.unsaved
