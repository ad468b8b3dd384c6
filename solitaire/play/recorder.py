"""Recorder: hears which functions of this program are called while something runs: ``sys.setprofile``.

There is one recorder for all who want to know: the class view of the window, ``trace`` in the console, and
the tests of the sequence diagrams. The functions themselves know nothing of it.
"""

from __future__ import annotations

import dis
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import solitaire

__all__ = ["CallRecorder", "has_raised", "holder_of"]

_PACKAGE = str(Path(solitaire.__file__).parent)
_RETURNS = {dis.opmap[name] for name in ("RETURN_VALUE", "RETURN_CONST") if name in dis.opmap}


class CallRecorder:
    """A context manager; a subclass says in ``called`` and ``returned`` what it makes of what it hears.

    Another Python profile function that runs already hears everything too, and is there again afterwards.
    Beside a profiler that is no such function nothing is recorded. An error in the subclass ends the
    recording, not the program: it is kept as ``trouble``.
    """

    def __init__(self) -> None:
        self.trouble: Exception | None = None
        self._before: Any = None
        self._deaf = False

    def called(self, frame: FrameType) -> None:
        """A function begins."""

    def returned(self, frame: FrameType, value: Any) -> None:
        """A function ends; every one that was called does, the innermost first."""

    def stop(self) -> None:
        """Hear nothing more: enough was heard."""
        self._deaf = True
        if sys.getprofile() == self._heard:
            sys.setprofile(self._before)

    def __enter__(self) -> CallRecorder:
        self._before = sys.getprofile()
        self._deaf = self._before is not None and not callable(self._before)
        if not self._deaf:
            sys.setprofile(self._heard)
        return self

    def __exit__(self, *error: object) -> None:
        if sys.getprofile() == self._heard:
            sys.setprofile(self._before)

    def _heard(self, frame: FrameType, what: str, value: Any) -> None:
        if self._before is not None:
            self._before(frame, what, value)
        file = frame.f_code.co_filename
        if self._deaf or not file.startswith(_PACKAGE) or file == __file__:
            return
        try:
            if what == "call":
                self.called(frame)
            elif what == "return":
                self.returned(frame, value)
        except Exception as error:  # whatever it is, the game goes on
            self.trouble = error
            self.stop()


def holder_of(frame: FrameType) -> object:
    """The object a method runs on, the class of a class method, or the module of a function."""
    code = frame.f_code
    first = code.co_varnames[0] if code.co_argcount else ""
    if first in ("self", "cls"):
        return frame.f_locals[first]
    module = sys.modules.get(frame.f_globals["__name__"])
    return module if "." not in code.co_qualname else None


def has_raised(frame: FrameType, value: object) -> bool:
    """Whether a function that ends does so by an error: then its last instruction is no return."""
    return value is None and frame.f_code.co_code[frame.f_lasti] not in _RETURNS
