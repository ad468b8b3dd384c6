"""Progress: the game that is being played is on disk after every move, one file for each game and options."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from solitaire.model import savefile, saveformat
from solitaire.model.board import Board
from solitaire.model.deals import encode
from solitaire.model.errors import SolitaireError
from solitaire.model.phrase import Phrase

from .language import _, reason_of
from .ownership import Ownership
from .saves import SUFFIX, SavesFolder, open_save
from .syncer import Syncer

__all__ = ["Progress", "has_ended"]

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
        self._unclaimed = False

    # --- keeping --------------------------------------------------------------------------------

    def open(self) -> bool:
        """Claim the folder; False, with ``trouble``, when another program has it or it cannot be used.

        What cannot be used is claimed again before the next write: the disk was full, the stick not there.
        """
        self._ownership.release()
        self._holders.clear()  # who knows what was played here in the meantime
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._ownership = Ownership(self.folder)
            claimed = self._ownership.claim()
        except OSError as error:
            self._unclaimed = True
            return self._fail(error)
        self._unclaimed = False
        self.trouble = "" if claimed else BUSY
        if claimed:
            self._clean()
        return claimed

    @property
    def readable(self) -> bool:
        """Whether the games here may be gone on with: no other program does."""
        return self.trouble != BUSY

    @property
    def retries(self) -> bool:
        """Whether keeping failed for a reason that may pass: a full disk, a folder that went away."""
        return bool(self.trouble) and self.trouble not in (BUSY, TAKEN)

    def take_over(self) -> bool:
        """Keep the games here from now on, although another program does."""
        try:
            self._ownership.take_over()
        except OSError as error:
            return self._fail(error)
        self._holders.clear()  # the other program played on
        self.trouble = ""
        return True

    def keep(self, board: Board) -> bool:
        """Write *board* now, so that a killed program loses nothing, and sync it to disk soon."""
        if self._unclaimed and not self.open():
            return False
        try:
            try:
                return self._write(board)
            except FileNotFoundError:
                return self.open() and self._write(board)
        except OSError as error:
            return self._fail(error)
        except SolitaireError as error:
            self.trouble = str(error)
            return False

    def _write(self, board: Board) -> bool:
        data, path = saveformat.pack(board), self.path_of(board)
        with self._ownership.writing() as mine:
            if not mine:
                self.trouble = self.trouble or TAKEN
                return False
            if self._holders.get(path) is not board:
                self._displace(path, board)
                path = self.path_of(board)
                self._holders[path] = board
            savefile.write_safely(path, data, sync=False)
            self._remember(path)
        self._syncer.request(path)
        self.trouble = ""
        return True

    def _displace(self, path: Path, board: Board) -> None:
        """Give the game in *path*, which *board* is about to displace, a place among the saved games."""
        kept = self._open(path)
        if kept:
            self.make_way(kept, board)

    def make_way(self, kept: Board, board: Board) -> None:
        """Save *kept* under a name of its own if *board*, which comes in its place, does not hold its moves.

        Raises SolitaireError and OSError.
        """
        if not kept.history.moves or has_ended(kept) or _goes_on(board, kept):
            return
        data = saveformat.pack(kept)
        if self._is_saved(saveformat.unpack(data)):
            return
        self._saves.ensure()
        name = self._saves.free_name(f"{kept.title} {kept.deal.words if kept.deal else ''}".strip())
        savefile.write_safely(self._saves.path_for(name), data)
        notice = _("The game before was kept as {name}.").format(name=name)
        self.notice = f"{self.notice} {notice}".strip()

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
        self.trouble = Phrase(
            "The game is not being saved: {reason} ({folder}).", reason=reason_of(error), folder=self.folder
        )
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
                board = self._resume(self.folder / name)
                if board:
                    return board
        return None

    def find(self, board: Board) -> Board | None:
        """The game in progress of the same kind and options as *board*, or None."""
        return self._resume(self.path_of(board))

    def _resume(self, path: Path) -> Board | None:
        before = self.notice
        board = self._open(path)
        if board:
            self._holders[path] = board
        if board and self.notice != before:
            goes_on = _("The game goes on from move {number}.").format(number=board.history.moves)
            self.notice = f"{self.notice} {goes_on}"
        return board

    def _open(self, path: Path) -> Board | None:
        if not os.path.exists(path) and not os.path.exists(path.with_name(path.name + ".bak")):
            return None
        try:
            return open_save(path)
        except SolitaireError as error:
            return self._last_good(path, str(error))

    def _last_good(self, path: Path, why: str) -> Board | None:
        """Set a file that cannot be opened aside, for ever, and open the one kept before it."""
        aside = self._set_aside(path) if os.path.exists(path) and self._ownership.mine else ""
        self.notice = _(why) + (" " + _("It was set aside as {file}.").format(file=aside) if aside else "")
        try:
            return open_save(path.with_name(path.name + ".bak"))
        except SolitaireError:
            return None

    def _set_aside(self, path: Path) -> str:
        number = 1
        while os.path.exists(aside := path.with_name(f"{path.stem}.damaged-{number}")):
            number += 1
        try:
            os.replace(path, aside)
        except OSError:
            self._untouchable.add(path)
            return path.name
        return aside.name

    def _recent(self) -> list[str]:
        path = self.folder / _CURRENT
        with suppress(OSError, UnicodeDecodeError):
            if path.is_file() and path.stat().st_size < 100_000:  # a pipe or a giant would hold the start up
                return path.read_text(encoding="utf-8").splitlines()
        return []

    def _remember(self, path: Path) -> None:
        names = self._recent()
        if names[:1] != [path.name]:
            names = [path.name, *(name for name in names if name != path.name)][:50]
            savefile.write_safely(self.folder / _CURRENT, "\n".join(names).encode(), sync=False, backup=False)


def has_ended(board: Board) -> bool:
    """Whether the game of *board* is won, or its outcome is known: then there is nothing to go on with."""
    return board.checkWin() or bool(board.outcome)


def _goes_on(board: Board, kept: Board) -> bool:
    """Whether all that was played in *kept* is in the history of *board* too."""
    entries = kept.history.entries
    return [entry.action for entry in entries] == [
        entry.action for entry in board.history.entries[: len(entries)]
    ]
