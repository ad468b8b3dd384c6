"""Bars: the buttons above the table and the status line below it."""

from __future__ import annotations

from collections.abc import Callable

from solitaire.play.session import Session

from .boxes import Box
from .canvas import Canvas
from .keys import key_of, words_of
from .lettering import fitted, text_width
from .theme import Sizes, Theme
from .widgets import Button

__all__ = ["StatusBar", "TopBar", "clock_text"]

# A gap stands between the groups: New is never beside Undo.
_GROUPS = (
    (("new", "new", "New"), ("same", "same", "Same Deal")),
    (("undo", "undo", "Undo"), ("redo", "redo", "Redo")),
    (("save", "save", "Save"), ("open", "open", "Saved Game")),
    (("options", "options", "Options"), ("help", "help", "Help")),
)


class TopBar:
    """Game and deal on the left, the buttons beside them; icons alone where the window is narrow."""

    def __init__(self, session: Session, run: Callable[[str], object]) -> None:
        self.session = session
        self.box = Box(0, 0, 0, 0)
        self.groups = [[self._button(run, *entry) for entry in group] for group in _GROUPS]
        self.buttons = [button for group in self.groups for button in group]
        self._title_room = 0.0

    def _button(self, run: Callable[[str], object], command: str, icon: str, text: str) -> Button:
        tip = f"{words_of(command)}  ·  {key_of(command)}"
        return Button(text, lambda: run(command), icon, tip, self._enabled(command))

    def _enabled(self, command: str) -> Callable[[], bool]:
        if command == "undo":
            return lambda: self.session.board.history.canUndo
        if command == "redo":
            return lambda: self.session.board.history.canRedo
        if command == "options":
            return lambda: bool(self.session.board.optionSpecs)
        return lambda: True

    # --- geometry -------------------------------------------------------------------------------

    def arrange(self, width: float, sizes: Sizes) -> None:
        """Give every button its place in a bar of this width."""
        self.box = Box(0, 0, width, sizes.bar)
        title = text_width(self.session.board.title, sizes.font, True) + 4 * sizes.pad
        code = text_width(self._code, sizes.small) + sizes.pad
        full, short, none = title + code, title, 0.0
        for wordless, room in ((False, full), (False, short), (True, full), (True, short), (True, none)):
            for button in self.buttons:
                button.wordless = wordless
            self._title_room = max(0.0, room - 3 * sizes.pad)
            if room + self._length(sizes) <= width - sizes.pad:
                break
        self._place(width, sizes)

    def _length(self, sizes: Sizes) -> float:
        gaps = 2.2 * sizes.pad * (len(self.groups) - 1)
        return sum(button.width(sizes) for button in self.buttons) + gaps

    def _place(self, width: float, sizes: Sizes) -> None:
        length = self._length(sizes)
        squeeze = min(1.0, (width - 2 * sizes.line) / length)
        x = max(0.0, width - length * squeeze - sizes.pad * squeeze)
        top = round(sizes.bar * 0.13)
        for group in self.groups:
            for button in group:
                wide = button.width(sizes) * squeeze
                button.box = Box(round(x), top, round(x + wide) - round(x), sizes.bar - 2 * top)
                x += wide
            x += 2.2 * sizes.pad * squeeze

    @property
    def _code(self) -> str:
        deal = self.session.board.deal
        return deal.words if deal else ""

    # --- picture --------------------------------------------------------------------------------

    def paint(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """The bar with all its buttons."""
        canvas.rect(self.box, theme.bar)
        canvas.rect(Box(0, self.box.bottom - sizes.line, self.box.w, sizes.line), theme.line)
        self._paint_title(canvas, sizes, theme)
        for number, group in enumerate(self.groups):
            if number:
                x = (self.groups[number - 1][-1].box.right + group[0].box.x) / 2
                canvas.rect(Box(round(x), sizes.bar * 0.28, sizes.line, sizes.bar * 0.44), theme.line)
            for button in group:
                button.paint(canvas, sizes, theme)

    def _paint_title(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        room = self._title_room
        if room <= 0:
            return
        title = fitted(self.session.board.title, room, sizes.font, True)
        box = Box(2 * sizes.pad, 0, room, sizes.bar)
        canvas.label(title, box, sizes.font, theme.text, bold=True)
        used = text_width(title, sizes.font, True) + 1.6 * sizes.pad
        if used + text_width(self._code, sizes.small) <= room + 2 * sizes.pad:
            rest = Box(box.x + used, sizes.line, room + 2 * sizes.pad - used, sizes.bar)
            canvas.label(self._code, rest, sizes.small, theme.dim)


class StatusBar:
    """The last message on the left; moves, the game's own figures and the time on the right."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.box = Box(0, 0, 0, 0)

    def arrange(self, width: float, height: float, sizes: Sizes) -> None:
        """Lie along the lower edge of the window."""
        self.box = Box(0, height - sizes.status, width, sizes.status)

    def facts(self) -> list[tuple[str, str]]:
        """What stands on the right, each with its word."""
        board = self.session.board
        own = [(fact.label, fact.value) for fact in board.status()]
        return [("Moves", str(board.history.moves)), *own, ("Time", clock_text(board.elapsed))]

    def paint(self, canvas: Canvas, sizes: Sizes, theme: Theme, hint: str) -> None:
        """The line; *hint* is shown while there is no message. Figures give way when it is narrow."""
        canvas.rect(self.box, theme.bar)
        canvas.rect(Box(0, self.box.y, self.box.w, sizes.line), theme.line)
        facts = self.facts()
        while len(facts) > 1 and self._length(facts, sizes) > self.box.w * 0.62:
            facts.pop(-2)
        left = self.box.right - self._length(facts, sizes)
        x = left
        for label, value in facts:
            x += canvas.text(label + " ", x, self._line(sizes.small), sizes.small, theme.dim)
            x += canvas.text(value, x, self._line(sizes.small), sizes.small, theme.text, bold=True)
            x += 2.2 * sizes.pad
        self._paint_message(canvas, sizes, theme, hint, left)

    def _paint_message(self, canvas: Canvas, sizes: Sizes, theme: Theme, hint: str, end: float) -> None:
        session = self.session
        box = Box(2 * sizes.pad, self.box.y, end - 4 * sizes.pad, self.box.h)
        colour = theme.refused if session.message and session.refused else theme.text
        canvas.label(session.message or hint, box, sizes.small, colour)

    def _line(self, size: int) -> float:
        return self.box.y + (self.box.h - size * 1.22) / 2

    @staticmethod
    def _length(facts: list[tuple[str, str]], sizes: Sizes) -> float:
        small = sizes.small
        words = (text_width(f"{label} ", small) + text_width(value, small, True) for label, value in facts)
        return sum(words) + 2.2 * sizes.pad * len(facts)


def clock_text(seconds: float) -> str:
    """A time as ``m:ss`` or ``h:mm:ss``."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
