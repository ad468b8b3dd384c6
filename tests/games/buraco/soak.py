"""Matches of mixed players under the eyes of the referee; ``soak`` plays thousands of hands.

``make soak`` runs it as a program: ``python -m games.buraco.soak [HANDS]`` from the folder of the tests.
"""

import random
import sys

from positions import dealt

from solitaire.games.buraco import BuracoBoard
from solitaire.games.buraco.bots.players import decide
from solitaire.games.buraco.bots.strong import Budget
from solitaire.games.buraco.view import view_of

from .referee import play_hand

__all__ = ["QUICK", "main", "mixed_match", "soak"]

QUICK = Budget(samples=2, batch=2)
PLAYERS = ("random", "greedy", "easy", "normal")


def mixed_match(seed: int, hands: int, players: tuple[str, ...] = PLAYERS) -> int:
    """Play *hands* hands of a match with players drawn by *seed*; how many were played."""
    chance = random.Random(seed)
    board = dealt(seed, BuracoBoard, cards=chance.choice((11, 13, 15)), target=10000)
    for number in range(hands):
        names = [chance.choice(players) for _ in range(4)]
        play_hand(board, lambda board, names=names: _choose(board, names))
        if board.facts["phase"] == "end":
            return number + 1
        board.move("U")
    return hands


def _choose(board, names):
    return decide(view_of(board, board.turn), names[board.turn], QUICK).move


def soak(hands: int = 2000) -> int:
    """Play *hands* hands; raises AssertionError at the first thing that is wrong."""
    played = seed = 0
    while played < hands:
        played += mixed_match(1_000_000 + seed, 10)
        seed += 1
    return played


def main() -> int:
    """Play as many hands as the first argument says, 2,000 by default."""
    played = soak(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
    print(f"hands of Buraco {played:,}: every action legal, no card lost, every score recomputed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
