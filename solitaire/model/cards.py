"""Playing cards: what a card shows and which way up it lies.

Source: seeds/klondike-classes.en.txt, "Card" and "Values of Cards"; seeds/cuatro-cartas.es.txt.
"""

from __future__ import annotations

from abc import ABC
from typing import ClassVar

__all__ = [
    "Bastos",
    "BlackCard",
    "Card",
    "Clubs",
    "Copas",
    "Diamonds",
    "Espadas",
    "Hearts",
    "Joker",
    "Oros",
    "RedCard",
    "Spades",
    "SpanishCard",
    "french_deck",
    "spanish_deck",
]


class Card(ABC):
    """One card of a deck: a value in a house, face up or face down. It knows nothing of cells."""

    __slots__ = ("faceUp", "id", "value")

    house: ClassVar[str]
    colour: ClassVar[str]
    letter: ClassVar[str]
    symbol: ClassVar[str]
    ranks: ClassVar[tuple[str, ...]] = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
    rankLetters: ClassVar[str] = "A23456789XJQK"
    rankWords: ClassVar[tuple[str, ...]] = (
        "ace", "two", "three", "four", "five", "six", "seven",
        "eight", "nine", "ten", "jack", "queen", "king",
    )  # fmt: skip

    def __init__(self, value: int, card_id: int = 0, face_up: bool = False) -> None:
        """A card of numeric *value* 1 … len(ranks); *card_id* tells equal cards of a deck apart.

        Raises TypeError for a class without a house, ValueError for a value outside the deck.
        """
        if not hasattr(type(self), "house"):
            raise TypeError(f"{type(self).__name__} is abstract: it has no house")
        if not 1 <= value <= len(self.ranks):
            raise ValueError(f"no card of value {value}: values run from 1 to {len(self.ranks)}")
        self.value = value
        self.id = card_id
        self.faceUp = face_up

    @property
    def name(self) -> str:
        """The displayed rank: ``A``, ``2`` … ``10``, ``J``, ``Q``, ``K``, or a Spanish ``1`` … ``12``."""
        return self.ranks[self.value - 1]

    @property
    def code(self) -> str:
        """Two letters for files, tests and pictures: ``QH``, ``XS`` for a ten, ``SO`` for a sota."""
        return self.rankLetters[self.value - 1] + self.letter

    @property
    def words(self) -> str:
        """The card in words, as in *queen of hearts*: a name of its own in every deck, for translations."""
        return f"{self.rankWords[self.value - 1]} of {self.house}"

    def flipOver(self) -> None:
        """Turn the card to its other side."""
        self.faceUp = not self.faceUp

    def __str__(self) -> str:
        return self.name + self.symbol

    def __repr__(self) -> str:
        return self.code if self.faceUp else f"?{self.code}"


class BlackCard(Card):
    """A card of a black house."""

    __slots__ = ()
    colour = "black"


class RedCard(Card):
    """A card of a red house."""

    __slots__ = ()
    colour = "red"


class Spades(BlackCard):
    """The house of spades."""

    __slots__ = ()
    house, letter, symbol = "spades", "S", "♠"


class Clubs(BlackCard):
    """The house of clubs."""

    __slots__ = ()
    house, letter, symbol = "clubs", "C", "♣"


class Hearts(RedCard):
    """The house of hearts."""

    __slots__ = ()
    house, letter, symbol = "hearts", "H", "♥"


class Diamonds(RedCard):
    """The house of diamonds."""

    __slots__ = ()
    house, letter, symbol = "diamonds", "D", "♦"


class Joker(Card):
    """A card without a rank and of no house. Its value is 1, the only one it has."""

    __slots__ = ()
    house, letter, symbol, colour = "jokers", "O", "★", "none"
    ranks = ("Joker",)
    rankLetters = "J"
    rankWords = ("joker",)

    @property
    def words(self) -> str:
        """The card in words."""
        return self.rankWords[0]

    def __str__(self) -> str:
        return self.symbol


class SpanishCard(Card):
    """A card of the Spanish deck of 40: each house is a colour of its own, and the 7 is followed by the sota.

    The houses keep their Spanish names in English too: *king of copas*.
    """

    __slots__ = ()
    ranks = ("1", "2", "3", "4", "5", "6", "7", "10", "11", "12")
    rankLetters = "1234567SCR"
    rankWords = ("ace", "two", "three", "four", "five", "six", "seven", "jack", "knight", "king")


class Oros(SpanishCard):
    """The house of coins."""

    __slots__ = ()
    house = colour = "oros"
    letter = symbol = "O"


class Copas(SpanishCard):
    """The house of cups."""

    __slots__ = ()
    house = colour = "copas"
    letter = symbol = "C"


class Espadas(SpanishCard):
    """The house of swords."""

    __slots__ = ()
    house = colour = "espadas"
    letter = symbol = "E"


class Bastos(SpanishCard):
    """The house of clubs."""

    __slots__ = ()
    house = colour = "bastos"
    letter = symbol = "B"


def french_deck() -> list[Card]:
    """The 52 cards face down, in house and rank order, with ids 0 … 51 in that order."""
    return _deck(Spades, Clubs, Hearts, Diamonds)


def spanish_deck() -> list[Card]:
    """The 40 cards face down, in house and rank order, with ids 0 … 39 in that order."""
    return _deck(Oros, Copas, Espadas, Bastos)


def _deck(*houses: type[Card]) -> list[Card]:
    kinds = [(house, value) for house in houses for value in range(1, len(house.ranks) + 1)]
    return [house(value, number) for number, (house, value) in enumerate(kinds)]
