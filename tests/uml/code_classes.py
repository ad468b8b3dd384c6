"""Reads the public classes of solitaire.model and solitaire.games into ClassFacts, from their source."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from functools import cache
from pathlib import Path
from types import ModuleType

from .code_members import MemberReader, static_types
from .facts import ClassFacts, Link
from .multiplicity import targets_of
from .pages import place

PACKAGES = ("solitaire.model", "solitaire.games")


@cache
def modules() -> list[ModuleType]:
    """Every module of the packages whose classes are drawn."""
    found = []
    for name in PACKAGES:
        package = importlib.import_module(name)
        inner = pkgutil.walk_packages(package.__path__, f"{name}.")
        found += [package, *(importlib.import_module(each.name) for each in inner)]
    return found


@cache
def public_classes() -> dict[str, type]:
    """The public classes by name."""
    return {
        name: value
        for module in modules()
        for name, value in vars(module).items()
        if isinstance(value, type) and value.__module__ == module.__name__ and not name.startswith("_")
    }


@cache
def syntax(path: str) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(Path(path).read_text(encoding="utf-8"))


@cache
def definition(cls: type) -> ast.ClassDef:
    """The ``class`` statement of *cls*."""
    body = syntax(inspect.getfile(cls)).body
    return next(node for node in body if isinstance(node, ast.ClassDef) and node.name == cls.__name__)


def is_abstract(cls: type) -> bool:
    """Whether no object is exactly of *cls*: of an abstract method, or a class attribute without value."""
    unset = any(not hasattr(cls, name) for base in cls.__mro__ for name in static_types(base, definition))
    return inspect.isabstract(cls) or unset


@cache
def code_facts() -> dict[str, ClassFacts]:
    """What the code says of every public class."""
    return {name: facts_of(cls) for name, cls in public_classes().items()}


def facts_of(cls: type) -> ClassFacts:
    """What the code says of *cls*."""
    node, path = definition(cls), inspect.getfile(cls)
    facts = ClassFacts(cls.__name__, place(path, node.lineno))
    facts.stereotype = "value" if issubclass(cls, tuple) else "abstract" if is_abstract(cls) else ""
    facts.generics = ", ".join(map(str, getattr(cls, "__parameters__", ()))).replace("~", "")
    drawn = public_classes()
    facts.bases = {base.__name__: facts.where for base in cls.__bases__ if base.__name__ in drawn}
    reader = MemberReader(cls, node, path, definition)
    facts.members = reader.members
    facts.links = _links(cls, reader)
    return facts


def _links(cls: type, reader: MemberReader) -> list[Link]:
    """What objects of *cls* keep: one line a stored attribute and a class that its type names."""
    space = vars(importlib.import_module(cls.__module__))
    return [
        Link(cls.__name__, target, "keeps", many, name, where)
        for name, (kind, where) in reader.stored.items()
        for target, many in targets_of(kind, space, set(public_classes())).items()
    ]
