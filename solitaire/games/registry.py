"""The list of games: each module of this package registers its own board."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path
from typing import TypeVar

from solitaire.model.board import Board
from solitaire.model.errors import UnknownGame

__all__ = ["all_games", "find_game", "game_of_code", "register"]

B = TypeVar("B", bound=type[Board])
_games: dict[str, type[Board]] = {}


def register(board: B) -> B:
    """Class decorator: make a game known by its ``game``. Raises ValueError for a taken name or letter."""
    for other in _games.values():
        same = other.game == board.game or other.letter == board.letter
        if same and (other.__module__, other.__qualname__) != (board.__module__, board.__qualname__):
            raise ValueError(f"{board.__name__} takes the name or letter of {other.__name__}")
    _games[board.game] = board
    return board


def _discover() -> None:
    for module in pkgutil.iter_modules([str(Path(__file__).parent)]):
        importlib.import_module(f"{__package__}.{module.name}")


def all_games(hidden: bool = False) -> list[type[Board]]:
    """The registered boards by title; those marked hidden only on demand."""
    _discover()
    shown = (board for board in _games.values() if hidden or not board.hidden)
    return sorted(shown, key=lambda board: board.title)


def find_game(name: str) -> type[Board]:
    """The board class of a game's name. Raises UnknownGame."""
    _discover()
    try:
        return _games[name]
    except KeyError:
        known = ", ".join(board.game for board in all_games())
        raise UnknownGame(
            "There is no game “{name}”: choose one of {known}.", name=name[:30], known=known
        ) from None


def game_of_code(code: str) -> type[Board] | None:
    """The board class whose letter a deal code begins with, or None."""
    _discover()
    letter = code.strip()[:1].upper()
    return next((board for board in _games.values() if board.letter == letter), None)
