"""Pool: the stock and the waste. Source: seeds/klondike-classes.en.txt, "Drawing from pool"."""

from __future__ import annotations

from collections.abc import Iterator

from .cells import FreeCell
from .moves import Step
from .verdict import YES, Verdict

__all__ = ["Pool"]


class Pool:
    """Two FreeCells: the downside to draw from and the upside whose last card can be played."""

    def __init__(
        self, downside: FreeCell, upside: FreeCell, draw_count: int = 1, passes: int | None = None
    ) -> None:
        """*draw_count* cards are drawn at a time; *passes* counts the first run too, None: no limit."""
        self.downside = downside
        self.upside = upside
        self.drawCount = draw_count
        self.passes = passes
        self.turns = 0

    def __iter__(self) -> Iterator[FreeCell]:
        return iter((self.downside, self.upside))

    @property
    def passesLeft(self) -> int | None:
        """How often the upside may still be turned over; None: no limit."""
        return None if self.passes is None else self.passes - 1 - self.turns

    def isEmpty(self) -> bool:
        """Whether the downside has no card to draw."""
        return self.downside.isEmpty()

    def canDraw(self) -> Verdict:
        """Whether the next draw does anything: a card to draw, or an upside that may be turned."""
        if not self.isEmpty():
            return YES
        if self.upside.isEmpty():
            return Verdict("nothing to turn: the pool is empty")
        if self.passesLeft == 0:
            return Verdict("no pass is left: the drawn cards cannot be turned over again")
        return YES

    def draw(self) -> list[Step]:
        """Turn over the next cards of the downside, fewer when fewer are left. One step a card."""
        return [
            self._flip(self.downside, self.upside) for _ in range(min(self.drawCount, len(self.downside)))
        ]

    def cycleBack(self) -> list[Step]:
        """Turn the whole upside over, so that the same cards come again in the same order."""
        self.turns += 1
        return [self._flip(self.upside, self.downside) for _ in range(len(self.upside))]

    @staticmethod
    def _flip(source: FreeCell, target: FreeCell) -> Step:
        step = source.move(source.tail(1), target)
        step.cards[0].flipOver()
        return step._replace(turned=True)
