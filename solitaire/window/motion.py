"""Motion: cards that glide from where they were to where the layout has them. Nothing waits for it."""

from __future__ import annotations

from collections.abc import Mapping

from .boxes import Box

__all__ = ["SECONDS", "Motion"]

SECONDS = 0.13


class Motion:
    """The cards on their way, by card id. It knows pictures only: the model is always ahead of it."""

    def __init__(self, seconds: float = SECONDS) -> None:
        """*seconds* for one way; 0 switches motion off."""
        self.seconds = seconds
        self._ways: dict[int, tuple[Box, Box]] = {}
        self._began = 0.0

    def start(self, before: Mapping[int, Box], after: Mapping[int, Box], now: float) -> None:
        """Let every card glide whose rectangle differs; what was under way ends where *after* says."""
        self._ways = {}
        if self.seconds <= 0:
            return
        for card, end in after.items():
            begin = before.get(card)
            if begin is not None and begin != end:
                self._ways[card] = (begin, end)
        self._began = now

    def finish(self) -> None:
        """End all ways at once."""
        self._ways = {}

    def boxes(self, now: float) -> dict[int, Box]:
        """Where the cards under way are now; empty when all have arrived."""
        if not self._ways:
            return {}
        part = (now - self._began) / self.seconds
        if not 0 <= part < 1:
            self._ways = {}
            return {}
        eased = 1 - (1 - part) ** 3
        return {card: begin.toward(end, eased) for card, (begin, end) in self._ways.items()}

    @property
    def moving(self) -> bool:
        """Whether any card is under way, as far as was asked last."""
        return bool(self._ways)
