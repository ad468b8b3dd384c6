"""Example picture: a move or some melds of the rules page, with the cards of the game."""

from __future__ import annotations

from collections.abc import Sequence

from .boxes import Box
from .canvas import Canvas
from .card_art import CardArt, cards_of_size
from .theme import Theme

__all__ = ["ROWS", "ExamplePicture"]

ROWS = 6
"""How many lines of text a picture is high."""
FAN = 0.26
_TILES = {"JO": "joker-red"}


class ExamplePicture:
    """Paints moves and melds with the cards of one deck."""

    def __init__(self, deck: str) -> None:
        self._deck = deck
        self._art: CardArt | None = None

    def paint(self, canvas: Canvas, cards: Sequence[str], box: Box, theme: Theme) -> None:
        """The cards but the last as they lie, an arrow, and the last with the others on it."""
        if "|" in cards:
            self._melds(canvas, " ".join(cards).split(" | "), box)
            return
        *moved, target = cards
        high = int(box.h / (1 + FAN * max(len(moved), 2)))
        wide = int(high * 5 / 7)
        art = self._deck_of(wide, high)
        self._fan(canvas, art, moved, Box(box.x, box.y, wide, high))
        middle, size = box.x + wide * 1.5, high * 0.34
        arrow = Box(middle - size / 2, box.y + (high - size) / 2, size, size).rounded()
        canvas.icon("right", arrow, theme.dim)
        self._fan(canvas, art, [target, *moved], Box(box.x + 2 * wide, box.y, wide, high))

    def _melds(self, canvas: Canvas, melds: Sequence[str], box: Box) -> None:
        """Each as it lies on the table, side by side."""
        longest = max(len(meld.split()) for meld in melds)
        high = int(box.h / (1 + FAN * (longest - 1)))
        wide = int(high * 5 / 7)
        art = self._deck_of(wide, high)
        for place, meld in enumerate(melds):
            self._fan(canvas, art, meld.split(), Box(box.x + place * 1.5 * wide, box.y, wide, high))

    @staticmethod
    def _fan(canvas: Canvas, art: CardArt, names: Sequence[str], first: Box) -> None:
        for place, name in enumerate(names):
            box = first._replace(y=first.y + place * FAN * first.h)
            canvas.card(art, _TILES.get(name, name), box.rounded())

    def _deck_of(self, wide: int, high: int) -> CardArt:
        self._art = cards_of_size(self._art, self._deck, wide, high)
        return self._art
