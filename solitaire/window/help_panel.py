"""Help panel: what the game wants and every key, from the one table of keys."""

from __future__ import annotations

from collections.abc import Callable

from solitaire.play.session import Session

from .boxes import Box
from .canvas import Canvas
from .dialogs import Dialog
from .keys import BINDINGS
from .theme import Sizes, Theme

__all__ = ["HelpPanel", "help_lines"]

_MOUSE = (
    ("Drag", "Move a card and the run that lies on it"),
    ("Click, click", "Choose a card, then where it goes"),
    ("Double click", "Send it home or to its best place"),
    ("Right button", "Look at a covered card; on the table: collect"),
    ("A–Z", "Cells by letter: one that acts, or from and to"),
)


def help_lines() -> list[tuple[str, list[tuple[str, str]]]]:
    """The columns of the page: a heading, then keys and words. Commands with the same words share a line."""
    columns: list[tuple[str, list[tuple[str, str]]]] = []
    for group in dict.fromkeys(binding.group for binding in BINDINGS):
        lines: dict[str, list[str]] = {}
        for binding in BINDINGS:
            if binding.group == group:
                lines.setdefault(binding.words, []).extend(binding.keys)
        columns.append((group, [(", ".join(keys), words) for words, keys in lines.items()]))
    columns[-1][1].extend(_MOUSE)
    return columns


class HelpPanel(Dialog):
    """One page in two columns; it scrolls where the window is small."""

    def __init__(self, session: Session, close: Callable[[], object]) -> None:
        super().__init__(close)
        self.title = session.board.title
        self.summary = session.board.summary
        self.columns = help_lines()
        self._first = 0
        self._fits = 99

    def extent(self, sizes: Sizes) -> tuple[float, float]:
        """As high as the longer column."""
        longest = max(len(lines) for _, lines in self.columns)
        return sizes.font * 58, (longest + 3.2) * sizes.font * 1.62 + sizes.title * 2 + sizes.font * 4.6

    def paint_content(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """The summary and the two columns."""
        inner, step = self.content(sizes), sizes.font * 1.62
        canvas.label(self.summary, Box(inner.x, inner.y, inner.w, step), sizes.font, theme.dim)
        gap = sizes.pad * 3
        width = (inner.w - gap) / len(self.columns)
        self._fits = max(1, int((inner.h - 2.4 * step) / step))
        for number, (heading, lines) in enumerate(self.columns):
            box = Box(inner.x + number * (width + gap), inner.y + step * 1.3, width, step)
            canvas.label(heading, box, sizes.font, theme.chosen, bold=True)
            for row, (keys, words) in enumerate(lines[self._first : self._first + self._fits]):
                line = box.moved(0, (row + 1.1) * step)
                canvas.label(keys, line._replace(w=width * 0.34), sizes.small, theme.text, bold=True)
                rest = Box(line.x + width * 0.36, line.y, width * 0.64, step)
                canvas.label(words, rest, sizes.small, theme.text)

    def scroll(self, lines: float) -> None:
        """Show other lines where they do not all fit."""
        longest = max(len(column) for _, column in self.columns)
        self._first = int(max(0, min(self._first - lines, longest - self._fits)))

    def key(self, pressed: str) -> bool:
        """The arrows scroll."""
        if pressed in ("Up", "Down"):
            self.scroll(1 if pressed == "Up" else -1)
            return True
        return super().key(pressed)
