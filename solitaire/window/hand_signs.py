"""Hand signs: which cards of the hand a click would use, where carried cards would be put, and the frame that
is being stretched.
"""

from __future__ import annotations

from .canvas import Canvas
from .hand_drag import gap_line
from .hands import Hands
from .layout import Layout
from .selection import strips
from .theme import Theme

__all__ = ["paint_hand_signs"]

_GROUND = (0.0, 0.0, 0.0, 0.55)  # behind a bright line, so that it is seen beside white as well


def paint_hand_signs(canvas: Canvas, layout: Layout, hands: Hands, theme: Theme, line: int) -> None:
    """Paint them over the cards that lie."""
    for spot, part in strips(layout.cards[hands.own] if hands.own and hands.play.meant else []):
        if spot.card.id in hands.play.meant:
            canvas.rounded(part.grown(line * 2), part.w * 0.05 + line, _GROUND, line * 4)
            canvas.rounded(part.grown(line), part.w * 0.05 + line, theme.glow, line * 2)
    gap = gap_line(layout, hands.held) if hands.held else None
    if gap:
        canvas.rounded(gap.grown(line * 2), line * 2, _GROUND)
        canvas.rounded(gap.grown(line), line, theme.glow)
    if hands.band:
        red, green, blue, _alpha = theme.glow
        canvas.rect(hands.band, (red, green, blue, 0.15))
        canvas.rounded(hands.band.grown(line), line * 2, theme.glow, line)
