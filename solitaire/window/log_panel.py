"""Log panel: a strip below the table, or beside it in a wide window, that tells what everybody did."""

from __future__ import annotations

from solitaire.play.language import _

from .boxes import Box
from .canvas import Canvas
from .journal import Journal, Told
from .lettering import fitted, text_width, wrapped
from .theme import Colour, Sizes, Theme

__all__ = ["LogPanel"]

_LINES = 3  # of the strip
_SIDE = 17.0  # the width beside the table, in letters
_TABLE = 1.6  # a table is at least so much wider than high
_NARROW = 60.0  # a window of fewer letters has no log by itself


class LogPanel:
    """The newest sentence stands at the bottom; scrolling back shows older ones until it is undone."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.box = Box(0, 0, 0, 0)
        self.is_beside = False
        self.back = self._count = 0

    # --- geometry -------------------------------------------------------------------------------

    def arrange(self, area: Box, sizes: Sizes, concerns: bool) -> Box:
        """Take a part of *area* if the log is wanted and *concerns* the game; the part that is left."""
        wish = self.journal.settings.show_log
        roomy = area.w >= _NARROW * sizes.font
        self.box = Box(area.x, area.bottom, 0, 0)
        if not concerns or wish == "off" or (wish == "auto" and not roomy):
            return area
        wide = round(_SIDE * sizes.font)
        self.is_beside = (area.w - wide) / area.h >= _TABLE
        if self.is_beside:
            self.box = Box(area.right - wide, area.y, wide, area.h)
            return area._replace(w=area.w - wide)
        high = min(round(_LINES * self._step(sizes) + sizes.pad), round(area.h * 0.3))
        self.box = Box(area.x, area.bottom - high, area.w, high)
        return area._replace(h=area.h - high)

    @property
    def shown(self) -> bool:
        """Whether there is a log to be seen."""
        return self.box.w > 0

    @staticmethod
    def _step(sizes: Sizes) -> float:
        return round(sizes.small * 1.45)

    # --- reading --------------------------------------------------------------------------------

    def scroll(self, lines: float) -> None:
        """Go back to older sentences, or forward to the newest."""
        self.back = int(max(0, min(self.back + lines, len(self.journal.told) - 1)))

    def _follow(self) -> None:
        """Who reads an older sentence goes on seeing it when there is news."""
        count = len(self.journal.told)
        if self.back:
            self.back = max(0, min(self.back + count - self._count, count - 1))
        self._count = count

    def lines(self, sizes: Sizes) -> list[tuple[str, str]]:
        """The lines there is room for, the newest last: words, and the part of them that is a reason."""
        self._follow()
        room = int((self.box.h - sizes.pad) / self._step(sizes))
        told, found = self.journal.told, list[tuple[str, str]]()
        for line in reversed(told[: len(told) - self.back]):
            found = [*self._lines_of(line, sizes), *found]
            if len(found) >= room:
                break
        return found[-room:] if room > 0 else []

    def _lines_of(self, told: Told, sizes: Sizes) -> list[tuple[str, str]]:
        words, why = _(told.words), _(self._reason(told))
        wide = self.box.w - 4 * sizes.pad
        if not self.is_beside:
            return [(words, why)]
        lines = [(line, "") for line in wrapped(words, wide, sizes.small)]
        return lines + [("", line) for line in wrapped(why, wide, sizes.small)]

    def _reason(self, told: Told) -> str:
        """The reason of a move stands with the first of its sentences."""
        first = next(line for line in self.journal.told if line.number == told.number)
        return self.journal.reasons.get(told.number, "") if first is told else ""

    # --- picture --------------------------------------------------------------------------------

    def paint(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """The sentences; what was told before the newest is dimmer."""
        if not self.shown:
            return
        canvas.rect(self.box, theme.panel)
        edge = self.box._replace(w=sizes.line) if self.is_beside else self.box._replace(h=sizes.line)
        canvas.rect(edge, theme.line)
        lines, step = self.lines(sizes), self._step(sizes)
        y = self.box.bottom - sizes.pad * 0.5 - len(lines) * step
        for number, (words, why) in enumerate(lines):
            newest = number == len(lines) - 1 and not self.back
            self._paint_line(canvas, y + number * step, words, why, sizes, theme, newest)
        self._paint_place(canvas, len(lines), sizes, theme)

    def _paint_line(
        self, canvas: Canvas, y: float, words: str, why: str, sizes: Sizes, theme: Theme, newest: bool
    ) -> None:
        x, wide = self.box.x + 2 * sizes.pad, self.box.w - 4 * sizes.pad
        colour: Colour = theme.text if newest or self.is_beside else theme.dim
        y += (self._step(sizes) - sizes.small * 1.22) / 2
        if words:
            words = fitted(words, wide, sizes.small)
            canvas.text(words, x, y, sizes.small, colour)
            x += text_width(words, sizes.small) + 2 * sizes.pad
        room = self.box.right - 2 * sizes.pad - x
        if why and room > sizes.small * 3:
            canvas.text(fitted(why, room, sizes.small), x, y, sizes.small, theme.chosen)

    def _paint_place(self, canvas: Canvas, shown: int, sizes: Sizes, theme: Theme) -> None:
        """Where in the whole log the shown lines are."""
        count = len(self.journal.told)
        if count <= shown:
            return
        high = max(self.box.h * shown / count, sizes.pad * 1.5)
        start = (self.box.h - high) * (1 - self.back / max(1, count - 1))
        wide = sizes.pad * 0.5
        bar = Box(self.box.right - wide - sizes.line, self.box.y + start, wide, high)
        canvas.rounded(bar, wide / 2, theme.outline)
