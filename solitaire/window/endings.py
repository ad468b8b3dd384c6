"""Endings: the panels that open by themselves when a hand or a game is over, and go with an undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .match_panel import MatchPanel
from .over_panel import OverPanel
from .sheet_panel import SheetPanel
from .win_screen import WinScreen

if TYPE_CHECKING:
    from .stage import Stage

__all__ = ["LOOK", "Endings"]

LOOK = 1.5
"""Seconds in which a player sees the last move of a hand before the score sheet covers it."""


class Endings:
    """Looks at the game after every change."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._offered: object = None

    def follow(self) -> None:
        """The panel of a game that is won or over; it goes when an undo opens the game again."""
        stage, board = self._stage, self._stage.session.board
        won, over = stage.session.won, not board.outcome and board.isOver()
        kind = MatchPanel if board.outcome else WinScreen if won else OverPanel
        if isinstance(stage.dialog, kind) and (over or board.outcome):
            return
        if over:
            self._open()
            if won:
                self._celebrate()
        elif isinstance(stage.dialog, (WinScreen, OverPanel, MatchPanel)):
            stage.close()
        self.offer()

    def begin(self) -> None:
        """The window opens on a game that was won or over before: its panel, without a celebration."""
        board = self._stage.session.board
        if not board.outcome and board.isOver() and self._stage.dialog is None:
            self._open()

    def _open(self) -> None:
        stage = self._stage
        if stage.session.won:
            stage.open(WinScreen(stage.session, stage.commands.run, stage.close))
        else:
            stage.open(OverPanel(stage.commands.run, stage.close))

    def offer(self) -> None:
        """Plan to show, once, the sheet of a hand or a match that is over, as soon as the cards lie still."""
        stage = self._stage
        if not self._is_due or self._offered == self._moment or stage.dialog or stage.turns.away:
            return
        moment = self._moment
        wait = 0.0 if stage.turns.hurried else max(LOOK, stage.motion.rest(stage.now()))

        def show() -> None:
            if moment == self._moment != self._offered and self._is_due and not stage.dialog:
                self._offered = moment
                stage.open(self.sheet())

        stage.later(wait, show)

    @property
    def _is_due(self) -> bool:
        board = self._stage.session.board
        return bool(board.outcome or board.actions())

    @property
    def _moment(self) -> object:
        board = self._stage.session.board
        return id(board), board.history.cursor, board.deal

    def sheet(self) -> SheetPanel:
        """The score sheet of this moment; at the end of a match with what comes next."""
        stage = self._stage
        if stage.session.board.outcome:
            return MatchPanel(stage.session, stage.settings, stage.commands.run, stage.close)
        return SheetPanel(stage.session, stage.settings, stage.close)

    def _celebrate(self) -> None:
        """The cards that are home rise once round the table."""
        stage = self._stage
        homes = [spot for spot in stage.layout.spots if spot.letter in stage.session.board.homes]
        cards = [(spot.card.id, spot.box) for spot in homes]
        stage.motion.celebrate(cards, stage.table_area, stage.now())
