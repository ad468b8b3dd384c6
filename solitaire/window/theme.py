"""Theme: the colours of the table and the sizes that grow with the window."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

__all__ = ["THEMES", "Colour", "Sizes", "Theme", "contrast", "sizes_for"]

Colour = tuple[float, float, float, float]


def _rgb(text: str, alpha: float = 1.0) -> Colour:
    red, green, blue = (int(text[place : place + 2], 16) / 255 for place in (0, 2, 4))
    return red, green, blue, alpha


class Theme(NamedTuple):
    """Every colour the window uses; texts are on ``bar`` or ``panel``."""

    felt: Colour
    felt_edge: Colour
    outline: Colour
    mark: Colour
    glow: Colour
    focus: Colour
    bar: Colour
    panel: Colour
    line: Colour
    hover: Colour
    pressed: Colour
    chosen: Colour
    text: Colour
    dim: Colour
    off: Colour
    refused: Colour
    on_chosen: Colour
    tag: Colour
    on_tag: Colour


_GREEN = Theme(
    felt=_rgb("2f7d55"),
    felt_edge=_rgb("17503a"),
    outline=_rgb("ffffff", 0.26),
    mark=_rgb("ffffff", 0.34),
    glow=_rgb("ffe48a"),
    focus=_rgb("ffffff"),
    bar=_rgb("10261d"),
    panel=_rgb("183428"),
    line=_rgb("ffffff", 0.14),
    hover=_rgb("ffffff", 0.12),
    pressed=_rgb("000000", 0.30),
    chosen=_rgb("f0d27a"),
    text=_rgb("f4f7f1"),
    dim=_rgb("b4c8bc"),
    off=_rgb("6f867a"),
    refused=_rgb("ffab9a"),
    on_chosen=_rgb("1a2a20"),
    tag=_rgb("b3560b"),
    on_tag=_rgb("ffffff"),
)


_BLUE = _GREEN._replace(
    felt=_rgb("2d6d96"),
    felt_edge=_rgb("173f63"),
    bar=_rgb("0f2233"),
    panel=_rgb("173048"),
    dim=_rgb("b3c5d4"),
    off=_rgb("6d8296"),
    on_chosen=_rgb("1a2630"),
)
_DARK = _GREEN._replace(
    felt=_rgb("33363c"),
    felt_edge=_rgb("1a1c20"),
    outline=_rgb("ffffff", 0.22),
    mark=_rgb("ffffff", 0.28),
    bar=_rgb("101114"),
    panel=_rgb("222428"),
    dim=_rgb("b6bac2"),
    off=_rgb("747982"),
    on_chosen=_rgb("1d1c18"),
)
_CONTRAST = Theme(
    felt=_rgb("000000"),
    felt_edge=_rgb("000000"),
    outline=_rgb("ffffff"),
    mark=_rgb("ffffff"),
    glow=_rgb("ffff00"),
    focus=_rgb("00ffff"),
    bar=_rgb("000000"),
    panel=_rgb("000000"),
    line=_rgb("ffffff"),
    hover=_rgb("ffffff", 0.30),
    pressed=_rgb("ffffff", 0.45),
    chosen=_rgb("ffff00"),
    text=_rgb("ffffff"),
    dim=_rgb("ffffff"),
    off=_rgb("9a9a9a"),
    refused=_rgb("ffb0a0"),
    on_chosen=_rgb("000000"),
    tag=_rgb("000000"),
    on_tag=_rgb("ffff00"),
)
THEMES: Mapping[str, Theme] = {"green": _GREEN, "blue": _BLUE, "dark": _DARK, "contrast": _CONTRAST}
"""The themes by the name of their setting."""


class Sizes(NamedTuple):
    """Lengths in pixels for one window size and pixel ratio."""

    font: int
    small: int
    title: int
    bar: int
    status: int
    pad: int
    radius: int
    line: int


def sizes_for(width: float, height: float, ratio: float = 1.0) -> Sizes:
    """Texts and bars grow with the window, and with the pixel ratio of the screen."""
    extent = min(height, width * 0.625)
    least = 14 if extent >= 380 * ratio else 11
    font = round(max(least * ratio, 7 * ratio + 0.0105 * extent))
    pad = max(4, round(font * 0.55))
    thin = max(1, round(font / 15))
    return Sizes(
        font, round(font * 0.88), round(font * 1.5), round(font * 2.9), round(font * 2.0), pad, pad, thin
    )


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two opaque colours as WCAG 2 defines it, 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Colour) -> float:
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
