"""Diagrams: the pages of ``uml/``, the Mermaid diagrams on them, and what each one draws."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from .resources import uml_path

__all__ = ["DrawnDiagram", "diagram_pages", "diagrams_that_draw"]

_FENCE = "```"


class DrawnDiagram(NamedTuple):
    """A diagram: its page, the heading above it, its picture, and its words.

    The words of methods are there with ``(`` too.
    """

    page: Path
    heading: str
    picture: Path
    words: frozenset[str]


def diagram_pages() -> dict[Path, list[DrawnDiagram]]:
    """Every page with its diagrams; empty where the folder is not there."""
    folder = uml_path()
    pages = sorted(folder.glob("*.md")) if folder.is_dir() else []
    return {page: list(_diagrams(page)) for page in pages}


def diagrams_that_draw(name: str) -> list[DrawnDiagram]:
    """The diagrams that a class or an attribute is in, or a method, written ``isValid(``."""
    return [each for diagrams in diagram_pages().values() for each in diagrams if name in each.words]


def _diagrams(page: Path) -> Iterator[DrawnDiagram]:
    heading, level = "", 0
    block: list[str] | None = None
    for line in page.read_text(encoding="utf-8").splitlines():
        if block is not None and line.strip() == _FENCE:
            yield DrawnDiagram(page, heading, _picture(page, heading, level), frozenset(block))
            block = None
        elif block is not None:
            if not line.strip().startswith("%%"):
                block += re.findall(r"\w+", line) + re.findall(r"\w+\(", line)
        elif line.strip() == _FENCE + "mermaid":
            block = []
        elif line.startswith("#"):
            level = len(line) - len(line.lstrip("#"))
            heading = line.lstrip("# ").strip()


def _picture(page: Path, heading: str, level: int) -> Path:
    """The page names its picture, and so does the heading unless it is the title of the page."""
    plain = unicodedata.normalize("NFKD", heading).encode("ascii", "ignore").decode().lower()
    slug = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
    return page.parent / "svg" / f"{page.stem}{'' if level == 1 else '-' + slug}.svg"
