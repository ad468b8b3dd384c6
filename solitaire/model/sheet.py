"""ScoreSheet: a score explained line by line, as a table of words and points."""

from __future__ import annotations

from typing import NamedTuple

from .phrase import Phrase

__all__ = ["ScoreSheet", "SheetRow"]


class SheetRow(NamedTuple):
    """One line: what it is for and a value for each column, as text; empty where it has none.

    *kind*: ``head`` names what follows, ``sum`` adds up what is above, else an ordinary line.
    """

    words: Phrase
    values: tuple[str, ...]
    kind: str = ""


class ScoreSheet(NamedTuple):
    """Columns with their names, and the lines below them."""

    columns: tuple[Phrase, ...]
    rows: tuple[SheetRow, ...]
