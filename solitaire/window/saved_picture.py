"""Saved picture: the table of a saved game, small, and its facts in words."""

from __future__ import annotations

from solitaire.model.board import Board
from solitaire.model.errors import SolitaireError
from solitaire.play.language import _, n_
from solitaire.play.saves import SavedGame, open_save
from solitaire.play.settings import Settings
from solitaire.play.words import clock_text

from .boxes import Box
from .canvas import Canvas
from .card_art import CardArt, cards_of_size, face_of
from .layout import Layout
from .look import look_of
from .theme import Sizes, Theme

__all__ = ["SavedPicture", "summary"]


class SavedPicture:
    """Paints saved games; each file is read once."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._art: CardArt | None = None
        self._boards: dict[SavedGame, Board | str] = {}

    def paint(
        self, canvas: Canvas, game: SavedGame, box: Box, trouble: str, sizes: Sizes, theme: Theme
    ) -> None:
        """The table of *game*, below it what it is, or *trouble*, or why it cannot be shown."""
        board = self._board(game)
        size = (box.w, min(box.h - sizes.font * 4, box.w * 0.72))
        picture = Box(box.x, box.y, *size).rounded()
        canvas.rounded(picture, sizes.radius, theme.felt_edge)
        if not isinstance(board, str):
            self._paint_table(canvas, board, picture)
        below = Box(box.x, picture.bottom + sizes.pad, box.w, box.bottom - picture.bottom - sizes.pad)
        trouble = trouble or (_(board) if isinstance(board, str) else "")
        code = _(board.deal.words) if isinstance(board, Board) and board.deal else ""
        words, colour = (trouble, theme.refused) if trouble else (f"{summary(game)} · {code}", theme.dim)
        canvas.lines(words, below, sizes.small, colour)

    def _paint_table(self, canvas: Canvas, board: Board, picture: Box) -> None:
        layout, look = Layout(board, picture, self._settings.mirror), look_of(board, self._settings)
        self._art = art = cards_of_size(self._art, look.deck, layout.card_w, layout.card_h)
        art.back = look.back
        for base in layout.bases.values():
            canvas.rounded(base, base.w * 0.08, (1.0, 1.0, 1.0, 0.16), 1)
        for spot in layout.visible():
            canvas.card(art, face_of(spot.card, spot.shown), spot.box)

    def _board(self, game: SavedGame) -> Board | str:
        """The position of a save, or why it cannot be shown."""
        if game not in self._boards:
            try:
                self._boards[game] = game.trouble if game.trouble else open_save(game.path)
            except SolitaireError as error:
                self._boards[game] = str(error)
        return self._boards[game]


def summary(game: SavedGame) -> str:
    """A save in a few words."""
    moves = n_("{number} move", "{number} moves", game.moves)
    facts = [_(game.title), moves, clock_text(game.elapsed), *filter(None, [game.result])]
    return " · ".join(facts)
