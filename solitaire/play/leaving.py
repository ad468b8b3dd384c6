"""Leaving when the system says so: a logout or ``kill`` ends the program as Quit does."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

__all__ = ["polite_end"]


@contextmanager
def polite_end() -> Iterator[None]:
    """Inside, SIGTERM and SIGHUP raise SystemExit(0), so that what must be kept is kept."""
    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, _leave) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _leave(_number: int, _frame: FrameType | None) -> None:
    raise SystemExit(0)
