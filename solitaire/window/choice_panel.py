"""Choice panel: several moves can be meant, shown as the cards that each would use; the player takes one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from solitaire.model.board import Board
from solitaire.model.moves import Move
from solitaire.play.language import _
from solitaire.play.session import Session

from .boxes import Box
from .buttons import ButtonGroup
from .canvas import Canvas
from .card_art import CardArt, cards_of_size, face_of
from .dialogs import Dialog
from .lettering import text_width
from .theme import Sizes, Theme
from .widgets import Button

__all__ = ["ChoicePanel"]

_FAN = 0.42  # of a card's width from one card of a way to the next
_CARD = 3.6  # a card's width, in sizes of the letters


class ChoicePanel(Dialog):
    """One button for each way; a number, the arrows and Enter, or the mouse choose. Esc changes nothing."""

    dims = False

    def __init__(
        self, session: Session, ways: Sequence[Move], close: Callable[[], object], deck: str
    ) -> None:
        super().__init__(close)
        self.title = _("Which cards?")
        self.ways = list(ways)
        self._session = session
        self._deck = deck
        self._art: CardArt | None = None
        self._faces = [_faces(session.board, way) for way in ways]
        texts = [f"{number}  {_destination(session.board, way)}" for number, way in enumerate(ways, start=1)]
        self._choices = [_Way(text, self._taker(way)) for text, way in zip(texts, ways, strict=True)]
        self.row[0].text = _("Cancel")
        self.group = ButtonGroup([*self._choices, *self.row])
        self.group.focus_on(0)

    def _taker(self, way: Move) -> Callable[[], object]:
        def take() -> None:
            self.close()
            self._session.play(way)

        return take

    def key(self, pressed: str) -> bool:
        """A number takes that way."""
        if pressed.isdigit() and 1 <= int(pressed) <= len(self.ways):
            self._choices[int(pressed) - 1].press()
            return True
        return super().key(pressed)

    # --- geometry -------------------------------------------------------------------------------

    def _card(self, sizes: Sizes) -> tuple[int, int]:
        return round(sizes.font * _CARD), round(sizes.font * _CARD * 1.4)

    def _tile(self, sizes: Sizes) -> tuple[float, float]:
        """The size of the button of one way: all have that of the widest."""
        wide, high = self._card(sizes)
        most = max(map(len, self._faces))
        words = max(text_width(button.text, sizes.small) for button in self._choices)
        across = max(wide * (1 + _FAN * (most - 1)), words)
        return across + 2 * sizes.pad, high + sizes.small * 1.6 + 2 * sizes.pad

    def _columns(self, sizes: Sizes, room: float) -> int:
        return max(1, min(len(self.ways), int((room + sizes.pad) / (self._tile(sizes)[0] + sizes.pad)), 6))

    def extent(self, sizes: Sizes) -> tuple[float, float]:
        """As large as the ways and the title need."""
        wide, high = self._tile(sizes)
        columns = self._columns(sizes, sizes.font * 46)
        rows = -(-len(self.ways) // columns)
        across = max(columns * (wide + sizes.pad), text_width(self.title, sizes.title, True))
        rest = sizes.title * 1.7 + sizes.pad * 6 + self.row_height(sizes)
        return across + 5 * sizes.pad, rows * (high + sizes.pad) + rest

    def arrange(self, area: Box, sizes: Sizes) -> None:
        """The ways in rows above the button that cancels."""
        super().arrange(area, sizes)
        inner, (wide, high) = self.content(sizes), self._tile(sizes)
        columns = self._columns(sizes, inner.w)
        rows = -(-len(self.ways) // columns)
        step = min(high + sizes.pad, inner.h / rows)
        for number, button in enumerate(self._choices):
            row, column = divmod(number, columns)
            x, y = inner.x + column * (wide + sizes.pad), inner.y + row * step
            button.box = Box(x, y, wide, min(high, step)).rounded()

    # --- picture --------------------------------------------------------------------------------

    def paint(self, canvas: Canvas, area: Box, sizes: Sizes, theme: Theme) -> None:
        """The buttons, then the cards on them."""
        super().paint(canvas, area, sizes, theme)
        wide, high = self._card(sizes)
        self._art = cards_of_size(self._art, self._deck, wide, high)
        for button, faces in zip(self._choices, self._faces, strict=True):
            whole = wide * (1 + _FAN * (len(faces) - 1))
            x, y = button.box.x + (button.box.w - whole) / 2, button.box.y + sizes.pad
            for place, face in enumerate(faces):
                canvas.card(self._art, face, Box(x + place * wide * _FAN, y, wide, high).rounded())


class _Way(Button):
    """A button with room for cards above its words."""

    def paint(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """Its ground and its words at the lower edge."""
        self.paint_ground(canvas, sizes, theme)
        line = Box(self.box.x, self.box.bottom - sizes.small * 1.9, self.box.w, sizes.small * 1.6)
        canvas.label(self.text, line, sizes.small, theme.text, align=0.5)
        self.paint_focus(canvas, sizes, theme)


def _faces(board: Board, way: Move) -> list[str]:
    """The cards that would be used: chosen ones of the hand, then the one on top of the source."""
    used = [card for cell in board.cells.values() for card in cell if card.id in way.cards]
    top = board.cells[way.source].top
    return [face_of(card, True) for card in (*used, *((top,) if top and top not in used else ()))]


def _destination(board: Board, way: Move) -> str:
    """Where they would go, in a word or two."""
    target = way.target or way.source
    if board.seatOf(target) is not None:
        return _("to the hand")
    return _(board.mark(target).words) if board.cells[target].isEmpty() else target
