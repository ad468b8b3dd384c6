"""From the annotation of an attribute to the classes it keeps and how many of each."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

CONTAINERS = {"tuple", "list", "set", "frozenset", "dict", "Mapping", "Sequence", "Iterable", "Iterator"}


def targets_of(annotation: str, space: Mapping[str, Any], drawn: set[str]) -> dict[str, str]:
    """The drawn classes an annotation names, each with ``1``, ``0..1`` or ``*``.

    *space* is the module's, to look type variables up. A class object (``type[Cell]``) is no ownership.
    """
    if not annotation:
        return {}
    found = _walk(ast.parse(annotation, mode="eval").body, "1", space)
    return {name: many for name, many in found if name in drawn}


def _walk(node: ast.expr, many: str, space: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    if isinstance(node, ast.Name):
        value = space.get(node.id)
        bound = value.__bound__ if isinstance(value, TypeVar) else None
        yield (bound.__name__ if isinstance(bound, type) else node.id), many
    elif isinstance(node, ast.BinOp):
        for side in (node.left, node.right):
            yield from _walk(side, "*" if many == "*" else "0..1", space)
    elif isinstance(node, ast.Tuple):
        for part in node.elts:
            yield from _walk(part, many, space)
    elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        if node.value.id in CONTAINERS:
            yield from _walk(node.slice, "*", space)
        elif node.value.id not in ("type", "Callable"):
            yield node.value.id, many
