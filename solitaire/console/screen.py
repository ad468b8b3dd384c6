"""What a console shows of any board: the table as text, its figures, whose turn it is, how it ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from solitaire.model.board import Board
from solitaire.model.cards import Card
from solitaire.play.hand_order import HandOrder
from solitaire.play.language import _
from solitaire.play.seats import seat_names, told_names
from solitaire.play.session import NO_MOVE_LEFT, Session
from solitaire.play.settings import Settings
from solitaire.play.words import status_line

from .inks import painted
from .round_table import draw_round_table, flowed, small_card
from .score import last_part, sheet_lines
from .table import HIDDEN, draw_table
from .terminal import Terminal

if TYPE_CHECKING:
    from .others import Others

__all__ = ["TableScreen", "end_words", "figures", "table_text", "turn_words"]

Paint = Callable[[Card, str], str]


def table_text(
    board: Board,
    symbols: bool = True,
    paint: Paint = lambda card, text: text,
    names: Sequence[str] = (),
    seat: int = 0,
    order: HandOrder | None = None,
    width: int = 78,
) -> str:
    """The whole table, of a game of several as the player of *seat* sees it; *paint* may colour a card."""
    if not board.companions:
        return draw_table(board, symbols, paint)
    return draw_round_table(board, names or seat_names(Settings()), seat, symbols, paint, order, width)


def figures(board: Board, names: Sequence[str], width: int = 78) -> list[str]:
    """Moves and the figures of the game; where teams play, who they are, in the order of the figures."""
    sheet = board.scoreSheet(names)
    if sheet is None:
        return [status_line(board)]
    shown = {str(words) for words in board.captions(names).values()}
    facts = [f"{_(fact.label)} {_(fact.value)}" for fact in board.status() if fact.label not in shown]
    return flowed([" : ".join(_(column) for column in sheet.columns), *facts], width)


def turn_words(board: Board, names: Sequence[str], seat: int = 0) -> Iterator[str]:
    """What is to be done now, where the board says so."""
    for action in board.actions():
        yield _("{action}: type next.").format(action=_(action.words))
    if not board.actions() and board.duty:
        duty = _("Your turn: {duty}.") if board.turn == seat else _("{player} is to play.")
        yield duty.format(duty=_(board.duty), player=names[board.turn])


def end_words(board: Board) -> str:
    """How the game ended; empty while it goes on, and when it is won and nothing more is to be said."""
    if board.outcome:
        return _(board.outcome)
    ended = board.isOver() and not board.checkWin()
    return _("No move is left. Type undo, same or new.") if ended else ""


class TableScreen:
    """Prints the table of a session with all that belongs to it, as the player of its seat sees it."""

    def __init__(self, session: Session, terminal: Terminal, settings: Settings, others: Others) -> None:
        self._session = session
        self._terminal = terminal
        self._settings = settings
        self._others = others

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, by seat."""
        return seat_names(self._settings)

    @property
    def told_names(self) -> tuple[str, ...]:
        """The same for sentences about what happened, which speak to the player."""
        return told_names(self._settings)

    def show(self, message: str = "") -> None:
        """Print the table, its figures, *message*, and what is to be done."""
        board, terminal = self._session.board, self._terminal
        terminal.write(self._table())
        for line in figures(board, self.names, terminal.width):
            terminal.tell(line)
        if self._others.ended:
            terminal.write()
            self.show_score(last=True)
        for line in self._last_words(message):
            terminal.tell(line)

    def _table(self) -> str:
        terminal, order = self._terminal, HandOrder(self._settings.hand_sorting)
        board, seat = self._session.board, self._session.seat
        return table_text(board, terminal.symbols, self._paint, self.names, seat, order, terminal.width)

    def _last_words(self, message: str) -> Iterator[str]:
        """What the player reads last: the news, what is to be done, how the game ended."""
        board, ending = self._session.board, end_words(self._session.board)
        come = " ".join(small_card(card) for card in self._others.come)
        if come:
            yield _("New in your hand: {cards}.").format(cards=come)
        if message and message not in (ending, _(NO_MOVE_LEFT), _(board.title)):
            yield message
        yield from turn_words(board, self.names, self._session.seat)
        if ending:
            yield ending

    def show_score(self, last: bool = False) -> bool:
        """Print the score sheet, or the *last* part of it; False when this game has none."""
        sheet = self._session.board.scoreSheet(self.names)
        if sheet is None:
            return False
        for line in sheet_lines(last_part(sheet) if last else sheet, self._terminal.width):
            self._terminal.write(line)
        return True

    def _paint(self, card: Card, text: str) -> str:
        shown = self._terminal.coloured and text != HIDDEN
        return painted(card, text, self._settings.four_colours) if shown else text
