"""Reads the arrows of Mermaid flowcharts and state diagrams, and compares arrows."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .pages import Diagram, DiagramError

_NODE = r"(\w+)(?:\[(\w+)\]|\(\[\w+\]\))?"
_FLOW = re.compile(rf"{_NODE} (?:-->|-\.->) {_NODE}")
_NAMED = re.compile(r'state "([^"]+)" as (\w+)')
_STEP = re.compile(r"(\[\*\]|\w+) --> (\w+)(?:: (.+))?")
START = "[*]"


@dataclass(frozen=True)
class Drawn:
    """The arrows of one diagram with their labels and places; states that it names, with theirs."""

    where: str
    labels: dict[tuple[str, str], str]
    places: dict[tuple[str, str], str]
    named: dict[str, str]

    @property
    def nodes(self) -> set[str]:
        """All that an arrow touches, but the start."""
        return {name for arrow in self.labels for name in arrow} - {START}


def read_arrows(diagram: Diagram) -> Drawn:
    """The arrows of a flowchart or a state diagram. Raises DiagramError for what it cannot read."""
    pattern = _FLOW if diagram.kind == "flowchart" else _STEP
    names: dict[str, str] = {}
    drawn = Drawn(diagram.where, {}, {}, {})
    for line in diagram.statements:
        if named := _NAMED.fullmatch(line.text):
            names[named[2]] = named[1]
            drawn.named[named[1]] = line.where
            continue
        match = pattern.fullmatch(line.text)
        if not match:
            raise DiagramError(f"{line.where}: the tests cannot read “{line.text}”")
        arrow, label = _ends(match, names)
        drawn.labels[arrow], drawn.places[arrow] = label, line.where
    return drawn


def _ends(match: re.Match[str], names: dict[str, str]) -> tuple[tuple[str, str], str]:
    if match.re is _STEP:
        source, target, label = match.groups()
        return (names.get(source, source), names.get(target, target)), label or ""
    source, shown, target, _ = match.groups()
    names.update({source: shown} if shown else {})
    return (names.get(source, source), names.get(target, target)), ""


def arrow_differences(drawn: Drawn, real: dict[tuple[str, str], str]) -> list[str]:
    """Sentences for arrows of one side only. *real* has the place in the code of each arrow."""
    missing = [
        f"{where}: {source} leads to {target}, but {drawn.where} has no such arrow."
        for (source, target), where in real.items()
        if (source, target) not in drawn.labels
    ]
    extra = [
        f"{drawn.places[source, target]} draws {source} → {target}, but nothing in solitaire/ does that."
        for source, target in drawn.labels
        if (source, target) not in real
    ]
    return missing + extra
