"""Closed panel: the cells that have left the table and are only counted there, with all their cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from solitaire.model.places import Tally
from solitaire.play.language import _
from solitaire.play.seats import seat_names
from solitaire.play.session import Session
from solitaire.play.settings import Settings

from .badges import badge_size, paint_badge
from .boxes import Box
from .canvas import Canvas
from .card_art import CardArt, face_of
from .dialogs import Dialog
from .layout import RATIO
from .theme import Sizes, Theme

__all__ = ["ClosedPanel"]

_STEP = 0.36  # between two cards, in card widths
_GAP = 0.35  # between two cells
_SHORT = 1.06  # from one line of cells to the next, in card heights
_SMALLEST = 12


class ClosedPanel(Dialog):
    """A group of the table to a paragraph: its words, and each cell as a fan with what it is."""

    def __init__(self, session: Session, settings: Settings, close: Callable[[], object]) -> None:
        super().__init__(close)
        self.title = _("Closed melds")
        self._board = session.board
        self._captions = self._board.captions(seat_names(settings))
        self._groups = [tally for tally in self._board.tallies() if tally.letters]

    def extent(self, sizes: Sizes) -> tuple[float, float]:
        """Three fans wide, and as high as they need."""
        wide = sizes.font * 5
        inner = 3 * self._fan(wide) + 2 * _GAP * wide
        frame = sizes.pad * 6 + sizes.title * 1.7 + self.row_height(sizes)
        return inner + 5 * sizes.pad, self._height(wide, inner, sizes) + frame

    def _fan(self, wide: float) -> float:
        longest = max(
            (len(self._board.cells[one]) for tally in self._groups for one in tally.letters), default=1
        )
        return wide * (1 + _STEP * (longest - 1))

    def _columns(self, wide: float, room: float) -> int:
        return max(1, int((room + _GAP * wide + 1) / (self._fan(wide) + _GAP * wide)))

    def _height(self, wide: float, room: float, sizes: Sizes) -> float:
        """How high all groups are with cards of this width."""
        columns, high = self._columns(wide, room), wide * RATIO[1] / RATIO[0] * _SHORT
        lines = sum(-(-len(tally.letters) // columns) for tally in self._groups)
        return lines * high + len(self._groups) * self._heading(sizes)

    @staticmethod
    def _heading(sizes: Sizes) -> float:
        return sizes.font * 2.2

    def paint_content(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """The groups, with cards as large as fit."""
        inner = self.content(sizes)
        wide = int(min(sizes.font * 5, inner.w))
        while wide > _SMALLEST and (
            self._height(wide, inner.w, sizes) > inner.h or self._fan(wide) > inner.w
        ):
            wide -= 1
        y = inner.y
        if not self._groups:
            canvas.lines(_("Nothing is closed yet."), inner, sizes.font, theme.dim)
        for tally in self._groups:
            self._paint_heading(
                canvas, tally, Box(inner.x, y, inner.w, self._heading(sizes) * 0.85), sizes, theme
            )
            y += self._heading(sizes)
            y = self._paint_group(canvas, tally.letters, Box(inner.x, y, inner.w, 0), wide, sizes, theme)

    def _paint_heading(self, canvas: Canvas, tally: Tally, box: Box, sizes: Sizes, theme: Theme) -> None:
        whose = _(self._captions.get(tally.letters[0], ""))
        canvas.label(whose, box, sizes.font, theme.text, bold=True)
        canvas.label(_(tally.words), box, sizes.small, theme.dim, align=1.0)

    def _paint_group(
        self, canvas: Canvas, letters: Sequence[str], start: Box, wide: int, sizes: Sizes, theme: Theme
    ) -> float:
        """The cells of one group, line by line; where the next group begins."""
        columns, high = self._columns(wide, start.w), round(wide * RATIO[1] / RATIO[0])
        for number, letter in enumerate(letters):
            line, column = divmod(number, columns)
            x = start.x + column * (self._fan(wide) + _GAP * wide)
            card = Box(x, start.y + line * high * _SHORT, wide, high).rounded()
            if self.art:
                self._paint_cell(canvas, self.art, letter, card)
            sign, size = self._board.sign(letter), max(10, min(sizes.small, int(wide * 0.17)))
            corner = card.x + size * 0.3, card.bottom - badge_size("", sign.symbol, size)[1] - size * 0.3
            paint_badge(canvas, _(sign.words), sign.symbol, corner, size, sizes, theme)
        return start.y + -(-len(letters) // columns) * high * _SHORT

    def _paint_cell(self, canvas: Canvas, art: CardArt, letter: str, card: Box) -> None:
        for place, each in enumerate(self._board.cells[letter].arranged):
            box = card.moved(round(place * _STEP * card.w), 0)
            canvas.card(art, face_of(each, self._board.isShown(each, letter)), box)
