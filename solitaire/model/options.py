"""Option: one choice of rules that a game offers, such as drawing one card or three."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from .errors import BadOption
from .phrase import Phrase

__all__ = ["Choice", "Option", "check_options"]

Value = int | str | bool


class Choice(NamedTuple):
    """A value an option can take, and what a player reads for it."""

    value: Value
    label: str


class Option(NamedTuple):
    """A rule that can be chosen before a deal. The first choice is the default.

    Both are part of every deal code: a game may get more options at the end, an option never other choices.
    *order* holds the positions of the choices as a player expects them, where that is another order.
    """

    key: str
    label: str
    choices: tuple[Choice, ...]
    order: tuple[int, ...] = ()

    @property
    def shown(self) -> tuple[Choice, ...]:
        """The choices in the order in which a player reads them."""
        return tuple(self.choices[place] for place in self.order) or self.choices

    @property
    def default(self) -> Value:
        """The value that holds when nothing is chosen."""
        return self.choices[0].value

    def position(self, value: Any) -> int:
        """The position of *value* among the choices. Raises BadOption."""
        for number, choice in enumerate(self.choices):
            if choice.value == value and type(choice.value) is type(value):
                return number
        allowed = ", ".join(str(choice.value) for choice in self.choices)
        raise BadOption(
            "Option {key} cannot be “{value}”: choose one of {allowed}.",
            key=self.key, value=str(value)[:20], allowed=allowed,
        )  # fmt: skip


def check_options(specs: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Value]:
    """All options of a game with *given* over the defaults. Raises BadOption."""
    known = {option.key for option in specs}
    for key in given:
        if key not in known:
            names = ", ".join(sorted(known)) or Phrase("none")
            raise BadOption(
                "There is no option “{key}”: options are {names}.", key=str(key)[:20], names=names
            )
    result = {}
    for option in specs:
        value = given.get(option.key, option.default)
        option.position(value)
        result[option.key] = value
    return result
