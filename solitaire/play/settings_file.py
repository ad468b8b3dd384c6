"""SettingsFile: a JSON object on disk, read with suspicion and changed key by key.

Two running programs may share the file: each writes only the keys that its player changed, over what the
other one wrote before. Keys that this version does not know stay as they are.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from solitaire.model.savefile import write_safely

__all__ = ["Broken", "SettingsFile"]

_LIMIT = 1 << 20


class Broken(Exception):
    """The file is there but it holds no settings."""


class SettingsFile:
    """The file at *path*; it need not exist. Where nothing can be written, ``write`` raises OSError."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._known: dict[str, Any] = {}
        self._closed = False

    def read(self) -> dict[str, Any]:
        """What the file holds, nothing when there is none. Raises Broken and OSError."""
        self._known = self._content()
        return dict(self._known)

    def _content(self) -> dict[str, Any]:
        if not os.path.lexists(self.path):
            return {}
        if not self.path.is_file() and os.path.lexists(os.path.realpath(self.path)):
            raise Broken  # a folder, a pipe: reading it would fail or wait for ever
        try:
            with open(self.path, "rb") as file:
                data = file.read(_LIMIT + 1)
        except FileNotFoundError:
            return {}  # a link to a file that is yet to be written
        return self._parsed(data)

    @staticmethod
    def _parsed(data: bytes) -> dict[str, Any]:
        try:
            content = json.loads(data.decode("utf-8-sig")) if len(data) <= _LIMIT else None
        except (ValueError, RecursionError) as error:
            raise Broken from error
        if not isinstance(content, dict):
            raise Broken
        return content

    def write(self, changes: Mapping[str, Any]) -> None:
        """Put *changes* over what the file holds now. Raises OSError."""
        if self._closed:
            raise PermissionError(13, "the damaged file there cannot be set aside")
        target = Path(os.path.realpath(self.path))
        target.parent.mkdir(parents=True, exist_ok=True)
        with self._alone():
            try:
                content = self._content() or self._known
            except Broken:
                content = self._known
            self._known = {**content, **changes}
            text = json.dumps(self._known, ensure_ascii=False, indent=1) + "\n"
            write_safely(target, text.encode("utf-8", "replace"), backup=False)

    def set_aside(self, copy: bool = False) -> str:
        """Keep the file as it is under another name, and tell that name; empty when that cannot be done.

        Then nothing is written any more, so that it is not lost.
        """
        keep: Callable[[Path, Path], object] = shutil.copyfile if copy else os.replace
        number = 1
        while os.path.lexists(aside := self.path.with_name(f"{self.path.stem}.damaged-{number}.json")):
            number += 1
        try:
            keep(self.path, aside)
        except OSError:
            self._closed = True
            return ""
        return aside.name

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Hold other programs back for one write; without locks, or when one hangs, go on all the same."""
        lock = FileLock(self.path.with_name(self.path.name + ".lock"), timeout=1)
        with suppress(Timeout, NotImplementedError):
            lock.acquire()
        try:
            yield
        finally:
            lock.release()
