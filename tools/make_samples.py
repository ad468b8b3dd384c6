"""Make the sample saves in saves/ from the won games of tests/playthroughs.

Run it again when the save format changes.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from playthroughs import FOLDER, read_playthrough  # noqa: E402

from solitaire.games.registry import game_of_code  # noqa: E402
from solitaire.model.board import Board  # noqa: E402

SECONDS_A_MOVE = 3.5

# Each sample, its game, and how many moves are made; a negative number leaves that many out at the end.
SAMPLES = (
    ("fresh", "klondike-won", 0),
    ("midgame", "klondike-won", 60),
    ("almost-won", "klondike-won", -1),
    ("cuatro-cartas-midgame", "cuatro-cartas-round-two", 70),
    ("cuatro-cartas-almost-won", "cuatro-cartas-round-two", -1),
)


def played(game: str, count: int) -> Board:
    """The board after the first *count* moves of a *game*."""
    code, moves = read_playthrough(FOLDER / f"{game}.txt")
    board = game_of_code(code)()
    board.startGame(code)
    for move in moves[:count]:
        board.move(move)
    board.elapsed = SECONDS_A_MOVE * board.history.moves
    return board


def main() -> None:
    """Write the samples."""
    for name, game, count in SAMPLES:
        board = played(game, count)
        if name.endswith("midgame"):  # the sample can be undone and redone
            board.undo()
            board.undo()
        path = ROOT / "saves" / f"sample-{name}.sol"
        path.unlink(missing_ok=True)  # so that no backup of it is left behind
        board.saveGame(path)
        path.chmod(0o644)  # every user of an installed program reads it
        print(f"saves/sample-{name}.sol: {board.history.moves} moves")


if __name__ == "__main__":
    main()
