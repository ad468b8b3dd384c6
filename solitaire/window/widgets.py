"""Widgets: buttons and notes, as the bars and dialogs use them. No pyglet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from .boxes import Box
from .canvas import Canvas
from .lettering import text_width, wrapped
from .theme import Sizes, Theme

__all__ = ["Button", "always", "paint_note"]


_LONG = 160  # signs; a longer note is wider


def always() -> bool:
    """For a button that can always be pressed."""
    return True


@dataclass
class Button:
    """Something to press: an icon, a text or both. Its owner gives it a box and keeps ``state``."""

    text: str
    act: Callable[[], object]
    icon: str = ""
    tip: str = ""
    enabled: Callable[[], bool] = always
    chosen: Callable[[], bool] = lambda: False
    outlined: bool = False
    box: Box = field(default=Box(0, 0, 0, 0))
    wordless: bool = False
    state: str = ""  # "", "hover" or "pressed"
    focused: bool = False

    def width(self, sizes: Sizes) -> int:
        """The width it needs."""
        words = 0 if self.wordless else text_width(self.text, sizes.font)
        icon = sizes.font * 1.25 if self.icon else 0
        between = sizes.pad * 0.7 if words and icon else 0
        return round(words + icon + between + sizes.pad * (2.2 if words else 1.6))

    def press(self) -> None:
        """Do what it is for, if that can be done now."""
        if self.enabled():
            self.act()

    def paint(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """Its picture in its present state."""
        self.paint_ground(canvas, sizes, theme)
        live, chosen = self.enabled(), self.chosen()
        colour = (theme.on_chosen if chosen else theme.text) if live else theme.off
        words = 0.0 if self.wordless else text_width(self.text, sizes.font)
        side = round(sizes.font * 1.25) if self.icon else 0
        between = sizes.pad * 0.7 if words and side else 0
        x = self.box.x + (self.box.w - words - side - between) / 2
        if self.icon:
            canvas.icon(self.icon, Box(x, self.box.y, side, self.box.h), colour)
        if words:
            place = Box(x + side + between, self.box.y, words + 1, self.box.h)
            canvas.label(self.text, place, sizes.font, colour)
        self.paint_focus(canvas, sizes, theme)

    def paint_ground(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """What lies below its words: chosen, outlined, hovered, pressed."""
        live = self.enabled()
        if self.chosen():
            canvas.rounded(self.box, sizes.radius, theme.chosen)
        elif self.outlined:
            canvas.rounded(self.box, sizes.radius, theme.outline if live else theme.hover, sizes.line)
        if live and self.state:
            canvas.rounded(self.box, sizes.radius, theme.pressed if self.state == "pressed" else theme.hover)

    def paint_focus(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """The frame of the keyboard's focus."""
        if self.focused:
            canvas.rounded(self.box.grown(-sizes.line), sizes.radius, theme.focus, sizes.line * 2)


def paint_note(canvas: Canvas, text: str, by: Box, window: Box, sizes: Sizes, theme: Theme) -> None:
    """A small sign below a thing, or above it where there is no room, and never outside the window."""
    room = min(window.w - 4 * sizes.pad, sizes.small * (36 if len(text) < _LONG else 60))
    lines = wrapped(text, room, sizes.small)
    step = sizes.small * 1.35
    wide = min(room, max(text_width(line, sizes.small) for line in lines)) + 2 * sizes.pad
    high = round(step * (len(lines) - 1) + sizes.small * 1.9)
    x = max(window.x + sizes.line, min(by.centre[0] - wide / 2, window.right - wide - sizes.line))
    y = by.bottom + sizes.pad * 0.6
    if y + high > window.bottom:
        y = max(window.y, by.y - high - sizes.pad * 0.6)
    box = Box(round(x), round(y), round(wide), high)
    canvas.rounded(box.moved(0, sizes.line * 2), sizes.radius * 0.7, (0.0, 0.0, 0.0, 0.25))
    canvas.rounded(box, sizes.radius * 0.7, theme.bar)
    canvas.rounded(box, sizes.radius * 0.7, theme.outline, sizes.line)
    top = box.y + (box.h - step * len(lines)) / 2
    align = 0.5 if len(lines) < 3 else 0.0
    for number, line in enumerate(lines):
        place = Box(box.x + sizes.pad, top + number * step, box.w - 2 * sizes.pad + 1, step)
        canvas.label(line, place, sizes.small, theme.text, align=align)
