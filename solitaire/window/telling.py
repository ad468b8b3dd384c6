"""Telling: the focus, the last move and the table in sentences, for who listens instead of looking."""

from __future__ import annotations

from solitaire.model.cards import Card
from solitaire.model.deals import Deal
from solitaire.model.moves import Move, Step
from solitaire.play.language import _, n_
from solitaire.play.session import Session
from solitaire.play.words import cell_name, describe_board, describe_cell, describe_move

from .keyboard import Focus

__all__ = ["Telling"]


class Telling:
    """Answers in whole sentences about the game of a session."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def focus(self, focus: Focus) -> str:
        """The cell, the card or run in focus, and what lies in the cell."""
        board = self._session.board
        cell = board.cells[focus.letter]
        where = _("{letter}, {cell}").format(letter=focus.letter, cell=cell_name(board, cell))
        what = _sentence(f"{where}: {describe_cell(board, cell)}")
        if focus.count > 1:
            words = _("In focus are {cards} from the {card} on.")
            cards = n_("{number} card", "{number} cards", focus.count)
            what += " " + words.format(cards=cards, card=_(cell.tail(focus.count)[0].words))
        return what

    def last_move(self) -> str:
        """What the last entry of the history did."""
        entry = self._session.board.history.last
        if entry is None or isinstance(entry.action, Deal):
            return _("No move has been made yet.")
        return " ".join(self._step(step) for step in entry.steps[:4])

    def _step(self, step: Step) -> str:
        card = self._name(step.cards[0])
        if step.source == step.target:
            return _("The {card} was turned over in {cell}.").format(card=card, cell=self._cell(step.target))
        if len(step.cards) > 1:
            words = _("The {card} and {number} more went from {source} to {target}.")
        else:
            words = _("The {card} went from {source} to {target}.")
        source, target = self._cell(step.source), self._cell(step.target)
        return words.format(card=card, number=len(step.cards) - 1, source=source, target=target)

    @staticmethod
    def _name(card: Card) -> str:
        return _(card.words) if card.faceUp else _("hidden card")

    def _cell(self, letter: str) -> str:
        name = cell_name(self._session.board, self._session.board.cells[letter])
        return _("{cell} {letter}").format(cell=name, letter=letter)

    def proposal(self, move: Move) -> str:
        """A move that could be made."""
        return _sentence(describe_move(self._session.board, move))

    def table(self) -> str:
        """Every cell."""
        return " ".join(map(_sentence, describe_board(self._session.board)))


def _sentence(text: str) -> str:
    text = text if text.endswith(".") else text + "."
    return text[:1].upper() + text[1:]
