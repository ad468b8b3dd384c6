"""Saved games in the console: finding one by its name, listing them all."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

from solitaire.play.language import _, n_
from solitaire.play.saves import SUFFIX, SavedGame, SavesFolder
from solitaire.play.words import clock_text

__all__ = ["find_save", "list_saves"]


def find_save(saves: SavesFolder, name: str) -> Path:
    """The file that *name* means: a saved game of the folder, in capitals or not, or else a path."""
    path = Path(name)
    if path.name != name:
        return path
    exact, wanted = saves.path_for(path.stem if path.suffix == SUFFIX else name), name.removesuffix(SUFFIX)
    if os.path.exists(exact) or os.path.exists(path):  # Path.exists raises for a name that is too long
        return exact if os.path.exists(exact) else path
    return next((game.path for game in saves.games() if game.name.casefold() == wanted.casefold()), path)


def list_saves(saves: SavesFolder) -> Iterator[str]:
    """A line for each saved game, newest first."""
    games = saves.games()
    if not games:
        yield _("There are no saved games in {folder}.").format(folder=saves.folder)
        return
    yield _("Saved games in {folder}:").format(folder=saves.folder)
    width = min(40, max(len(game.name) for game in games))
    for game in games:
        yield f"  {game.name:<{width}}  {_(game.trouble) or _summary(game)}"


def _summary(game: SavedGame) -> str:
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(game.saved))
    moves = n_("{number} move", "{number} moves", game.moves)
    return ", ".join(filter(None, [_(game.title), moves, clock_text(game.elapsed), when, game.result]))
