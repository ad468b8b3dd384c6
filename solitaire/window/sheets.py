"""Sheets: pictures in memory that become textures, and the regions on them. Pillow only, no pyglet."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

__all__ = ["MODE", "Region", "Sheet", "premultiplied"]

MODE = "RGBX"  # four bytes that Pillow does not take for alpha: colours here are already multiplied by it


class Region(NamedTuple):
    """A rectangle on a sheet as texture coordinates (0 … 1 from the top left), and its size in pixels."""

    left: float
    top: float
    right: float
    bottom: float
    w: int
    h: int


def premultiplied(picture: Image.Image) -> Image.Image:
    """The picture with its colours multiplied by alpha: no dark rims where it is scaled or blended."""
    return Image.frombytes(MODE, picture.size, picture.convert("RGBA").convert("RGBa").tobytes())


class Sheet:
    """A large picture that fills up with small ones, row by row.

    It keeps only what a texture does not have yet: ``pending`` holds places and pictures in order. Once its
    texture was freed it is ``gone``: what was on it has to be made again, on another sheet.
    """

    def __init__(self, width: int, height: int) -> None:
        self.size = (width, height)
        self.pending: list[tuple[int, int, Image.Image]] = []
        self.gone = False
        self._x = self._y = self._row = 0

    def add(self, picture: Image.Image) -> Region | None:
        """Put a premultiplied picture on the sheet, with an empty rim around it; None when it is full."""
        width, height = picture.size[0] + 2, picture.size[1] + 2
        if self._x + width > self.size[0]:
            self._x, self._y, self._row = 0, self._y + self._row, 0
        if self._y + height > self.size[1] or width > self.size[0]:
            return None
        framed = Image.new(MODE, (width, height))
        framed.paste(picture, (1, 1))
        self.pending.append((self._x, self._y, framed))
        region = self._region(self._x + 1, self._y + 1, width - 2, height - 2)
        self._x, self._row = self._x + width, max(self._row, height)
        return region

    def _region(self, x: int, y: int, width: int, height: int) -> Region:
        wide, high = self.size
        return Region(x / wide, y / high, (x + width) / wide, (y + height) / high, width, height)
