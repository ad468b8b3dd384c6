"""Picker: the list of saved games inside the window, with a small picture of the chosen one."""

from __future__ import annotations

import time
from collections.abc import Callable

from solitaire.model.board import Board
from solitaire.model.errors import SolitaireError
from solitaire.play.saves import SavedGame, open_save
from solitaire.play.session import Session
from solitaire.play.settings import Settings

from .atlases import Atlas
from .boxes import Box
from .buttons import ButtonGroup
from .canvas import Canvas
from .card_art import CardArt, face_of
from .dialogs import Dialog
from .layout import Layout
from .lettering import text_width
from .look import look_of
from .pointer import DOUBLE_SECONDS
from .status_bar import clock_text
from .theme import Sizes, Theme
from .widgets import Button

__all__ = ["Picker"]

_DELETE_KEYS = ("Delete", "Ctrl+Backspace")


class Picker(Dialog):
    """Open with a double click, Enter or the button; Delete can be undone."""

    title = "Saved games"

    def __init__(self, session: Session, settings: Settings, close: Callable[[], object]) -> None:
        super().__init__(close)
        self.session = session
        self.row = [
            Button("Undo Delete", self.restore, "undo", outlined=True, enabled=self._restorable),
            Button("Delete", self.delete, "trash", outlined=True, enabled=lambda: bool(self.games)),
            Button("Open", self.open, "open", outlined=True, enabled=self._openable),
            Button("Close", close, outlined=True),
        ]
        self.group = ButtonGroup(self.row)
        self.games: list[SavedGame] = session.saves.games()
        self.chosen = self.first = 0
        self.trouble = ""
        self._settings = settings
        self._art: CardArt | None = None
        self._boards: dict[SavedGame, Board | str] = {}
        self._lines: list[tuple[int, Box]] = []
        self._fits = 1
        self._clicked = (-1, -9.0)

    # --- what can be done -----------------------------------------------------------------------

    @property
    def game(self) -> SavedGame | None:
        """The chosen line."""
        return self.games[self.chosen] if self.chosen < len(self.games) else None

    def _restorable(self) -> bool:
        return self.session.saves.can_restore

    def _openable(self) -> bool:
        return self.game is not None and not self.game.trouble

    def open(self) -> None:
        """Go on with the chosen game."""
        game = self.game
        if game is None:
            return
        if self.session.load(game.path):
            self.close()
        else:
            self.trouble = self.session.message

    def delete(self) -> None:
        """Put the chosen game aside."""
        game = self.game
        if game is not None:
            path = game.path
            self._change(lambda: self.session.saves.delete(path))

    def restore(self) -> None:
        """Bring the game deleted last back."""
        self._change(self.session.saves.restore)

    def _change(self, act: Callable[[], object]) -> None:
        self.trouble = ""
        try:
            path = act()
        except SolitaireError as error:
            self.trouble = str(error)
            path = None
        self.games = self.session.saves.games()
        paths = [game.path for game in self.games]
        place = paths.index(path) if path in paths else self.chosen
        self.choose(min(place, len(self.games) - 1))

    def choose(self, line: int) -> None:
        """Choose a line and bring it into sight."""
        self.chosen = max(0, min(line, len(self.games) - 1))
        self.first = max(self.chosen - self._fits + 1, min(self.first, self.chosen))
        self.first = max(0, min(self.first, len(self.games) - self._fits))

    # --- input ----------------------------------------------------------------------------------

    def press(self, x: float, y: float, when: float) -> None:
        """Choose the line, open it with a second click."""
        for line, box in self._lines:
            if box.contains(x, y):
                last, self._clicked = self._clicked, (line, when)
                self.choose(line)
                if last[0] == line and when - last[1] <= DOUBLE_SECONDS:
                    self.open()
                return
        super().press(x, y, when)

    def scroll(self, lines: float) -> None:
        """Move the list."""
        self.first = int(max(0, min(self.first - lines, len(self.games) - self._fits)))

    def key(self, pressed: str) -> bool:
        """Arrows choose, Enter opens, Delete deletes."""
        steps = {"Up": -1, "Down": 1, "Page Up": -self._fits, "Page Down": self._fits,
                 "Home": -len(self.games), "End": len(self.games)}  # fmt: skip
        if pressed in steps:
            self.choose(self.chosen + steps[pressed])
        elif pressed in _DELETE_KEYS:
            self.delete()
        elif pressed == "Ctrl+Z" and self.session.saves.can_restore:
            self.restore()
        elif pressed == "Enter" and self.group.focus is None:
            self.open()
        else:
            return super().key(pressed)
        return True

    # --- picture --------------------------------------------------------------------------------

    def extent(self, sizes: Sizes) -> tuple[float, float]:
        """Most of a middle-sized window."""
        return sizes.font * 62, sizes.font * 34

    def paint_content(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """The list on the left, the chosen game on the right where there is room."""
        inner = self.content(sizes)
        if not self.games:
            words = self.trouble or f"No saved games in {self.session.saves.folder} yet."
            canvas.label(words, inner._replace(h=sizes.font * 2), sizes.font, theme.dim)
            return
        wide = inner.w > sizes.font * 40
        listed = inner._replace(w=inner.w * 0.5) if wide else inner
        self._paint_list(canvas, listed, sizes, theme)
        if wide:
            x = listed.right + 2 * sizes.pad
            self._paint_game(canvas, Box(x, inner.y, inner.right - x, inner.h), sizes, theme)
        elif self.trouble:
            line = Box(inner.x, inner.bottom - sizes.font * 1.4, inner.w, sizes.font * 1.4)
            canvas.label(self.trouble, line, sizes.small, theme.refused)

    def _paint_list(self, canvas: Canvas, box: Box, sizes: Sizes, theme: Theme) -> None:
        high = sizes.font * 3.1
        self._fits = max(1, int(box.h / high))
        self.choose(self.chosen) if not self._lines else None
        self._lines = []
        for place, game in enumerate(self.games[self.first : self.first + self._fits]):
            line = Box(box.x, box.y + place * high, box.w - sizes.pad, high - sizes.line * 2)
            self._lines.append((self.first + place, line))
            if self.first + place == self.chosen:
                canvas.rounded(line, sizes.radius, theme.hover)
                canvas.rounded(line, sizes.radius, theme.chosen, sizes.line * 1.5)
            self._paint_line(canvas, game, line, sizes, theme)
        if len(self.games) > self._fits:
            count = len(self.games)
            self._paint_scroll(canvas, box, self.first / count, self._fits / count, sizes, theme)

    def _paint_line(self, canvas: Canvas, game: SavedGame, line: Box, sizes: Sizes, theme: Theme) -> None:
        inner = Box(line.x + sizes.pad, line.y + sizes.pad * 0.3, line.w - 2 * sizes.pad, line.h / 2)
        strong, weak = (theme.off, theme.off) if game.trouble else (theme.text, theme.dim)
        canvas.label(game.name, inner, sizes.font, strong, bold=True)
        below = inner.moved(0, inner.h * 0.86)
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(game.saved))
        room = inner.w - text_width(when, sizes.small) - sizes.pad
        canvas.label(game.trouble or summary(game), below._replace(w=room), sizes.small, weak)
        canvas.label(when, below, sizes.small, weak, align=1)

    def _paint_game(self, canvas: Canvas, box: Box, sizes: Sizes, theme: Theme) -> None:
        game = self.game
        assert game is not None
        board = self._board(game)
        size = (box.w, min(box.h - sizes.font * 4, box.w * 0.72))
        picture = Box(box.x, box.y, *size).rounded()
        canvas.rounded(picture, sizes.radius, theme.felt_edge)
        if not isinstance(board, str):
            self._paint_table(canvas, board, picture)
        below = Box(box.x, picture.bottom + sizes.pad, box.w, box.bottom - picture.bottom - sizes.pad)
        trouble = self.trouble or (board if isinstance(board, str) else "")
        code = board.deal.words if isinstance(board, Board) and board.deal else ""
        words, colour = (trouble, theme.refused) if trouble else (f"{summary(game)} · {code}", theme.dim)
        canvas.lines(words, below, sizes.small, colour)

    def _paint_table(self, canvas: Canvas, board: Board, picture: Box) -> None:
        layout, look = Layout(board, picture, self._settings.mirror), look_of(board, self._settings)
        if self._art is None or (self._art.deck, self._art.size[0]) != (look.deck, layout.card_w):
            self._art = CardArt(Atlas(look.deck), layout.card_w, layout.card_h)
        self._art.back = look.back
        for base in layout.bases.values():
            canvas.rounded(base, base.w * 0.08, (1.0, 1.0, 1.0, 0.16), 1)
        for spot in layout.visible():
            canvas.card(self._art, face_of(spot.card), spot.box)

    def _board(self, game: SavedGame) -> Board | str:
        """The position of a save, or why it cannot be shown. Read once."""
        if game not in self._boards:
            try:
                self._boards[game] = game.trouble if game.trouble else open_save(game.path)
            except SolitaireError as error:
                self._boards[game] = str(error)
        return self._boards[game]


def summary(game: SavedGame) -> str:
    """A save in a few words."""
    end = " · won" if game.won else ""
    return f"{game.title} · {game.moves} moves · {clock_text(game.elapsed)}{end}"
