"""Class view: the classes at work. Signs on the table, and a panel with the calls of the last command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaire.play.language import _
from solitaire.play.tracing import Tracer

from .bars import tip_of
from .boxes import Box
from .call_panel import CallPanel
from .canvas import Canvas
from .class_signs import ClassSign, class_signs, paint_signs
from .layout import Layout
from .theme import Sizes, Theme
from .widgets import Button

if TYPE_CHECKING:
    from .stage import Stage

__all__ = ["ClassView"]


class ClassView:
    """Switched on by a key; the game goes on beside it. Switched off it does nothing at all."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._at = (-1.0, -1.0)
        self._signs_of: Layout | None = None
        self._signs: list[ClassSign] = []
        self.tracer = Tracer(stage.session)
        self.tracer.recorded = self._recorded
        self.speak()

    def speak(self) -> None:
        """Make the panel, in the language of this moment."""
        self.panel = CallPanel(self._stage.session, self.tracer, self._stage.commands.run, tip_of)

    @property
    def is_on(self) -> bool:
        """Whether the view is shown."""
        return self.tracer.is_on

    @property
    def buttons(self) -> list[Button]:
        """The buttons of the panel; without a place while the view is off."""
        return self.panel.buttons

    def row_gap(self, sizes: Sizes) -> int:
        """How many pixels stay free between the rows of the table, for the words of the divisions."""
        return round(sizes.small * 1.24) if self.is_on else 0

    # --- commands -------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Show it, or no longer."""
        if self.is_on:
            self.tracer.off()
        else:
            self.tracer.on()
        self.panel.step = self.panel.thing = None
        stage = self._stage
        stage.resize(int(stage.window.w), int(stage.window.h), stage.ratio)

    def move_step(self, by: int) -> None:
        """Go to the next call of the list, or the one before; past its ends no call is marked."""
        count, step = len(self.tracer.calls), self.panel.step
        if not self.is_on or not count:
            return
        following = (0 if by > 0 else count - 1) if step is None else step + by
        self.panel.show_step(following if 0 <= following < count else None, self._stage.sizes)

    def copy_line(self) -> None:
        """Copy file and line of the marked call, or of the object in the panel, for an editor to open."""
        where = self.panel.where
        if self.is_on and where:
            done = self._stage.clipboard.copy(where)
            words = _("Copied {place}.") if done else _("{place} cannot be copied here.")
            self._stage.say(words.format(place=where))
        elif self.is_on:
            self._stage.say(_("Mark a call or point at a cell: then its file and line can be copied."))

    def _recorded(self) -> None:
        self.panel.begin()
        self.panel.thing = self._thing_at(*self._at)
        self._stage.changed()

    @property
    def asked(self) -> str:
        """The letter of the cell that the marked call asks."""
        calls, step = self.tracer.calls, self.panel.step
        return calls[step].cell if self.is_on and step is not None and step < len(calls) else ""

    # --- geometry -------------------------------------------------------------------------------

    def arrange(self, area: Box, sizes: Sizes) -> Box:
        """Take a part of *area* for the panel; the answer is what the table keeps."""
        if not self.is_on:
            self.panel.arrange(Box(area.right, area.y, 0, 0), sizes)
            return area
        if area.w >= area.h * 1.1:
            wide = round(min(area.w * 0.42, max(area.w * 0.3, sizes.small * 25)))
            self.panel.arrange(Box(area.right - wide, area.y, wide, area.h), sizes)
            return area._replace(w=area.w - wide)
        high = round(area.h * 0.44)
        self.panel.arrange(Box(area.x, area.bottom - high, area.w, high), sizes)
        return area._replace(h=area.h - high)

    def table_room(self, area: Box, sizes: Sizes) -> Box:
        """Where the cards lie: below the words over the first row."""
        top = round(sizes.small * 0.9) if self.is_on else 0
        return area._replace(y=area.y + top, h=area.h - top)

    # --- pointer --------------------------------------------------------------------------------

    def hover(self, x: float, y: float) -> bool:
        """The pointer is here now; whether the panel shows something else."""
        if not self.is_on or self._stage.dialog:
            return False
        self._at = (x, y)
        before, self.panel.thing = self.panel.thing, self._thing_at(x, y)
        return before is not self.panel.thing

    def _thing_at(self, x: float, y: float) -> object:
        """The cell at a point, or the division or pool whose words are there; over the panel the last one."""
        stage = self._stage
        if self.panel.box.contains(x, y):
            return self.panel.thing
        group = next((sign for sign in self.signs() if not sign.letter and sign.box.contains(x, y)), None)
        letter = stage.layout.cell_at(x, y) if stage.table_area.contains(x, y) else None
        return group.thing if group else stage.session.board.cells[letter] if letter else None

    def press(self, x: float, y: float) -> bool:
        """The left button went down; whether that was on the panel. A call is marked by it."""
        if not self.is_on or not self.panel.box.contains(x, y):
            return False
        row = self.panel.row_at(x, y, self._stage.sizes)
        if row is not None:
            self.panel.show_step(None if row == self.panel.step else row, self._stage.sizes)
        return True

    def scroll(self, lines: float) -> bool:
        """The wheel was turned; whether that was over the panel."""
        if self.is_on and self.panel.box.contains(*self._at):
            self.panel.scroll(lines, self._stage.sizes)
            return True
        return False

    # --- picture --------------------------------------------------------------------------------

    def signs(self) -> list[ClassSign]:
        """What is written on the table."""
        stage = self._stage
        if not self.is_on:
            return []
        if self._signs_of is not stage.layout:
            self._signs_of = stage.layout
            self._signs = class_signs(stage.session.board, stage.layout, stage.sizes)
        return self._signs

    def paint_table(self, canvas: Canvas, theme: Theme) -> None:
        """The signs on the table."""
        if self.is_on:
            paint_signs(canvas, self.signs(), self.asked, self._stage.sizes, theme)

    def paint_panel(self, canvas: Canvas, theme: Theme) -> None:
        """The panel beside it."""
        if self.is_on:
            self.panel.paint(canvas, self._stage.sizes, theme)
