"""Journal: what everybody did in the game on the table, in sentences, with the reasons that are known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from solitaire.model.history import Entry
from solitaire.model.phrase import Phrase
from solitaire.play.companions import Companions
from solitaire.play.seats import told_names
from solitaire.play.session import Session
from solitaire.play.settings import Settings

__all__ = ["Journal", "Told"]


class Told(NamedTuple):
    """A sentence, and the number in the history of what it tells."""

    number: int
    words: Phrase


class Journal:
    """Follows the history of a session: what is undone is told no more, a loaded game from its deal on."""

    def __init__(self, session: Session, settings: Settings, companions: Companions) -> None:
        self._session, self.settings, self._companions = session, settings, companions
        self._told: list[Told] = []
        self._names: Sequence[str] = ()
        self._deal, self._end = -1, 0
        self._last: Entry | None = None

    @property
    def told(self) -> Sequence[Told]:
        """Every sentence since the deal, the newest last."""
        history, names = self._session.board.history, told_names(self.settings)
        deal = history.cursor - history.moves
        known = 0 < self._end <= history.cursor and history.entries[self._end - 1] is self._last
        if not known or (deal, names) != (self._deal, self._names):
            self._told, self._deal, self._names, self._end = [], deal, names, deal
        for number in range(self._end, history.cursor):
            sentences = self._session.board.toldOf(history.entries[number], names)
            self._told += (Told(number + 1, words) for words in sentences)
        self._end, self._last = history.cursor, history.last
        return self._told

    @property
    def latest(self) -> Sequence[Told]:
        """The sentences of what was done last."""
        told = self.told
        return [line for line in told[-4:] if line.number == self._session.board.history.cursor]

    @property
    def reasons(self) -> Mapping[int, Phrase]:
        """Why computer players did what they did, by the number of the move; empty unless they are wanted."""
        return self._companions.reasons if self.settings.show_reasons else {}
