"""Disks that are really full or read-only: play goes on, and keeping resumes by itself.  # SAV-07, SAV-15"""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from positions import dealt

from solitaire.play.progress import Progress
from solitaire.play.saves import SavesFolder, open_save
from solitaire.play.session import Session

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="mounts and limits of Linux")


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 64 KiB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    if os.geteuid() != 0 or mount("-t", "tmpfs", "-o", "size=64k", "tmpfs", folder):
        pytest.skip("nothing may be mounted here; the limit on the size of files is tested all the same")
    yield folder
    subprocess.run(["umount", "--lazy", folder], check=True)


def mount(*words: str | Path) -> int:
    return subprocess.run(["mount", *words], capture_output=True).returncode


def fill(disk: Path) -> None:
    with open(disk / "rubbish", "wb", buffering=0) as rubbish, pytest.raises(OSError):
        while True:
            rubbish.write(bytes(512))


@contextmanager
def no_room() -> Iterator[None]:
    """The system refuses every byte that is written to a file."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)


def begin(folder: Path) -> Session:
    saves = SavesFolder(folder / "saves")
    progress = Progress(saves)
    progress.open()
    return Session(progress.latest() or dealt(5), saves, progress=progress)


def kept(session: Session) -> bool:
    """Whether the next start finds what is on the table."""
    board = Progress(session.saves).latest()
    return board is not None and board.snapshot() == session.board.snapshot()


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.rglob("*") if path.is_file()}


def test_a_disk_that_fills_up_and_empties_again(disk):
    session = begin(disk)
    session.play("U")
    session.save("mine")
    saved = open_save(session.path).snapshot()
    before = names(disk)
    fill(disk)
    assert session.play("U")
    assert "No space left on device" in session.message and not session.keeps
    assert not session.save() and "No space left on device" in session.message
    assert open_save(session.path).snapshot() == saved
    assert names(disk) - {"rubbish"} == before
    (disk / "rubbish").unlink()
    session.tick()
    assert session.keeps and kept(session)
    assert session.save()


def test_a_start_on_a_full_disk_goes_on_with_the_game(disk):
    first = begin(disk)
    first.play("U")
    first.close()
    fill(disk)
    session = begin(disk)
    assert session.board.history.moves == 1 and not session.keeps
    session.play("U")
    (disk / "rubbish").unlink()
    session.tick()
    assert session.keeps and kept(session)
    assert session.saves.games() == []


def test_a_read_only_disk_that_can_be_written_later(disk):
    first = begin(disk)
    first.play("U")
    first.close()
    assert mount("-o", "remount,ro", disk) == 0
    session = begin(disk)
    assert session.board.history.moves == 1
    assert session.play("U")
    assert "Read-only file system" in session.message
    assert not session.save() and "Read-only file system" in session.message
    assert mount("-o", "remount,rw", disk) == 0
    session.tick()
    assert session.keeps and kept(session)


def test_a_limit_on_what_may_be_written(tmp_path):
    session = begin(tmp_path)
    session.play("U")
    session.save("mine")
    saved = open_save(session.path).snapshot()
    before = names(tmp_path)
    with no_room():
        assert session.play("U")
        assert "File too large" in session.message and not session.keeps
        assert not session.save() and "File too large" in session.message
    assert open_save(session.path).snapshot() == saved
    assert names(tmp_path) == before
    session.tick()
    assert session.keeps and kept(session)
