"""Companions: the computer players at the table. A front end says when one of them is to act."""

from __future__ import annotations

from solitaire.model.moves import Decision
from solitaire.model.phrase import Phrase

from .session import Event, Session
from .thinking import Thinker

__all__ = ["Companions"]


class Companions:
    """Plays for every seat but the player's own, one action at a time, through the session.

    ``think`` when one is due, ``act`` as soon as it is ``ready``; ``reasons`` are those of the actions of
    this session, by their number in the history.
    """

    def __init__(self, session: Session, seconds: float = 1.0) -> None:
        """*seconds* for the longest thought."""
        self.session = session
        self.reasons: dict[int, Phrase] = {}
        self._thinker = Thinker(seconds)
        self._asked: object = None
        self._decision: Decision | None = None
        self._changes = 0
        session.listen(self._heard)

    def _heard(self, event: Event) -> None:
        """An answer, and the reasons of moves that are taken back, are worth nothing any more."""
        if event.kind in ("said", "refused"):
            return
        self._changes += 1
        cursor = -1 if event.kind == "loaded" else self.session.board.history.cursor
        self.reasons = {number: why for number, why in self.reasons.items() if number <= cursor}

    @property
    def due(self) -> bool:
        """Whether the next action is a computer player's."""
        board = self.session.board
        waits = board.companions and board.turn != self.session.seat
        return waits and not board.actions() and not board.outcome

    def think(self) -> None:
        """Begin to think about the action that is due."""
        board = self.session.board
        question = board.question(board.turn) if self.due else None
        if question and self._asked != self._moment:
            self._asked, self._decision = self._moment, None
            self._thinker.ask(question)

    @property
    def ready(self) -> bool:
        """Whether the action that is due can be made without waiting."""
        if self._asked != self._moment:
            return False
        if self._decision is None:
            self._decision = self._thinker.answer()
        return self._decision is not None

    def act(self) -> bool:
        """Make the action that is due; False when none is, or it could not be made."""
        if not self.due:
            return False
        self.think()
        decision = self._decision or self._thinker.answer(wait=True)
        self._asked = self._decision = None
        if decision is None:
            return False
        board = self.session.board
        if not self.session.play(decision.move, board.turn):
            return False
        self.reasons[board.history.cursor] = decision.why
        return True

    def close(self) -> None:
        """Stop thinking: the program ends."""
        self._thinker.close()

    @property
    def _moment(self) -> object:
        """What an answer belongs to: it is worth nothing after anything else has happened."""
        board = self.session.board
        return self._changes, id(board), board.history.cursor, board.deal
