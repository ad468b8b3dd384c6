"""Solitaire: one object model for card games, a window and a console on top of it.

A program plays with the functions named in ``__all__``; they stand in ``solitaire.scripting``, which is
imported when the first of them is asked for.
"""

from __future__ import annotations

import importlib
from typing import Any

__version__ = "0.1.0"

__all__ = [
    "IllegalMove",
    "SolitaireError",
    "game_names",
    "hint",
    "is_won",
    "legal_moves",
    "load_game",
    "make_move",
    "print_table",
    "save_game",
    "start_game",
    "table_text",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"{__name__}.scripting"), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
