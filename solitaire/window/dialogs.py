"""Dialog: a panel over the table. What all of them share; each kind has its own file."""

from __future__ import annotations

from collections.abc import Callable

from .boxes import Box
from .buttons import ButtonGroup
from .canvas import Canvas
from .theme import Sizes, Theme
from .widgets import Button

__all__ = ["Dialog"]


class Dialog:
    """A title, whatever a subclass adds, and a row of buttons. Esc or a click beside it closes it."""

    title = ""
    can_close = True

    def __init__(self, close: Callable[[], object]) -> None:
        self.close = close
        self.panel = Box(0, 0, 0, 0)
        self.row = [Button("Close", close, outlined=True)]
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
        widths = [button.width(sizes) + sizes.pad for button in self.row]
        gap = sizes.pad
        total = sum(widths) + gap * (len(widths) - 1)
        squeeze = min(1.0, (self.panel.w - 4 * sizes.pad) / total) if total else 1.0
        x = self.panel.right - 2 * sizes.pad - total * squeeze
        high = self.row_height(sizes)
        for button, wide in zip(self.row, widths, strict=True):
            button.box = Box(x, self.panel.bottom - 2 * sizes.pad - high, wide * squeeze, high).rounded()
            x += (wide + gap) * squeeze

    @staticmethod
    def row_height(sizes: Sizes) -> int:
        """The height of a button in a dialog."""
        return round(sizes.font * 2.1)

    def content(self, sizes: Sizes) -> Box:
        """The room between title and buttons."""
        top = self.panel.y + sizes.pad * 2 + (sizes.title * 1.7 if self.title else 0)
        end = self.panel.bottom - sizes.pad * 3 - (self.row_height(sizes) if self.row else 0)
        return Box(self.panel.x + 2.5 * sizes.pad, top, self.panel.w - 5 * sizes.pad, max(0, end - top))

    # --- picture --------------------------------------------------------------------------------

    def paint(self, canvas: Canvas, area: Box, sizes: Sizes, theme: Theme) -> None:
        """The table dimmed, the panel on it."""
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
        elif pressed in ("Tab", "Right", "Down"):
            self.group.step(1)
        elif pressed in ("Shift+Tab", "Left", "Up"):
            self.group.step(-1)
        elif pressed in ("Enter", "Space"):
            self.group.activate()
        else:
            return False
        return True
