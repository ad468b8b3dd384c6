"""Flights: which cards a command sets in motion, from where, which of them turn, and in which order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from solitaire.model.board import Board
from solitaire.model.moves import Step

from .boxes import Box
from .layout import Layout, Spot

__all__ = ["Flight", "flight_of_deal", "flight_of_steps"]

_BETWEEN_STEPS = 0.4  # of a way; the next card begins so much later
_ALL_STEPS = 3.0
_BETWEEN_DEALT = 0.17


class Flight(NamedTuple):
    """Where cards begin, which turn on the way, and how many ways later each begins."""

    before: Mapping[int, Box]
    turned: frozenset[int]
    delays: Mapping[int, float]


def flight_of_steps(steps: Sequence[Step], before: Mapping[int, Box]) -> Flight:
    """One card after the other, as the board reports them; many of them closer together."""
    between = min(_BETWEEN_STEPS, _ALL_STEPS / max(1, len(steps)))
    turned = frozenset(card.id for step in steps if step.turned for card in step.cards)
    delays = {card.id: number * between for number, step in enumerate(steps) for card in step.cards}
    return Flight(before, turned, delays)


def flight_of_deal(board: Board, layout: Layout) -> Flight:
    """From the stock to the table, row by row, as a dealer does; cards that lie open turn on the way."""
    stock = board.pool.downside.letter if board.pool else ""
    area = layout.area
    below = Box(area.x + area.w / 2, area.bottom, layout.card_w, layout.card_h)
    begin = layout.bases.get(stock, below)
    spots = sorted((spot for spot in layout.spots if spot.letter != stock), key=_row)
    delays = {spot.card.id: number * _BETWEEN_DEALT for number, spot in enumerate(spots)}
    turned = frozenset(spot.card.id for spot in spots if spot.shown)
    return Flight(dict.fromkeys(delays, begin), turned, delays)


def _row(spot: Spot) -> int:
    return spot.depth
