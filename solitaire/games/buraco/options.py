"""What can be chosen before a match. Source: buraco rules 1.4, 1.13.

Deal codes count the choices: what stands here stays, only the order in which they are shown is free.
"""

from __future__ import annotations

from solitaire.model.options import Choice, Option

from .rules import HAND_SIZES, TARGETS

__all__ = ["OPTIONS"]

_STRENGTHS = (Choice("normal", "normal"), Choice("easy", "easy"), Choice("strong", "strong"))
_WEAKEST_FIRST = (1, 0, 2)
_LOWEST_FIRST = tuple(sorted(range(len(TARGETS)), key=TARGETS.__getitem__))

OPTIONS = (
    Option("cards", "Cards in a hand", tuple(Choice(size, str(size)) for size in HAND_SIZES)),
    Option(
        "target", "Points to reach", tuple(Choice(points, str(points)) for points in TARGETS), _LOWEST_FIRST
    ),
    Option("right", "Player on the right", _STRENGTHS, _WEAKEST_FIRST),
    Option("partner", "Partner", _STRENGTHS, _WEAKEST_FIRST),
    Option("left", "Player on the left", _STRENGTHS, _WEAKEST_FIRST),
)
