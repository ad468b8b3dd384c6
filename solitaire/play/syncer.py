"""Syncer: sends written files to the disk itself, off the thread that draws."""

from __future__ import annotations

import os
import threading
from contextlib import suppress
from pathlib import Path

__all__ = ["Syncer"]


class Syncer:
    """A background thread that syncs the file named last. What a killed program has written is safe without
    it; after a power cut this is what makes the difference.
    """

    def __init__(self) -> None:
        self._path: Path | None = None
        self._wake = threading.Condition()
        self._busy = False
        self._thread: threading.Thread | None = None

    def request(self, path: Path) -> None:
        """Sync *path* and its folder soon; a later request replaces one that has not begun."""
        with self._wake:
            self._path = path
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="syncer", daemon=True)
                self._thread.start()
            self._wake.notify_all()

    def wait(self, seconds: float = 5.0) -> bool:
        """Wait until nothing is left to sync; False when that took too long."""
        with self._wake:
            return self._wake.wait_for(lambda: self._path is None and not self._busy, seconds)

    def _run(self) -> None:
        while True:
            with self._wake:
                self._wake.wait_for(lambda: self._path is not None)
                path, self._path, self._busy = self._path, None, True
            assert path is not None
            for target in (path, path.parent):
                with suppress(OSError):  # the next write reports what is wrong with the disk
                    _sync(target)
            with self._wake:
                self._busy = False
                self._wake.notify_all()


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
