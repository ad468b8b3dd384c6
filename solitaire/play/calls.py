"""Calls: what one command of a session calls, as lines for a reader.

A call is shown when its method is public and belongs to the model, a game, the session or the saves. Private
helpers count as their caller's. What the window, the clock or the files do on the way is left out, and of
questions with long answers only the answer is shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import FrameType
from typing import Any

from solitaire.model.cards import Card
from solitaire.model.cells import Cell
from solitaire.model.errors import SolitaireError
from solitaire.model.phrase import Phrase
from solitaire.model.verdict import Verdict

from .call_words import CallWords
from .language import _
from .recorder import CallRecorder, has_raised, holder_of
from .resources import source_file
from .session import Session

__all__ = ["MOST_CALLS", "Call", "Recording"]

MOST_CALLS = 400
"""So many calls of one command are kept; the rest is counted."""
MOST_HEARD = 3_000
"""After so many of the model and the session the recorder goes away: nobody waits for who looks on."""

_OPEN = (
    "solitaire.model.", "solitaire.games.",
    "solitaire.play.session", "solitaire.play.sitting", "solitaire.play.saves",
)  # fmt: skip
_CLOSED = {"solitaire.play.progress"}
_HOOK = ("solitaire.play.watched", "solitaire.play.tracing")
_FOLDED = {
    "isOver", "canFinish", "legalMoves", "snapshot", "makeDeck", "encode", "check_options",
    "path_for", "find_game", "free_name",
}  # fmt: skip
_UNSAID = {"tick", "pause", "resume", "close", "listen"}


@dataclass
class Call:
    """One call, or ``times`` equal ones. ``inside`` counts what it called that is not shown.

    ``cell`` is the letter of the cell that was asked, ``refused`` whether a rule said no.
    """

    depth: int
    caller: str
    callee: str
    method: str
    arguments: str
    file: str
    line: int
    cell: str = ""
    result: str = "…"
    refused: bool = False
    inside: int = 0
    times: int = 1

    @property
    def text(self) -> str:
        """As in ``AlternateCell C.isValid([Q♥])``; a constructor without its object."""
        name = f"{self.callee}.{self.method}" if self.callee else self.method
        return f"{name}({self.arguments})"

    @property
    def where(self) -> str:
        """File and line of the method, as in ``solitaire/model/cells.py:176``."""
        return f"{self.file}:{self.line}"


class Recording(CallRecorder):
    """The calls of one command."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.calls: list[Call] = []
        self.left_out = 0
        self.is_cut = False
        self._words = CallWords(session.board, session.seat)
        self._stack: list[tuple[object, Call | None]] = []
        self._closed = 0
        self._outside = False
        self._heard_of = 0
        self._error: SolitaireError | None = None

    def called(self, frame: FrameType) -> None:
        if self._closed:
            self._closed += 1
            self._look_inside(frame)
        else:
            self._open(frame)
        self._heard_of += not self._outside
        if self._heard_of > MOST_HEARD:
            self.is_cut = True
            self.stop()

    def _open(self, frame: FrameType) -> None:
        """A call that may be shown, or may have calls inside that are."""
        holder, call = holder_of(frame), None
        if isinstance(holder, SolitaireError):
            self._error = holder
        if len(self.calls) >= MOST_CALLS:
            self._closed = 1
            self._look_inside(frame)
        elif _is_shut(frame, holder):
            self._closed, self._outside = 1, True
        elif _is_shown(frame, holder, self._caller[0]):
            call = self._begin(frame, holder)
            self._closed = int(_is_folded(frame))
        self._stack.append((holder if call else self._caller[0], call or self._caller[1]))

    def returned(self, frame: FrameType, value: Any) -> None:
        if self._closed > 1:
            self._closed -= 1
            return
        self._closed, self._outside = 0, False
        if not self._stack:
            return
        holder, call = self._stack.pop()
        if call is None or call is self._caller[1]:
            return  # a helper: its call is its caller's
        if isinstance(holder, Card):
            call.callee = self._words.holder(holder)  # turned over it may be seen
        if has_raised(frame, value):
            error = self._error
            call.result = f"{type(error).__name__}: {_(error.phrase)}" if error else "raises"
            call.refused = True
        else:
            call.result = self._words.result(value)
            call.refused = isinstance(value, Verdict) and not value
        self._join_equal(call)

    def _join_equal(self, call: Call) -> None:
        """Two equal calls in a row become one line."""
        if len(self.calls) > 1 and self.calls[-1] is call:
            last = self.calls[-2]
            if (last.depth, last.text, last.result) == (call.depth, call.text, call.result):
                last.times += 1
                self.calls.pop()

    @property
    def _caller(self) -> tuple[object, Call | None]:
        return self._stack[-1] if self._stack else (None, None)

    def _look_inside(self, frame: FrameType) -> None:
        """A call that is not shown itself: it is counted; and an error that is made there may end others."""
        name, call = frame.f_code.co_name, self._caller[1]
        if name == "__init__" and isinstance(error := holder_of(frame), SolitaireError):
            self._error = error
        if name.startswith(("_", "<")) or not _module(frame).startswith(_OPEN):
            return
        if len(self.calls) >= MOST_CALLS:
            self.left_out += 1
        elif call is not None and call.method in _FOLDED:
            call.inside += 1

    def _begin(self, frame: FrameType, holder: object) -> Call:
        code, (caller, above) = frame.f_code, self._caller
        name = code.co_name
        is_new = name == "__init__"
        function = getattr(holder, name, None) or frame.f_globals.get(name)
        same = above is not None and caller is holder and above.method == name
        inherited = code.co_qualname.partition(".")[0] if same else ""
        call = Call(
            depth=above.depth + 1 if above else 0,
            caller=(above.callee or above.method) if above else "",
            callee="" if is_new else inherited or self._words.holder(holder),
            method=type(holder).__name__ if is_new else name,
            arguments=self._words.arguments(frame, function),
            file=source_file(code.co_filename),
            line=code.co_firstlineno,
            cell=holder.letter if isinstance(holder, Cell) and not is_new else "",
        )
        self.calls.append(call)
        return call


def _module(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", ""))


def _is_shut(frame: FrameType, holder: object) -> bool:
    """Whether a call and all that it calls is none of the reader's business."""
    module, name = _module(frame), frame.f_code.co_name
    if module.startswith(_OPEN):
        quiet = isinstance(holder, (Verdict, Phrase, SolitaireError)) or holder in (Verdict, Phrase)
        return quiet or (isinstance(holder, Session) and name in _UNSAID)
    if module in _CLOSED:
        return name.startswith("_")
    return module not in _HOOK


def _is_shown(frame: FrameType, holder: object, caller: object) -> bool:
    name = frame.f_code.co_name
    if name == "__init__":
        return not isinstance(holder, Card) and holder is not caller
    if name.startswith(("_", "<")) or holder is None:
        return False
    if isinstance(getattr(type(holder), name, None), property):
        return False
    return _module(frame).startswith(_OPEN) or _module(frame) in _CLOSED


def _is_folded(frame: FrameType) -> bool:
    return frame.f_code.co_name in _FOLDED or _module(frame) in _CLOSED
