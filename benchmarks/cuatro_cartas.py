"""``python -m benchmarks.cuatro_cartas [N [BUDGET]]``: which share of N deals of Cuatro Cartas can be won.

The deals are those of the seeds 0 … N−1 (1,000 by default), searched with every card known, in one round and
in two. BUDGET is how many positions a search may look at. Every win is played on a board.
"""

from __future__ import annotations

import sys
import time
from collections import Counter

from solitaire.games.cuatro_cartas import CuatroCartasBoard
from solitaire.solver.cuatro_cartas import BUDGET, LOST, UNDECIDED, WON, solve

from .figures import machine

__all__ = ["main", "winnable"]


def winnable(rounds: int, deals: int, budget: int = BUDGET) -> Counter[str]:
    """How many of the first *deals* are won, lost and undecided in so many *rounds*."""
    results: Counter[str] = Counter()
    for seed in range(deals):
        board = CuatroCartasBoard(rounds=rounds)
        board.startGame(board.makeDeal(seed))
        answer = solve(board, budget)
        for move in answer.moves:
            board.move(move)
        if (answer.result == WON) != board.checkWin():
            raise AssertionError(f"seed {seed}: the search says {answer.result}, the board does not")
        results[answer.result] += 1
    return results


def main(deals: int = 1000, budget: int = BUDGET) -> int:
    """Print the table of benchmarks/README.md."""
    print(f"Machine: {machine()}\n\nSeeds 0 … {deals - 1:,}, up to {budget:,} positions a deal\n")
    print("| rounds | won | proved lost | not decided | seconds |\n|---|---|---|---|---|", flush=True)
    for rounds in (1, 2):
        start = time.perf_counter()
        found = winnable(rounds, deals, budget)
        numbers = " | ".join(f"{found[result]:,}" for result in (WON, LOST, UNDECIDED))
        print(f"| {rounds} | {numbers} | {time.perf_counter() - start:,.0f} |", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(*map(int, sys.argv[1:3])))
