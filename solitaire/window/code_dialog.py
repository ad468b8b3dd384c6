"""Code dialog: deal the game of a typed deal code."""

from __future__ import annotations

from collections.abc import Callable

from solitaire.play.language import _
from solitaire.play.session import Session

from .prompt import Prompt

__all__ = ["CodeDialog"]


class CodeDialog(Prompt):
    """A field for the code, and what is wrong with a code that cannot be dealt."""

    def __init__(self, session: Session, close: Callable[[], object]) -> None:
        super().__init__(_("Deal by code"), _("Deal"), self.deal, close)
        self.session = session
        deal = session.board.deal
        if deal:
            self.words = _("The code of the deal on the table is {code}.").format(code=_(deal.words))

    def deal(self, code: str) -> str:
        """Deal the typed code, or say why not."""
        return "" if self.session.deal_code(code) else _(self.session.message)

    def type(self, text: str) -> None:
        """Codes are written in capitals."""
        super().type(text.upper())
