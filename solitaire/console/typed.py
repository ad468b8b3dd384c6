"""Moves as they are typed: ``UV``, ``ac``, ``u``, ``A C 3``, ``A>C:3``, ``*``."""

from __future__ import annotations

import re

from solitaire.model.board import Board
from solitaire.model.moves import Move
from solitaire.play.session import Session

__all__ = ["looks_like_move", "play_typed", "typed_move"]

_CELL = "([A-Za-z][0-9]{0,3})"
_LETTERS = re.compile(rf"{_CELL}(?:\s*{_CELL}(?:\s+([0-9]{{1,3}}))?)?", re.ASCII)
_FULL = re.compile(r"[A-Za-z0-9]*[>*][A-Za-z0-9>:#+]*", re.ASCII)


def looks_like_move(text: str) -> bool:
    """Whether *text* was meant as a move, right or wrong."""
    return bool(_LETTERS.fullmatch(text) or _FULL.fullmatch(text))


def typed_move(board: Board, text: str) -> Move | str:
    """The move on *board* that *text* says, or where it is more than letters *text* for the board to read.

    The answer may be against the rules: ``Board.move`` then says why.
    """
    match = _LETTERS.fullmatch(text)
    if not match:
        return text
    source, target, count = match.groups()
    if target is None:
        return source.upper()
    return board.aim(source.upper(), target.upper(), int(count) if count else None)


def play_typed(session: Session, text: str) -> bool:
    """Make the move that *text* says; False, with the session's message, when it is against the rules."""
    return session.play(typed_move(session.board, text))
