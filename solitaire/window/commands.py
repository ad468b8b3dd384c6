"""Commands: what each name of the key table does. Buttons and keys come here alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .code_dialog import CodeDialog
from .dialogs import Dialog
from .help_panel import HelpPanel
from .options_panel import OptionsPanel
from .picker import Picker

if TYPE_CHECKING:
    from .screen import Screen

__all__ = ["Commands"]


class Commands:
    """Runs a command on a screen. Every one goes through the session."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        session = screen.session
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
            "open": (Picker, lambda: Picker(session, screen.deck, screen.close)),
            "code": (CodeDialog, lambda: CodeDialog(session, screen.close)),
            "options": (OptionsPanel, lambda: OptionsPanel(session, screen.close)),
            "help": (HelpPanel, lambda: HelpPanel(session, screen.close)),
        }

    @property
    def names(self) -> set[str]:
        """The commands that need no keyboard focus."""
        return {*self._games, *self._dialogs, "bar", "cancel", "fullscreen", "quit"}

    def run(self, name: str) -> None:
        """Do the command. One that changes the game closes a dialog first."""
        screen = self._screen
        screen.motion.finish()
        if name in self._games:
            self._leave_dialog(name)
            self._games[name]()
        elif name in self._dialogs:
            self._toggle(*self._dialogs[name])
        elif name in ("fullscreen", "quit"):
            screen.window_command(name)
        elif name == "bar":
            screen.buttons.step(1)
        elif name == "cancel":
            self._cancel()
        elif screen.dialog is None and not screen.keyboard.command(name):
            screen.buttons.step(1)  # upwards out of the table are the buttons
        screen.changed()

    def _leave_dialog(self, name: str) -> None:
        keeps = isinstance(self._screen.dialog, OptionsPanel) and name in ("undo", "redo")
        if self._screen.dialog is not None and not keeps and not self._screen.session.won:
            self._screen.close()

    def _toggle(self, kind: type[Dialog], make: Callable[[], Dialog]) -> None:
        was_open = isinstance(self._screen.dialog, kind)
        if was_open:
            self._screen.close()
        else:
            self._screen.open(make())

    def _cancel(self) -> None:
        screen = self._screen
        screen.pointer.reset()
        if not screen.hands.cancel():
            screen.keyboard.active = False

    def _draw(self) -> None:
        """Click the first cell that acts by itself."""
        session = self._screen.session
        letter = next((letter for letter in session.board.cells if session.board.clickMove(letter)), None)
        if letter:
            session.click(letter)
