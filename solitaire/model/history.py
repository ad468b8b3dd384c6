"""History: everything that was done, as one line of entries with a cursor.

A deal is an entry like a move, so that undo and redo cross a new deal as they cross a draw.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .deals import Deal
from .moves import Move, Step

__all__ = ["Entry", "History"]


class Entry(NamedTuple):
    """A move or a deal that was made, what happened, and what it takes to undo it."""

    action: Move | Deal
    steps: tuple[Step, ...]
    memento: Any


class History:
    """Entries before the cursor are done, entries behind it can be redone. The first is a deal."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.cursor = 0

    @property
    def canUndo(self) -> bool:
        """Whether something was done since the first deal."""
        return self.cursor > 1

    @property
    def canRedo(self) -> bool:
        """Whether something was undone and nothing done since."""
        return self.cursor < len(self.entries)

    @property
    def last(self) -> Entry | None:
        """The entry made last, or None before the first deal."""
        return self.entries[self.cursor - 1] if self.cursor else None

    @property
    def moves(self) -> int:
        """How many moves were made since the deal on the table."""
        count = 0
        while count < self.cursor and not isinstance(self.entries[self.cursor - 1 - count].action, Deal):
            count += 1
        return count

    @property
    def dealBefore(self) -> bool:
        """Whether another deal lies before the one on the table."""
        return self.cursor > self.moves + 1

    def add(self, entry: Entry) -> None:
        """Record *entry*. What could be redone is gone: it belonged to another line of play."""
        del self.entries[self.cursor :]
        self.entries.append(entry)
        self.cursor += 1

    def back(self) -> Entry:
        """Step before the last entry and return it."""
        self.cursor -= 1
        return self.entries[self.cursor]

    def forward(self, entry: Entry) -> None:
        """Step over the next entry, renewed as *entry*."""
        self.entries[self.cursor] = entry
        self.cursor += 1
