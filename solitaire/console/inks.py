"""Inks: the colours of cards in a terminal. A suit is always told by its sign or letter as well."""

from __future__ import annotations

from solitaire.model.cards import Card

from .terminal import PLAIN

__all__ = ["painted"]

_RED, _GREEN, _YELLOW, _BLUE = "\033[31m", "\033[32m", "\033[33m", "\033[94m"
_INKS = {"red": _RED, "oros": _YELLOW, "copas": _RED, "espadas": _BLUE, "bastos": _GREEN}
_FOUR = {"hearts": _RED, "diamonds": _BLUE, "clubs": _GREEN}


def painted(card: Card, text: str, four: bool = False) -> str:
    """The *text* of a card in its colour, with *four* as in the window's deck of four colours.

    The suits of the Spanish deck have a colour each in any case.
    """
    ink = (_FOUR.get(card.house) if four else None) or _INKS.get(card.colour)
    return f"{ink}{text}{PLAIN}" if ink else text
