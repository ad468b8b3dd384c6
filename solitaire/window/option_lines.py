"""Option lines: every preference with its choices in words, as the options panel shows them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from solitaire.model.options import Option
from solitaire.play.language import LANGUAGES, _
from solitaire.play.seats import seat_names
from solitaire.play.session import Session
from solitaire.play.settings import Settings
from solitaire.play.words import capital

from .text_button import TextButton
from .widgets import Button

__all__ = ["Line", "others_lines", "play_lines", "rule_lines", "sound_lines", "table_lines"]


class Line(NamedTuple):
    """A word and the choices beside it."""

    label: str
    buttons: list[Button]


def rule_lines(session: Session) -> list[Line]:
    """The rules that the game on the table offers. Choosing one deals a new game."""
    return [_rule(session, option) for option in session.board.optionSpecs]


def _rule(session: Session, option: Option) -> Line:
    def choose(value: Any) -> None:
        if session.board.options[option.key] != value:
            session.new_deal(**{option.key: value})

    words = {choice.value: capital(_(choice.label)) for choice in option.shown}
    return Line(_(option.label), _buttons(words, lambda: session.board.options[option.key], choose))


def table_lines(settings: Settings) -> list[Line]:
    """How the table looks."""
    return [
        _line(settings, "theme", _("Colours"), {
            "green": _("Green"), "blue": _("Blue"), "dark": _("Dark"), "contrast": _("High contrast"),
        }),
        _line(settings, "deck", _("Cards"), {"standard": _("Standard"), "large": _("Large print")}),
        _line(settings, "four_colours", _("Suit colours"), {False: _("Two"), True: _("Four")}),
        _line(settings, "back", _("Backs"), {"blue": _("Blue"), "red": _("Red"), "green": _("Green")}),
        _line(settings, "mirror", _("Table for"), {False: _("Right hand"), True: _("Left hand")}),
    ]  # fmt: skip


def play_lines(settings: Settings, others: bool = False) -> list[Line]:
    """How it moves, what clicks do, and which figures are shown; *others*: where computer players act too."""
    shown = {True: _("Shown"), False: _("Hidden")}
    return [
        _line(settings, "speed", _("Motion"), {"normal": _("Normal"), "fast": _("Fast"), "off": _("Off")}),
        _line(settings, "reduced_motion", _("Less motion"), {
            "auto": _("As the system"), "on": _("On"), "off": _("Off"),
        }),
        *(_hand_lines(settings) if others else _pile_lines(settings)),
        _line(settings, "show_timer", _("Time"), shown),
    ]  # fmt: skip


def _pile_lines(settings: Settings) -> list[Line]:
    """What clicks do in a game whose cards are sent home."""
    return [
        _line(settings, "double_click", _("Double click"), {
            "best": _("Best place"), "home": _("Home only"), "nothing": _("Nothing"),
        }),
        _line(settings, "right_click", _("Right click"), {
            "collect": _("Send all home"), "nothing": _("Nothing"),
        }),
        _line(settings, "show_score", _("Score"), {True: _("Shown"), False: _("Hidden")}),
    ]  # fmt: skip


def _hand_lines(settings: Settings) -> list[Line]:
    """What clicks do in a game whose cards are held in a hand."""
    return [
        _line(settings, "throw_click", _("Throw a card"), {
            "second": _("With the second click"), "first": _("With one click"),
        }),
        _line(settings, "hand_sorting", _("Sort the hand"), {
            "rank": _("By rank"), "suit": _("By suit"), "hand": _("As I put it"),
        }),
    ]  # fmt: skip


def others_lines(settings: Settings) -> list[Line]:
    """What the players are called, and what they show of themselves."""
    names = replace(settings, name_you="", name_right="", name_partner="", name_left="")
    usual = zip(("you", "right", "partner", "left"), seat_names(names), strict=True)
    return [
        *(_name(settings, f"name_{seat}", name) for seat, name in usual),
        _line(settings, "show_log", _("Log"), {
            "auto": _("Where there is room"), "on": _("Shown"), "off": _("Hidden"),
        }),
        _line(settings, "show_reasons", _("Reasons in the log"), {True: _("Shown"), False: _("Hidden")}),
        _line(settings, "show_hands", _("All hands"), {False: _("Hidden"), True: _("Shown, to practise")}),
    ]  # fmt: skip


def _name(settings: Settings, key: str, usual: str) -> Line:
    change = lambda text: settings.change(key, text)  # noqa: E731
    return Line(_("Name: {seat}").format(seat=usual), [TextButton(getattr(settings, key), 20, usual, change)])


def sound_lines(settings: Settings) -> list[Line]:
    """What is heard, and the language."""
    volumes = {volume: str(volume) for volume in (20, 40, 60, 80, 100)}
    return [
        _line(settings, "muted", _("Sound"), {False: _("On"), True: _("Off")}),
        _line(settings, "volume", _("Volume"), volumes),
        _line(settings, "language", _("Language"), {"": _("As the system"), **LANGUAGES}),
    ]


def _line(settings: Settings, key: str, label: str, words: Mapping[Any, str]) -> Line:
    choose = lambda value: settings.change(key, value)  # noqa: E731
    return Line(label, _buttons(words, lambda: getattr(settings, key), choose))


def _buttons(
    words: Mapping[Any, str], present: Callable[[], Any], choose: Callable[[Any], object]
) -> list[Button]:
    return [_button(text, value, present, choose) for value, text in words.items()]


def _button(text: str, value: Any, present: Callable[[], Any], choose: Callable[[Any], object]) -> Button:
    return Button(text, lambda: choose(value), chosen=lambda: present() == value, outlined=True)
