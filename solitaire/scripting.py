"""The functions by which another program plays: ``from solitaire import start_game, make_move, is_won``.

They work on a ``Board``, the object that window and console play on, and the rest of it is at hand
too. What a player may not do raises a ``SolitaireError``, whose text is one sentence, and changes nothing.
"""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from .console.screen import table_text as text_of
from .console.typed import typed_move
from .games.registry import all_games, find_game
from .model.board import Board
from .model.errors import BadOption, IllegalMove, SolitaireError
from .model.options import Value
from .play.saves import open_save
from .solver.hints import find_advice, find_hint

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


def game_names() -> list[str]:
    """The names that ``start_game`` takes."""
    return [game.game for game in all_games()]


def start_game(name: str = "klondike", deal: str | None = None, **options: Value) -> Board:
    """Deal the game called *name*: the cards of the deal code *deal*, or random ones under *options*.

    Raises UnknownGame, BadDealCode or BadOption; the latter for options beside a code, which has its own.
    """
    if deal is not None and options:
        raise BadOption(
            "A deal code says already which rules hold: leave out either the code or the options."
        )
    board = find_game(name)(**options)
    board.startGame(deal)
    return board


def legal_moves(board: Board) -> list[str]:
    """Every move that can be made now, as ``make_move`` takes it: ``U``, ``A>C``, ``A>C:3``, ``H0>V:#12``.

    At a table of several players those of the one who is to move.
    """
    return [str(move) for move in board.legalMoves()]


def make_move(board: Board, text: str) -> None:
    """Make a move, written as in ``legal_moves`` or as typed in the console: ``UV``, ``ac``, ``AC 3``.

    At a table of several players it is made for the one who is to move: ``KH KS KD > new``, ``throw 4C``.
    Nobody else plays by himself: ``hint`` names what a computer player would do.

    Raises IllegalMove, with the reason and nothing changed, for one that the rules do not allow.
    """
    board.move(typed_move(board, str(text).strip()))


def hint(board: Board) -> str | None:
    """A useful move, or None when no rule of thumb finds one. It may be lost or won all the same.

    At a table of several players what a computer player would do who sits where the turn is.
    """
    advice = find_advice(board, board.turn) if board.companions else None
    move = advice.move if advice else find_hint(board)
    return str(move) if move else None


def is_won(board: Board) -> bool:
    """Whether the game is won; a match of teams by that of the first player."""
    return board.checkWin()


def table_text(board: Board, symbols: bool = True, seat: int = 0) -> str:
    """The table as the console prints it; without *symbols* letters stand for the suits.

    *seat* is the player who looks at it, in a game of several.
    """
    return text_of(board, symbols, seat=seat)


def print_table(board: Board) -> None:
    """Print the table."""
    print(table_text(board))


def save_game(board: Board, path: str | PathLike[str]) -> None:
    """Write the game with its whole history to *path*. Window and console open it too. Raises SaveError."""
    board.saveGame(Path(path))


def load_game(path: str | PathLike[str]) -> Board:
    """The game in the file *path*, of whatever kind it is. Raises SaveError or UnknownGame."""
    return open_save(Path(path))
