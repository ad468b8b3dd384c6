"""Card art: the deck as one sheet in exactly the size that the table draws, so that every edge is sharp."""

from __future__ import annotations

import math

from solitaire.model.cards import Card

from .atlases import Atlas
from .boxes import Box
from .sheets import Region, Sheet, premultiplied

__all__ = ["BACK", "SHADOW", "CardArt", "face_of"]

BACK = "back-blue"
SHADOW = "shadow"


def face_of(card: Card) -> str:
    """The tile that a card shows."""
    return card.code if card.faceUp else BACK


class CardArt:
    """Every tile of a deck for cards of one width and height in pixels."""

    def __init__(self, atlas: Atlas, width: int, height: int) -> None:
        self.size = (width, height)
        self._rims = {False: atlas.margin() * width, True: atlas.margin(shadow=True) * width}
        names = atlas.names(atlas.size_for(width))
        sides = {name: self._pixels(name) for name in names}
        widest, highest = max(wide for wide, _ in sides.values()), max(high for _, high in sides.values())
        columns = math.ceil(math.sqrt(len(names) * highest / widest))
        self.sheet = Sheet(columns * (widest + 2), math.ceil(len(names) / columns) * (highest + 2))
        self._regions: dict[str, Region] = {}
        for name, (wide, high) in sides.items():
            picture = atlas.picture(name, wide, high)
            region = self.sheet.add(premultiplied(picture)) if picture else None
            if region:
                self._regions[name] = region
        atlas.close()

    def _pixels(self, name: str) -> tuple[int, int]:
        rim = round(self._rims[name == SHADOW])
        return self.size[0] + 2 * rim, self.size[1] + 2 * rim

    def region(self, name: str) -> Region:
        """A tile; the back for one that the deck does not have."""
        return self._regions.get(name) or self._regions[BACK]

    def frame(self, name: str, card: Box) -> Box:
        """Where the tile of a card that lies at *card* is drawn: the card and its rim."""
        scale = card.w / self.size[0]
        return card.grown(round(self._rims[name == SHADOW]) * scale)
