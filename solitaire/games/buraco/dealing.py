"""How a hand is dealt, and what all have seen since. Source: buraco rules 1.3, 1.4; 1.15 A16, A17.

Every hand of a match follows from the deck order of its deal: hand n ≥ 2 is shuffled with a number that is
the SHA-256 of that order and of n. The same code therefore gives the same match to the same moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from solitaire.model.deals import shuffled
from solitaire.model.moves import Step

from .cards import SIZE
from .rules import DRAW, SEATS, team_of

if TYPE_CHECKING:
    from .table import BuracoTable

__all__ = ["deal_out", "first_facts", "first_starter", "hand_seed", "news", "next_hand"]


def hand_seed(order: Sequence[int], hand: int) -> int:
    """The number that hand *hand* of the match with this deck order is shuffled with."""
    return int.from_bytes(sha256(bytes(order) + hand.to_bytes(4, "big")).digest()[:8], "big")


def first_starter(order: Sequence[int]) -> int:
    """Who starts the first hand: as good as thrown with dice."""
    return hand_seed(order, 1) % SEATS


def deal_out(board: BuracoTable, starter: int) -> list[Step]:
    """Hands, reserves and upcard from the top of a full stock, in the order of 1.4."""
    size = int(board.options["cards"])
    targets = [board.hands[(starter + number) % SEATS] for number in range(SEATS)]
    teams = (team_of(starter), 1 - team_of(starter))
    steps = [
        board.stock.move(board.stock.tail(size), target)
        for target in (*targets, *(board.reserves[team] for team in teams))
    ]
    upcard = board.stock.move(board.stock.tail(1), board.discard)
    upcard.cards[0].flipOver()
    return [*steps, upcard._replace(turned=True)]


def first_facts(board: BuracoTable, starter: int, hand: int = 1) -> dict[str, Any]:
    """The facts at the start of a hand."""
    upcard = board.discard[0].id
    return {
        "turn": starter, "phase": DRAW, "hand": hand, "starter": starter, "fresh": True,
        "known": (), "upcard": upcard, "out": -1, "points": board.facts.get("points", ()),
    }  # fmt: skip


def next_hand(board: BuracoTable) -> tuple[list[Step], dict[str, Any]]:
    """Gather all cards, shuffle, deal again; the next player starts (1.3)."""
    assert board.deal is not None
    hand, starter = board.facts["hand"] + 1, (board.facts["starter"] + 1) % SEATS
    steps = []
    for cell in board.cells.values():
        if cell is not board.stock and not cell.isEmpty():
            turned = cell[0].faceUp
            for card in cell if turned else ():
                card.flipOver()
            steps.append(cell.move(cell.cards, board.stock)._replace(turned=turned))
    board.stock.arrange(shuffled(SIZE, hand_seed(board.deal.order, hand)))
    steps += deal_out(board, starter)
    return steps, first_facts(board, starter, hand)


def news(facts: Mapping[str, Any], steps: Sequence[Step]) -> dict[str, Any]:
    """What all players learn from *steps*: cards that went from the pile to a hand, an upcard shown."""
    known, upcard = set(facts["known"]), facts["upcard"]
    for step in steps:
        ids = {card.id for card in step.cards}
        if step.target[0] == "H":
            known |= ids
        elif upcard in ids:
            upcard = -1
    known.discard(upcard)
    return {"known": tuple(sorted(known)), "upcard": upcard}
