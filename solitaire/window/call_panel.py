"""Call panel: the calls of the last command beside the table, and the object that the pointer is on."""

from __future__ import annotations

from collections.abc import Callable

from solitaire.play.language import _
from solitaire.play.session import Session
from solitaire.play.tracing import Tracer

from .boxes import Box
from .call_rows import LINE, Row, write_rows
from .canvas import Canvas
from .lettering import text_width
from .object_facts import attributes_of, heading_of, question_of
from .suit_text import paint_suited, wrap_suited
from .theme import Colour, Sizes, Theme
from .widgets import Button

__all__ = ["CallPanel"]

_OBJECT = 0.32  # part of the height that the object has


class CallPanel:
    """A heading with buttons, the way through the game loop, the list, the object."""

    def __init__(
        self, session: Session, tracer: Tracer, run: Callable[[str], object], tip: Callable[[str], str]
    ) -> None:
        self._session = session
        self.tracer = tracer
        self.box = Box(0, 0, 0, 0)
        self.step: int | None = None
        self.thing: object = None
        self._first = 0
        self._rows: list[Row] = []
        self._key: object = None
        self.back = self._step_button("step-back", "left", run, tip)
        self.on = self._step_button("step-on", "right", run, tip)
        self.shut = Button("", lambda: run("classes"), "close", tip("classes"), lambda: tracer.is_on)
        self.buttons = [self.back, self.on, self.shut]

    def _step_button(
        self, command: str, icon: str, run: Callable[[str], object], tip: Callable[[str], str]
    ) -> Button:
        return Button("", lambda: run(command), icon, tip(command), lambda: bool(self.tracer.calls))

    # --- geometry -------------------------------------------------------------------------------

    def arrange(self, box: Box, sizes: Sizes) -> None:
        """Take this place; one of no size shows nothing."""
        self.box = box
        self._key, self._first = None, 0
        side = round(sizes.font * 1.9) if box.w else 0
        x = box.right - sizes.pad
        for button in (self.shut, self.on, self.back):
            x -= side
            button.box = Box(x, box.y + sizes.pad * 0.6, side, side).rounded() if side else Box(0, 0, 0, 0)
            x -= sizes.pad * (0.8 if button is self.shut else 0.2)

    def _parts(self, sizes: Sizes) -> tuple[Box, Box, Box]:
        """Where the way, the list and the object stand."""
        box, pad, line = self.box, sizes.pad, sizes.small * LINE
        inner = Box(box.x + pad * 1.3, box.y, box.w - pad * 2.6, box.h)
        way_top = self.shut.box.bottom + pad * 0.6
        way = Box(inner.x, way_top, inner.w, line * len(self._way_lines(inner.w, sizes)))
        object_high = round(box.h * _OBJECT)
        top = way.bottom + pad
        rest = Box(inner.x, top, inner.w, max(line, box.bottom - object_high - top))
        thing = Box(inner.x, box.bottom - object_high + pad, inner.w, object_high - pad)
        return way, rest, thing

    def _way_lines(self, room: float, sizes: Sizes) -> list[str]:
        return wrap_suited(self.tracer.way, room, sizes.small)

    # --- the list -------------------------------------------------------------------------------

    def rows(self, sizes: Sizes) -> list[Row]:
        """Every call as it is written in the width there is."""
        calls = self.tracer.calls
        key = (id(calls), len(calls), self.box, sizes.small)
        if key != self._key:
            room = self._parts(sizes)[1].w
            self._key, self._rows = key, write_rows(calls, room, sizes)
        return self._rows

    def begin(self) -> None:
        """Another command was recorded: its list begins at the top, with no call marked."""
        self.step, self._first = None, 0

    def show_step(self, step: int | None, sizes: Sizes) -> None:
        """Mark one call, and have it in sight."""
        self.step = step
        rows = self.rows(sizes)
        if step is None or step >= len(rows):
            self._first = 0
        else:
            self._first = min(step, max(self._first, self._first_before(step, sizes)))

    def _first_before(self, last: int, sizes: Sizes) -> int:
        """The first call that is in sight together with the call *last*."""
        rows, high = self.rows(sizes), self._parts(sizes)[1].h
        end = rows[last].top + rows[last].height
        return next(number for number, row in enumerate(rows) if end - row.top <= high or number == last)

    def scroll(self, lines: float, sizes: Sizes) -> None:
        """Turn the list on, two calls for each line of the wheel."""
        if self.rows(sizes):
            most = self._first_before(len(self.rows(sizes)) - 1, sizes) + bool(self.tracer.rest)
            self._first = round(min(most, max(0, self._first - 2 * lines)))

    def shown(self, sizes: Sizes) -> list[tuple[int, Box]]:
        """The calls in sight by their numbers, and where each one stands."""
        rows, area = self.rows(sizes), self._parts(sizes)[1]
        found: list[tuple[int, Box]] = []
        for number in range(min(self._first, len(rows)), len(rows)):
            row = rows[number]
            box = Box(area.x, area.y + row.top - rows[self._first].top, area.w, row.height)
            if box.bottom > area.bottom and found:
                break
            found.append((number, box))
        return found

    def row_at(self, x: float, y: float, sizes: Sizes) -> int | None:
        """The number of the call at a point."""
        return next((number for number, box in self.shown(sizes) if box.contains(x, y)), None)

    # --- picture --------------------------------------------------------------------------------

    def paint(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """The whole panel."""
        canvas.rect(self.box, theme.panel)
        canvas.rect(Box(self.box.x, self.box.y, sizes.line, self.box.h), theme.line)
        self._paint_head(canvas, sizes, theme)
        way, area, thing = self._parts(sizes)
        self._paint_way(canvas, way, sizes, theme)
        self._paint_list(canvas, area, sizes, theme)
        canvas.rect(Box(self.box.x, thing.y - sizes.pad, self.box.w, sizes.line), theme.line)
        self._paint_thing(canvas, thing, sizes, theme)

    def _paint_head(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        left, height = self.box.x + sizes.pad * 1.3, self.shut.box.h
        count = f"{'–' if self.step is None else self.step + 1} / {len(self.tracer.calls)}"
        wide = text_width(count, sizes.small) + sizes.pad
        room = self.back.box.x - left - wide
        line = Box(left, self.shut.box.y, room, height)
        canvas.label(_("Class view"), line, sizes.font, theme.text, bold=True)
        if self.tracer.calls:
            canvas.label(count, Box(self.back.box.x - wide, line.y, wide, height), sizes.small, theme.dim)
        for button in self.buttons:
            button.paint(canvas, sizes, theme)

    def _paint_way(self, canvas: Canvas, box: Box, sizes: Sizes, theme: Theme) -> None:
        """The states that were passed; the last one, where the game is now, stands out."""
        lines = self._way_lines(box.w, sizes)
        now = _(self.tracer.trail[-1].value) if self.tracer.trail else ""
        for number, line in enumerate(lines):
            y = box.y + number * sizes.small * LINE
            last = number == len(lines) - 1 and line.endswith(now)
            start = line[: len(line) - len(now)] if last else line
            x = box.x + canvas.text(start, box.x, y, sizes.small, theme.dim)
            if last:
                canvas.text(now, x, y, sizes.small, theme.chosen, True)

    def _paint_list(self, canvas: Canvas, area: Box, sizes: Sizes, theme: Theme) -> None:
        rows = self.rows(sizes)
        if not rows:
            words = _("Make a move: its calls stand here.")
            for number, line in enumerate(wrap_suited(words, area.w, sizes.small)):
                y = area.y + number * sizes.small * LINE
                canvas.text(line, area.x, y, sizes.small, theme.dim)
            return
        shown = self.shown(sizes)
        for number, box in shown:
            self._paint_row(canvas, number, rows[number], box, sizes, theme)
        last, end = shown[-1][0], shown[-1][1].bottom
        if self.tracer.rest and last == len(rows) - 1 and end <= area.bottom - sizes.small * LINE:
            canvas.text(self.tracer.rest, area.x, end, sizes.small, theme.dim)
        self._paint_bar(canvas, rows, area, sizes, theme)

    def _paint_row(self, canvas: Canvas, number: int, row: Row, box: Box, sizes: Sizes, theme: Theme) -> None:
        if number == self.step:
            ground = Box(box.x - sizes.pad * 0.6, box.y, box.w + sizes.pad * 1.2, box.h - sizes.line)
            canvas.rounded(ground, sizes.radius * 0.6, theme.hover)
            canvas.rect(Box(ground.x, ground.y, sizes.line * 3, ground.h), theme.chosen)
        later = self.step is not None and number > self.step
        colours: dict[str, Colour] = {
            "call": theme.text, "result": theme.text, "refused": theme.refused, "where": theme.dim,
        }  # fmt: skip
        for place, (kind, line) in enumerate(row.lines):
            y = box.y + sizes.pad * 0.25 + place * sizes.small * LINE
            colour = theme.off if later else colours[kind]
            paint_suited(canvas, line, box.x + row.indent, y, sizes.small, colour)

    def _paint_bar(self, canvas: Canvas, rows: list[Row], area: Box, sizes: Sizes, theme: Theme) -> None:
        """How far the list goes on, at its right edge."""
        whole = rows[-1].top + rows[-1].height
        if whole > area.h:
            high = max(sizes.font, area.h * area.h / whole)
            y = area.y + (area.h - high) * min(1.0, rows[self._first].top / (whole - area.h))
            canvas.rounded(
                Box(self.box.right - sizes.pad * 0.8, y, sizes.pad * 0.5, high), sizes.pad / 4, theme.off
            )

    def _paint_thing(self, canvas: Canvas, box: Box, sizes: Sizes, theme: Theme) -> None:
        """Attributes and question of the object under the pointer, as many lines as there is room for."""
        y = box.y
        for kind, text in self.facts():
            size = sizes.font if kind == "heading" else sizes.small
            colour = theme.dim if kind in ("where", "hint") else theme.text
            bold = kind in ("heading", "question")
            for line in wrap_suited(text, box.w, size, bold):
                if y + size * LINE > box.bottom:
                    return
                paint_suited(canvas, line, box.x, y, size, colour, bold)
                y += size * LINE

    @property
    def where(self) -> str:
        """File and line of the marked call, or else of the object; empty when there is neither."""
        calls = self.tracer.calls
        if self.step is not None and self.step < len(calls):
            return calls[self.step].where
        return "" if self.thing is None else question_of(self.thing)[1]

    def facts(self) -> list[tuple[str, str]]:
        """What is said of the object under the pointer."""
        if self.thing is None:
            return [("hint", _("Point at a cell, or at the words above a division, to see the object."))]
        thing, board, seat = self.thing, self._session.board, self._session.seat
        question, where = question_of(thing)
        lines = [("heading", heading_of(thing, board, seat)), ("question", question), ("where", where)]
        values = attributes_of(thing, board, seat)
        return [*lines, *(("value", f"{name} = {value}") for name, value in values)]
