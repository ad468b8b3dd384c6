"""A score sheet as text: what each line is for, and a column of points for each side."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from solitaire.model.sheet import ScoreSheet, SheetRow
from solitaire.play.language import _

__all__ = ["last_part", "sheet_lines"]

_COLUMN, _GAP = 15, 2


def last_part(sheet: ScoreSheet) -> ScoreSheet:
    """The sheet from its last heading on."""
    heads = [number for number, row in enumerate(sheet.rows) if row.kind == "head"]
    return sheet._replace(rows=sheet.rows[heads[-1] :]) if heads else sheet


def sheet_lines(sheet: ScoreSheet, width: int = 78) -> Iterator[str]:
    """The sheet in lines of *width*; sums stand below a rule."""
    label = max(16, width - len(sheet.columns) * (_COLUMN + _GAP))
    yield from _line("", [_(column) for column in sheet.columns], label)
    before = "head"
    for row in sheet.rows:
        if row.kind == "sum" and before != "sum":
            yield " " * label + "".join(f"{'-' * 8:>{_COLUMN + _GAP}}" for _column in sheet.columns)
        yield from _row(row, label)
        before = row.kind


def _row(row: SheetRow, label: int) -> Iterator[str]:
    words = _(row.words)
    if row.kind == "head":
        yield f"{words}:"
        return
    yield from _line(words if row.kind else f"  {words}", row.values, label)


def _line(words: str, values: Sequence[str], label: int) -> Iterator[str]:
    """One line, or several where words or a name are too long for their column."""
    columns = [textwrap.wrap(words, label - 2, subsequent_indent="    ", drop_whitespace=False) or [""]]
    columns += [textwrap.wrap(value, _COLUMN) or [""] for value in values]
    for parts in zip_longest(*columns, fillvalue=""):
        line = f"{parts[0]:<{label}}" + "".join(f"{part:>{_COLUMN + _GAP}}" for part in parts[1:])
        yield line.rstrip()
