"""Rasterises SVG texts and packs the pictures into one."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from io import BytesIO

import resvg_py
from PIL import Image

ALIGN = 16


@dataclass
class Atlas:
    """The places of tiles in a picture: they stand in rows, each at a multiple of 16."""

    width: int
    gap: int = 0
    x: int = 0
    y: int = 0
    row: int = 0
    tiles: dict[str, tuple[int, int, int, int]] = field(default_factory=dict)

    def add(self, name: str, width: int, height: int) -> None:
        """Give a tile of this size the next free place."""
        wide, high = aligned(width + self.gap), aligned(height + self.gap)
        if self.x + wide > self.width:
            self.x, self.y, self.row = 0, self.y + self.row, 0
        self.tiles[name] = (self.x, self.y, width, height)
        self.x, self.row = self.x + wide, max(self.row, high)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the picture."""
        return self.width, self.y + self.row

    def paint(self, pictures: dict[str, Image.Image]) -> Image.Image:
        """The whole picture from those of the tiles."""
        whole = Image.new("RGBA", self.size)
        for name, (x, y, _, _) in self.tiles.items():
            whole.paste(pictures[name], (x, y))
        return whole


def aligned(length: int) -> int:
    """The length rounded up to the grid of the atlas."""
    return -(-length // ALIGN) * ALIGN


def render(svg: str, width: int, height: int) -> Image.Image:
    """An SVG text as an RGBA picture of this size."""
    data = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True)
    return Image.open(BytesIO(bytes(data))).convert("RGBA")


def clear_rim(picture: Image.Image) -> Image.Image:
    """The picture with its outermost pixels fully transparent."""
    inner = picture.crop((1, 1, picture.width - 1, picture.height - 1))
    clean = Image.new("RGBA", picture.size)
    clean.paste(inner, (1, 1))
    return clean


def png_bytes(picture: Image.Image) -> bytes:
    """The picture as a small PNG file."""
    target = BytesIO()
    picture.save(target, "PNG", optimize=True)
    return target.getvalue()


def fingerprint(texts: Iterable[tuple[str, str]]) -> str:
    """The SHA-256 of all names and SVG texts."""
    digest = sha256()
    for name, text in sorted(texts):
        digest.update(f"{name}\n{text}\n".encode())
    return digest.hexdigest()
