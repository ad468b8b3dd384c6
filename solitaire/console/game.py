"""ConsoleGame: the loop that shows the table, reads a line and does what it says."""

from __future__ import annotations

from solitaire.model.cards import Card
from solitaire.play.session import Session

from .language import _
from .table import draw_table
from .terminal import PLAIN, RED, Terminal

__all__ = ["INTERRUPTED", "ConsoleGame"]

INTERRUPTED = 130


class ConsoleGame:
    """One player, one terminal, one session. Every rule and every refusal comes from the session."""

    def __init__(self, session: Session, terminal: Terminal | None = None) -> None:
        self.session = session
        self.terminal = terminal or Terminal()

    def run(self) -> int:
        """Play until the player leaves; the answer is the exit status."""
        self.show()
        while True:
            try:
                line = self.terminal.ask(_("Move? "))
            except EOFError:
                return 0
            if line.strip() == "quit":
                return 0
            if len(line.strip()) == 2:
                self.session.point(*line.strip().upper())
                self.show()

    def show(self) -> None:
        """Print the table."""
        self.terminal.write(draw_table(self.session.board, self.terminal.symbols, self._paint))
        if self.session.message:
            self.terminal.tell(self.session.message)

    def _paint(self, card: Card, text: str) -> str:
        red = self.terminal.coloured and card.faceUp and card.colour == "red"
        return f"{RED}{text}{PLAIN}" if red else text
