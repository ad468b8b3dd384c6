"""Field: one line of text that is typed, with a place where the next sign goes."""

from __future__ import annotations

from .boxes import Box
from .canvas import Canvas
from .lettering import text_width
from .theme import Sizes, Theme

__all__ = ["Field"]


class Field:
    """A text and the place in it. Text that is wider than the box shows the part around that place.

    The text it begins with is selected: typing replaces it, an arrow keeps it.
    """

    def __init__(self, text: str = "", longest: int = 40) -> None:
        self.text = text
        self.place = len(text)
        self.longest = longest
        self.selected = bool(text)
        self.box = Box(0, 0, 0, 0)

    def type(self, text: str) -> None:
        """Put in what was typed; signs that cannot be shown are left out."""
        self._drop_selected()
        signs = "".join(sign for sign in text if sign.isprintable())[: self.longest - len(self.text)]
        self.text = self.text[: self.place] + signs + self.text[self.place :]
        self.place += len(signs)

    def _drop_selected(self) -> bool:
        dropped, self.selected = self.selected, False
        if dropped:
            self.text, self.place = "", 0
        return dropped

    def key(self, pressed: str) -> bool:
        """Move or erase; False for a key that is not the field's."""
        if pressed in ("Backspace", "Delete") and self._drop_selected():
            return True
        if pressed == "Backspace" and self.place:
            self.text = self.text[: self.place - 1] + self.text[self.place :]
            self.place -= 1
        elif pressed == "Delete":
            self.text = self.text[: self.place] + self.text[self.place + 1 :]
        elif pressed in ("Left", "Right"):
            self.place = max(0, min(len(self.text), self.place + (1 if pressed == "Right" else -1)))
        elif pressed in ("Home", "End"):
            self.place = 0 if pressed == "Home" else len(self.text)
        else:
            return pressed == "Backspace"
        self.selected = False
        return True

    def paint(self, canvas: Canvas, sizes: Sizes, theme: Theme, letters: int = 0) -> None:
        """The frame, the text and the place where the next sign goes; *letters*: their size."""
        canvas.rounded(self.box, sizes.radius, theme.bar)
        canvas.rounded(self.box, sizes.radius, theme.focus, sizes.line)
        size = letters or sizes.title
        inner = self.box.grown(-min(sizes.pad, (self.box.h - size * 1.2) / 2))
        inner = Box(self.box.x + sizes.pad, inner.y, self.box.w - 2 * sizes.pad, inner.h)
        shown = self.text[: self.place]
        while shown and text_width(shown, size, True) > inner.w - sizes.pad:
            shown = shown[1:]
        end = inner.x + text_width(shown, size, True) + sizes.line
        if self.selected:
            canvas.rect(Box(inner.x, inner.y, end - inner.x, inner.h), theme.pressed)
        canvas.label(shown + self.text[self.place :], inner, size, theme.text, bold=True)
        canvas.rect(Box(end, inner.y, sizes.line * 1.5, inner.h), theme.chosen)
