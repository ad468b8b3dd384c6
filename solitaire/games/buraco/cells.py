"""The places of a Buraco table. Source: buraco rules 1.4–1.9; seeds/buraco.es.txt, "Bajar sus cartas"."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from solitaire.model.cards import Card
from solitaire.model.cells import Cell
from solitaire.model.moves import Step
from solitaire.model.verdict import YES, Verdict

from .cards import KIND, VALUE, WILD, by_rank, by_suit
from .reasons import STAYS, no
from .shapes import FULL, LEAST, RUN, SET, SLOTS, WILDS, Shape, fault_of, shape_of, wild_slots

INDICES = ("A", *(str(value) for value in range(3, 11)), "J", "Q", "K", "A")  # of the slots of a run

__all__ = ["DiscardCell", "HandCell", "MeldCell", "ReserveCell", "StockCell"]


class StockCell(Cell):
    """The face-down cards to draw from. Nothing comes back to it during a hand."""

    def isValid(self, cards: Sequence[Card]) -> Verdict:
        """Never."""
        return Verdict("no card goes back to the stock")

    def arrange(self, order: Sequence[int]) -> None:
        """Shuffle: put the cards, which are the whole deck, in the *order* of these ids, the last on top."""
        deck = {card.id: card for card in self._cards}
        self._cards = [deck[number] for number in order]


class ReserveCell(Cell):
    """The buraco of a team: a second hand, taken as a whole."""

    def isValid(self, cards: Sequence[Card]) -> Verdict:
        """Never."""
        return Verdict("no card goes to a reserve hand")


class DiscardCell(Cell):
    """The pile of thrown cards."""

    def isValid(self, cards: Sequence[Card]) -> Verdict:
        """Any card, one at a time."""
        return YES if len(cards) == 1 else Verdict("one card is thrown at a time")


class HandCell(Cell):
    """The cards of one player. Any of them may leave it, together with any others.

    They are looked at by rank or by suit, from the three up to king and ace, with twos and jokers last (3.2).
    """

    isLoose: ClassVar[bool] = True
    sortings: ClassVar[Mapping[str, Callable[[Card], Any]]] = {"rank": by_rank, "suit": by_suit}

    def isValid(self, cards: Sequence[Card]) -> Verdict:
        """Anything that the rules send here."""
        return YES

    def move(self, cards: Sequence[Card], to: Cell) -> Step:
        """Put *cards*, wherever they are in this hand, on *to*. Raises ValueError when one is not here."""
        places = tuple(self._cards.index(card) for card in cards)
        for place in sorted(places, reverse=True):
            del self._cards[place]
        to._cards.extend(cards)
        return Step(tuple(cards), self.letter, to.letter, False, places)

    def find(self, ids: Sequence[int]) -> list[Card]:
        """The cards with these ids, in this order; fewer when some are not here."""
        here = {card.id: card for card in self._cards}
        return [here[number] for number in ids if number in here]


class MeldCell(Cell):
    """A meld on the table: a set, a run or a pile of wild cards, closed when it has seven cards."""

    def __init__(self, letter: str) -> None:
        """An empty place for a meld."""
        super().__init__(letter, FULL)

    @property
    def kinds(self) -> list[int]:
        """The kinds of the cards here, in the order of their arrival."""
        return [KIND[card.id] for card in self._cards]

    @property
    def shape(self) -> Shape | None:
        """What the meld is, None while it is empty."""
        return shape_of(self.kinds) if self._cards else None

    @property
    def isClosed(self) -> bool:
        """Whether it is a cerrado and has left the table."""
        return self.isFull()

    def isValid(self, cards: Sequence[Card]) -> Verdict:
        """Whether *cards* open a meld here, or fit the meld that lies here, by 1.5."""
        kinds = self.kinds + [KIND[card.id] for card in cards]
        if shape_of(kinds) and cards:
            return YES
        return no(fault_of(kinds, self.shape))

    def canLift(self, count: int) -> Verdict:
        """Never: cards that lie on the table stay there (1.5)."""
        return STAYS

    def liftable(self) -> int:
        """None."""
        return 0

    @property
    def wildPlaces(self) -> list[int]:
        """The slots that the wild card of a run may stand for now; see ``shapes.wild_slots``."""
        shape = self.shape
        return wild_slots(shape) if shape else []

    def wildIndex(self, shown: Sequence[Card] = ()) -> str:
        """The index of the card that the wild card stands for, in a set or a run; else empty.

        *shown* is the arrangement that is looked at, by default ``arranged``.
        """
        shape = self.shape
        if shape is None or not shape.wilds or shape.sort == WILDS:
            return ""
        if shape.sort == SET:
            return INDICES[max(0, shape.key - 2)]
        slots = (slot for slot in self.wildPlaces if self._in_order(shape, slot) == tuple(shown))
        return INDICES[next(slots, self._wild_slot())]

    @property
    def arranged(self) -> tuple[Card, ...]:
        """The cards as they lie on the table: a run in order with its wild card in its place (1.6)."""
        shape = self.shape
        if shape is None or shape.sort != RUN:
            return tuple(sorted(self._cards, key=lambda card: WILD[KIND[card.id]]))
        return self._in_order(shape, self._wild_slot() if shape.wilds else None)

    @property
    def arrangements(self) -> tuple[tuple[Card, ...], ...]:
        """One for each slot of ``wildPlaces``: moving a wild card in its meld is a matter of looks (1.6)."""
        shape = self.shape
        if shape is None or shape.sort != RUN or not shape.wilds:
            return (self.arranged,)
        return tuple(self._in_order(shape, slot) for slot in self.wildPlaces)

    def _in_order(self, shape: Shape, wild_slot: int | None) -> tuple[Card, ...]:
        """The cards of a run from the lowest to the highest slot."""
        slots = {card.id: wild_slot if WILD[KIND[card.id]] else _slot(card, shape) for card in self._cards}
        return tuple(sorted(self._cards, key=lambda card: slots[card.id] or 0))

    def _wild_slot(self) -> int:
        """The present end if that is still possible, else the high end, else the low end."""
        place, low = SLOTS, 0
        for count in range(LEAST, len(self._cards) + 1):
            earlier = shape_of(self.kinds[:count])
            if earlier and earlier.wilds:
                slots = wild_slots(earlier)
                was_low, low = place < low, (earlier.mask & -earlier.mask).bit_length() - 1
                place = slots[-1] if was_low and slots[-1] < low else slots[0]
        return place


def _slot(card: Card, shape: Shape) -> int:
    """The slot of a natural card in a run; see shapes.py."""
    value = VALUE[KIND[card.id]]
    return 12 * (not shape.mask & 1) if value == 1 else value - 2
