"""Rules page: what a player reads about a game, in his language, from ``resources/rules``."""

from __future__ import annotations

from typing import NamedTuple

from .language import current
from .resources import resource_path

__all__ = ["Paragraph", "rules_page"]


class Paragraph(NamedTuple):
    """A piece of the page: a heading, some sentences, or a picture of a move or of melds.

    A picture has no text but *cards*, by their codes: those that move, and last the one they go on; or melds,
    with ``|`` between them.
    """

    text: str
    is_heading: bool = False
    cards: tuple[str, ...] = ()


def rules_page(game: str) -> list[Paragraph]:
    """The page of the game called *game*, in English where it is not translated; empty when there is none."""
    for language in (current(), "en"):
        try:
            text = resource_path("rules", f"{game}.{language}.txt").read_text("utf-8")
        except (OSError, ValueError):
            continue
        return [_paragraph(block) for block in text.split("\n\n") if block.strip()]
    return []


def _paragraph(block: str) -> Paragraph:
    text = " ".join(block.split())
    if text.startswith("@"):
        return Paragraph("", cards=tuple(text[1:].replace(">", " ").split()))
    return Paragraph(text.removeprefix("#").strip(), text.startswith("#"))
