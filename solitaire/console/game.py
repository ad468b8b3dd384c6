"""ConsoleGame: the loop that shows the table, reads a line and does what it says."""

from __future__ import annotations

import difflib

from solitaire.model.cards import Card
from solitaire.model.errors import SolitaireError
from solitaire.play.language import _, n_
from solitaire.play.session import NO_MOVE_LEFT, Session
from solitaire.play.tracing import Tracer, result_words
from solitaire.play.words import clock_text, status_line

from .commands import COMMANDS, Command
from .table import draw_table
from .terminal import PLAIN, RED, Terminal
from .typed import looks_like_move, play_typed

__all__ = ["INTERRUPTED", "ConsoleGame"]

INTERRUPTED = 130
_ALSO = {"?": "help", "exit": "quit", "bye": "quit", "q": "quit", "h": "help", "show": "table"}


class ConsoleGame:
    """One player, one terminal, one session. Every rule and every refusal comes from the session."""

    def __init__(self, session: Session, terminal: Terminal | None = None) -> None:
        self.session = session
        self.terminal = terminal or Terminal()
        self.over = False
        self.traces = False
        self.tracer = Tracer(session)
        self.tracer.on()
        self._line = ""
        self._warned = ""

    # --- the loop -------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the player leaves: 0 after quit and at the end of the input, 130 after Ctrl+C."""
        status = 0
        try:
            self._greet()
            while not self.over:
                self.do(self.terminal.ask(_("Move? ")))
        except EOFError:
            self.terminal.write()
        except KeyboardInterrupt:
            self.terminal.write()
            status = INTERRUPTED
        self._leave()
        return status

    def _greet(self) -> None:
        board = self.session.board
        code = _(board.deal.words) if board.deal else ""
        greeting = _("{game}, {code}. Two letters make a move; help lists what else there is.")
        self.terminal.tell(greeting.format(game=_(board.title), code=code))
        self.show(self.session.message)

    def _leave(self) -> None:
        """What happens last, however the player leaves. Nothing is lost without a word."""
        session, deal = self.session, self.session.board.deal
        if session.keeps and session.board.history.moves and not session.won:
            self.terminal.tell(_("Your game is kept: it goes on the next time."))
        if not self.unsaved or deal is None:
            return
        self.terminal.tell(
            _("The game was not saved. Its cards come again with --deal {code}.").format(code=deal.code)
            if deal.code
            else _("The game was not saved.")
        )

    def do(self, line: str) -> None:
        """Do what the player typed: a command, a move or nonsense."""
        self._line = " ".join(line.split())
        word, _space, rest = self._line.partition(" ")
        command = self._command(word)
        self.session.tick()
        try:
            if command:
                command.action(self, rest)
            elif looks_like_move(self._line):
                self.answer(play_typed(self.session, self._line))
            elif self._line:
                self._nonsense(word)
        except SolitaireError as error:
            self.terminal.tell(_(str(error)))
        if self._warned != self._line:
            self._warned = ""

    def _command(self, word: str) -> Command | None:
        """The command called *word*; a cell of that name goes before a short form such as q."""
        name = word.casefold()
        if name not in COMMANDS and word.upper() not in self.session.board.cells:
            name = _ALSO.get(name, name)
        return COMMANDS.get(name)

    def _nonsense(self, word: str) -> None:
        alike = difflib.get_close_matches(word[:20].casefold(), COMMANDS, n=1)
        hint = _("did you mean {word}?").format(word=alike[0]) if alike else _("help lists the commands.")
        shown = self._line[:30] + ("…" if len(self._line) > 30 else "")
        message = _("“{text}” is neither a move, as in AC, nor a command: {hint}")
        self.terminal.tell(message.format(text=shown, hint=hint))

    # --- answers --------------------------------------------------------------------------------

    def answer(self, done: bool, message: str = "") -> None:
        """Show the new table, or say why nothing was done."""
        if not done:
            self.terminal.tell(self.session.message)
        elif self.session.won:
            self.show()
            self._congratulate()
        else:
            self.show(self.session.message or message)
        if self.traces:
            self.show_calls()

    def show(self, message: str = "") -> None:
        """Print the table, its figures and *message*."""
        board = self.session.board
        self.terminal.write(draw_table(board, self.terminal.symbols, self._paint))
        self.terminal.tell(status_line(board))
        if message and message != _(NO_MOVE_LEFT):
            self.terminal.tell(message)
        if not self.session.won and board.isOver():
            self.terminal.tell(_("No move is left. Type undo, same or new."))

    def show_calls(self) -> None:
        """Print the calls of the last command, each with its result and the line of its code."""
        tracer, tell = self.tracer, self.terminal.tell
        for call in tracer.calls:
            indent = "  " * call.depth
            line = f"{indent}{call.text} {result_words(call)}".rstrip()
            tell(f"{line}  {call.where}", hang=len(indent) + 6)
        if tracer.rest:
            tell(tracer.rest)
        tell(_("Game loop: {states}.").format(states=tracer.way))

    def _paint(self, card: Card, text: str) -> str:
        red = self.terminal.coloured and card.faceUp and card.colour == "red"
        return f"{RED}{text}{PLAIN}" if red else text

    def _congratulate(self) -> None:
        board = self.session.board
        won = _("Congratulations! You won in {moves} and {time}.")
        moves = n_("{number} move", "{number} moves", board.history.moves)
        self.terminal.tell(won.format(moves=moves, time=clock_text(board.elapsed)))
        self.terminal.tell(_("What next? new, same, undo, save or quit."))

    # --- asking twice ---------------------------------------------------------------------------

    def sure(self, question: str) -> bool:
        """Whether the player typed the same line twice; the first time *question* is put."""
        if self._warned == self._line:
            return True
        self._warned = self._line
        self.terminal.tell(question)
        return False

    @property
    def unsaved(self) -> bool:
        """Whether leaving now would lose something worth keeping."""
        return self.session.unsaved and not self.session.won and not self.session.keeps

    def may_replace(self) -> bool:
        """Whether the game on the table may go: it is saved, or the player insists."""
        return not self.unsaved or self.sure(
            _("The game on the table is not saved. Type save first, or the same again to go on without it.")
        )
