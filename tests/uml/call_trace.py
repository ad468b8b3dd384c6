"""Records who calls whom while something runs, for the objects that a sequence diagram shows."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass, replace
from types import FrameType, ModuleType
from typing import Any

from solitaire.model.moves import Step
from solitaire.model.verdict import Verdict
from solitaire.play.recorder import CallRecorder, holder_of

from .pages import place


@dataclass(frozen=True)
class Event:
    """A call, or the ``answer`` to one. ``required`` are the parameters without a default."""

    caller: str
    callee: str
    method: str
    where: str
    parameters: tuple[str, ...] = ()
    required: tuple[str, ...] = ()
    answer: str | None = None

    @property
    def words(self) -> str:
        """As a diagram would show it."""
        return f"{self.caller} → {self.callee}: {self.method} ({self.where})"


class Trace(CallRecorder):
    """A recorder; ``events`` are the public calls between participants, in order.

    A participant is an object, a module, or a class: that stands for any object of it that is no other
    participant. Calls made by private methods and by what is no participant count as its caller's.
    What *leaves_out* is true for is left out with all that it calls.
    """

    def __init__(
        self, actor: str, participants: dict[str, object], leaves_out: Callable[[str, str, str], bool]
    ) -> None:
        """*leaves_out* is asked with the caller, the callee and the method."""
        super().__init__()
        self.events: list[Event] = []
        self._objects = participants
        self._leaves_out = leaves_out
        self._actor = actor
        self._stack: list[tuple[str, Event | None]] = []
        self._hidden = 0

    def __exit__(self, *error: object) -> None:
        super().__exit__(*error)
        if self.trouble is not None:
            raise self.trouble

    def called(self, frame: FrameType) -> None:
        caller = self._stack[-1][0] if self._stack else self._actor
        holder = holder_of(frame)
        callee = self._name_of(holder)
        event = self._event(caller, callee, holder, frame) if callee else None
        self._stack.append((callee or caller, event))
        if self._hidden or (event and self._leaves_out(caller, callee, event.method)):
            self._hidden += 1
        elif event is not None:
            self.events.append(event)

    def returned(self, frame: FrameType, value: Any) -> None:
        event = self._stack.pop()[1]
        if self._hidden:
            self._hidden -= 1
        elif event is not None:
            self.events.append(replace(event, answer=says(value)))

    def _name_of(self, holder: object) -> str:
        for name, value in self._objects.items():
            if value is holder:
                return name
        return next(
            (n for n, v in self._objects.items() if isinstance(v, type) and isinstance(holder, v)), ""
        )

    def _event(self, caller: str, callee: str, holder: object, frame: FrameType) -> Event | None:
        code = frame.f_code
        name = type(holder).__name__ if code.co_name == "__init__" else code.co_name
        if name.startswith(("_", "<")):
            return None
        function = getattr(type(holder), code.co_name, None) or frame.f_globals.get(code.co_name)
        parameters, required = _parameters(function)
        return Event(caller, callee, name, place(code.co_filename, code.co_firstlineno), parameters, required)


def _parameters(function: object) -> tuple[tuple[str, ...], tuple[str, ...]]:
    if not inspect.isroutine(function):
        return (), ()  # a property
    every = inspect.signature(function).parameters.values()
    found = [each for each in every if each.name not in ("self", "cls")]
    open_ended = (inspect.Parameter.VAR_KEYWORD, inspect.Parameter.VAR_POSITIONAL)
    needed = [each for each in found if each.default is each.empty and each.kind not in open_ended]
    return tuple(each.name for each in found), tuple(each.name for each in needed)


def says(value: object) -> str:
    """A result in the words of the diagrams."""
    if isinstance(value, Verdict):
        return "yes" if value else f"no, {value.reason}"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)) and value and all(isinstance(each, Step) for each in value):
        return f"{len(value)} step{'s' * (len(value) > 1)}"
    return type(value).__name__


def kind_of(value: object) -> str:
    """What a diagram writes behind the colon of a participant."""
    if isinstance(value, ModuleType):
        return "module"
    return value.__name__ if isinstance(value, type) else type(value).__name__
