"""The 220 cards of Buraco and what each is worth.

Source: buraco rules 1.2; seeds/buraco.es.txt, "Repartir las cartas".

Four copies of each card exist. The rules ask only for rank and suit, so a card also has a *kind*, the number
that its copies share: 13 × suit + value − 1, and 52 for a joker. The id of a card gives its kind.
"""

from __future__ import annotations

from solitaire.model.cards import Card, Clubs, Diamonds, Hearts, Joker, Spades

__all__ = [
    "COPIES", "JOKER", "JOKERS", "KIND", "KINDS", "POINTS", "SIZE", "SUIT", "VALUE", "WILD",
    "buraco_deck", "by_rank", "by_suit", "card_of_kind", "kind_of", "points_of",
]  # fmt: skip

SUITS = (Spades, Clubs, Hearts, Diamonds)
COPIES, JOKERS, JOKER, KINDS = 4, 12, 52, 53
SIZE = 4 * 52 + JOKERS
KIND = tuple(min(number // COPIES, JOKER) for number in range(SIZE))
SUIT = (*(kind // 13 for kind in range(52)), 4)
VALUE = (*(kind % 13 + 1 for kind in range(52)), 0)
WILD = tuple(value in (0, 2) for value in VALUE)
_SHOWN = (16, 14, 15, *range(3, 14))  # by value, from the joker's 0 on: three … king, ace, two, joker
_SUITS_SHOWN = (0, 2, 1, 3, 4)  # colours take turns
_RANK_POINTS = (50, 20, 25, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10)
POINTS = tuple(_RANK_POINTS[value] for value in VALUE)


def kind_of(card: Card) -> int:
    """The kind of *card*, read from its id."""
    return KIND[card.id]


def points_of(card: Card) -> int:
    """What *card* counts at the end of a hand: joker 50, two 25, ace 20, king to eight 10, the others 5."""
    return POINTS[KIND[card.id]]


def card_of_kind(kind: int, number: int = 0) -> Card:
    """A face-down card of *kind* with the id *number*."""
    return Joker(1, number) if kind == JOKER else SUITS[SUIT[kind]](VALUE[kind], number)


def buraco_deck() -> list[Card]:
    """The 220 cards face down, each with its id as its index."""
    return [card_of_kind(kind, number) for number, kind in enumerate(KIND)]


def by_rank(card: Card) -> tuple[int, ...]:
    """Sorts a hand by rank: three to king, ace, two, joker (3.2)."""
    kind = KIND[card.id]
    return _SHOWN[VALUE[kind]], _SUITS_SHOWN[SUIT[kind]], card.id


def by_suit(card: Card) -> tuple[int, ...]:
    """Sorts a hand by suit, the wild cards last."""
    kind = KIND[card.id]
    return WILD[kind], (0 if WILD[kind] else _SUITS_SHOWN[SUIT[kind]]), *by_rank(card)
