"""Writing when the disk or the system does not play along: the old file stays, nothing else is left."""

import errno
import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path

import pytest
from positions import dealt

from solitaire.games.klondike import KlondikeBoard
from solitaire.model.errors import CannotWrite

NO_SPACE = OSError(errno.ENOSPC, "No space left on device")


@pytest.fixture
def saved(tmp_path) -> Path:
    """A file with a game in it and a backup of the game before."""
    path = tmp_path / "game.sol"
    dealt(1).saveGame(path)
    dealt(2).saveGame(path)
    return path


def fail(*args, **kwargs):
    raise NO_SPACE


def holds(path: Path, seed: int) -> bool:
    board = KlondikeBoard()
    board.loadGame(path)
    return board.snapshot() == dealt(seed).snapshot()


def names(path: Path) -> list[str]:
    return sorted(file.name for file in path.parent.iterdir())


class FullDisk:
    """A file whose write, flush or close fails, around a real one."""

    def __init__(self, file, step):
        self.file, self.step = file, step

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.file.close()
        if self.step == "close" and not error[0]:
            raise NO_SPACE

    def write(self, data):
        self.file.write(data[: len(data) // 2] if self.step == "write" else data)
        if self.step == "write":
            raise NO_SPACE

    def flush(self):
        self.file.flush()
        if self.step == "flush":
            raise NO_SPACE

    def fileno(self):
        return self.file.fileno()


def break_step(patch: pytest.MonkeyPatch, step: str) -> None:
    if step == "mkstemp":
        patch.setattr(tempfile, "mkstemp", fail)
    elif step in ("fsync", "replace"):
        patch.setattr(os, step, fail)
    else:
        real = os.fdopen
        patch.setattr(os, "fdopen", lambda *args, **kwargs: FullDisk(real(*args, **kwargs), step))


STEPS = ["mkstemp", "write", "flush", "fsync", "close", "replace"]


@pytest.mark.parametrize("step", STEPS)
def test_a_failing_step_leaves_the_old_file_and_no_other(saved, monkeypatch, step):  # SAV-06, SAV-07
    board = dealt(3)
    with monkeypatch.context() as patch:
        break_step(patch, step)
        with pytest.raises(CannotWrite) as refusal:
            board.saveGame(saved)
    message = str(refusal.value)
    assert message == f"Cannot write {saved}: No space left on device. Choose another folder with --saves."
    assert names(saved) == ["game.sol", "game.sol.bak"]
    assert holds(saved, 2)
    board.saveGame(saved)
    assert holds(saved, 3)
    assert names(saved) == ["game.sol", "game.sol.bak"]
    assert holds(saved.with_name("game.sol.bak"), 2)


@pytest.mark.parametrize("step", STEPS)
def test_a_failing_first_save_leaves_nothing(tmp_path, monkeypatch, step):
    break_step(monkeypatch, step)
    with pytest.raises(CannotWrite):
        dealt(1).saveGame(tmp_path / "game.sol")
    assert list(tmp_path.iterdir()) == []


def test_a_failing_last_step_leaves_the_old_file_and_a_backup(saved, monkeypatch):
    real = os.replace
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", lambda a, b: fail() if Path(b) == saved else real(a, b))
        with pytest.raises(CannotWrite):
            dealt(3).saveGame(saved)
    assert names(saved) == ["game.sol", "game.sol.bak"]
    assert holds(saved, 2) and holds(saved.with_name("game.sol.bak"), 2)
    dealt(3).saveGame(saved)
    assert names(saved) == ["game.sol", "game.sol.bak"]
    assert holds(saved, 3) and holds(saved.with_name("game.sol.bak"), 2)


@pytest.mark.parametrize("copy_fails", [False, True])
def test_a_system_without_hard_links(saved, monkeypatch, copy_fails):
    monkeypatch.setattr(os, "link", fail)
    if not copy_fails:
        dealt(3).saveGame(saved)
        assert holds(saved, 3) and holds(saved.with_name("game.sol.bak"), 2)
    else:
        real = shutil.copyfile

        def half(source, target):
            real(source, target)
            raise NO_SPACE

        monkeypatch.setattr(shutil, "copyfile", half)
        with pytest.raises(CannotWrite):
            dealt(3).saveGame(saved)
        assert holds(saved, 2)
    assert names(saved) == ["game.sol", "game.sol.bak"]


def test_a_program_killed_at_any_step_leaves_a_game_that_loads(saved, monkeypatch):
    class Killed(BaseException):
        pass

    calls = ["mkstemp", "fsync", "link", "replace", "open"]
    for number in range(12):
        left = number

        def counted(real):
            def call(*args, **kwargs):
                nonlocal left
                left -= 1
                if left < 0:
                    raise Killed
                return real(*args, **kwargs)

            return call

        with monkeypatch.context() as patch:
            patch.setattr(tempfile, "mkstemp", counted(tempfile.mkstemp))
            for name in calls[1:]:
                patch.setattr(os, name, counted(getattr(os, name)))
            with suppress(Killed):
                dealt(3).saveGame(saved)
        board = KlondikeBoard()
        board.loadGame(saved)
        assert board.snapshot() in (dealt(2).snapshot(), dealt(3).snapshot())
    assert holds(saved, 3)


@pytest.mark.parametrize("lie", ["nothing is written", "other bytes are written", "the file vanishes"])
def test_saved_means_that_the_file_reads_back(tmp_path, monkeypatch, lie):  # SAV-15
    path = tmp_path / "game.sol"
    real = os.replace

    def replace(source, target):
        if lie == "other bytes are written":
            Path(source).write_bytes(b"SOLITAIR")
        real(source, target)
        if lie == "nothing is written":
            Path(target).write_bytes(b"")
        if lie == "the file vanishes":
            os.unlink(target)

    monkeypatch.setattr(os, "replace", replace)
    with pytest.raises(CannotWrite, match="game.sol"):
        dealt(1).saveGame(path)


def test_a_missing_folder_is_named(tmp_path):
    path = tmp_path / "gone" / "game.sol"
    with pytest.raises(CannotWrite) as refusal:
        dealt(1).saveGame(path)
    assert str(refusal.value) == (
        f"Cannot write {path}: No such file or directory. Choose another folder with --saves."
    )


@pytest.mark.parametrize("name", ["a\0b.sol", "x" * 300 + ".sol", ".", ""])
def test_a_name_that_no_file_can_have(tmp_path, name):
    with pytest.raises(CannotWrite) as refusal:
        dealt(1).saveGame(f"{tmp_path}/{name}")
    assert str(refusal.value).isprintable()
    assert not list(tmp_path.iterdir())


def test_a_folder_in_the_place_of_the_file_stays(tmp_path):
    path = tmp_path / "game.sol"
    (path / "inside").mkdir(parents=True)
    with pytest.raises(CannotWrite):
        dealt(1).saveGame(path)
    assert names(path) == ["game.sol"] and (path / "inside").is_dir()


def test_a_folder_in_the_place_of_the_backup_stays(tmp_path):
    path = tmp_path / "game.sol"
    dealt(1).saveGame(path)
    (tmp_path / "game.sol.bak" / "inside").mkdir(parents=True)
    with pytest.raises(CannotWrite):
        dealt(2).saveGame(path)
    assert names(path) == ["game.sol", "game.sol.bak"]
    assert holds(path, 1)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="the superuser may write everywhere")
def test_a_folder_that_is_read_only(saved):
    saved.parent.chmod(0o500)
    try:
        with pytest.raises(CannotWrite, match="Permission denied"):
            dealt(3).saveGame(saved)
        assert holds(saved, 2)
    finally:
        saved.parent.chmod(0o700)


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS, errno.EDQUOT, errno.EIO])
def test_the_reason_of_the_system_is_told(saved, monkeypatch, number):
    def refuse(*args, **kwargs):
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(tempfile, "mkstemp", refuse)
    with pytest.raises(CannotWrite, match=os.strerror(number)):
        dealt(3).saveGame(saved)
    assert holds(saved, 2)


def test_a_folder_that_cannot_be_synchronised_is_no_trouble(tmp_path, monkeypatch):
    real = os.open

    def no_folders(path, *args, **kwargs):
        if os.path.isdir(path):
            raise PermissionError(errno.EACCES, "Permission denied")
        return real(path, *args, **kwargs)

    monkeypatch.setattr(os, "open", no_folders)
    dealt(1).saveGame(tmp_path / "game.sol")
    assert holds(tmp_path / "game.sol", 1)


def test_data_is_on_the_disk_before_it_gets_its_name(saved, monkeypatch):
    calls = []
    for name in ("fsync", "link", "replace"):
        real = getattr(os, name)
        monkeypatch.setattr(
            os, name, lambda *args, name=name, real=real: (calls.append(name), real(*args))[1]
        )
    dealt(3).saveGame(saved)
    assert calls == ["fsync", "link", "replace", "replace", "fsync"]


def test_other_files_of_the_folder_stay(saved):
    own = [saved.with_name(name) for name in ("game.sol.old", "game.sol.tmp", ".hidden", "game")]
    for file in own:
        file.write_text("mine")
    dealt(3).saveGame(saved)
    assert all(file.read_text() == "mine" for file in own)
