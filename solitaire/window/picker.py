"""Picker: the list of saved games inside the window, with a small picture of the chosen one."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from solitaire.model.errors import SolitaireError
from solitaire.play.language import _
from solitaire.play.saves import SavedGame
from solitaire.play.session import Session
from solitaire.play.settings import Settings

from .boxes import Box
from .buttons import ButtonGroup
from .canvas import Canvas
from .dialogs import Dialog
from .lettering import text_width
from .pointer import DOUBLE_SECONDS
from .prompt import Prompt
from .saved_picture import SavedPicture, summary
from .theme import Sizes, Theme
from .widgets import Button

__all__ = ["Picker"]

_DELETE_KEYS = ("Delete", "Ctrl+Backspace")


class Picker(Dialog):
    """Open with a double click, Enter or the button; Delete can be undone."""

    def __init__(
        self,
        session: Session,
        settings: Settings,
        close: Callable[[], object],
        show: Callable[[Dialog], object],
    ) -> None:
        """*show* opens another dialog instead of this one, or this one again."""
        super().__init__(close)
        self.title = _("Saved games")
        self.session = session
        self._show = show
        self.row = self._buttons()
        self.group = ButtonGroup(self.row)
        self.games: list[SavedGame] = session.saves.games()
        self.chosen = self.first = 0
        self.trouble = self.notice = ""
        self._picture = SavedPicture(settings)
        self._lines: list[tuple[int, Box]] = []
        self._fits = 1
        self._clicked = (-1, -9.0)

    def _buttons(self) -> list[Button]:
        is_one: Callable[[], bool] = lambda: self.game is not None  # noqa: E731
        return [
            Button(_("Import"), self.ask_import, outlined=True),
            Button(_("Export"), self.ask_export, outlined=True, enabled=self._openable),
            Button(_("Rename"), self.ask_name, outlined=True, enabled=is_one),
            Button(_("Undo Delete"), self.restore, outlined=True, enabled=self._restorable),
            Button(_("Delete"), self.delete, outlined=True, enabled=is_one),
            Button(_("Open"), self.open, outlined=True, enabled=self._openable),
            Button(_("Close"), self.close, outlined=True),
        ]

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
            self.trouble = _(self.session.message)

    def delete(self) -> None:
        """Put the chosen game aside."""
        game = self.game
        if game is not None:
            path = game.path
            self._change(lambda: self.session.saves.delete(path))

    def restore(self) -> None:
        """Bring the game deleted last back."""
        self._change(self.session.saves.restore)

    def bring_in(self, path: Path) -> str:
        """Add the saved game of a file; what is wrong with it, or nothing."""
        return self._change(lambda: self.session.saves.bring_in(path))

    def _change(self, act: Callable[[], object]) -> str:
        """Do something to the folder and show what came of it; what went wrong, or nothing."""
        self.trouble = self.notice = ""
        try:
            path = act()
        except SolitaireError as error:
            self.trouble = _(str(error))
            path = None
        self.games = self.session.saves.games()
        paths = [game.path for game in self.games]
        place = paths.index(path) if isinstance(path, Path) and path in paths else self.chosen
        self.choose(min(place, len(self.games) - 1))
        return self.trouble

    # --- what asks for a name or a place --------------------------------------------------------

    def _ask(self, title: str, verb: str, act: Callable[[str], str], text: str) -> None:
        def back() -> None:
            self.trouble = ""
            self._show(self)

        self._show(Prompt(title, verb, act, back, text))

    def ask_name(self) -> None:
        """Rename the chosen game."""
        game = self.game
        if game is not None:
            path = game.path
            rename: Callable[[str], str] = lambda name: self._change(lambda: self.session.rename(path, name))  # noqa: E731
            self._ask(_("Rename"), _("Rename"), rename, game.name)

    def ask_export(self) -> None:
        """Copy the chosen game somewhere else."""
        game = self.game
        if game is None:
            return
        path = game.path

        def export(text: str) -> str:
            made: list[Path] = []
            target = Path(text.strip()).expanduser()
            trouble = self._change(lambda: made.append(self.session.saves.export(path, target)))
            if made:
                self.notice = _("Copied to {file}.").format(file=made[0])
            return trouble

        self._ask(_("Copy to a folder or file"), _("Export"), export, str(Path.home()))

    def ask_import(self) -> None:
        """Add a game from elsewhere."""
        bring: Callable[[str], str] = lambda text: self.bring_in(Path(text.strip()).expanduser())  # noqa: E731
        self._ask(_("Add the saved game of a file"), _("Import"), bring, "")

    # --- choosing -------------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """Choose a line and keep it in sight."""
        self.chosen = max(0, min(number, len(self.games) - 1))
        self.first = max(0, min(self.first, self.chosen, len(self.games) - self._fits))
        self.first = max(self.first, self.chosen - self._fits + 1)

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
        wide = inner.w > sizes.font * 40
        listed = inner._replace(w=inner.w * 0.5) if wide else inner
        if self.trouble or self.notice:
            words, colour = (self.trouble, theme.refused) if self.trouble else (self.notice, theme.text)
            line = Box(inner.x, inner.bottom - sizes.font * 1.4, inner.w, sizes.font * 1.4)
            canvas.label(words, line, sizes.small, colour)
            listed, inner = (box._replace(h=max(0, box.h - sizes.font * 1.8)) for box in (listed, inner))
        if self.game is None:
            words = _("No saved games in {folder} yet.").format(folder=self.session.saves.folder)
            canvas.lines(words, inner._replace(h=sizes.font * 3), sizes.font, theme.dim)
            self._lines = []
            return
        self._paint_list(canvas, listed, sizes, theme)
        if wide:
            x = listed.right + 2 * sizes.pad
            picture = Box(x, inner.y, inner.right - x, inner.h)
            self._picture.paint(canvas, self.game, picture, "", sizes, theme)

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
        words = _(game.trouble) or summary(game)
        canvas.label(words, below._replace(w=room), sizes.small, weak)
        canvas.label(when, below, sizes.small, weak, align=1)
