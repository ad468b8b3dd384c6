"""What a saved game holds, in words: ``solitaire inspect FILE``."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from solitaire.model.errors import SolitaireError
from solitaire.model.position import write_position
from solitaire.play.saves import open_save

__all__ = ["inspect_files"]


def inspect_files(paths: Iterable[Path]) -> int:
    """Print a report on each file; the answer is the exit status: 1 when one of them is no good."""
    failed = 0
    for path in paths:
        try:
            print(write_position(open_save(path)))
        except SolitaireError as error:
            print(f"solitaire: {error}", file=sys.stderr)
            failed = 1
    return failed
