"""Fans: how the cards of one cell spread, and how they close up where room is short."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from solitaire.model.places import Place

from .boxes import Box

__all__ = ["ROW_STEP", "fan_boxes", "natural_length", "spread"]

ROW_STEP = 0.28
"""How much of a row of cards the row before it leaves free, in card heights: the index."""
_NARROWEST = 0.23  # of a card's width: a fan of several rows takes another one before it gets narrower
_CLOSED_KEEPS = 0.35


def fan_boxes(place: Place, faces: Sequence[bool], base: Box, room: float) -> list[Box]:
    """The rectangle of every card of a fan that begins at *base* and reaches at most *room* beyond it.

    *faces* says of each card whether it lies face up. A fan to the right may have several rows.
    """
    if place.fan != "right":
        return [base.moved(0, step) for step in spread(place, faces, base.h, room)]
    rows = _rows(place, len(faces), base.w, room)
    length = ceil(len(faces) / rows)
    boxes = []
    for row in range(rows):
        up = (rows - 1 - row) * round(ROW_STEP * base.h)
        steps = spread(place, faces[row * length : (row + 1) * length], base.w, room)
        boxes += [base.moved(step, -up) for step in steps]
    return boxes


def _rows(place: Place, count: int, wide: float, room: float) -> int:
    """The fewest rows in which the corners can be read, or as many as there may be."""
    enough = (rows for rows in range(1, place.rows) if (ceil(count / rows) - 1) * wide * _NARROWEST <= room)
    return next(enough, place.rows) if place.rows > 1 else 1


def spread(place: Place, faces: Sequence[bool], unit: float, room: float) -> list[int]:
    """The offset of every card from the first one, in pixels; the last is never beyond *room*.

    *faces* says of each card whether it lies face up, *unit* is a card's width or height. Face-down cards
    give way first, as they have nothing to show; then all steps shrink alike.
    """
    count = len(faces)
    first = max(0, count - place.shown) if place.shown else 0
    if not place.fan:
        first = count
    steps = [0.0] * max(0, count - 1)
    for index in range(first, count - 1):
        steps[index] = unit * (place.open if faces[index] else place.closed)
    return _summed(_squeezed(steps, faces, max(0.0, room)))[:count]


def _squeezed(steps: list[float], faces: Sequence[bool], room: float) -> list[float]:
    excess = sum(steps) - room
    if excess <= 0:
        return steps
    hidden = sum(step for step, face in zip(steps, faces, strict=False) if not face)
    keep = max(_CLOSED_KEEPS, 1 - excess / hidden) if hidden else 1.0
    steps = [step if face else step * keep for step, face in zip(steps, faces, strict=False)]
    total = sum(steps)
    return [step * room / total for step in steps] if total > room else steps


def _summed(steps: list[float]) -> list[int]:
    offsets, position = [0], 0.0
    for step in steps:
        position += step
        offsets.append(int(position + 1e-6))
    return offsets[: len(steps) + 1]


def natural_length(place: Place, fan: str, spare: float) -> float:
    """How far a fan in this direction reaches beyond its first card, in card units.

    *spare* is the room for a fan without a limit.
    """
    if place.fan != fan:
        return 0.0
    if place.room:
        return place.room
    return (place.shown - 1) * place.open if place.shown else spare
