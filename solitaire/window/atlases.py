"""Atlases: the built pictures of ``resources/atlas``, read with Pillow; the JSON names the tiles."""

from __future__ import annotations

import json
from functools import cached_property
from pathlib import Path
from typing import Any

from PIL import Image

from solitaire.play.resources import resource_path

from .sheets import premultiplied

__all__ = ["Atlas"]


class Atlas:
    """One family of tiles in several sizes, such as ``french`` or ``icons``."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._open: dict[int, Image.Image] = {}

    @cached_property
    def _table(self) -> dict[str, Any]:
        table: dict[str, Any] = json.loads(self._path(f"{self.name}.json").read_text("utf-8"))
        return table

    @staticmethod
    def _path(file: str) -> Path:
        return resource_path("atlas", file)

    @property
    def sizes(self) -> list[int]:
        """The widths there are, in pixels."""
        return sorted(int(size) for size in self._table["sizes"])

    def size_for(self, width: float) -> int:
        """The smallest size that is not smaller than asked for, else the largest."""
        return next((size for size in self.sizes if size >= width), self.sizes[-1])

    def margin(self, shadow: bool = False) -> float:
        """The free rim around a tile's card, as a part of the card's width."""
        return float(self._table.get("shadow_margin" if shadow else "margin", self._table["margin"]))

    def names(self, size: int) -> list[str]:
        """The tiles of one size."""
        return list(self._table["sizes"][str(size)]["tiles"])

    def picture(self, name: str, width: int, height: int) -> Image.Image | None:
        """One tile scaled to these pixels, premultiplied; None when there is no such tile."""
        size = self.size_for(width)
        tile = self._table["sizes"][str(size)]["tiles"].get(name)
        if tile is None:
            return None
        x, y, wide, high = tile
        picture = premultiplied(self.load(size).crop((x, y, x + wide, y + high)))
        same = (wide, high) == (width, height)
        return picture if same else picture.resize((width, height), Image.Resampling.BICUBIC)

    def load(self, size: int) -> Image.Image:
        """The whole picture of one size; it takes a moment the first time."""
        found = self._open.get(size)
        if found is None:
            found = Image.open(self._path(self._table["sizes"][str(size)]["file"]))
            found.load()
            self._open[size] = found
        return found

    def close(self) -> None:
        """Let go of the pictures; they are read again when asked for."""
        self._open = {}
