"""The table as text: one line a cell, as in ``A: ?9C QH``, where ``?`` marks a face-down card."""

from __future__ import annotations

from .board import Board

__all__ = ["write_position"]


def write_position(board: Board) -> str:
    """The cards of every cell of *board*, bottom first, a line for each cell."""
    return "\n".join(f"{letter}: {' '.join(map(repr, cell)) or '-'}" for letter, cell in board.cells.items())
