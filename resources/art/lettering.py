"""Letters as outlines of the font Lato, so that no picture needs a font."""

from functools import cache
from pathlib import Path

import font_lato
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from svg import number, path


@cache
def font(weight: str) -> TTFont:
    """The font file of a weight, for instance Bold or Black."""
    return TTFont(Path(next(iter(font_lato.__path__))) / "files" / f"Lato-{weight}.ttf")


def glyph_bounds(letter: str, weight: str) -> tuple[float, float, float, float]:
    """The ink box of a letter in font units."""
    glyphs = font(weight).getGlyphSet()
    pen = BoundsPen(glyphs)
    glyphs[font(weight).getBestCmap()[ord(letter)]].draw(pen)
    return pen.bounds


def letter_path(letter: str, weight: str, matrix: tuple[float, ...]) -> str:
    """The outline of a letter under an affine matrix, as path data."""
    glyphs = font(weight).getGlyphSet()
    pen = SVGPathPen(glyphs, ntos=number)
    glyphs[font(weight).getBestCmap()[ord(letter)]].draw(TransformPen(pen, matrix))
    return pen.getCommands()


def lettering(
    text: str, x: float, top: float, height: float, fill: str,
    widest: float = 1e9, gap: float = 0.06, weight: str = "Black",
) -> str:  # fmt: skip
    """Text centred on x with its capitals between top and top + height; squeezed to the widest width.

    Letters are set by their ink, `gap` (times the height) apart.
    """
    scale = height / font(weight)["OS/2"].sCapHeight
    boxes = [glyph_bounds(letter, weight) for letter in text]
    ink = sum(box[2] - box[0] for box in boxes) * scale
    space = gap * height * (len(text) - 1)
    squeeze = min(1.0, (widest - space) / ink)
    left = x - (ink * squeeze + space) / 2
    data = []
    for letter, box in zip(text, boxes, strict=True):
        wide = scale * squeeze
        data.append(letter_path(letter, weight, (wide, 0, 0, -scale, left - box[0] * wide, top + height)))
        left += (box[2] - box[0]) * wide + gap * height
    return path("".join(data), fill)
