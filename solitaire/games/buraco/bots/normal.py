"""The normal player: rules of thumb that are known to matter (buraco rules 4.1, 4.5) or were measured.

It takes the pile whenever it can, lays down at once, keeps wild cards for closing and for a pile of wild
cards, empties its hand early, and throws what helps itself and the next player least. As soon as one of the
teams may go out it keeps nothing back, since every card in a hand may count against it.
"""

from __future__ import annotations

from collections.abc import Callable

from ..cards import POINTS, VALUE, WILD
from ..shapes import FULL, WILDS
from .draft import Draft
from .eyes import Eyes
from .odds import NEAR, RUN_PAIRS, pairs_unseen, rank_counts, unseen_of
from .sim import Policy, Turn
from .simple import finish, greedy_draw

__all__ = ["NORMAL", "keeper", "may_end", "normal_play", "prepare"]

WILD_PILE_FROM = 5  # so many wild cards in one hand begin a pile of them; one more when the hand may end
CLOSE_FROM = 6  # a wild card goes on a meld of so many cards
FEW_FOR_RESERVE, FEW_FOR_OUT = 4, 8  # with so few naturals left, wild cards are spent to use them up
BLOCK_FROM = 10  # a pile of so many cards is worth a wild card on top
DANGER = 12.0  # weight of the chance that the next player takes the pile, for each card in it


def normal_play(eyes: Eyes) -> Turn:
    """All the lays and the discard."""
    draft = prepare(eyes)
    start_wild_pile(draft, WILD_PILE_FROM + may_end(eyes))
    close_with_wild(draft)
    empty_hand(draft)
    if may_end(eyes):
        spend_all(draft)
    return finish(draft, lambda: keeper(draft, eyes))


def prepare(eyes: Eyes, stay: bool = False) -> Draft:
    """The lays that are never a mistake: naturals, and wild cards on a pile of wild cards."""
    draft = Draft(eyes, stay)
    draft.addNaturals()
    before = len(draft.lays)
    draft.layGroups()
    if len(draft.lays) > before:
        draft.addNaturals()
    for index, meld in enumerate(draft.melds):
        wilds = draft.wilds()
        if wilds and meld.sort == WILDS and meld.size < FULL:
            draft.lay(index, wilds[: FULL - meld.size])
    return draft


def may_end(eyes: Eyes) -> bool:
    """Whether some player may already go out."""
    return eyes.own.mayGoOut or eyes.other.mayGoOut


def start_wild_pile(draft: Draft, least: int) -> None:
    """Begin a pile of wild cards with *least* or more of them."""
    wilds = draft.wilds()
    if len(wilds) >= least:
        draft.lay(-1, wilds[:FULL])


def close_with_wild(draft: Draft) -> None:
    """A wild card on each meld that it closes."""
    for index, meld in enumerate(draft.melds):
        if meld.size >= CLOSE_FROM and not meld.wilds:
            wilds = draft.wilds()
            if wilds:
                draft.addWild(index, wilds[0])


def empty_hand(draft: Draft) -> None:
    """Spend wild cards on the last naturals where that brings the reserve or the end nearer."""
    few = FEW_FOR_RESERVE if draft.reserve else FEW_FOR_OUT if draft.closed else 0
    if draft.wilds() and len(draft.naturals()) > draft.reserve:
        if len(draft.naturals()) <= few:
            draft.pairUp()
        elif draft.reserve:
            trial = draft.copy()
            trial.pairUp()
            if len(trial.naturals()) <= 1:
                draft.become(trial)


def spend_all(draft: Draft) -> None:
    """Every wild card goes to a meld that has none, the fullest first, jokers first; then with pairs."""
    for index in sorted(range(len(draft.melds)), key=lambda number: -draft.melds[number].size):
        wilds = draft.wilds()
        if not wilds:
            return
        draft.addWild(index, wilds[-1])
    draft.pairUp()


def keeper(draft: Draft, eyes: Eyes) -> Callable[[int], float]:
    """How much each kind in the hand is worth keeping: for oneself, and away from the next player."""
    left = unseen_of(eyes)
    ranks = rank_counts(left)
    hand = draft.hand
    held = [0] * 14
    for kind in hand:
        held[VALUE[kind]] += 1
    hidden = eyes.stock + sum(eyes.counts) - eyes.counts[eyes.seat] + eyes.cards
    chance = (eyes.counts[eyes.following] / hidden) ** 2
    weight = DANGER * len(eyes.pile)

    def keep(kind: int) -> float:
        if WILD[kind]:
            return POINTS[kind] + (1000.0 if len(eyes.pile) < BLOCK_FROM else 0.0)
        value = VALUE[kind]
        gain = ranks[value] * (held[value] > 1) * (1.0 if held[value] == 2 else 0.7)
        if not NEAR[kind].isdisjoint(hand):
            for low, high in RUN_PAIRS[kind]:
                gain += left[high] * (low in hand) + left[low] * (high in hand)
        return gain - 0.1 * POINTS[kind] + weight * min(1.0, pairs_unseen(kind, left, ranks) * chance)

    return keep


NORMAL = Policy(greedy_draw, normal_play)
