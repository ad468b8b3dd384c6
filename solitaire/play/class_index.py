"""Class index: every public class of the program with its bases, its methods and the lines of their code.

It reads the source, so that no class has to be imported to be found, the window's neither.
"""

from __future__ import annotations

import ast
import difflib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import solitaire

from .resources import source_file

__all__ = ["CodeClass", "CodeMethod", "class_index", "find_class", "guess"]

_PACKAGE = Path(solitaire.__file__).parent
_Function = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class CodeMethod:
    """A public method or property: how it is written, the first line of its docstring, where it stands."""

    name: str
    signature: str
    summary: str
    where: str


@dataclass
class CodeClass:
    """A class. ``bases`` and ``heirs`` are the classes of this program above and below it."""

    name: str
    summary: str
    where: str
    bases: list[CodeClass] = field(default_factory=list)
    heirs: list[CodeClass] = field(default_factory=list)
    methods: dict[str, CodeMethod] = field(default_factory=dict)
    base_names: tuple[str, ...] = ()

    def lineage(self) -> list[CodeClass]:
        """The first base of the first base and so on, the uppermost first, without the class itself."""
        above = self.bases[0] if self.bases else None
        return [*above.lineage(), above] if above else []

    def holder_of(self, method: str) -> CodeClass | None:
        """The class that has *method*: this one or the nearest above."""
        line = [self, *reversed(self.lineage())]
        return next((each for each in line if method in each.methods), None)


@cache
def class_index() -> dict[str, CodeClass]:
    """The classes by name. Where two files have a class of one name, the one of the lower layer counts."""
    order = ["model", "games", "play", "solver", "console", "window"]
    files = sorted(_PACKAGE.rglob("*.py"), key=lambda path: _rank(path, order))
    found: dict[str, CodeClass] = {}
    for path in files:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found.setdefault(node.name, _class_of(node, path))
    for each in found.values():
        each.bases = [found[name] for name in each.base_names if name in found and name != each.name]
        for base in each.bases:
            base.heirs.append(each)
    return found


def _rank(path: Path, order: list[str]) -> tuple[int, str]:
    folder = path.relative_to(_PACKAGE).parts[0]
    return order.index(folder) if folder in order else len(order), path.as_posix()


def _class_of(node: ast.ClassDef, path: Path) -> CodeClass:
    names = tuple(name for base in node.bases for name in _names(base))
    methods = {each.name: each for each in _methods(node, path)}
    return CodeClass(node.name, _summary(node), f"{source_file(path)}:{node.lineno}", [], [], methods, names)


def _names(base: ast.expr) -> Iterator[str]:
    """``Cell`` of ``Cell``, ``cells.Cell`` and ``Generic[Cell]``."""
    inner = base.value if isinstance(base, ast.Subscript) else base
    if isinstance(inner, (ast.Name, ast.Attribute)):
        yield inner.id if isinstance(inner, ast.Name) else inner.attr


def _methods(node: ast.ClassDef, path: Path) -> Iterator[CodeMethod]:
    for each in node.body:
        if isinstance(each, _Function) and not each.name.startswith("_"):
            answer = f" -> {ast.unparse(each.returns)}" if each.returns else ""
            decorators = {ast.unparse(decorator) for decorator in each.decorator_list}
            arguments = "" if decorators & {"property", "cached_property"} else f"({_arguments(each)})"
            signature = f"{each.name}{arguments}{answer}"
            yield CodeMethod(each.name, signature, _summary(each), f"{source_file(path)}:{each.lineno}")


def _arguments(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    written = ast.unparse(node.args)
    first, _comma, rest = written.partition(", ")
    return rest if first in ("self", "cls") else written


def _summary(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    text = ast.get_docstring(node) or ""
    return " ".join(text.partition("\n\n")[0].split())


def find_class(name: str) -> CodeClass | None:
    """The class called *name*, in capitals or not."""
    wanted = name.casefold()
    found = [each for each in class_index().values() if each.name.casefold() == wanted]
    return class_index().get(name) or (found[0] if found else None)


def guess(name: str, names: list[str]) -> str:
    """The one of *names* that was probably meant; empty when none is alike."""
    spelled = {each.casefold(): each for each in names}
    alike = difflib.get_close_matches(name[:60].casefold(), spelled, n=1, cutoff=0.5)
    return spelled[alike[0]] if alike else ""
