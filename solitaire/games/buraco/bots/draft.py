"""A turn in the making: which cards go down, as long as the turn can still end. Source: buraco rules 1.10."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..cards import SUIT, VALUE, WILD
from ..rules import is_safe
from ..shapes import FULL, SET, WILDS, Shape, extended
from .eyes import Eyes, grown

__all__ = ["Draft", "natural_groups", "near"]


class Draft:
    """The hand and the team's melds after the lays so far.

    *stay*: do not go out. Then two cards are kept as soon as going out would be allowed.
    """

    __slots__ = ("_wilds", "closed", "hand", "lays", "melds", "reserve", "stay")

    def __init__(self, eyes: Eyes, stay: bool = False) -> None:
        """Nothing laid yet."""
        self.hand: list[int] = list(eyes.hand)
        self._wilds = [kind for kind in eyes.hand if WILD[kind]]
        self._wilds.sort()
        self.melds: list[Shape] = list(eyes.own.melds)
        self.closed = eyes.own.closed
        self.reserve = eyes.own.reserve
        self.lays: list[tuple[int, Sequence[int]]] = []
        self.stay = stay

    def copy(self) -> Draft:
        """One to try something out."""
        other = object.__new__(Draft)
        other.become(self)
        return other

    def become(self, other: Draft) -> None:
        """Take over what *other* has laid."""
        self.hand, self.melds, self.lays = list(other.hand), list(other.melds), list(other.lays)
        self.closed, self.reserve, self.stay = other.closed, other.reserve, other.stay
        self._wilds = list(other._wilds)

    def isDone(self) -> bool:
        """Whether the hand is used up, or the reserve comes now: the player then thinks again."""
        return not self.hand or (self.reserve and bool(self.lays) and len(self._wilds) == len(self.hand))

    def lay(self, index: int, kinds: Sequence[int]) -> bool:
        """Put *kinds* on meld *index*, −1 for a new one, if the turn can still end; whether it was done."""
        after = grown(self.melds[index] if index >= 0 else None, kinds)
        left = len(self.hand) - len(kinds)
        if after is None or self.isDone() or not self._allowed(index, after, kinds, left):
            return False
        for kind in kinds:
            self.hand.remove(kind)
            if WILD[kind]:
                self._wilds.remove(kind)
        if index >= 0:
            self.melds[index] = after
        else:
            self.melds.append(after)
        self.closed = self.closed or after.size == FULL
        self.lays.append((index, tuple(kinds)))
        return True

    def _allowed(self, index: int, after: Shape, kinds: Sequence[int], left: int) -> bool:
        if left >= 2 or self.reserve:
            return True
        if self.stay:
            return False
        if self.closed or after.size == FULL:
            return True
        if left == 0:
            return False
        rest = list(self.hand)
        for kind in kinds:
            rest.remove(kind)
        melds = [meld for number, meld in enumerate(self.melds) if number != index]
        return is_safe(False, [*melds, after], rest)

    # --- common parts of a plan -----------------------------------------------------------------

    def addNaturals(self) -> None:
        """Add every natural card that fits a meld, the fullest melds first."""
        melds = self.melds
        useful = [n for n, meld in enumerate(melds) if meld.size < FULL and meld.sort != WILDS]
        useful.sort(key=lambda index: -melds[index].size)
        for index in useful:
            fitting = _fitting(melds[index], self.hand)
            if fitting and not self.lay(index, fitting):
                for kind in fitting:
                    self.lay(index, (kind,))

    def layGroups(self, least: int = 3) -> None:
        """Open a meld with each group of *least* or more naturals, the largest first."""
        while not self.isDone():
            groups = [group for group in natural_groups(self.hand) if len(group) >= least]
            if not any(self.lay(-1, group) for group in groups):
                return

    def addWild(self, index: int, wild: int) -> bool:
        """Put one wild card on a meld that has none."""
        meld = self.melds[index]
        return meld.size < FULL and not meld.wilds and self.lay(index, (wild,))

    def pairUp(self) -> None:
        """New melds of two naturals and a wild card, as long as there are wild cards."""
        naturals = self.naturals()
        for number, first in enumerate(naturals):
            for other in naturals[number + 1 :]:
                wilds = self.wilds()
                if not wilds:
                    return
                pair = (first, other)
                if near(first, other) and all(self.hand.count(kind) >= pair.count(kind) for kind in pair):
                    self.lay(-1, (*pair, wilds[0]))

    def wilds(self) -> list[int]:
        """The wild cards still in the hand, twos before jokers."""
        return list(self._wilds)

    def naturals(self) -> list[int]:
        """The natural cards still in the hand."""
        return [kind for kind in self.hand if not WILD[kind]]


def near(first: int, other: int) -> bool:
    """Whether two natural kinds make a meld with a wild card: of one rank, or two steps apart in one suit."""
    low, high = VALUE[first], VALUE[other]
    if low == high:
        return True
    if SUIT[first] != SUIT[other]:
        return False
    if low > high:
        low, high = high, low
    return high in (3, 4, 12, 13) if low == 1 else high - low <= 2


def _fitting(meld: Shape, hand: Iterable[int]) -> list[int]:
    """The natural cards of *hand* that fit *meld*, one after the other, at most to seven."""
    if meld.sort == SET:
        return [kind for kind in hand if VALUE[kind] == meld.key][: FULL - meld.size]
    suited = [kind for kind in hand if SUIT[kind] == meld.key and not WILD[kind]]
    found: list[int] = []
    if not suited:
        return found
    grew = True
    while grew and meld.size < FULL:
        grew = False
        for kind in suited:
            after = extended(meld, kind)
            if after:
                meld, grew = after, True
                found.append(kind)
                suited.remove(kind)
                break
    return found


def natural_groups(hand: Iterable[int]) -> list[list[int]]:
    """The largest sets and runs without a wild card that *hand* holds, each alone, the largest first."""
    by_value: dict[int, list[int]] = {}
    suits: list[set[int]] = [set(), set(), set(), set()]
    for kind in hand:
        value = VALUE[kind]
        if value != 2 and value:
            by_value.setdefault(value, []).append(kind)
            suits[SUIT[kind]].add(value)
    groups = [kinds[:FULL] for kinds in by_value.values() if len(kinds) >= 3]
    for suit, values in enumerate(suits):
        if len(values) >= 3:
            groups += _rows(suit, values)
    groups.sort(key=len, reverse=True)
    return groups


_ROW = (1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1)


def _rows(suit: int, values: set[int]) -> list[list[int]]:
    """The rows of three to seven in one suit; a longer row is cut after seven."""
    rows: list[list[int]] = []
    row: list[int] = []
    for value in (*_ROW, 0):
        if value in values and len(row) < FULL:
            row.append(13 * suit + value - 1)
            continue
        if len(row) >= 3:
            rows.append(row)
        row = [13 * suit + value - 1] if value in values else []
    return rows
