"""Options panel: the rules of the game and every preference, in tabs. What is chosen holds at once."""

from __future__ import annotations

from collections.abc import Callable

from solitaire.play.language import _
from solitaire.play.session import Session
from solitaire.play.settings import Settings

from .boxes import Box
from .buttons import ButtonGroup
from .canvas import Canvas
from .dialogs import Dialog
from .lettering import text_width
from .option_lines import Line, others_lines, play_lines, rule_lines, sound_lines, table_lines
from .text_button import TextButton
from .theme import Sizes, Theme
from .widgets import Button

__all__ = ["OptionsPanel"]


class OptionsPanel(Dialog):
    """A tab for the rules and three for the preferences. Each line is a word and its choices."""

    def __init__(self, session: Session, settings: Settings, close: Callable[[], object]) -> None:
        super().__init__(close)
        self.session = session
        self.settings = settings
        self.tab = 0
        self.places: list[tuple[str, Box]] = []
        self._frame = (Box(0, 0, 0, 0), Sizes(1, 1, 1, 1, 1, 1, 1, 1))
        self.speak()

    def speak(self) -> None:
        """Take all words anew, as after a change of the language."""
        session, settings = self.session, self.settings
        self.title = _("Options")
        self.row[0].text = _("Close")
        self.pages = [
            (_("Rules"), rule_lines(session)),
            (_("Table"), table_lines(settings)),
            (_("Play"), play_lines(settings, session.board.companions)),
            *([(_("Players"), others_lines(settings))] if session.board.companions else []),
            (_("Sound and language"), sound_lines(settings)),
        ]
        self.tabs = [self._tab(number, title) for number, (title, _lines) in enumerate(self.pages)]
        focus = self.group.focus
        self.group = ButtonGroup(self._all_buttons())
        self.group.focus_on(focus)

    def _tab(self, number: int, title: str) -> Button:
        return Button(title, lambda: self.turn_to(number), chosen=lambda: self.tab == number)

    @property
    def lines(self) -> list[Line]:
        """The lines of the open tab."""
        return self.pages[self.tab][1]

    def _all_buttons(self) -> list[Button]:
        return [*self.tabs, *(button for line in self.lines for button in line.buttons), *self.row]

    def turn_to(self, number: int) -> None:
        """Open a tab; the focus stays where it is."""
        self.tab = number % len(self.pages)
        focus = self.group.focus
        self.group.buttons = self._all_buttons()
        self.group.focus_on(None if focus is None else self.tab)
        self.arrange(*self._frame)

    # --- geometry -------------------------------------------------------------------------------

    def extent(self, sizes: Sizes) -> tuple[float, float]:
        """As high as the longest tab."""
        lines = max(len(lines) for _, lines in self.pages) * sizes.font * 2.8
        return sizes.font * 48, lines + sizes.title * 1.7 + sizes.font * 5.2 + self.row_height(sizes) * 2

    def arrange(self, area: Box, sizes: Sizes) -> None:
        """Place the tabs and the choices of every line."""
        super().arrange(area, sizes)
        self._frame = (area, sizes)
        inner, self.places = self.content(sizes), []
        self._flow(self.tabs, Box(inner.x, inner.y, inner.w, self.row_height(sizes)), sizes)
        top = max(button.box.bottom for button in self.tabs) + sizes.pad * 1.4
        room = inner.bottom - sizes.font * 1.6 - top
        words = max((text_width(line.label, sizes.font) for line in self.lines), default=0) + 2 * sizes.pad
        stacked = words > inner.w * 0.45
        step = min(room / max(1, len(self.lines)), sizes.font * 2.8)
        for number, line in enumerate(self.lines):
            y = top + number * step
            high = min(self.row_height(sizes), step * (0.55 if stacked else 0.88))
            label = Box(inner.x, y, inner.w if stacked else words, step - high if stacked else high)
            self.places.append((line.label, label))
            x, below = (inner.x, y + step - high) if stacked else (inner.x + words, y)
            self._flow(line.buttons, Box(x, below, inner.right - x, high), sizes)

    @staticmethod
    def _flow(buttons: list[Button], box: Box, sizes: Sizes) -> None:
        """Side by side, a little closer and narrower where the room is short."""
        gap = sizes.pad
        length = sum(button.width(sizes) + gap for button in buttons) - gap
        squeeze, x = min(1.0, box.w / length), box.x
        for button in buttons:
            wide = button.width(sizes) * squeeze
            button.box = Box(x, box.y, wide, box.h).rounded()
            x += wide + gap * squeeze

    # --- picture --------------------------------------------------------------------------------

    def paint_content(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """The words of the lines, and what a choice does."""
        for label, box in self.places:
            canvas.label(label, box, min(sizes.font, int(box.h)), theme.text)
        inner = self.content(sizes)
        edge = max(button.box.bottom for button in self.tabs) + sizes.pad * 0.5
        canvas.rect(Box(inner.x, round(edge), inner.w, sizes.line), theme.line)
        words, colour = self._note(theme)
        line = Box(inner.x, inner.bottom - sizes.font * 1.4, inner.w, sizes.font * 1.4)
        canvas.label(words, line, sizes.small, colour)

    def _note(self, theme: Theme) -> tuple[str, tuple[float, float, float, float]]:
        if self.settings.trouble:
            return self.settings.trouble, theme.refused
        if self.tab == 1 and self.session.board.deckArt != "french":
            return _("Cards, suit colours and backs are those of the French deck."), theme.dim
        if self.tab:
            shows = self.settings.show_hands and self.session.board.companions
            return _("You see the cards of all players.") if shows else "", theme.dim
        if not self.lines:
            return _("This game has no choice of rules."), theme.dim
        words = _("A change deals new cards, or your game under those rules goes on. Nothing is lost.")
        return words, theme.dim

    def key(self, pressed: str) -> bool:
        """Page keys and Ctrl+Tab turn to the next tab; a name that has the focus is typed."""
        turns = {"Ctrl+Tab": 1, "Page Down": 1, "Ctrl+Shift+Tab": -1, "Page Up": -1}
        if pressed in turns:
            self.turn_to(self.tab + turns[pressed])
            return True
        field = self._field
        return (field is not None and field.key(pressed)) or super().key(pressed)

    @property
    def _field(self) -> TextButton | None:
        """The field that has the focus."""
        focus = self.group.focus
        button = self.group.buttons[focus] if focus is not None else None
        return button if isinstance(button, TextButton) else None

    def type(self, text: str) -> None:
        """Text for the name that has the focus."""
        if self._field:
            self._field.type(text)

    def press(self, x: float, y: float, when: float) -> None:
        """A click on a field gives it the focus."""
        super().press(x, y, when)
        button = self.group.at(x, y)
        if isinstance(button, TextButton):
            self.group.focus_on(self.group.buttons.index(button))
