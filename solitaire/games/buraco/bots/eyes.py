"""What a computer player thinks with: kinds of cards and shapes of melds, without the rest of a View.

The same objects serve a real decision, made from a View, and thousands of simulated ones (see sim.py).
A player reads them and changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import KIND, KINDS, POINTS
from ..rules import HAND_SIZES, SEATS
from ..score import WORTH, label_of
from ..shapes import FULL, Shape, extended, shape_of
from ..view import HIDDEN, View

__all__ = ["Eyes", "Side", "eyes_of", "grown"]


class Side:
    """The table of one team: its melds, whether one is closed, whether its reserve is there, its points.

    *laid* counts the cards of each kind in its melds.
    """

    __slots__ = ("closed", "laid", "melds", "points", "reserve")

    def __init__(self, melds: list[Shape], reserve: bool, points: int) -> None:
        """*points*: of the cards on the table and of what is closed or unfinished."""
        self.melds = melds
        self.reserve = reserve
        self.points = points
        self.closed = any(meld.size == FULL for meld in melds)
        self.laid = [0] * KINDS

    def copy(self) -> Side:
        """One that can be changed alone."""
        other = Side(list(self.melds), self.reserve, self.points)
        other.laid = list(self.laid)
        return other

    @property
    def mayGoOut(self) -> bool:
        """Whether its players may end the hand: the reserve is taken and a meld is closed."""
        return self.closed and not self.reserve

    def lay(self, index: int, kinds: Sequence[int]) -> None:
        """Put *kinds* on meld *index*, or open a meld with −1, and count the points."""
        before = self.melds[index] if index >= 0 else None
        after = grown(before, kinds)
        assert after is not None, (before, kinds)
        self.points += _worth(after) - (_worth(before) if before else 0)
        for kind in kinds:
            self.laid[kind] += 1
            self.points += POINTS[kind]
        self.closed = self.closed or after.size == FULL
        if before is None:
            self.melds.append(after)
        else:
            self.melds[index] = after


def _worth(shape: Shape) -> int:
    return WORTH.get(label_of(shape), 0)


def grown(shape: Shape | None, kinds: Sequence[int]) -> Shape | None:
    """The meld *shape* with *kinds* added, in whatever order they fit; a new one for None."""
    if shape is None:
        return shape_of(kinds)
    if len(kinds) == 1:
        return extended(shape, kinds[0])
    rest = list(kinds)
    while rest:
        for kind in rest:
            after = extended(shape, kind)
            if after:
                shape = after
                rest.remove(kind)
                break
        else:
            return None
    return shape


class Eyes:
    """What *seat* sees: *own* and *other* table, *hand* and *pile* as kinds, how many cards each seat has.

    *known* are kinds that each seat is known to hold; *stock* is how many cards are left to draw; *cards* is
    how many a reserve has.
    """

    __slots__ = ("cards", "counts", "fresh", "hand", "known", "other", "own", "pile", "seat", "stock")

    def __init__(self, seat: int, hand: list[int], own: Side, other: Side, pile: list[int]) -> None:
        """The figures are filled in by whoever makes it."""
        self.seat = seat
        self.hand = hand
        self.own = own
        self.other = other
        self.pile = pile
        self.counts = [0] * SEATS
        self.known: list[list[int]] = [[] for _ in range(SEATS)]
        self.stock = 0
        self.cards = HAND_SIZES[0]
        self.fresh = False

    @property
    def following(self) -> int:
        """The seat that plays next, an opponent."""
        return (self.seat + 1) % SEATS


def eyes_of(view: View) -> Eyes:
    """The eyes of the player who has *view*."""
    sides = []
    for team in (view.team, 1 - view.team):
        side = Side([], view.reserves[team], 0)
        for meld in view.melds[team]:
            if meld.cards:
                side.lay(-1, meld.kinds)
        sides.append(side)
    pile = [KIND[number] if number != HIDDEN else HIDDEN for number in view.pile]
    eyes = Eyes(view.seat, [KIND[number] for number in view.hand], sides[0], sides[1], pile)
    eyes.counts = list(view.counts)
    eyes.known = [[KIND[number] for number in hand] for hand in view.known]
    eyes.stock, eyes.fresh, eyes.cards = view.stock, view.fresh, view.cards
    return eyes
