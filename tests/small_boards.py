"""Games small enough to be searched to the end, and the search: it knows nothing but legal moves."""
# ruff: noqa: N802 - a game keeps the names of its base class

from collections.abc import Iterator

from solitaire.games.cuatro_cartas import CuatroCartasBoard
from solitaire.model.board import Board
from solitaire.model.cells import AlternateCell

__all__ = ["LowBoard", "NarrowBoard", "reachable", "situation"]


class LowBoard(CuatroCartasBoard):
    """Four houses from ace to three."""

    def makeDeck(self):
        cards = [card for card in super().makeDeck() if card.value <= 3]
        for number, card in enumerate(cards):
            card.id = number
        return cards


class NarrowBoard(CuatroCartasBoard):
    """Two columns, and two houses from ace to five."""

    houses = {"W": "oros", "X": "copas"}
    columns = dict.fromkeys("AB", 1)

    def makeDeck(self):
        cards = [c for c in super().makeDeck() if c.house in self.houses.values() and c.value <= 5]
        for number, card in enumerate(cards):
            card.id = number
        return cards


def situation(board: Board) -> object:
    """The position; columns that only change places leave it as it is."""
    columns = sorted(tuple(map(repr, cell)) for cell in board.cells.values() if type(cell) is AlternateCell)
    others = [tuple(map(repr, cell)) for cell in board.cells.values() if type(cell) is not AlternateCell]
    return tuple(others), tuple(columns), board.pool.passesLeft


def _table(board: Board) -> object:
    return tuple(tuple(map(repr, cell)) for cell in board.cells.values()), board.pool.passesLeft


def reachable(board: Board) -> Iterator[object]:
    """Every situation that legal moves can make out of the one on the table, which comes first.

    While one is yielded it is on the table; at the end the first one is there again.
    """
    tables, situations = {_table(board)}, {situation(board)}
    yield situation(board)
    ways = [iter(board.legalMoves())]
    while ways:
        move = next(ways[-1], None)
        if move is None:
            ways.pop()
            if ways:
                board.undo()
            continue
        board.move(move)
        if _table(board) in tables:
            board.undo()
            continue
        tables.add(_table(board))
        ways.append(iter(board.legalMoves()))
        if situation(board) not in situations:
            situations.add(situation(board))
            yield situation(board)
