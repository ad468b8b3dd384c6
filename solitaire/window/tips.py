"""Tips: the words that appear where the pointer rests: for buttons, cells and marks of empty cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaire.play.language import _
from solitaire.play.words import capital

from .boxes import Box

if TYPE_CHECKING:
    from .stage import Stage

__all__ = ["REST_SECONDS", "Tips"]

REST_SECONDS = 0.5


class Tips:
    """Knows what the pointer is on, and shows its words when it stayed there for a moment."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._target: tuple[str, Box] | None = None
        self.shown: tuple[str, Box] | None = None

    def move(self, x: float, y: float) -> None:
        """The pointer is here now."""
        target = self._find(x, y)
        if target == self._target:
            return
        self.hide()
        self._target = target
        if target is not None:
            self._stage.later(REST_SECONDS, lambda: self._show(target))

    def _find(self, x: float, y: float) -> tuple[str, Box] | None:
        stage = self._stage
        groups = [stage.buttons] + ([stage.dialog.group] if stage.dialog else [])
        for group in groups:
            button = group.at(x, y)
            if button is not None:
                return (button.tip, button.box) if button.tip else None
        if stage.dialog:
            return None
        tally = stage.layout.tally_at(x, y)
        if tally:
            return _(tally.words), stage.layout.bases[tally.letters[0]]
        letter = stage.layout.cell_at(x, y)
        return self._of_cell(letter) if letter else None

    def _of_cell(self, letter: str) -> tuple[str, Box] | None:
        """What there is to say of a cell; nothing of the own hand, where the pointer rests to choose."""
        board, layout = self._stage.session.board, self._stage.layout
        words, base = _(board.about(letter)), layout.bases[letter]
        if board.cells[letter].isEmpty() and not board.clickMove(letter):
            words = words or _(board.mark(letter).words)
        elif board.seatOf(letter) == layout.hand.seat:
            return None
        else:
            base = base.union(layout.home(letter))
        return (capital(words), base) if words else None

    def _show(self, target: tuple[str, Box]) -> None:
        if self._target == target and self.shown is None:
            self.shown = target
            self._stage.changed("front")

    def hide(self) -> None:
        """Take the words away, until the pointer rests on something else."""
        self._target = None
        if self.shown is not None:
            self.shown = None
            self._stage.changed("front")
