"""Card art: the deck as one sheet in exactly the size that the table draws, so that every edge is sharp."""

from __future__ import annotations

import math
from threading import Thread

from solitaire.model.cards import Card, Joker

from .atlases import Atlas
from .boxes import Box
from .sheets import Region, Sheet

__all__ = ["BACK", "SHADOW", "ArtMaker", "CardArt", "back_of", "cards_of_size", "face_of"]

_JOKERS = ("joker-red", "joker-black")
BACK = "back"
"""Stands for whichever back the deck shows."""
SHADOW = "shadow"


def face_of(card: Card, shown: bool) -> str:
    """The tile that a card shows, of which the player may or may not see the front."""
    if not shown:
        return BACK
    return _JOKERS[card.id % len(_JOKERS)] if isinstance(card, Joker) else card.code


def back_of(card: Card, shown: bool) -> str:
    """The tile of its other side."""
    return face_of(card, not shown)


class CardArt:
    """The tiles of a deck for cards of one width and height in pixels, each made when it is first shown."""

    def __init__(self, atlas: Atlas, width: int, height: int) -> None:
        self.size = (width, height)
        self.deck = atlas.name
        self.back = ""
        self._atlas = atlas
        self._backs = [name for name in atlas.names(atlas.size_for(width)) if name.startswith(BACK)]
        self._rims = {
            False: round(atlas.margin() * width),
            True: round(atlas.margin(shadow=True) * width),
        }
        count = len(atlas.names(atlas.size_for(width)))
        wide, high = (side + 2 * self._rims[False] + 2 for side in self.size)
        columns = math.ceil(math.sqrt(count * high / wide)) + 1
        self.sheet = Sheet(columns * wide, math.ceil(count / columns) * high + 2 * self._rims[True])
        self._regions: dict[str, Region] = {}

    def region(self, name: str) -> Region:
        """A tile; the back for one that the deck does not have."""
        if name == BACK:
            name = self.back if self.back in self._backs else self._backs[0]
        found = self._regions.get(name)
        if found is None:
            rim = self._rims[name == SHADOW]
            picture = self._atlas.picture(name, self.size[0] + 2 * rim, self.size[1] + 2 * rim)
            found = self.sheet.add(picture) if picture else self.region(BACK)
            assert found is not None
            self._regions[name] = found
        return found

    def frame(self, name: str, card: Box) -> Box:
        """Where the tile of a card that lies at *card* is drawn: the card and its rim."""
        rim = self._rims[name == SHADOW]
        x, y = rim * card.w / self.size[0], rim * card.h / self.size[1]
        return Box(card.x - x, card.y - y, card.w + 2 * x, card.h + 2 * y)

    def make_all(self) -> None:
        """Make every tile now, and let go of the atlas."""
        for name in self._atlas.names(self._atlas.size_for(self.size[0])):
            self.region(name)
        self._atlas.close()


def cards_of_size(art: CardArt | None, deck: str, width: int, height: int) -> CardArt:
    """*art*, if it is this deck in this size and its pictures are still there; else the deck made anew."""
    if art is None or art.sheet.gone or (art.deck, art.size) != (deck, (width, height)):
        return CardArt(Atlas(deck), width, height)
    return art


class ArtMaker:
    """Makes the deck of one size beside everything else, so that the window never waits for it."""

    def __init__(self) -> None:
        self._thread: Thread | None = None
        self._art: CardArt | None = None
        self._trouble: OSError | None = None

    def begin(self, deck: str, width: int, height: int) -> None:
        """Start on cards of this deck and size, unless they are being made."""
        if self._art is None or (self._art.deck, self._art.size) != (deck, (width, height)):
            self._art = CardArt(Atlas(deck), width, height)
            self._thread = Thread(target=self._make, args=(self._art,), daemon=True)
            self._thread.start()

    def _make(self, art: CardArt) -> None:
        try:
            art.make_all()
        except OSError as error:
            self._trouble = error

    @property
    def busy(self) -> bool:
        """Whether the deck is not ready yet."""
        return self._thread is not None and self._thread.is_alive()

    def take(self) -> CardArt | None:
        """The deck that was begun last; waits until it is ready. Raises OSError for a damaged picture."""
        if self._thread:
            self._thread.join()
        if self._trouble:
            raise self._trouble
        return self._art
