"""Suit text: texts with the signs of the houses, which the font does not have and the icons do."""

from __future__ import annotations

import re
from functools import lru_cache
from math import ceil

from .boxes import Box
from .canvas import Canvas
from .lettering import text_width
from .theme import Colour

__all__ = ["paint_suited", "suited_width", "wrap_suited"]

_ICONS = {"♠": "spade", "♥": "heart", "♦": "diamond", "♣": "club", "★": "star"}
_PARTS = re.compile(f"([{''.join(_ICONS)}])")
_SIDE = 0.86
"""How wide a sign is, for letters of size 1."""


@lru_cache(maxsize=4096)
def suited_width(text: str, size: int, bold: bool = False) -> float:
    """The width of a text in pixels, with its signs."""
    return sum(_width(part, size, bold) for part in _PARTS.split(text) if part)


def _width(part: str, size: int, bold: bool) -> float:
    return round(size * _SIDE) if part in _ICONS else text_width(part, size, bold)


def wrap_suited(text: str, room: float, size: int, bold: bool = False) -> list[str]:
    """The text in lines of at most this width, broken between words, or inside of one that is too long."""
    lines: list[str] = []
    gap, end = suited_width(" ", size, bold), 0.0
    for word in text.split():
        wide = suited_width(word, size, bold)
        if lines and ceil(end + gap) + 1 + wide <= room:
            lines[-1] += f" {word}"
            end = ceil(end + gap) + 1 + wide
            continue
        while len(word) > 1 and wide > room:
            cut = _fitting(word, room, size, bold)
            lines.append(word[:cut])
            word = word[cut:]
            wide = suited_width(word, size, bold)
        lines.append(word)
        end = wide
    return lines


def _fitting(word: str, room: float, size: int, bold: bool) -> int:
    """How many letters of a long word fit, best up to a sign between its parts."""
    end = next((n for n in range(len(word) - 1, 1, -1) if suited_width(word[:n], size, bold) <= room), 1)
    after = max((word.rfind(sign, 1, end) + 1 for sign in "./(_,"), default=0)
    return after if after > end // 2 else end


def paint_suited(
    canvas: Canvas, text: str, x: float, y: float, size: int, colour: Colour, bold: bool = False
) -> float:
    """A text with its left end and the top of its line here; its width."""
    start = x
    for part in filter(None, _PARTS.split(text)):
        wide = _width(part, size, bold)
        if part in _ICONS:
            canvas.icon(_ICONS[part], Box(round(x), round(y + size * 0.26), wide, round(size * 0.8)), colour)
        else:
            canvas.text(part, x, y, size, colour, bold)
        x += wide
    return x - start
