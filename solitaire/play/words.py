"""The table, the moves and the result in words, for a screen reader or a player who asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from solitaire.model.board import Board
from solitaire.model.cards import Card
from solitaire.model.cells import AlternateCell, Cell, HouseCell
from solitaire.model.moves import Move

from .hand_order import HandOrder
from .language import _, n_
from .seats import seat_names
from .settings import Settings

__all__ = [
    "capital", "cell_name", "clock_text", "describe_board", "describe_cell", "describe_move", "status_line",
    "typed_card", "typed_form",
]  # fmt: skip


def capital(text: str) -> str:
    """*text* with a capital at its beginning."""
    return text[:1].upper() + text[1:]


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


def describe_board(board: Board, names: Sequence[str] = (), seat: int = 0) -> Iterator[str]:
    """One sentence for the game, then one for each cell, as the player of *seat* sees it.

    *names* are those of the players, by seat.
    """
    deal = _(board.deal.words) if board.deal else ""
    yield f"{_(board.title)}, {deal}. {status_line(board, ', ')}, {_('Time')} {clock_text(board.elapsed)}."
    for letter, cell in board.cells.items():
        yield f"{letter}, {cell_name(board, cell, names)}: {describe_cell(board, cell, seat)}."


def cell_name(board: Board, cell: Cell, names: Sequence[str] = ()) -> str:
    """What kind of cell this is: stock, pile, reserve, column, which house; among several whose it is."""
    if board.companions:
        return _caption(board, cell.letter, names or seat_names(Settings()))
    if board.pool and cell is board.pool.downside:
        return _("stock")
    if board.pool and cell is board.pool.upside:
        return _(board.upsideName)
    if isinstance(cell, HouseCell):
        return _(board.mark(cell.letter).words) or _("house")
    return _("column") if isinstance(cell, AlternateCell) else _("cell")


def _caption(board: Board, letter: str, names: Sequence[str]) -> str:
    """The words above a cell, or else above the others of its division."""
    captions = board.captions(names)
    division = next((row for row in board.divisions if any(cell.letter == letter for cell in row)), ())
    near = [cell.letter for cell in division if cell.letter in captions]
    near.sort(key=lambda other: board.places[other].fan != board.places[letter].fan)
    return _(captions[letter if letter in captions else near[0]]) if near or letter in captions else _("cell")


def describe_cell(board: Board, cell: Cell, seat: int = 0) -> str:
    """What lies in a cell, as far as the player of *seat* sees it."""
    if cell.top is None:
        words = "" if isinstance(cell, HouseCell) else board.mark(cell.letter).words
        return _("empty") + (f", {_(words)}" if words else "")
    if board.badge(cell.letter):
        return _seen(board, cell, seat)
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


def _seen(board: Board, cell: Cell, seat: int) -> str:
    """How many cards lie in a cell, and those that the player sees; of a pile only the last one."""
    letter, badge = cell.letter, _(board.badge(cell.letter))
    spread = board.places[letter].fan or any(letter in tally.letters for tally in board.tallies())
    if not spread:
        shown = board.isShown(cell.cards[-1], letter, seat)
        return f"{badge}, {_('{card} on top').format(card=_(cell.cards[-1].words))}" if shown else badge
    cards = ", ".join(
        _(card.words) for card in HandOrder().arranged(cell) if board.isShown(card, letter, seat)
    )
    return f"{badge}: {cards}" if cards else badge


def typed_card(card: Card) -> str:
    """A card as it is typed: ``9H``, ``10S``, ``JO``."""
    return card.code.replace("X", "10")


def _typed_cards(board: Board, ids: Iterable[int]) -> str:
    deck = {card.id: card for card in board.deck}
    return " ".join(typed_card(deck[number]) for number in ids)


def typed_form(board: Board, move: Move) -> str:
    """The shortest text that makes *move*: two letters where they are enough, ``9H > M2`` for cards."""
    if move.cards:
        cards = _typed_cards(board, move.cards)
        if not board.cells[move.source].isLoose:
            return f"{move.source} {cards}"
        place = ">" + move.target
        new = board.nicknames.get("new") == place
        return f"{cards} > {'new' if new else move.target}"
    if move.target and board.clickMove(move.source) == move:
        return move.source
    short = move.source + move.target
    fits = len(short) == 2 and board.aim(move.source, move.target) == move
    return short if fits else str(move)


def describe_move(board: Board, move: Move) -> str:
    """What *move* does, in words."""
    if board.companions:
        return _describe_turn(board, move)
    if not move.target:
        drawn = board.pool and not board.pool.isEmpty()
        return _("draw from the stock") if drawn else _("turn the drawn cards over")
    cards = board.cells[move.source].tail(move.count)
    what = _(cards[0].words)
    if move.count > 1:
        what = _("{card} and {number} more").format(card=what, number=move.count - 1)
    return f"{what} {_destination(board, board.cells[move.target])}"


def _describe_turn(board: Board, move: Move) -> str:
    """What *move* does at a table of several players."""
    named = next((action.words for action in board.actions() if action.move == move), None)
    if named:
        return _(named)
    source = board.cells[move.source]
    if not move.target:
        return _("draw from the stock") if not source.isEmpty() else _("end the hand")
    deck = {card.id: card for card in board.deck}
    cards = ", ".join(_(deck[number].words) for number in move.cards)
    if not source.isLoose:
        pile = cell_name(board, source)
        taking = _("take from {cell} with {cards}") if cards else _("take from {cell}")
        return taking.format(cell=pile, cards=cards)
    target, spread = board.cells[move.target], board.places[move.target].fan
    if spread and target.top:
        return _("{cards} to {letter}").format(cards=cards, letter=move.target)
    where = _(board.mark(move.target).words) if spread else cell_name(board, target)
    return _("{cards} to {letter}, {cell}").format(cards=cards, letter=move.target, cell=where)


def _destination(board: Board, cell: Cell) -> str:
    if cell.top:
        return _("on the {card}").format(card=_(cell.top.words))
    return _("to the empty {cell}").format(cell=cell_name(board, cell))
