"""Saved games as files: written in one go, read with suspicion.

The bytes are those of saveformat.py; nothing else in ``model/`` touches a disk.
"""

from __future__ import annotations

import os
import shutil
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from .errors import CannotRead, CannotWrite, TooLargeSave, WrongGame
from .phrase import Phrase
from .saveformat import HEADER_SIZE, LIMIT, Save, pack, restore, unpack

if TYPE_CHECKING:
    from .board import Board

__all__ = ["load_board", "read_save", "save_board", "write_safely"]


def _umask() -> int:
    mask = os.umask(0o077)  # the only way to read it is to set it
    os.umask(mask)
    return mask


_UMASK = _umask()


# --- writing ------------------------------------------------------------------------------------


def save_board(board: Board, path: Path) -> None:
    """Write *board* to *path*. Raises CannotWrite, TooLargeSave or NotStarted; the old file then stays."""
    data = pack(board)
    unpack(data, Phrase("What would be saved"))  # facts of a new game may be what no file can hold
    with _told(path):
        write_safely(path, data)
        if path.read_bytes() != data:
            raise CannotWrite("{path} does not read back as it was written: try another folder.", path=path)


def write_safely(path: Path, data: bytes, sync: bool = True, backup: bool = True) -> None:
    """Write through a temporary file in the same folder; the previous file stays as ``.bak``.

    Without *sync* a killed program still leaves a whole file, but a power cut may not. Raises OSError.
    """
    if path.is_symlink():
        path = Path(os.path.realpath(path))  # the link stays, its target is written
    handle, name = tempfile.mkstemp(prefix=".", suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.chmod(
                name, 0o666 & ~_UMASK
            )  # a temporary file is for its owner only; a save is a file like others
            if sync:
                os.fsync(file.fileno())
        if backup and path.exists():
            _keep_backup(path)
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
    if sync:
        _sync_folder(path.parent)


def _keep_backup(path: Path) -> None:
    backup, link = path.with_name(path.name + ".bak"), path.with_name(f".{path.name}.tmp")
    link.unlink(missing_ok=True)
    try:
        try:
            os.link(path, link)
        except OSError:
            shutil.copyfile(path, link)
        os.replace(link, backup)
    finally:
        link.unlink(missing_ok=True)  # it is still there when both names were the same file already


def _sync_folder(folder: Path) -> None:
    with suppress(OSError):  # some systems cannot open or sync a folder
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Turn errors of the system into one sentence that names the file and the way out."""
    try:
        yield
    except (OSError, ValueError) as error:
        why = Phrase(getattr(error, "strerror", None) or "the name is not allowed")
        raise CannotWrite(
            "Cannot write {path}: {reason}. Choose another folder with --saves.", path=path, reason=why
        ) from error


# --- reading ------------------------------------------------------------------------------------


def load_board(board_type: type[Board], path: Path) -> Board:
    """A new board of *board_type* in the state of the file. Raises SaveError."""
    save = read_save(path)
    if save.game != board_type.game:
        raise WrongGame(
            "{name} holds a game of {other}, not of {game}.",
            name=path.name, other=save.game[:30], game=Phrase(board_type.title),
        )  # fmt: skip
    return restore(board_type, save)


def read_save(path: Path) -> Save:
    """The content of *path*, with every check but the replay. Raises SaveError."""
    return unpack(_read_bytes(path), path.name)


def _read_bytes(path: Path) -> bytes:
    try:
        with open(path, "rb", opener=_without_waiting) as file:
            if os.fstat(file.fileno()).st_size > LIMIT + HEADER_SIZE:
                raise TooLargeSave("{name} is too large to be a saved game.", name=path.name)
            return file.read(LIMIT + HEADER_SIZE + 1)
    except (OSError, ValueError) as error:
        why = Phrase(getattr(error, "strerror", None) or "no such file")
        raise CannotRead("Cannot read {path}: {reason}.", path=path, reason=why) from error


def _without_waiting(path: str, flags: int) -> int:
    """Open a file, but neither a folder nor a pipe, where opening or reading would wait for ever."""
    handle = os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise CannotRead("{path} is not a file.", path=path)
    return handle
