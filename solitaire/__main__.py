"""The program: ``solitaire`` on the command line, ``python -m solitaire`` from a checkout."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Sequence
from pathlib import Path

from solitaire.console.arguments import BAD_INPUT, Arguments, read_arguments
from solitaire.console.game import INTERRUPTED, ConsoleGame
from solitaire.console.options import read_options
from solitaire.console.saved import find_save
from solitaire.console.terminal import NoOutput, plain_text
from solitaire.games.registry import find_game, game_of_code
from solitaire.model.board import Board
from solitaire.model.errors import BadOption, CannotWrite, SolitaireError
from solitaire.play.language import _, follow
from solitaire.play.leaving import polite_end
from solitaire.play.paths import saves_folder
from solitaire.play.progress import Progress
from solitaire.play.saves import SavesFolder, open_save
from solitaire.play.session import Session
from solitaire.play.settings import Settings

__all__ = ["main"]

FAILED = 1
# A console hears of its player only when a line is typed; a longer silence does not count as play.
CONSOLE_GAP, WINDOW_GAP = 600.0, 30.0


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with the arguments *argv*; the answer is its exit status."""
    settings = Settings.open()
    follow(settings)
    try:
        return _run(read_arguments(argv), settings)
    except SystemExit as leaving:  # argparse leaves so after --help and after a wrong argument
        return int(leaving.code or 0)
    except SolitaireError as error:
        _complain(_(str(error)))
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except NoOutput as error:
        return _without_output(error)


def _without_output(error: NoOutput) -> int:
    """End quietly when the reader of a pipe has gone, as ``head`` does; say so when the disk is full."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # Python would complain again when it flushes at exit
    if isinstance(error.__cause__, BrokenPipeError):
        return 0
    _complain(_("Cannot print: {reason}.").format(reason=_(str(error))))
    return FAILED


def _complain(message: str) -> None:
    text = f"solitaire: {message}"
    print(plain_text(text, getattr(sys.stderr, "encoding", None)), file=sys.stderr)


def _run(arguments: Arguments, settings: Settings) -> int:
    saves = SavesFolder(saves_folder(arguments.saves))
    if arguments.command == "uml":
        return _tell_of_code(arguments.files)
    if arguments.command == "inspect":
        return _inspect(arguments, saves)
    if arguments.command == "export":
        name, target = arguments.files
        print(_("Copied to {file}.").format(file=saves.export(_file(saves, name), Path(target))))
        return 0
    if arguments.command == "import":
        path = saves.bring_in(Path(arguments.files[0]), *arguments.files[1:])
        print(_("Added as {name}.").format(name=path.stem))
        return 0
    session = _open_session(arguments, saves)
    if settings.trouble:
        _complain(settings.trouble)
    with polite_end():
        try:
            return (
                _play(session, settings)
                if arguments.command == "play"
                else ConsoleGame(session, settings=settings).run()
            )
        finally:
            session.close()


def _tell_of_code(names: Sequence[str]) -> int:
    from solitaire.console.uml import tell_class, tell_diagrams

    return tell_class(names[0]) if names else tell_diagrams()


def _inspect(arguments: Arguments, saves: SavesFolder) -> int:
    from solitaire.console.report import inspect_files, verify_folder

    if arguments.verify is not None:
        return verify_folder(arguments.verify)
    return inspect_files(_file(saves, name) for name in arguments.files)


# --- the game to play -------------------------------------------------------------------------------


def _open_session(arguments: Arguments, saves: SavesFolder) -> Session:
    """The game that the arguments ask for. Raises SolitaireError."""
    board = _board(arguments)
    file = None if arguments.load is None else _file(saves, arguments.load)
    if file:
        board = open_save(file)
    _check_folder(saves)
    progress = Progress(saves)
    if progress.open() or progress.readable:
        board = _in_progress(arguments, board, progress) or board
    in_window = arguments.command == "play" and _has_display()
    gap = WINDOW_GAP if in_window else CONSOLE_GAP
    return Session(board, saves, gap=gap, progress=progress, file=file)


def _board(arguments: Arguments) -> Board:
    """A board of the game that was named; a deal code names game and options itself."""
    game = find_game(arguments.game or "klondike")
    options = read_options(game, arguments.option)
    if arguments.deal is None:
        return game(**options)
    if options:
        raise BadOption(_("A deal code says already which rules hold: leave out either --deal or --option."))
    board = (game_of_code(arguments.deal) or game)()
    board.startGame(arguments.deal)
    return board


def _in_progress(arguments: Arguments, board: Board, progress: Progress) -> Board | None:
    """The game to go on with when the arguments name no other deal."""
    if arguments.deal is not None or arguments.load is not None:
        return None
    if arguments.option:
        return progress.find(board)
    return progress.latest(arguments.game or "")


def _file(saves: SavesFolder, name: str) -> Path:
    """The file called *name* from here, else the saved game of that name."""
    return Path(name) if os.path.isfile(name) else find_save(saves, name)


def _check_folder(saves: SavesFolder) -> None:
    """Say at once, not only after an hour of play, that games cannot be saved."""
    try:
        saves.ensure()
        if not os.access(saves.folder, os.W_OK | os.X_OK):
            raise CannotWrite(_("The folder {folder} is read-only.").format(folder=saves.folder))
    except CannotWrite as error:
        _complain(_("Games cannot be saved. {reason}").format(reason=_(str(error))))


# --- window or console ------------------------------------------------------------------------------


def _play(session: Session, settings: Settings) -> int:
    """Play in the window or, where there can be none, in the terminal."""
    try:
        if not _has_display():
            trouble = _(
                "There is no display here (DISPLAY and WAYLAND_DISPLAY are not set): "
                "start it on a desktop, or play with `solitaire console`."
            )
        else:
            from solitaire.window.app import run

            return run(session, settings=settings)
    except ImportError as error:
        trouble = _("The window cannot be opened: {reason}.").format(reason=error)
    except _no_window() as error:
        trouble = _(str(error))
    return _play_without_window(session, trouble, settings)


def _no_window() -> type[Exception]:
    from solitaire.window.errors import NoWindow

    return NoWindow


def _has_display() -> bool:
    """Whether a window can appear at all. Windows and macOS always have a desktop."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _play_without_window(session: Session, trouble: str, settings: Settings) -> int:
    trouble = " ".join(trouble.split())
    if not _can_be_asked():
        _complain(trouble)
        return FAILED
    _complain(_("{trouble} The game goes on here in the console.").format(trouble=trouble))
    return ConsoleGame(session, settings=settings).run()


def _can_be_asked() -> bool:
    """Whether someone can type moves: at a terminal or through a pipe, not from a desktop icon."""
    try:
        mode = os.fstat(sys.stdin.fileno()).st_mode
        return sys.stdin.isatty() or stat.S_ISFIFO(mode) or stat.S_ISREG(mode)
    except (AttributeError, OSError, ValueError):  # no stdin at all, or one that is closed
        return False


if __name__ == "__main__":
    sys.exit(main())
