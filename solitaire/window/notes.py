"""Notes: the reason of a refusal beside the card; above the status bar a message that is too long for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaire.play.language import _

from .boxes import Box

if TYPE_CHECKING:
    from .stage import Stage

__all__ = ["NOTE_SECONDS", "Notes"]

NOTE_SECONDS = 4.0
"""How long a note beside a card stays, if no input takes it away."""


class Notes:
    """At most one note is shown. ``at`` is where the pointer did something last."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.at = (-1.0, -1.0)
        self.shown: tuple[str, Box] | None = None

    def follow_message(self) -> None:
        """Show the message of the session where it is looked for."""
        stage = self._stage
        words, at = _(stage.session.message), self._pointed()
        if stage.session.refused and at and stage.dialog is None:
            self.shown = (words, at)
            stage.later(NOTE_SECONDS, lambda: self.hide(words))
        elif not stage.status.fits(words, stage.sizes):
            self.shown = (words, stage.status.box._replace(w=stage.status.box.w / 2))

    def _pointed(self) -> Box | None:
        """The card or the empty cell that the last input was about."""
        stage = self._stage
        if stage.keyboard.active:
            return stage.layout.home(stage.keyboard.focus.letter, stage.keyboard.focus.count)
        spot, letter = stage.layout.hit(*self.at), stage.layout.cell_at(*self.at)
        return spot.box if spot else stage.layout.bases[letter] if letter else None

    def hide(self, words: str = "") -> None:
        """Take the note away; with *words* only if it still says these."""
        if self.shown and (not words or self.shown[0] == words):
            self.shown = None
            self._stage.changed("front")
