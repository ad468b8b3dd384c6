"""Where saved games are kept."""

from pathlib import Path

import platformdirs

from solitaire.play import paths
from solitaire.play.paths import checkout, home, saves_folder

ROOT = Path(__file__).resolve().parents[2]


def test_a_folder_that_is_named_wins(monkeypatch, tmp_path):
    monkeypatch.setenv("SOLITAIRE_HOME", str(tmp_path))
    assert saves_folder("there") == saves_folder(Path("there")) == Path("there")


def test_then_the_home_of_the_program(monkeypatch, tmp_path):
    monkeypatch.setenv("SOLITAIRE_HOME", str(tmp_path))
    assert home() == tmp_path
    assert saves_folder() == saves_folder("") == tmp_path / "saves"


def test_then_the_source_checkout(monkeypatch):
    monkeypatch.setenv("SOLITAIRE_HOME", "")
    assert home() is None
    assert checkout() == ROOT
    assert saves_folder() == ROOT / "saves"


def test_installed_it_is_the_data_folder_of_the_user(monkeypatch):
    monkeypatch.delenv("SOLITAIRE_HOME")
    monkeypatch.setattr(paths, "checkout", lambda: None)
    assert saves_folder() == platformdirs.user_data_path("solitaire") / "saves"
