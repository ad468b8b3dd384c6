"""The sets of pictures that are built: the decks and the icons."""

from dataclasses import dataclass
from functools import cache, cached_property

import icons
import shadows
from atlas import Atlas, aligned, clear_rim, render
from colours import palette_of, reduced
from decks import BASES, DECKS
from frame import WIDTH
from PIL import Image

CARD_WIDTHS = (80, 160, 240, 400)
PALETTE_WIDTH = 160
ICON_SIZES = (32, 64, 128)
COLUMNS = 8


@cache
def lying_shadow(width: int, height: int) -> Image.Image:
    """The shadow of a card on the table."""
    return render(shadows.card_shadow(), width, height)


@dataclass(frozen=True)
class Sheet:
    """A named set of SVG pictures in several sizes."""

    name: str
    sizes: tuple[int, ...]

    @cached_property
    def sources(self) -> dict[str, str]:
        """The SVG texts by name."""
        raise NotImplementedError

    @property
    def own_sources(self) -> dict[str, str]:
        """The SVG texts that no other set has under the same name."""
        return self.sources

    @property
    def names(self) -> list[str]:
        """The names of the tiles."""
        return list(self.sources)

    def layout(self, size: int) -> Atlas:
        """The places of all tiles."""
        raise NotImplementedError

    def tile(self, name: str, size: int) -> Image.Image:
        """One picture."""
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

    def painted(self, size: int) -> Image.Image:
        """The whole picture of one size in all its colours."""
        return self.layout(size).paint({name: self.tile(name, size) for name in self.names})

    def pictures(self) -> dict[int, Image.Image]:
        """The pictures of all sizes, as they are kept."""
        return {size: self.painted(size) for size in self.sizes}


class DeckSheet(Sheet):
    """Cards with their baked-in shadow, and the shadow of a lifted card."""

    @cached_property
    def sources(self) -> dict[str, str]:
        drawn = DECKS[self.name]()
        return drawn | {"shadow": shadows.lifted_shadow(), "shadow-card": shadows.card_shadow()}

    @property
    def own_sources(self) -> dict[str, str]:
        known = DeckSheet(BASES[self.name], self.sizes).sources if self.name in BASES else {}
        return {name: text for name, text in self.sources.items() if known.get(name) != text}

    @property
    def names(self) -> list[str]:
        return [name for name in self.sources if name != "shadow-card"]

    def facts(self) -> dict[str, object]:
        margins = {"margin": shadows.MARGIN / WIDTH, "shadow_margin": shadows.LIFTED_MARGIN / WIDTH}
        return {"ratio": [5, 7], **margins}

    def size_facts(self, size: int) -> dict[str, object]:
        return {"card": [size, size * 7 // 5]}

    def layout(self, size: int) -> Atlas:
        margin, height = size // 16, size * 7 // 5
        atlas = Atlas(COLUMNS * aligned(size + 2 * margin))
        for name in self.names:
            rim = 2 * margin if name == "shadow" else margin
            atlas.add(name, size + 2 * rim, height + 2 * rim)
        return atlas

    def tile(self, name: str, size: int) -> Image.Image:
        margin, height = size // 16, size * 7 // 5
        if name == "shadow":
            return clear_rim(render(self.sources[name], size + 4 * margin, height + 4 * margin))
        tile = lying_shadow(size + 2 * margin, height + 2 * margin).copy()
        tile.alpha_composite(render(self.sources[name], size, height), (margin, margin))
        return clear_rim(tile)

    def pictures(self) -> dict[int, Image.Image]:
        painted = super().pictures()
        palette = palette_of(painted[PALETTE_WIDTH])
        return {size: reduced(picture, palette) for size, picture in painted.items()}


class IconSheet(Sheet):
    """White icons; also their transparent pixels are white, so that no dark rim appears when scaled."""

    @cached_property
    def sources(self) -> dict[str, str]:
        return icons.icons()

    def facts(self) -> dict[str, object]:
        return {"ratio": [1, 1], "margin": 0}

    def size_facts(self, size: int) -> dict[str, object]:
        return {"icon": [size, size]}

    def layout(self, size: int) -> Atlas:
        atlas = Atlas(COLUMNS * aligned(size + 16), gap=16)
        for name in self.names:
            atlas.add(name, size, size)
        return atlas

    def tile(self, name: str, size: int) -> Image.Image:
        drawn = Image.new("RGBA", (size, size), (255, 255, 255, 0))
        drawn.putalpha(render(self.sources[name], size, size).getchannel("A"))
        return drawn


SHEETS = (*(DeckSheet(name, CARD_WIDTHS) for name in DECKS), IconSheet("icons", ICON_SIZES))
