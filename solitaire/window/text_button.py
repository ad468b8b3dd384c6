"""Text button: a line of an options panel in which a name is typed; every sign holds at once."""

from __future__ import annotations

from collections.abc import Callable

from .boxes import Box
from .canvas import Canvas
from .fields import Field
from .theme import Sizes, Theme
from .widgets import Button

__all__ = ["TextButton"]

_LETTERS = 15  # the width of the field


class TextButton(Button):
    """It has the focus while it is typed into; empty it shows what is used instead."""

    def __init__(self, text: str, longest: int, usual: str, changed: Callable[[str], object]) -> None:
        super().__init__("", lambda: None, outlined=True)
        self.field = Field(text, longest)
        self.usual = usual
        self._changed = changed

    def width(self, sizes: Sizes) -> int:
        """Room for a name."""
        return round(sizes.font * _LETTERS)

    def type(self, text: str) -> None:
        """Signs were typed while it has the focus."""
        if any(sign.isprintable() for sign in text):
            self.field.type(text)
            self._changed(self.field.text)

    def key(self, pressed: str) -> bool:
        """Erase, move, or leave letters to ``type``; False for a key that leads out of the field."""
        before = self.field.text
        used = self.field.key(pressed)
        if self.field.text != before:
            self._changed(self.field.text)
        return used or pressed == "Space" or len(pressed.removeprefix("Shift+")) == 1

    def paint(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """The field while it has the focus, else the name that holds."""
        self.field.box = self.box
        if self.focused:
            self.field.paint(canvas, sizes, theme, sizes.font)
            return
        self.paint_ground(canvas, sizes, theme)
        inner = Box(self.box.x + sizes.pad, self.box.y, self.box.w - 2 * sizes.pad, self.box.h)
        name = self.field.text.strip()
        canvas.label(name or self.usual, inner, sizes.font, theme.text if name else theme.dim)
