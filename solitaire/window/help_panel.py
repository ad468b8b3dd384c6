"""Help panel: the rules of the game, every key from the one table of keys, and what program this is."""

from __future__ import annotations

from collections.abc import Callable

from solitaire.play.language import _
from solitaire.play.rules_page import Paragraph, rules_page
from solitaire.play.session import Session

from .about_page import about_page
from .boxes import Box
from .buttons import ButtonGroup
from .canvas import Canvas
from .dialogs import Dialog
from .example_picture import ROWS, ExamplePicture
from .keys import BINDINGS, Binding, words_of
from .lettering import text_width, wrapped
from .theme import Sizes, Theme
from .widgets import Button

__all__ = ["HelpPanel", "help_lines"]


def _mouse_lines() -> list[tuple[str, str]]:
    return [
        (_("Drag"), _("Move a card and the run that lies on it")),
        (_("Click, click"), _("Choose a card, then where it goes")),
        (_("Double click"), _("Send it home or to its best place")),
        (_("Right button"), _("Look at a covered card; on the table: collect")),
        (_("A–Z"), _("Cells by letter: one that acts, or from and to")),
    ]


def _hand_lines() -> list[tuple[str, str]]:
    """The mouse in a game where the player has a hand of cards."""
    return [
        (_("Click a card"), _("Choose it; once more: throw it")),
        (_("Ctrl, Shift + click"), _("Choose one more; all up to this one")),
        (_("Drag on the felt"), _("Choose cards with a frame")),
        (_("Drag a card"), _("Play all chosen ones; sort the hand")),
        (_("Drag a wild card"), _("In a run: to its other end")),
        (_("Right button"), _("Look at a covered card")),
        (_("U, M 2"), _("Cells by name; Enter ends a short one")),
    ]


def help_lines(at_table: bool = False) -> list[tuple[str, list[tuple[str, str]]]]:
    """The columns of the page: a heading, then keys and words. Commands with the same words share a line.

    *at_table*: it is a game of several players, each with a hand of cards.
    """
    columns: list[tuple[str, list[tuple[str, str]]]] = []
    for group in dict.fromkeys(binding.group for binding in BINDINGS):
        lines: dict[str, list[str]] = {}
        for binding in BINDINGS:
            if binding.group == group and not (binding.alone if at_table else binding.at_table):
                lines.setdefault(_words(binding, at_table), []).extend(binding.keys)
        columns.append((_(group), [(", ".join(keys), words) for words, keys in lines.items()]))
    columns[-1][1].extend(_hand_lines() if at_table else _mouse_lines())
    return columns


def _words(binding: Binding, at_table: bool) -> str:
    """What the keys do; where there is no hand of cards to choose from, Space does what Enter does."""
    return _(words_of("pick") if binding.command == "choose" and not at_table else binding.words)


class HelpPanel(Dialog):
    """Three pages, the rules first; they scroll where they are longer than the window is high.

    The keys stand in two columns, in one where the window is narrow.
    """

    def __init__(self, session: Session, close: Callable[[], object]) -> None:
        super().__init__(close)
        self.title = _(session.board.title)
        self.summary = _(session.board.summary)
        self.texts = {"rules": rules_page(session.board.game), "about": about_page(session)}
        self._example = ExamplePicture(session.board.deckArt)
        self.groups = help_lines(session.board.companions)
        pages = {"rules": _("Rules"), "keys": _("Keys"), "about": _("About")}
        if not self.texts["rules"]:
            del pages["rules"]
        self.page = next(iter(pages))
        self.row = [*(self._tab(text, page) for page, text in pages.items()), *self.row]
        self.group = ButtonGroup(self.row)
        self._first = self._last = 0

    def _tab(self, text: str, page: str) -> Button:
        return Button(text, lambda: self.turn_to(page), outlined=True, chosen=lambda: self.page == page)

    def turn_to(self, page: str) -> None:
        """Show the ``rules``, the ``keys``, or ``about``."""
        self.page, self._first = page, 0

    def extent(self, sizes: Sizes) -> tuple[float, float]:
        """As high as the longer column."""
        longest = max(len(lines) for _, lines in self.groups) + 1
        rest = sizes.title * 2 + sizes.pad * 7 + self.row_height(sizes)
        return sizes.font * 60, (longest + 1.8) * self._step(sizes) + rest

    @staticmethod
    def _step(sizes: Sizes) -> float:
        return sizes.font * 1.62

    def _columns(self, wide: bool) -> list[list[tuple[str, str]]]:
        """Headings are lines without words."""
        columns = [[(heading, ""), *lines] for heading, lines in self.groups]
        return columns if wide else [[line for column in columns for line in column]]

    def paint_content(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """The summary and the open page."""
        inner, step = self.content(sizes), self._step(sizes)
        canvas.label(self.summary, inner._replace(h=step), sizes.font, theme.dim)
        (self._paint_text if self.page in self.texts else self._paint_keys)(canvas, inner, sizes, theme)

    def _paint_text(self, canvas: Canvas, inner: Box, sizes: Sizes, theme: Theme) -> None:
        """Headings and wrapped sentences below each other."""
        step = self._step(sizes)
        body = Box(inner.x, inner.y + 1.4 * step, inner.w - 2 * sizes.pad, inner.h - 1.4 * step)
        lines = self.text_lines(body.w, sizes)
        fits = max(1, int(body.h / step))
        self._last = max(0, len(lines) - fits)
        self._first = min(self._first, self._last)
        for row, (text, is_heading, cards) in enumerate(lines[self._first : self._first + fits]):
            colour = theme.chosen if is_heading else theme.text
            place = Box(body.x, body.y + row * step, body.w, step)
            canvas.label(text, place, sizes.font, colour, bold=is_heading)
            if cards and row + ROWS <= fits:
                self._example.paint(
                    canvas, cards, place._replace(y=place.y + step * 0.4, h=(ROWS - 1) * step), theme
                )
        if self._last:
            whole = body._replace(w=inner.w)
            self._paint_scroll(canvas, whole, self._first / len(lines), fits / len(lines), sizes, theme)

    def text_lines(self, width: float, sizes: Sizes) -> list[Paragraph]:
        """The open page in lines of this width, with an empty line before a heading."""
        lines: list[Paragraph] = []
        for text, is_heading, cards in self.texts[self.page]:
            if is_heading and lines:
                lines.append(Paragraph(""))
            if cards:
                lines += [Paragraph("", cards=cards)] + [Paragraph("")] * (ROWS - 1)
                continue
            lines += [Paragraph(line, is_heading) for line in wrapped(text, width, sizes.font)]
        return lines

    def _paint_keys(self, canvas: Canvas, inner: Box, sizes: Sizes, theme: Theme) -> None:
        """The columns."""
        step = self._step(sizes)
        body = Box(inner.x, inner.y + 1.4 * step, inner.w, inner.h - 1.4 * step)
        columns = self._columns(inner.w > sizes.font * 46)
        fits = max(1, int(body.h / step))
        longest = max(map(len, columns))
        self._last = max(0, longest - fits)
        self._first = min(self._first, self._last)
        gap, x = sizes.pad * 3, body.x
        needs = [self._needs(lines, sizes) for lines in columns]
        room = (body.w - gap * len(columns)) / sum(keys + words for keys, words in needs)
        for lines, (keys_width, words_width) in zip(columns, needs, strict=True):
            width = (keys_width + words_width) * room
            part = min(0.45, keys_width / width)
            for row, (keys, words) in enumerate(lines[self._first : self._first + fits]):
                line = Box(x, body.y + row * step, width, step)
                self._paint_line(canvas, keys, words, line, part, sizes, theme)
            x += width + gap
        if self._last:
            self._paint_scroll(canvas, body, self._first / longest, fits / longest, sizes, theme)

    @staticmethod
    def _needs(lines: list[tuple[str, str]], sizes: Sizes) -> tuple[float, float]:
        """The width of the keys and of the words of a column."""
        keys_end = max(text_width(keys, sizes.small, True) for keys, words in lines if words)
        return keys_end + 1.5 * sizes.pad, max(text_width(words, sizes.small) for _keys, words in lines)

    @staticmethod
    def _paint_line(
        canvas: Canvas, keys: str, words: str, line: Box, part: float, sizes: Sizes, theme: Theme
    ) -> None:
        """The keys take this part of the line."""
        if not words:
            canvas.label(keys, line, sizes.font, theme.chosen, bold=True)
            return
        canvas.label(keys, line._replace(w=line.w * part), sizes.small, theme.text, bold=True)
        rest = Box(line.x + line.w * part, line.y, line.w * (1 - part), line.h)
        canvas.label(words, rest, sizes.small, theme.text)

    def scroll(self, lines: float) -> None:
        """Show other lines where they do not all fit."""
        self._first = int(max(0, min(self._first - lines, self._last)))

    def key(self, pressed: str) -> bool:
        """The arrows scroll."""
        steps = {"Up": 1, "Down": -1, "Page Up": 8, "Page Down": -8}
        if pressed in steps:
            self.scroll(steps[pressed])
            return True
        return super().key(pressed)
