"""Endings: the panels that open by themselves when a game is won or over, and go with an undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .over_panel import OverPanel
from .win_screen import WinScreen

if TYPE_CHECKING:
    from .stage import Stage

__all__ = ["Endings"]


class Endings:
    """Looks at the game after every change."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def follow(self) -> None:
        """The panel of a game that is won or over; it goes when an undo opens the game again."""
        stage, won, over = self._stage, self._stage.session.won, self._stage.session.board.isOver()
        if isinstance(stage.dialog, WinScreen if won else OverPanel) and over:
            return
        if won:
            stage.open(WinScreen(stage.session, stage.commands.run, stage.close))
            self._celebrate()
        elif over:
            stage.open(OverPanel(stage.commands.run, stage.close))
        elif isinstance(stage.dialog, (WinScreen, OverPanel)):
            stage.close()

    def _celebrate(self) -> None:
        """The cards that are home rise once round the table."""
        stage = self._stage
        homes = [spot for spot in stage.layout.spots if spot.letter in stage.session.board.homes]
        cards = [(spot.card.id, spot.box) for spot in homes]
        stage.motion.celebrate(cards, stage.table_area, stage.now())
