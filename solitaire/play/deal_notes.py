"""DealNotes: what a session knows of each deal in the history of one board: its file, and the time played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from solitaire.model.history import History

from .resources import samples_path

__all__ = ["DealNotes"]


class DealNotes:
    """Every deal of the history has its own file, or none: after a new deal Save cannot replace the game
    before, and after taking that deal back it writes to its file again.
    """

    def __init__(self, history: Callable[[], History], file: Path | None = None) -> None:
        """*history* gives that of the board on the table, which came out of *file* if it is a saved game.
        The program's own samples are no one's file.
        """
        own = file and not (file.name.startswith("sample-") and file.resolve().parent == samples_path())
        self._history = history
        self._files = {self.number: file} if file and own else {}
        self._times: dict[int, float] = {}
        self._saved_at = self._state() if own else None

    @property
    def number(self) -> int:
        """The place of the deal on the table in the history."""
        history = self._history()
        return history.cursor - history.moves

    # --- files ----------------------------------------------------------------------------------

    @property
    def file(self) -> Path | None:
        """The file of the game on the table."""
        return self._files.get(self.number)

    @property
    def unsaved(self) -> bool:
        """Whether something was played that no file holds."""
        return self._history().moves > 0 and self._saved_at != self._state()

    def saved(self, file: Path) -> None:
        """The game on the table was written to *file*, and nothing else is there now."""
        self._files = {deal: other for deal, other in self._files.items() if other != file}
        self._files[self.number] = file
        self._saved_at = self._state()

    def renamed(self, file: Path, name: Path) -> None:
        """*file* is called *name* now."""
        self._files = {deal: name if other == file else other for deal, other in self._files.items()}

    def dealt(self, file: Path | None) -> None:
        """A deal was added to the history, what could be redone is gone; Save writes it to *file*."""
        self._files = {deal: other for deal, other in self._files.items() if deal < self.number}
        if file:
            self._files[self.number] = file

    def _state(self) -> object:
        history = self._history()
        return history.cursor, [entry.action for entry in history.entries]

    # --- time -----------------------------------------------------------------------------------

    def left(self, number: int, seconds: float) -> None:
        """Deal *number* was taken back after *seconds* of play."""
        self._times[number] = seconds

    @property
    def time(self) -> float:
        """The seconds that were played on the deal on the table before it was taken back."""
        return self._times.get(self.number, 0.0)
