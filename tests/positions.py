"""Boards set up from text, in the form that `solitaire.model.position` writes, and texts of boards."""

from collections.abc import Iterable

from solitaire.games.klondike import KlondikeBoard
from solitaire.model.board import Board
from solitaire.model.position import write_position

__all__ = ["dealt", "position", "set_up"]


def set_up(text: str, game: type[Board] = KlondikeBoard, rest: str = "", **options) -> Board:
    """A board with its cards where *text* says, one line a cell: ``A: ?9C QH``; ``W: AS..6S`` is a pile.

    Cards that are not named go face down to cell *rest*, the first of the deck on top, or are left out.
    """
    board = game(**options)
    board.startGame(board.makeDeal(1))
    board.build()
    deck = {card.code: card for card in board.makeDeck()}
    ranks = next(iter(deck.values())).rankLetters
    for line in filter(None, map(str.strip, text.splitlines())):
        letter, _, codes = line.partition(":")
        for code in _spelled_out(codes.split(), ranks):
            card = deck.pop(code.lstrip("?"))
            card.faceUp = not code.startswith("?")
            board.cells[letter.strip()].put(card)
    for card in reversed(deck.values()) if rest else ():
        board.cells[rest].put(card)
    return board


def _spelled_out(codes: Iterable[str], ranks: str) -> Iterable[str]:
    for code in codes:
        first, dots, last = code.partition("..")
        if dots:
            yield from (rank + last[1] for rank in ranks[ranks.index(first[0]) : ranks.index(last[0]) + 1])
        elif code != "-":
            yield code


def position(board: Board, cells: str = "") -> str:
    """The position as text; only the *cells* asked for, or all that hold a card."""
    lines = write_position(board).splitlines()
    return "\n".join(line for line in lines if (line[0] in cells if cells else not line.endswith(": -")))


def dealt(seed: int = 1, game: type[Board] = KlondikeBoard, **options) -> Board:
    """A board after the deal of *seed*."""
    board = game(**options)
    board.startGame(board.makeDeal(seed))
    return board
