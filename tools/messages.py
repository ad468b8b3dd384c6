"""Finds every text that the program can show: what translators translate. Used by tools/translations.py.

A text is found where it is an argument of one of CALLS, a value of one of NAMES, or the name of a card.
"""

from __future__ import annotations

import ast
import errno
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from solitaire.games.registry import all_games
from solitaire.model import errors

__all__ = ["Message", "messages"]

ROOT = Path(__file__).resolve().parent.parent
CALLS: dict[str, tuple[int, ...]] = {
    "_": (0,), "Phrase": (0,), "Verdict": (0,), "no": (1,), "Mark": (1,), "Fact": (0,), "Option": (1,),
    "Choice": (1,), "Binding": (0, 3), "command": (1,), "_say": (0,), **dict.fromkeys(errors.__all__, (0,)),
}  # fmt: skip
"""Functions and classes, and which of their arguments are texts."""
PLURAL = "n_"
NAMES = {
    "title", "summary", "upsideName", "REASONS", "BAD_FILE", "USAGE", "EPILOG", "SEAT_NAMES",
    "_DRAWN", "_OVER",
}  # fmt: skip
"""Attributes and variables whose values are texts."""
ERRORS = "EACCES EEXIST EISDIR ENAMETOOLONG ENOENT ENOSPC ENOTDIR EPERM EROFS EXDEV".split()
SKIPPED = {"template.py"}


class Message(NamedTuple):
    """A text with its plural, if it has one, and what tells it from the same text elsewhere."""

    text: str
    plural: str = ""
    context: str = ""


def messages() -> dict[Message, list[str]]:
    """Every text, in order, with the files where it stands."""
    found: dict[Message, list[str]] = {}
    for path in sorted((ROOT / "solitaire").rglob("*.py")):
        if path.name in SKIPPED:
            continue
        name = path.relative_to(ROOT).as_posix()
        for message in in_module(ast.parse(path.read_text("utf-8")), name):
            if name not in found.setdefault(message, []):
                found[message].append(name)
    for message in (*of_cards(), *of_the_system()):
        found.setdefault(message, [])
    return found


def in_module(tree: ast.Module, name: str) -> Iterator[Message]:
    """The texts of one file, in the order of its lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield from in_call(node, name)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id in NAMES for target in targets):
                yield from map(Message, texts_of(node.value, name))


def in_call(node: ast.Call, name: str) -> Iterator[Message]:
    """The texts that are given to a function."""
    function = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if function == PLURAL:
        one, many = (next(texts_of(argument, name)) for argument in node.args[:2])
        yield Message(one, many)
    for place in CALLS.get(function, ()):
        if place < len(node.args):
            yield from map(Message, texts_of(node.args[place], name))


def texts_of(node: ast.expr, name: str) -> Iterator[str]:
    """The texts that an expression can be. A variable is none: its texts are found where they are written."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str) and any(sign.isalpha() for sign in re.sub(r"{\w*}", "", node.value)):
            yield node.value
    elif isinstance(node, ast.JoinedStr):
        raise SystemExit(f"{name}:{node.lineno}: an f-string cannot be translated: use a template")
    elif isinstance(node, ast.IfExp):
        yield from (*texts_of(node.body, name), *texts_of(node.orelse, name))
    elif isinstance(node, (ast.BoolOp, ast.Dict, ast.Tuple)):
        for value in node.elts if isinstance(node, ast.Tuple) else node.values:
            yield from texts_of(value, name)
    elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "format":
        yield from texts_of(node.func.value, name)  # type: ignore[attr-defined]


def of_cards() -> Iterator[Message]:
    """The cards of every game, their houses and ranks, and the article that each rank has."""
    cards = {card.words: card for game in all_games(hidden=True) for card in game().makeDeck()}
    yield from map(Message, cards)
    yield from (
        Message(text)
        for card in cards.values()
        for text in (card.house, card.rankWords[0], card.rankWords[-1])
    )
    yield from (Message("the {card}", context=words.partition(" ")[0]) for words in cards)


def of_the_system() -> Iterator[Message]:
    """Why a file could not be read or written, in the words of the system."""
    return (Message(os.strerror(getattr(errno, name))) for name in ERRORS)
