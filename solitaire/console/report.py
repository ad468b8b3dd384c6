"""What a saved game holds, in words: ``solitaire inspect FILE``."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from solitaire.games.registry import find_game
from solitaire.model.board import Board
from solitaire.model.deals import Deal
from solitaire.model.errors import CannotRead, SolitaireError
from solitaire.model.moves import Move
from solitaire.model.position import write_position
from solitaire.model.savefile import read_save
from solitaire.model.saveformat import Save, restore
from solitaire.play.language import _, n_
from solitaire.play.saves import SavesFolder, open_save
from solitaire.play.words import clock_text

from .options import options_in_words
from .terminal import Terminal, plain_text

__all__ = ["inspect_files", "verify_folder"]

_LABEL = 10


def inspect_files(paths: Iterable[Path]) -> int:
    """Print a report on each file; the answer is the exit status: 1 when one of them is no good."""
    terminal, failed = Terminal(), 0
    for path in paths:
        try:
            _report(path, terminal)
        except SolitaireError as error:
            message = plain_text(f"solitaire: {_(str(error))}", getattr(sys.stderr, "encoding", None))
            print(message, file=sys.stderr)
            failed = 1
    return failed


def verify_folder(folder: Path) -> int:
    """Say which saved games of *folder* are sound; the answer is 1 when one is not, or none is there.

    Raises CannotRead when it is no folder.
    """
    terminal, unsound = Terminal(), 0
    if not os.path.isdir(folder):
        raise CannotRead("There is no folder {folder}.", folder=folder)
    saves = SavesFolder(folder)
    paths = saves.files()
    for path in paths:
        try:
            board = open_save(path)
            moves = board.history.moves
            terminal.tell(
                _("sound    {name}: {game}, {moves}").format(
                    name=path.name, game=_(board.title), moves=n_("{number} move", "{number} moves", moves)
                )
            )
        except SolitaireError as error:
            unsound += 1
            terminal.tell(_("UNSOUND  {reason}").format(reason=_(str(error))))
    total = _("{sound} of {files} saved games in {folder} are sound.")
    terminal.tell(total.format(sound=len(paths) - unsound, files=len(paths), folder=folder))
    return 1 if unsound or not paths else 0


def _report(path: Path, terminal: Terminal) -> None:
    """Print what *path* holds. Raises SolitaireError, for a bad replay after all that can be said before."""
    save = read_save(path)
    terminal.tell(str(path))
    _tell_facts(terminal, _file_facts(path, save))
    board = restore(find_game(save.game), save)
    _tell_facts(terminal, _board_facts(board))
    terminal.write()
    for line in write_position(board).splitlines():
        terminal.tell(f"  {line}", hang=5)
    _tell_moves(terminal, _("Moves:"), save.actions[: save.cursor])
    _tell_moves(terminal, _("Undone:"), save.actions[save.cursor :])
    terminal.write()


def _tell_facts(terminal: Terminal, facts: Iterable[tuple[str, str]]) -> None:
    for label, value in facts:
        terminal.tell(f"  {label:<{_LABEL - 1}} {value}", hang=_LABEL + 2)


def _file_facts(path: Path, save: Save) -> Iterator[tuple[str, str]]:
    """What the file says of itself; nothing of it has been replayed yet."""
    size = _("{size} bytes, format version {version}")
    yield _("File"), size.format(size=path.stat().st_size, version=save.version)
    yield _("Game"), save.game
    yield _("Deal"), _(save.deal.words)
    undone = len(save.actions) - save.cursor
    yield _("Moves"), _("{made} made, {undone} undone").format(made=save.cursor, undone=undone)
    yield _("Time"), clock_text(save.elapsed)
    yield _("Facts"), ", ".join(f"{str(key)[:20]} {str(value)[:20]}" for key, value in save.facts.items())


def _board_facts(board: Board) -> Iterator[tuple[str, str]]:
    """What the replay shows."""
    yield _("Replay"), _("every move is legal")
    yield _("Rules"), "; ".join(meaning for _typed, meaning, _others in options_in_words(board))
    yield _("Won"), _(board.outcome) or (_("yes") if board.checkWin() else _("no"))


def _deal(deal: Deal) -> str:
    return _("deal {code}").format(code=_(deal.words))


def _tell_moves(terminal: Terminal, title: str, actions: list[Move | tuple]) -> None:
    if actions:
        words = (str(action) if isinstance(action, Move) else _deal(action[0]) for action in actions)
        terminal.write()
        terminal.tell(title)
        terminal.tell("  " + " ".join(words), hang=2)
