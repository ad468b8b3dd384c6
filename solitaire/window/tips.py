"""Tips: the words that appear where the pointer rests, for buttons and for marks of empty cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaire.play.language import _

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
        board = stage.session.board
        for letter, base in stage.layout.bases.items():
            if base.contains(x, y) and board.cells[letter].isEmpty() and not board.clickMove(letter):
                words = _(board.mark(letter).words)
                return (words[:1].upper() + words[1:], base) if words else None
        return None

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
