"""Place, Mark, Fact: what a board tells a front end about itself, in card units and words.

A window or a console draws any game from these; it needs no rule for that.
"""

from __future__ import annotations

from typing import NamedTuple

from .phrase import Phrase

__all__ = ["Fact", "Mark", "Place", "Tally"]


class Place(NamedTuple):
    """Where a cell stands: ``x`` in card widths, ``y`` in card heights, both from the top left corner.

    ``fan`` says how its cards spread: ``""`` one on the other, ``"down"``, ``"right"``. The steps are in
    card heights (down) or card widths (right): ``open`` after a face-up card, ``closed`` after a face-down
    one. ``shown`` limits how many cards at the end are spread (0: all). A fan to the right may break into
    ``rows`` where it would get too narrow: the last row stands here, the others above it.

    ``room`` is how far the fan may reach beyond its first card, in card units (0: to the next cell or the
    end of the table). ``scale`` draws the cells smaller than the others.
    """

    x: float
    y: float
    fan: str = ""
    open: float = 0.0
    closed: float = 0.0
    shown: int = 0
    rows: int = 1
    room: float = 0.0
    scale: float = 1.0


class Mark(NamedTuple):
    """What an empty cell shows: a symbol of the art (``spade``, ``king``, ``recycle`` …) and its meaning."""

    symbol: str
    words: str = ""


class Fact(NamedTuple):
    """One figure for the status bar: a word to translate and its value, already as text."""

    label: str
    value: str


class Tally(NamedTuple):
    """Cells that lie squared up in one place and are only counted; ``words`` say how many of which kind."""

    place: Place
    letters: tuple[str, ...]
    words: Phrase
