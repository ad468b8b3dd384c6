"""What keeping the game on disk after every move costs: alone, and in frames of the real window."""

from __future__ import annotations

import os
import random
import tempfile
import time
from pathlib import Path

from solitaire.games.registry import find_game
from solitaire.model import saveformat
from solitaire.model.board import Board
from solitaire.play.progress import Progress
from solitaire.play.saves import SavesFolder

from .figures import Figure

__all__ = ["saving_figures"]


def saving_figures() -> list[Figure]:
    """Milliseconds that a command waits for its game to be kept, and what a journal would have needed."""
    return [
        Figure("keep a game of 300 moves on disk (in the command)", "ms", _keep(300), "< 16"),
        Figure("keep a game of 5,000 moves on disk (in the command)", "ms", _keep(5000), "–"),
        Figure("for comparison: append one move to a journal, not synced", "ms", _journal(), "–"),
        Figure("for comparison: append one move to a journal and sync it", "ms", _journal(sync=True), "–"),
    ]


def played(moves: int) -> Board:
    """A board with a history of *moves* random moves."""
    board, chance = find_game("klondike")(), random.Random(3)
    board.startGame(board.makeDeal(3))
    while board.history.moves < moves:
        board.move(chance.choice(board.legalMoves()))
    return board


def _keep(moves: int) -> list[float]:
    board = played(moves)
    with tempfile.TemporaryDirectory() as folder:
        progress = Progress(SavesFolder(Path(folder)))
        progress.open()
        return [_milliseconds(lambda: progress.keep(board)) for _ in range(100)]


def _journal(sync: bool = False) -> list[float]:
    with tempfile.TemporaryFile() as file:

        def append() -> None:
            os.write(file.fileno(), saveformat.frame(b"A>C:3"))
            if sync:
                os.fsync(file.fileno())

        return [_milliseconds(append) for _ in range(100)]


def _milliseconds(act: object) -> float:
    start = time.perf_counter()
    act()  # type: ignore[operator]
    return (time.perf_counter() - start) * 1000
