"""``python tests/console/write_buraco_hand.py``: write golden/buraco-hand.txt, a whole hand of Buraco.

Needed when the computer players decide otherwise than before: then the moves of the transcript fit no more.
The player does what ``hint`` says; around it the other commands are tried.
"""

import io
import sys
from pathlib import Path

from solitaire.console.game import ConsoleGame
from solitaire.console.terminal import Terminal
from solitaire.games.registry import game_of_code
from solitaire.play.saves import SavesFolder
from solitaire.play.session import Session
from solitaire.play.words import typed_form
from solitaire.solver.hints import find_advice

__all__ = ["CODE", "Prompter"]

CODE = "B00-000008N"
FILE = Path(__file__).parent / "golden" / "buraco-hand.txt"
AROUND = {
    0: ("help", "9X M0", "lay 3H", "throw", "moves"),
    1: ("undo", "moves"),
    3: ("undo", "redo"),
    4: ("hint",),
    6: ("undo", "log", "why"),
    9: ("describe", "sort suit"),
    12: ("score", "V"),
}
"""Commands typed before the move of this number."""


class Prompter(io.StringIO):
    """The lines of a player who does what the hint says; two seconds a line, as in the tests."""

    seconds = 0.0

    def __init__(self):
        super().__init__()
        self.game = None
        self._waiting = list(AROUND[0])
        self._moves = 0

    def readline(self, size=-1):
        self.seconds += 2
        return f"{self._next()}\n" if not self.game.over else ""

    def _next(self):
        board = self.game.session.board
        if self._waiting:
            return self._waiting.pop(0)
        if board.actions():
            self._waiting = ["next", "quit", "quit"]
            return "score"
        self._moves += 1
        self._waiting = list(AROUND.get(self._moves, ()))
        return typed_form(board, find_advice(board, 0).move)


def main():
    """Write the transcript."""
    board = game_of_code(CODE)()
    board.startGame(CODE)
    typed, out = Prompter(), io.StringIO()
    session = Session(board, SavesFolder(Path("no such folder")), now=lambda: typed.seconds)
    typed.game = ConsoleGame(session, Terminal(typed, out, {}))
    typed.game.run()
    FILE.write_text(out.getvalue(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main())
