"""The score of a hand, line by line, and of the match.

Source: buraco rules 1.12, 1.13; seeds/buraco.es.txt, "Puntación".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from solitaire.model.phrase import Phrase

from .cards import POINTS, kind_of
from .rules import NO_CERRADO_NO_TABLE_POINTS, team_of
from .shapes import SET, WILDS, Shape, shape_of

if TYPE_CHECKING:
    from .table import BuracoTable

__all__ = [
    "BONUS", "HELD", "OUT", "TABLE", "TAKEN", "UNTAKEN", "WORTH", "HandLines", "Line", "TeamHand",
    "hand_lines", "label_of", "meld_lines", "team_score", "total_of",
]  # fmt: skip

CLEAN = Phrase("closed melds without a wild card")
DIRTY = Phrase("closed melds with a wild card")
ACES = Phrase("closed melds of aces without a wild card")
DIRTY_ACES = Phrase("closed melds of aces with a wild card")
TWOS = Phrase("closed melds of twos")
MIXED = Phrase("closed melds of wild cards")
OPEN = Phrase("unfinished melds of wild cards")
NOTHING = Phrase("")
TABLE = Phrase("cards on the table")
HELD = Phrase("cards left in the hands")
TAKEN = Phrase("reserve hand taken")
UNTAKEN = Phrase("reserve hand not taken")
OUT = Phrase("went out")
WORTH = {CLEAN: 400, DIRTY: 200, ACES: 500, DIRTY_ACES: 300, TWOS: 2000, MIXED: 1000, OPEN: -1000}
BONUS = 100


class Line(NamedTuple):
    """One line of the score sheet: what it is for, how many of it there are, and the points of all."""

    label: Phrase
    count: int  # type: ignore[assignment]  # a tuple's own count() is not used
    points: int

    @property
    def words(self) -> Phrase:
        """The line in words, as in ``closed melds without a wild card (2): 800``."""
        label, count, points = self
        if label in (TAKEN, UNTAKEN, OUT):
            return Phrase("{label}: {points}", label=label, points=points)
        return Phrase("{label} ({count}): {points}", label=label, count=count, points=points)


HandLines = tuple[tuple[Line, ...], tuple[Line, ...]]


class TeamHand(NamedTuple):
    """All that the score of one team depends on: kinds of cards, the reserve, who went out."""

    melds: Sequence[Sequence[int]]
    held: Sequence[int]
    reserveTaken: bool
    wentOut: bool


def team_score(team: TeamHand) -> tuple[Line, ...]:
    """Every line of a team's score for one hand, without those that are not there."""
    table = [kind for meld in team.melds for kind in meld]
    lines = [*meld_lines(team.melds)]
    sign = -1 if NO_CERRADO_NO_TABLE_POINTS and not any(line.points > 0 for line in lines) else 1
    lines.append(Line(TABLE, len(table), sign * _points(table)))
    lines.append(Line(HELD, len(team.held), -_points(team.held)))
    taken = (TAKEN, BONUS) if team.reserveTaken else (UNTAKEN, -BONUS)
    lines.append(Line(taken[0], 1, taken[1]))
    if team.wentOut:
        lines.append(Line(OUT, 1, BONUS))
    return tuple(line for line in lines if line.count)


def meld_lines(melds: Iterable[Sequence[int]]) -> list[Line]:
    """The lines for closed melds and for unfinished melds of wild cards, in the order of the rules."""
    found = [_label(meld) for meld in melds if meld]
    return [Line(label, found.count(label), found.count(label) * worth) for label, worth in WORTH.items()]


def _label(kinds: Sequence[int]) -> Phrase:
    shape = shape_of(kinds)
    assert shape is not None, kinds
    return label_of(shape)


def label_of(shape: Shape) -> Phrase:
    """The line of the score sheet that a meld belongs to, empty for none."""
    if shape.sort == WILDS:
        return MIXED if shape.isClosed and shape.key else TWOS if shape.isClosed else OPEN
    if not shape.isClosed:
        return NOTHING
    if shape.sort == SET and shape.key == 1:
        return ACES if shape.isClean else DIRTY_ACES
    return CLEAN if shape.isClean else DIRTY


def _points(kinds: Iterable[int]) -> int:
    return sum(POINTS[kind] for kind in kinds)


def total_of(lines: Iterable[Line]) -> int:
    """The sum of *lines*."""
    return sum(points for _, _, points in lines)


def hand_lines(board: BuracoTable, out: int) -> HandLines:
    """The lines of both teams for the hand on the table; *out* is the seat that went out, −1 for none."""
    teams = []
    for team in (0, 1):
        melds = [meld.kinds for meld in board.melds[team]]
        held = [kind_of(card) for seat in (team, team + 2) for card in board.hands[seat]]
        went_out = out >= 0 and team_of(out) == team
        teams.append(team_score(TeamHand(melds, held, board.reserves[team].isEmpty(), went_out)))
    return teams[0], teams[1]
