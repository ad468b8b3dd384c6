"""Ownership: which running program keeps the games in progress of a folder.

The keeper holds a lock that the system frees when it ends, however it ends. A second program plays without
keeping anything, or takes over: it writes a sign of its own into the folder, and the first program, which
compares that sign before each write, stops keeping. No two programs ever write at once.
"""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

__all__ = ["Ownership"]


class Ownership:
    """The right to write in *folder*. It must exist before ``claim``."""

    def __init__(self, folder: Path) -> None:
        self._owner = folder / "owner"
        self._alive = FileLock(folder / "alive.lock")
        self._writing = FileLock(folder / "writing.lock", timeout=5)
        self._sign = ""

    @property
    def mine(self) -> bool:
        """Whether this program has the right and nobody took it over."""
        return bool(self._sign) and self._read() == self._sign

    def claim(self) -> bool:
        """Take the right if no running program has it."""
        try:
            self._alive.acquire(blocking=False)
        except Timeout:
            return False
        except (OSError, NotImplementedError):
            pass  # a file system without locks: the sign alone has to do
        self.take_over()
        return True

    def take_over(self) -> None:
        """Take the right whoever has it. Raises OSError when the folder cannot be written."""
        with self._exclusive():
            sign = secrets.token_hex(8)  # a number would begin again in a folder that was removed
            temporary = self._owner.with_suffix(".tmp")
            temporary.write_text(f"{sign} {os.getpid()}\n", encoding="ascii")
            os.replace(temporary, self._owner)
            self._sign = sign

    @contextmanager
    def writing(self) -> Iterator[bool]:
        """Hold the folder for one write; yields False, and nothing may be written, without the right.

        Raises FileNotFoundError when the folder was emptied or removed: then it has to be claimed again.
        """
        with self._exclusive():
            if self._sign and not self._owner.exists():
                raise FileNotFoundError(errno.ENOENT, "the folder was removed")
            yield self.mine

    def release(self) -> None:
        """Give the right back when the program ends."""
        self._sign = ""
        with suppress(OSError):
            self._alive.release()

    @contextmanager
    def _exclusive(self) -> Iterator[None]:
        try:
            self._writing.acquire()
        except Timeout as error:
            raise OSError("another program holds the folder") from error
        except NotImplementedError:
            pass
        try:
            yield
        finally:
            self._writing.release()

    def _read(self) -> str:
        with suppress(OSError, ValueError, IndexError):
            return self._owner.read_text(encoding="ascii").split()[0]
        return ""
