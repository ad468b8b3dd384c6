"""Games panel: choose what to play. Every game keeps its own game in progress."""

from __future__ import annotations

from collections.abc import Callable

from solitaire.games.registry import all_games
from solitaire.model.board import Board
from solitaire.play.language import _
from solitaire.play.session import Session

from .boxes import Box
from .buttons import ButtonGroup
from .canvas import Canvas
from .dialogs import Dialog
from .lettering import text_width
from .theme import Sizes, Theme
from .widgets import Button

__all__ = ["GamesPanel"]


class GamesPanel(Dialog):
    """A large button for each game, with a sentence about it."""

    def __init__(self, session: Session, close: Callable[[], object]) -> None:
        super().__init__(close)
        self.title = _("Games")
        self.session = session
        self.games = all_games()
        self.choices = [self._choice(game) for game in self.games]
        self.group = ButtonGroup([*self.choices, *self.row])
        self.group.focus_on(self._present())

    def _choice(self, game: type[Board]) -> Button:
        return Button("", lambda: self.choose(game), outlined=True)

    def _present(self) -> int:
        """The line of the game on the table."""
        return self.games.index(type(self.session.board)) if type(self.session.board) in self.games else 0

    def choose(self, game: type[Board]) -> None:
        """Go on with this game."""
        if game is not type(self.session.board):
            self.session.switch_game(game.game)
        self.close()

    def extent(self, sizes: Sizes) -> tuple[float, float]:
        """As wide as the longest title and a sentence in two lines."""
        rest = sizes.title * 2.2 + self.row_height(sizes) + 7 * sizes.pad
        titles = max((text_width(_(game.title), sizes.title, True) for game in self.games), default=0)
        return max(sizes.font * 38, titles + sizes.pad * 12), rest + len(self.games) * sizes.font * 4.6

    def arrange(self, area: Box, sizes: Sizes) -> None:
        """One game below the other."""
        super().arrange(area, sizes)
        inner = self.content(sizes)
        step = inner.h / max(1, len(self.choices))
        for number, button in enumerate(self.choices):
            button.box = Box(inner.x, inner.y + number * step, inner.w, step - sizes.pad).rounded()

    def paint_content(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """Title and sentence of every game; the one on the table has a mark."""
        for game, button in zip(self.games, self.choices, strict=True):
            inner = button.box.grown(-sizes.pad * 1.2)
            present = game is type(self.session.board)
            colour = theme.chosen if present else theme.text
            size = min(sizes.title, max(10, int(inner.h * 0.42)))
            canvas.label(_(game.title), inner._replace(h=size * 1.3), size, colour, bold=True)
            if present:
                canvas.icon("check", Box(inner.right - size, inner.y, size, size * 1.3), colour)
            below = Box(inner.x, inner.y + size * 1.4, inner.w, max(0, inner.h - size * 1.4))
            canvas.lines(_(game.summary), below, min(sizes.small, size), theme.dim)
