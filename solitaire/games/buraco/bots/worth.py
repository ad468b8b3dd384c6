"""What a position is worth: an estimate of how the hand will end, in points of one team over the other.

A weighted sum of a few figures of the table. The weights were fitted by least squares to the ends of 4,000
hands of four normal players (20,149 positions at the start of a turn; on other positions it explains 28 % of
the variance, the points on the table alone 17 %).
"""

from __future__ import annotations

from ..cards import POINTS, WILD
from ..shapes import FULL, WILDS
from .sim import Sim

__all__ = ["features", "worth"]

# Of a team: points, reserve there, a meld closed, may go out; clean, dirty and wild melds of 3, 4, 5, 6
# cards; wild cards held, most of them in one hand, points held, cards held; three of going out; two of the
# reserve; nothing closed and the reserve gone; then melds again, and points held, once a team may go out.
_TEAM = (
    1.011, 304.1, 24.9, 358.3, 31.5, 68.7, 151.0, 155.2, -21.2, -69.2, -21.3, -38.2, 0.0, 0.0, 950.0, 1211.6,
    17.9, -27.8, 0.981, 37.33, 289.8, -17.39, 30.7, 496.5, -27.09, 167.1,
    -0.5, -33.1, -72.0, -62.7, 61.7, 87.9, 57.2, 92.7, 0.0, 0.0, -573.7, -390.7, -1.298,
)  # fmt: skip
# Of the player to move: his turn, cards in the pile, his turn when the hand may end, and how near he is to
# going out and to the reserve.
_TURN = (31.6, 2.18, 0.8, 9.0, -14.7)


def worth(sim: Sim, team: int) -> float:
    """The points that *team* will be ahead at the end of the hand; exact when it is over."""
    if sim.over:
        scores = sim.scores()
        return scores[team] - scores[1 - team]
    value = sum(weight * figure for weight, figure in zip((*_TEAM, *_TURN), features(sim), strict=True))
    return value if team == 0 else -value


def features(sim: Sim) -> list[float]:
    """The figures of team 0 less those of team 1, and those of the player to move."""
    ending = sim.sides[0].mayGoOut or sim.sides[1].mayGoOut
    pairs = zip(_of_team(sim, 0, ending), _of_team(sim, 1, ending), strict=True)
    hand, side = sim.hands[sim.turn], sim.sides[sim.turn % 2]
    sign = 1.0 if sim.turn % 2 == 0 else -1.0
    naturals = sum(not WILD[kind] for kind in hand)
    near_out, near_reserve = side.mayGoOut / max(1, len(hand)), side.reserve / (1 + naturals)
    turn = (1.0, float(len(sim.pile)), float(ending), near_out, near_reserve)
    return [own - other for own, other in pairs] + [sign * figure for figure in turn]


def _of_team(sim: Sim, team: int, ending: bool) -> list[float]:
    side, first, second = sim.sides[team], sim.hands[team], sim.hands[team + 2]
    clean, dirty, wild = [0.0] * 4, [0.0] * 4, [0.0] * 4
    for sort, _, _, has_wild, size in side.melds:
        if size < FULL:
            (wild if sort == WILDS else dirty if has_wild else clean)[size - 3] += 1
    wilds = [sum(WILD[kind] for kind in hand) for hand in (first, second)]
    points = sum(POINTS[kind] for kind in first) + sum(POINTS[kind] for kind in second)
    cards, out = len(first) + len(second), side.mayGoOut
    naturals = min(len(first) - wilds[0], len(second) - wilds[1])
    melds = [*clean, *dirty, *wild]
    return [
        side.points, side.reserve, side.closed, out, *melds,
        sum(wilds), max(wilds) ** 2 / 4, points, cards,
        out / (1 + min(len(first), len(second))), out * cards, out * sum(wilds),
        side.reserve / (1 + naturals), side.reserve * (cards - sum(wilds)),
        (not side.closed and not side.reserve) * (1 + (clean[3] + dirty[3] > 0)),
        *(figure * ending for figure in melds), ending * points,
    ]  # fmt: skip
