"""Redraw: pictures on demand. Nothing is drawn while nothing changes, and never twice for one change."""

from __future__ import annotations

import time
from collections.abc import Callable

from pyglet import clock

__all__ = ["Redraw"]

_FRAME_SECONDS = 1 / 60
_SHORTEST = 1 / 120


class Redraw:
    """Asks for at most one picture at a time, and no more often than a screen can show them."""

    def __init__(self, draw: Callable[[float], None]) -> None:
        self._draw = draw
        self._due = False
        self._last = 0.0
        self.frames = 0

    def request(self) -> None:
        """Draw when the events that are waiting have been handled."""
        self._schedule(max(0.0, self._last + _SHORTEST - time.monotonic()))

    def next_frame(self) -> None:
        """Draw again after the time of one frame: something moves by itself."""
        self._schedule(max(0.0, self._last + _FRAME_SECONDS - time.monotonic()))

    def _schedule(self, seconds: float) -> None:
        if not self._due:
            self._due = True
            clock.schedule_once(self._now, seconds)

    def _now(self, dt: float) -> None:
        self._due = False
        self._last = time.monotonic()
        self.frames += 1
        self._draw(dt)

    def stop(self) -> None:
        """Draw no more."""
        clock.unschedule(self._now)
