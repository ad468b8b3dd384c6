"""Cells: the places where cards lie, each kind with its own rule of what may be put there.

Source: seeds/klondike-classes.en.txt, "Cell" and "Move validation"; rules.md, "Klondike".
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from .cards import Card
from .moves import Step
from .verdict import YES, Verdict

__all__ = ["AlternateCell", "Cell", "FreeCell", "HouseCell"]


class Cell(ABC):
    """A sequence of cards, the last one on top, with a capacity (None: as many as there are).

    ``isLoose``: any of its cards may leave, alone or with any others, as from a hand. ``sortings`` are the
    orders in which a player may look at such cards, by name, each as a key for ``sorted``.
    """

    isLoose: ClassVar[bool] = False
    sortings: ClassVar[Mapping[str, Callable[[Card], Any]]] = {}

    def __init__(self, letter: str, capacity: int | None = None) -> None:
        """An empty cell. *letter* is its name in moves, saves and the console."""
        self.letter = letter
        self.capacity = capacity
        self._cards: list[Card] = []

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards from the bottom to the top."""
        return tuple(self._cards)

    @property
    def arranged(self) -> tuple[Card, ...]:
        """The cards in the order in which they are shown; here as they lie."""
        return tuple(self._cards)

    @property
    def top(self) -> Card | None:
        """The last card, or None."""
        return self._cards[-1] if self._cards else None

    @property
    def arrangements(self) -> tuple[tuple[Card, ...], ...]:
        """The orders in which the cards may be shown; where there are several, whoever looks may choose."""
        return (self.arranged,)

    def tail(self, count: int) -> list[Card]:
        """The last *count* cards, bottom first."""
        return self._cards[-count:] if count > 0 else []

    def isEmpty(self) -> bool:
        """Whether no card lies here."""
        return not self._cards

    def isFull(self) -> bool:
        """Whether the cell holds as many cards as it can."""
        return self.capacity is not None and len(self._cards) >= self.capacity

    @abstractmethod
    def isValid(self, cards: Sequence[Card]) -> Verdict:
        """Whether these cards, bottom first, may be put here; a refusal carries the reason."""

    @property
    def wants(self) -> int | None:
        """The only value that the first card put here can have now, 0 for none; None where many fit.

        It spares ``Board.legalMoves`` most questions; ``isValid`` alone decides.
        """
        return None

    def canLift(self, count: int) -> Verdict:
        """Whether the last *count* cards may leave together. Here: one card that lies face up."""
        if not self._cards:
            return Verdict("there is no card here to move")
        if count != 1:
            return Verdict("only the top card of this pile can be moved")
        if not self._cards[-1].faceUp:
            return Verdict("a face-down card cannot be moved")
        return YES

    def liftable(self) -> int:
        """The largest number of cards that ``canLift`` allows; every smaller one is allowed too."""
        return 1 if self._cards and self._cards[-1].faceUp else 0

    def move(self, cards: Sequence[Card], to: Cell) -> Step:
        """Put *cards*, the last ones of this cell, on *to* and report it.

        Raises ValueError when they are not the last cards here. It does not ask ``isValid``:
        Board.move does, for every move.
        """
        count = len(cards)
        if not count or self._cards[-count:] != list(cards):
            raise ValueError(f"these are not the last cards of cell {self.letter}")
        del self._cards[-count:]
        to._cards.extend(cards)
        return Step(tuple(cards), self.letter, to.letter, False)

    def giveBack(self, cards: Sequence[Card], to: Cell, places: Sequence[int] = ()) -> None:
        """Undo an arrival: the last cards here return to the end of *to*, or to *places* in it."""
        del self._cards[len(self._cards) - len(cards) :]
        if places:
            for place, card in sorted(zip(places, cards, strict=True), key=lambda pair: pair[0]):
                to._cards.insert(place, card)
        else:
            to._cards.extend(cards)

    def uncover(self) -> Step | None:
        """Turn the last card face up if this kind of cell does so. Here: never."""
        return None

    def put(self, card: Card) -> None:
        """Lay one card on top while dealing, whatever the rules say."""
        self._cards.append(card)

    def __len__(self) -> int:
        return len(self._cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards)

    def __getitem__(self, index: int) -> Card:
        return self._cards[index]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.letter}: {' '.join(map(repr, self._cards))})"


class FreeCell(Cell):
    """Takes any card: the two sides of the pool."""

    def isValid(self, cards: Sequence[Card]) -> Verdict:
        """Anything fits as long as there is room."""
        if not cards:
            return Verdict("there is no card to put here")
        if self.capacity is not None and len(self._cards) + len(cards) > self.capacity:
            return Verdict("there is no room here")
        return YES


class HouseCell(Cell):
    """Takes the cards of one house one by one, from the ace upwards."""

    def __init__(self, letter: str, house: str | None = None, capacity: int = 13) -> None:
        """A cell for *house*; without one it takes any ace and then belongs to that ace's house."""
        super().__init__(letter, capacity)
        self._house = house

    @property
    def house(self) -> str | None:
        """The house this cell collects, or None while that is open."""
        return self._house or (self._cards[0].house if self._cards else None)

    @property
    def wants(self) -> int | None:
        """The rank after the last card, the ace on an empty cell."""
        return self._cards[-1].value + 1 if self._cards else 1

    def isValid(self, cards: Sequence[Card]) -> Verdict:
        """One card: the ace on an empty cell, then the next rank of the same house."""
        if len(cards) != 1:
            return Verdict("only one card at a time goes to a house")
        card = cards[0]
        if not card.faceUp:
            return Verdict("a face-down card cannot be moved")
        house = self.house
        if house is not None and card.house != house:
            return Verdict("the {card} does not belong to the house of {house}", card=card, house=house)
        if card.value != self.wants:
            if not self._cards:
                return Verdict("a house begins with the ace, not with the {card}", card=card)
            return Verdict("the {card} does not follow the {top}", card=card, top=self._cards[-1])
        return Verdict("there is no room here") if self.isFull() else YES


class AlternateCell(Cell):
    """A column: descending ranks in alternating colours."""

    def __init__(
        self, letter: str, opens_with: int | None = 13, run: int | None = None, capacity: int | None = None
    ) -> None:
        """*opens_with*: the value an empty cell takes, None for any card.

        *run*: how many cards may travel together, None for any number.
        """
        super().__init__(letter, capacity)
        self.opensWith = opens_with
        self.run = run

    @property
    def wants(self) -> int | None:
        """The rank below the last card; on an empty cell what it opens with."""
        return self._cards[-1].value - 1 if self._cards else self.opensWith

    @staticmethod
    def follows(upper: Card, lower: Card) -> bool:
        """Whether *lower* may lie on *upper*: one rank lower and of another colour."""
        return lower.value == upper.value - 1 and lower.colour != upper.colour

    def isValid(self, cards: Sequence[Card]) -> Verdict:
        """A card or an ordered face-up run whose first card fits on the last card here."""
        if not cards:
            return Verdict("there is no card to put here")
        verdict = self._isRun(cards) if len(cards) > 1 else YES
        if not verdict:
            return verdict
        first = cards[0]
        if not first.faceUp:
            return Verdict("a face-down card cannot be moved")
        if self.capacity is not None and len(self._cards) + len(cards) > self.capacity:
            return Verdict("there is no room here")
        if not self._cards:
            return self._opens(first)
        top = self._cards[-1]
        if not top.faceUp:
            return Verdict("nothing can be put on a face-down card")
        if first.value != top.value - 1:
            return Verdict("the {card} is not one rank below the {top}", card=first, top=top)
        if first.colour == top.colour:
            if first.colour == first.house:
                return Verdict("the {card} and the {top} are of the same house", card=first, top=top)
            return Verdict("the {card} and the {top} have the same colour", card=first, top=top)
        return YES

    def _opens(self, first: Card) -> Verdict:
        if self.opensWith is not None and first.value != self.opensWith:
            rank = first.rankWords[self.opensWith - 1]
            return Verdict("an empty column takes a {rank}, not the {card}", rank=rank, card=first)
        return YES

    def _isRun(self, cards: Sequence[Card]) -> Verdict:
        if self.run is not None and len(cards) > self.run:
            return Verdict("only {count} card at a time moves between columns", count=self.run)
        for upper, lower in zip(cards, cards[1:], strict=False):
            if not (upper.faceUp and lower.faceUp):
                return Verdict("a face-down card cannot be moved")
            if not self.follows(upper, lower):
                return Verdict("the {lower} does not follow the {upper}", lower=lower, upper=upper)
        return YES

    def canLift(self, count: int) -> Verdict:
        """The last card, or a face-up run in order, no longer than this cell lets travel."""
        if not self._cards:
            return Verdict("there is no card here to move")
        if not 1 <= count <= len(self._cards):
            return Verdict("there are not that many cards here")
        if not self._cards[-count].faceUp:
            return Verdict("a face-down card cannot be moved")
        return self._isRun(self._cards[-count:]) if count > 1 else YES

    def liftable(self) -> int:
        """The length of the run at the end of the column."""
        cards = self._cards
        if not cards or not cards[-1].faceUp:
            return 0
        limit = len(cards) if self.run is None else min(self.run, len(cards))
        length = 1
        while length < limit:
            upper, lower = cards[-length - 1], cards[-length]
            if not upper.faceUp or lower.value != upper.value - 1 or lower.colour == upper.colour:
                break
            length += 1
        return length

    def uncover(self) -> Step | None:
        """Turn the last card face up when it lies face down."""
        if not self._cards or self._cards[-1].faceUp:
            return None
        self._cards[-1].flipOver()
        return Step((self._cards[-1],), self.letter, self.letter, True)
