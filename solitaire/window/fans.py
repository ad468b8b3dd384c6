"""Fans: how the cards of one cell spread, and how they close up where room is short."""

from __future__ import annotations

from collections.abc import Sequence

from solitaire.model.places import Place

__all__ = ["natural_length", "spread"]

_CLOSED_KEEPS = 0.35


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
    return _summed(_squeezed(steps, faces, max(0.0, room)))


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
    return (place.shown - 1) * place.open if place.shown else spare
