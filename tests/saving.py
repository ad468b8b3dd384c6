"""Sample games with a rich history, and save files with a right header around any content."""

import struct
import zlib
from typing import Any

import cbor2

from solitaire.games.klondike import KlondikeBoard

__all__ = ["CODE", "CONTENT_AT", "content", "packed", "rich_board"]

CODE = "K00-000005X"
CONTENT_AT = 18  # magic 8, version 2, length 4, check sum 4


def rich_board() -> KlondikeBoard:
    """Three deals under two sets of rules, the cursor in the middle and much to undo and to redo."""
    board = KlondikeBoard(draw=3, passes=3, from_house=False)
    board.startGame(board.makeDeal(11))
    for _ in range(10):
        board.move("U")
    board.elapsed = 61.25
    board.startGame(CODE)
    for move in ("U", "U", "U", "B>Y", "U"):
        board.move(move)
    board.elapsed = 30.0
    board.startGame(board.deal)
    for move in ("U", "U", "U", "U", "G>A"):
        board.move(move)
    board.undo()
    board.undo()
    board.elapsed = 7.5
    return board


def content(data: bytes) -> dict[str, Any]:
    """The CBOR content of a save file."""
    return cbor2.loads(data[CONTENT_AT:])


def packed(payload: Any, version: int = 1, magic: bytes = b"SOLITAIR") -> bytes:
    """A file with a right header around *payload*: bytes as they are, anything else as CBOR."""
    body = payload if isinstance(payload, bytes) else cbor2.dumps(payload)
    return struct.pack(">8sHII", magic, version, len(body), zlib.crc32(body)) + body
