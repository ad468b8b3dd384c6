"""Over panel: no move is left; what can be done then."""

from __future__ import annotations

from collections.abc import Callable

from solitaire.play.language import _

from .buttons import ButtonGroup
from .canvas import Canvas
from .dialogs import Dialog
from .theme import Sizes, Theme
from .widgets import Button

__all__ = ["OverPanel"]


class OverPanel(Dialog):
    """It comes when nothing can be done any more, and goes with an undo."""

    def __init__(self, run: Callable[[str], object], close: Callable[[], object]) -> None:
        super().__init__(close)
        self.title = _("No move is left")
        self.row = [
            Button(_("Undo"), lambda: run("undo"), "undo", outlined=True, chosen=lambda: True),
            Button(_("Same Deal"), lambda: run("same"), "same", outlined=True),
            Button(_("New Deal"), lambda: run("new"), "new", outlined=True),
        ]
        self.group = ButtonGroup(self.row)
        self.group.focus_on(0)

    def extent(self, sizes: Sizes) -> tuple[float, float]:
        """A small panel."""
        return sizes.font * 32, sizes.title * 2 + sizes.font * 8

    def paint_content(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """A word of comfort."""
        words = _("Take back some moves and try another way, or deal again.")
        canvas.lines(words, self.content(sizes), sizes.font, theme.dim)
