"""Options panel: the rules that the game offers, each a row of choices."""

from __future__ import annotations

from collections.abc import Callable

from solitaire.model.options import Option, Value
from solitaire.play.session import Session

from .boxes import Box
from .buttons import ButtonGroup
from .canvas import Canvas
from .dialogs import Dialog
from .lettering import text_width
from .theme import Sizes, Theme
from .widgets import Button

__all__ = ["OptionsPanel"]


class OptionsPanel(Dialog):
    """Choosing deals a new game under the changed rule; undo brings the old one back."""

    title = "Options"
    note = "A change deals a new game. Undo brings the old one back."

    def __init__(self, session: Session, close: Callable[[], object]) -> None:
        super().__init__(close)
        self.session = session
        self.lines = [
            (option, [self._choice(option, choice.value, choice.label) for choice in option.choices])
            for option in session.board.optionSpecs
        ]
        self.group = ButtonGroup([button for _, buttons in self.lines for button in buttons] + self.row)
        self.places: list[tuple[str, Box]] = []

    def _choice(self, option: Option, value: Value, label: str) -> Button:
        def choose() -> None:
            if self.session.board.options[option.key] != value:
                self.session.new_deal(**{option.key: value})

        chosen = lambda: self.session.board.options[option.key] == value  # noqa: E731
        return Button(label[:1].upper() + label[1:], choose, chosen=chosen, outlined=True)

    def _stacked(self, sizes: Sizes, width: float) -> bool:
        """Whether the words stand above their choices because the window is narrow."""
        words = max((text_width(option.label, sizes.font) for option, _ in self.lines), default=0)
        chips = max((self._length(buttons, sizes) for _, buttons in self.lines), default=0)
        return words + chips + 8 * sizes.pad > width

    @staticmethod
    def _length(buttons: list[Button], sizes: Sizes) -> float:
        return sum(button.width(sizes) + sizes.pad for button in buttons)

    def extent(self, sizes: Sizes) -> tuple[float, float]:
        """A line for each option."""
        words = max((text_width(option.label, sizes.font) for option, _ in self.lines), default=0)
        chips = max((self._length(buttons, sizes) for _, buttons in self.lines), default=0)
        lines = len(self.lines) * sizes.font * 2.9
        rest = sizes.title * 3.6 + self.row_height(sizes) + 6 * sizes.pad
        return words + chips + 9 * sizes.pad, lines + rest

    def arrange(self, area: Box, sizes: Sizes) -> None:
        """Place the choices of every option."""
        super().arrange(area, sizes)
        inner, self.places = self.content(sizes), []
        stacked = self._stacked(sizes, self.panel.w)
        step = (inner.h - sizes.font * 1.6) / max(1, len(self.lines))
        for number, (option, buttons) in enumerate(self.lines):
            top = inner.y + number * step
            high = min(sizes.font * 2.1, step * (0.52 if stacked else 0.9))
            length = self._length(buttons, sizes)
            squeeze = min(1.0, inner.w / length)
            x = inner.x if stacked else inner.right - length + sizes.pad
            y = top + step - high if stacked else top
            self.places.append((option.label, Box(inner.x, top, inner.w, step - high if stacked else high)))
            for button in buttons:
                wide = button.width(sizes) * squeeze
                button.box = Box(x, y, wide, high).rounded()
                x += wide + sizes.pad * squeeze

    def paint_content(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """The words of the options, and what a choice does."""
        for label, box in self.places:
            canvas.label(label, box, min(sizes.font, int(box.h)), theme.text)
        inner = self.content(sizes)
        note = Box(inner.x, inner.bottom - sizes.font * 1.4, inner.w, sizes.font * 1.4)
        canvas.label(self.note, note, sizes.small, theme.dim)
