"""Commands: what each name of the key table does. Buttons and keys come here alike."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from solitaire.model.moves import Decision
from solitaire.play.language import _
from solitaire.play.seats import seat_names
from solitaire.solver.hints import find_advice, find_hint

from .closed_panel import ClosedPanel
from .code_dialog import CodeDialog
from .dialogs import Dialog
from .games_panel import GamesPanel
from .help_panel import HelpPanel
from .keys import key_of
from .options_panel import OptionsPanel
from .owner_panel import OwnerPanel, is_contested
from .pause_panel import PausePanel
from .picker import Picker
from .prompt import Prompt
from .sheet_panel import SheetPanel
from .telling import Telling

if TYPE_CHECKING:
    from .stage import Stage

__all__ = ["Commands"]


class Commands:
    """Runs a command on a stage. Every one goes through the session."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        session = stage.session
        self._telling = Telling(session, stage.settings)
        self._games: dict[str, Callable[[], object]] = {
            "new": session.new_deal,
            "same": session.same_deal,
            "undo": session.undo,
            "redo": session.redo,
            "save": session.save,
            "draw": self._draw,
            "collect": session.collect,
        }
        self._others: dict[str, Callable[[], object]] = {
            "trouble": self._trouble,
            "classes": lambda: stage.class_view.toggle(),
            "step-on": lambda: stage.class_view.move_step(1),
            "step-back": lambda: stage.class_view.move_step(-1),
            "copy-line": lambda: stage.class_view.copy_line(),
            "hint": self._hint,
            "mute": lambda: self._switch("muted", _("The sound is off."), _("The sound is on.")),
            "colours": self._switch_colours,
            "log": self._switch_log,
            "log-back": lambda: stage.log.scroll(1),
            "log-on": lambda: stage.log.scroll(-1),
            "reasons": self._switch_reasons,
            "sort-rank": lambda: self._sort("rank", _("The hand is sorted by rank.")),
            "sort-suit": lambda: self._sort("suit", _("The hand is sorted by suit.")),
            "say-focus": lambda: stage.say(self._telling.focus(stage.keyboard.focus)),
            "say-move": lambda: stage.say(self._telling.last_move()),
            "say-table": lambda: stage.say(self._telling.table()),
        }
        self._dialogs: dict[str, tuple[type[Dialog], Callable[[], Dialog]]] = {
            "games": (GamesPanel, lambda: GamesPanel(session, stage.close)),
            "open": (Picker, lambda: Picker(session, stage.settings, stage.close, stage.open)),
            "save-as": (Prompt, self._ask_name),
            "code": (CodeDialog, lambda: CodeDialog(session, stage.close)),
            "options": (OptionsPanel, lambda: OptionsPanel(session, stage.settings, stage.close)),
            "closed": (ClosedPanel, lambda: ClosedPanel(session, stage.settings, stage.close)),
            "pause": (PausePanel, lambda: PausePanel(session, self.run, stage.close)),
            "help": (HelpPanel, lambda: HelpPanel(session, stage.close)),
            "sheet": (SheetPanel, stage.endings.sheet),
        }

    @property
    def names(self) -> set[str]:
        """The commands that need no keyboard focus."""
        return {*self._games, *self._dialogs, *self._others, "bar", "cancel", "fullscreen", "quit"}

    def run(self, name: str) -> None:
        """Do the command. One that changes the game closes a dialog first."""
        stage = self._stage
        stage.motion.finish()
        if stage.dialog and stage.dialog.allows is not None and name not in stage.dialog.allows:
            return
        if name in self._others:
            self._others[name]()
        elif name in self._games:
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

    def _switch(self, key: str, on: str, off: str) -> None:
        """Turn a setting over and say so."""
        settings = self._stage.settings
        settings.change(key, not getattr(settings, key))
        self._stage.session.say(on if getattr(settings, key) else off)

    def _switch_colours(self) -> None:
        """Two colours or four; only the French deck comes in both."""
        self._switch("four_colours", _("Four colours."), _("Two colours."))
        session = self._stage.session
        if session.board.deckArt != "french":
            session.say(f"{session.message} {_('This deck keeps its own colours.')}")

    def _switch_log(self) -> None:
        """Show the log, or hide it."""
        stage, shown = self._stage, self._stage.log.shown
        stage.settings.change("show_log", "off" if shown else "on")
        if stage.log.shown == shown:
            stage.session.refuse(_("This game has no log."))

    def _switch_reasons(self) -> None:
        """Let the log say why computer players do what they do, or no longer."""
        self._switch("show_reasons", _("The log gives reasons."), _("The log gives no reasons."))
        if self._stage.settings.show_reasons:
            self._stage.settings.change("show_log", "on")

    def _sort(self, sorting: str, words: str) -> None:
        """Sort the player's hand."""
        stage = self._stage
        cells = stage.session.board.cells.values()
        if any(sorting in cell.sortings for cell in cells):
            stage.order.sorting = sorting
            stage.settings.change("hand_sorting", sorting)
            stage.lay_out()
            stage.session.say(words)
        else:
            stage.session.refuse(_("There is no hand of cards to sort."))

    def _leave_dialog(self, name: str) -> None:
        if isinstance(self._stage.dialog, PausePanel):
            return
        keeps = isinstance(self._stage.dialog, OptionsPanel) and name in ("undo", "redo")
        if self._stage.dialog is not None and not keeps and not self._stage.session.won:
            self._stage.close()

    def _toggle(self, kind: type[Dialog], make: Callable[[], Dialog]) -> None:
        stage = self._stage
        names = seat_names(stage.settings)
        if isinstance(stage.dialog, kind):
            stage.close()
        elif kind is SheetPanel and stage.session.board.scoreSheet(names) is None:
            stage.session.refuse(_("This game has no score sheet."))
        elif kind is ClosedPanel and not stage.session.board.companions:
            stage.session.refuse(_("This game has no melds."))
        else:
            stage.open(make())

    def _cancel(self) -> None:
        stage = self._stage
        stage.pointer.reset()
        if not stage.hands.cancel():
            stage.keyboard.active = False

    def _ask_name(self) -> Dialog:
        session = self._stage.session

        def save(name: str) -> str:
            file = session.saves.path_for(name.strip())
            if os.path.exists(file) and file != session.path:
                taken = _("There is a saved game “{name}” already: choose another name.")
                return taken.format(name=file.stem)
            return "" if session.save(name.strip() or None) else _(session.message)

        return Prompt(_("Save as"), _("Save"), save, self._stage.close, session.file_name)

    def bring_in(self, paths: Sequence[Path]) -> None:
        """Add saved games from elsewhere, and show the list with the last one."""
        stage = self._stage
        picker = Picker(stage.session, stage.settings, stage.close, stage.open)
        troubles = [trouble for path in paths if (trouble := picker.bring_in(path))]
        picker.trouble = troubles[-1] if troubles else ""
        stage.open(picker)

    def _hint(self) -> None:
        """Show a useful move on the table, and say it."""
        stage, board = self._stage, self._stage.session.board
        if stage.dialog:
            return
        advice = self._advice() if board.companions else find_hint(board)
        stage.hands.cancel()
        stage.hands.hinted = advice.move if isinstance(advice, Decision) else advice
        if isinstance(advice, Decision):
            stage.say(f"{self._telling.proposal(advice.move)} {_(advice.why)}")
        elif advice:
            stage.say(self._telling.proposal(advice))
        elif not board.companions:
            stage.session.say(_("No useful move was found: perhaps take something back, or deal again."))

    def _advice(self) -> Decision | None:
        """What a computer player would do with the player's cards; what there is to do instead is said."""
        session, board = self._stage.session, self._stage.session.board
        advice = find_advice(board, session.seat)
        if advice is None:
            offers = [f"{_(action.words)}: {key_of('sheet')}" for action in board.actions()]
            session.say(" ".join(offers) or _(board.outcome) or _("It is not your turn."))
        return advice

    def _trouble(self) -> None:
        """What the sign in the status bar is for."""
        stage = self._stage
        if is_contested(stage.session):
            stage.open(OwnerPanel(stage.session, stage.close))
        else:
            stage.session.refuse(stage.session.trouble)

    def _draw(self) -> None:
        """Click the first cell that acts by itself."""
        session = self._stage.session
        letter = next((letter for letter in session.board.cells if session.board.clickMove(letter)), None)
        if letter:
            session.click(letter)
