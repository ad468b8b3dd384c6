"""Move: what a player does, as one value with one text form; Step: what then happened to a card; Decision:
a move and why a computer player makes it.

The text is used by the console, the window, the save file, logs and tests alike:

=============  ==================================================================
``U``          the action that belongs to cell U (for a pool: draw, or turn over)
``*``          collect: send home every card that can go
``A>C``        the last card of A to C
``A>C:3``      the last three cards of A to C
``H>M:#12+45`` the cards with ids 12 and 45 of H to M
=============  ==================================================================
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from .cards import Card
from .errors import IllegalMove
from .phrase import Phrase

__all__ = ["COLLECT", "Decision", "Move", "Step"]

_CELL = r"([A-Z][0-9]{0,3}"
_COUNT = r":(?:([0-9]{1,3})|#([0-9]{1,3}(?:\+[0-9]{1,3})*))"
_TEXT = re.compile(rf"{_CELL}|\*)(?:>{_CELL})(?:{_COUNT})?)?")


class Move(NamedTuple):
    """One move. ``target`` is empty for an action; ``cards`` are ids where a count cannot say which."""

    source: str
    target: str = ""
    count: int = 1  # type: ignore[assignment]  # a tuple's own count() is not used
    cards: tuple[int, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Move:
        """The move written as *text*, in either case. Raises IllegalMove when it is none."""
        match = _TEXT.fullmatch(text.strip().upper()) if len(text) < 4096 else None
        if not match:
            shown = text.strip()[:20]
            raise IllegalMove("“{text}” is not a move: write U, or two cells as in A>C or A>C:3.", text=shown)
        source, target, count, ids = match.groups()
        cards = tuple(int(number) for number in ids.split("+")) if ids else ()
        return cls(source, target or "", int(count) if count else len(cards) or 1, cards)

    @classmethod
    def ofCards(cls, source: str, target: str, cards: Iterable[int]) -> Move:
        """The move of the cards with these ids. It has one form: the ids in ascending order."""
        ids = tuple(sorted(cards))
        return cls(source, target, len(ids) or 1, ids)

    def __str__(self) -> str:
        if not self.target:
            return self.source
        if self.cards:
            return f"{self.source}>{self.target}:#{'+'.join(map(str, self.cards))}"
        return f"{self.source}>{self.target}" + (f":{self.count}" if self.count != 1 else "")


COLLECT = Move("*")


class Step(NamedTuple):
    """One thing that happened: *cards* went from one cell to another, or were turned in place.

    ``turned`` says that they changed sides on the way. ``places`` are the positions the cards had
    in the source when they were not its last ones.
    """

    cards: tuple[Card, ...]
    source: str
    target: str
    turned: bool
    places: tuple[int, ...] = ()

    @property
    def inverse(self) -> Step:
        """The step that takes this one back, as a front end would show it."""
        return Step(self.cards, self.target, self.source, self.turned)


class Decision(NamedTuple):
    """One move and the reason for it: an English sentence that can be translated."""

    move: Move
    why: Phrase
