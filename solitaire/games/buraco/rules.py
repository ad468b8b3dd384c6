"""The settled readings of the rules, by name, and who sits where.

Source: buraco rules 1.3, 1.4, 1.10, 1.13, 1.15.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .cards import KIND, WILD
from .shapes import FULL, WILDS, Shape, extended

__all__ = [
    "DISCARD", "DRAW", "END", "HANDS", "HAND_SIZES", "LAY", "MELDS", "NO_CERRADO_NO_TABLE_POINTS",
    "OPEN_WILD_PILE_BARS_GOING_OUT", "OVER", "PLAYERS", "RESERVES", "SEATS", "STARTER_MAY_TAKE_WILD", "STOCK",
    "TARGETS", "is_safe", "may_discard", "may_go_out", "only_wilds", "team_of", "winner_of",
]  # fmt: skip

SEATS = 4
PLAYERS = ("", "right", "partner", "left")  # by seat, as the options name them
STOCK, DISCARD, HANDS, RESERVES, MELDS = "U", "V", "H", "R", ("M", "N")
HAND_SIZES = (11, 13, 15)
TARGETS = (2000, 500, 1000, 1500, 3000, 5000, 10000)
DRAW, LAY, OVER, END = "draw", "meld", "over", "end"

STARTER_MAY_TAKE_WILD = True  # A1: the exception of the first turn also holds for a joker or a two
OPEN_WILD_PILE_BARS_GOING_OUT = False  # A4: an open pile of wild cards costs 1000, and that is all
NO_CERRADO_NO_TABLE_POINTS = False  # A6: cards on the table count for a team without a closed meld too


def team_of(seat: int) -> int:
    """The team, 0 or 1, of a seat: partners sit opposite each other."""
    return seat % 2


def only_wilds(ids: Iterable[int]) -> bool:
    """Whether no card of these ids is natural; true for no card at all. Then the reserve is taken (1.9)."""
    return all(WILD[KIND[number]] for number in ids)


def may_go_out(melds: Iterable[Shape]) -> bool:
    """Whether a team with these melds has what going out needs besides the reserve: a cerrado (1.11)."""
    melds = list(melds)
    if OPEN_WILD_PILE_BARS_GOING_OUT and any(not meld.isClosed and meld.sort == WILDS for meld in melds):
        return False
    return any(meld.isClosed for meld in melds)


def is_safe(reserve: bool, melds: Sequence[Shape], left: Sequence[int]) -> bool:
    """Whether a player who keeps the kinds *left* after an action can still end the turn legally (1.10).

    *reserve*: it is still there; *melds*: those of the team after the action. A single card must close one.
    """
    if reserve or len(left) >= 2 or may_go_out(melds):
        return True
    closings = (extended(meld, left[0]) for meld in melds if meld.size == FULL - 1) if left else ()
    return any(closings)


def may_discard(reserve: bool, goes_out: bool, held: int) -> bool:
    """Whether a player who holds *held* cards may throw one (1.10)."""
    return reserve or goes_out or held >= 2


def winner_of(totals: Sequence[int], target: int) -> int | None:
    """The team that has won the match, None while it goes on: the higher total, a tie plays on (1.13)."""
    if max(totals) < target or totals[0] == totals[1]:
        return None
    return int(totals[1] > totals[0])
