"""``python -m benchmarks.buraco``: how strong the computer players of Buraco are, and how fast.

Each deal is played twice with the teams exchanged: the same 220 cards, the same starter. The difference of a
deal is the mean of both hands; ± is the 95 % interval of their mean. Every move passes ``Board.move``.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from solitaire.games.buraco import BuracoBoard
from solitaire.games.buraco.bots.players import decide
from solitaire.games.buraco.bots.strong import Budget
from solitaire.games.buraco.view import view_of

from .figures import machine

__all__ = ["Duel", "duel", "main", "play_hand"]

PAIRS = (
    ("greedy", "random"), ("easy", "random"), ("normal", "random"), ("normal", "easy"), ("normal", "greedy"),
)  # fmt: skip


class Duel(NamedTuple):
    """The outcome of a pair of players: points of both in every hand, differences by deal, seconds used."""

    names: tuple[str, str]
    points: list[tuple[int, int]]
    differences: list[float]
    seconds: float
    slowest: float

    @property
    def row(self) -> str:
        """One line of the table."""
        mean, error = mean_and_error(self.differences)
        first, second = (statistics.fmean(column) for column in zip(*self.points, strict=True))
        won = sum(own > other for own, other in self.points) / len(self.points)
        return (
            f"| {self.names[0]} – {self.names[1]} | {len(self.differences)} | {first:.0f} – {second:.0f} "
            f"| **{mean:+.1f} ± {error:.1f}** | {won:.1%} | {60 * len(self.points) / self.seconds:,.0f} "
            f"| {1000 * self.slowest:.1f} |"
        )


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of *values*, and half its 95 % interval."""
    spread = statistics.stdev(values) if len(values) > 1 else 0.0
    return statistics.fmean(values), 1.96 * spread / sqrt(len(values))


def play_hand(seed: int, names: Sequence[str], budget: Budget) -> tuple[tuple[int, int], float]:
    """The first hand of a deal with these players at the four seats: both scores, the longest decision."""
    board, slowest = BuracoBoard(target=10000), 0.0
    board.startGame(board.makeDeal(seed))
    while board.facts["phase"] in ("draw", "meld"):
        view = view_of(board, board.turn)
        start = time.process_time()
        decision = decide(view, names[view.seat], budget)
        slowest = max(slowest, time.process_time() - start)
        board.move(decision.move)
    return board.totals, slowest


def duel(first: str, second: str, deals: int, seed: int = 0, budget: Budget | None = None) -> Duel:
    """*first* against *second* over so many deals."""
    points, differences, slowest = [], [], 0.0
    start = time.process_time()
    for number in range(seed, seed + deals):
        (own, other), slow = play_hand(number, (first, second) * 2, budget or Budget())
        (other_again, own_again), slow_again = play_hand(number, (second, first) * 2, budget or Budget())
        points += [(own, other), (own_again, other_again)]
        differences.append((own - other + own_again - other_again) / 2)
        slowest = max(slowest, slow, slow_again)
    return Duel((first, second), points, differences, time.process_time() - start, slowest)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the duels and print them as a Markdown table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.buraco", description=__doc__)
    parser.add_argument("--deals", type=int, default=1000, help="deals for the simple players")
    parser.add_argument("--strong", type=int, default=100, help="deals for strong against normal")
    parser.add_argument("--samples", type=int, default=Budget().samples, help="made-up tables a decision")
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    given = parser.parse_args(arguments)
    print(f"Machine: {machine()}\n")
    print("| A – B | deals | points a hand | difference | hands won by A | hands a minute | slowest, ms |")
    print("|---|---|---|---|---|---|---|")
    for first, second in PAIRS:
        print(duel(first, second, given.deals, given.seed).row, flush=True)
    if given.strong:
        budget = Budget(samples=given.samples)
        print(duel("strong", "normal", given.strong, given.seed, budget).row, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
