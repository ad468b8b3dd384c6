"""Flights: which cards a command sets in motion, from where, which of them turn, and in which order.

A flight shows nothing that the player may not know: which hidden card became which is never to be seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from solitaire.model.board import Board
from solitaire.model.moves import Step
from solitaire.play.session import Event

from .boxes import Box
from .layout import Layout, Spot

__all__ = ["Flight", "flight_of"]

_BETWEEN_STEPS = 0.4  # of a way; the next card begins so much later
_ALL_STEPS = 3.0
_BETWEEN_DEALT = 0.17
_ALL_DEALT = 9.0


class Flight(NamedTuple):
    """Where cards begin and end, which turn on the way, and how many ways later each begins."""

    before: Mapping[int, Box]
    after: Mapping[int, Box]
    turned: frozenset[int]
    delays: Mapping[int, float]


def flight_of(event: Event, old: Layout, new: Layout, starts: Mapping[int, Box]) -> Flight:
    """From the table as it lay to the table as it lies. *starts*: where the cards were seen last."""
    visible = [spot for layout in (old, new) for spot in layout.visible()]
    seen = {spot.card.id for spot in visible}
    after = {spot.card.id: spot.box for spot in new.spots if spot.card.id in seen}
    often = Counter(card.id for step in event.steps for card in step.cards)
    if event.kind == "dealt" or any(count > 1 for count in often.values()):
        return _of_deal(new.board, new, after)
    return _of_steps(event.steps, starts, after, _by_card(old), _by_card(new))


def _by_card(layout: Layout) -> dict[int, Spot]:
    return {spot.card.id: spot for spot in layout.spots}


def _of_steps(
    steps: Sequence[Step],
    starts: Mapping[int, Box],
    after: Mapping[int, Box],
    old: Mapping[int, Spot],
    new: Mapping[int, Spot],
) -> Flight:
    """One card after the other, as the board reports them; many of them closer together."""
    between = min(_BETWEEN_STEPS, _ALL_STEPS / max(1, len(steps)))
    delays = {card.id: number * between for number, step in enumerate(steps) for card in step.cards}
    before = {
        card: start for card, start in starts.items()
        if card in delays or (card in old and card in new and _is_plain(old[card], new[card]))
    }  # fmt: skip
    both = before.keys() & old.keys() & new.keys()
    turned = frozenset(card for card in both if old[card].shown != new[card].shown)
    return Flight(before, after, turned, delays)


def _is_plain(old: Spot, new: Spot) -> bool:
    """Whether a card that no step names can be seen on its way without telling anything."""
    return old.letter == new.letter or (old.shown and new.shown)


def _of_deal(board: Board, layout: Layout, after: Mapping[int, Box]) -> Flight:
    """From the stock to the table, row by row, as a dealer does; cards that lie open turn on the way."""
    stock = board.pool.downside.letter if board.pool else _largest(board)
    area = layout.area
    below = Box(area.x + area.w / 2, area.bottom, layout.card_w, layout.card_h)
    begin = layout.bases.get(stock, below)
    spots = sorted((spot for spot in layout.spots if spot.letter != stock), key=_row)
    between = min(_BETWEEN_DEALT, _ALL_DEALT / max(1, len(spots)))
    delays = {spot.card.id: number * between for number, spot in enumerate(spots)}
    turned = frozenset(spot.card.id for spot in spots if spot.shown)
    return Flight(dict.fromkeys(delays, begin), after, turned, delays)


def _largest(board: Board) -> str:
    """The cell from which cards are drawn in a game without a pool: most of them lie there after a deal."""
    drawn = [letter for letter, cell in board.cells.items() if board.clickMove(letter) and not cell.isEmpty()]
    return max(drawn, key=lambda letter: len(board.cells[letter]), default="")


def _row(spot: Spot) -> int:
    return spot.depth
