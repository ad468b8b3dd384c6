"""Sitting: one player before one board: the clock, what is kept on disk, and who is told of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from solitaire.model.board import Board
from solitaire.model.errors import SolitaireError
from solitaire.model.moves import COLLECT, Step
from solitaire.model.phrase import Phrase

from .clock import Clock
from .deal_notes import DealNotes
from .language import _, n_
from .progress import Progress, has_ended
from .saves import SavesFolder

__all__ = ["CAN_FINISH", "NO_MOVE_LEFT", "Event", "Sitting"]

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


class Sitting:
    """What the commands of a session stand on: ``board`` is on the table, ``message`` is what was said last,
    ``refused`` whether it says why something was not done. It makes no move by itself.
    """

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

    @property
    def won(self) -> bool:
        """Whether the game on the table is won."""
        return self.board.checkWin()

    @property
    def ended(self) -> bool:
        """Whether the game on the table is won, or a match has its outcome."""
        return has_ended(self.board)

    @staticmethod
    def _welcome(board: Board) -> str:
        goes_on = board.history.moves and not has_ended(board)
        text = _("{game}: your game goes on.") if goes_on else "{game}"
        return text.format(game=_(board.title))

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
        if self.board.history.moves and not self.ended:
            self._clock.start()

    def close(self) -> None:
        """Keep the game with its time and give the folder back: the program ends."""
        self.pause()
        self._keep()
        if self._progress:
            self._progress.close()

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
