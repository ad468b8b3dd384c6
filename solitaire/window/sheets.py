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
    """A picture that fills up with small ones, row by row. ``dirty`` is what a texture does not have yet."""

    def __init__(self, width: int, height: int) -> None:
        self.picture = Image.new(MODE, (width, height))
        self.dirty: tuple[int, int, int, int] | None = (0, 0, width, height)
        self._x = self._y = self._row = 0

    def add(self, picture: Image.Image) -> Region | None:
        """Put a premultiplied picture on the sheet, a pixel away from the others; None when it is full."""
        width, height = picture.size
        if self._x + width + 2 > self.picture.width:
            self._x, self._y, self._row = 0, self._y + self._row, 0
        if self._y + height + 2 > self.picture.height or width + 2 > self.picture.width:
            return None
        x, y = self._x + 1, self._y + 1
        self.picture.paste(picture, (x, y))
        self._x, self._row = self._x + width + 2, max(self._row, height + 2)
        self._touch((x, y, x + width, y + height))
        return self.region(x, y, width, height)

    def region(self, x: int, y: int, width: int, height: int) -> Region:
        """The region of a rectangle of pixels."""
        wide, high = self.picture.size
        return Region(x / wide, y / high, (x + width) / wide, (y + height) / high, width, height)

    def _touch(self, box: tuple[int, int, int, int]) -> None:
        if self.dirty is None:
            self.dirty = box
        else:
            old = self.dirty
            self.dirty = (min(old[0], box[0]), min(old[1], box[1]), max(old[2], box[2]), max(old[3], box[3]))
