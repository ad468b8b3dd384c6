"""Sheet panel: the score line by line, and a button for each move that the board offers by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from solitaire.model.moves import Move
from solitaire.model.sheet import ScoreSheet, SheetRow
from solitaire.play.language import _
from solitaire.play.seats import seat_names
from solitaire.play.session import Session
from solitaire.play.settings import Settings
from solitaire.play.words import capital

from .boxes import Box
from .buttons import ButtonGroup
from .canvas import Canvas
from .dialogs import Dialog
from .lettering import text_width, wrapped
from .theme import Sizes, Theme
from .widgets import Button

__all__ = ["SheetPanel"]

_WIDEST = 0.3  # of the panel, for one column of figures


class SheetPanel(Dialog):
    """The latest lines are shown first; the arrows and the wheel scroll. The last sum stays in sight."""

    def __init__(self, session: Session, settings: Settings, close: Callable[[], object]) -> None:
        super().__init__(close)
        self.title = _("Score sheet")
        self.session = session
        self.sheet = session.board.scoreSheet(seat_names(settings)) or ScoreSheet((), ())
        sums = [row for row in self.sheet.rows if row.kind == "sum"]
        self.total = sums[-1] if sums else None
        rows = self.sheet.rows
        self.rows: Sequence[SheetRow] = rows[:-1] if rows and rows[-1] is self.total else rows
        self.row = [*self.row, *self._offers()]
        self.group = ButtonGroup(self.row)
        self.group.focus_on(len(self.row) - 1)
        self._first, self._fits = len(self.rows), 1

    def _offers(self) -> list[Button]:
        """A button for each move that the board offers by name."""
        return [
            Button(_(action.words), self._doing(action.move), outlined=True, chosen=lambda: True)
            for action in self.session.board.actions()
        ]

    def _doing(self, move: Move) -> Callable[[], None]:
        def act() -> None:
            self.close()
            self.session.play(move)

        return act

    # --- geometry -------------------------------------------------------------------------------

    def extent(self, sizes: Sizes) -> tuple[float, float]:
        """As high as the lines, as wide as their words."""
        words = max((text_width(_(row.words), sizes.font, True) for row in self.rows), default=0)
        wide = words + len(self.sheet.columns) * sizes.font * 9 + 8 * sizes.pad
        high = (len(self.rows) + 3.4) * self._step(sizes) + self._lead(sizes)
        rest = sizes.title * 1.7 + self.row_height(sizes) + 7 * sizes.pad
        return max(sizes.font * 38, wide), max(sizes.font * 17, high + rest)

    def _lead(self, sizes: Sizes) -> float:
        """The height of what stands above the table."""
        return 0.0

    @staticmethod
    def _step(sizes: Sizes) -> float:
        return sizes.font * 1.55

    def _columns(self, line: Box, sizes: Sizes) -> tuple[Box, list[Box]]:
        """The part of a line for the words, and one for each figure."""
        figures = [row.values for row in self.rows] + ([self.total.values] if self.total else [])
        heads = [max((text_width(word, sizes.small) for word in _(name).split()), default=0)
                 for name in self.sheet.columns]  # fmt: skip
        texts = [max((text_width(values[column], sizes.font, True) for values in figures), default=0)
                 for column in range(len(heads))]  # fmt: skip
        widest = max([*heads, *texts, sizes.font * 6.5], default=0) + sizes.pad
        wide = min(widest, line.w * _WIDEST)
        left = line.w - wide * len(heads)
        boxes = [Box(line.x + left + wide * number, line.y, wide, line.h) for number in range(len(heads))]
        return line._replace(w=left - sizes.pad), boxes

    def _room_for_counts(self, column: int, sizes: Sizes) -> float:
        """How much of a column its counts take, so that the figures stand below each other."""
        counts = (row.values[column].partition(" ")[2] for row in self.rows)
        widest = max((text_width(count, sizes.small) for count in counts), default=0)
        return widest + sizes.pad * 0.6 if widest else 0.0

    # --- picture --------------------------------------------------------------------------------

    def paint_content(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """The names, the lines there is room for, and the sum."""
        inner, step = self.content(sizes), self._step(sizes)
        top = inner.y + self._lead(sizes)
        head = Box(inner.x, top, inner.w - sizes.pad, self._height_of_names(inner.w, sizes))
        self._paint_names(canvas, head, sizes, theme)
        end = inner.bottom - (step * 1.35 if self.total else 0)
        body = Box(inner.x, head.bottom + sizes.pad * 0.5, inner.w - sizes.pad, end - head.bottom - sizes.pad)
        self._fits = max(1, int(body.h / step))
        self._first = max(0, min(self._first, len(self.rows) - self._fits))
        for place, row in enumerate(self.rows[self._first : self._first + self._fits]):
            line = Box(body.x, body.y + place * step, body.w, step)
            self._paint_row(canvas, line, row, sizes, theme)
        if self.total:
            line = Box(inner.x, end, inner.w - sizes.pad, step * 1.35)
            canvas.rect(Box(inner.x, round(end), inner.w, sizes.line * 2), theme.dim)
            self._paint_row(canvas, line, self.total, sizes, theme)
        if len(self.rows) > self._fits:
            start, part = self._first / len(self.rows), self._fits / len(self.rows)
            self._paint_scroll(canvas, body._replace(w=inner.w), start, part, sizes, theme)

    def _names(self, box: Box, number: int, sizes: Sizes) -> list[str]:
        """Whose column this is, in one line or two."""
        lines = wrapped(_(self.sheet.columns[number]), box.w - sizes.pad, sizes.small)
        return lines if len(lines) < 3 else [lines[0], " ".join(lines[1:])]

    def _height_of_names(self, wide: float, sizes: Sizes) -> float:
        boxes = self._columns(Box(0, 0, wide - sizes.pad, 1), sizes)[1]
        lines = max((len(self._names(box, place, sizes)) for place, box in enumerate(boxes)), default=0)
        return sizes.small * (1.25 * lines + 0.4)

    def _paint_names(self, canvas: Canvas, head: Box, sizes: Sizes, theme: Theme) -> None:
        """Whose the columns are, in two lines where one is too short."""
        step = sizes.small * 1.25
        for column, box in enumerate(self._columns(head, sizes)[1]):
            lines = self._names(box, column, sizes)
            for number, words in enumerate(lines):
                y = box.bottom - (len(lines) - number) * step
                line = Box(box.x + sizes.pad, y, box.w - sizes.pad, step)
                canvas.label(words, line, sizes.small, theme.dim, align=1.0)
        canvas.rect(Box(head.x, round(head.bottom), head.w, sizes.line), theme.line)

    def _paint_row(self, canvas: Canvas, line: Box, row: SheetRow, sizes: Sizes, theme: Theme) -> None:
        words, boxes = self._columns(line, sizes)
        colour = theme.chosen if row.kind == "head" else theme.text if row.kind else theme.dim
        bold = bool(row.kind)
        canvas.label(capital(_(row.words)), words, sizes.font, colour, bold=bold)
        for column, (value, box) in enumerate(zip(row.values, boxes, strict=True)):
            figure, _space, count = value.replace("-", "−").partition(" ")
            after = self._room_for_counts(column, sizes)
            tint = theme.refused if figure.startswith("−") else theme.text
            canvas.label(figure, box._replace(w=box.w - after), sizes.font, tint, bold=bold, align=1.0)
            canvas.label(count, box, sizes.small, theme.dim, align=1.0)

    # --- input ----------------------------------------------------------------------------------

    def scroll(self, lines: float) -> None:
        """Show other lines where they do not all fit."""
        self._first = int(max(0, min(self._first - lines, len(self.rows) - self._fits)))

    def key(self, pressed: str) -> bool:
        """The arrows and page keys scroll."""
        page = max(1, self._fits - 2)
        steps = {"Up": 1, "Down": -1, "Page Up": page, "Page Down": -page, "Home": 999, "End": -999}
        if pressed in steps:
            self.scroll(steps[pressed])
            return True
        return super().key(pressed)
