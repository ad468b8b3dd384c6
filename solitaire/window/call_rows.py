"""Call rows: the calls of a command as lines of text of a certain width."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from solitaire.play.calls import Call
from solitaire.play.tracing import result_words

from .suit_text import suited_width, wrap_suited
from .theme import Sizes

__all__ = ["LINE", "Row", "write_rows"]

LINE = 1.34
"""The height of a line, in letters."""
_DEEPEST = 7


class Row(NamedTuple):
    """A call of the list: its lines with their kind, and where they stand from the top of the list."""

    call: Call
    indent: float
    lines: tuple[tuple[str, str], ...]
    top: float
    height: float


def write_rows(calls: Sequence[Call], room: float, sizes: Sizes) -> list[Row]:
    """Every call as it is written in this width; calls of calls stand further in."""
    rows, top = [], 0.0
    for call in calls:
        indent = min(call.depth, _DEEPEST) * sizes.small * 0.8
        lines = tuple(_lines(call, room - indent - sizes.pad, sizes.small))
        height = len(lines) * sizes.small * LINE + sizes.pad * 0.5
        rows.append(Row(call, indent, lines, top, height))
        top += height
    return rows


def _lines(call: Call, room: float, size: int) -> Iterator[tuple[str, str]]:
    """The call, its result, and where its code is; on one line what fits on one."""
    result = result_words(call)
    kind = "refused" if call.refused else "result"
    *above, last = wrap_suited(call.text, room, size)
    yield from (("call", line) for line in above)
    if result and suited_width(f"{last} {result}", size) <= room:
        yield kind, f"{last} {result}"
    else:
        yield "call", last
        yield from ((kind, line) for line in wrap_suited(result, room, size))
    yield from (("where", line) for line in wrap_suited(call.where, room, size))
