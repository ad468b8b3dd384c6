"""Chances, counted from the cards that are out of sight. Source: buraco rules 4.1.

The next player takes the pile with two natural cards from the *hand*: of the rank of its top card, or its
neighbours in suit. What lies on the table does not help there.
"""

from __future__ import annotations

from ..cards import COPIES, JOKER, JOKERS, SUIT, VALUE, WILD
from .eyes import Eyes

__all__ = ["NEAR", "ROW", "RUN_PAIRS", "pairs_unseen", "rank_counts", "unseen_of"]

ROW = (1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1)


def _run_pairs(kind: int) -> tuple[tuple[int, int], ...]:
    """The pairs of kinds that make a run of three with *kind*."""
    found = []
    for start in range(len(ROW) - 2):
        three = [13 * SUIT[kind] + value - 1 for value in ROW[start : start + 3]]
        if kind in three:
            three.remove(kind)
            found.append((three[0], three[1]))
    return tuple(found)


RUN_PAIRS = tuple(() if WILD[kind] else _run_pairs(kind) for kind in range(JOKER + 1))
NEAR = tuple(frozenset(each for pair in pairs for each in pair) for pairs in RUN_PAIRS)


def unseen_of(eyes: Eyes) -> list[int]:
    """How many cards of each kind are out of sight."""
    left = [COPIES - own - other for own, other in zip(eyes.own.laid, eyes.other.laid, strict=True)]
    left[JOKER] += JOKERS - COPIES
    for kind in eyes.hand:
        left[kind] -= 1
    for kind in eyes.pile:
        if kind >= 0:
            left[kind] -= 1
    return left


def rank_counts(left: list[int]) -> list[int]:
    """How many cards of each value 0 … 13 are out of sight."""
    counts = [left[kind] + left[kind + 13] + left[kind + 26] + left[kind + 39] for kind in range(13)]
    return [0, *counts]


def pairs_unseen(kind: int, left: list[int], ranks: list[int]) -> float:
    """How many pairs of unseen cards would let someone take the pile with *kind* on top."""
    count = ranks[VALUE[kind]]
    total = count * (count - 1) / 2
    for low, high in RUN_PAIRS[kind]:
        total += left[low] * left[high]
    return total
