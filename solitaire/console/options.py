"""Options as they are typed: ``draw=3``, ``scoring=vegas``, ``from_house=no``."""

from __future__ import annotations

from collections.abc import Iterable

from solitaire.model.board import Board
from solitaire.model.errors import BadOption
from solitaire.model.options import Option, Value
from solitaire.play.language import _

__all__ = ["options_in_words", "read_options"]


def read_options(game: type[Board], words: Iterable[str]) -> dict[str, Value]:
    """The options that *words* such as ``draw=3`` choose, by value or by label. Raises BadOption."""
    specs = {option.key: option for option in game.optionSpecs}
    chosen = {}
    for word in words:
        key, equals, text = (part.strip() for part in word.casefold().partition("="))
        if not (equals and text):
            raise BadOption(_("“{word}” is not an option: write one as in draw=3.").format(word=word[:30]))
        if key not in specs:
            known = ", ".join(specs) or _("none")
            raise BadOption(
                _("{game} has no option “{key}”: options are {known}.").format(
                    game=_(game.title), key=key[:20], known=known
                )
            )
        chosen[key] = _choice(specs[key], text)
    return chosen


def _choice(option: Option, text: str) -> Value:
    for choice in option.choices:
        if text in (_typed(choice.value), choice.label.casefold(), _(choice.label).casefold()):
            return choice.value
    raise BadOption(
        _("{key} cannot be “{text}”: choose one of {choices}.").format(
            key=option.key,
            text=text[:20],
            choices=", ".join(_typed(choice.value) for choice in option.shown),
        )
    )


def _typed(value: Value) -> str:
    """*value* as a player types it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def options_in_words(board: Board) -> list[tuple[str, str, str]]:
    """For each option: how to type what holds now, what that means, and what else can be typed."""
    rows = []
    for option in board.optionSpecs:
        now = option.choices[option.position(board.options[option.key])]
        others = ", ".join(_typed(choice.value) for choice in option.shown if choice is not now)
        rows.append((f"{option.key}={_typed(now.value)}", f"{_(option.label)}: {_(now.label)}", others))
    return rows
