"""Pause panel: the cards are covered and the clock rests until the player goes on."""

from __future__ import annotations

from collections.abc import Callable

from solitaire.play.language import _
from solitaire.play.session import Session
from solitaire.play.words import clock_text

from .boxes import Box
from .buttons import ButtonGroup
from .canvas import Canvas
from .dialogs import Dialog
from .theme import Sizes, Theme
from .widgets import Button

__all__ = ["PausePanel"]


class PausePanel(Dialog):
    """Only going on, saving and leaving are possible here."""

    allows = frozenset({"pause", "save", "quit", "fullscreen", "mute", "trouble"})
    covers = True

    def __init__(self, session: Session, run: Callable[[str], object], close: Callable[[], object]) -> None:
        super().__init__(close)
        self.session = session
        self.row = [
            Button(_("Quit"), lambda: run("quit"), outlined=True),
            Button(_("Save"), lambda: run("save"), "save", outlined=True),
            Button(_("Go on"), close, "play", outlined=True, chosen=lambda: True),
        ]
        self.group = ButtonGroup(self.row)
        self.group.focus_on(2)

    def extent(self, sizes: Sizes) -> tuple[float, float]:
        """A small panel."""
        return sizes.font * 28, sizes.font * 14

    def press(self, x: float, y: float, when: float) -> None:
        """A click beside the panel does nothing: the cards stay covered."""
        self.group.press(x, y)

    def paint_content(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """The word and the time played."""
        inner = self.content(sizes)
        side = inner.h * 0.36
        canvas.icon("pause", Box(inner.x, inner.y, inner.w, side), theme.chosen)
        head = Box(inner.x, inner.y + side, inner.w, inner.h * 0.34)
        canvas.label(_("Paused"), head, min(sizes.title, int(head.h)), theme.text, bold=True, align=0.5)
        words = _("{time} played").format(time=clock_text(self.session.board.elapsed))
        canvas.label(words, head.moved(0, head.h * 0.95), sizes.small, theme.dim, align=0.5)
