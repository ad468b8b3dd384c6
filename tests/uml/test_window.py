"""The diagrams of uml/window.md hold for the window: its classes inherit and keep each other as drawn.

These classes are read from their source: not all of them can be made without a screen.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest

from solitaire.play.class_index import class_index

from .class_diagram import WINDOW_PAGE, DrawnClasses
from .facts import Link
from .pages import ROOT, all_diagrams, page_texts

KEEPING = ("*--", "o--")


def drawn_window(text: str | None = None) -> DrawnClasses:
    return DrawnClasses(all_diagrams({WINDOW_PAGE: text or page_texts()[WINDOW_PAGE]}))


@cache
def source_of(name: str) -> ast.ClassDef:
    """The ``class`` statement of *name*."""
    path, _, line = class_index()[name].where.partition(":")
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.lineno == int(line))


def words_in(node: ast.AST) -> set[str]:
    """The names in an expression, those in quotes and of a module (``x.Name``) too."""
    found = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    return found | {each.attr for each in ast.walk(node) if isinstance(each, ast.Attribute)}


def made_by(value: ast.expr, types: dict[str, set[str]]) -> set[str]:
    """The class that a value is surely of: it is called, is a parameter of that type, or is one of both."""
    if isinstance(value, ast.Call):
        return words_in(value.func)
    if isinstance(value, ast.BoolOp):
        return {word for each in value.values for word in made_by(each, types)}
    return types.get(value.id, set()) if isinstance(value, ast.Name) else set()


def assigned(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr, ast.expr | None]]:
    """Each target of an assignment with its value and annotation; of ``a, b = x, y`` two."""
    if isinstance(node, ast.AnnAssign) and node.value is not None:
        yield node.target, node.value, node.annotation
    elif isinstance(node, ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                yield from ((*pair, None) for pair in zip(target.elts, node.value.elts, strict=True))
            else:
                yield target, node.value, None


@cache
def kept_by(name: str) -> dict[str, set[str]]:
    """Each attribute that the objects of a class set, with the classes that its type or value names."""
    found: dict[str, set[str]] = {}
    for method in (node for node in source_of(name).body if isinstance(node, ast.FunctionDef)):
        types = {each.arg: words_in(each.annotation) for each in method.args.args if each.annotation}
        for node in ast.walk(method):
            for target, value, annotation in assigned(node):
                if isinstance(target, ast.Attribute) and getattr(target.value, "id", "") == "self":
                    words = made_by(value, types) | (words_in(annotation) if annotation else set())
                    found.setdefault(target.attr, set()).update(words)
    return found


def window_differences(drawn: DrawnClasses) -> list[str]:
    """What the diagrams and the code do not share, as sentences."""
    index = class_index()
    unknown = [f"{where} draws {name}, which is not in the code." for name, where in drawn.mentions.items()
               if name not in index]  # fmt: skip
    if unknown:
        return unknown
    lines = [link for facts in drawn.classes.values() for link in facts.links]
    return [
        *(sentence for name in drawn.classes for sentence in base_differences(name, drawn)),
        *(sentence for link in lines for sentence in link_differences(link)),
        *(sentence for name in drawn.classes for sentence in undrawn(name, drawn, lines)),
    ]


def base_differences(name: str, drawn: DrawnClasses) -> Iterator[str]:
    """Inheritance that only one side has."""
    real = {base.name for base in class_index()[name].bases}
    where = class_index()[name].where
    for base, place in drawn.classes[name].bases.items():
        if base not in real:
            yield f"{place} draws that {name} is a {base}, but it is not in {where}."
    for base in real & set(drawn.classes) - set(drawn.classes[name].bases):
        yield f"{name} of {where} is a {base}, which {drawn.mentions[name]} does not draw."


def link_differences(link: Link) -> Iterator[str]:
    """A line that the code does not bear out."""
    where = class_index()[link.source].where
    if link.kind in KEEPING:
        if link.target not in kept_by(link.source).get(link.label, set()):
            yield (
                f"{link.where} draws that {link.source}.{link.label} keeps {link.target}, "
                f"but no attribute of that name and type is in {where}."
            )
            return
        for drawn, real in ((link.kind, kind_of(link)), (link.many, count_of(link))):
            if real and drawn != real:
                name = f"{link.source}.{link.label}"
                yield f"{link.where} draws {name} with {drawn}, but it has {real} in {where}."
        return
    methods = [node for node in source_of(link.source).body if getattr(node, "name", "") == link.label]
    if not any(link.target in words_in(node) for node in methods):
        yield (
            f"{link.where} draws that {link.source}.{link.label} uses {link.target}, "
            f"but {where} does not name it there."
        )


def sources_of(link: Link) -> Iterator[tuple[ast.expr, ast.expr | None]]:
    """What the attribute of a line is set to, each time, and the type that is written for it."""
    for method in (node for node in source_of(link.source).body if isinstance(node, ast.FunctionDef)):
        types = {each.arg: each.annotation for each in method.args.args}
        for node in ast.walk(method):
            for target, value, annotation in assigned(node):
                if ast.unparse(target) == f"self.{link.label}":
                    yield value, annotation or types.get(getattr(value, "id", ""))


def kind_of(link: Link) -> str:
    """``*--`` where the class makes the object, ``o--`` where it is given one; empty where it is unsure."""
    values = [value for value, _ in sources_of(link)]
    made = [each for each in values if isinstance(each, ast.Call) and link.target in words_in(each.func)]
    given = [each for each in values if isinstance(each, ast.Name)]
    return "*--" if values == made else "o--" if values == given else ""


def count_of(link: Link) -> str:
    """How many the written type allows; one where none is written."""
    written = " ".join(ast.unparse(each) for _, each in sources_of(link) if each is not None)
    if re.search(rf"\[[^]]*\b{link.target}\b", written):
        return "*"
    return "0..1" if "None" in written else "1"


def undrawn(name: str, drawn: DrawnClasses, lines: list[Link]) -> Iterator[str]:
    """What a drawn class keeps of another drawn class for all to see, and no line shows."""
    pairs = {(link.source, link.target) for link in lines if link.kind in KEEPING}
    public = {attribute: words for attribute, words in kept_by(name).items() if attribute[0] != "_"}
    for attribute, words in public.items():
        for target in words & set(drawn.classes) - {name}:
            family = {target, *(base.name for base in class_index()[target].lineage())}
            if not any((name, each) in pairs for each in family):
                yield (
                    f"{name}.{attribute} of {class_index()[name].where} keeps {target}, "
                    f"but no line goes from {name} to {target} ({drawn.mentions[name]})."
                )


def test_the_window_is_as_it_is_drawn():
    found = window_differences(drawn_window())
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    "old, new, sentence",
    [
        ("Stage <|-- Screen", "Stage <|-- Pointer", "draws that Pointer is a Stage"),
        ('Layout : layout', 'Layout : plan', "draws that Stage.plan keeps Layout"),
        ('    Stage *-- "1" Hands : hands\n', "", "Stage.hands of solitaire/window/stage.py"),
        ('"1" Graphics : graphics', '"1" Pixels : graphics', "draws Pixels, which is not in the code"),
        ('"1" Graphics', '"*" Graphics', "GameWindow.graphics with *, but it has 1 in solitaire/window/"),
        ('"0..1" Dialog', '"1" Dialog', "draws Stage.dialog with 1, but it has 0..1 in solitaire/window/"),
        ("Stage o-- ", "Stage *-- ", "draws Stage.session with *--, but it has o-- in solitaire/window/"),
        ("TableView ..> Canvas : paint_cards", "Redraw ..> Canvas : stop", "that Redraw.stop uses Canvas"),
    ],
)  # fmt: skip
def test_a_mistake_is_found(old, new, sentence):
    text = page_texts()[WINDOW_PAGE]
    assert old in text
    assert sentence in "\n".join(window_differences(drawn_window(text.replace(old, new, 1))))
