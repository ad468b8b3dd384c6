"""The save file: a small checked header before CBOR. The format is in uml/save-format.md.

A file is only a deal and a list of moves: loading deals that deck again and replays the moves through
``Board.move``, so that no file can make a position that play could not.
"""

from __future__ import annotations

import os
import shutil
import stat
import struct
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import cbor2

from .deals import Deal
from .errors import (
    CannotRead,
    CannotWrite,
    DamagedSave,
    IllegalMove,
    IllegalSavedMove,
    InvalidSave,
    NewerSave,
    NotASave,
    NotStarted,
    SolitaireError,
    TooLargeSave,
    TruncatedSave,
    WrongGame,
)
from .moves import Move
from .options import check_options

if TYPE_CHECKING:
    from .board import Board

__all__ = ["FORMAT", "LIMIT", "MAGIC", "Save", "load_board", "read_save", "restore", "save_board"]

MAGIC = b"SOLITAIR"
FORMAT = 1
LIMIT = 1 << 20
_HEADER = struct.Struct(">8sHII")
_STRINGS, _SIZED, _TAG = (2, 3), (2, 3, 4, 5), 6  # kinds of CBOR items
_MALFORMED = (
    TypeError,
    ValueError,
    LookupError,
    ArithmeticError,
    RecursionError,
    cbor2.CBORError,
    IllegalMove,
)


class Save(NamedTuple):
    """The content of a file: checked for form, not yet replayed."""

    game: str
    options: dict[str, Any]
    deal: Deal
    actions: list[Move | tuple[Deal, float]]
    cursor: int
    elapsed: float
    facts: dict[str, Any]


# --- writing ------------------------------------------------------------------------------------


def save_board(board: Board, path: Path) -> None:
    """Write *board* to *path*. Raises CannotWrite, TooLargeSave or NotStarted; the old file then stays."""
    if board.deal is None:
        raise NotStarted("There is no game to save: deal one first.")
    data = pack(payload_of(board))
    with _told(path):
        write_safely(path, data)
        if path.read_bytes() != data:
            raise CannotWrite(f"{path} does not read back as it was written: try another folder.")


def payload_of(board: Board) -> dict[str, Any]:
    """What a save of *board* holds, ready for CBOR."""
    history = board.history
    entries = history.entries
    first = entries[0].action
    assert isinstance(first, Deal)
    return {
        "game": board.game,
        "options": dict(first.options),
        "deal": _deal_map(first),
        "moves": [
            str(entry.action)
            if isinstance(entry.action, Move)
            else {**_deal_map(entry.action), "elapsed": entry.memento["elapsed"]}
            for entry in entries[1:]
        ],
        "cursor": history.cursor - 1,
        "elapsed": round(board.elapsed, 3),
        "facts": {"moves": history.moves, "won": board.checkWin(), **board.facts},
    }


def _deal_map(deal: Deal) -> dict[str, Any]:
    return {"code": deal.code, "cards": bytes(deal.order), "options": dict(deal.options)}


def pack(payload: dict[str, Any]) -> bytes:
    """Header and payload as bytes. Raises TooLargeSave."""
    body = cbor2.dumps(payload)
    if len(body) > LIMIT:
        raise TooLargeSave("This game has become too long to save: start a new one with New.")
    return _HEADER.pack(MAGIC, FORMAT, len(body), zlib.crc32(body)) + body


def write_safely(path: Path, data: bytes) -> None:
    """Write through a temporary file in the same folder; the previous file stays as ``.bak``."""
    handle, name = tempfile.mkstemp(prefix=".", suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            _keep_backup(path)
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
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
        why = getattr(error, "strerror", None) or "the name is not allowed"
        raise CannotWrite(f"Cannot write {path}: {why}. Choose another folder with --saves.") from error


# --- reading ------------------------------------------------------------------------------------


def load_board(board_type: type[Board], path: Path) -> Board:
    """A new board of *board_type* in the state of the file. Raises SaveError."""
    save = read_save(path)
    if save.game != board_type.game:
        raise WrongGame(f"{path.name} holds a game of {save.game[:30]}, not of {board_type.title}.")
    return restore(board_type, save)


def read_save(path: Path) -> Save:
    """The content of *path*, with every check but the replay. Raises SaveError."""
    return unpack(_read_bytes(path), path.name)


def _read_bytes(path: Path) -> bytes:
    try:
        with open(path, "rb", opener=_without_waiting) as file:
            if os.fstat(file.fileno()).st_size > LIMIT + _HEADER.size:
                raise TooLargeSave(f"{path.name} is too large to be a saved game.")
            return file.read(LIMIT + _HEADER.size + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "no such file"
        raise CannotRead(f"Cannot read {path}: {why}.") from error


def _without_waiting(path: str, flags: int) -> int:
    """Open a file, but neither a folder nor a pipe, where opening or reading would wait for ever."""
    handle = os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise CannotRead(f"{path} is not a file.")
    return handle


def unpack(data: bytes, name: str = "The file") -> Save:
    """Check header and payload of *data*. Raises SaveError."""
    if data[:8] != MAGIC:
        raise NotASave(f"{name} is not a saved game of Solitaire.")
    if len(data) < _HEADER.size:
        raise TruncatedSave(f"{name} is cut off: it ends inside its header.")
    _, version, length, check = _HEADER.unpack_from(data)
    if version > FORMAT:
        raise NewerSave(f"{name} was saved by a newer version of Solitaire: update the program to open it.")
    if version < 1:
        raise InvalidSave(f"{name} names a format version that never was.")
    body = data[_HEADER.size :]
    if len(body) != length:
        raise TruncatedSave(f"{name} is damaged: it should hold {length} bytes and holds {len(body)}.")
    if zlib.crc32(body) != check:
        raise DamagedSave(f"{name} is damaged: its check sum is wrong.")
    try:
        return _content(_decode(body))
    except _MALFORMED as error:
        raise InvalidSave(f"{name} is not a saved game that this program wrote.") from error


def _decode(body: bytes) -> Any:
    _refuse_tags(body)
    stream = BytesIO(body)
    value = cbor2.CBORDecoder(stream).decode()
    if stream.read(1):
        raise ValueError("bytes after the end")
    return value


def _refuse_tags(body: bytes) -> None:
    """Walk over the heads of all CBOR items. Raises ValueError for what this format never uses.

    A tag makes a decoder build fractions, patterns or shared objects, and a few bytes of them can cost
    minutes or gigabytes; so can an array that says it is longer than the file.
    """
    place = 0
    while place < len(body):
        kind, value = divmod(body[place], 32)
        place += 1
        if kind == _TAG or value >= 28:
            raise ValueError("a tag or an open end")
        if value >= 24:
            size = 1 << (value - 24)
            value = int.from_bytes(body[place : place + size], "big")
            place += size
        if kind in _SIZED and value > len(body):
            raise ValueError("longer than the file")
        if kind in _STRINGS:
            place += value


def _content(payload: Any) -> Save:
    """The payload as a Save; any wrong type or value raises TypeError, ValueError or KeyError."""
    _need(payload, dict)
    moves = _need(payload["moves"], list)
    cursor = _need(payload["cursor"], int)
    elapsed = _seconds(payload["elapsed"])
    if not 0 <= cursor <= len(moves):
        raise ValueError("cursor outside the moves")
    game = _need(payload["game"], str)
    if not game.isidentifier():
        raise ValueError("not the name of a game")
    return Save(
        game,
        _need(payload["options"], dict),
        _deal(payload["deal"]),
        [_action(entry) for entry in moves],
        cursor,
        elapsed,
        _need(payload["facts"], dict),
    )


def _need(value: Any, kind: type) -> Any:
    if type(value) is not kind:
        raise TypeError(f"{kind.__name__} expected")
    return value


def _seconds(value: Any) -> float:
    if type(value) not in (int, float) or not 0 <= value < 1e9:
        raise ValueError("time out of range")
    return float(value)


def _deal(value: Any) -> Deal:
    options = _need(_need(value, dict)["options"], dict)
    for key, option in options.items():
        if type(key) is not str or type(option) not in (int, str, bool):
            raise TypeError("option expected")
    return Deal(tuple(options.items()), tuple(_need(value["cards"], bytes)), _need(value["code"], str))


def _action(entry: Any) -> Move | tuple[Deal, float]:
    if type(entry) is str:
        return Move.parse(entry)
    return _deal(entry), _seconds(entry["elapsed"])


def restore(board_type: type[Board], save: Save) -> Board:
    """Deal the deck of *save* again and replay its moves. Raises SaveError."""
    try:
        if dict(save.deal.options) != save.options:
            raise InvalidSave("The options and the deal of this save do not belong together.")
        board = board_type(**check_options(board_type.optionSpecs, save.options))
        board.startGame(_checked(board, save.deal))
        for number, action in enumerate(save.actions, start=1):
            _replay(board, action, number)
    except SolitaireError as error:
        if isinstance(error, (InvalidSave, IllegalSavedMove)):
            raise
        raise InvalidSave(f"This save cannot be dealt: {error}") from error
    elapsed = save.elapsed
    for _ in range(len(save.actions) - save.cursor):
        board.undo()
    board.elapsed = elapsed
    return board


def _checked(board: Board, deal: Deal) -> Deal:
    """*deal* with all options, if its code, when it has one, really gives these cards. Raises InvalidSave."""
    options = check_options(board.optionSpecs, dict(deal.options))  # a later version may have more
    deal = deal._replace(options=tuple(options.items()))
    if deal.code and board.readCode(deal.code) != deal:
        raise InvalidSave("The deal code and the cards of this save do not belong together.")
    return deal


def _replay(board: Board, action: Move | tuple[Deal, float], number: int) -> None:
    try:
        if isinstance(action, Move):
            board.move(action)
        else:
            deal, board.elapsed = action
            board.startGame(_checked(board, deal))
    except IllegalMove as error:
        raise IllegalSavedMove(
            f"Move {number} of this save, {action}, is against the rules: {error}"
        ) from error
