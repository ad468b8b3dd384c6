"""Dialog: a panel over the table. What all of them share; each kind has its own file."""

from __future__ import annotations

from collections.abc import Callable

from solitaire.play.language import _

from .boxes import Box
from .buttons import ButtonGroup
from .canvas import Canvas
from .card_art import CardArt
from .theme import Sizes, Theme
from .widgets import Button

__all__ = ["Dialog"]


class Dialog:
    """A title, whatever a subclass adds, and a row of buttons. Esc or a click beside it closes it."""

    title = ""
    can_close = True
    dims = True
    """Whether it darkens the table around it."""
    covers = False
    """Whether it hides the cards."""
    allows: frozenset[str] | None = None
    """The commands that can be given while it is open; None for all."""

    def __init__(self, close: Callable[[], object]) -> None:
        self.close = close
        self.art: CardArt | None = None  # the cards as the table shows them, while it is drawn
        self.panel = Box(0, 0, 0, 0)
        self.row = [Button(_("Close"), close, outlined=True)]
        self._lines_of_row: list[list[Button]] = [self.row]
        self.group = ButtonGroup(self.row)

    # --- geometry -------------------------------------------------------------------------------

    def extent(self, sizes: Sizes) -> tuple[float, float]:
        """The width and height it would like to have."""
        return sizes.font * 30, sizes.font * 20

    def arrange(self, area: Box, sizes: Sizes) -> None:
        """Stand in the middle of the table, as large as wished or as fits."""
        wide, high = self.extent(sizes)
        room = area.grown(-sizes.pad)
        wide, high = min(wide, room.w), min(high, room.h)
        x, y = area.centre
        self.panel = Box(x - wide / 2, y - high / 2, wide, high).rounded()
        self._arrange_row(sizes)

    def _arrange_row(self, sizes: Sizes) -> None:
        """Put the buttons into as many lines as they need; the last ones stand in the lowest line."""
        room, gap = self.panel.w - 4 * sizes.pad, sizes.pad
        self._lines_of_row = [[]]
        for button in reversed(self.row):
            line = self._lines_of_row[0]
            if line and self._length([button, *line], sizes) > room:
                self._lines_of_row.insert(0, [button])
            else:
                line.insert(0, button)
        high = self.row_height(sizes)
        y = self.panel.bottom - 2 * sizes.pad - len(self._lines_of_row) * (high + gap) + gap
        for line in self._lines_of_row:
            squeeze = min(1.0, room / self._length(line, sizes)) if line else 1.0
            x = self.panel.right - 2 * sizes.pad - self._length(line, sizes) * squeeze
            for button in line:
                wide = button.width(sizes) + sizes.pad
                button.box = Box(x, y, wide * squeeze, high).rounded()
                x += (wide + gap) * squeeze
            y += high + gap

    @staticmethod
    def _length(buttons: list[Button], sizes: Sizes) -> float:
        return sum(button.width(sizes) + 2 * sizes.pad for button in buttons) - sizes.pad

    @staticmethod
    def row_height(sizes: Sizes) -> int:
        """The height of a button in a dialog."""
        return round(sizes.font * 2.1)

    def content(self, sizes: Sizes) -> Box:
        """The room between title and buttons."""
        top = self.panel.y + sizes.pad * 2 + (sizes.title * 1.7 if self.title else 0)
        lines = len(self._lines_of_row) if self.row else 0
        end = self.panel.bottom - sizes.pad * (2 + lines) - self.row_height(sizes) * lines
        return Box(self.panel.x + 2.5 * sizes.pad, top, self.panel.w - 5 * sizes.pad, max(0, end - top))

    # --- picture --------------------------------------------------------------------------------

    def paint(self, canvas: Canvas, area: Box, sizes: Sizes, theme: Theme) -> None:
        """The table, dimmed, and the panel on it."""
        if self.dims:
            canvas.rect(area, (0.0, 0.0, 0.0, 0.38))
        shadow = self.panel.moved(0, sizes.line * 3).grown(sizes.line * 2)
        canvas.rounded(shadow, sizes.radius * 1.6, (0.0, 0.0, 0.0, 0.3))
        canvas.rounded(self.panel, sizes.radius * 1.4, theme.panel)
        canvas.rounded(self.panel, sizes.radius * 1.4, theme.outline, sizes.line)
        if self.title:
            head = self.panel.grown(-2.5 * sizes.pad)._replace(y=self.panel.y + sizes.pad, h=sizes.title * 2)
            canvas.label(self.title, head, sizes.title, theme.text, bold=True)
        self.paint_content(canvas, sizes, theme)
        for button in self.group.buttons:
            button.paint(canvas, sizes, theme)

    def paint_content(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """What a subclass shows."""

    @staticmethod
    def _paint_scroll(
        canvas: Canvas, body: Box, start: float, part: float, sizes: Sizes, theme: Theme
    ) -> None:
        """A bar at the right edge: where in a longer list one is."""
        wide = sizes.pad * 0.5
        bar = Box(body.right - wide, body.y + body.h * start, wide, body.h * part)
        canvas.rounded(bar, wide / 2, theme.outline)

    # --- input ----------------------------------------------------------------------------------

    def press(self, x: float, y: float, when: float) -> None:
        """The left button went down anywhere on the table."""
        if not self.group.press(x, y) and not self.panel.contains(x, y) and self.can_close:
            self.close()

    def scroll(self, lines: float) -> None:
        """The wheel was turned, upwards positive."""

    def type(self, text: str) -> None:
        """Text was typed."""

    def key(self, pressed: str) -> bool:
        """A key went down; False when the dialog has no use for it."""
        if pressed == "Esc":
            self.close()
        elif pressed in ("Tab", "Right"):
            self.group.step(1)
        elif pressed in ("Shift+Tab", "Left"):
            self.group.step(-1)
        elif pressed in ("Up", "Down"):
            self.group.step_line(1 if pressed == "Down" else -1)
        elif pressed in ("Enter", "Space"):
            self.group.activate()
        else:
            return False
        return True
