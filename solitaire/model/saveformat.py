"""The content of a save file as bytes and back: a small checked header before CBOR. See uml/save-format.md.

A save is only a deal and a list of moves: ``restore`` deals that deck again and replays the moves through
``Board.move``, so that no file can make a position that play could not.
"""

from __future__ import annotations

import re
import struct
import zlib
from io import BytesIO
from typing import TYPE_CHECKING, Any, NamedTuple

import cbor2

from .deals import Deal
from .errors import (
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
)
from .moves import Move
from .options import check_options
from .phrase import Phrase

if TYPE_CHECKING:
    from .board import Board
    from .history import History

__all__ = [
    "FORMAT",
    "HEADER_SIZE",
    "LIMIT",
    "MAGIC",
    "MOST_MOVES",
    "Save",
    "frame",
    "pack",
    "restore",
    "unpack",
]

MAGIC = b"SOLITAIR"
FORMAT = 1
LIMIT = 1 << 20
"""The largest payload in bytes."""
MOST_MOVES = 100_000
"""The longest history: what a file may ask a computer to replay is bounded."""
KEPT_MOVES = 10_000
"""The history that a save keeps when older games have to go."""
DEAL_WEIGHT = 50
"""How many moves a deal counts there: it takes as much room and time."""

_HEADER = struct.Struct(">8sHII")
HEADER_SIZE = _HEADER.size
_GAME = re.compile(r"[a-z][a-z0-9_-]{0,40}")
_BUILT_IN_TAGS = (
    0,
    1,
    2,
    3,
    4,
    5,
    25,
    28,
    29,
    30,
    35,
    36,
    37,
    52,
    54,
    100,
    256,
    258,
    260,
    261,
    1004,
    43000,
    55799,
)
_NAMELESS = Phrase("The file")
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
    """The content of a file of format *version*: checked for form, not yet replayed."""

    game: str
    options: dict[str, Any]
    deal: Deal
    actions: list[Move | tuple[Deal, float]]
    cursor: int
    elapsed: float
    facts: dict[str, Any]
    version: int = FORMAT


# --- writing ------------------------------------------------------------------------------------


def payload_of(board: Board, start: int = 0) -> dict[str, Any]:
    """What a save of *board* holds, ready for CBOR: the history from the deal at place *start*."""
    history = board.history
    entries = history.entries[start:]
    first = entries[0].action
    assert isinstance(first, Deal)
    won = board.checkWin()
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
        "cursor": history.cursor - 1 - start,
        "elapsed": round(board.elapsed, 3),
        "facts": {"moves": history.moves, "won": won, "lost": bool(board.outcome) and not won, **board.facts},
    }


def _deal_map(deal: Deal) -> dict[str, Any]:
    return {"code": deal.code, "cards": bytes(deal.order), "options": dict(deal.options)}


def pack(board: Board) -> bytes:
    """*board* with its history as the bytes of a file. Raises NotStarted or TooLargeSave.

    Of a very long history the oldest games are left out; the one on the table never is.
    """
    if board.deal is None:
        raise NotStarted("There is no game to save: deal one first.")
    history, start = board.history, _start(board.history)
    body = cbor2.dumps(payload_of(board, start))
    if len(body) > LIMIT or len(history.entries) - start > MOST_MOVES:
        raise TooLargeSave("This game has become too long to save: start another with New.")
    return frame(body)


def _start(history: History) -> int:
    """The place of the oldest deal that a save keeps; never behind the deal on the table."""
    start, weight = -1, 0
    for place in range(len(history.entries) - 1, -1, -1):
        deal = isinstance(history.entries[place].action, Deal)
        weight += DEAL_WEIGHT if deal else 1
        if start >= 0 and weight > KEPT_MOVES:
            break
        if deal and place < history.cursor:
            start = place
    return start


def frame(body: bytes) -> bytes:
    """The header that belongs to *body*, and *body*."""
    return _HEADER.pack(MAGIC, FORMAT, len(body), zlib.crc32(body)) + body


# --- reading ------------------------------------------------------------------------------------


def unpack(data: bytes, name: str = _NAMELESS) -> Save:
    """Check header and payload of *data*, called *name* in what is said of it. Raises SaveError."""
    if data[:8] != MAGIC:
        raise NotASave("{name} is not a saved game of Solitaire.", name=name)
    if len(data) < _HEADER.size:
        raise TruncatedSave("{name} is cut off: it ends inside its header.", name=name)
    _, version, length, check = _HEADER.unpack_from(data)
    if version > FORMAT:
        raise NewerSave(
            "{name} was saved by a newer version of Solitaire: update the program to open it.", name=name
        )
    if version < 1:
        raise InvalidSave("{name} names a format version that never was.", name=name)
    body = data[_HEADER.size :]
    if len(body) != length:
        raise TruncatedSave(
            "{name} is damaged: it should hold {length} bytes and holds {found}.",
            name=name, length=length, found=len(body),
        )  # fmt: skip
    if zlib.crc32(body) != check:
        raise DamagedSave("{name} is damaged: its check sum is wrong.", name=name)
    try:
        return _content(_decode(body), version)
    except _MALFORMED as error:
        raise InvalidSave("{name} is not a saved game that this program wrote.", name=name) from error


def _decode(body: bytes) -> Any:
    """The CBOR of *body* without anything that this format never uses: tags, open ends, deep nesting."""
    stream = BytesIO(body)
    value = cbor2.CBORDecoder(
        stream,
        tag_hook=_refuse,
        semantic_decoders=_NO_TAGS,
        max_depth=4,
        allow_indefinite=False,
        allow_duplicate_keys=False,
        strict_hashable_types=True,
    ).decode()
    if stream.tell() != len(body):
        raise ValueError("bytes after the end")
    return value


def _refuse(*_: Any) -> Any:
    """A tag makes a decoder build fractions, patterns or shared objects: a few bytes can cost minutes."""
    raise ValueError("no tags here")


def _content(payload: Any, version: int) -> Save:
    """The payload as a Save; any wrong type or value raises TypeError, ValueError or KeyError."""
    _need(payload, dict)
    moves = _need(payload["moves"], list)
    cursor = _need(payload["cursor"], int)
    elapsed = _seconds(payload["elapsed"])
    if not 0 <= cursor <= len(moves) or len(moves) > MOST_MOVES:
        raise ValueError("cursor outside the moves, or too many of them")
    game = _need(payload["game"], str)
    if not _GAME.fullmatch(game):
        raise ValueError("not the name of a game")
    return Save(
        game,
        _need(payload["options"], dict),
        _deal(payload["deal"]),
        [_action(entry) for entry in moves],
        cursor,
        elapsed,
        _need(payload["facts"], dict),
        version,
    )


_NO_TAGS = dict.fromkeys(_BUILT_IN_TAGS, _refuse)


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
        raise InvalidSave("This save cannot be dealt: {reason}", reason=error) from error
    for number in range(len(save.actions), save.cursor, -1):
        _take_back(board, number)
    board.elapsed = save.elapsed
    return board


def _checked(board: Board, deal: Deal) -> Deal:
    """*deal* with all options, if its code, when it has one, really gives these cards. Raises InvalidSave."""
    options = check_options(board.optionSpecs, dict(deal.options))  # a later version may have more
    deal = deal._replace(options=tuple(options.items()))
    if deal.code and board.readCode(deal.code) != deal:
        raise InvalidSave("The deal code and the cards of this save do not belong together.")
    return deal


def _take_back(board: Board, number: int) -> None:
    try:
        board.undo()
    except IllegalMove as error:
        raise IllegalSavedMove(
            "Move {number} of this save cannot have been taken back: {reason}", number=number, reason=error
        ) from error


def _replay(board: Board, action: Move | tuple[Deal, float], number: int) -> None:
    try:
        if isinstance(action, Move):
            board.move(action)
        else:
            deal, board.elapsed = action
            board.startGame(_checked(board, deal))
    except IllegalMove as error:
        raise IllegalSavedMove(
            "Move {number} of this save, {move}, is against the rules: {reason}",
            number=number,
            move=action,
            reason=error,
        ) from error
