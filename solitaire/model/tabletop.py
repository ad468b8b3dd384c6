"""Tabletop: what a board tells whoever shows it. With it a front end needs no rule of any game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from .cards import Card
from .history import Entry
from .moves import Decision, Move
from .phrase import Phrase
from .places import Fact, Mark, Place, Tally
from .sheet import ScoreSheet

__all__ = ["Action", "Question", "Tabletop"]


class Action(NamedTuple):
    """A move that a front end offers by name, as a button."""

    move: Move
    words: Phrase


class Question(NamedTuple):
    """What a computer player is asked: ``answer(stop)`` decides, at the latest soon after ``stop()`` is true.

    It holds no board, only what that player may see, and it can be pickled. *isLong*: it may take a second.
    """

    answer: Callable[[Callable[[], bool]], Decision]
    isLong: bool


class Tabletop(ABC):
    """The table as something to look at: where things lie, what they are called, who sees what.

    Only ``places`` must be given. The rest is for games that have more than cells: seats, a score sheet,
    computer players. *names* are those of the players, by seat.
    """

    @property
    @abstractmethod
    def places(self) -> Mapping[str, Place]:
        """Where each cell stands on the table."""

    def isShown(self, card: Card, letter: str, player: int = 0) -> bool:
        """Whether *player* may see the front of *card*, which lies in cell *letter*."""
        return card.faceUp

    def mark(self, letter: str) -> Mark:
        """What cell *letter* shows while it is empty."""
        return Mark("")

    def status(self) -> tuple[Fact, ...]:
        """The figures of the status bar besides moves and time."""
        return ()

    def seatOf(self, letter: str) -> int | None:
        """The player whose hand of cards cell *letter* is, or None."""
        return None

    def captions(self, names: Sequence[str]) -> dict[str, Phrase]:
        """Words that stand above a cell, by its letter: whose it is, what it is for."""
        return {}

    def about(self, letter: str) -> Phrase:
        """What is to be said of cell *letter* besides its cards: how many they are, what they make."""
        return Phrase("")

    def sign(self, letter: str) -> Mark:
        """What kind of thing lies in cell *letter*, to be seen at a glance; an empty Mark for none."""
        return Mark("")

    def standsFor(self, card: Card, letter: str, shown: Sequence[Card] = ()) -> str:
        """The index of the card that *card* counts as in cell *letter*; empty when it is only itself.

        *shown* is the one of the cell's ``arrangements`` that is looked at, by default ``arranged``.
        """
        return ""

    def badge(self, letter: str) -> Phrase:
        """What ``about`` says, in a few words that stand beside the name or the cards of cell *letter*."""
        return Phrase("")

    def tallies(self) -> tuple[Tally, ...]:
        """Cells that have left the table and are only counted, each group in one place."""
        return ()

    def actions(self) -> tuple[Action, ...]:
        """The moves that are offered by name now."""
        return ()

    @property
    def duty(self) -> Phrase:
        """What the player who is to move has to do now; empty where that needs no words."""
        return Phrase("")

    @property
    def nicknames(self) -> Mapping[str, str]:
        """English words for typed moves, each with the cell it stands for: ``V`` for what begins there,
        ``>V`` for cards that go there. The word ``new`` is for an empty place of the player.
        """
        return {}

    def scoreSheet(self, names: Sequence[str]) -> ScoreSheet | None:
        """How the score came about, line by line; None where one figure says it all."""
        return None

    @property
    def outcome(self) -> Phrase:
        """How the game ended, in words; empty while it goes on, and where won or lost says it all."""
        return Phrase("")

    def toldOf(self, entry: Entry, names: Sequence[str]) -> list[Phrase]:
        """What happened in *entry*, in sentences of what everybody saw. Who has no name is spoken to."""
        return []

    def question(self, seat: int) -> Question | None:
        """What to ask the computer player of *seat*, who is to move; None in a game without any."""
        return None
