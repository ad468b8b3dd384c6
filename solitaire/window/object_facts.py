"""Object facts: the attributes of an object of the table, and how it is asked, for the class view."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

from solitaire.model.board import Board
from solitaire.model.cells import Cell
from solitaire.play.call_words import CallWords
from solitaire.play.resources import source_file

__all__ = ["attributes_of", "heading_of", "question_of"]

_LONG = 120


def heading_of(thing: object, board: Board, seat: int = 0) -> str:
    """Class and name, and the classes above, as in ``AlternateCell A : Cell``."""
    above = [cls.__name__ for cls in type(thing).__mro__[1:] if cls.__module__.startswith("solitaire.")]
    return f"{CallWords(board, seat).holder(thing)}{''.join(f' : {name}' for name in above[:2])}"


def attributes_of(thing: object, board: Board, seat: int = 0) -> Iterator[tuple[str, str]]:
    """Each public attribute and property with its value; cards that nobody may see stay hidden."""
    words = CallWords(board, seat)
    if isinstance(thing, Cell):
        cards = [words.card(card) for card in thing]
        yield "cards", f"{len(cards)}: {' '.join(cards)}"[:_LONG] if cards else "[]"
    stored = [name for name in vars(thing) if not name.startswith("_")]
    derived = [
        name
        for cls in type(thing).__mro__
        for name, value in vars(cls).items()
        if isinstance(value, property) and not name.startswith("_")
    ]
    for name in dict.fromkeys([*stored, *derived]):
        if name != "cards":
            yield name, _value(thing, name, words)


def _value(thing: object, name: str, words: CallWords) -> str:
    try:
        value = getattr(thing, name)
    except Exception as error:  # a property that cannot be asked now
        return type(error).__name__
    return words.value(value)


def question_of(thing: object) -> tuple[str, str]:
    """The signature of ``isValid``, for what holds cells of ``draw`` or ``isFull``, and where its code is."""
    name = next((each for each in ("isValid", "draw", "isFull") if hasattr(thing, each)), "")
    if not name:
        return "", ""
    method = getattr(thing, name)
    code = inspect.unwrap(method).__code__
    signature = str(inspect.signature(method)).replace("'", "").replace("->", "→")
    return f"{name}{signature}", f"{source_file(code.co_filename)}:{code.co_firstlineno}"
