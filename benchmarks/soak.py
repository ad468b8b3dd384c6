"""``python -m benchmarks.soak [KILLS]``: kill a playing program at random instants and look what it left.

A forked child plays random commands, keeps the game as the program does, and tells after each command what a
player would then see. It is killed with SIGKILL; the next start must find the state shown last, or the
one after it when the kill came between keeping and showing. The next child goes on from there.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import tempfile
import time
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from solitaire.games.registry import find_game
from solitaire.model.board import Board
from solitaire.model.deals import Deal
from solitaire.play.progress import Progress
from solitaire.play.saves import SavesFolder
from solitaire.play.session import Session

__all__ = ["Report", "main", "soak"]

DIGEST = 16
LONGEST = 0.2
"""Seconds that a child may live."""
KILLS_PER_GAME = 20


class Report(NamedTuple):
    """What came of *kills* kills: commands shown before them, commands found after them, states lost."""

    kills: int
    shown: int
    found: int
    lost: list[str]

    def __str__(self) -> str:
        head = f"kills {self.kills:,}: commands shown {self.shown:,}, found again {self.found:,}"
        return "\n".join([head, f"lost: {len(self.lost)}", *self.lost[:10]])


def soak(kills: int, folder: Path, seed: int = 1) -> Report:
    """Kill *kills* children that keep their game below *folder*."""
    chance = random.Random(seed)
    lost, shown_in_all, found_in_all = [], 0, 0
    for number in range(kills):
        saves = SavesFolder(folder / str(number // KILLS_PER_GAME))
        start = _latest(saves)
        shown = _one_life(saves, number, chance.uniform(0.001, LONGEST))
        found = _digest(_latest(saves) or _first_board())
        expected = _states(start, number, len(shown) + 2)
        last = len(shown)
        if shown != expected[1 : last + 1]:
            lost.append(f"kill {number}: the child played something else")
        if found not in expected[last:]:
            lost.append(f"kill {number}: after {last} commands the state shown last was not found")
        shown_in_all += last
        found_in_all += last if found in expected[last:] else 0
    return Report(kills, shown_in_all, found_in_all, lost)


def _one_life(saves: SavesFolder, seed: int, seconds: float) -> list[bytes]:
    """Let a child play for *seconds*, kill it, and return the states that it showed."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        _play(saves, seed, writer)
    os.close(writer)
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with os.fdopen(reader, "rb") as pipe:
        data = pipe.read()
    return [data[place : place + DIGEST] for place in range(0, len(data) - DIGEST + 1, DIGEST)]


def _play(saves: SavesFolder, seed: int, writer: int) -> None:
    progress = Progress(saves)
    progress.open()
    session = Session(progress.latest() or _first_board(), saves, progress=progress)
    chance = random.Random(seed)
    while True:
        _command(session, chance)
        os.write(writer, _digest(session.board))


def _first_board() -> Board:
    board = find_game("klondike")()
    board.startGame(board.makeDeal(1))
    return board


def _latest(saves: SavesFolder) -> Board | None:
    return Progress(saves).latest()


def _states(start: Board | None, seed: int, length: int) -> list[bytes]:
    """What a child that began at *start* shows after 0, 1, 2 … commands."""
    session = Session(start or _first_board(), SavesFolder(Path(os.devnull)))
    chance, states = random.Random(seed), [_digest(session.board)]
    for _ in range(length):
        _command(session, chance)
        states.append(_digest(session.board))
    return states


def _command(session: Session, chance: random.Random) -> None:
    """One random command of a player; mostly moves, now and then the rest."""
    kind = chance.randrange(40)
    board = session.board
    if kind == 0:
        session.deal_code(board.makeDeal(chance.randrange(1000)).code)
    elif kind == 1:
        session.same_deal()
    elif kind < 8:
        session.undo()
    elif kind < 12:
        session.redo()
    else:
        session.play(chance.choice(board.legalMoves() or ["U"]))


def _digest(board: Board) -> bytes:
    history = board.history
    actions = [entry.action for entry in history.entries]
    texts = [action.code if isinstance(action, Deal) else str(action) for action in actions]
    return blake2b(repr((board.snapshot(), history.cursor, texts)).encode(), digest_size=DIGEST).digest()


def main() -> int:
    """Kill as many children as the first argument says, 1,000 by default."""
    with tempfile.TemporaryDirectory() as folder:
        report = soak(int(sys.argv[1]) if len(sys.argv) > 1 else 1000, Path(folder))
    print(report)
    return 1 if report.lost else 0


if __name__ == "__main__":
    raise SystemExit(main())
