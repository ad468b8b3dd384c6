"""Commands of the console besides moves: what a word does, how it is written, what help says of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .game import ConsoleGame

__all__ = ["COMMANDS", "Action", "Command", "command"]

Action = Callable[["ConsoleGame", str], None]
"""A function of the game and the words typed after the command."""


class Command(NamedTuple):
    """What a word does, how it is written and what help says of it; *at_table*: only with other players."""

    action: Action
    usage: str
    purpose: str
    at_table: bool = False


COMMANDS: dict[str, Command] = {}


def command(usage: str, purpose: str, at_table: bool = False) -> Callable[[Action], Action]:
    """Decorator: make a function the command that *usage* begins with."""

    def add(action: Action) -> Action:
        COMMANDS[usage.split()[0]] = Command(action, usage, purpose, at_table)
        return action

    return add
