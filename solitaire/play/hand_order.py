"""HandOrder: in which order a player looks at the cards of a hand. The rules know nothing of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from solitaire.model.cards import Card
from solitaire.model.cells import Cell

__all__ = ["BY_HAND", "HandOrder"]

BY_HAND = "hand"


class HandOrder:
    """Sorted by one of the cell's ``sortings``, or as the player put the cards; kept while cards come and go.

    Put by hand, new cards come to the right end.
    """

    def __init__(self, sorting: str = "rank") -> None:
        self.sorting = sorting
        self._ids: list[int] = []

    def arranged(self, cell: Cell) -> tuple[Card, ...]:
        """The cards of *cell* as they are shown."""
        if not cell.isLoose:
            return cell.arranged
        if self.sorting in cell.sortings:
            cards = sorted(cell, key=cell.sortings[self.sorting])
            self._ids = [card.id for card in cards]
            return tuple(cards)
        here = {card.id: card for card in cell}
        known = set(self._ids)
        self._ids = [number for number in self._ids if number in here]
        self._ids += [number for number in here if number not in known]
        return tuple(here[number] for number in self._ids)

    def place(self, cell: Cell, cards: Iterable[Card], index: int) -> None:
        """Put *cards* side by side before the card that is shown at *index*; then the order is by hand."""
        shown: Sequence[Card] = self.arranged(cell)
        moved = {card.id for card in cards}
        before = [card.id for card in shown[:index] if card.id not in moved]
        after = [card.id for card in shown[index:] if card.id not in moved]
        self._ids = [*before, *(card.id for card in shown if card.id in moved), *after]
        self.sorting = BY_HAND
