"""The commands that change how cards look in the terminal: colours of the suits, signs or letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaire.play.language import _

from .command import command

if TYPE_CHECKING:
    from .game import ConsoleGame

__all__: list[str] = []

_COLOURS = {"2": False, "4": True}
_SWITCH = {"on": True, "off": False}


@command("colours [2|4]", "show the suits in two colours or in four")
def _colours(game: ConsoleGame, words: str) -> None:
    terminal, settings = game.terminal, game.settings
    if not terminal.coloured:
        terminal.tell(_("This terminal shows no colours."))
    elif words and words not in _COLOURS:
        terminal.tell(_("Write colours 2 or colours 4."))
    else:
        settings.change("four_colours", _COLOURS.get(words, not settings.four_colours))
        shown = _("Four colours.") if settings.four_colours else _("Two colours.")
        own = "" if game.session.board.deckArt == "french" else _("This deck keeps its own colours.")
        game.screen.show(f"{shown} {own}".strip())
        _tell_trouble(game)


@command("letters [on|off]", "show the suits as letters, or as signs")
def _letters(game: ConsoleGame, words: str) -> None:
    terminal, settings = game.terminal, game.settings
    wish = words.casefold()
    if wish and wish not in _SWITCH:
        terminal.tell(_("Write letters on or letters off."))
        return
    settings.change("suit_letters", _SWITCH.get(wish, not settings.suit_letters))
    terminal.letters = settings.suit_letters
    shown = _("The suits are letters: S, H, C, D.") if terminal.letters else _("The suits are signs.")
    unable = not terminal.letters and not terminal.symbols
    game.screen.show(_("This terminal cannot show the signs.") if unable else shown)
    _tell_trouble(game)


def _tell_trouble(game: ConsoleGame) -> None:
    """Say that a choice could not be kept for the next time."""
    if game.settings.trouble:
        game.terminal.tell(game.settings.trouble)
