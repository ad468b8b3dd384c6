"""A fast table for thought: a hand played on by kinds of cards alone, without history, words or undo.

It follows the same rules as the board (a test plays both side by side) and only computer players use it:
to try out what could happen, with hidden cards that they have made up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..cards import POINTS, WILD
from ..rules import SEATS
from ..score import BONUS
from .eyes import Eyes, Side

__all__ = ["Policy", "Sim", "Turn"]


class Turn(NamedTuple):
    """What a policy does after drawing: melds (index of a meld, −1 for a new one, and kinds), then a discard.

    *discard* is None when the lays use up the hand, or when the player wants to think again after them.
    """

    lays: Sequence[tuple[int, Sequence[int]]]
    discard: int | None


class Policy(NamedTuple):
    """A way to play: how to draw (a pair for the pile, ``()`` for the upcard, None: the stock), what then."""

    draw: Callable[[Eyes], Sequence[int] | None]
    play: Callable[[Eyes], Turn]


class Sim:
    """One hand in progress."""

    def __init__(
        self,
        hands: list[list[int]],
        stock: list[int],
        pile: list[int],
        reserves: list[list[int]],
        sides: Sequence[Side],
        turn: int,
        fresh: bool = False,
    ) -> None:
        """*sides* are the tables of team 0 and 1; *reserves* are empty where taken. All are changed."""
        self.hands, self.stock, self.pile, self.reserves = hands, stock, pile, reserves
        self.sides = sides
        self.turn = turn
        self.out = -1
        self.over = False
        self.eyes: list[Eyes] = [
            Eyes(seat, hands[seat], sides[seat % 2], sides[1 - seat % 2], pile) for seat in range(SEATS)
        ]
        for eyes in self.eyes:
            eyes.counts = [len(hand) for hand in hands]
        self.eyes[turn].fresh = fresh

    def play(self, policies: Sequence[Policy], most: int = 300) -> list[int]:
        """Play to the end of the hand, at most *most* turns; the scores of both teams."""
        while not self.over and most:
            most -= 1
            self.step(policies[self.turn])
        return self.scores()

    def step(self, policy: Policy) -> None:
        """One whole turn."""
        if self.draw(policy.draw(self.look())):
            self.playOn(policy)

    def playOn(self, policy: Policy) -> None:
        """The rest of a turn: lay down, throw; again when the reserve came in between."""
        while not self.over and not self.perform(policy.play(self.look())):
            pass

    def look(self) -> Eyes:
        """The eyes of the player to move, up to date."""
        eyes = self.eyes[self.turn]
        eyes.stock = len(self.stock)
        eyes.counts = [len(hand) for hand in self.hands]
        return eyes

    def draw(self, pair: Sequence[int] | None) -> bool:
        """Draw, or take the pile with *pair*; False when that ends the hand."""
        hand, eyes = self.hands[self.turn], self.eyes[self.turn]
        eyes.fresh = False
        if pair is None:
            if not self.stock:
                self.over = True
                return False
            hand.append(self.stock.pop())
            return True
        if pair:
            for kind in pair:
                hand.remove(kind)
            eyes.own.lay(-1, (*pair, self.pile.pop()))
        hand += self.pile
        self.pile.clear()
        self._afterAction()
        return not self.over

    def _afterAction(self) -> bool:
        """Take the reserve, or go out; whether one of both happened."""
        hand, team = self.hands[self.turn], self.turn % 2
        if self.reserves[team]:
            if all(WILD[kind] for kind in hand):
                hand += self.reserves[team]
                self.reserves[team] = []
                self.sides[team].reserve = False
                return True
        elif not hand:
            self.out, self.over = self.turn, True
            return True
        return False

    def perform(self, turn: Turn) -> bool:
        """Do *turn*; False when it is not at its end, or the reserve came: the player must think again."""
        hand, side = self.hands[self.turn], self.sides[self.turn % 2]
        for index, kinds in turn.lays:
            side.lay(index, kinds)
            for kind in kinds:
                hand.remove(kind)
            if self._afterAction():
                return self.over
        if turn.discard is None:
            return False
        hand.remove(turn.discard)
        self.pile.append(turn.discard)
        self._afterAction()
        if not self.over:
            self.turn = (self.turn + 1) % SEATS
        return True

    def scores(self) -> list[int]:
        """The points of both teams if the hand ended now (1.12)."""
        result = []
        for team, side in enumerate(self.sides):
            held = sum(POINTS[kind] for seat in (team, team + 2) for kind in self.hands[seat])
            went = BONUS if self.out >= 0 and self.out % 2 == team else 0
            result.append(side.points - held + (-BONUS if side.reserve else BONUS) + went)
        return result
