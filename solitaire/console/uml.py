"""Where the diagrams are and what they say of a class: ``solitaire uml [CLASS]``."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from solitaire.model.errors import SolitaireError
from solitaire.play.class_index import CodeClass, CodeMethod, class_index, find_class, guess
from solitaire.play.diagrams import DrawnDiagram, diagram_pages, diagrams_that_draw
from solitaire.play.language import _, n_
from solitaire.play.resources import uml_path

from .terminal import Terminal

__all__ = ["tell_class", "tell_diagrams"]

_COLUMN = 30


def tell_diagrams() -> int:
    """Print where the diagrams are, page by page; the answer is the exit status, 0."""
    terminal, pages = Terminal(), diagram_pages()
    if not pages:
        terminal.tell(_no_pages())
        return 0
    terminal.write(_("The diagrams are in {folder}; begin with README.md.").format(folder=uml_path()))
    for page, diagrams in pages.items():
        if diagrams:
            count = n_("{number} diagram", "{number} diagrams", len(diagrams))
            terminal.tell(f"  {page.name:<20}{_title(page)}, {count}", hang=22)
    terminal.tell(_("solitaire uml CLASS tells where a class stands and which diagrams draw it."))
    return 0


def _no_pages() -> str:
    return _(
        "The diagrams are not here: {folder} is missing. They come with the source of the program."
    ).format(folder=uml_path())


def _title(page: Path) -> str:
    return page.read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")


def tell_class(name: str) -> int:
    """Print what there is to know of a class, or of a method written ``Cell.isValid``; the exit status, 0.

    Raises SolitaireError when there is none of that name.
    """
    owner, _dot, method = name.removesuffix("()").strip(".").partition(".")
    found = _class(owner)
    lines = _of_method(found, method) if method else _of_class(found)
    terminal = Terminal()
    for text, hang in lines:
        terminal.tell(text, hang)
    return 0


def _class(name: str) -> CodeClass:
    found = find_class(name)
    if found is None and (methods := _methods_called(name)):
        raise SolitaireError(
            "“{name}” is a method: ask for {methods}.", name=name[:60], methods=", ".join(methods[:5])
        )
    if found is None:
        raise _unknown(name, guess(name, list(class_index())))
    return found


def _methods_called(name: str) -> list[str]:
    """The methods of this name, ``Cell.isValid``, each in the class that has it first."""
    wanted = name.casefold()
    found = [(each, method) for each in class_index().values() for method in each.methods]
    return [
        f"{each.name}.{method}"
        for each, method in found
        if method.casefold() == wanted and not any(method in above.methods for above in each.lineage())
    ]


def _unknown(name: str, alike: str) -> SolitaireError:
    if alike:
        return SolitaireError(
            "There is no “{name}” in the code: did you mean {alike}?", name=name[:60], alike=alike
        )
    return SolitaireError(
        "There is no “{name}” in the code; solitaire uml lists the diagrams.", name=name[:60]
    )


def _method(owner: CodeClass, name: str) -> tuple[CodeClass, CodeMethod]:
    known = {each: holder for holder in (*owner.lineage(), owner) for each in holder.methods}
    spelled = next((each for each in known if each.casefold() == name.casefold()), "")
    if not spelled:
        alike = guess(name, list(known))
        raise _unknown(f"{owner.name}.{name}", alike and f"{owner.name}.{alike}")
    return known[spelled], known[spelled].methods[spelled]


# --- what is told -------------------------------------------------------------------------------------

Lines = Iterator[tuple[str, int]]


def _of_class(found: CodeClass) -> Lines:
    yield f"{found.name}  {found.where}", 2
    if found.summary:
        yield found.summary, 0
    yield "", 0
    line = found.lineage()
    for depth, above in enumerate(line):
        yield _row(above, depth), 0
    yield from _tree(found, len(line))
    yield from _drawings(diagrams_that_draw(found.name))


def _tree(found: CodeClass, depth: int) -> Lines:
    yield _row(found, depth, "> " if not depth or found.bases else ""), 0
    for heir in sorted(found.heirs, key=lambda each: each.name):
        yield from ((text.replace("> ", "  ", 1), hang) for text, hang in _tree(heir, depth + 1))


def _row(found: CodeClass, depth: int, sign: str = "  ") -> str:
    name = f"{'  ' * depth}{sign or '  '}{found.name}"
    return f"{name:<{_COLUMN}}  {found.where}"


def _of_method(owner: CodeClass, name: str) -> Lines:
    holder, method = _method(owner, name)
    yield f"{holder.name}.{method.signature}", 4
    yield method.where, 0
    if method.summary:
        yield method.summary, 0
    others = [each for each in _family(holder) if each is not holder and method.name in each.methods]
    if others:
        yield "", 0
        yield _("Other answers to it:"), 0
        for each in others:
            yield f"  {each.name:<{_COLUMN - 2}}  {each.methods[method.name].where}", 0
    word = method.name + method.signature[len(method.name) :][:1].strip()
    heirs = {each.name for each in _family_below(holder) if each.holder_of(method.name) is holder}
    names = {holder.name, *heirs}
    yield from _drawings([each for each in diagrams_that_draw(word) if names & each.words])


def _family(found: CodeClass) -> list[CodeClass]:
    """The classes above and below."""
    below = [other for heir in found.heirs for other in (heir, *_family_below(heir))]
    return [*found.lineage(), *below]


def _family_below(found: CodeClass) -> Iterator[CodeClass]:
    for heir in found.heirs:
        yield heir
        yield from _family_below(heir)


def _drawings(drawings: list[DrawnDiagram]) -> Lines:
    yield "", 0
    if not diagram_pages():
        yield _no_pages(), 0
        return
    yield (_("Drawn in:") if drawings else _("No diagram draws it.")), 0
    for each in drawings:
        yield f"  {_near(each.page)}, “{each.heading}”", 4
        yield f"    {_near(each.picture)}", 6


def _near(path: Path) -> str:
    """A path as it is shortest from here."""
    try:
        near = os.path.relpath(path)
    except (OSError, ValueError):
        return str(path)
    return str(path) if near.startswith("..") else near
