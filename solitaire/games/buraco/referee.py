"""Whether an action is legal, with the rule that refuses it. Source: buraco rules 1.8, 1.10, 1.14."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from solitaire.model.cards import Card
from solitaire.model.cells import Cell
from solitaire.model.moves import Move
from solitaire.model.verdict import YES, Verdict

from .cards import WILD, kind_of
from .cells import MeldCell
from .choices import pairs_for
from .reasons import ALREADY_DREW, DRAW_FIRST, HAND_OVER, MATCH_OVER, STAYS, no
from .rules import DRAW, END, LAY, OVER, STARTER_MAY_TAKE_WILD, is_safe, may_discard
from .shapes import Shape, fault_of, shape_of

if TYPE_CHECKING:
    from .board import BuracoBoard

__all__ = ["check_action", "check_transfer"]


def check_action(board: BuracoBoard, move: Move) -> Verdict:
    """The action of the stock: draw, end the hand when it is empty, deal the next hand when one is over."""
    if move != Move(board.stock.letter):
        return Verdict("cell {letter} does nothing alone: name a second cell", letter=move.source)
    phase = board.facts["phase"]
    return YES if phase in (DRAW, OVER) else MATCH_OVER if phase == END else ALREADY_DREW


def check_transfer(board: BuracoBoard, move: Move) -> Verdict:
    """Laying down, adding, throwing a card, and the two ways of taking the pile."""
    phase, source, target = board.facts["phase"], move.source, move.target
    if phase in (OVER, END):
        return HAND_OVER if phase == OVER else MATCH_OVER
    if source == board.discard.letter:
        if phase != DRAW:
            return ALREADY_DREW
        return _check_upcard(board, move) if target == board.hand.letter else _check_take(board, move)
    if source != board.hand.letter:
        return _foreign(board, move)
    if phase != LAY:
        return DRAW_FIRST
    return _check_throw(board, move) if target == board.discard.letter else _check_lay(board, move)


def _foreign(board: BuracoBoard, move: Move) -> Verdict:
    if any(move.source == hand.letter for hand in board.hands):
        return no("NOT_YOUR_TURN")
    if isinstance(board.cells[move.source], MeldCell):
        return STAYS
    if move.source == board.stock.letter:
        return Verdict("draw a card with {letter} alone", letter=move.source)
    return Verdict("no card goes from {source} to {target}", source=move.source, target=move.target)


def _named(board: BuracoBoard, move: Move) -> Sequence[Card] | Verdict:
    """The cards of the hand that *move* names, in their one order."""
    ids = move.cards
    if not ids:
        return Verdict("say which cards of the hand")
    if move.count != len(ids) or any(low >= high for low, high in zip(ids, ids[1:], strict=False)):
        return Verdict("name each card once, in ascending order")
    cards = board.hand.find(ids)
    return cards if len(cards) == len(ids) else Verdict("this card is not in your hand")


def _check_upcard(board: BuracoBoard, move: Move) -> Verdict:
    """The starter's free choice in the first turn (1.8 c)."""
    if move.count != 1 or move.cards:
        return Verdict("the pile is taken as a whole")
    if not board.facts["fresh"]:
        return no("NO_NATURAL_PAIR")
    top = board.discard.top
    if top is not None and WILD[kind_of(top)] and not STARTER_MAY_TAKE_WILD:
        return no("TOP_IS_WILD")
    return YES


def _check_take(board: BuracoBoard, move: Move) -> Verdict:
    """The whole pile, with two natural cards of the hand for its top card (1.8 b)."""
    verdict = _own_meld(board, move)
    if not verdict:
        return verdict
    if board.discard.top is None:
        return Verdict("there is no card here to move")
    top = kind_of(board.discard.top)
    if WILD[top]:
        return no("TOP_IS_WILD")
    if not board.cells[move.target].isEmpty():
        return no("NO_NATURAL_PAIR", "the pile is taken with two cards of the hand, for a new meld")
    if not move.cards and not pairs_for(top, map(kind_of, board.hand)):
        return no("NO_NATURAL_PAIR")
    cards = _named(board, move)
    if isinstance(cards, Verdict):
        return cards
    kinds = [kind_of(card) for card in cards]
    laid = shape_of([*kinds, top])
    if len(kinds) != 2 or not laid or laid.wilds:
        return no("NO_NATURAL_PAIR")
    left = [card for card in board.hand if card not in cards] + list(board.discard.cards[:-1])
    return _safe(board, left, board.cells[move.target], laid)


def _own_meld(board: BuracoBoard, move: Move) -> Verdict:
    cell = board.cells[move.target]
    if not isinstance(cell, MeldCell):
        return Verdict("no card goes from {source} to {target}", source=move.source, target=move.target)
    if all(cell is not own for own in board.ownMelds):
        return no("OTHER_TEAMS_PILE")
    return YES


def _check_lay(board: BuracoBoard, move: Move) -> Verdict:
    """A new meld, or cards for one of the team (1.5, 1.6)."""
    verdict = _own_meld(board, move)
    if not verdict:
        return verdict
    cards = _named(board, move)
    if isinstance(cards, Verdict):
        return cards
    cell = board.cells[move.target]
    assert isinstance(cell, MeldCell)
    kinds = cell.kinds + [kind_of(card) for card in cards]
    shape = shape_of(kinds)
    if not shape:
        return no(fault_of(kinds, cell.shape))
    if len(board.hand) - len(cards) >= 2:
        return YES
    return _safe(board, [card for card in board.hand if card not in cards], cell, shape)


def _safe(board: BuracoBoard, left: Sequence[Card], meld: Cell, laid: Shape) -> Verdict:
    """No action may lead to a hand that cannot end its turn (1.10). *meld* has become *laid*."""
    others = [other.shape for other in board.ownMelds if other is not meld]
    shapes = [laid, *(shape for shape in others if shape)]
    safe = is_safe(board.hasReserve, shapes, [kind_of(card) for card in left])
    return YES if safe else no("WOULD_STRAND")


def _check_throw(board: BuracoBoard, move: Move) -> Verdict:
    """One card for the pile, and the turn is over (1.8, 1.10)."""
    cards = _named(board, move)
    if isinstance(cards, Verdict):
        return cards
    verdict = board.discard.isValid(cards)
    if not verdict:
        return verdict
    if not may_discard(board.hasReserve, board.mayGoOut, len(board.hand)):
        return no("LAST_CARD_NO_CERRADO")
    return YES
