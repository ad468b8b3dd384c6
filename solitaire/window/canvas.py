"""Canvas: collects what is drawn as coloured, textured rectangles. It knows Pillow's sheets, not OpenGL."""

from __future__ import annotations

from array import array
from typing import NamedTuple

from .boxes import Box
from .card_art import CardArt
from .lettering import Lettering, fitted, positions, wrapped
from .sheets import Region, Sheet
from .theme import Colour

__all__ = ["Canvas", "Run"]

WHITE: Colour = (1.0, 1.0, 1.0, 1.0)
_RED = (1.0, 0.52, 0.47)  # of a red house in a text on dark ground
NOWHERE = Region(0, 0, 0, 0, 0, 0)


class Run(NamedTuple):
    """Rectangles from one sheet, or of plain colour, that are drawn in one go: the first one and how many.

    *exact*: each pixel of the sheet falls on one of the window, so nothing is to be smoothed, which is cheap.
    """

    sheet: Sheet | None
    first: int
    length: int
    exact: bool = False


class Canvas:
    """One layer of a picture: rectangles in the order in which they are drawn, the lowest first."""

    def __init__(self, lettering: Lettering) -> None:
        self.lettering = lettering
        self.vertices = array("f")
        self.runs: list[Run] = []

    # --- rectangles -----------------------------------------------------------------------------

    def _add(
        self, sheet: Sheet | None, region: Region, box: Box, colours: tuple[Colour, ...], exact: bool = False
    ) -> None:
        x, y, right, bottom = box.x, box.y, box.x + box.w, box.y + box.h
        one, two, three, four = colours
        self.vertices.extend((
            x, y, region.left, region.top, *one,
            right, y, region.right, region.top, *two,
            right, bottom, region.right, region.bottom, *three,
            x, bottom, region.left, region.bottom, *four,
        ))  # fmt: skip
        last = self.runs[-1] if self.runs else None
        if last and last.sheet is sheet and last.exact == exact:
            self.runs[-1] = last._replace(length=last.length + 1)
        else:
            self.runs.append(Run(sheet, len(self.vertices) // 32 - 1, 1, exact))

    def _lettered(self, region: Region, box: Box, colour: Colour) -> None:
        self._add(self.lettering.sheet, region, box, (colour,) * 4)

    def rect(self, box: Box, colour: Colour) -> None:
        """A plain rectangle."""
        self._add(None, NOWHERE, box, (colour,) * 4)

    def shade(self, box: Box, corners: tuple[Colour, Colour, Colour, Colour]) -> None:
        """A rectangle that shades between its corners, clockwise from the top left."""
        self._add(None, NOWHERE, box, corners)

    def rounded(self, box: Box, radius: float, colour: Colour, stroke: float = 0) -> None:
        """A rounded rectangle; with *stroke* only its outline."""
        radius = max(1, min(round(radius), int(min(box.w, box.h) // 2)))
        region = self.lettering.corner(radius, stroke)
        part_x = (region.right - region.left) * radius / (2 * radius + 2)
        part_y = (region.bottom - region.top) * radius / (2 * radius + 2)
        across = ((box.x, radius, region.left, region.left + part_x),
                  (box.x + radius, box.w - 2 * radius, region.left + part_x, region.right - part_x),
                  (box.right - radius, radius, region.right - part_x, region.right))  # fmt: skip
        down = ((box.y, radius, region.top, region.top + part_y),
                (box.y + radius, box.h - 2 * radius, region.top + part_y, region.bottom - part_y),
                (box.bottom - radius, radius, region.bottom - part_y, region.bottom))  # fmt: skip
        for row, (y, h, top, bottom) in enumerate(down):
            for column, (x, w, left, right) in enumerate(across):
                if w > 0 and h > 0 and not (stroke and row == column == 1):
                    self._lettered(Region(left, top, right, bottom, 1, 1), Box(x, y, w, h), colour)

    # --- pictures and texts ---------------------------------------------------------------------

    def icon(self, name: str, box: Box, colour: Colour) -> None:
        """An icon in the middle of a box, as large as fits; nothing for an icon that does not exist."""
        side = int(min(box.w, box.h))
        region = self.lettering.icon(name, side) if side > 0 else None
        if region is not None:
            x, y = box.centre
            self._lettered(region, Box(round(x - side / 2), round(y - side / 2), side, side), colour)

    def text(self, text: str, x: float, y: float, size: int, colour: Colour, bold: bool = False) -> float:
        """A text with its left end and the top of its line here; its width."""
        letters, width = positions(text, size, bold)
        for letter, offset in letters:
            if letter != " ":
                region, left, top = self.lettering.glyph(letter, size, bold)
                box = Box(round(x + offset) + left, round(y) + top, region.w, region.h)
                self._lettered(region, box, (*_RED, colour[3]) if letter in "♥♦" else colour)
        return width

    def label(
        self, text: str, box: Box, size: int, colour: Colour, *, bold: bool = False, align: float = 0.0
    ) -> None:
        """A text in the middle of a box's height, cut to its width; *align* 0 left, 0.5 middle, 1 right."""
        text = fitted(text, box.w, size, bold)
        width = positions(text, size, bold)[1]
        x, y = box.x + (box.w - width) * align, box.y + (box.h - size * 1.22) / 2
        self.text(text, x, y, size, colour, bold)

    def lines(self, text: str, box: Box, size: int, colour: Colour) -> None:
        """A text from the top of a box, in as many lines as it needs and the box has room for."""
        high = size * 1.35
        for number, line in enumerate(wrapped(text, box.w, size)[: max(1, int(box.h / high))]):
            self.label(line, Box(box.x, box.y + number * high, box.w, high), size, colour)

    def card(self, art: CardArt, name: str, box: Box, part: float = 1.0, wide: float = 1.0) -> None:
        """A tile of the deck around the rectangle of its card, or only the upper or left part of it."""
        region, frame = art.region(name), art.frame(name, box)
        exact = frame == (round(frame.x), round(frame.y), region.w, region.h)
        if part < 1:
            region = region._replace(bottom=region.top + (region.bottom - region.top) * part)
            frame = frame._replace(h=frame.h * part)
        if wide < 1:
            region = region._replace(right=region.left + (region.right - region.left) * wide)
            frame = frame._replace(w=frame.w * wide)
        self._add(art.sheet, region, frame, (WHITE,) * 4, exact)
