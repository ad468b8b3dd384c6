"""The scenarios that the sequence diagrams of uml/ show, one for each, by page and heading."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from solitaire.games.klondike import KlondikeBoard
from solitaire.model import savefile, saveformat
from solitaire.model.cards import Card
from solitaire.play import saves
from solitaire.play.saves import SavesFolder
from solitaire.play.session import Session

CODE = "K00-000005X"


@dataclass(frozen=True)
class Scenario:
    """What a diagram shows: its participants by name, and the command that sets them going."""

    participants: dict[str, object]
    run: Callable[[], object]


FILES = {"savefile": savefile, "saveformat": saveformat}


def _session(folder: Path) -> tuple[Session, KlondikeBoard]:
    board = KlondikeBoard()
    board.startGame(CODE)
    return Session(board, SavesFolder(folder)), board


def a_move(folder: Path) -> Scenario:
    """The ace of clubs goes from column B to its house; the jack below it turns."""
    session, board = _session(folder)
    actors = {"session": session, "board": board, "column": board.cells["B"], "house": board.cells["Y"]}
    actors |= {"card": board.cells["B"][0], "history": board.history, "sort": board.sort}
    return Scenario(actors, lambda: session.play("B>Y"))


def a_refused_move(folder: Path) -> Scenario:
    """The jack of spades does not go on the ace of clubs."""
    session, board = _session(folder)
    actors = {"session": session, "board": board, "column": board.cells["A"], "other": board.cells["B"]}
    return Scenario(actors, lambda: session.play("A>B"))


def a_draw(folder: Path) -> Scenario:
    """A click on the downside turns one card over."""
    session, board = _session(folder)
    pool, card = board.pool, board.pool.downside.top
    actors = {"session": session, "board": board, "pool": pool, "downside": pool.downside, "card": card}
    return Scenario(actors, lambda: session.click("U"))


def a_cycle_back(folder: Path) -> Scenario:
    """A click on the empty downside brings all cards back."""
    session, board = _session(folder)
    while not board.pool.isEmpty():
        board.move("U")
    pool = board.pool
    actors = {"session": session, "board": board, "pool": pool, "downside": pool.downside}
    return Scenario(actors | {"upside": pool.upside, "card": Card}, lambda: session.click("U"))


def a_save(folder: Path) -> Scenario:
    """A game is saved under a name."""
    session, board = _session(folder)
    actors = {"session": session, "folder": session.saves, "board": board}
    return Scenario(actors | FILES, lambda: session.save("evening"))


def _saved(folder: Path) -> tuple[Session, KlondikeBoard, Path]:
    """A session, its board, and a file of a game with two moves and two that were taken back."""
    session, board = _session(folder)
    for move in ("B>Y", "U", "U", "U"):
        board.move(move)
    board.undo()
    board.undo()
    session.save("evening")
    return session, board, folder / "evening.sol"


def a_load(folder: Path) -> Scenario:
    """A saved game takes the place of the one on the table."""
    session, _, path = _saved(folder)
    actors = {"session": session, "saves": saves, "fresh": KlondikeBoard}
    return Scenario(actors | FILES, lambda: session.load(path))


def a_load_in_place(folder: Path) -> Scenario:
    """A board reads a file of its own game."""
    _, board, path = _saved(folder)
    actors = {"board": board, "fresh": KlondikeBoard}
    return Scenario(actors | FILES, lambda: board.loadGame(path))


SCENARIOS: dict[tuple[str, str], Callable[[Path], Scenario]] = {
    ("move.md", "A move"): a_move,
    ("move.md", "A refused move"): a_refused_move,
    ("draw.md", "A draw"): a_draw,
    ("draw.md", "Cycling back"): a_cycle_back,
    ("save-and-load.md", "Saving"): a_save,
    ("save-and-load.md", "Loading"): a_load,
    ("save-and-load.md", "Loading into a board"): a_load_in_place,
}
