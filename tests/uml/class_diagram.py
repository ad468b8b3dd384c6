"""Reads Mermaid class diagrams into ClassFacts. What it cannot read is an error, never skipped."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .facts import ClassFacts, Link, Member
from .pages import Diagram, DiagramError, Line

_CLASS = re.compile(r"class (\w+)(?:~(\w+)~)?( \{)?(\})?")
_STEREOTYPE = re.compile(r"<<(abstract|value)>>")
_METHOD = re.compile(r"\+(\w+)\(([\w, ]*)\)([*$]?)(?: (\S.*))?")
_ATTRIBUTE = re.compile(r"\+(\w+): ([^*$]+)([*$]?)")
_RELATION = re.compile(r'(\w+) (<\|--|\*--|o--|-->|\.\.>) (?:"([^"]+)" )?(\w+)(?: : (.+))?')


WINDOW_PAGE = "window.md"
"""The page whose classes are compared by test_window.py; all others draw the model and the games."""


def of_the_model(diagrams: Iterable[Diagram]) -> list[Diagram]:
    """The diagrams of classes of the model and the games."""
    return [diagram for diagram in diagrams if diagram.page != WINDOW_PAGE]


class DrawnClasses:
    """All classes of some diagrams. Members of one class may stand in one diagram only."""

    def __init__(self, diagrams: Iterable[Diagram]) -> None:
        self.classes: dict[str, ClassFacts] = {}
        self.mentions: dict[str, str] = {}
        self.troubles: list[str] = []
        for diagram in diagrams:
            if diagram.kind == "classDiagram":
                self._read(diagram)

    def _read(self, diagram: Diagram) -> None:
        inside: ClassFacts | None = None
        for line in diagram.statements:
            if inside is not None:
                inside = None if line.text == "}" else self._inner(inside, line)
            elif match := _CLASS.fullmatch(line.text):
                facts = self._open(match, line)
                inside = facts if match[3] and not match[4] else None
            else:
                self._relation(line)

    def _open(self, match: re.Match[str], line: Line) -> ClassFacts:
        name, generics, full, _ = match.groups()
        self.mentions.setdefault(name, line.where)
        if not full:
            return ClassFacts(name, line.where)
        facts = self._class(name, line)
        if facts.where != line.where and (facts.members or facts.stereotype):
            self.troubles.append(f"{name} is drawn in full twice: in {facts.where} and in {line.where}.")
        facts.where, facts.generics = line.where, generics or ""
        return facts

    def _class(self, name: str, line: Line) -> ClassFacts:
        self.mentions.setdefault(name, line.where)
        return self.classes.setdefault(name, ClassFacts(name, line.where))

    def _inner(self, facts: ClassFacts, line: Line) -> ClassFacts:
        if match := _STEREOTYPE.fullmatch(line.text):
            facts.stereotype = match[1]
            return facts
        member = _member(line)
        if member.name in facts.members:
            self.troubles.append(f"{facts.name}.{member.name} is drawn twice: {line.where}.")
        facts.members[member.name] = member
        return facts

    def _relation(self, line: Line) -> None:
        match = _RELATION.fullmatch(line.text)
        if not match:
            raise DiagramError(f"{line.where}: the tests cannot read “{line.text}”")
        left, kind, many, right, label = match.groups()
        self._class(left, line)
        self._class(right, line)
        if kind == "<|--":
            self.classes[right].bases.setdefault(left, line.where)
        else:
            link = Link(left, right, kind, many or "", label or "", line.where)
            self.classes[left].links.append(link)


def _member(line: Line) -> Member:
    if match := _METHOD.fullmatch(line.text):
        name, names, sign, kind = match.groups()
        parameters = tuple(part.strip() for part in names.split(",") if part.strip())
    elif match := _ATTRIBUTE.fullmatch(line.text):
        name, kind, sign = match.groups()
        parameters = None
    else:
        raise DiagramError(f"{line.where}: the tests cannot read the member “{line.text}”")
    return Member(name, kind or "", line.where, parameters, sign == "*", sign == "$")
