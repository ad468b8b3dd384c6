"""Call words: objects, arguments and results of a call as a reader of the trace sees them.

A card that the player may not see stays hidden here too.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

from solitaire.model.board import Board
from solitaire.model.cards import Card
from solitaire.model.cells import Cell
from solitaire.model.deals import Deal
from solitaire.model.division import Division
from solitaire.model.history import Entry
from solitaire.model.moves import Move, Step
from solitaire.model.verdict import Verdict

from .language import _, n_

__all__ = ["CallWords"]

HIDDEN = "??"
_MANY = 5
_LONG = 40


class CallWords:
    """Speaks for one board, to the player of one seat."""

    def __init__(self, board: Board, player: int = 0) -> None:
        self._board = board
        self._player = player

    def holder(self, holder: object) -> str:
        """What a method runs on, as in ``AlternateCell C`` or ``Hearts Q♥``."""
        if isinstance(holder, ModuleType):
            return holder.__name__.rpartition(".")[2]
        if isinstance(holder, type):
            return holder.__name__
        name = type(holder).__name__
        if isinstance(holder, Card):
            return f"{name} {self.card(holder)}" if self._shown(holder) else f"Card {HIDDEN}"
        known = getattr(holder, "letter", "") if isinstance(holder, Cell) else ""
        known = getattr(holder, "name", "") if isinstance(holder, Division) else known
        return f"{name} {known}".strip()

    def arguments(self, frame: FrameType, function: object) -> str:
        """The arguments of a call that begins, without those that are as always."""
        return ", ".join(self._arguments(frame, function))

    def _arguments(self, frame: FrameType, function: object) -> Iterator[str]:
        for name, default, spread in _parameters(function):
            value = frame.f_locals.get(name, default)
            if spread and isinstance(value, Mapping):
                yield from (f"{key}={self.value(each)}" for key, each in value.items())
            elif value is not default and not (type(value) is type(default) and value == default):
                yield self.value(value)

    def value(self, value: object) -> str:
        """Any value, short. One that cannot be said, as in the middle of a deal, is named after its class."""
        try:
            return self._value(value)
        except Exception:  # whatever a half-made object answers, the game goes on
            return _kind(value)

    def _value(self, value: object) -> str:
        if isinstance(value, (Verdict, bool)):
            return self._truth(value)
        if isinstance(value, Card):
            return self.card(value)
        if isinstance(value, (Move, Path)):
            return str(value) if isinstance(value, Move) else value.name
        if isinstance(value, Step):
            return self._step(value)
        if isinstance(value, Deal):
            return f"Deal {value.code or ''}".strip()
        if isinstance(value, Entry):
            return f"Entry {self.value(value.action)}"
        if value is None or isinstance(value, (str, int, float)):
            return _cut(str(value) if isinstance(value, (Move, int)) or value is None else repr(str(value)))
        if isinstance(value, (list, tuple)) and not hasattr(value, "_fields"):
            return self._several(value)
        return self.holder(value) if isinstance(value, (Cell, Division, Board)) else _kind(value)

    def result(self, value: object) -> str:
        """What a call answered; empty where it answers nothing."""
        return "" if value is None else self.value(value)

    def card(self, card: Card) -> str:
        """A card as it is seen on the table."""
        return str(card) if self._shown(card) else HIDDEN

    # --- parts ----------------------------------------------------------------------------------

    @staticmethod
    def _truth(value: Verdict | bool) -> str:
        if isinstance(value, bool) or value:
            return "true" if value else "false"
        return f"false: {_(value.reason)}"

    def _several(self, values: Sequence[object]) -> str:
        if values and isinstance(values[0], Step):
            steps = [each for each in values if isinstance(each, Step)]
            return "; ".join(map(self._step, steps)) if len(steps) <= 2 else _steps(len(steps))
        if len(values) > _MANY and isinstance(values[0], Card):
            return n_("{number} card", "{number} cards", len(values))
        if len(values) > _MANY and isinstance(values[0], int):
            return f"[{len(values)} × int]"
        shown = [self.value(each) for each in values[:_MANY]]
        return f"[{', '.join(shown + ['…'] * (len(values) > _MANY))}]"

    def _step(self, step: Step) -> str:
        cards = self._several(step.cards) if len(step.cards) > 1 else self.card(step.cards[0])
        if step.source == step.target:
            return _("{card} turns over").format(card=cards)
        return f"{cards} {step.source} → {step.target}"

    def _shown(self, card: Card) -> bool:
        board = self._board
        if board.players == 1:
            return card.faceUp
        places = (letter for letter, cell in board.cells.items() if any(each is card for each in cell))
        try:
            return any(board.isShown(card, letter, self._player) for letter in places)
        except Exception:  # in the middle of a deal
            return False


def _steps(number: int) -> str:
    return n_("{number} step", "{number} steps", number)


def _kind(value: object) -> str:
    if isinstance(value, Callable):  # type: ignore[arg-type]
        return str(getattr(value, "__name__", type(value).__name__))
    return type(value).__name__


def _cut(text: str) -> str:
    return text if len(text) <= _LONG else text[: _LONG - 1] + "…"


@lru_cache(maxsize=1024)
def _parameters(function: object) -> tuple[tuple[str, Any, bool], ...]:
    """Name and default of each parameter of a call, and whether it takes any number of named ones."""
    if not inspect.isroutine(function):
        return ()
    every = inspect.signature(function).parameters.values()
    return tuple(
        (each.name, each.default, each.kind is each.VAR_KEYWORD)
        for each in every
        if each.name not in ("self", "cls")
    )
