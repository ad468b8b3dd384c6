"""Session: one player at one board. Window and console give it commands and show what it says."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from solitaire.games.registry import find_game, game_of_code
from solitaire.model.board import Board
from solitaire.model.deals import new_seed
from solitaire.model.errors import BadDealCode, SolitaireError
from solitaire.model.moves import COLLECT, Move, Step
from solitaire.model.phrase import Phrase
from solitaire.model.verdict import Verdict

from .clock import Clock
from .deal_notes import DealNotes
from .language import _, n_
from .progress import Progress
from .saves import SavesFolder, open_save
from .watched import Watch, watched

__all__ = ["CAN_FINISH", "NO_MOVE_LEFT", "Event", "Session"]

NO_MOVE_LEFT = Phrase("No move is left: undo, deal the same again, or a new game.")
CAN_FINISH = Phrase("Every card can go home: {key}", key=str(COLLECT))

KEEP_TIME_EVERY = 15.0
"""Seconds of play after which the clock alone is worth writing."""


class Event(NamedTuple):
    """What a listener is told: ``kind`` is one of moved, undone, redone, dealt, loaded, refused, said.

    ``steps`` are the cards that went somewhere, in order; empty when the whole table is another one.
    """

    kind: str
    steps: tuple[Step, ...] = ()


@watched(
    "play", "point", "click", "send", "collect", "undo", "redo",
    "new_deal", "same_deal", "deal_code", "switch_game", "save", "load", "take_over",
)  # fmt: skip
class Session:
    """The commands of a player. None of them raises for what a player can do wrong:
    they return False, and ``message`` says why in one sentence. ``watch``, when set, runs each of them:
    see tracing.py.
    """

    watch: Watch | None = None

    def __init__(
        self,
        board: Board,
        saves: SavesFolder,
        now: Callable[[], float] = time.monotonic,
        gap: float = 30.0,
        progress: Progress | None = None,
        file: Path | None = None,
        seat: int = 0,
    ) -> None:
        """*board* may be new: then a game is dealt. *now* and *gap* are the clock's.

        *progress* keeps the game on disk after every command; without one nothing is kept. *file* is the
        saved game that *board* was read from. *seat* is the player's place at a table of several.
        """
        self.seat = seat
        self.saves = saves
        self.message = ""
        self.refused = False
        self.can_finish = False
        self._clock = Clock(now, gap)
        self._listeners: list[Callable[[Event], None]] = []
        self._progress = progress
        self._kept_at = 0.0
        if file:
            self.message = self._loaded(file)
        elif board.deal is None:
            board.startGame()
        elif progress:
            self.message = self._welcome(board)
        self._put_on_table(board, file)
        self._keep()
        self._offer()
        self._warn()

    def listen(self, listener: Callable[[Event], None]) -> None:
        """Call *listener* after every command with what happened."""
        self._listeners.append(listener)

    # --- playing --------------------------------------------------------------------------------

    def play(self, move: Move | str, seat: int | None = None) -> bool:
        """Make a move, for the player or for who sits on another *seat*."""
        player = self._player if seat is None else seat
        return self._do("moved", lambda: self.board.move(move, player))

    @property
    def _player(self) -> int | None:
        """Who makes the player's moves; nobody certain where all sit at one screen."""
        return self.seat if self.board.companions else None

    def check(self, move: Move) -> Verdict:
        """Whether the player may make *move* now, as ``Board.checkMove``."""
        return self.board.checkMove(move, self._player)

    @property
    def on_turn(self) -> bool:
        """Whether the player may act now."""
        return self._player in (None, self.board.turn) or bool(self.board.actions())

    def point(self, source: str, target: str, count: int | None = None, cards: Sequence[int] = ()) -> bool:
        """Make the move of a player who points from one cell to another (a drop, two clicks, two letters).

        *cards* are ids of cards that were chosen one by one.
        """
        return self.play(self.board.aim(source, target, count, cards))

    def choices(self, source: str, target: str = "", cards: Sequence[int] = ()) -> list[Move]:
        """The moves among which the player must choose, as ``Board.choices``; none while others play."""
        return self.board.choices(source, target, cards) if self.on_turn else []

    def click(self, letter: str) -> bool:
        """Make the move that a click on this cell makes by itself; False when it makes none."""
        move = self.board.clickMove(letter)
        return self.play(move) if move else False

    def send(self, letter: str, count: int = 1) -> bool:
        """Send the last cards of this cell home or to their best place (a double click)."""
        move = self.board.bestMove(letter, count)
        return self.play(move) if move else self.refuse(Phrase("There is no place for this card now."))

    def collect(self) -> bool:
        """Send home every card that can go."""
        return self.play(COLLECT)

    def undo(self) -> bool:
        """Take the last move or deal back."""

        def back() -> tuple[Step, ...]:
            deal, elapsed = self._deals.number, self.board.elapsed
            steps = self._take_back()
            self._deals.left(deal, elapsed)
            return steps

        return self._do("undone", back)

    def _take_back(self) -> tuple[Step, ...]:
        """The last move of this player; a whole deal on which only others have played."""
        board = self.board
        if not board.canUndo(self._player) and board.history.dealBefore and not self._has_moved():
            board.undoDeal()
            return ()
        return board.undo(self._player)

    def _has_moved(self) -> bool:
        """Whether the player has made a move since the deal."""
        history = self.board.history
        played = history.entries[self._deals.number : history.cursor]
        return any(entry.memento[0]["turn"] == self.seat for entry in played)

    @property
    def can_undo(self) -> bool:
        """Whether ``undo`` has something to take back that this player may."""
        own = self.board.canUndo(self._player)
        return bool(own) or (self.board.history.dealBefore and not self._has_moved())

    def redo(self) -> bool:
        """Make again what was taken back; a deal comes with the time that was played on it."""

        def again() -> tuple[Step, ...]:
            deal = self._deals.number
            steps = self.board.redo()
            if self._deals.number != deal:
                self.board.elapsed = self._deals.time
            return steps

        return self._do("redone", again)

    @property
    def won(self) -> bool:
        """Whether the game on the table is won."""
        return self.board.checkWin()

    # --- dealing --------------------------------------------------------------------------------

    def new_deal(self, **options: Any) -> bool:
        """Deal other cards; undo brings the old game back.

        Changed *options* are another game: the one in progress under them goes on, if there is one.
        """
        board = self.board
        try:
            fresh = type(board)(**{**board.options, **options})
        except SolitaireError as error:
            return self.refuse(str(error))
        kept = self._progress.find(fresh) if self._progress and fresh.options != board.options else None
        if kept and kept.history.moves and not kept.checkWin() and not kept.outcome:
            return self._replace(kept, None, self._welcome(kept))

        def start() -> tuple[Step, ...]:
            board.startGame(fresh.makeDeal(new_seed()))
            return ()

        return self._do("dealt", start, keep_file=False)

    def same_deal(self) -> bool:
        """Deal the same cards again from the start."""

        def start() -> tuple[Step, ...]:
            self.board.startGame(self.board.deal)
            return ()

        return self._do("dealt", start)

    def deal_code(self, code: str) -> bool:
        """Deal the game of a typed code; it may belong to another game than the one on the table."""
        game = game_of_code(code)
        if game is None or game is type(self.board):

            def start() -> tuple[Step, ...]:
                self.board.startGame(code)
                return ()

            return self._do("dealt", start, keep_file=False)
        fresh = game()
        try:
            fresh.startGame(code)
        except BadDealCode as error:
            return self.refuse(str(error))
        return self._replace(fresh, None, f"{_(game.title)}: {_(fresh.deal.words) if fresh.deal else ''}")

    def switch_game(self, name: str) -> bool:
        """Go on with the game in progress of another kind, or deal one. Raises UnknownGame."""
        board = (self._progress.latest(name) if self._progress else None) or find_game(name)()
        if board.deal is None:
            board.startGame()
        return self._replace(board, None, self._welcome(board))

    @staticmethod
    def _welcome(board: Board) -> str:
        text = _("{game}: your game goes on.") if board.history.moves else "{game}"
        return text.format(game=_(board.title))

    # --- saving ---------------------------------------------------------------------------------

    def save(self, name: str | None = None) -> bool:
        """Save under *name*, else into the file of this game, else under a name made from game and deal."""
        self.tick()
        try:
            self.saves.ensure()
            path = self.saves.path_for(name) if name else self.path or self.saves.path_for(self._free_name())
            self.board.saveGame(path)
        except SolitaireError as error:
            return self.refuse(str(error))
        self._deals.saved(path)
        return self.say(Phrase("Saved as {name}.", name=path.stem))

    @property
    def file_name(self) -> str:
        """The name of this game's file, or the one that Save would give it."""
        return self.path.stem if self.path else self._free_name()

    def rename(self, path: Path, name: str) -> Path:
        """Give a saved game another name; a game on the table follows its file. Raises CannotWrite."""
        target = self.saves.rename(path, name)
        self._deals.renamed(path, target)
        return target

    def _free_name(self) -> str:
        deal = self.board.deal
        return self.saves.free_name(f"{self.board.title} {deal.words}" if deal else self.board.title)

    def load(self, path: Path) -> bool:
        """Go on with the game in *path*. On an error the game on the table stays."""
        try:
            board = open_save(path)
        except SolitaireError as error:
            return self.refuse(str(error))
        return self._replace(board, path, self._loaded(path))

    @staticmethod
    def _loaded(path: Path) -> str:
        return _("Loaded {name}.").format(name=path.stem)

    def _replace(self, board: Board, path: Path | None, message: str, keep: bool = True) -> bool:
        self.pause()
        if keep:
            self._keep()
        self._put_on_table(board, path)
        self._keep()
        self.message, self.refused = message, False
        self._offer()
        self._warn()
        self._tell(Event("loaded"))
        return True

    def _put_on_table(self, board: Board, path: Path | None) -> None:
        """Begin with *board*, out of the file *path* if it is one that Save may write to."""
        self.board, self.can_finish = board, False
        self._deals = DealNotes(lambda: self.board.history, path)

    @property
    def path(self) -> Path | None:
        """The file of the game on the table, or None. Every deal of the history has its own."""
        return self._deals.file

    @property
    def unsaved(self) -> bool:
        """Whether something was played that no file holds."""
        return self._deals.unsaved

    # --- time and words -------------------------------------------------------------------------

    def tick(self) -> None:
        """Count the time since the last tick; front ends call it about once a second while someone plays."""
        self.board.elapsed += self._clock.tick()
        if self._retries or self.board.elapsed - self._kept_at > KEEP_TIME_EVERY:
            self._keep()

    @property
    def running(self) -> bool:
        """Whether the clock counts just now."""
        return self._clock.running

    @property
    def ticks(self) -> bool:
        """Whether ``tick`` has something to do: to count time, or to try again to keep the game."""
        return self.running or self._retries

    @property
    def _retries(self) -> bool:
        return self._progress is not None and self._progress.retries

    def pause(self) -> None:
        """Stop the clock: the window is hidden, a dialog is open, the player said so."""
        self.board.elapsed += self._clock.stop()

    def resume(self) -> None:
        """Let the clock run if a game is under way."""
        if self.board.history.moves and not self.won and not self.board.outcome:
            self._clock.start()

    def close(self) -> None:
        """Keep the game with its time and give the folder back: the program ends."""
        self.pause()
        self._keep()
        if self._progress:
            self._progress.close()

    def take_over(self) -> bool:
        """Keep the games from now on although another program does, and go on with its game."""
        if self._progress is None or not self._progress.take_over():
            return self.refuse(
                self._progress.trouble if self._progress else Phrase("Games are not being kept here.")
            )
        board = self._progress.latest()
        if board is None:
            self._keep()
            return self.say(Phrase("This window keeps the games now."))
        try:
            self._progress.make_way(self.board, board)
        except (SolitaireError, OSError) as error:
            return self.refuse(str(error))
        welcome = _("{game}: your game goes on here.").format(game=_(board.title))
        return self._replace(board, None, welcome, keep=False)

    @property
    def keeps(self) -> bool:
        """Whether the game on the table is on disk and comes back by itself the next time."""
        return self._progress is not None and not self._progress.trouble

    @property
    def trouble(self) -> str:
        """Why the game in progress is not being kept, in one sentence; empty when it is."""
        return _(self._progress.trouble) if self._progress else ""

    def _keep(self) -> None:
        """Write the game in progress, before anybody sees what the last command did."""
        if self._progress is None:
            return
        before = self._progress.trouble
        self._progress.keep(self.board)
        self._kept_at = self.board.elapsed
        if before and not self._progress.trouble:
            self.say(Phrase("The game is being saved again."))

    def _offer(self) -> None:
        """Say it when collecting has just become enough to win; ``can_finish`` tells as long as it is so."""
        before, self.can_finish = self.can_finish, self.board.canFinish()
        if self.can_finish and not before:
            self._add(_(CAN_FINISH))

    def _warn(self) -> None:
        """Add what was done with another game; say why this one is not being kept if nothing else is said."""
        if self._progress and self._progress.notice:
            self._add(self._progress.notice)
            self._progress.notice = ""
        if self.trouble and not self.message:
            self.message, self.refused = self.trouble, True

    def _add(self, sentence: str) -> None:
        """Say one more sentence after what is said already."""
        end = "." if self.message and self.message[-1] not in ".!?" else ""
        self.message = f"{self.message}{end} {sentence}".strip()

    def say(self, message: str) -> bool:
        """Show *message*, in the language of the player if it is a Phrase or known; True."""
        self.message, self.refused = _(message), False
        self._tell(Event("said"))
        return True

    def refuse(self, reason: str) -> bool:
        """Show why something was not done; False."""
        self.message, self.refused = _(reason), True
        self._tell(Event("refused"))
        return False

    def _do(self, kind: str, act: Callable[[], tuple[Step, ...]], keep_file: bool = True) -> bool:
        self.tick()
        file = self.path if keep_file else None
        try:
            steps = act()
        except SolitaireError as error:
            return self.refuse(str(error))
        self.message, self.refused = "", False
        if kind == "dealt":
            self._deals.dealt(file)
        self._run_clock()
        self._keep()
        self._offer()
        self._warn()
        self._tell(Event(kind, steps))
        return True

    def _run_clock(self) -> None:
        outcome = _(self.board.outcome)
        if self.won or outcome:
            self.pause()
            won = n_("Won in {number} move.", "Won in {number} moves.", self.board.history.moves)
            self.message = outcome or won
        elif self.board.history.moves:
            self.resume()
            if self.board.isOver():
                self.message = _(NO_MOVE_LEFT)
        else:
            self._clock.stop()

    def _tell(self, event: Event) -> None:
        for listener in self._listeners:
            listener(event)
