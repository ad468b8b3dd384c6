"""Look: which colours and which deck the table shows, from the settings and the game."""

from __future__ import annotations

from typing import NamedTuple

from solitaire.model.board import Board
from solitaire.play.settings import Settings

from .theme import THEMES, Theme

__all__ = ["Look", "look_of"]


class Look(NamedTuple):
    """The colours, the atlas of the deck, and the tile that the cards show from behind."""

    theme: Theme
    deck: str
    back: str


def look_of(board: Board, settings: Settings) -> Look:
    """How this game looks to this player. Only the French deck comes in several forms."""
    theme = THEMES[settings.theme]
    if board.deckArt != "french":
        return Look(theme, board.deckArt, board.backArt)
    large = "-large" if settings.deck == "large" else ""
    colours = "-4c" if settings.four_colours else ""
    return Look(theme, f"french{large}{colours}", f"back-{settings.back}")
