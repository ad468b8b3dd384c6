"""The pages of uml/ and the Mermaid blocks in them, each line with its number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
UML = ROOT / "uml"


class DiagramError(Exception):
    """A line of a diagram that the tests cannot read; the message names the place."""


@dataclass(frozen=True)
class Line:
    """One line of a diagram, stripped, and where it stands."""

    text: str
    page: str
    number: int

    @property
    def where(self) -> str:
        """``uml/cards.md:12``; a page in another folder is called by its whole path."""
        folder = "" if "/" in self.page else "uml/"
        return f"{folder}{self.page}:{self.number}"


@dataclass(frozen=True)
class Diagram:
    """A Mermaid block: its kind (``classDiagram`` …), the heading above it, its lines after the first.

    ``level`` is the heading's: 1 for the title of the page.
    """

    page: str
    heading: str
    kind: str
    lines: tuple[Line, ...]
    where: str
    level: int

    @property
    def comments(self) -> list[Line]:
        """The ``%%`` lines, without their signs."""
        found = (line for line in self.lines if line.text.startswith("%%"))
        return [Line(line.text[2:].strip(), line.page, line.number) for line in found]

    @property
    def statements(self) -> list[Line]:
        """What draws something: neither empty nor a comment nor a direction."""
        idle = re.compile(r"%%|direction\b|$")
        return [line for line in self.lines if not idle.match(line.text)]


def diagrams_of(page: str, text: str) -> Iterator[Diagram]:
    """Every Mermaid block of a page's *text*."""
    heading, level = "", 0
    block: list[Line] | None = None
    for number, raw in enumerate(text.splitlines(), start=1):
        line = Line(raw.strip(), page, number)
        if block is not None and line.text == "```":
            kind = block[0].text.split()[0]
            yield Diagram(page, heading, kind, tuple(block[1:]), block[0].where, level)
            block = None
        elif block is not None:
            block.append(line)
        elif line.text == "```mermaid":
            block = []
        elif line.text.startswith("#"):
            heading = line.text.lstrip("# ")
            level = len(line.text) - len(line.text.lstrip("#"))


def page_texts() -> dict[str, str]:
    """Name and text of every page of uml/."""
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(UML.glob("*.md"))}


def all_diagrams(texts: dict[str, str] | None = None) -> list[Diagram]:
    """The diagrams of all pages, or of *texts* in their place."""
    pages = page_texts() if texts is None else texts
    return [diagram for page, text in pages.items() for diagram in diagrams_of(page, text)]


def place(path: str | Path, number: int) -> str:
    """A line of a source file as ``solitaire/model/cards.py:12``."""
    return f"{Path(path).resolve().relative_to(ROOT).as_posix()}:{number}"
