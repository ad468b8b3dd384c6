"""The table, the moves and the result in words, for a screen reader or a player who asks."""

from __future__ import annotations

from collections.abc import Iterator

from solitaire.model.board import Board
from solitaire.model.cells import AlternateCell, Cell, HouseCell
from solitaire.model.moves import Move

from .language import _, n_

__all__ = [
    "cell_name", "clock_text", "describe_board", "describe_cell", "describe_move", "status_line",
    "typed_form",
]  # fmt: skip


def clock_text(seconds: float) -> str:
    """Seconds as ``m:ss`` or ``h:mm:ss``."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def status_line(board: Board, between: str = " · ") -> str:
    """Moves and the figures of the game in one line."""
    facts = [f"{_('Moves')} {board.history.moves}"]
    facts += [f"{_(fact.label)} {_(fact.value)}" for fact in board.status()]
    return between.join(facts)


def describe_board(board: Board) -> Iterator[str]:
    """One sentence for the game, then one for each cell."""
    deal = _(board.deal.words) if board.deal else ""
    yield f"{_(board.title)}, {deal}. {status_line(board, ', ')}, {_('Time')} {clock_text(board.elapsed)}."
    for letter, cell in board.cells.items():
        yield f"{letter}, {cell_name(board, cell)}: {describe_cell(board, cell)}."


def cell_name(board: Board, cell: Cell) -> str:
    """What kind of cell this is: stock, pile or reserve, column, or which house."""
    if board.pool and cell is board.pool.downside:
        return _("stock")
    if board.pool and cell is board.pool.upside:
        return _(board.upsideName)
    if isinstance(cell, HouseCell):
        return _(board.mark(cell.letter).words) or _("house")
    return _("column") if isinstance(cell, AlternateCell) else _("cell")


def describe_cell(board: Board, cell: Cell) -> str:
    """What lies in a cell."""
    if cell.top is None:
        words = "" if isinstance(cell, HouseCell) else board.mark(cell.letter).words
        return _("empty") + (f", {_(words)}" if words else "")
    if board.places[cell.letter].fan == "down":
        return _listed(cell)
    if not cell.top.faceUp:
        return n_("{number} card face down", "{number} cards face down", len(cell))
    top, below = _(cell.top.words), len(cell) - 1
    if not below:
        return top
    return n_("{card} on top, {number} card below", "{card} on top, {number} cards below", below, card=top)


def _listed(cell: Cell) -> str:
    hidden = sum(not card.faceUp for card in cell)
    shown = ", ".join(_(card.words) for card in cell if card.faceUp)
    return _("{number} face down, then {shown}").format(number=hidden, shown=shown) if hidden else shown


def typed_form(board: Board, move: Move) -> str:
    """The shortest text that makes *move*: two letters where they are enough."""
    short = move.source + move.target
    return short if move.target and board.aim(move.source, move.target) == move else str(move)


def describe_move(board: Board, move: Move) -> str:
    """What *move* does, in words."""
    if not move.target:
        drawn = board.pool and not board.pool.isEmpty()
        return _("draw from the stock") if drawn else _("turn the pile over")
    cards = board.cells[move.source].tail(move.count)
    what = _(cards[0].words)
    if move.count > 1:
        what = _("{card} and {number} more").format(card=what, number=move.count - 1)
    return f"{what} {_destination(board, board.cells[move.target])}"


def _destination(board: Board, cell: Cell) -> str:
    if cell.top:
        return _("on the {card}").format(card=_(cell.top.words))
    return _("to the empty {cell}").format(cell=cell_name(board, cell))
