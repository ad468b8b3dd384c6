"""Who imports whom: the packages of solitaire and the libraries they use, read from the source."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from .pages import ROOT, place

CODE = ROOT / "solitaire"
Arrow = tuple[str, str]


def package_arrows() -> dict[Arrow, str]:
    """Each pair of different packages of solitaire, and one line where the first imports the second."""
    return {arrow: where for arrow, where in _arrows() if arrow[1] in packages()}


def library_arrows() -> dict[Arrow, str]:
    """Each package and library of others that it imports, and one line where it does."""
    return {arrow: where for arrow, where in _arrows() if not arrow[1].startswith("solitaire")}


def packages() -> set[str]:
    """The packages of solitaire that hold code, and ``__main__``."""
    return {_package(path) for path in CODE.rglob("*.py")} - {"solitaire.__init__"}


def _package(path: Path) -> str:
    first = path.relative_to(CODE).parts[0]
    return f"solitaire.{first.removesuffix('.py')}"


def _arrows() -> Iterator[tuple[Arrow, str]]:
    for path in sorted(CODE.rglob("*.py")):
        source = _package(path)
        for name, line in _imports(path):
            parts = name.split(".")
            target = ".".join(parts[:2]) if parts[0] == "solitaire" else parts[0]
            if target != source and parts[0] not in sys.stdlib_module_names:
                yield (source, target), place(path, line)


def _imports(path: Path) -> Iterator[tuple[str, int]]:
    """The full names of what a file imports, at its top or inside functions, with the lines."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((name.name, node.lineno) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            stem = _absolute(node, path)
            inner = stem == "solitaire"  # then the names may be packages
            yield from ((f"{stem}.{name.name}" if inner else stem, node.lineno) for name in node.names)


def _absolute(node: ast.ImportFrom, path: Path) -> str:
    if not node.level:
        return node.module or ""
    package = ("solitaire", *path.relative_to(CODE).parts[: -node.level])
    return ".".join([*package, *([node.module] if node.module else [])])
