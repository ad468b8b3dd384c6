"""The members of one class, read from its ``class`` statement."""

from __future__ import annotations

import ast
import builtins
import importlib
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from .facts import Member
from .pages import place

Definition = Callable[[type], ast.ClassDef]
OURS = "solitaire."


def static_types(cls: type, definition: Definition) -> dict[str, str]:
    """The class attributes that the body of *cls* declares, with their types."""
    if not cls.__module__.startswith(OURS):
        return {}
    body = (node for node in definition(cls).body if isinstance(node, ast.AnnAssign))
    found = {_text(node.target): _text(node.annotation) for node in body}
    return {name: kind[9:-1] for name, kind in found.items() if kind.startswith("ClassVar[")}


def _text(annotation: ast.expr | None) -> str:
    return "" if annotation is None else ast.unparse(annotation)


class MemberReader:
    """``members`` are the public ones; ``stored`` the attributes with their types, private ones too."""

    def __init__(self, cls: type, node: ast.ClassDef, path: str, definition: Definition) -> None:
        self._cls, self._path, self._definition = cls, path, definition
        self._space = vars(importlib.import_module(cls.__module__))
        self.members: dict[str, Member] = {}
        self.stored: dict[str, tuple[str, str]] = {}
        for part in node.body:
            if isinstance(part, ast.FunctionDef):
                self._function(part)
            elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                self._declared(part.target.id, _text(part.annotation), part.lineno)
            elif isinstance(part, ast.Assign):
                self._class_values(part)

    # --- attributes -----------------------------------------------------------------------------

    def _declared(self, name: str, kind: str, line: int) -> None:
        static = kind.startswith("ClassVar[")
        self._attribute(name, kind[9:-1] if static else kind, line, static)

    def _class_values(self, node: ast.Assign) -> None:
        for target in node.targets:
            for name in target.elts if isinstance(target, ast.Tuple) else [target]:
                if isinstance(name, ast.Name) and not name.id.startswith("__"):
                    kind = self._type_of(node.value, {})
                    self._attribute(name.id, kind, node.lineno, static=True, assigned=True)

    def _attribute(
        self, name: str, kind: str, line: int, static: bool = False, assigned: bool = False
    ) -> None:
        """Note an attribute, unless a base has it and this class only gives it a value."""
        where = place(self._path, line)
        inherited = self._inherited(name)
        if name in self.members or inherited is not None and (assigned or kind == inherited):
            return
        self.stored.setdefault(name, (kind, where))
        if not name.startswith("_"):
            self.members[name] = Member(name, kind, where, static=static)

    def _inherited(self, name: str) -> str | None:
        """The type that a base gives an attribute, None when no base has it."""
        for base in self._cls.__mro__[1:]:
            if base.__module__.startswith(OURS):
                stored = _stored_by(base, self._path, self._definition)
                if name in stored:
                    return stored[name][0]
        return None

    # --- functions ------------------------------------------------------------------------------

    def _function(self, node: ast.FunctionDef) -> None:
        marks = {_text(mark) for mark in node.decorator_list}
        if not any(mark.endswith(".setter") for mark in marks):
            self._method(node, marks)
        kinds = {each.arg: _text(each.annotation) for each in _arguments(node)}
        if node.args.kwarg:
            kinds[node.args.kwarg.arg] = f"dict[str, {_text(node.args.kwarg.annotation)}]"
        for target, value, kind in _own_assignments(node):
            found = kind or self._type_of(value, kinds)
            self._attribute(target.attr, found, target.lineno, assigned=not kind)

    def _method(self, node: ast.FunctionDef, marks: set[str]) -> None:
        name = self._cls.__name__ if node.name == "__init__" else node.name
        names = tuple(each.arg for each in _arguments(node))
        if name.startswith("_") or (node.name == "__init__" and not names):
            return
        is_property = bool(marks & {"property", "cached_property"})
        kind = "" if node.name == "__init__" else _text(node.returns)
        self.members[name] = Member(
            name,
            kind if kind != "None" or is_property else "",
            place(self._path, node.lineno),
            None if is_property else names,
            "abstractmethod" in marks,
            bool(marks & {"staticmethod", "classmethod"}),
        )

    def _type_of(self, value: ast.expr | None, kinds: dict[str, str]) -> str:
        """The type of an assigned value where the source says it: a constant, an argument, a call."""
        if isinstance(value, ast.Constant) and value.value is not None:
            return type(value.value).__name__
        if isinstance(value, ast.Name):
            return kinds.get(value.id, "")
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
            called: Any = self._space.get(value.func.id, getattr(builtins, value.func.id, None))
            known = getattr(called, "__annotations__", {})
            return called.__name__ if isinstance(called, type) else known.get("return", "")
        return ""


@cache
def _stored_by(cls: type, path: str, definition: Definition) -> dict[str, tuple[str, str]]:
    """What the objects of a class keep. Of its places nothing is used: *path* may be that of a subclass."""
    return MemberReader(cls, definition(cls), path, definition).stored


def _arguments(node: ast.FunctionDef) -> list[ast.arg]:
    """All parameters but the object or class itself."""
    given = node.args
    plain = [*given.posonlyargs, *given.args]
    own = plain[1:] if "staticmethod" not in {_text(mark) for mark in node.decorator_list} else plain
    stars = [each for each in (given.vararg, given.kwarg) if each]
    before = 1 if given.vararg else 0
    return [*own, *stars[:before], *given.kwonlyargs, *stars[before:]]


def _own_assignments(node: ast.FunctionDef) -> Iterator[tuple[ast.Attribute, ast.expr | None, str]]:
    """Each ``self.name = value`` of a function, with its annotation if there is one."""
    for part in ast.walk(node):
        if isinstance(part, ast.Assign):
            for target in part.targets:
                yield from ((each, value, "") for each, value in _pairs(target, part.value) if _is_own(each))
        elif isinstance(part, ast.AnnAssign) and _is_own(part.target):
            yield part.target, part.value, _text(part.annotation)  # type: ignore[misc]


def _pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[ast.Attribute, ast.expr | None]]:
    if isinstance(target, ast.Tuple):
        values = value.elts if isinstance(value, ast.Tuple) else [None] * len(target.elts)
        for each, part in zip(target.elts, values, strict=True):
            yield from _pairs(each, part)  # type: ignore[arg-type]
    elif isinstance(target, ast.Attribute):
        yield target, value


def _is_own(target: ast.expr) -> bool:
    holder = target.value if isinstance(target, ast.Attribute) else None
    return isinstance(holder, ast.Name) and holder.id == "self"
