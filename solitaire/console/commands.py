"""The commands of the console besides moves. Each is a function of the game and the words typed after it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from solitaire.games.registry import all_games, find_game, game_of_code
from solitaire.play.language import _
from solitaire.play.rules_page import rules_page
from solitaire.play.words import describe_board, describe_move, typed_form
from solitaire.solver.hints import find_hint, has_hints

from .command import COMMANDS, command
from .move_list import list_moves
from .options import options_in_words, read_options
from .saved import find_save, list_saves
from .screen import end_words
from .table_commands import tell_advice, tell_moves_at_table

if TYPE_CHECKING:
    from .game import ConsoleGame

# --- playing ----------------------------------------------------------------------------------------


@command("undo", "take the last move or deal back")
def _undo(game: ConsoleGame, _words: str) -> None:
    game.answer(game.session.undo())


@command("redo", "make again what was taken back")
def _redo(game: ConsoleGame, _words: str) -> None:
    game.answer(game.session.redo())


@command("moves", "list the moves that can be made now")
def _moves(game: ConsoleGame, _words: str) -> None:
    board = game.session.board
    for line, hang in list_moves(board):
        game.terminal.tell(line, hang=hang)
    if not board.legalMoves():
        game.terminal.tell(end_words(board) or _("No move is left. Type undo, same or new."))


@command("hint", "tell a useful move")
def _hint(game: ConsoleGame, _words: str) -> None:
    board = game.session.board
    if board.companions:
        tell_advice(game)
        return
    move = find_hint(board)
    if move:
        hint = _("Try {letters}: {what}.")
        game.terminal.tell(hint.format(letters=typed_form(board, move), what=describe_move(board, move)))
    else:
        game.terminal.tell(_no_hint(game))


def _no_hint(game: ConsoleGame) -> str:
    """Why there is no hint now."""
    board = game.session.board
    if game.session.won:
        return _("The game is won.")
    if not has_hints(board):
        return _("There are no hints for this game.")
    if not board.legalMoves():
        return _("No move is left. Type undo, same or new.")
    return _("I find no useful move, not even in a whole pass of the stock. Try undo, same or new.")


@command("table", "show the table again")
def _table(game: ConsoleGame, _words: str) -> None:
    game.screen.show()


@command("describe", "tell the table in words")
def _describe(game: ConsoleGame, _words: str) -> None:
    game.session.tick()
    for sentence in describe_board(game.session.board, game.screen.names, game.session.seat):
        game.terminal.tell(sentence, hang=2)


# --- other games ------------------------------------------------------------------------------------


@command("new [KEY=VALUE ...]", "deal other cards; rules tells what KEY can be")
def _new(game: ConsoleGame, words: str) -> None:
    options = read_options(type(game.session.board), words.split())
    game.answer(game.session.new_deal(**options), _("New cards. Undo brings the game before back."))


@command("same", "deal the same cards from the start")
def _same(game: ConsoleGame, _words: str) -> None:
    game.answer(game.session.same_deal(), _("The same cards. Undo brings the game before back."))


@command("deal [CODE]", "tell the code of this deal, or deal another")
def _deal(game: ConsoleGame, words: str) -> None:
    deal = game.session.board.deal
    if not words:
        game.terminal.tell(_("This is deal {code}.").format(code=_(deal.words) if deal else "-"))
        return
    other = game_of_code(words)
    if other in (None, type(game.session.board)) or game.may_replace():
        game.answer(game.session.deal_code(words))


@command("game [NAME]", "list the games, or play another")
def _game(game: ConsoleGame, words: str) -> None:
    if not words:
        for other in all_games():
            game.terminal.tell(f"  {other.game:<14}{_(other.title)}: {_(other.summary)}", hang=16)
        return
    name = words.casefold()
    find_game(name)  # raises UnknownGame before anything is asked
    if game.may_replace():
        game.answer(game.session.switch_game(name))


# --- saved games ------------------------------------------------------------------------------------


@command("save [NAME]", "save the game, under a name if given")
def _save(game: ConsoleGame, words: str) -> None:
    session = game.session
    if words:
        path = session.saves.path_for(words)
        question = _("There is a saved game “{name}” already. Type the same again to replace it.")
        if os.path.exists(path) and path != session.path and not game.sure(question.format(name=path.stem)):
            return
    session.save(words or None)
    game.terminal.tell(session.message)


@command("load NAME", "go on with a saved game")
def _load(game: ConsoleGame, words: str) -> None:
    if not words:
        game.terminal.tell(_("Which one? Write load and its name."))
        _saves(game, "")
        return
    path = find_save(game.session.saves, words)
    if not os.path.exists(path):  # Path.exists raises for a name that is too long
        message = _("There is no saved game “{name}”. Type saves for a list.")
        game.terminal.tell(message.format(name=words[:60]))
    elif game.may_replace():
        game.answer(game.session.load(path))


@command("saves", "list the saved games")
def _saves(game: ConsoleGame, _words: str) -> None:
    for line in list_saves(game.session.saves):
        game.terminal.tell(line, hang=4)


@command("takeover", "keep the game here although another Solitaire does")
def _take_over(game: ConsoleGame, _words: str) -> None:
    if game.session.keeps:
        game.terminal.tell(_("The game is being kept here already."))
    else:
        game.answer(game.session.take_over())


# --- the rest ---------------------------------------------------------------------------------------


@command("rules", "tell what the game is about")
def _rules(game: ConsoleGame, _words: str) -> None:
    board, tell = game.session.board, game.terminal.tell
    tell(f"{_(board.title)}. {_(board.summary)}")
    for text, is_heading, cards in rules_page(board.game):
        if cards:
            continue  # a picture of what the sentence before it says
        tell(f"{text.upper()}:" if is_heading else f"  {text}", hang=2)
    rows = options_in_words(board)
    if rows:
        tell(
            _("Rules that can be chosen: write new and a rule, as in new {example}.").format(
                example=_other(rows[0])
            )
        )
    for now, meaning, others in rows:
        tell(f"  {now:<18}{meaning} ({_('or')} {others})", hang=20)


def _other(row: tuple[str, str, str]) -> str:
    """An option as it is typed to change it."""
    now, _meaning, others = row
    return f"{now.partition('=')[0]}={others.split(', ')[0]}"


@command("trace [on|off]", "show the calls that the last command made in the code")
def _trace(game: ConsoleGame, words: str) -> None:
    tracer, tell = game.tracer, game.terminal.tell
    wish = words.casefold()
    if wish in ("on", "off"):
        game.traces = wish == "on"
        tell(_("The calls are shown after each move.") if game.traces else _("The calls are shown no more."))
    elif wish:
        tell(_("Write trace, trace on or trace off."))
    elif not tracer.calls:
        tell(_("Nothing was called yet: make a move first."))
    else:
        game.show_calls()


@command("help", "this list")
def _help(game: ConsoleGame, _words: str) -> None:
    tell = game.terminal.tell
    at_table = game.session.board.companions
    tell_moves_at_table(game) if at_table else _tell_moves(game)
    for each in sorted(COMMANDS.values(), key=lambda each: not each.at_table):
        if at_table or not each.at_table:
            tell(f"  {each.usage:<21}{_(each.purpose)}", hang=23)


def _tell_moves(game: ConsoleGame) -> None:
    """How moves are typed where two letters are enough."""
    board, tell = game.session.board, game.terminal.tell
    tell(_("A move is two letters, from where to where, in capitals or not. The cells are:"))
    tell("  " + " ".join(board.cells))
    if board.pool:
        tell(_("{letter} alone draws cards.").format(letter=board.pool.downside.letter))
    tell(_("A number says how many cards, as in AC 3. * sends home every card that can go."))


@command("quit", "leave")
def _quit(game: ConsoleGame, _words: str) -> None:
    question = _("This game is not saved. Type save to save it, or quit again to leave without.")
    if not game.unsaved or game.sure(question):
        game.over = True
