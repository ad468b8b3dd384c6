"""What the class view costs: moves a second with it never imported, switched off, and switched on.

Each run is a fresh child process; the three take turns, so that a busy machine is as busy for each.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

from solitaire.games.registry import find_game
from solitaire.model.board import Board
from solitaire.model.moves import Move
from solitaire.play.saves import SavesFolder
from solitaire.play.session import Session

from .figures import RUNS, Figure
from .model import moves_speed, random_games

__all__ = ["class_view_figures"]

ROOT = Path(__file__).resolve().parent.parent
WAYS = {"never": "never imported", "off": "switched on, then off", "on": "switched on"}
GAMES, LENGTH = 12, 150


def class_view_figures() -> list[Figure]:
    """Moves a second of the model and of a session, for each of WAYS."""
    runs: dict[str, list[tuple[float, float]]] = {way: [] for way in WAYS}
    for _ in range(RUNS):
        for way in WAYS:
            runs[way].append(_child(way))
    goal = {"never": "–", "off": "as never imported", "on": "–"}
    board = [
        Figure(f"moves of the model, class view {words}", "moves/s", [run[0] for run in runs[way]], goal[way])
        for way, words in WAYS.items()
        if way != "on"
    ]
    return board + [
        Figure(f"moves of a session, class view {words}", "moves/s", [run[1] for run in runs[way]], goal[way])
        for way, words in WAYS.items()
    ]


def _child(way: str) -> tuple[float, float]:
    command = [sys.executable, "-m", "benchmarks.class_view", way]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    board, session = map(float, done.stdout.split())
    return board, session


def main(way: str) -> None:
    """Print moves a second of the boards, then of sessions."""
    games = random_games(GAMES, LENGTH)
    _switch(way, Session(find_game("klondike")(), SavesFolder(Path(tempfile.gettempdir()))))
    print(moves_speed(games), _session_speed(games, way))


def _switch(way: str, session: Session) -> None:
    if way == "never":
        assert "solitaire.window.class_view" not in sys.modules
        return
    import solitaire.window.class_view  # noqa: F401
    from solitaire.play.tracing import Tracer

    tracer = Tracer(session)
    tracer.on()
    if way == "off":
        session.play("U")
        tracer.off()


def _session_speed(games: list[tuple[Board, list[Move]]], way: str) -> float:
    sessions = []
    for played, _ in games:
        board = type(played)()
        board.startGame(played.deal)
        session = Session(board, SavesFolder(Path(tempfile.gettempdir())))
        _switch(way, session)
        if way == "off":
            session.undo()
        sessions.append(session)
    start = time.perf_counter()
    for session, (_, moves) in zip(sessions, games, strict=True):
        for move in moves:
            session.play(move)
    return GAMES * LENGTH / (time.perf_counter() - start)


if __name__ == "__main__":
    main(sys.argv[1])
