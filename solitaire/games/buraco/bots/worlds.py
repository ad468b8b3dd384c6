"""Tables that could be the real one: hidden cards made up from those out of sight. Source: buraco rules 4.2.

The cards come from Eyes, and so from a View alone: nothing of the real hands, reserves or stock gets in here.
"""

from __future__ import annotations

from random import Random

from ..cards import WILD
from ..rules import SEATS
from ..shapes import FULL, extended
from .eyes import Eyes, Side
from .odds import unseen_of
from .sim import Sim

__all__ = ["World", "imagine"]


class World:
    """Hidden cards as they may be. ``table`` gives a fresh Sim of it each time."""

    __slots__ = ("eyes", "hands", "pile", "reserves", "stock")

    def __init__(
        self, eyes: Eyes, hands: list[list[int]], reserves: list[list[int]], stock: list[int], pile: list[int]
    ) -> None:
        """See ``imagine``."""
        self.eyes, self.hands, self.reserves = eyes, hands, reserves
        self.stock, self.pile = stock, pile

    def table(self) -> Sim:
        """A table to play on."""
        eyes = self.eyes
        own, other = eyes.own.copy(), eyes.other.copy()
        sides = (own, other) if eyes.seat % 2 == 0 else (other, own)
        hands = [list(hand) for hand in self.hands]
        reserves = [list(reserve) for reserve in self.reserves]
        return Sim(hands, list(self.stock), list(self.pile), reserves, sides, eyes.seat, eyes.fresh)


def imagine(eyes: Eyes, chance: Random) -> World:
    """Deal the cards out of sight at random; a hand gets no card that its team could lay down at once."""
    left = unseen_of(eyes)
    for seat in range(SEATS):
        for kind in eyes.known[seat] if seat != eyes.seat else ():
            left[kind] -= 1
    pool = [kind for kind, count in enumerate(left) for _ in range(count)]
    chance.shuffle(pool)
    hands = [list(eyes.hand) if seat == eyes.seat else list(eyes.known[seat]) for seat in range(SEATS)]
    for seat in range(SEATS):
        side = eyes.own if (seat - eyes.seat) % 2 == 0 else eyes.other
        _fill(hands[seat], eyes.counts[seat] - len(hands[seat]), pool, side)
    reserves: list[list[int]] = [[], []]
    for team, side in ((eyes.seat % 2, eyes.own), (1 - eyes.seat % 2, eyes.other)):
        if side.reserve:
            reserves[team] = [pool.pop() for _ in range(eyes.cards)]
    pile = [kind if kind >= 0 else pool.pop() for kind in eyes.pile]
    return World(eyes, hands, reserves, pool, pile)


def _fill(hand: list[int], count: int, pool: list[int], side: Side) -> None:
    """Move *count* cards from the end of *pool* to *hand*, passing over those that fit a meld of *side*."""
    melds = [meld for meld in side.melds if meld.size < FULL]
    place = len(pool) - 1
    while count > 0 and place >= 0:
        kind = pool[place]
        if WILD[kind] or not any(extended(meld, kind) for meld in melds):
            hand.append(pool.pop(place))
            count -= 1
        place -= 1
    for _ in range(count):
        hand.append(pool.pop())
