"""Settings: kept at once, read with suspicion, shared by two programs."""

import json
import os
from dataclasses import asdict

import pytest

from solitaire.play.paths import settings_path
from solitaire.play.settings import Settings, choices, setting_names
from solitaire.play.settings_file import SettingsFile


@pytest.fixture
def path(tmp_path):
    return tmp_path / "config" / "settings.json"


def opened(path):
    return Settings.open(SettingsFile(path))


def written(path):
    return json.loads(path.read_text("utf-8"))


def other_value(key):
    """A value of the setting that is not its default."""
    if choices(key):
        return choices(key)[-1]
    return "Ada" if isinstance(getattr(Settings(), key), str) else 17


def test_without_a_file_everything_is_usual_and_nothing_is_written(path):
    settings = opened(path)
    assert asdict(settings) == asdict(Settings())
    assert settings.trouble == ""
    assert not path.exists()


def test_the_defaults_are_allowed():
    for key in setting_names():
        Settings().change(key, getattr(Settings(), key))


@pytest.mark.parametrize("key", setting_names())
def test_every_setting_is_kept_at_once_and_reversibly(path, key):
    settings, usual = opened(path), getattr(Settings(), key)
    settings.change(key, other_value(key))
    assert getattr(opened(path), key) == other_value(key) != usual
    settings.change(key, usual)
    assert asdict(opened(path)) == asdict(Settings())


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("theme", "pink"),
        ("theme", 1),
        ("volume", 101),
        ("volume", -1),
        ("volume", True),
        ("volume", 50.0),
        ("muted", 1),
        ("muted", None),
        ("language", "en\n"),
        ("window_x", 99_999),
        ("window_width", 0),
        ("last_game", "x" * 41),
        ("last_game", "a\x1bb"),
        ("trouble", "x"),
    ],
)
def test_what_a_setting_cannot_be_changes_nothing(path, key, value):
    settings = opened(path)
    with pytest.raises(ValueError, match=key):
        settings.update(back="red", **{key: value})
    assert settings.back == "blue"
    assert not path.exists()


def test_listeners_hear_what_changed_once():
    settings, heard = Settings(), []
    settings.listen(heard.append)
    settings.change("theme", "dark")
    settings.change("theme", "dark")
    settings.update(volume=3, muted=True, back="blue")
    assert heard == ["theme", "volume", "muted"]


# --- a file that is not as it should be -----------------------------------------------------------------


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"volume": ' + b"9" * 5000 + b"}",
        b"{}" + b" " * (1 << 20),
    ],
)
def test_a_broken_file_is_set_aside(path, content):
    path.parent.mkdir()
    path.write_bytes(content)
    settings = opened(path)
    assert asdict(settings) == asdict(Settings())
    assert "settings.damaged-1.json" in settings.trouble
    assert path.with_name("settings.damaged-1.json").read_bytes() == content
    settings.change("theme", "dark")
    assert written(path) == {"theme": "dark"}


def test_what_is_wrong_becomes_usual_and_the_rest_stays(path):
    path.parent.mkdir()
    wrong = '"volume": NaN, "window_x": 1e999, "muted": "yes"'
    path.write_text('{"theme": "dark", "back": "red", "new": [1], ' + wrong + "}")
    settings = opened(path)
    assert (settings.theme, settings.back) == ("dark", "red")
    assert (settings.volume, settings.window_x, settings.muted) == (60, None, False)
    assert "settings.damaged-1.json" in settings.trouble
    assert "NaN" in path.with_name("settings.damaged-1.json").read_text()
    assert written(path)["new"] == [1]
    assert opened(path).trouble == ""


def test_a_second_damaged_file_does_not_replace_the_first(path):
    path.parent.mkdir()
    for _ in range(2):
        path.write_text("{")
        opened(path)
    assert sorted(file.name for file in path.parent.iterdir() if "damaged" in file.name) == [
        "settings.damaged-1.json",
        "settings.damaged-2.json",
    ]


def test_a_byte_order_mark_is_no_damage(path):
    path.parent.mkdir()
    path.write_bytes(b'\xef\xbb\xbf{"theme": "blue"}')
    assert opened(path).theme == "blue"


def test_a_folder_in_the_place_of_the_file_is_set_aside(path):
    path.mkdir(parents=True)
    settings = opened(path)
    settings.change("theme", "blue")
    assert opened(path).theme == "blue"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes in folders are of Unix")
def test_a_pipe_is_not_waited_for(path):
    path.parent.mkdir()
    os.mkfifo(path)
    assert opened(path).trouble


# --- a place that cannot be written -----------------------------------------------------------------------


def test_a_file_in_the_place_of_the_folder(path):
    path.parent.write_text("not a folder")
    settings = opened(path)
    assert settings.trouble == ""
    settings.change("theme", "dark")
    assert settings.theme == "dark"
    assert settings.trouble.startswith("Settings cannot be kept: ")
    path.parent.unlink()
    settings.change("back", "red")
    assert settings.trouble == ""
    assert written(path) == {"theme": "dark", "back": "red"}


@pytest.mark.parametrize("step", ["mkstemp", "replace"])
def test_a_full_or_locked_disk(path, monkeypatch, step):
    settings = opened(path)
    settings.change("theme", "dark")

    def fail(*_args, **_kwargs):
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(f"solitaire.model.savefile.{'tempfile' if step == 'mkstemp' else 'os'}.{step}", fail)
        settings.change("theme", "blue")
    assert "Permission denied" in settings.trouble
    assert written(path) == {"theme": "dark"}
    assert [file.name for file in path.parent.iterdir() if file.suffix == ".tmp"] == []


def test_a_damaged_file_that_cannot_be_set_aside_is_never_replaced(path, monkeypatch):
    path.parent.mkdir()
    path.write_text("{ mine")

    def fail(*_args):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("solitaire.play.settings_file.os.replace", fail)
    settings = opened(path)
    monkeypatch.undo()
    settings.change("theme", "dark")
    assert "cannot be kept" in settings.trouble
    assert path.read_text() == "{ mine"


def test_a_link_to_nothing_gets_its_file(path, tmp_path):
    path.parent.mkdir()
    target = tmp_path / "dotfiles" / "mine.json"
    path.symlink_to(target)
    settings = opened(path)
    assert settings.trouble == ""
    settings.change("theme", "dark")
    assert path.is_symlink()
    assert written(target) == {"theme": "dark"}


# --- two programs -------------------------------------------------------------------------------------------


def test_two_programs_keep_both_changes(path):
    first, second = opened(path), opened(path)
    first.change("theme", "dark")
    second.change("volume", 5)
    first.change("back", "red")
    both = opened(path)
    assert (both.theme, both.volume, both.back) == ("dark", 5, "red")


def test_unknown_settings_of_a_newer_version_stay(path):
    path.parent.mkdir()
    path.write_text('{"weather": {"rain": 1}, "theme": "blue"}')
    settings = opened(path)
    assert settings.trouble == ""
    settings.change("theme", "dark")
    assert written(path) == {"weather": {"rain": 1}, "theme": "dark"}


def test_a_file_that_vanished_comes_back_whole(path):
    settings = opened(path)
    settings.update(theme="dark", volume=1)
    path.unlink()
    settings.change("back", "green")
    assert written(path) == {"theme": "dark", "volume": 1, "back": "green"}


def test_a_lock_that_another_program_never_gives_back_delays_but_does_not_stop(path):
    from filelock import FileLock

    path.parent.mkdir()
    with FileLock(str(path) + ".lock"):
        settings = opened(path)
        settings.change("theme", "dark")
    assert written(path) == {"theme": "dark"}


def test_where_they_are_kept(monkeypatch, tmp_path):
    monkeypatch.setenv("SOLITAIRE_HOME", str(tmp_path))
    Settings.open().change("theme", "dark")
    assert written(tmp_path / "settings.json") == {"theme": "dark"}
    monkeypatch.setenv("SOLITAIRE_HOME", "")
    assert settings_path().name == "settings.json"
    assert "solitaire" in str(settings_path().parent).casefold()
