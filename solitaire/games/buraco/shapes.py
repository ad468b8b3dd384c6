"""What a meld may hold: sets, runs and piles of wild cards. Source: buraco rules 1.5 and 1.6.

All functions work on kinds (see cards.py) and keep nothing. A run is kept as a mask of the *slots* that its
natural cards fill: A 3 4 5 6 7 8 9 10 J Q K A are the slots 0 … 12; a two has none, it is always wild.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .cards import JOKER, SUIT, VALUE, WILD

__all__ = [
    "FULL", "LEAST", "RUN", "SET", "SLOTS", "WILDS", "Shape",
    "extended", "fault_of", "shape_of", "wild_slots",
]  # fmt: skip

SET, RUN, WILDS = "set", "run", "wild"
LEAST, FULL, SLOTS = 3, 7, 13


class Shape(NamedTuple):
    """What a meld is: its sort, its key, the slots of a run, its counts.

    The key is the value of a set, the suit of a run; of wild cards 0 when all are twos, 1 with a joker.
    """

    sort: str
    key: int
    mask: int
    wilds: int
    size: int

    @property
    def isClosed(self) -> bool:
        """Whether it has its seven cards."""
        return self.size == FULL

    @property
    def isClean(self) -> bool:
        """Whether it holds no wild card."""
        return self.wilds == 0


def _gaps(mask: int) -> int:
    """How many slots between the first and the last of *mask* are free."""
    return (mask // (mask & -mask)).bit_length() - mask.bit_count() if mask else 0


GAPS = tuple(_gaps(mask) for mask in range(1 << SLOTS))
_BITS = tuple((0, 1, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048)[value] for value in VALUE)
_ACE_HIGH = 1 << 12


def shape_of(kinds: Sequence[int]) -> Shape | None:
    """The shape of the cards of a whole meld, or None when they are none."""
    naturals = [kind for kind in kinds if not WILD[kind]]
    size, wilds = len(kinds), len(kinds) - len(naturals)
    if not LEAST <= size <= FULL:
        return None
    if not naturals:
        return Shape(WILDS, int(JOKER in kinds), 0, wilds, size)
    if wilds > 1:
        return None
    value, suit = VALUE[naturals[0]], SUIT[naturals[0]]
    if all(VALUE[kind] == value for kind in naturals):
        return Shape(SET, value, 0, wilds, size)
    if any(SUIT[kind] != suit for kind in naturals):
        return None
    mask = _run_mask(naturals, wilds)
    return Shape(RUN, suit, mask, wilds, size) if mask else None


def _run_mask(naturals: Iterable[int], wilds: int) -> int:
    """The slots of naturals of one suit, 0 when they make no run. Never can an ace be both low and high."""
    mask = 0
    for kind in naturals:
        bit = _BITS[kind]
        if mask & bit:
            return 0
        mask |= bit
    for slots in (mask, mask ^ 1 | _ACE_HIGH) if mask & 1 else (mask,):
        if GAPS[slots] <= wilds:
            return slots
    return 0


def extended(shape: Shape, kind: int) -> Shape | None:
    """The shape after one more card of *kind*, or None when it does not fit."""
    sort, key, mask, wilds, size = shape
    if size >= FULL:
        return None
    if WILD[kind]:
        if sort == WILDS:
            return Shape(sort, key | (kind == JOKER), mask, wilds + 1, size + 1)
        return None if wilds else Shape(sort, key, mask, 1, size + 1)
    if sort == SET:
        return Shape(sort, key, mask, wilds, size + 1) if VALUE[kind] == key else None
    if sort == WILDS or SUIT[kind] != key:
        return None
    bit = _BITS[kind]
    for slots in (mask | bit, mask | _ACE_HIGH) if bit == 1 else (mask | bit,):
        if slots != mask and GAPS[slots] <= wilds and not (bit == 1 and mask & (1 | _ACE_HIGH)):
            return Shape(sort, key, slots, wilds, size + 1)
    return None


def wild_slots(shape: Shape) -> list[int]:
    """The slots that the wild card of a run may stand for: its gap, else the free ends, high end first."""
    if shape.sort != RUN or not shape.wilds:
        return []
    low = (shape.mask & -shape.mask).bit_length() - 1
    high = shape.mask.bit_length() - 1
    gaps = [slot for slot in range(low, high) if not shape.mask >> slot & 1]
    return gaps or [slot for slot in (high + 1, low - 1) if 0 <= slot < SLOTS]


def fault_of(kinds: Sequence[int], before: Shape | None = None) -> str:
    """The reason code (1.14) why *kinds*, together with those of the meld *before*, are no meld."""
    if before and before.isClosed:
        return "PILE_CLOSED"
    if len(kinds) < LEAST:
        return "TOO_FEW_CARDS"
    if len(kinds) > FULL:
        return "TOO_MANY_CARDS"
    if before and before.sort == WILDS:
        return "NATURAL_ON_WILD_PILE"
    return "TWO_WILDS" if sum(WILD[kind] for kind in kinds) > 1 else "NOT_A_SET_OR_RUN"
