"""The command line: what can be typed after ``solitaire``, and its help."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from solitaire import __version__
from solitaire.games.registry import all_games
from solitaire.play.language import _
from solitaire.play.paths import saves_folder

from .terminal import plain_text

__all__ = ["BAD_INPUT", "Arguments", "read_arguments"]

BAD_INPUT = 2

COMMANDS = {
    "play": (0, 0),
    "console": (0, 0),
    "inspect": (0, 999),
    "export": (2, 2),
    "import": (1, 2),
    "uml": (0, 1),
}
"""Each command and how many words may follow it, from least to most."""

USAGE = """solitaire [options]                  play in a window
       solitaire console [options]          play in this terminal
       solitaire inspect FILE [FILE ...]    tell what saved games hold
       solitaire inspect --verify DIR       tell which saved games are sound
       solitaire export NAME FILE           copy a saved game to a file
       solitaire import FILE [NAME]         add a file to the saved games
       solitaire uml [CLASS]                tell where diagrams and classes are"""
EPILOG = """\
examples:
  solitaire                            the last game in a window, or a new one
  solitaire --deal K00-000005X         these cards, by the rules in the code
  solitaire --option draw=3            Klondike with three cards at a time
  solitaire console --load monday      go on in the terminal with a saved game
  solitaire inspect saves/monday.sol   what is in the file, move by move
  solitaire uml Cell.isValid           a method: code, kin and diagrams

games:
{games}

Saved games are kept in
  {saves}
SOLITAIRE_HOME names another folder for everything the program keeps.
Without a display the game is played in the terminal.

exit status: 0 fine, 1 no window or an unreadable file to inspect,
2 arguments, deal code, class or saved game that cannot be used, 130 Ctrl+C."""


class Arguments(argparse.Namespace):
    """What was asked for."""

    words: list[str]
    game: str | None
    deal: str | None
    load: str | None
    saves: Path | None
    option: list[str]
    verify: Path | None

    @property
    def command(self) -> str:
        """What to do: one of COMMANDS."""
        return self.words[0] if self.words else "play"

    @property
    def files(self) -> list[str]:
        """The words behind the command: names and files."""
        return self.words[1:]


class _Help(argparse.RawDescriptionHelpFormatter):
    """The layout of the help, with its one word of argparse itself in the player's language."""

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, _("usage: "))


class _Parser(argparse.ArgumentParser):
    """A parser whose complaints take one line."""

    def error(self, message: str) -> NoReturn:
        hint = _("“solitaire --help” shows what there is")
        message = _in_own_words(message)
        self.exit(BAD_INPUT, f"solitaire: {message}; {hint}.\n")

    def _print_message(self, message: str, file: Any = None) -> None:
        super()._print_message(plain_text(message, getattr(file, "encoding", None)), file)


def _in_own_words(message: str) -> str:
    """What argparse found wrong, so that it can be translated."""
    unknown = re.fullmatch("unrecognized arguments: (.*)", message, re.DOTALL)
    valueless = re.fullmatch("argument (.*): expected one argument", message)
    if unknown:
        return _("there is no option {option}").format(option=unknown[1][:60])
    return _("{option} needs a value").format(option=valueless[1]) if valueless else message


def read_arguments(argv: Sequence[str] | None = None) -> Arguments:
    """The arguments *argv*, by default those of the process. Raises SystemExit for --help and errors."""
    parser = _parser()
    arguments = parser.parse_intermixed_args(argv, Arguments())
    if arguments.command not in COMMANDS:
        parser.error(_("there is no command “{word}”").format(word=arguments.command[:40]))
    if arguments.command == "inspect" and not arguments.files and arguments.verify is None:
        parser.error(_("inspect needs the name of a file"))
    least, most = COMMANDS[arguments.command]
    if len(arguments.files) < least:
        missing = _("{command} needs the name of a saved game and of a file")
        parser.error(missing.format(command=arguments.command))
    if len(arguments.files) > most:
        parser.error(_("“{word}” is one word too many").format(word=arguments.files[most][:40]))
    return arguments


def _parser() -> _Parser:
    games = "\n".join(f"  {game.game:<13} {_(game.title)}: {_(game.summary)}" for game in all_games())
    parser = _Parser(
        prog="solitaire",
        usage=_(USAGE),
        description=_("Solitaire, with the mouse in a window or with two letters a move in a terminal."),
        epilog=_(EPILOG).format(games=games, saves=saves_folder()),
        formatter_class=lambda prog: _Help(prog, max_help_position=22, width=79),
        allow_abbrev=False,
        add_help=False,
    )
    parser.add_argument("words", nargs="*", help=argparse.SUPPRESS)
    _add_options(parser.add_argument_group(_("options")))
    return parser


def _add_options(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--game", metavar="NAME", help=_("the game to play (default: the last one)"))
    group.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help=_("a rule of the game, as in draw=3"),
    )
    group.add_argument("--deal", metavar="CODE", help=_("deal the cards of a code"))
    group.add_argument("--load", metavar="FILE", help=_("go on with a saved game: its file or its name"))
    group.add_argument("--saves", type=Path, metavar="DIR", help=_("keep saved games in this folder"))
    group.add_argument("--verify", type=Path, metavar="DIR", help=_("inspect: check each game of a folder"))
    group.add_argument(
        "--version", action="version", version=f"solitaire {__version__}", help=_("print the version")
    )
    group.add_argument("-h", "--help", action="help", help=_("print this help"))
