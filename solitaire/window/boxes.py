"""Box: a rectangle in pixels, measured from the top left corner of the window."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Box"]


class Box(NamedTuple):
    """Left edge, top edge, width and height; y grows downwards."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether the pixel lies inside; the right and lower edges belong to the neighbour."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def overlap(self, other: Box) -> float:
        """The area that both cover."""
        wide = min(self.right, other.right) - max(self.x, other.x)
        high = min(self.bottom, other.bottom) - max(self.y, other.y)
        return wide * high if wide > 0 and high > 0 else 0.0

    def union(self, other: Box) -> Box:
        """The smallest box around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Box(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def moved(self, dx: float, dy: float) -> Box:
        """The same box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def grown(self, by: float) -> Box:
        """Larger by this much on every side; smaller when negative."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def grown_from(self, point: tuple[float, float], factor: float) -> Box:
        """Larger by a factor, seen from a point that stays where it is."""
        x, y = point
        return Box(x + (self.x - x) * factor, y + (self.y - y) * factor, self.w * factor, self.h * factor)

    def rounded(self) -> Box:
        """On whole pixels."""
        x, y = round(self.x), round(self.y)
        return Box(x, y, round(self.right) - x, round(self.bottom) - y)

    def clipped(self, other: Box) -> Box:
        """The part inside another box; of no size when they do not touch."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Box(x, y, max(0, min(self.right, other.right) - x), max(0, min(self.bottom, other.bottom) - y))

    def toward(self, other: Box, part: float) -> Box:
        """On the way to another box: at 0 this one, at 1 the other."""
        return Box(*(a + (b - a) * part for a, b in zip(self, other, strict=True)))
