"""Telling: the focus, the last move and the table in sentences, for who listens instead of looking."""

from __future__ import annotations

from collections.abc import Sequence

from solitaire.model.cards import Card
from solitaire.model.deals import Deal
from solitaire.model.moves import Move, Step
from solitaire.model.phrase import Phrase
from solitaire.play.language import _, n_
from solitaire.play.seats import seat_names, told_names
from solitaire.play.session import Session
from solitaire.play.settings import Settings
from solitaire.play.words import capital, cell_name, describe_board, describe_cell, describe_move

from .keyboard import Focus

__all__ = ["Telling"]


class Telling:
    """Answers in whole sentences about the game of a session, to the player who sits there."""

    def __init__(self, session: Session, settings: Settings) -> None:
        self._session = session
        self._settings = settings

    @property
    def _names(self) -> Sequence[str]:
        return seat_names(self._settings)

    def focus(self, focus: Focus) -> str:
        """The cell, the card or run in focus, and what lies in the cell."""
        board = self._session.board
        cell = board.cells[focus.letter]
        where = _("{letter}, {cell}").format(letter=focus.letter, cell=cell_name(board, cell, self._names))
        what = _sentence(f"{where}: {describe_cell(board, cell, self._session.seat)}")
        card = next((card for card in cell if card.id == focus.card), None)
        if card is not None:
            what += " " + _("In focus is the {card}.").format(card=_(card.words))
        elif focus.count > 1:
            words = _("In focus are {cards} from the {card} on.")
            cards = n_("{number} card", "{number} cards", focus.count)
            what += " " + words.format(cards=cards, card=_(cell.tail(focus.count)[0].words))
        return what

    def last_move(self) -> str:
        """What the last entry of the history did; where others play too, all since the player's own."""
        entry = self._session.board.history.last
        if entry is None or isinstance(entry.action, Deal):
            return _("No move has been made yet.")
        if self._session.board.companions:
            return " ".join(map(_, self._told()))
        return " ".join(self._step(step) for step in entry.steps[:4])

    def _told(self) -> list[Phrase]:
        """The sentences of the others' moves since the player's last one, else of that one."""
        board, told = self._session.board, list[Phrase]()
        history = board.history
        for entry in reversed(history.entries[history.cursor - history.moves : history.cursor]):
            own = entry.memento[0]["turn"] == self._session.seat
            if not own or not told:
                told = [*board.toldOf(entry, told_names(self._settings)), *told]
            if own:
                break
        return told

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
        name = cell_name(self._session.board, self._session.board.cells[letter], self._names)
        return _("{cell} {letter}").format(cell=name, letter=letter)

    def proposal(self, move: Move) -> str:
        """A move that could be made."""
        return _sentence(describe_move(self._session.board, move))

    def table(self) -> str:
        """Every cell."""
        told = describe_board(self._session.board, self._names, self._session.seat)
        words = " ".join(map(_sentence, told))
        return f"{words} {_sentence(self._turn())}" if self._session.board.companions else words

    def _turn(self) -> str:
        """Who is to move."""
        board = self._session.board
        return _(board.outcome) or f"{_('Turn')}: {self._names[board.turn]}"


def _sentence(text: str) -> str:
    text = text if text.endswith(".") else text + "."
    return capital(text)
