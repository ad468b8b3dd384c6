"""The smallest actions that a hand allows, as kinds of cards. Source: buraco rules 1.5, 1.6, 1.8.

Equal cards are interchangeable, and a larger meld is a smaller one and additions: so there is one choice for
each three kinds of cards, and every position that the rules allow can be reached by them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from solitaire.model.moves import Move

from .cards import JOKER, KIND, SUIT, VALUE, WILD, kind_of
from .rules import DRAW, LAY, OVER
from .shapes import extended, shape_of

if TYPE_CHECKING:
    from .board import BuracoBoard

__all__ = ["legal_moves", "lowest_ids", "new_melds", "pairs_for", "takes"]

_TWOS = (1, 14, 27, 40)
WILD_KINDS = (*_TWOS, JOKER)


def pairs_for(top: int, held: Iterable[int]) -> list[tuple[int, int]]:
    """The pairs of natural kinds in *held* that make a meld with the natural *top*: sets first (1.8 b)."""
    have = Counter(kind for kind in held if not WILD[kind])
    if WILD[top]:
        return []
    same = [kind for kind in have if VALUE[kind] == VALUE[top]]
    pairs = [pair for pair in combinations_with_replacement(sorted(same), 2) if not _short(pair, have)]
    suit = sorted(kind for kind in have if SUIT[kind] == SUIT[top] and kind != top)
    pairs += [(a, b) for a in suit for b in suit if a < b and shape_of((a, b, top))]
    return pairs


def _short(kinds: Sequence[int], have: Counter[int]) -> bool:
    """Whether *have* lacks some of *kinds*."""
    return any(have[kind] < kinds.count(kind) for kind in kinds)


def new_melds(held: Iterable[int]) -> Iterator[tuple[int, ...]]:
    """Every meld of three cards that *held* allows, as kinds."""
    have = Counter(held)
    wilds = [kind for kind in WILD_KINDS if have[kind]]
    for value in (1, *range(3, 14)):
        same = [kind for kind in range(value - 1, JOKER, 13) if have[kind]]
        yield from _filled(same, 3, have)
        yield from ((*pair, wild) for pair in _filled(same, 2, have) for wild in wilds)
    for suit in range(4):
        yield from _runs([suit * 13 + step for step in (0, *range(2, 13), 0)], have, wilds)
    yield from _filled(wilds, 3, have)


def _filled(kinds: Sequence[int], size: int, have: Counter[int]) -> Iterator[tuple[int, ...]]:
    for chosen in combinations_with_replacement(kinds, size):
        if not _short(chosen, have):
            yield chosen


def _runs(slots: Sequence[int], have: Counter[int], wilds: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Three in order, and two with a wild card beside or between them; *slots* runs from ace to ace."""
    there = [have[kind] > 0 for kind in slots]
    for low in range(len(slots) - 1):
        for high in (low + 1, low + 2):
            if high < len(slots) and there[low] and there[high]:
                yield from ((slots[low], slots[high], wild) for wild in wilds)
        if low + 2 < len(slots) and there[low] and there[low + 1] and there[low + 2]:
            yield tuple(slots[low : low + 3])


def lowest_ids(kinds: Iterable[int], ids: Iterable[int]) -> list[int]:
    """Cards of these kinds among *ids*, which ascend: of equal cards the lowest ids."""
    wanted, found = Counter(kinds), []
    for number in ids:
        if wanted[KIND[number]]:
            wanted[KIND[number]] -= 1
            found.append(number)
    return found


def legal_moves(board: BuracoBoard) -> list[Move]:
    """What the player to move may do: of equal cards one choice, of throwing and adding every card."""
    phase = board.facts.get("phase")
    if phase == OVER:
        return [Move(board.stock.letter)]
    moves = list(_ways_to_draw(board)) if phase == DRAW else list(_plays(board)) if phase == LAY else []
    if phase == LAY and (len(board.hand) >= 5 or board.hasReserve):
        return moves  # no choice takes more than three cards: nobody can be stranded
    return [move for move in moves if board.checkMove(move)]


def _ways_to_draw(board: BuracoBoard) -> Iterator[Move]:
    pile, hand = board.discard.letter, board.hand
    yield Move(board.stock.letter)
    if board.facts["fresh"]:
        yield Move(pile, hand.letter)
    yield from takes(board)


def takes(board: BuracoBoard) -> Iterator[Move]:
    """Every way to take the pile with a pair of the hand, even where that would leave too few cards."""
    if board.discard.top:
        ids = sorted(card.id for card in board.hand)
        for pair in pairs_for(kind_of(board.discard.top), [KIND[number] for number in ids]):
            yield Move.ofCards(board.discard.letter, board.ownMelds[-1].letter, lowest_ids(pair, ids))


def _plays(board: BuracoBoard) -> Iterator[Move]:
    source, melds = board.hand.letter, board.ownMelds
    ids = sorted(card.id for card in board.hand)
    for kinds in new_melds(KIND[number] for number in ids):
        yield Move.ofCards(source, melds[-1].letter, lowest_ids(kinds, ids))
    for meld in melds:
        shape = meld.shape
        if shape and not shape.isClosed:
            fits = {kind for kind in {KIND[number] for number in ids} if extended(shape, kind)}
            yield from (Move.ofCards(source, meld.letter, [each]) for each in ids if KIND[each] in fits)
    yield from (Move.ofCards(source, board.discard.letter, [each]) for each in ids)
