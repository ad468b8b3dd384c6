"""Speed of the model and of saves."""

from __future__ import annotations

import random
import tempfile
import time
from pathlib import Path

from solitaire.games.registry import find_game
from solitaire.model.board import Board
from solitaire.model.moves import Move

from .figures import Figure, repeat

__all__ = ["model_figures", "moves_speed", "random_games"]

GAMES, LENGTH = 30, 200


def random_games(count: int = GAMES, length: int = LENGTH) -> list[tuple[Board, list[Move]]]:
    """Deals of Klondike, each with a long random line of legal moves already made."""
    chance, games = random.Random(7), []
    for seed in range(count):
        board = find_game("klondike")()
        board.startGame(board.makeDeal(seed))
        moves = []
        for _ in range(length):
            move = chance.choice(board.legalMoves())
            board.move(move)
            moves.append(move)
        games.append((board, moves))
    return games


def model_figures() -> list[Figure]:
    """Moves applied per second, moves found and applied, save and load of 300 moves."""
    games = random_games()
    return [
        Figure("legal moves applied by the model", "moves/s", repeat(lambda: moves_speed(games)), "≥ 30,000"),
        Figure("legal moves found, one chosen and applied", "moves/s", repeat(_find_and_apply), "–"),
        *_save_figures(),
    ]


def moves_speed(games: list[tuple[Board, list[Move]]]) -> float:
    """How many moves of *games* their boards make in a second, from the start."""
    boards = []
    for board, _ in games:
        fresh = type(board)()
        fresh.startGame(board.deal)
        boards.append(fresh)
    start = time.perf_counter()
    for board, (_, moves) in zip(boards, games, strict=True):
        for move in moves:
            board.move(move)
    return sum(len(moves) for _, moves in games) / (time.perf_counter() - start)


def _find_and_apply() -> float:
    start = time.perf_counter()
    random_games()
    return GAMES * LENGTH / (time.perf_counter() - start)


def _save_figures() -> list[Figure]:
    board = find_game("klondike")()
    board.startGame(board.makeDeal(3))
    chance = random.Random(3)
    while board.history.moves < 300:
        board.move(chance.choice(board.legalMoves()))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sol"
        save = repeat(lambda: _milliseconds(lambda: board.saveGame(path)), 15)
        load = repeat(lambda: _milliseconds(lambda: type(board)().loadGame(path)), 15)
    return [
        Figure("save a game of 300 moves, synced to disk and read back", "ms", save, "–"),
        Figure("load a game of 300 moves", "ms", load, "< 50"),
    ]


def _milliseconds(act: object) -> float:
    start = time.perf_counter()
    act()  # type: ignore[operator]
    return (time.perf_counter() - start) * 1000
