"""Reads Mermaid sequence diagrams: participants, calls, answers and loops."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from .pages import Diagram, DiagramError, Line

_PARTICIPANT = re.compile(r"participant (\w+) as (\w+): (\w+)")
_ACTOR = re.compile(r"actor (\w+)")
_MESSAGE = re.compile(r"(\w+)(->>|-->>)(\w+): (.+)")
_CALL = re.compile(r"(\w+)(?:\(([\w, ]*)\))?")


@dataclass(frozen=True)
class Message:
    """A call, or an answer when ``method`` is empty and ``text`` is what came back."""

    sender: str
    receiver: str
    text: str
    where: str
    method: str = ""
    parameters: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """As it is drawn."""
        return f"{self.sender} → {self.receiver}: {self.text}"


@dataclass(frozen=True)
class Loop:
    """Messages that are repeated, at least once."""

    messages: list[Message]


@dataclass
class Sequence:
    """One diagram. ``kinds`` names the class of each participant, ``left_out`` what it does not show."""

    where: str
    actor: str = ""
    kinds: dict[str, str] = field(default_factory=dict)
    items: list[Message | Loop] = field(default_factory=list)
    left_out: set[str] = field(default_factory=set)

    def leaves_out(self, caller: str, callee: str, method: str) -> bool:
        """Whether the diagram says that it does not show this call.

        It can name ``tail`` for all participants, ``column.tail`` for one, and ``session.*`` for what the
        session calls on itself and the diagram does not draw.
        """
        if caller == callee and f"{callee}.*" in self.left_out:
            return method not in self._own_calls(callee)
        return bool({method, f"{callee}.{method}"} & self.left_out)

    def _own_calls(self, name: str) -> set[str]:
        groups = (item.messages if isinstance(item, Loop) else [item] for item in self.items)
        return {each.method for group in groups for each in group if each.sender == each.receiver == name}


def read_sequence(diagram: Diagram) -> Sequence:
    """The content of a ``sequenceDiagram``. Raises DiagramError for what it cannot read."""
    sequence = Sequence(diagram.where)
    for comment in diagram.comments:
        if comment.text.startswith("leaves out:"):
            sequence.left_out |= {name.strip() for name in comment.text.split(":")[1].split(",")}
    sequence.items = list(_items(diagram.statements, sequence))
    return sequence


def _items(lines: list[Line], sequence: Sequence) -> Iterator[Message | Loop]:
    inside: list[Message] | None = None
    for line in lines:
        if line.text.startswith("loop "):
            inside = []
        elif line.text == "end" and inside is not None:
            yield Loop(inside)
            inside = None
        elif match := _MESSAGE.fullmatch(line.text):
            message = _message(match, line, sequence)
            if inside is None:
                yield message
            else:
                inside.append(message)
        else:
            _declaration(line, sequence)


def _declaration(line: Line, sequence: Sequence) -> None:
    if match := _PARTICIPANT.fullmatch(line.text):
        sequence.kinds[match[1]] = match[3]
    elif match := _ACTOR.fullmatch(line.text):
        sequence.actor = match[1]
    elif not line.text.startswith("Note "):
        raise DiagramError(f"{line.where}: the tests cannot read “{line.text}”")


def _message(match: re.Match[str], line: Line, sequence: Sequence) -> Message:
    sender, arrow, receiver, text = match.groups()
    for name in (sender, receiver):
        if name not in sequence.kinds and name != sequence.actor:
            raise DiagramError(f"{line.where}: {name} is no participant of this diagram")
    call = _CALL.fullmatch(text)
    if arrow == "-->>":
        return Message(sender, receiver, text, line.where)
    if not call:
        raise DiagramError(f"{line.where}: “{text}” is no call")
    parameters = tuple(part.strip() for part in (call[2] or "").split(",") if part.strip())
    return Message(sender, receiver, text, line.where, call[1], parameters)
