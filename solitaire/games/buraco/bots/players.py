"""The computer players by name. Each is a pure function from a View to a Decision. Source: buraco rules 4."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from solitaire.model.moves import Decision

from ..view import View
from .decision import decision_of
from .eyes import eyes_of
from .normal import NORMAL
from .sim import Policy
from .simple import GREEDY, easy_policy, random_policy
from .strong import Budget, strong_policy

__all__ = ["PLAYERS", "advise", "decide"]

SAMPLES = 400

PLAYERS: dict[str, Callable[[Random, Budget], Policy]] = {
    "random": lambda chance, _: random_policy(chance),
    "greedy": lambda chance, _: GREEDY,
    "easy": lambda chance, _: easy_policy(chance),
    "normal": lambda chance, _: NORMAL,
    "strong": lambda chance, budget: strong_policy(budget, chance),
}


def decide(view: View, player: str = "normal", budget: Budget | None = None) -> Decision:
    """What *player* does as the one who has *view* and is to move.

    The same view gives the same decision, for ``strong`` if *budget* counts samples and not seconds.
    """
    policy = PLAYERS[player](Random(view.seed), budget or Budget())
    return decision_of(view, eyes_of(view), policy)


def advise(view: View, player: str, stop: Callable[[], bool]) -> Decision:
    """As ``decide`` with time to think, until ``stop()`` is true."""
    return decide(view, player, Budget(samples=SAMPLES, stop=stop))
