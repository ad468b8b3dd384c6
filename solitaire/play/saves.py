"""The folder of saved games: list, name, delete and bring back."""

from __future__ import annotations

import os
import re
import unicodedata
from pathlib import Path
from typing import NamedTuple

from solitaire.games.registry import find_game
from solitaire.model import savefile, saveformat
from solitaire.model.board import Board
from solitaire.model.errors import CannotWrite, SolitaireError

from .language import _, reason_of

__all__ = ["SUFFIX", "SavedGame", "SavesFolder", "open_save"]

SUFFIX = ".sol"
_TRASH = ".deleted"


class SavedGame(NamedTuple):
    """One line of the list of saved games. ``trouble`` says why a file cannot be opened."""

    path: Path
    title: str = ""
    saved: float = 0.0
    moves: int = 0
    elapsed: float = 0.0
    won: bool = False
    code: str = ""
    trouble: str = ""
    lost: bool = False

    @property
    def name(self) -> str:
        """The name the player gave it."""
        return self.path.stem

    @property
    def result(self) -> str:
        """Won or lost, in a word; empty while it goes on."""
        return _("won") if self.won else _("lost") if self.lost else ""


def open_save(path: Path) -> Board:
    """A new board in the state of *path*, of whichever game the file holds. Raises SolitaireError."""
    save = savefile.read_save(path)
    return saveformat.restore(find_game(save.game), save)


def _clip(name: str, size: int) -> str:
    """The beginning of *name* that fits into *size* bytes of UTF-8."""
    return name.encode("utf-8", "ignore")[:size].decode("utf-8", "ignore")


class SavesFolder:
    """All saved games of one folder, newest first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._deleted: list[tuple[Path, Path]] = []

    def ensure(self) -> None:
        """Make the folder if it is not there. Raises CannotWrite."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CannotWrite(
                "Cannot make the folder {folder} for saved games: {reason}. Choose another with --saves.",
                folder=self.folder, reason=reason_of(error),
            ) from error  # fmt: skip

    def games(self) -> list[SavedGame]:
        """Every save in the folder, newest first; a file that cannot be opened is listed with its trouble."""
        return sorted((self._info(path) for path in self.files()), key=lambda game: (-game.saved, game.name))

    def files(self) -> list[Path]:
        """The files of all saves in the folder, sound or not, by name."""
        try:
            return sorted(path for path in self.folder.glob("*" + SUFFIX) if not path.name.startswith("."))
        except OSError:
            return []

    def _info(self, path: Path) -> SavedGame:
        try:
            saved = path.stat().st_mtime
        except OSError:
            saved = 0.0
        try:
            save = savefile.read_save(path)
            title = find_game(save.game).title
            facts = save.facts
            moves, won, lost = facts.get("moves"), facts.get("won") is True, facts.get("lost") is True
            moves = moves if type(moves) is int else 0
            return SavedGame(path, title, saved, moves, save.elapsed, won, save.deal.code, lost=lost)
        except SolitaireError as error:
            return SavedGame(path, saved=saved, trouble=str(error))

    def path_for(self, name: str) -> Path:
        """The file of a saved game called *name*; signs that a file name cannot hold become dashes."""
        clean = re.sub(r'[\x00-\x1f\x7f/\\:*?"<>|]+', "-", unicodedata.normalize("NFC", name)).strip(" .")
        return self.folder / ((_clip(clean, 200) or "game") + SUFFIX)

    def free_name(self, base: str) -> str:
        """*base*, or *base* with the first number that is not taken."""
        name, number = base, 2
        while os.path.exists(self.path_for(name)):  # Path.exists raises for a name that is too long
            name, number = f"{_clip(base, 180)} {number}", number + 1
        return name

    def rename(self, path: Path, name: str) -> Path:
        """Give the game in *path* another name. Raises CannotWrite, for a name that is taken too."""
        target = self.path_for(name)
        if target == path:
            return path
        if os.path.exists(target):
            raise CannotWrite(
                "There is a saved game “{name}” already: choose another name.", name=target.stem
            )
        try:
            os.rename(path, target)
        except OSError as error:
            raise CannotWrite(
                "Cannot rename {name}: {reason}.", name=path.stem, reason=reason_of(error)
            ) from error
        return target

    def export(self, path: Path, target: Path) -> Path:
        """Copy the game in *path* to *target*, a new file or a folder. Raises SaveError; replaces nothing."""
        savefile.read_save(path)
        file = target / path.name if os.path.isdir(target) else target
        if os.path.exists(file):
            raise CannotWrite("{file} is there already: choose another name.", file=file)
        self._copy(path, file)
        return file

    def bring_in(self, source: Path, name: str = "") -> Path:
        """Add the game of *source*, which must be sound, under a free name. Raises SolitaireError."""
        open_save(source)
        self.ensure()
        path = self.path_for(self.free_name(name or source.stem))
        self._copy(source, path)
        return path

    @staticmethod
    def _copy(source: Path, target: Path) -> None:
        try:
            savefile.write_safely(target, source.read_bytes(), backup=False)
        except OSError as error:
            raise CannotWrite(
                "Cannot write {path}: {reason}.", path=target, reason=reason_of(error)
            ) from error

    def delete(self, path: Path) -> None:
        """Put *path* aside so that ``restore`` can bring it back. Raises CannotWrite."""
        trash = self.folder / _TRASH
        try:
            trash.mkdir(exist_ok=True)
            aside, number = trash / path.name, 1
            while os.path.exists(aside):
                aside, number = trash / f"{path.stem}.{number}{path.suffix}", number + 1
            os.replace(path, aside)
        except OSError as error:
            raise CannotWrite(
                "Cannot delete {name}: {reason}.", name=path.name, reason=reason_of(error)
            ) from error
        self._deleted.append((path, aside))

    @property
    def can_restore(self) -> bool:
        """Whether a game was deleted since the program started."""
        return bool(self._deleted)

    def restore(self) -> Path:
        """Bring the game deleted last back, under a free name when its own is taken. Raises CannotWrite."""
        if not self._deleted:
            raise CannotWrite("Nothing was deleted.")
        path, aside = self._deleted[-1]
        if os.path.exists(path):
            path = self.path_for(self.free_name(path.stem))
        try:
            os.replace(aside, path)
        except OSError as error:
            raise CannotWrite(
                "Cannot bring {name} back: {reason}.", name=path.name, reason=reason_of(error)
            ) from error
        self._deleted.pop()
        return path
