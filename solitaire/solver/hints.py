"""Hints: a useful legal move found by a few rules of thumb, or none. No face-down card is looked at.

Whoever follows them comes to an end: a card sent home, turned or taken from the pool never goes back by a
hint, columns are merged only so often, a move that only prepares is followed by the one it prepares, and the
pool is run through only as far as a card that was seen before can be played.

At a table of several players the advice is that of a computer player in one's place.
"""

from __future__ import annotations

import copy
import time

from solitaire.model.board import Board
from solitaire.model.cards import Card
from solitaire.model.cells import AlternateCell, Cell
from solitaire.model.history import History
from solitaire.model.moves import Decision, Move

__all__ = ["find_advice", "find_hint", "has_hints"]

SAFE_HOME, TURNS, FROM_POOL, HOME, EMPTIES, FILLS = range(6)


def has_hints(board: Board) -> bool:
    """Whether this is a game whose moves can be judged here: one player, and cells where cards go home."""
    return board.players == 1 and bool(tuple(board.homes))


def find_advice(board: Board, seat: int = 0, seconds: float = 1.0) -> Decision | None:
    """What a computer player would do in the place of *seat*, and why; None when it is not to move.

    It is asked as the computer players are: it knows what that player may see, and nothing else.
    """
    question = (
        board.question(seat) if board.turn == seat and not board.actions() and not board.outcome else None
    )
    if question is None:
        return None
    end = time.monotonic() + seconds
    return question.answer(lambda: time.monotonic() >= end)


def find_hint(board: Board) -> Move | None:
    """A useful move; drawing or turning the pool over when only that helps; None when nothing is found."""
    if not has_hints(board):
        return None
    return _best(board, FILLS) or _preparation(board) or _draw(board)


# --- moves that get on by themselves ----------------------------------------------------------------


def _best(board: Board, worst: int) -> Move | None:
    """The move of the lowest rank, down to *worst*."""
    ranked = [(rank, move) for move in board.legalMoves() if (rank := _rank(board, move)) is not None]
    ranked = [(rank, move) for rank, move in ranked if rank[0] <= worst]
    return min(ranked, key=lambda pair: pair[0])[1] if ranked else None


def _rank(board: Board, move: Move) -> tuple[int, int] | None:
    """How good *move* is, the lowest best; None for one that takes nothing further."""
    if not move.target or move.source in board.homes:
        return None
    source, target = board.cells[move.source], board.cells[move.target]
    home, from_pool = move.target in board.homes, not isinstance(source, AlternateCell)
    if home and _is_safe(board, source[-1]):
        return SAFE_HOME, source[-1].value
    if from_pool:
        return (FILLS if target.isEmpty() and _takes_any(target) else FROM_POOL), not home
    if home:
        return HOME, source[-1].value
    rest = len(source) - move.count
    if rest and not source[rest - 1].faceUp:
        return TURNS, -rest
    return (EMPTIES, 0) if not rest and not target.isEmpty() and _needs_room(board) else None


def _is_safe(board: Board, card: Card) -> bool:
    """Whether no card outside the houses could still want to lie on *card*; nobody waits for an ace."""
    if card.value <= 2:
        return True
    outside = (cell for letter, cell in board.cells.items() if letter not in board.homes)
    lower = (other for cell in outside for other in cell if other.value == card.value - 1)
    return all(other.colour == card.colour for other in lower)


def _takes_any(column: Cell) -> bool:
    return isinstance(column, AlternateCell) and column.opensWith is None


def _needs_room(board: Board) -> bool:
    """Whether no column is empty and a card that may open one does not begin one yet."""
    columns = [cell for cell in board.cells.values() if isinstance(cell, AlternateCell)]
    if any(column.isEmpty() for column in columns):
        return False
    waiting = [card for cell in board.pool or () for card in cell]
    waiting += [card for column in columns for card in column.cards[1:]]
    return any(columns[0].opensWith in (None, card.value) for card in waiting)


# --- a move that makes such a move possible ---------------------------------------------------------


def _preparation(board: Board) -> Move | None:
    """Part of a column carried away so that the card below it goes home or takes a card at once."""
    for move in board.legalMoves():
        source = board.cells[move.source]
        if move.target and isinstance(source, AlternateCell) and move.count < len(source):
            twin = _twin(board)
            twin.move(move)
            if _best(twin, HOME):
                return move
    return None


def _twin(board: Board) -> Board:
    """A board in the same state, with cards and cells of its own and no history."""
    twin = copy.copy(board)
    table = {name: value for name, value in vars(board).items() if name not in ("history", "deal", "facts")}
    twin.__dict__.update(copy.deepcopy(table), history=History())
    return twin


# --- the pool ---------------------------------------------------------------------------------------


def _draw(board: Board) -> Move | None:
    """The pool's action: while cards of it were never seen, and later if a whole pass brings one to play."""
    pool = board.pool
    if pool is None or not pool.canDraw():
        return None
    unseen = pool.turns == 0 and not pool.isEmpty()
    return Move(pool.downside.letter) if unseen or _pass_helps(board) else None


def _pass_helps(board: Board) -> bool:
    """Whether drawing on, at most until the pool lies as it does now, brings a card that can be played."""
    pool = copy.deepcopy(board.pool)
    assert pool is not None
    targets = [board.cells[letter] for letter in board.routes[pool.upside.letter]]
    start = len(pool.downside)
    for _ in range(2 * (len(pool.downside) + len(pool.upside)) + 2):
        if not pool.canDraw():
            break
        pool.cycleBack() if pool.isEmpty() else pool.draw()
        top = pool.upside.top
        if top and any(target.isValid([top]) for target in targets):
            return True
        if len(pool.downside) == start:
            break
    return False
