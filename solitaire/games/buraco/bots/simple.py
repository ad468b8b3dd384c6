"""The plainest players: one at random and one greedy to measure others against, and the easy one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ..cards import WILD
from ..choices import new_melds, pairs_for
from ..rules import may_discard
from ..shapes import FULL, extended
from .draft import Draft, near
from .eyes import Eyes
from .sim import Policy, Turn

__all__ = [
    "GREEDY", "can_take", "connections", "easy_policy", "finish", "greedy_draw", "greedy_play",
    "random_policy", "ways_to_take",
]  # fmt: skip

TAKES = 0.6  # how often the easy player sees that it can take the pile
CONSIDERED = 3  # it throws one of so many cards


def greedy_draw(eyes: Eyes) -> Sequence[int] | None:
    """The pile whenever it is legal."""
    ways = ways_to_take(eyes)
    return ways[0] if ways else None


def ways_to_take(eyes: Eyes) -> list[Sequence[int]]:
    """The pairs that take the pile, and ``()`` for the starter's upcard."""
    if not eyes.pile:
        return []
    ways: list[Sequence[int]] = [pair for pair in pairs_for(eyes.pile[-1], eyes.hand) if can_take(eyes, pair)]
    return [*ways, ()] if eyes.fresh else ways


def can_take(eyes: Eyes, pair: Sequence[int]) -> bool:
    """Whether taking the pile with *pair* leaves a turn that can end (1.10)."""
    left = len(eyes.hand) + len(eyes.pile) - 1 - len(pair)
    return left >= 2 or eyes.own.reserve or eyes.own.closed


def greedy_play(eyes: Eyes) -> Turn:
    """Everything that fits goes down, wild cards too; the least connected card is thrown."""
    draft = Draft(eyes)
    draft.addNaturals()
    draft.layGroups()
    spend_wilds(draft)
    return finish(draft, lambda: lambda kind: connections(draft.hand, kind))


def spend_wilds(draft: Draft) -> None:
    """Wild cards on the fullest melds that have none, then with pairs. Wild piles of three made it weaker."""
    for index in sorted(range(len(draft.melds)), key=lambda number: -draft.melds[number].size):
        wilds = draft.wilds()
        if wilds:
            draft.addWild(index, wilds[0])
    draft.pairUp()


def connections(hand: Sequence[int], kind: int) -> int:
    """How many other cards of *hand* go with *kind*; a wild card goes with everything."""
    if WILD[kind]:
        return 99
    return sum(near(kind, other) for other in hand if not WILD[other]) - 1


def finish(draft: Draft, keeper: Callable[[], Callable[[int], float]]) -> Turn:
    """The turn of *draft* with the discard that is least worth keeping; none where the hand is used up."""
    if draft.isDone():
        return Turn(draft.lays, None)
    if not may_discard(draft.reserve, draft.closed, len(draft.hand)):
        any(draft.lay(number, list(draft.hand)) for number in range(len(draft.melds)))
        return Turn(draft.lays, None)
    return Turn(draft.lays, min(sorted(set(draft.hand)), key=keeper()))


GREEDY = Policy(greedy_draw, greedy_play)


def easy_policy(chance: Random) -> Policy:
    """The easy player: greedy, but it overlooks some piles and throws without much thought."""

    def draw(eyes: Eyes) -> Sequence[int] | None:
        return greedy_draw(eyes) if eyes.fresh or chance.random() < TAKES else None

    def play(eyes: Eyes) -> Turn:
        turn = greedy_play(eyes)
        if turn.discard is None or WILD[turn.discard]:
            return turn
        hand = list(eyes.hand)
        for _, kinds in turn.lays:
            for kind in kinds:
                hand.remove(kind)
        naturals = sorted({kind for kind in hand if not WILD[kind]}, key=lambda kind: connections(hand, kind))
        return Turn(turn.lays, chance.choice(naturals[:CONSIDERED]))

    return Policy(draw, play)


def random_policy(chance: Random) -> Policy:
    """Any legal action, one as likely as the other."""

    def draw(eyes: Eyes) -> Sequence[int] | None:
        return chance.choice([None, *ways_to_take(eyes)])

    def play(eyes: Eyes) -> Turn:
        draft = Draft(eyes)
        while not draft.isDone():
            if not may_discard(draft.reserve, draft.closed, len(draft.hand)):
                return finish(draft, lambda: float)
            number = chance.randrange(len(draft.hand) + len(lays := _lays(draft)))
            if number >= len(lays):
                return Turn(draft.lays, draft.hand[number - len(lays)])
            draft.lay(*lays[number])
        return Turn(draft.lays, None)

    return Policy(draw, play)


def _lays(draft: Draft) -> list[tuple[int, Sequence[int]]]:
    """Every smallest way to lay cards down."""
    lays: list[tuple[int, Sequence[int]]] = [(-1, kinds) for kinds in new_melds(draft.hand)]
    for index, meld in enumerate(draft.melds):
        if meld.size < FULL:
            lays += [(index, (kind,)) for kind in draft.hand if extended(meld, kind)]
    return lays
