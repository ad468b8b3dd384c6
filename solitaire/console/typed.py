"""Moves as they are typed: ``UV``, ``ac``, ``u``, ``A C 3``, ``A>C:3``, ``*``."""

from __future__ import annotations

import re

from solitaire.model.board import Board
from solitaire.model.errors import IllegalMove
from solitaire.model.moves import Move

from .hand_typed import hand_of, looks_like_cards, read_cards

__all__ = ["looks_like_move", "typed_move", "typed_ways"]

_CELL = "([A-Za-z][0-9]{0,3})"
_LETTERS = re.compile(rf"{_CELL}(?:\s*{_CELL}(?:\s+([0-9]{{1,3}}))?)?", re.ASCII)
_FULL = re.compile(r"[A-Za-z0-9]*[>*][A-Za-z0-9>:#+]*", re.ASCII)


def looks_like_move(board: Board, text: str) -> bool:
    """Whether *text* was meant as a move, right or wrong."""
    if hand_of(board, None) and looks_like_cards(board, text):
        return True
    return bool(_LETTERS.fullmatch(text) or _FULL.fullmatch(text))


def typed_ways(board: Board, text: str, seat: int | None = None) -> list[Move | str]:
    """The move on *board* that *text* says; several where it leaves the player of *seat* the choice.

    It may be against the rules: ``Board.move`` then says why. Where it is more than letters and cards it is
    *text*, for the board to read. Raises IllegalMove for a card or a place that is not there.
    """
    hand = hand_of(board, seat)
    if hand is None or _is_full(board, text):
        return [_letters(board, text)]
    match = None if looks_like_cards(board, text) else _LETTERS.fullmatch(text)
    found = read_cards(board, hand, " ".join(filter(None, match.groups())) if match else text)
    return [found] if isinstance(found, Move) else list(found)


def _is_full(board: Board, text: str) -> bool:
    """Whether *text* is the whole text of a move, from cell to cell with ids, and not cards and a place."""
    return bool(_FULL.fullmatch(text)) and text.partition(">")[0].upper() in {*board.cells, "*"}


def typed_move(board: Board, text: str) -> Move | str:
    """The one move that *text* says, as ``typed_ways``. Raises IllegalMove where there are several."""
    ways = typed_ways(board, text)
    if len(ways) > 1:
        raise IllegalMove("There are several ways: write one of {moves}.", moves=", ".join(map(str, ways)))
    return ways[0]


def _letters(board: Board, text: str) -> Move | str:
    match = _LETTERS.fullmatch(text)
    if not match:
        return text
    source, target, count = match.groups()
    if target is None:
        return Move(source.upper())
    return board.aim(source.upper(), target.upper(), int(count) if count else None)
