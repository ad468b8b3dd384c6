"""Progress: the game that is being played is on disk after every move, one file for each game and options."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from solitaire.games.registry import find_game
from solitaire.model import savefile, saveformat
from solitaire.model.board import Board
from solitaire.model.deals import encode
from solitaire.model.errors import SolitaireError
from solitaire.model.phrase import Phrase

from .language import _, reason_of
from .ownership import Ownership
from .saves import SUFFIX, SavesFolder, open_save
from .syncer import Syncer

__all__ = ["Progress"]

FOLDER = ".progress"
_CURRENT = "current"
TAKEN = Phrase(
    "Another Solitaire took over the games: this one is no longer being saved unless you take over."
)
BUSY = Phrase(
    "Another Solitaire is running and keeps the games: this one is not being saved unless you take over."
)


class Progress:
    """Keeps boards in *folder*. It never raises: ``trouble`` says why nothing is being kept."""

    def __init__(self, saves: SavesFolder) -> None:
        """Below the folder of *saves*, which takes in games that another one displaces."""
        self.folder = saves.folder / FOLDER
        self._saves = saves
        self.trouble = ""
        self.notice = ""
        self._ownership = Ownership(self.folder)
        self._syncer = Syncer()
        self._untouchable: set[Path] = set()
        self._holders: dict[Path, Board] = {}

    # --- keeping --------------------------------------------------------------------------------

    def open(self) -> bool:
        """Claim the folder; False, with ``trouble``, when another program has it or it cannot be used."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._ownership = Ownership(self.folder)
            claimed = self._ownership.claim()
        except OSError as error:
            return self._fail(error)
        self.trouble = "" if claimed else BUSY
        if claimed:
            self._clean()
        return claimed

    def take_over(self) -> bool:
        """Keep the games here from now on, although another program does."""
        try:
            self._ownership.take_over()
        except OSError as error:
            return self._fail(error)
        self.trouble = ""
        return True

    def keep(self, board: Board) -> bool:
        """Write *board* now, so that a killed program loses nothing, and sync it to disk soon."""
        try:
            return self._write(board)
        except FileNotFoundError:
            if not self.open():
                return False
            return self._once_more(board)
        except OSError as error:
            return self._fail(error)
        except SolitaireError as error:
            self.trouble = str(error)
            return False

    def _once_more(self, board: Board) -> bool:
        try:
            return self._write(board)
        except OSError as error:
            return self._fail(error)

    def _write(self, board: Board) -> bool:
        data, path = saveformat.pack(board), self.path_of(board)
        with self._ownership.writing() as mine:
            if not mine:
                self.trouble = self.trouble or TAKEN
                return False
            if self._holders.get(path) is not board:
                self._put_by(path)
                self._holders[path] = board
            savefile.write_safely(path, data, sync=False)
            self._remember(path)
        self._syncer.request(path)
        self.trouble = ""
        return True

    def _put_by(self, path: Path) -> None:
        """Give the game in *path*, which another one is about to displace, a place among the saved games."""
        try:
            save = savefile.read_save(path)
        except SolitaireError:
            return
        facts, title = save.facts, find_game(save.game).title
        if not facts.get("moves") or facts.get("won") or self._is_saved(save):
            return
        self._saves.ensure()
        name = self._saves.free_name(f"{title} {save.deal.words}")
        savefile.write_safely(self._saves.path_for(name), path.read_bytes())
        self.notice = _("The game before was kept as {name}.").format(name=name)

    def _is_saved(self, save: saveformat.Save) -> bool:
        """Whether a saved game holds the same play already."""
        for game in self._saves.games():
            with suppress(SolitaireError):
                other = savefile.read_save(game.path)
                if (other.deal, other.actions, other.cursor) == (save.deal, save.actions, save.cursor):
                    return True
        return False

    def close(self) -> None:
        """Finish what is being written and give the folder back."""
        self._syncer.wait()
        self._ownership.release()

    def _fail(self, error: OSError) -> bool:
        text = "The game is not being saved: {reason} ({folder})."
        self.trouble = Phrase(text, reason=reason_of(error), folder=self.folder)
        return False

    def _clean(self) -> None:
        """Remove what a program that was killed left half written."""
        for path in self.folder.glob(".*.tmp"):
            with suppress(OSError):
                path.unlink()

    # --- finding --------------------------------------------------------------------------------

    def path_of(self, board: Board) -> Path:
        """The file of this game and these options."""
        signs = encode(board.letter, board.optionSpecs, board.options, 0)[:3]
        path = self.folder / f"{board.game}-{signs}{SUFFIX}"
        return path if path not in self._untouchable else path.with_stem(path.stem + "-2")

    def latest(self, game: str = "") -> Board | None:
        """The board that was played last, of *game* if given; None when there is none to go on with."""
        for name in self._recent():
            if name.endswith(SUFFIX) and name.startswith(f"{game}-" if game else ""):
                board = self._open(self.folder / name)
                if board:
                    return board
        return None

    def find(self, board: Board) -> Board | None:
        """The game in progress of the same kind and options as *board*, or None."""
        return self._open(self.path_of(board))

    def _open(self, path: Path) -> Board | None:
        if not path.exists() and not path.with_name(path.name + ".bak").exists():
            return None
        try:
            board: Board | None = open_save(path)
        except SolitaireError as error:
            board = self._last_good(path, str(error))
        if board:
            self._holders[path] = board
        return board

    def _last_good(self, path: Path, why: str) -> Board | None:
        """Set a file that cannot be opened aside, for ever, and open the one kept before it."""
        aside = self._set_aside(path) if path.exists() and self._ownership.mine else ""
        self.notice = _(why) + (" " + _("It was set aside as {file}.").format(file=aside) if aside else "")
        try:
            board = open_save(path.with_name(path.name + ".bak"))
        except SolitaireError:
            return None
        self.notice += " " + _("The game goes on from move {number}.").format(number=board.history.moves)
        return board

    def _set_aside(self, path: Path) -> str:
        number = 1
        while (aside := path.with_name(f"{path.stem}.damaged-{number}")).exists():
            number += 1
        try:
            os.replace(path, aside)
        except OSError:
            self._untouchable.add(path)
            return path.name
        return aside.name

    def _recent(self) -> list[str]:
        with suppress(OSError, UnicodeDecodeError):
            return (self.folder / _CURRENT).read_text(encoding="utf-8").splitlines()
        return []

    def _remember(self, path: Path) -> None:
        names = self._recent()
        if names[:1] != [path.name]:
            names = [path.name, *(name for name in names if name != path.name)][:50]
            savefile.write_safely(self.folder / _CURRENT, "\n".join(names).encode(), sync=False, backup=False)
