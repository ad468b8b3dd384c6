"""Placing: where the window opens, from what was remembered and the screens there are now."""

from __future__ import annotations

from collections.abc import Sequence

from solitaire.play.settings import Settings

from .boxes import Box

__all__ = ["DEFAULT_SIZE", "LEAST", "least_size", "remembered"]

DEFAULT_SIZE = (1280, 800)
LEAST = (640, 480)


def remembered(
    settings: Settings, screens: Sequence[Box], ratio: float = 1.0
) -> tuple[tuple[int, int], tuple[int, int] | None]:
    """The size, and the place where one is remembered: always wholly on one of the *screens*.

    *ratio*: the pixels to a point, where windows are measured in pixels.
    """
    wide = settings.window_width or DEFAULT_SIZE[0] * ratio
    high = settings.window_height or DEFAULT_SIZE[1] * ratio
    screen = screens[0]
    place = None
    if settings.window_x is not None and settings.window_y is not None:
        wished = Box(settings.window_x, settings.window_y, wide, high)
        screen = max(screens, key=wished.overlap)
        place = (settings.window_x, settings.window_y)
    least = least_size(screen, ratio)
    wide, high = _within(wide, least[0], screen.w), _within(high, least[1], screen.h)
    if place is not None:
        place = (_inside(place[0], wide, screen.x, screen.w), _inside(place[1], high, screen.y, screen.h))
    return (wide, high), place


def least_size(screen: Box, ratio: float = 1.0) -> tuple[int, int]:
    """The smallest window that can be played in; never larger than the screen."""
    return int(min(LEAST[0] * ratio, screen.w)), int(min(LEAST[1] * ratio, screen.h))


def _within(length: float, least: float, most: float) -> int:
    return int(min(max(length, least), most))


def _inside(start: float, length: float, screen_start: float, screen_length: float) -> int:
    return int(max(screen_start, min(start, screen_start + screen_length - length)))
