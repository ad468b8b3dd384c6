"""HouseBoard: what the solitaires share that sort a deck into houses with the help of columns and a pool."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from solitaire.model.board import Board
from solitaire.model.cells import AlternateCell, HouseCell
from solitaire.model.division import Division
from solitaire.model.moves import Move
from solitaire.model.phrase import Phrase
from solitaire.model.places import Mark
from solitaire.model.pool import Pool
from solitaire.model.verdict import Verdict

__all__ = ["DOWNSIDE", "UPSIDE", "HouseBoard"]

DOWNSIDE, UPSIDE = "U", "V"


class HouseBoard(Board):
    """A pool, a Sort Division of houses and a Play Division of columns.

    ``houses`` gives each house cell its house (``""`` for one that takes any ace), ``columns`` each column
    the number of cards dealt to it.
    """

    houses: ClassVar[Mapping[str, str]]
    columns: ClassVar[Mapping[str, int]]

    play: Division[AlternateCell]
    sort: Division[HouseCell]
    pool: Pool

    def _arrange(self, pool: Pool, houses: Iterable[HouseCell], columns: Iterable[AlternateCell]) -> None:
        """Make these the table, with the ways from pool and columns to houses and columns."""
        self.pool = pool
        self.sort = Division("Sort", HouseCell, houses)
        self.play = Division("Play", AlternateCell, columns)
        self.divisions = (self.sort, self.play)
        self.cells = {cell.letter: cell for cell in (*pool, *self.sort, *self.play)}
        homes, letters = tuple(self.houses), tuple(self.columns)
        self.routes = {UPSIDE: homes + letters}
        self.routes |= {column: homes + tuple(c for c in letters if c != column) for column in letters}

    def distribute(self) -> None:
        """Each column gets its cards, the last face up; the rest is the downside."""
        cards = list(self.deck)
        for column in self.play:
            for _ in range(self.columns[column.letter]):
                column.put(cards.pop())
            column[-1].flipOver()
        for card in cards:
            self.pool.downside.put(card)

    def checkWin(self) -> bool:
        """Whether the Sort Division is full: every house holds all its cards."""
        return self.sort.isFull()

    def canFinish(self) -> bool:
        """As Board.canFinish; never while the stock holds cards, for collecting does not draw."""
        return self.deal is not None and not len(self.pool.downside) and super().canFinish()

    @property
    def homes(self) -> Mapping[str, str]:
        """The house cells and the houses they collect."""
        return self.houses

    def aim(self, source: str, target: str, count: int | None = None, cards: Sequence[int] = ()) -> Move:
        """As Board.aim; a card for any house goes to its own, ``UV`` and ``VU`` are the pool's action."""
        cell = self.cells.get(source)
        if {source, target} == {DOWNSIDE, UPSIDE} and self.pool.isEmpty() == (source == UPSIDE):
            return Move(DOWNSIDE)
        if target in self.houses and cell is not None and cell.top is not None and source not in self.houses:
            house = cell.top.house
            target = next((letter for letter, its in self.houses.items() if its == house), target)
        return super().aim(source, target, count, cards)

    def _noRoute(self, move: Move) -> Verdict:
        source, target = move.source, move.target
        if (source, target) == (DOWNSIDE, UPSIDE):
            verdict = self._checkAction(Move(DOWNSIDE))
            return verdict and Verdict("draw from the stock and turn the drawn cards over with U")
        if (source, target) == (UPSIDE, DOWNSIDE):
            return Verdict("the drawn cards are turned over only when the stock is empty")
        if source == DOWNSIDE and not self.pool.isEmpty():
            return Verdict("a face-down card cannot be moved")
        if target in (DOWNSIDE, UPSIDE) and source in (*self.houses, *self.columns):
            return Verdict("no card goes back to the pool")
        if source in self.houses and target in self.columns:
            return Verdict("cards may not leave a house in this game")
        if source in self.houses and target in self.houses and source != target:
            return Verdict("a card does not change its house")
        return super()._noRoute(move)

    def mark(self, letter: str) -> Mark:
        """Three different marks for the empty downside, none for any other cell."""
        if letter != DOWNSIDE:
            return Mark("")
        if self.pool.upside.isEmpty():
            return Mark("empty", "nothing to turn")
        left = self.pool.passesLeft
        if left == 0:
            return Mark("cross", "no pass left")
        words = Phrase("turn over") if left is None else Phrase("turn over, {left} left", left=left)
        return Mark("recycle", words)
