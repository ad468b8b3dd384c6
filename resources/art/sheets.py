"""The two sets of pictures that are built: the French deck and the icons."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import backs
import french_deck
import icons
import jokers
import shadows
from atlas import Atlas, aligned, clear_rim, fingerprint, render
from frame import WIDTH
from PIL import Image

CARD_WIDTHS = (80, 160, 240, 400)
ICON_SIZES = (32, 64, 128)
COLUMNS = 8


@dataclass(frozen=True)
class Sheet:
    """A named set of SVG pictures in several sizes."""

    name: str
    sizes: tuple[int, ...]

    @cached_property
    def sources(self) -> dict[str, str]:
        """The SVG texts by name."""
        raise NotImplementedError

    def atlas(self, size: int) -> Atlas:
        """All pictures of one size, packed."""
        raise NotImplementedError

    def facts(self) -> dict[str, object]:
        """What the table says about all sizes."""
        return {}

    def size_facts(self, size: int) -> dict[str, object]:
        """What the table says about one size."""
        return {}

    def file(self, size: int) -> str:
        """The file name of one size."""
        return f"{self.name}-{size}.png"

    def pictures(self) -> Iterator[tuple[str, Atlas, Image.Image]]:
        """File name, tiles and picture of every size."""
        for size in self.sizes:
            atlas = self.atlas(size)
            yield self.file(size), atlas, atlas.paint()

    def table(self, atlases: dict[str, Atlas]) -> dict[str, object]:
        """The JSON table of the set."""
        sizes = {}
        for size in self.sizes:
            tiles = {name: list(box) for name, box in atlases[self.file(size)].tiles.items()}
            sizes[str(size)] = {"file": self.file(size), **self.size_facts(size), "tiles": tiles}
        return {**self.facts(), "sizes": sizes, "sources": fingerprint(self.sources.items())}


class DeckSheet(Sheet):
    """Cards with their baked-in shadow, and the shadow of a lifted card."""

    @cached_property
    def sources(self) -> dict[str, str]:
        drawn = french_deck.faces() | backs.backs() | jokers.jokers()
        return drawn | {"shadow": shadows.lifted_shadow(), "shadow-card": shadows.card_shadow()}

    def facts(self) -> dict[str, object]:
        margins = {"margin": shadows.MARGIN / WIDTH, "shadow_margin": shadows.LIFTED_MARGIN / WIDTH}
        return {"ratio": [5, 7], **margins}

    def size_facts(self, size: int) -> dict[str, object]:
        return {"card": [size, size * 7 // 5]}

    def atlas(self, size: int) -> Atlas:
        margin, height = size // 16, size * 7 // 5
        under = render(self.sources["shadow-card"], size + 2 * margin, height + 2 * margin)
        atlas = Atlas(COLUMNS * aligned(size + 2 * margin))
        for name, text in self.sources.items():
            if not name.startswith("shadow"):
                tile = under.copy()
                tile.alpha_composite(render(text, size, height), (margin, margin))
                atlas.add(name, clear_rim(tile))
        lifted = render(self.sources["shadow"], size + 4 * margin, height + 4 * margin)
        atlas.add("shadow", clear_rim(lifted))
        return atlas


class IconSheet(Sheet):
    """White icons; also their transparent pixels are white, so that no dark rim appears when scaled."""

    @cached_property
    def sources(self) -> dict[str, str]:
        return icons.icons()

    def facts(self) -> dict[str, object]:
        return {"ratio": [1, 1], "margin": 0}

    def size_facts(self, size: int) -> dict[str, object]:
        return {"icon": [size, size]}

    def atlas(self, size: int) -> Atlas:
        atlas = Atlas(COLUMNS * aligned(size + 16), gap=16)
        for name, text in self.sources.items():
            drawn = Image.new("RGBA", (size, size), (255, 255, 255, 0))
            drawn.putalpha(render(text, size, size).getchannel("A"))
            atlas.add(name, drawn)
        return atlas


SHEETS = (DeckSheet("french", CARD_WIDTHS), IconSheet("icons", ICON_SIZES))
