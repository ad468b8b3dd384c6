"""Code dialog: deal the game of a typed deal code."""

from __future__ import annotations

from collections.abc import Callable

from solitaire.play.session import Session

from .boxes import Box
from .buttons import ButtonGroup
from .canvas import Canvas
from .dialogs import Dialog
from .theme import Sizes, Theme
from .widgets import Button, Field

__all__ = ["CodeDialog"]


class CodeDialog(Dialog):
    """A field for the code, and what is wrong with a code that cannot be dealt."""

    title = "Deal by code"

    def __init__(self, session: Session, close: Callable[[], object]) -> None:
        super().__init__(close)
        self.session = session
        self.field = Field()
        self.trouble = ""
        self.row = [Button("Deal", self.deal, outlined=True), Button("Close", close, outlined=True)]
        self.group = ButtonGroup(self.row)

    def deal(self) -> None:
        """Deal the typed code and close, or say why not."""
        if self.session.deal_code(self.field.text):
            self.close()
        else:
            self.trouble = self.session.message

    def extent(self, sizes: Sizes) -> tuple[float, float]:
        """Room for one field and one or two lines."""
        return sizes.font * 36, sizes.title * 2 + sizes.font * 12.5

    def arrange(self, area: Box, sizes: Sizes) -> None:
        """Place the field."""
        super().arrange(area, sizes)
        inner = self.content(sizes)
        self.field.box = Box(inner.x, inner.y + sizes.font * 1.6, inner.w, sizes.title * 2.1)

    def paint_content(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """A word of help, the field, the trouble."""
        inner = self.content(sizes)
        line = Box(inner.x, inner.y, inner.w, sizes.font * 1.4)
        deal = self.session.board.deal
        words = f"The code of the deal on the table is {deal.words}." if deal else ""
        canvas.label(words, line, sizes.small, theme.dim)
        self.field.paint(canvas, sizes, theme)
        top = self.field.box.bottom + sizes.pad * 0.5
        canvas.lines(self.trouble, Box(inner.x, top, inner.w, inner.bottom - top), sizes.small, theme.refused)

    def type(self, text: str) -> None:
        """A sign for the field."""
        if text.isprintable():
            self.field.type(text.upper())
            self.trouble = ""

    def key(self, pressed: str) -> bool:
        """Enter deals; the arrows are left to the field."""
        if pressed == "Enter" and self.group.focus is None:
            self.deal()
        elif pressed == "Backspace":
            self.field.erase()
        elif len(pressed) == 1 or pressed == "Space":
            return True
        else:
            return super().key(pressed)
        return True
