"""Stage: all that the window shows, without a window: table, bars, dialogs, and what the session changes."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from solitaire.play.hand_order import HandOrder
from solitaire.play.session import Event, Session
from solitaire.play.settings import Settings

from .bars import TopBar
from .boxes import Box
from .buttons import ButtonGroup
from .class_view import ClassView
from .clipboard import Clipboard
from .commands import Commands
from .dialogs import Dialog
from .endings import Endings
from .flights import flight_of
from .hands import Hands
from .hover import Hover
from .journal import Journal
from .keyboard import Keyboard
from .layout import HandView, Layout
from .log_panel import LogPanel
from .look import look_of
from .motion import Motion, seconds_of
from .news import hint_of
from .notes import Notes
from .options_panel import OptionsPanel
from .owner_panel import OwnerPanel, is_contested
from .pointer import Pointer
from .status_bar import StatusBar
from .theme import sizes_for
from .tips import Tips
from .turns import Turns

__all__ = ["Stage"]

_CHANGES = {"moved", "undone", "redone", "dealt", "loaded"}


class Stage:
    """One session as a player sees it. Coordinates are pixels from the top left corner.

    ``on_change`` is called when a new picture is due; ``later`` runs a function after some seconds.
    The window that shows the screen sets both, ``window_command`` for full screen and quitting,
    ``clipboard``, and ``spoken`` for words that a terminal should say too.
    """

    def __init__(
        self,
        session: Session,
        motion: float | None = None,
        now: Callable[[], float] = time.monotonic,
        size: tuple[int, int] = (1280, 800),
        settings: Settings | None = None,
    ) -> None:
        """*motion*: seconds for a card's way; without it the settings decide."""
        self.session = session
        self.settings = settings or Settings()
        self.now = now
        self.on_change: Callable[[], None] = lambda: None
        self.later: Callable[[float, Callable[[], None]], None] = lambda seconds, act: None
        self.window_command: Callable[[str], None] = lambda name: None
        self.clipboard = Clipboard()
        self.spoken: Callable[[str], None] = lambda words: None
        self.stale = {"felt", "table", "air", "front"}
        self.look = look_of(session.board, self.settings)
        self.order = HandOrder(self.settings.hand_sorting)
        self.hands = Hands(self)
        self.pointer = Pointer(self.hands)
        self.keyboard: Keyboard = Keyboard(self.hands)
        self._seconds = motion
        self.motion = Motion(seconds_of(self.settings) if motion is None else motion)
        self.endings: Endings = Endings(self)
        self.turns = Turns(self)
        self.log: LogPanel = LogPanel(Journal(session, self.settings, self.turns.companions))
        self.commands: Commands = Commands(self)
        self.class_view: ClassView = ClassView(self)
        self._make_bars()
        self.tips, self.notes, self.hover = Tips(self), Notes(self), Hover(self)
        self.dialog: Dialog | None = None
        self._rests = False
        self.resize(*size)
        session.listen(self._heard)
        self.settings.listen(self._set)
        self._told = ""
        self._tell_trouble()
        if is_contested(session):
            self.open(OwnerPanel(session, self.close))
        self.endings.begin()

    # --- settings -------------------------------------------------------------------------------

    def _make_bars(self) -> None:
        """The bars, in the language of this moment and for the game on the table."""
        self.bar = TopBar(self.session, self.commands.run)
        self.status = StatusBar(self.session, self.settings, self.commands.run)
        self.class_view.speak()
        self.buttons = ButtonGroup([*self.bar.buttons, *self.class_view.buttons, *self.status.buttons])

    def _set(self, key: str) -> None:
        """A setting was changed: it holds at once."""
        if key.startswith("window_"):
            return
        if key == "language":
            self.session.message = ""
            self._make_bars()
            if isinstance(self.dialog, OptionsPanel):
                self.dialog.speak()
        elif key == "hand_sorting":
            self.order.sorting = self.settings.hand_sorting
        self.motion.finish()
        self.motion.seconds = seconds_of(self.settings) if self._seconds is None else self._seconds
        self._arrange()
        self._tell_trouble()
        self.changed()

    def _tell_trouble(self) -> None:
        """Say, once, what is wrong with the settings on disk."""
        trouble, told = self.settings.trouble, self._told
        self._told = trouble
        if trouble and trouble != told:
            self.session.refuse(trouble)

    # --- geometry -------------------------------------------------------------------------------

    def resize(self, width: int, height: int, ratio: float = 1.0) -> None:
        """The window has this size in pixels, and this many pixels to a point."""
        self.pointer.reset()
        self.motion.finish()
        self.notes.hide()
        self.window, self.ratio = Box(0, 0, max(1, width), max(1, height)), ratio
        self.pointer.points = ratio
        self._arrange()
        self.stale.add("felt")
        self.changed()

    def _arrange(self) -> None:
        width, height = self.window.w, self.window.h
        self.sizes = sizes_for(width, height, self.ratio)
        self.bar.arrange(width, self.sizes)
        self.status.arrange(width, height, self.sizes)
        top = self.sizes.bar
        self.area = Box(0, top, width, max(1, height - top - self.sizes.status))
        beside_log = self.log.arrange(self.area, self.sizes, self.session.board.companions)
        self.table_area = self.class_view.arrange(beside_log, self.sizes)
        self.lay_out()
        if self.dialog:
            self.dialog.arrange(self.area, self.sizes)

    def lay_out(self) -> None:
        """Derive the layout anew from the board."""
        self.look = look_of(self.session.board, self.settings)
        hand = HandView(self.session.seat, self.order, self.settings.show_hands, self.hands.chosen)
        view, board = self.class_view, self.session.board
        room, between = view.table_room(self.table_area, self.sizes), view.row_gap(self.sizes)
        self.layout = Layout(board, room, self.settings.mirror, hand, between)

    # --- what input needs (hands.Table) ----------------------------------------------------------

    def changed(self, only: str = "") -> None:
        """Ask for a new picture of everything, or of one layer only."""
        self.stale |= {only} if only else {"table", "air", "front"}
        self.on_change()

    def glide_from(self, boxes: Mapping[int, Box]) -> None:
        """Show cards at these places and let them glide home."""
        home = {spot.card.id: spot.box for spot in self.layout.spots if spot.card.id in boxes}
        self.motion.start({**self.positions(), **boxes}, home, self.now())
        self.changed()

    def positions(self) -> dict[int, Box]:
        """Where every card is shown now, by card id."""
        lying = {spot.card.id: spot.box for spot in self.layout.spots}
        held = self.hands.held.boxes if self.hands.held else {}
        return {**lying, **self.motion.boxes(self.now()), **held}

    # --- what the session says ------------------------------------------------------------------

    def _heard(self, event: Event) -> None:
        self.keyboard.moved = False
        if event.kind in _CHANGES:
            before, old = self.positions(), self.layout
            if event.kind == "loaded":
                self._rests = False
                self._make_bars()
            gone = [card.id for step in event.steps for card in step.cards]
            self._arrange()
            self.pointer.settle(gone, afresh=event.kind in ("dealt", "loaded"))
            self._glide(event, old, before)
            self.endings.follow()
            self.turns.follow()
        self.status.arrange(self.window.w, self.window.h, self.sizes)
        if event.kind in ("refused", "said"):
            self.notes.follow_message()
        self.changed()

    def _glide(self, event: Event, old: Layout, before: Mapping[int, Box]) -> None:
        self.motion.finish()
        if event.kind != "loaded":
            flight = flight_of(event, old, self.layout, before)
            held = self.hands.held.boxes if self.hands.held else {}
            after = {card: box for card, box in flight.after.items() if card not in held}
            self.motion.start(flight.before, after, self.now(), flight.turned, flight.delays)

    # --- dialogs --------------------------------------------------------------------------------

    def open(self, dialog: Dialog) -> None:
        """Show a dialog instead of the one that is open. The clock rests meanwhile."""
        self.pointer.reset()
        self.hands.let_go()
        self.buttons.focus_on(None)
        self.rest()
        self.dialog = dialog
        dialog.arrange(self.area, self.sizes)
        self.changed()

    def close(self) -> None:
        """Back to the table."""
        self.dialog = None
        self.go_on()
        self.changed()

    def say(self, words: str) -> None:
        """Say something in words, in the status bar and for a screen reader of the terminal."""
        self.session.say(words)
        self.spoken(words)

    def rest(self) -> None:
        """Stop the clock: the table is not in sight."""
        self._rests = self._rests or self.session.running
        self.session.pause()

    def go_on(self) -> None:
        """Let the clock run again if it ran before, and nothing else covers the table."""
        if self._rests and self.dialog is None:
            self._rests = False
            self.session.resume()
        self.endings.offer()
        self.turns.follow()

    @property
    def hint(self) -> str:
        """What the status bar says while there is no message."""
        return hint_of(self)
