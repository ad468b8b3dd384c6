"""Holds the lines between drawn classes against what objects of the code keep and use."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from operator import attrgetter

from solitaire.games.registry import all_games

from .class_diagram import DrawnClasses
from .code_classes import definition, public_classes
from .facts import ClassFacts, Link

OWNING = ("*--", "o--", "-->")


def link_differences(drawn: DrawnClasses, code: dict[str, ClassFacts]) -> list[str]:
    """Sentences for every line that one side has and the other has not."""
    lines = [link for facts in drawn.classes.values() for link in facts.links]
    known = [link for link in lines if link.source in code and link.target in code]
    found = [sentence for facts in code.values() for sentence in _undrawn(facts, known, drawn)]
    for link in known:
        if link.kind == "..>":
            found += _unused(link, code)
        else:
            found += _unkept(link, code)
    return found


def _undrawn(facts: ClassFacts, lines: list[Link], drawn: DrawnClasses) -> Iterator[str]:
    """What objects of a class keep and no line shows. A private attribute needs any line to that class."""
    for kept in facts.links:
        to_it = [line for line in lines if (line.source, line.target) == (kept.source, kept.target)]
        labels = [line.label for line in to_it if line.kind in OWNING]
        if kept.label in labels or (kept.label.startswith("_") and labels):
            continue
        where = drawn.mentions.get(facts.name, "uml/")
        yield (
            f"{facts.name}.{kept.label} of {kept.where} keeps {kept.target} ({kept.many}), "
            f"but no line labelled {kept.label} goes from {facts.name} to {kept.target} ({where})."
        )


def _unkept(link: Link, code: dict[str, ClassFacts]) -> Iterator[str]:
    facts = code[link.source]
    claim = f"{link.where} draws that {link.source}.{link.label} keeps “{link.many}” {link.target}"
    kept = next(
        (each for each in facts.links if (each.label, each.target) == (link.label, link.target)), None
    )
    member = facts.members.get(link.label)
    if link.many.isdigit() and link.many != "1":
        yield from _counted(link, claim, facts)
    elif kept is not None and kept.many != link.many:
        yield f"{claim}, but it keeps “{kept.many}” in {kept.where}."
    elif kept is None and (member is None or not _names(member.type, link.target)):
        yield f"{claim}, but no attribute of that name and type is in {facts.where}."


def _names(annotation: str, target: str) -> bool:
    found = ast.walk(ast.parse(annotation, mode="eval")) if annotation else ()
    return any(isinstance(node, ast.Name) and node.id == target for node in found)


def _counted(link: Link, claim: str, facts: ClassFacts) -> Iterator[str]:
    """A number is counted on a table that was dealt; the label may be a path such as ``play.cells``."""
    table = _tables().get(link.source)
    if table is None:
        yield f"{claim}, but a number can only be counted on a board ({facts.where})."
        return
    try:
        objects = list(attrgetter(link.label)(table))
    except (AttributeError, TypeError):
        yield f"{claim}, but a board of {facts.where} has nothing to count under that name."
        return
    kinds = {type(each).__name__ for each in objects}
    if len(objects) != int(link.many) or kinds != {link.target}:
        yield f"{claim}, but a board of {facts.where} has {len(objects)} of {', '.join(sorted(kinds))}."


@cache
def _tables() -> dict[str, object]:
    tables: dict[str, object] = {}
    for game in all_games(hidden=True):
        board = game()
        board.startGame(board.makeDeal(1))
        tables[game.__name__] = board
    return tables


def _unused(link: Link, code: dict[str, ClassFacts]) -> Iterator[str]:
    """A dashed line says that the class, or the method in its label, names the other class."""
    cls = public_classes()[link.source]
    where = code[link.source].where
    nodes: Iterable[ast.AST] = [definition(cls)]
    if link.label:
        nodes = [node for node in ast.walk(definition(cls)) if getattr(node, "name", "") == link.label]
    named = {each.id for node in nodes for each in ast.walk(node) if isinstance(each, ast.Name)}
    if link.target not in named:
        part = f"{link.source}.{link.label}" if link.label else link.source
        yield f"{link.where} draws that {part} uses {link.target}, but {where} does not name it there."
