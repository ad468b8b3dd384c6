"""Window place: keeps where the window stands and how large it is, for the next time."""

from __future__ import annotations

import sys
from contextlib import suppress

from pyglet import clock
from pyglet.display.base import Screen
from pyglet.window import Window

from solitaire.play.settings import Settings

__all__ = ["WindowPlace", "pixels_to_point"]

_SETTLED = 1.0
_LARGEST_FRAME = 100


def pixels_to_point(screen: Screen) -> float:
    """How dense a screen is, for sizes of windows: macOS alone measures those in points."""
    return 1.0 if sys.platform == "darwin" else max(1.0, float(screen.get_scale()))


class WindowPlace:
    """Watches one window. Full screen is not remembered."""

    def __init__(self, window: Window, settings: Settings) -> None:
        self._window = window
        self._settings = settings
        self._wanted: tuple[int, int] | None = None
        self._frame = (0, 0)

    def put(self, x: int, y: int) -> None:
        """Stand here on the desktop. A window manager may add its frame: that is made up for."""
        self._wanted = (x, y)
        self._window.set_location(x, y)
        clock.schedule_once(self._note_frame, _SETTLED * 0.7)

    def put_again(self) -> None:
        """The window is shown: stand where it was put, though a window manager may have placed it."""
        if self._wanted and self._window.get_location() != self._wanted:
            self._window.set_location(*self._wanted)

    def _note_frame(self, dt: float) -> None:
        if self._wanted and self._window.context:
            place = self._window.get_location()
            dx, dy = (real - wanted for real, wanted in zip(place, self._wanted, strict=True))
            self._frame = (dx, dy) if max(abs(dx), abs(dy)) < _LARGEST_FRAME else (0, 0)

    def changed(self) -> None:
        """The window was moved or got another size: keep that when it has stayed so for a moment."""
        clock.unschedule(self._keep)
        clock.schedule_once(self._keep, _SETTLED)

    def _keep(self, dt: float = 0.0) -> None:
        window = self._window
        if window.fullscreen or not window.visible or not window.context:
            return
        (x, y), (width, height) = window.get_location(), window.get_size()
        values = {"window_x": x - self._frame[0], "window_y": y - self._frame[1],
                  "window_width": width, "window_height": height}  # fmt: skip
        with suppress(ValueError):  # no screen is that large
            self._settings.update(**values)

    def stop(self) -> None:
        """Keep what is, and watch no more: the window closes."""
        self._keep()
        clock.unschedule(self._keep)
        clock.unschedule(self._note_frame)
