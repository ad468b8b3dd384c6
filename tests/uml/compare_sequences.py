"""Holds a drawn sequence against the calls that were traced. The first difference is told in a sentence."""

from __future__ import annotations

from .call_trace import Event, kind_of
from .sequence_diagram import Loop, Message, Sequence


def participant_differences(drawn: Sequence, objects: dict[str, object]) -> list[str]:
    """Sentences for participants that the scenario does not have, or has of another class."""
    return [
        f"{drawn.where} draws {name} as {kind}, but in the scenario it is {_kind(objects, name)}."
        for name, kind in drawn.kinds.items()
        if _kind(objects, name) != kind
    ] + [
        f"The scenario has {name}, which {drawn.where} does not draw."
        for name in objects
        if name not in drawn.kinds
    ]


def _kind(objects: dict[str, object], name: str) -> str:
    return kind_of(objects[name]) if name in objects else "absent"


class Difference(Exception):
    """The diagram and the trace part here."""


class Comparison:
    """Walks through a diagram and a trace side by side."""

    def __init__(self, drawn: Sequence, events: list[Event]) -> None:
        self._drawn, self._events, self._at = drawn, events, 0
        self._last = drawn.where

    def difference(self) -> str:
        """The first difference as a sentence, empty when there is none."""
        try:
            for item in self._drawn.items:
                self._item(item)
            event = self._next_call()
            if event is not None:
                raise Difference(
                    f"The program then calls {event.words}, which is not drawn after {self._last}."
                )
        except Difference as difference:
            return str(difference)
        return ""

    def _item(self, item: Message | Loop) -> None:
        if isinstance(item, Message):
            self._message(item)
            return
        first = True
        while first or self._fits(item.messages[0]):
            for message in item.messages:
                self._message(message)
            first = False

    def _message(self, message: Message) -> None:
        if message.method:
            self._call(message)
        else:
            self._answer(message)
        self._last = message.where

    def _call(self, message: Message) -> None:
        event = self._next_call()
        if event is None:
            raise Difference(f"{message.where} draws {message.words}, but the program calls nothing more.")
        if not self._fits(message):
            raise Difference(f"{message.where} draws {message.words}, but the program calls {event.words}.")
        in_order = tuple(name for name in event.parameters if name in message.parameters)
        if in_order != message.parameters or not set(event.required) <= set(message.parameters):
            names = ", ".join(event.parameters)
            raise Difference(f"{message.where} draws {message.words}, but {event.where} takes ({names}).")
        self._at = self._events.index(event, self._at) + 1

    def _answer(self, message: Message) -> None:
        seen = []
        for index in range(self._at, len(self._events)):
            event = self._events[index]
            if event.answer is None:
                seen.append(f"only after it has called {event.words}")
                break
            seen.append(f"{event.callee} → {event.caller}: {event.answer} ({event.where})")
            if (event.callee, event.caller, event.answer) == (message.sender, message.receiver, message.text):
                self._at = index + 1
                return
        real = " and ".join(seen) or "nothing"
        raise Difference(
            f"{message.where} draws the answer {message.words}, but here the program answers {real}."
        )

    def _next_call(self) -> Event | None:
        return next((event for event in self._events[self._at :] if event.answer is None), None)

    def _fits(self, message: Message) -> bool:
        event = self._next_call()
        drawn = (message.sender, message.receiver, message.method)
        return event is not None and drawn == (event.caller, event.callee, event.method)
