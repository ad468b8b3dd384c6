"""Lettering: texts and icons as regions of one sheet.

Texts are set with Pillow from the font that comes with the program, glyph by glyph. So they look the same
on every machine, need neither fontconfig nor FreeType from the system, and are drawn in one call.
"""

from __future__ import annotations

from functools import cache
from math import ceil
from pathlib import Path

import font_source_sans_pro  # type: ignore[import-untyped]
from PIL import Image, ImageDraw, ImageFont

from .atlases import Atlas
from .sheets import MODE, Region, Sheet

__all__ = ["SIGNS", "Lettering", "fitted", "font_path", "positions", "text_width", "wrapped"]

SIGNS = {"♠": "spade", "♥": "heart", "♦": "diamond", "♣": "club", "★": "star"}
"""Signs that the font does not have and the icons do: the houses, and the joker's star."""
_SIGN_SIDE, _SIGN_TOP = 0.8, 0.26  # for letters of size 1
_UNKNOWN = "?"
_SCALE = 1.03  # its letters are small for their size
_RAISE = 0.05  # and stand low in their line
_SPACE = 0.26  # the font's own space is too narrow for small letters


def font_path(bold: bool = False) -> Path:
    """The file of the font."""
    return Path(font_source_sans_pro.font_files_otf["SourceSansProSemibold" if bold else "SourceSansPro"])


@cache
def _font(size: int, bold: bool) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(font_path(bold)), size * _SCALE, layout_engine=ImageFont.Layout.BASIC)


@cache
def _missing(size: int, bold: bool) -> bytes:
    return bytes(_font(size, bold).getmask("\U0010fffd"))


@cache
def _shown(letter: str, size: int, bold: bool) -> str:
    """The letter, or what stands for one that the font does not have."""
    if letter in SIGNS:
        return letter
    if letter.isspace() or not letter.isprintable():
        return " "
    known = bytes(_font(size, bold).getmask(letter)) != _missing(size, bold)
    return letter if known else _UNKNOWN


@cache
def _advance(pair: str, size: int, bold: bool) -> float:
    """How far the second letter of a pair stands behind the first, kerning included."""
    font = _font(size, bold)
    if pair[0] in SIGNS:
        return round(size * (_SIGN_SIDE + 0.06))
    if pair[1:] in SIGNS:
        pair = pair[0]
    if pair[0] == " ":
        return max(font.getlength(" "), size * _SPACE)
    return font.getlength(pair) - font.getlength(pair[1]) if len(pair) == 2 else font.getlength(pair)


@cache
def _extent(letter: str, size: int, bold: bool) -> tuple[float, float, float, float]:
    """Where the ink of a letter lies, seen from the pen and the top of the line."""
    return _font(size, bold).getbbox(letter)


def positions(text: str, size: int, bold: bool) -> tuple[list[tuple[str, float]], float]:
    """Each letter with the place where it stands, and the width of the whole."""
    letters = [_shown(letter, size, bold) for letter in text]
    result, x = [], 0.0
    for letter, following in zip(letters, [*letters[1:], ""], strict=False):
        result.append((letter, x))
        x += _advance(letter + following, size, bold)
        x = ceil(x) if letter == " " else x  # every word on whole pixels: the gaps look alike
    return result, x


def text_width(text: str, size: int, bold: bool = False) -> float:
    """The width of a text in pixels."""
    return positions(text, size, bold)[1]


def fitted(text: str, room: float, size: int, bold: bool = False) -> str:
    """The text, cut with an ellipsis where it is wider than *room*."""
    text = text[:400]
    if text_width(text, size, bold) <= room:
        return text
    while text and text_width(text + "…", size, bold) > room:
        text = text[:-1]
    return text.rstrip() + "…" if text else ""


def wrapped(text: str, room: float, size: int) -> list[str]:
    """The text in lines of at most this width, broken between words."""
    lines: list[str] = []
    for word in text[:4000].split():
        if lines and text_width(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


class Lettering:
    """The sheet of glyphs, icons and round corners; it grows as things are asked for."""

    def __init__(self, icons: Atlas) -> None:
        self.sheet = Sheet(1024, 512)
        self.generation = 0
        self._icons = icons
        self._regions: dict[object, Region] = {}

    def _get(self, key: object, picture: Image.Image) -> Region:
        region = self.sheet.add(picture)
        if region is None:  # full, after many sizes: start again with what is shown now
            self.clear()
            region = self.sheet.add(picture)
            assert region is not None
        self._regions[key] = region
        return region

    def clear(self) -> None:
        """Forget everything, as after a change of size."""
        width, height = self.sheet.size
        self.sheet = Sheet(width, min(4096, height * 2))
        self._regions = {}
        self.generation += 1

    def glyph(self, letter: str, size: int, bold: bool) -> tuple[Region, int, int]:
        """A letter's region and where it stands from the pen and the top of the line."""
        if letter in SIGNS:
            region = self.icon(SIGNS[letter], round(size * _SIGN_SIDE))
            assert region is not None
            return region, 0, round(size * _SIGN_TOP)
        key = (letter, size, bold)
        left, top, right, bottom = _extent(letter, size, bold)
        found = self._regions.get(key)
        if found is None:
            wide, high = max(1, int(right - left)), max(1, int(bottom - top))
            mask = Image.new("L", (wide, high))
            ImageDraw.Draw(mask).text((-left, -top), letter, fill=255, font=_font(size, bold))
            found = self._get(key, Image.merge(MODE, (mask,) * 4))
        return found, int(left), int(top) - round(size * _RAISE)

    def icon(self, name: str, size: int) -> Region | None:
        """An icon in this size, in white; None when there is no such icon."""
        key = ("icon", name, size)
        found = self._regions.get(key)
        if found is None:
            picture = self._icons.picture(name, size, size)
            found = self._get(key, picture) if picture else None
        return found

    def corner(self, radius: int, stroke: float = 0) -> Region:
        """A round disc, or a ring of this stroke, to cut into the corners of a rounded rectangle."""
        key = ("corner", radius, stroke)
        found = self._regions.get(key)
        if found is None:
            fine, side = 8, 2 * radius + 2
            mask = Image.new("L", (side * fine, side * fine))
            pen = ImageDraw.Draw(mask)
            pen.rounded_rectangle((0, 0, side * fine - 1, side * fine - 1), radius * fine, fill=255)
            inner, far = stroke * fine, (side - stroke) * fine - 1
            if stroke and inner <= far:  # a stroke wider than that fills the disc
                pen.rounded_rectangle((inner, inner, far, far), max(0, radius - stroke) * fine, fill=0)
            mask = mask.resize((side, side), Image.Resampling.BOX)
            found = self._get(key, Image.merge(MODE, (mask,) * 4))
        return found
