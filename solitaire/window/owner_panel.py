"""Owner panel: another running program keeps the games; who shall?"""

from __future__ import annotations

from collections.abc import Callable

from solitaire.play.language import _
from solitaire.play.progress import BUSY, TAKEN
from solitaire.play.session import Session

from .buttons import ButtonGroup
from .canvas import Canvas
from .dialogs import Dialog
from .theme import Sizes, Theme
from .widgets import Button

__all__ = ["OwnerPanel", "is_contested"]


def is_contested(session: Session) -> bool:
    """Whether the game on the table is not kept because another program keeps the games."""
    return session.trouble in (BUSY, TAKEN, _(BUSY), _(TAKEN))


class OwnerPanel(Dialog):
    """Take the games over, or play on without keeping anything."""

    def __init__(self, session: Session, close: Callable[[], object]) -> None:
        super().__init__(close)
        self.title = _("Solitaire is open already")
        self.session = session
        self.row = [
            Button(_("Take over"), self.take_over, outlined=True, chosen=lambda: True),
            Button(_("Play without saving"), close, outlined=True),
        ]
        self.group = ButtonGroup(self.row)
        self.group.focus_on(0)

    def take_over(self) -> None:
        """Keep the games here from now on, and go on with the one that was played there."""
        self.close()
        self.session.take_over()

    def extent(self, sizes: Sizes) -> tuple[float, float]:
        """A small panel."""
        return sizes.font * 34, sizes.title * 2 + sizes.font * 10

    def paint_content(self, canvas: Canvas, sizes: Sizes, theme: Theme) -> None:
        """What either choice means."""
        words = _(
            "Another window keeps your games. Take over to go on here with the game that is played there, "
            "or play here without saving."
        )
        canvas.lines(words, self.content(sizes), sizes.font, theme.dim)
