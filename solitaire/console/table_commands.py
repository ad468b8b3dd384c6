"""The commands of a table of several players: order of the hand, score, what the others did and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaire.play.language import _
from solitaire.play.words import describe_move, typed_form
from solitaire.solver.hints import find_advice

from .command import command
from .hand_typed import hand_of
from .screen import end_words

if TYPE_CHECKING:
    from .game import ConsoleGame

__all__ = ["tell_advice", "tell_moves_at_table"]

_NAMED = {"you": "name_you", "right": "name_right", "partner": "name_partner", "left": "name_left"}


@command("next", "deal the next hand when one is over", at_table=True)
def _next(game: ConsoleGame, _words: str) -> None:
    actions = game.session.board.actions()
    if actions:
        game.answer(game.session.play(actions[0].move))
    else:
        ending = end_words(game.session.board)
        game.terminal.tell(ending or _("The hand is not over yet: it is your turn."))


@command("score", "show the score sheet", at_table=True)
def _score(game: ConsoleGame, _words: str) -> None:
    if not game.screen.show_score():
        game.terminal.tell(_("This game has no score sheet."))


@command("sort [rank|suit]", "sort your hand", at_table=True)
def _sort(game: ConsoleGame, words: str) -> None:
    hand = hand_of(game.session.board, game.session.seat)
    orders = list(hand.sortings) if hand else []
    order = words.casefold()
    if order in orders:
        game.settings.change("hand_sorting", order)
        game.screen.show()
    else:
        choice = _("Write {choices}.").format(choices=f" {_('or')} ".join(f"sort {each}" for each in orders))
        game.terminal.tell(choice)


@command("log", "tell again what the others did since your last turn", at_table=True)
def _log(game: ConsoleGame, _words: str) -> None:
    lines = game.others.last_round(game.screen.told_names)
    for line in lines or [_("The others have done nothing since your last turn.")]:
        game.terminal.tell(line, hang=2)


@command("why [on|off]", "tell why the others did it; on tells it each time", at_table=True)
def _why(game: ConsoleGame, words: str) -> None:
    tell, wish = game.terminal.tell, words.casefold()
    if wish in ("on", "off"):
        game.settings.change("show_reasons", wish == "on")
        on, off = _("The reasons are told each time."), _("The reasons are told when you ask: why.")
        tell(on if wish == "on" else off)
    elif wish:
        tell(_("Write why, why on or why off."))
    elif not game.others.knows_reasons:
        tell(_("No reasons are known: the others have not acted since the program was started."))
    else:
        for line in game.others.last_round(game.screen.told_names, with_reasons=True):
            tell(line, hang=2)


@command("name [SEAT NAME]", "name a player: you, right, partner or left", at_table=True)
def _name(game: ConsoleGame, words: str) -> None:
    seat, _space, name = words.partition(" ")
    key = _NAMED.get(seat.casefold())
    if words and key is None:
        game.terminal.tell(
            _("Write a seat and a name, as in name right Ana. Seats are {seats}.").format(
                seats=", ".join(_NAMED)
            )
        )
        return
    if key:
        try:
            game.settings.change(key, name)
        except ValueError:
            game.terminal.tell(_("A name has at most 20 letters."))
            return
    for seat, name in zip(_NAMED, game.screen.names, strict=True):
        game.terminal.tell(f"  {seat:<9}{name}")


# --- what the commands of every game say here ---------------------------------------------------------


def tell_advice(game: ConsoleGame) -> None:
    """What a computer player would do in the player's place, from what the player may see."""
    session = game.session
    board, tell = session.board, game.terminal.tell
    decision = find_advice(board, session.seat)
    if decision:
        move = decision.move
        hint = _("Try {letters}: {what}.").format(
            letters=typed_form(board, move), what=describe_move(board, move)
        )
        tell(f"{hint} {_(decision.why)}")
        tell(_("(Found from your own cards and what lies open on the table only.)"))
    elif board.actions():
        tell(_("{action}: type next.").format(action=_(board.actions()[0].words)))
    else:
        tell(end_words(board) or _("It is not your turn."))


def tell_moves_at_table(game: ConsoleGame) -> None:
    """How moves are typed with the cards of a hand."""
    tell = game.terminal.tell
    tell(_("Cards are named by rank and suit: 9H, 10S (or TS), JO for a joker; the suits are S H D C."))
    rows = (
        ("U", _("draw a card (also: draw)")),
        ("V", _("take the pile (also: take); V 2 where there are several ways, or V 9H 9S")),
        ("KH KS KD > new", _("lay down a new meld (also: lay KH KS KD)")),
        ("9H 10H > M2", _("add cards to the meld M2 (also: add 9H 10H M2)")),
        ("throw 4C", _("throw a card, which ends your turn (also: 4C > V)")),
    )
    for typed, meaning in rows:
        tell(f"  {typed:<21}{meaning}", hang=23)
    tell(
        _(
            "Equal cards can stand for each other: any of them is taken. undo takes back what you laid, but "
            "nothing once a hidden card has been seen or the others have played."
        )
    )
