"""ConsoleGame: the loop that shows the table, reads a line and does what it says.

At a table of several players the computer players act as soon as the player has done his part, after a new
deal and a loaded game too.
"""

from __future__ import annotations

import difflib

from solitaire.model.errors import SolitaireError
from solitaire.model.moves import Move
from solitaire.play.language import _, n_
from solitaire.play.session import Session
from solitaire.play.settings import Settings
from solitaire.play.tracing import Tracer, result_words
from solitaire.play.words import clock_text, describe_move, typed_form

from . import commands, look_commands  # noqa: F401  # enter themselves in COMMANDS
from .command import COMMANDS, Command
from .others import Others
from .screen import TableScreen
from .terminal import Terminal
from .typed import looks_like_move, typed_ways

__all__ = ["INTERRUPTED", "ConsoleGame"]

INTERRUPTED = 130
_ALSO = {"?": "help", "exit": "quit", "bye": "quit", "q": "quit", "h": "help", "show": "table"}


class ConsoleGame:
    """One player, one terminal, one session. Every rule and every refusal comes from the session."""

    def __init__(
        self, session: Session, terminal: Terminal | None = None, settings: Settings | None = None
    ) -> None:
        """*settings* are the player's preferences, by default the usual ones."""
        self.session = session
        self.terminal = terminal or Terminal()
        self.settings = settings or Settings()
        self.terminal.letters = self.settings.suit_letters
        self.others = Others(session, self._tell_turn)
        self.screen = TableScreen(session, self.terminal, self.settings, self.others)
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
        finally:
            self.others.close()
        self._leave()
        return status

    def _greet(self) -> None:
        board = self.session.board
        code = _(board.deal.words) if board.deal else ""
        if board.companions:
            greeting = _("{game}, {code}. Cards are named as in KH 10S JO; help tells how they are played.")
        else:
            greeting = _("{game}, {code}. Two letters make a move; help lists what else there is.")
        self.terminal.tell(greeting.format(game=_(board.title), code=code))
        self._follow(self.session.message)

    def _leave(self) -> None:
        """What happens last, however the player leaves. Nothing is lost without a word."""
        session, deal = self.session, self.session.board.deal
        if session.keeps and session.board.history.moves and not self.session.ended:
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
        self.others.begin()
        word, _space, rest = self._line.partition(" ")
        command = self._command(word)
        self.session.tick()
        try:
            if command:
                command.action(self, rest)
            elif looks_like_move(self.session.board, self._line):
                self._play()
            elif self._line:
                self._nonsense(word)
        except SolitaireError as error:
            self.terminal.tell(_(str(error)))
        if self._warned != self._line:
            self._warned = ""

    def _play(self) -> None:
        """Make the move that was typed, or list the moves that it can mean."""
        session = self.session
        ways = typed_ways(session.board, self._line, session.seat)
        if len(ways) == 1:
            self.answer(session.play(ways[0]))
            return
        self.terminal.tell(_("There are several ways. Choose one by its number, or name the cards:"))
        source = self._line.split()[0].upper()
        for number, way in enumerate(ways, 1):
            move = Move.parse(str(way))
            form = typed_form(session.board, move) if move.cards else describe_move(session.board, move)
            self.terminal.tell(f"  {source} {number}   {form}")

    def _command(self, word: str) -> Command | None:
        """The command called *word*; a cell of that name goes before a short form such as q."""
        name = word.casefold()
        if name not in COMMANDS and word.upper() not in self.session.board.cells:
            name = _ALSO.get(name, name)
        return self._commands.get(name)

    @property
    def _commands(self) -> dict[str, Command]:
        """The commands that this game has."""
        at_table = self.session.board.companions
        return {name: command for name, command in COMMANDS.items() if at_table or not command.at_table}

    def _nonsense(self, word: str) -> None:
        alike = difflib.get_close_matches(word[:20].casefold(), self._commands, n=1)
        hint = _("did you mean {word}?").format(word=alike[0]) if alike else _("help lists the commands.")
        shown = self._line[:30] + ("…" if len(self._line) > 30 else "")
        if self.session.board.companions:
            message = _("“{text}” is neither a move, as in 9H > M2, nor a command: {hint}")
        else:
            message = _("“{text}” is neither a move, as in AC, nor a command: {hint}")
        self.terminal.tell(message.format(text=shown, hint=hint))

    # --- answers --------------------------------------------------------------------------------

    def answer(self, done: bool, message: str = "") -> None:
        """Show the new table, or say why nothing was done."""
        if not done:
            self.terminal.tell(self.session.message)
        else:
            self._follow(self.session.message or message)
        if self.traces:
            self.show_calls()

    def _follow(self, message: str) -> None:
        """What comes after a command that was carried out: the others act, then the table is shown."""
        for sentence in self.others.news(self.screen.told_names):
            self.terminal.tell(_(sentence))
        if self._let_others_act() and self.session.message:
            message = self.session.message
        self.screen.show("" if self.session.won else message)
        if self.session.won:
            self._congratulate()

    def _let_others_act(self) -> bool:
        """The computer players act, if they are to; the calls of their commands are not recorded."""
        watch, self.session.watch = self.session.watch, None
        try:
            return self.others.act(self.screen.told_names, self.settings.show_reasons)
        finally:
            self.session.watch = watch

    def _tell_turn(self, line: str) -> None:
        self.terminal.tell(line, hang=2)

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

    def _congratulate(self) -> None:
        board = self.session.board
        if board.outcome:
            self.terminal.tell(_("Congratulations! What next? new, same, save or quit."))
            return
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
        return self.session.unsaved and not self.session.ended and not self.session.keeps

    def may_replace(self) -> bool:
        """Whether the game on the table may go: it is saved, or the player insists."""
        return not self.unsaved or self.sure(
            _("The game on the table is not saved. Type save first, or the same again to go on without it.")
        )
