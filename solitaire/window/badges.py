"""Badges: a short word or number and a symbol on a small dark plate, which is read on any card."""

from __future__ import annotations

from .boxes import Box
from .canvas import Canvas
from .lettering import text_width
from .theme import Sizes, Theme

__all__ = ["badge_size", "paint_badge"]

_HIGH = 1.5  # in letters
_PLAIN = "check"  # a symbol that is no warning has the colour of the words


def badge_size(words: str, icon: str, letters: int) -> tuple[float, float]:
    """Width and height with *letters* of this size."""
    return text_width(words, letters, True) + letters * (2.15 if icon else 1.1), letters * _HIGH


def paint_badge(
    canvas: Canvas,
    words: str,
    icon: str,
    corner: tuple[float, float],
    letters: int,
    sizes: Sizes,
    theme: Theme,
) -> None:
    """The badge with its left upper *corner* there."""
    box = Box(*corner, *badge_size(words, icon, letters)).rounded()
    canvas.rounded(box, box.h / 2, theme.bar)
    canvas.rounded(box, box.h / 2, theme.outline, sizes.line)
    side = letters if icon else 0
    canvas.label(words, box._replace(w=box.w - side), letters, theme.text, bold=True, align=0.5)
    if icon:
        colour = theme.text if icon == _PLAIN else theme.chosen
        canvas.icon(icon, Box(box.right - side - letters * 0.4, box.y, side, box.h), colour)
