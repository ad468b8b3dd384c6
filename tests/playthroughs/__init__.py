"""Whole games as text, and how to read them.

A file says ``deal CODE``, then the moves, several on a line, then ``end`` and what must hold after the
last one: ``won``, ``lost`` (nothing can be done any more) or ``not won``, ``score N``, and the cells as
model/position.py writes them. ``#`` begins a comment.
"""

import re
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
PATHS = sorted(FOLDER.glob("*.txt"))

# A `#` inside a move belongs to it, as in H>M:#12+45.
_COMMENT = re.compile(r"(^|\s)#.*")


def read_playthrough(path: Path) -> tuple[str, list[str]]:
    """The deal code and the moves of *path*."""
    played, _ = _halves(path)
    words = " ".join(played).split()
    assert words[0] == "deal", f"{path.name} does not begin with a deal"
    return words[1], words[2:]


def read_end(path: Path) -> list[str]:
    """The lines that say what holds after the last move of *path*."""
    return _halves(path)[1]


def _halves(path: Path) -> tuple[list[str], list[str]]:
    lines = [_COMMENT.sub("", line).strip() for line in path.read_text(encoding="utf-8").splitlines()]
    lines = [line for line in lines if line]
    middle = lines.index("end")
    return lines[:middle], lines[middle + 1 :]
