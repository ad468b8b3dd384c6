"""Status bar: the last message, the figures of the game, and what is wrong with keeping it."""

from __future__ import annotations

from solitaire.play.session import Session

from .boxes import Box
from .canvas import Canvas
from .lettering import text_width
from .theme import Sizes, Theme

__all__ = ["StatusBar", "clock_text"]


class StatusBar:
    """The last message on the left; moves, the game's own figures and the time on the right."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.box = Box(0, 0, 0, 0)

    def arrange(self, width: float, height: float, sizes: Sizes) -> None:
        """Lie along the lower edge of the window."""
        self.box = Box(0, height - sizes.status, width, sizes.status)

    def facts(self) -> list[tuple[str, str]]:
        """What stands on the right, each with its word."""
        board = self.session.board
        own = [(fact.label, fact.value) for fact in board.status()]
        return [("Moves", str(board.history.moves)), *own, ("Time", clock_text(board.elapsed))]

    def paint(self, canvas: Canvas, sizes: Sizes, theme: Theme, hint: str) -> None:
        """The line; *hint* is shown while there is no message. Figures give way when it is narrow."""
        canvas.rect(self.box, theme.bar)
        canvas.rect(Box(0, self.box.y, self.box.w, sizes.line), theme.line)
        facts = self.facts()
        while len(facts) > 1 and self._length(facts, sizes) > self.box.w * 0.62:
            facts.pop(-2)
        left = self.box.right - self._length(facts, sizes)
        x = left
        for label, value in facts:
            x += canvas.text(label + " ", x, self._line(sizes.small), sizes.small, theme.dim)
            x += canvas.text(value, x, self._line(sizes.small), sizes.small, theme.text, bold=True)
            x += 2.2 * sizes.pad
        self._paint_message(canvas, sizes, theme, hint, left)

    def _paint_message(self, canvas: Canvas, sizes: Sizes, theme: Theme, hint: str, end: float) -> None:
        session = self.session
        box = Box(2 * sizes.pad, self.box.y, end - 4 * sizes.pad, self.box.h)
        colour = theme.refused if session.message and session.refused else theme.text
        canvas.label(session.message or hint, box, sizes.small, colour)

    def _line(self, size: int) -> float:
        return self.box.y + (self.box.h - size * 1.22) / 2

    @staticmethod
    def _length(facts: list[tuple[str, str]], sizes: Sizes) -> float:
        small = sizes.small
        words = (text_width(f"{label} ", small) + text_width(value, small, True) for label, value in facts)
        return sum(words) + 2.2 * sizes.pad * len(facts)


def clock_text(seconds: float) -> str:
    """A time as ``m:ss`` or ``h:mm:ss``."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
