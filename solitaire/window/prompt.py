"""Prompt: a dialog that asks for one line of text, and says what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable

from solitaire.play.language import _

from .boxes import Box
from .buttons import ButtonGroup
from .canvas import Canvas
from .dialogs import Dialog
from .fields import Field
from .theme import Sizes, Theme
from .widgets import Button

__all__ = ["Prompt"]


class Prompt(Dialog):
    """A word of help, a field, and a button that does something with the text."""

    def __init__(
        self, title: str, verb: str, act: Callable[[str], str], close: Callable[[], object], text: str = ""
    ) -> None:
        """*act* takes the text and answers what is wrong with it; with nothing wrong the prompt closes."""
        super().__init__(close)
        self.title = title
        self.words = ""
        self.trouble = ""
        self.field = Field(text, 400)
        self._act = act
        self.row = [
            Button(verb, self.done, outlined=True),
            Button(_("Cancel"), close, outlined=True),
        ]
        self.group = ButtonGroup(self.row)

    def done(self) -> None:
        """Take the text."""
        self.trouble = self._act(self.field.text)
        if not self.trouble:
            self.close()

    def extent(self, sizes: Sizes) -> tuple[float, float]:
        """Room for one field and one or two lines."""
        return sizes.font * 36, sizes.title * 2 + sizes.font * 12.5

    def arrange(self, area: Box, sizes: Sizes) -> None:
        """Place the field."""
        super().arrange(area, sizes)
        inner = self.content(sizes)
        self.field.box = Box(inner.x, inner.y + sizes.font * 1.6, inner.w, sizes.title * 2.1)

    def paint_content(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """The word of help, the field, the trouble."""
        inner = self.content(sizes)
        line = Box(inner.x, inner.y, inner.w, sizes.font * 1.4)
        canvas.label(self.words, line, sizes.small, theme.dim)
        self.field.paint(canvas, sizes, theme)
        top = self.field.box.bottom + sizes.pad * 0.5
        canvas.lines(self.trouble, Box(inner.x, top, inner.w, inner.bottom - top), sizes.small, theme.refused)

    def type(self, text: str) -> None:
        """Signs for the field; a line end is none."""
        signs = "".join(sign for sign in text if sign.isprintable())
        if signs:
            self.group.focus_on(None)
            self.field.type(signs)
            self.trouble = ""

    def key(self, pressed: str) -> bool:
        """Enter takes the text; signs and arrows are left to the field."""
        if pressed == "Enter" and self.group.focus is None:
            self.done()
        elif self.group.focus is None and self.field.key(pressed):
            self.trouble = ""
        elif len(pressed.removeprefix("Shift+")) == 1 or (pressed == "Space" and self.group.focus is None):
            return True
        else:
            return super().key(pressed)
        return True
