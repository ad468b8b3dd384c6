"""A console game without a terminal: lines in, a transcript out."""

import io
from pathlib import Path

import pytest

from solitaire.console.game import ConsoleGame
from solitaire.console.terminal import Terminal
from solitaire.games.klondike import KlondikeBoard
from solitaire.play.saves import SavesFolder
from solitaire.play.session import Session

CODE = "K00-000005X"


class TypedLines(io.StringIO):
    """What a player types, two seconds a line."""

    seconds = 0.0

    def readline(self, size: int | None = -1) -> str:
        self.seconds += 2
        return super().readline(size)


class Played:
    """A console game that was played to the end of its input."""

    def __init__(self, text: str, board, saves: Path, environ: dict[str, str], encoding: str) -> None:
        typed = TypedLines(text)
        self.session = session = Session(board, SavesFolder(saves), now=lambda: typed.seconds)
        out = io.TextIOWrapper(io.BytesIO(), encoding=encoding, newline="\n")
        self.game = ConsoleGame(session, Terminal(typed, out, environ))
        self.status = self.game.run()
        self.text = out.buffer.getvalue().decode(encoding)
        self.answers = self.text.split("\nMove? ")

    def answer(self, number: int = -1) -> str:
        """What was printed after a line, as one paragraph."""
        return " ".join(self.answers[number].split("\n", 1)[1].split())


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Play lines at a board, by default Klondike's deal K00-000005X; two seconds a line."""
    monkeypatch.setenv("COLUMNS", "80")

    def play(*lines, board=None, environ=None, encoding="utf-8", saves=tmp_path / "saves"):
        if board is None or isinstance(board, str):
            code = board or CODE
            board = KlondikeBoard()
            board.startGame(code)
        return Played("".join(f"{line}\n" for line in lines), board, saves, environ or {}, encoding)

    return play
