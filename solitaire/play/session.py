"""Session: one player at one board. Window and console give it commands and show what it says."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from solitaire.games.registry import find_game, game_of_code
from solitaire.model.deals import new_seed
from solitaire.model.errors import BadDealCode, SolitaireError
from solitaire.model.moves import COLLECT, Move, Step
from solitaire.model.phrase import Phrase
from solitaire.model.verdict import Verdict

from .language import _
from .progress import has_ended
from .saves import open_save
from .sitting import CAN_FINISH, NO_MOVE_LEFT, Event, Sitting
from .watched import Watch, watched

__all__ = ["CAN_FINISH", "NO_MOVE_LEFT", "Event", "Session"]


@watched(
    "play", "point", "click", "send", "collect", "undo", "redo",
    "new_deal", "same_deal", "deal_code", "switch_game", "save", "load", "take_over",
)  # fmt: skip
class Session(Sitting):
    """The commands of a player. None of them raises for what a player can do wrong:
    they return False, and ``message`` says why in one sentence. ``watch``, when set, runs each of them:
    see tracing.py.
    """

    watch: Watch | None = None

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
        if not board.canUndo(self._player) and self._may_leave_deal():
            board.undoDeal()
            return ()
        return board.undo(self._player)

    def _may_leave_deal(self) -> bool:
        """Whether there is a deal before, and the player has made no move since."""
        history = self.board.history
        played = history.entries[self._deals.number : history.cursor]
        return history.dealBefore and all(entry.memento[0]["turn"] != self.seat for entry in played)

    @property
    def can_undo(self) -> bool:
        """Whether ``undo`` has something to take back that this player may."""
        return bool(self.board.canUndo(self._player)) or self._may_leave_deal()

    def redo(self) -> bool:
        """Make again what was taken back; a deal comes with the time that was played on it."""

        def again() -> tuple[Step, ...]:
            deal = self._deals.number
            steps = self.board.redo()
            if self._deals.number != deal:
                self.board.elapsed = self._deals.time
            return steps

        return self._do("redone", again)

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
        if kept and kept.history.moves and not has_ended(kept):
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

    # --- saved games ----------------------------------------------------------------------------

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
