"""Match panel: a match is over; how it ended, the score sheet, and what comes next."""

from __future__ import annotations

from collections.abc import Callable

from solitaire.play.language import _
from solitaire.play.session import Session
from solitaire.play.settings import Settings

from .boxes import Box
from .buttons import ButtonGroup
from .canvas import Canvas
from .lettering import wrapped
from .sheet_panel import SheetPanel
from .theme import Sizes, Theme
from .widgets import Button

__all__ = ["MatchPanel"]


class MatchPanel(SheetPanel):
    """It comes with the end of a game that has an outcome in words, and goes with the next game."""

    def __init__(
        self, session: Session, settings: Settings, run: Callable[[str], object], close: Callable[[], object]
    ) -> None:
        super().__init__(session, settings, close)
        self.outcome = _(session.board.outcome)
        self.won = session.won
        self.title = _("You have won!") if self.won else _("The match is over")
        self.row = [
            Button(_("Close"), close, outlined=True),
            Button(_("Saved Games"), lambda: run("open"), "open", outlined=True),
            Button(_("Same Deal"), lambda: run("same"), "same", outlined=True),
            Button(_("New Match"), lambda: run("new"), "new", outlined=True, chosen=lambda: True),
        ]
        self.group = ButtonGroup(self.row)
        self.group.focus_on(len(self.row) - 1)

    def _lead(self, sizes: Sizes) -> float:
        room = self.panel.w - 5 * sizes.pad if self.panel.w else 38 * sizes.font
        return sizes.font * (0.6 + 1.4 * len(wrapped(self.outcome, room, sizes.font)[:2]))

    def paint_content(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """A crown for a match that was won, the outcome, the sheet."""
        inner = self.content(sizes)
        line = Box(inner.x, inner.y, inner.w, sizes.font * 1.5)
        if self.won:
            side = sizes.title * 1.4
            place = Box(self.panel.right - 2.5 * sizes.pad - side, self.panel.y + sizes.pad, side, side)
            canvas.icon("crown", place, theme.chosen)
        for number, words in enumerate(wrapped(self.outcome, inner.w, sizes.font)[:2]):
            canvas.label(words, line.moved(0, number * sizes.font * 1.4), sizes.font, theme.text)
        super().paint_content(canvas, sizes, theme)
