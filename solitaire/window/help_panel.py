"""Help panel: what the game wants and every key, from the one table of keys."""

from __future__ import annotations

from collections.abc import Callable

from solitaire.play.language import _
from solitaire.play.session import Session

from .boxes import Box
from .canvas import Canvas
from .dialogs import Dialog
from .keys import BINDINGS
from .lettering import text_width
from .theme import Sizes, Theme

__all__ = ["HelpPanel", "help_lines"]


def _mouse_lines() -> list[tuple[str, str]]:
    return [
        (_("Drag"), _("Move a card and the run that lies on it")),
        (_("Click, click"), _("Choose a card, then where it goes")),
        (_("Double click"), _("Send it home or to its best place")),
        (_("Right button"), _("Look at a covered card; on the table: collect")),
        (_("A–Z"), _("Cells by letter: one that acts, or from and to")),
    ]


def help_lines() -> list[tuple[str, list[tuple[str, str]]]]:
    """The columns of the page: a heading, then keys and words. Commands with the same words share a line."""
    columns: list[tuple[str, list[tuple[str, str]]]] = []
    for group in dict.fromkeys(binding.group for binding in BINDINGS):
        lines: dict[str, list[str]] = {}
        for binding in BINDINGS:
            if binding.group == group:
                lines.setdefault(_(binding.words), []).extend(binding.keys)
        columns.append((_(group), [(", ".join(keys), words) for words, keys in lines.items()]))
    columns[-1][1].extend(_mouse_lines())
    return columns


class HelpPanel(Dialog):
    """One page in two columns, in one where the window is narrow; it scrolls where it is low."""

    def __init__(self, session: Session, close: Callable[[], object]) -> None:
        super().__init__(close)
        self.title = _(session.board.title)
        self.summary = _(session.board.summary)
        self.groups = help_lines()
        self._first = self._last = 0

    def extent(self, sizes: Sizes) -> tuple[float, float]:
        """As high as the longer column."""
        longest = max(len(lines) for _, lines in self.groups) + 1
        rest = sizes.title * 2 + sizes.pad * 7 + self.row_height(sizes)
        return sizes.font * 60, (longest + 1.8) * self._step(sizes) + rest

    @staticmethod
    def _step(sizes: Sizes) -> float:
        return sizes.font * 1.62

    def _columns(self, wide: bool) -> list[list[tuple[str, str]]]:
        """Headings are lines without words."""
        columns = [[(heading, ""), *lines] for heading, lines in self.groups]
        return columns if wide else [[line for column in columns for line in column]]

    def paint_content(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """The summary and the columns."""
        inner, step = self.content(sizes), self._step(sizes)
        canvas.label(self.summary, inner._replace(h=step), sizes.font, theme.dim)
        body = Box(inner.x, inner.y + 1.4 * step, inner.w, inner.h - 1.4 * step)
        columns = self._columns(inner.w > sizes.font * 46)
        fits = max(1, int(body.h / step))
        longest = max(map(len, columns))
        self._last = max(0, longest - fits)
        self._first = min(self._first, self._last)
        width = (body.w - sizes.pad * 3) / len(columns)
        for number, lines in enumerate(columns):
            x = body.x + number * (width + sizes.pad * 3)
            keys_end = max(text_width(keys, sizes.small, True) for keys, words in lines if words)
            part = min(0.45, (keys_end + 1.5 * sizes.pad) / width)
            for row, (keys, words) in enumerate(lines[self._first : self._first + fits]):
                line = Box(x, body.y + row * step, width, step)
                self._paint_line(canvas, keys, words, line, part, sizes, theme)
        if self._last:
            self._paint_scroll(canvas, body, self._first / longest, fits / longest, sizes, theme)

    @staticmethod
    def _paint_line(
        canvas: Canvas, keys: str, words: str, line: Box, part: float, sizes: Sizes, theme: Theme
    ) -> None:
        """The keys take this part of the line."""
        if not words:
            canvas.label(keys, line, sizes.font, theme.chosen, bold=True)
            return
        canvas.label(keys, line._replace(w=line.w * part), sizes.small, theme.text, bold=True)
        rest = Box(line.x + line.w * part, line.y, line.w * (1 - part), line.h)
        canvas.label(words, rest, sizes.small, theme.text)

    def scroll(self, lines: float) -> None:
        """Show other lines where they do not all fit."""
        self._first = int(max(0, min(self._first - lines, self._last)))

    def key(self, pressed: str) -> bool:
        """The arrows scroll."""
        steps = {"Up": 1, "Down": -1, "Page Up": 8, "Page Down": -8}
        if pressed in steps:
            self.scroll(steps[pressed])
            return True
        return super().key(pressed)
