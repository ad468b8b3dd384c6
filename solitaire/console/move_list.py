"""The moves that can be made now, as they are typed: one a line, or those of a hand in groups."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from solitaire.model.board import Board
from solitaire.model.moves import Move
from solitaire.play.hand_order import HandOrder
from solitaire.play.language import _
from solitaire.play.words import cell_name, describe_move, typed_card, typed_form

__all__ = ["list_moves"]

_MOST = 24
"""Moves of one group that are named; the others are counted."""


def list_moves(board: Board) -> Iterator[tuple[str, int]]:
    """Lines with the column in which their further lines hang in."""
    moves = board.legalMoves()
    single = [move for move in moves if not _is_of_hand(board, move)]
    for move in single:
        form = typed_form(board, move)
        yield f"  {form:<6}{'  ' * (len(form) > 5)}{describe_move(board, move)}", 8
    of_hand = [move for move in moves if _is_of_hand(board, move)]
    for target, group in groupby(
        sorted(of_hand, key=lambda move: _place(board, move)), lambda move: move.target
    ):
        yield _group(board, target, list(group)), 4


def _is_of_hand(board: Board, move: Move) -> bool:
    return bool(move.target) and board.cells[move.source].isLoose


def _place(board: Board, move: Move) -> tuple[bool, int]:
    """Sorts by where cards go: an empty place first, then in the order of the cells, a pile last."""
    letters = list(board.cells)
    spread = bool(board.places[move.target].fan)
    return not spread, letters.index(move.target) if not board.cells[move.target].isEmpty() else -1


def _group(board: Board, target: str, moves: list[Move]) -> str:
    """All moves of the hand to one cell in one line, the cards in the order of a sorted hand."""
    hand = HandOrder().arranged(board.cells[moves[0].source])
    cards = [[typed_card(card) for card in hand if card.id in move.cards] for move in moves]
    texts = list(dict.fromkeys(map(" ".join, cards)))
    if all(len(move.cards) == 1 for move in moves):
        texts = [text for text in dict.fromkeys(map(typed_card, hand)) if text in texts]
    shown = (", " if any(" " in text for text in texts) else " ").join(texts[:_MOST])
    if len(texts) > _MOST:
        shown += " " + _("… and {number} more").format(number=len(texts) - _MOST)
    new = board.nicknames.get("new") == f">{target}"
    return f"  > {'new' if new else target} ({_what(board, target)}): {shown}"


def _what(board: Board, letter: str) -> str:
    """What a cell is, in a word or two."""
    cell = board.cells[letter]
    if cell.isEmpty() and board.places[letter].fan:
        return _(board.mark(letter).words)
    return _(board.badge(letter)) if board.places[letter].fan else cell_name(board, cell)
