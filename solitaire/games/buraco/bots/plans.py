"""Whole-turn plans worth a thought, the one of the normal player first. Source: buraco rules 4.2.

Single lays have far too many combinations to search; what differs in worth is what is done with the wild
cards, whether a hand is used up or kept, and what is thrown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..cards import WILD
from ..rules import may_discard
from .draft import Draft
from .eyes import Eyes
from .normal import NORMAL, close_with_wild, keeper, prepare, spend_all
from .sim import Turn
from .simple import finish, ways_to_take

__all__ = ["draw_plans", "turn_plans"]

THROWS = 3  # discards tried for the lays of the normal player; one for every other plan


def draw_plans(eyes: Eyes) -> list[Sequence[int] | None]:
    """The ways to draw: see ``Policy.draw``."""
    base = NORMAL.draw(eyes)
    plans = [base, None, *ways_to_take(eyes)]
    return [plan for number, plan in enumerate(plans) if plan not in plans[:number]]


def turn_plans(eyes: Eyes) -> list[Turn]:
    """Different plans; only that of the normal player when all begin with the same lay."""
    base = NORMAL.play(eyes)
    full = Draft(eyes)
    for index, kinds in base.lays:
        full.lay(index, kinds)
    plans = [base, *_endings(full, eyes, THROWS)]
    for draft in _drafts(eyes, base):
        plans += _endings(draft, eyes, 1)
    firsts = {plan.lays[0] if plan.lays else None for plan in plans}
    if len(firsts) == 1 and base.lays:
        return [base]
    return list({_key(plan): plan for plan in reversed(plans)}.values())[::-1]


def _key(turn: Turn) -> object:
    return sorted((index, sorted(kinds)) for index, kinds in turn.lays).__repr__(), turn.discard


def _drafts(eyes: Eyes, base: Turn) -> Iterator[Draft]:
    """Other ways to lay down: no new meld, no wild card, all of them, some with pairs; or not to go out.

    Plans that hardly ever won in a trial of 724 positions are left out: keeping a card that closes a meld,
    and piles of wild cards begun with three or four.
    """
    few = Draft(eyes)
    few.addNaturals()
    yield few
    yield prepare(eyes)
    if any(WILD[kind] for kind in eyes.hand):
        for steps in ((spend_all,), (close_with_wild, Draft.pairUp)):
            draft = prepare(eyes)
            for step in steps:
                step(draft)
            yield draft
    if base.discard is None or len(eyes.hand) - sum(len(kinds) for _, kinds in base.lays) == 1:
        yield prepare(eyes, stay=True)


def _endings(draft: Draft, eyes: Eyes, most: int) -> list[Turn]:
    """The turns with these lays and each of the *most* likely discards, and a wild one on a large pile."""
    if draft.isDone() or not may_discard(draft.reserve, draft.closed, len(draft.hand)):
        return [finish(draft, lambda: keeper(draft, eyes))]
    order = sorted(sorted(set(draft.hand)), key=keeper(draft, eyes))
    wild = [kind for kind in order if WILD[kind]] if most > 1 and len(eyes.pile) >= most else []
    return [Turn(draft.lays, kind) for kind in dict.fromkeys((*order[:most], *wild[:1]))]
