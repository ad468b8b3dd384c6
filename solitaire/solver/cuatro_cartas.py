"""Whether a game of Cuatro Cartas can be won when every card is known: a best-first search.

A card is one byte, 16 × house + value. Two things keep the search small, and neither can lose a win:

* A card goes home at once when no other card can still need it below itself: every other house has come up
  to two ranks below it. Then each card that could lie on it can go home as soon as it is free.
* Drawing is not a step of its own. Of two positions with the same cards in the pool and in the columns, the
  one that has drawn less can become the other, so only the earliest is kept; and a step plays any card of the
  pool that can still be drawn. Columns that only change places are the same position.
"""

from __future__ import annotations

import copy
import heapq
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from solitaire.games.cuatro_cartas import CuatroCartasBoard
from solitaire.games.house_board import DOWNSIDE
from solitaire.model.cards import Card
from solitaire.model.moves import Move

__all__ = ["BUDGET", "LOST", "UNDECIDED", "WON", "Answer", "solve"]

WON, LOST, UNDECIDED = "won", "lost", "undecided"
BUDGET = 300_000

# How much a search likes cards in the columns, and its share of the budget: each finds wins that others miss.
_SEARCHES = ((1.3, 0.2), (0.0, 0.3), (2.67, 0.5))

_HOME, _EMPTY = 255, 0  # where a card goes, if not on another card
_Trail = tuple[Any, ...]  # a play and the trail before it


class Answer(NamedTuple):
    """``result`` is WON with the moves that do it, LOST for certain, or UNDECIDED within the budget."""

    result: str
    moves: tuple[Move, ...]
    positions: int


class _Play(NamedTuple):
    """A card and what it goes on: another card, ``_HOME`` or ``_EMPTY``."""

    card: int
    host: int


class _Position(NamedTuple):
    """``pool`` are the cards of the pool in the order of drawing, of which ``drawn`` lie in the upside."""

    pool: bytes
    drawn: int
    turns: int
    columns: tuple[bytes, ...]
    homes: tuple[int, ...]


def solve(board: CuatroCartasBoard, budget: int = BUDGET) -> Answer:
    """Decide the game on the table by looking at up to *budget* positions."""
    search = _Search(board)
    seen = 0
    for placed, share in _SEARCHES:
        result, trail, positions = search.run(placed, int(share * budget))
        seen += positions
        if result != UNDECIDED:
            return Answer(result, _replayed(board, trail), seen)
    return Answer(UNDECIDED, (), seen)


class _Search:
    def __init__(self, board: CuatroCartasBoard) -> None:
        packed = _packing(board)
        pool = bytes(map(packed, [*board.pool.upside, *reversed(board.pool.downside.cards)]))
        columns = tuple(sorted(bytes(map(packed, column)) for column in board.play))
        homes = tuple(len(cell) for cell in board.sort)
        self._turns = board.pool.passesLeft
        self._start = _Position(pool, len(board.pool.upside), 0, columns, homes)

    def run(self, placed: float, budget: int) -> tuple[str, _Trail, int]:
        """The result, the plays that win, and how many positions were seen."""
        earliest = {(self._start.pool, self._start.columns): self._clock(self._start)}
        waiting: list[tuple[float, int, _Position, _Trail]] = [(0.0, 0, self._start, ())]
        number = 0
        while waiting:
            _, _, position, trail = heapq.heappop(waiting)
            if not position.pool and not any(position.columns):
                return WON, trail, number
            if number >= budget:
                return UNDECIDED, (), number
            if earliest[position.pool, position.columns] < self._clock(position):
                continue
            for play, after in self._plays(position):
                key, clock = (after.pool, after.columns), self._clock(after)
                if earliest.get(key, clock + 1) > clock:
                    earliest[key] = clock
                    number += 1
                    heapq.heappush(waiting, (self._badness(after, placed), number, after, (play, trail)))
        return LOST, (), number

    def _clock(self, position: _Position) -> int:
        """How much of the drawing is used up; nothing is when there are always more rounds."""
        return 0 if self._turns is None else 64 * position.turns + position.drawn

    def _badness(self, position: _Position, placed: float) -> float:
        """How far from a win *position* looks. Only the order of the search depends on it."""
        pool, drawn, turns, columns, homes = position
        upside = pool[:drawn]
        value: float = drawn + 20 * turns - sum(homes) - min(homes) - 2 * columns.count(b"")
        if turns == self._turns:
            value += 2.5 * _buried(upside)
        for house, height in enumerate(homes):
            for above, weight in ((1, 0.3), (2, 0.15)):
                place = upside.find(16 * house + height + above)
                value += weight * (drawn - 1 - place) if place >= 0 else 0
        return value - placed * sum(map(len, columns))

    # --- plays ----------------------------------------------------------------------------------

    def _plays(self, position: _Position) -> Iterator[tuple[_Play, _Position]]:
        pool, drawn, _, columns, homes = position
        for number, column in enumerate(columns):
            if column and _is_safe(column[-1], homes):
                yield _Play(column[-1], _HOME), _moved(position, number, _HOME)
                return
        if drawn and _is_safe(pool[drawn - 1], homes):
            yield _Play(pool[drawn - 1], _HOME), _drawn(position, drawn - 1, position.turns, _HOME)
            return
        for number, column in enumerate(columns):
            for host in _hosts(column[-1], columns, homes) if column else ():
                if host != _EMPTY or len(column) > 1:
                    yield _Play(column[-1], host), _moved(position, number, host)
        for place, turns in self._reachable(position):
            for host in _hosts(pool[place], columns, homes):
                yield _Play(pool[place], host), _drawn(position, place, turns, host)
            if _is_safe(pool[place], homes):
                return

    def _reachable(self, position: _Position) -> Iterator[tuple[int, int]]:
        """The places in the pool whose cards can come to the top, in that order, with the turns it takes."""
        turns, first = position.turns, max(0, position.drawn - 1)
        for place in range(first, len(position.pool)):
            yield place, turns
        if self._turns is None or turns < self._turns:
            for place in range(first):
                yield place, turns + 1


def _packing(board: CuatroCartasBoard) -> Callable[[Card], int]:
    """What packs a card of *board* into its byte."""
    houses = [cell.house for cell in board.sort]
    return lambda card: 16 * houses.index(card.house) + card.value


def _is_home_next(card: int, homes: tuple[int, ...]) -> bool:
    return homes[card >> 4] == (card & 15) - 1


def _is_safe(card: int, homes: tuple[int, ...]) -> bool:
    """Whether *card* can go home and nothing can be lost by it."""
    return _is_home_next(card, homes) and min(homes) >= (card & 15) - 2


def _hosts(card: int, columns: tuple[bytes, ...], homes: tuple[int, ...]) -> Iterator[int]:
    if _is_home_next(card, homes):
        yield _HOME
    for column in columns:
        if column and column[-1] & 15 == (card & 15) + 1 and column[-1] >> 4 != card >> 4:
            yield column[-1]
    if not columns[0]:
        yield _EMPTY


def _moved(position: _Position, number: int, host: int) -> _Position:
    """After the last card of a column went to *host*."""
    columns = list(position.columns)
    card, columns[number] = columns[number][-1], columns[number][:-1]
    return _put(position, columns, card, host)


def _drawn(position: _Position, place: int, turns: int, host: int) -> _Position:
    """After the card at *place* of the pool was drawn and went to *host*."""
    pool = position.pool[:place] + position.pool[place + 1 :]
    after = position._replace(pool=pool, drawn=place, turns=turns)
    return _put(after, list(position.columns), position.pool[place], host)


def _put(position: _Position, columns: list[bytes], card: int, host: int) -> _Position:
    homes = position.homes
    if host == _HOME:
        house = card >> 4
        homes = (*homes[:house], homes[house] + 1, *homes[house + 1 :])
    else:
        below = next(n for n, column in enumerate(columns) if (column[-1] if column else _EMPTY) == host)
        columns[below] += bytes((card,))
    columns.sort()
    return _Position(position.pool, position.drawn, position.turns, tuple(columns), homes)


def _buried(upside: bytes) -> int:
    """How many cards of the upside lie on a lower one of their house."""
    lowest: dict[int, int] = {}
    buried = 0
    for card in upside:
        if lowest.setdefault(card >> 4, card) < card:
            buried += 1
        else:
            lowest[card >> 4] = card
    return buried


# --- the moves of a solution --------------------------------------------------------------------


def _replayed(board: CuatroCartasBoard, trail: _Trail) -> tuple[Move, ...]:
    """The moves of *trail*, made on a copy of *board*: it refuses what the rules do not allow."""
    board = copy.deepcopy(board)
    packed = _packing(board)
    cards = {packed(card): card for cell in board.cells.values() for card in cell}
    start = board.history.cursor
    for play in reversed(list(_unwound(trail))):
        card = cards[play.card]
        sources = [board.pool.upside, *board.play]
        while not (source := [cell.letter for cell in sources if cell.top is card]):
            board.move(Move(DOWNSIDE))
        board.move(Move(source[0], _target(board, card, cards.get(play.host), play.host)))
    return tuple(entry.action for entry in board.history.entries[start:] if isinstance(entry.action, Move))


def _unwound(trail: _Trail) -> Iterator[_Play]:
    while trail:
        play, trail = trail
        yield play


def _target(board: CuatroCartasBoard, card: Card, below: Card | None, host: int) -> str:
    if host == _HOME:
        return next(cell.letter for cell in board.sort if cell.house == card.house)
    return next(cell.letter for cell in board.play if cell.top is below)
