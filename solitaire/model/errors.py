"""Everything the model raises. Each error is one clear sentence that can be shown to a player."""

from __future__ import annotations

from typing import Any

from .phrase import Phrase
from .verdict import Verdict

__all__ = [
    "BadDealCode",
    "BadOption",
    "CannotRead",
    "CannotWrite",
    "DamagedSave",
    "IllegalMove",
    "IllegalSavedMove",
    "InvalidSave",
    "NewerSave",
    "NotASave",
    "NotStarted",
    "SaveError",
    "SolitaireError",
    "TooLargeSave",
    "TruncatedSave",
    "UnknownGame",
    "WrongGame",
]


class SolitaireError(Exception):
    """Base of all errors of this program that a player may see."""

    def __init__(self, template: str = "", **values: Any) -> None:
        """*template* is the English sentence, with the names of *values* in braces where they belong."""
        phrase = template if isinstance(template, Phrase) else Phrase(template, **values)
        super().__init__(phrase)
        self.phrase: Phrase = phrase

    def __str__(self) -> str:
        """The message as one line. It is a Phrase: a front end can translate it."""
        return self.phrase


class NotStarted(SolitaireError):
    """The board has no game yet: call ``startGame`` first."""


class IllegalMove(SolitaireError):
    """A move against the rules, with the verdict that says which. Nothing was changed."""

    def __init__(self, verdict: Verdict | str, **values: Any) -> None:
        """*verdict* is the refusal, or a template as in SolitaireError where no rule was asked."""
        super().__init__(verdict.reason if isinstance(verdict, Verdict) else verdict, **values)
        self.verdict: Verdict | None = verdict if isinstance(verdict, Verdict) else None


class BadOption(SolitaireError):
    """An option that the game does not have, or a value that it cannot take."""


class BadDealCode(SolitaireError):
    """A deal code that cannot be read, with a typing error, or of another game."""


class UnknownGame(SolitaireError):
    """A game that is not registered."""


class SaveError(SolitaireError):
    """Base of everything that can be wrong with a save file."""


class NotASave(SaveError):
    """The file does not begin with the magic of a save."""


class NewerSave(SaveError):
    """The file was written by a newer version of the program."""


class TruncatedSave(SaveError):
    """The file is shorter or longer than its header says."""


class DamagedSave(SaveError):
    """The check sum does not fit the content."""


class InvalidSave(SaveError):
    """The check sum is right but the content is not what the format says."""


class IllegalSavedMove(SaveError):
    """The file holds a move that the rules do not allow."""


class TooLargeSave(SaveError):
    """The file is above the size a save can have."""


class WrongGame(SaveError):
    """The file holds another game than the board that was asked to load it."""


class CannotRead(SaveError):
    """The file or folder cannot be read."""


class CannotWrite(SaveError):
    """The file or folder cannot be written; the file that was there before is untouched."""
