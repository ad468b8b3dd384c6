"""Clock: how long someone has really played."""

from __future__ import annotations

import time
from collections.abc import Callable

__all__ = ["Clock"]


class Clock:
    """Counts seconds between ticks while it runs.

    It reads a monotonic clock, so changing the time of day does nothing. A gap between two ticks above
    *gap* seconds is not counted: the machine slept or the program was stopped.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic, gap: float = 30.0) -> None:
        self._now = now
        self._gap = gap
        self._last: float | None = None

    @property
    def running(self) -> bool:
        """Whether time is being counted."""
        return self._last is not None

    def start(self) -> None:
        """Count from now on; does nothing while running."""
        if self._last is None:
            self._last = self._now()

    def stop(self) -> float:
        """Stop counting and return the seconds since the last tick."""
        seconds = self.tick()
        self._last = None
        return seconds

    def tick(self) -> float:
        """The seconds played since the last tick, never negative, 0 for a gap and while stopped."""
        if self._last is None:
            return 0.0
        now = self._now()
        seconds, self._last = now - self._last, now
        return seconds if 0 <= seconds <= self._gap else 0.0
