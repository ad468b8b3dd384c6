"""The strong player: tries whole-turn plans on tables with made-up hidden cards. Source: buraco rules 4.2.

Every plan is played on by four normal players, on the same tables, for a few turns, and the position is
then valued (see worth.py). The worst plans are dropped early, so that the time goes to the close ones; and
the plan of the normal player is kept unless another one is better by more than chance explains.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple, TypeVar

from .eyes import Eyes
from .normal import NORMAL
from .plans import draw_plans, turn_plans
from .sim import Policy, Sim, Turn
from .worlds import imagine
from .worth import worth

__all__ = ["Budget", "best_of", "strong_policy"]

P = TypeVar("P")
FOUR = (NORMAL,) * 4


def never() -> bool:
    """For a budget that counts samples only: the decision is then reproducible."""
    return False


class Budget(NamedTuple):
    """How long to think: at most *samples* tables, *batch* at a time, and until ``stop()`` is true.

    *turns* are played on before the position is valued. A plan is dropped when it is *drop* standard errors
    behind the best, and preferred to the normal player's when it is *need* of them ahead.
    """

    samples: int = 64
    batch: int = 16
    stop: Callable[[], bool] = never
    turns: int = 4
    drop: float = 2.0
    need: float = 1.5


def strong_policy(budget: Budget, chance: Random) -> Policy:
    """A policy that searches within *budget*."""

    def draw(eyes: Eyes) -> Sequence[int] | None:
        return best_of(draw_plans(eyes), eyes, _draw, budget, chance)

    def play(eyes: Eyes) -> Turn:
        plan = best_of(turn_plans(eyes), eyes, _play, budget, chance)
        return Turn(plan.lays[:1], None) if plan.lays else plan

    return Policy(draw, play)


def _draw(sim: Sim, plan: Sequence[int] | None) -> None:
    if sim.draw(plan):
        sim.playOn(NORMAL)


def _play(sim: Sim, plan: Turn) -> None:
    if not sim.perform(plan):
        sim.playOn(NORMAL)


def best_of(
    plans: Sequence[P], eyes: Eyes, act: Callable[[Sim, P], None], budget: Budget, chance: Random
) -> P:
    """The best of *plans*, of which the first is the one to keep in doubt; ``act(sim, plan)`` makes it."""
    alive = list(range(len(plans)))
    results: list[list[float]] = [[] for _ in plans]
    done = 0
    while done < budget.samples and len(alive) > 1:
        for _ in range(budget.batch):
            if budget.stop():
                return plans[_preferred(results, alive, budget)]
            world = imagine(eyes, chance)
            for number in alive:
                sim = world.table()
                act(sim, plans[number])
                sim.play(FOUR, budget.turns)
                results[number].append(worth(sim, eyes.seat % 2))
            done += 1
        best = max(alive, key=lambda number: sum(results[number]))
        alive = [n for n in alive if n == best or _lead(results[best], results[n]) < budget.drop]
    return plans[_preferred(results, alive, budget)]


def _preferred(results: Sequence[Sequence[float]], alive: Sequence[int], budget: Budget) -> int:
    """The plan with the best results, or the first one if that was not dropped and the lead is small."""
    best = max(alive, key=lambda number: sum(results[number]))
    if best and 0 in alive and _lead(results[best], results[0]) < budget.need:
        return 0
    return best


def _lead(best: Sequence[float], other: Sequence[float]) -> float:
    """How far *best* is ahead of *other* on the same tables, in standard errors."""
    differences = [own - foreign for own, foreign in zip(best, other, strict=True)]
    count = len(differences)
    if count < 2:
        return 0.0
    mean = sum(differences) / count
    spread = sum((value - mean) ** 2 for value in differences) / (count - 1)
    return mean / sqrt(spread / count) if spread else 0.0 if not mean else 99.0
