"""Win screen: the game is won; the figures, and what comes next."""

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

__all__ = ["WinScreen"]


class WinScreen(Dialog):
    """It comes with the last card and goes with an undo."""

    dims = False

    def __init__(self, session: Session, run: Callable[[str], object], close: Callable[[], object]) -> None:
        super().__init__(close)
        self.session = session
        self.row = [
            Button(_("Undo"), lambda: run("undo"), "undo", outlined=True),
            Button(_("Same Deal"), lambda: run("same"), "same", outlined=True),
            Button(_("New Deal"), lambda: run("new"), "new", outlined=True, chosen=lambda: True),
        ]
        self.group = ButtonGroup(self.row)
        self.group.focus_on(2)

    def extent(self, sizes: Sizes) -> tuple[float, float]:
        """A small panel."""
        return sizes.font * 32, sizes.font * 15.5

    def facts(self) -> list[tuple[str, str]]:
        """Time, moves, and what the game counts."""
        board = self.session.board
        own = [(_(fact.label), _(fact.value)) for fact in board.status()[:1]]
        return [(_("Time"), clock_text(board.elapsed)), (_("Moves"), str(board.history.moves)), *own]

    def paint_content(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """A crown, the good news, the figures."""
        inner = self.content(sizes)
        side = inner.h * 0.3
        canvas.icon("crown", Box(inner.x, inner.y, inner.w, side), theme.chosen)
        head = Box(inner.x, inner.y + side, inner.w, inner.h * 0.28)
        size = min(round(sizes.title * 1.25), max(10, int(head.h * 0.8)))
        canvas.label(_("You have won!"), head, size, theme.text, bold=True, align=0.5)
        facts = self.facts()
        width = inner.w / len(facts)
        for number, (label, value) in enumerate(facts):
            box = Box(inner.x + number * width, head.bottom, width, inner.h * 0.2)
            canvas.label(value, box, sizes.title, theme.text, bold=True, align=0.5)
            canvas.label(label, box.moved(0, inner.h * 0.2), sizes.small, theme.dim, align=0.5)
