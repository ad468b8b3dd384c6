"""Top bar: the game, its deal and the buttons above the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from solitaire.play.language import _
from solitaire.play.session import Session
from solitaire.solver.hints import has_hints

from .boxes import Box
from .canvas import Canvas
from .keys import key_of, words_of
from .lettering import fitted, text_width
from .theme import Sizes, Theme
from .widgets import Button, always

__all__ = ["TopBar"]


_AMONG_SEVERAL = ("sheet", "log")
"""Commands that have a button only where computer players act too."""


def _groups() -> list[list[tuple[str, str]]]:
    """The commands with their words. A gap stands between the groups: New is never beside Undo."""
    return [
        [("new", _("New")), ("same", _("Same Deal"))],
        [("undo", _("Undo")), ("redo", _("Redo")), ("hint", _("Hint"))],
        [("sheet", _("Score")), ("log", _("Log"))],
        [("save", _("Save")), ("open", _("Saved Game"))],
        [("options", _("Options")), ("help", _("Help"))],
    ]


class TitleButton(Button):
    """The game and its deal; it opens the choice of games."""

    def __init__(self, session: Session, act: Callable[[], object], tip: str) -> None:
        super().__init__("", act, "down", tip)
        self._session = session
        self.form = "full"  # or "short", without the deal, or "icon"

    @property
    def _title(self) -> str:
        return _(self._session.board.title)

    @property
    def code(self) -> str:
        """The deal in words."""
        deal = self._session.board.deal
        return deal.words if deal else ""

    def width(self, sizes: Sizes) -> int:
        """The width of what is shown in the present form."""
        icon = sizes.font * 1.1 + sizes.pad * 2
        if self.form == "icon":
            return round(icon)
        code = text_width(self.code, sizes.small) + 1.4 * sizes.pad if self.form == "full" else 0
        return round(text_width(self._title, sizes.font, True) + code + icon + sizes.pad * 0.5)

    def paint(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """Title, arrow and code."""
        self.paint_ground(canvas, sizes, theme)
        x, side = self.box.x + sizes.pad, round(sizes.font * 1.1)
        if self.form != "icon":
            room = self.box.w - side - 2 * sizes.pad
            title = fitted(self._title, room, sizes.font, True)
            canvas.label(title, Box(x, self.box.y, room, self.box.h), sizes.font, theme.text, bold=True)
            x += text_width(title, sizes.font, True) + sizes.pad * 0.5
        icon = "menu" if self.form == "icon" else self.icon
        canvas.icon(icon, Box(x, self.box.y + sizes.line, side, self.box.h), theme.dim)
        if self.form == "full":
            x += side + sizes.pad * 0.9
            line = Box(x, self.box.y + sizes.line, self.box.right - x, self.box.h)
            canvas.label(self.code, line, sizes.small, theme.dim)
        self.paint_focus(canvas, sizes, theme)


class TopBar:
    """Game and deal on the left, the buttons that concern the game beside them; icons alone where the window
    is narrow.
    """

    def __init__(self, session: Session, run: Callable[[str], object]) -> None:
        self.session = session
        self.box = Box(0, 0, 0, 0)
        self.title = TitleButton(session, lambda: run("games"), tip_of("games"))
        several = session.board.companions
        groups = [group for group in _groups() if several or group[0][0] not in _AMONG_SEVERAL]
        self.groups = [[self._button(run, *entry) for entry in group] for group in groups]
        self.buttons = [self.title, *(button for group in self.groups for button in group)]

    def _button(self, run: Callable[[str], object], command: str, text: str) -> Button:
        return Button(text, lambda: run(command), command, self._tip(command), self._enabled(command))

    def _tip(self, command: str) -> str:
        return tip_of(command, self.session.board.cells)

    def _enabled(self, command: str) -> Callable[[], bool]:
        if command == "undo":
            return lambda: self.session.can_undo
        if command == "redo":
            return lambda: self.session.board.history.canRedo
        if command == "hint":
            return lambda: self.session.board.companions or has_hints(self.session.board)
        return always

    # --- geometry -------------------------------------------------------------------------------

    def arrange(self, width: float, sizes: Sizes) -> None:
        """Give every button its place in a bar of this width."""
        self.box = Box(0, 0, width, sizes.bar)
        forms = ((False, "full"), (False, "short"), (True, "full"), (True, "short"), (True, "icon"))
        for wordless, form in forms:
            self.title.form = form
            for button in self.buttons[1:]:
                button.wordless = wordless
            if self._length(sizes) <= width:
                break
        self._place(width, sizes)

    def _length(self, sizes: Sizes) -> float:
        gaps = 2.2 * sizes.pad * len(self.groups) + 2 * sizes.pad
        return sum(button.width(sizes) for button in self.buttons) + gaps

    def _place(self, width: float, sizes: Sizes) -> None:
        squeeze = min(1.0, (width - 2 * sizes.line) / self._length(sizes))
        top = round(sizes.bar * 0.13)
        high = sizes.bar - 2 * top
        self.title.box = Box(sizes.pad * squeeze, top, self.title.width(sizes) * squeeze, high).rounded()
        rest = self._length(sizes) - self.title.width(sizes) - 3.2 * sizes.pad
        x = width - rest * squeeze
        for group in self.groups:
            for button in group:
                wide = button.width(sizes) * squeeze
                button.box = Box(round(x), top, round(x + wide) - round(x), high)
                x += wide
            x += 2.2 * sizes.pad * squeeze

    # --- picture --------------------------------------------------------------------------------

    def paint(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """The bar with all its buttons."""
        canvas.rect(self.box, theme.bar)
        canvas.rect(Box(0, self.box.bottom - sizes.line, self.box.w, sizes.line), theme.line)
        self.title.paint(canvas, sizes, theme)
        for number, group in enumerate(self.groups):
            if number:
                x = (self.groups[number - 1][-1].box.right + group[0].box.x) / 2
                canvas.rect(Box(round(x), sizes.bar * 0.28, sizes.line, sizes.bar * 0.44), theme.line)
            for button in group:
                button.paint(canvas, sizes, theme)


def tip_of(command: str, cells: Iterable[str] = ()) -> str:
    """What a command does, and its key in a game with these cells."""
    return f"{_(words_of(command))}  ·  {key_of(command, cells)}"
