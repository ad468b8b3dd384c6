"""Status bar: the last message, the figures of the game, and a lasting sign while it is not being kept."""

from __future__ import annotations

from collections.abc import Callable

from solitaire.play.language import _
from solitaire.play.seats import seat_names
from solitaire.play.session import Session
from solitaire.play.settings import Settings
from solitaire.play.words import clock_text

from .bars import tip_of
from .boxes import Box
from .canvas import Canvas
from .lettering import fitted, text_width
from .owner_panel import is_contested
from .theme import Sizes, Theme
from .widgets import Button

__all__ = ["StatusBar"]

_NAME = 4.0  # the longest name of a player, in heights of the bar


class StatusBar:
    """The last message on the left; moves, the game's own figures and the time on the right."""

    def __init__(self, session: Session, settings: Settings, run: Callable[[str], object]) -> None:
        self.session = session
        self.settings = settings
        self.box = Box(0, 0, 0, 0)
        self.warning = Button("", lambda: run("trouble"), enabled=lambda: bool(session.trouble))
        self.finish = Button(_("Finish"), lambda: run("collect"), "", tip_of("collect"))
        self.finish.enabled = lambda: session.can_finish
        self.buttons = [self.warning, self.finish]

    def arrange(self, width: float, height: float, sizes: Sizes) -> None:
        """Lie along the lower edge of the window; what can be pressed now at its left end."""
        self.box = Box(0, height - sizes.status, width, sizes.status)
        if self.session.trouble:
            self.warning.text = _("Take over") if is_contested(self.session) else _("Not saved")
            self.warning.tip = _(self.session.trouble)
        x: float = sizes.pad
        for button in self.buttons:
            wide = text_width(button.text, sizes.small, True) + 2.4 * sizes.pad
            box = Box(x, self.box.y + 2 * sizes.line, wide, self.box.h - 3 * sizes.line)
            button.box = box if button.enabled() else Box(0, self.box.y, 0, 0)
            x += button.box.w and wide + sizes.pad

    def facts(self) -> list[tuple[str, str]]:
        """What stands on the right, each with its word; score and time only where they are wanted.

        Where others play too it is more important who is to move than how many moves were made.
        """
        board, settings = self.session.board, self.settings
        own = [(_(fact.label), _(fact.value)) for fact in board.status()
               if settings.show_score or fact.label != "Score"]  # fmt: skip
        time = [(_("Time"), clock_text(board.elapsed))] if settings.show_timer else []
        if board.outcome or board.actions():
            return [*own, *time]
        if board.companions:
            name = seat_names(settings)[board.turn]
            return [(_("Turn"), fitted(name, self.box.h * _NAME, int(self.box.h * 0.44), True)), *own, *time]
        return [(_("Moves"), str(board.history.moves)), *own, *time]

    def fits(self, words: str, sizes: Sizes) -> bool:
        """Whether a message can be read as a whole."""
        start, end = self._message_room(sizes)
        return text_width(words, sizes.small) <= end - start

    def _message_room(self, sizes: Sizes) -> tuple[float, float]:
        start = max([2 * sizes.pad, *(button.box.right + sizes.pad for button in self._shown_buttons())])
        return start, self.box.right - self._length(self._shown_facts(sizes), sizes) - 2 * sizes.pad

    def _shown_facts(self, sizes: Sizes) -> list[tuple[str, str]]:
        """The figures there is room for: some give way where the bar is narrow."""
        facts = self.facts()
        if self.session.board.companions and self._length(facts, sizes) > self.box.w * 0.62:
            facts = facts[: len(self.session.board.status()) + 1]  # the time gives way first
            while len(facts) > 1 and self._length(facts, sizes) > self.box.w * 0.62:
                facts.pop()
        while len(facts) > 1 and self._length(facts, sizes) > self.box.w * 0.62:
            facts.pop(-2)
        return facts

    def paint(self, canvas: Canvas, sizes: Sizes, theme: Theme, hint: str, newer: bool = False) -> None:
        """The line; *hint* is shown while there is no message, or instead of one when it is *newer*."""
        canvas.rect(self.box, theme.bar)
        canvas.rect(Box(0, self.box.y, self.box.w, sizes.line), theme.line)
        facts = self._shown_facts(sizes)
        x = self.box.right - self._length(facts, sizes)
        for label, value in facts:
            x += canvas.text(label + " ", x, self._line(sizes.small), sizes.small, theme.dim)
            x += canvas.text(value, x, self._line(sizes.small), sizes.small, theme.text, bold=True)
            x += 2.2 * sizes.pad
        for button in self._shown_buttons():
            self._paint_button(button, canvas, sizes, theme)
        self._paint_message(canvas, sizes, theme, hint, newer)

    def _shown_buttons(self) -> list[Button]:
        return [button for button in self.buttons if button.box.w]

    @staticmethod
    def _paint_button(button: Button, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        canvas.rounded(button.box, sizes.radius * 0.7, theme.chosen)
        if button.state:
            canvas.rounded(button.box, sizes.radius * 0.7, theme.hover)
        canvas.label(button.text, button.box, sizes.small, theme.on_chosen, bold=True, align=0.5)
        button.paint_focus(canvas, sizes, theme)

    def _paint_message(self, canvas: Canvas, sizes: Sizes, theme: Theme, hint: str, newer: bool) -> None:
        session, (start, end) = self.session, self._message_room(sizes)
        box = Box(start, self.box.y, end - start, self.box.h)
        message = "" if newer and hint else _(session.message)
        colour = theme.refused if message and session.refused else theme.text
        canvas.label(message or hint or _(session.trouble), box, sizes.small, colour)

    def _line(self, size: int) -> float:
        return self.box.y + (self.box.h - size * 1.22) / 2

    @staticmethod
    def _length(facts: list[tuple[str, str]], sizes: Sizes) -> float:
        small = sizes.small
        words = (text_width(f"{label} ", small) + text_width(value, small, True) for label, value in facts)
        return sum(words) + 2.2 * sizes.pad * len(facts)
