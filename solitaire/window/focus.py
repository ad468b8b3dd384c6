"""Focus: the cell, and the cards of it, that the keyboard stands on, and the way to its neighbours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .boxes import Box
from .layout import Layout, Spot

__all__ = ["SIDES", "Focus", "in_row", "nearest", "neighbour"]

_SAME_ROW = 0.4  # of a card's height between centres of one row
SIDES = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


@dataclass(frozen=True)
class Focus:
    """A cell and how many of its last cards the focus takes in; of a hand of loose cards only the first of
    these as they are shown, *card* by its id.
    """

    letter: str
    count: int = 1
    card: int | None = None


def neighbour(bases: Mapping[str, Box], letter: str, side: str, start: Box | None = None) -> str | None:
    """The nearest cell on one side of *letter*; one in the same row or column before any other. From a card
    of a wide fan, *start*, it goes up and down to the next row.
    """
    (x, y), (along, across) = (start or bases[letter]).centre, SIDES[side]
    found = []
    for other, box in bases.items():
        dx, dy = box.centre[0] - x, box.centre[1] - y
        ahead = dx * along + dy * across
        aside = abs(dx * across) + abs(dy * along)
        if other != letter and ahead >= box.w / 2 and (across or aside <= box.h / 2):
            found.append((ahead, aside, other))
    if start and across and found:
        row = min(found)[0] + start.h * _SAME_ROW
        return min((aside, other) for ahead, aside, other in found if ahead <= row)[1]
    return min(((ahead + 2 * aside, other) for ahead, aside, other in found), default=("", None))[1]


def in_row(spots: list[Spot], place: int, side: str) -> int | None:
    """The place of the card on one side of that at *place* in a fan of one row or more; None at its end."""
    along, across = SIDES[side]
    if along:
        other = place + along
        return other if 0 <= other < len(spots) else None
    here = spots[place].box
    rows = [(abs(spot.box.x - here.x), number) for number, spot in enumerate(spots)
            if (spot.box.y - here.y) * across > here.h / 4]  # fmt: skip
    return min(rows)[1] if rows else None


def nearest(layout: Layout, letter: str, box: Box) -> Spot | None:
    """The card of a fan that lies nearest to *box*."""
    return min(
        layout.cards[letter],
        key=lambda spot: abs(spot.box.x - box.x) + abs(spot.box.y - box.y),
        default=None,
    )
