"""HandOrder: in which order a player looks at the cards of a hand. The rules know nothing of it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from solitaire.model.cards import Card
from solitaire.model.cells import Cell

__all__ = ["BY_HAND", "HandOrder"]

BY_HAND = "hand"


class HandOrder:
    """Sorted by one of the cell's ``sortings``, or as the player put the cards; kept while cards come and go.

    Put by hand, new cards come to the right end, sorted among themselves, and cards that were just taken back
    to where they were.
    """

    def __init__(self, sorting: str = "rank") -> None:
        self.sorting = sorting
        self._ids: dict[str, list[int]] = {}
        self._before: dict[str, list[int]] = {}
        self._ends: dict[str, tuple[int, int]] = {}

    def arranged(self, cell: Cell) -> tuple[Card, ...]:
        """The cards of *cell* as they are shown."""
        if not cell.isLoose:
            return self._turned(cell)
        if self.sorting in cell.sortings:
            cards = sorted(cell, key=cell.sortings[self.sorting])
            self._ids[cell.letter] = [card.id for card in cards]
            return tuple(cards)
        here = {card.id: card for card in cell}
        self._follow(cell, here)
        return tuple(here[number] for number in self._ids[cell.letter])

    def _follow(self, cell: Cell, here: Collection[int]) -> None:
        """Cards have come or gone since the last look. Those that came together are sorted among themselves,
        so that a new deal begins in order.
        """
        known, before = self._ids.setdefault(cell.letter, []), self._before.get(cell.letter, [])
        if set(known) == set(here):
            return
        if set(before) != set(here):
            key = next(iter(cell.sortings.values()), None)
            came = [card for card in cell if card.id not in known]
            came = sorted(came, key=key) if key else came
            before = [number for number in known if number in here] + [card.id for card in came]
        self._ids[cell.letter], self._before[cell.letter] = before, known

    def _turned(self, cell: Cell) -> tuple[Card, ...]:
        """The arrangement that the player chose, as long as the cell allows it."""
        card, end = self._ends.get(cell.letter, (-1, 0))
        orders = cell.arrangements if card >= 0 else ()
        return next((order for order in orders if order and order[end].id == card), cell.arranged)

    def turn(self, cell: Cell, order: Sequence[Card]) -> None:
        """From now on show *cell* in *order*, one of its ``arrangements``, while it allows that: the card
        that differs from now stays at its end.
        """
        now = self._turned(cell)
        for end in (0, -1):
            moved = order[end]
            if [card for card in now if card is not moved] == [card for card in order if card is not moved]:
                self._ends[cell.letter] = (moved.id, end)

    def place(self, cell: Cell, cards: Iterable[Card], index: int) -> bool:
        """Put *cards* side by side before the card that is shown at *index*; then the order is by hand.

        Where they lie so already nothing changes, and the answer is False.
        """
        shown: Sequence[Card] = self.arranged(cell)
        moved = {card.id for card in cards}
        before = [card.id for card in shown[:index] if card.id not in moved]
        after = [card.id for card in shown[index:] if card.id not in moved]
        ids = [*before, *(card.id for card in shown if card.id in moved), *after]
        if ids == [card.id for card in shown]:
            return False
        self._ids[cell.letter], self.sorting = ids, BY_HAND
        return True
