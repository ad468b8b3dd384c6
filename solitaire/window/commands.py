"""Commands: what each name of the key table does. Buttons and keys come here alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .code_dialog import CodeDialog
from .dialogs import Dialog
from .games_panel import GamesPanel
from .help_panel import HelpPanel
from .options_panel import OptionsPanel
from .picker import Picker

if TYPE_CHECKING:
    from .stage import Stage

__all__ = ["Commands"]


class Commands:
    """Runs a command on a stage. Every one goes through the session."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        session = stage.session
        self._games: dict[str, Callable[[], object]] = {
            "new": session.new_deal,
            "same": session.same_deal,
            "undo": session.undo,
            "redo": session.redo,
            "save": session.save,
            "draw": self._draw,
            "collect": session.collect,
        }
        self._dialogs: dict[str, tuple[type[Dialog], Callable[[], Dialog]]] = {
            "games": (GamesPanel, lambda: GamesPanel(session, stage.close)),
            "open": (Picker, lambda: Picker(session, stage.settings, stage.close)),
            "code": (CodeDialog, lambda: CodeDialog(session, stage.close)),
            "options": (OptionsPanel, lambda: OptionsPanel(session, stage.close)),
            "help": (HelpPanel, lambda: HelpPanel(session, stage.close)),
        }

    @property
    def names(self) -> set[str]:
        """The commands that need no keyboard focus."""
        return {*self._games, *self._dialogs, "bar", "cancel", "fullscreen", "quit"}

    def run(self, name: str) -> None:
        """Do the command. One that changes the game closes a dialog first."""
        stage = self._stage
        stage.motion.finish()
        if name in self._games:
            self._leave_dialog(name)
            self._games[name]()
        elif name in self._dialogs:
            self._toggle(*self._dialogs[name])
        elif name in ("fullscreen", "quit"):
            stage.window_command(name)
        elif name == "bar":
            stage.buttons.step(1)
        elif name == "cancel":
            self._cancel()
        elif stage.dialog is None and not stage.keyboard.command(name):
            stage.buttons.step(1)  # upwards out of the table are the buttons
        stage.changed()

    def _leave_dialog(self, name: str) -> None:
        keeps = isinstance(self._stage.dialog, OptionsPanel) and name in ("undo", "redo")
        if self._stage.dialog is not None and not keeps and not self._stage.session.won:
            self._stage.close()

    def _toggle(self, kind: type[Dialog], make: Callable[[], Dialog]) -> None:
        was_open = isinstance(self._stage.dialog, kind)
        if was_open:
            self._stage.close()
        else:
            self._stage.open(make())

    def _cancel(self) -> None:
        stage = self._stage
        stage.pointer.reset()
        if not stage.hands.cancel():
            stage.keyboard.active = False

    def _draw(self) -> None:
        """Click the first cell that acts by itself."""
        session = self._stage.session
        letter = next((letter for letter in session.board.cells if session.board.clickMove(letter)), None)
        if letter:
            session.click(letter)
