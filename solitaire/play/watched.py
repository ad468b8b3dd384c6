"""Watched: the one hook of the class view. A command of a session can be run by somebody who looks on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, wraps
from typing import Any, TypeVar

__all__ = ["Watch", "watched"]

Watch = Callable[[Callable[[], bool]], bool]
"""Runs a command and answers what the command answers."""

C = TypeVar("C", bound=type)


def watched(*names: str) -> Callable[[C], C]:
    """Decorator of a class: the methods *names* are run by ``self.watch`` while that is set."""

    def hook(cls: C) -> C:
        for name in names:
            setattr(cls, name, _hooked(getattr(cls, name)))
        return cls

    return hook


def _hooked(command: Callable[..., bool]) -> Callable[..., bool]:
    @wraps(command)
    def run(session: Any, *args: Any, **options: Any) -> bool:
        watch: Watch | None = session.watch
        if watch is None:
            return command(session, *args, **options)
        return watch(partial(command, session, *args, **options))

    return run
