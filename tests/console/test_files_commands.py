"""solitaire inspect --verify, export and import."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from solitaire.__main__ import main

SAMPLES = sorted((Path(__file__).parents[2] / "saves").glob("sample-*.sol"))


@pytest.fixture
def folder(tmp_path):
    for sample in SAMPLES:
        shutil.copy(sample, tmp_path)
    return tmp_path


def test_verify_says_which_games_are_sound(folder, capsys):
    assert main(["inspect", "--verify", str(folder)]) == 0
    (folder / "bad.sol").write_bytes(SAMPLES[0].read_bytes()[:-3])
    assert main(["inspect", "--verify", str(folder)]) == 1
    text = capsys.readouterr().out
    assert "UNSOUND  bad.sol is damaged" in text
    assert f"{len(SAMPLES)} of {len(SAMPLES) + 1} saved games" in text


def test_verify_of_a_folder_without_games(tmp_path, capsys):
    assert main(["inspect", "--verify", str(tmp_path)]) == 1
    assert "0 of 0" in capsys.readouterr().out
    assert main(["inspect", "--verify", str(tmp_path / "none")]) == 2
    assert capsys.readouterr().err == f"solitaire: There is no folder {tmp_path / 'none'}.\n"


def test_export_and_import(folder, tmp_path, capsys):
    name = SAMPLES[0].stem
    assert main(["export", name, str(tmp_path / "out.sol"), "--saves", str(folder)]) == 0
    assert (tmp_path / "out.sol").read_bytes() == SAMPLES[0].read_bytes()
    assert main(["import", str(tmp_path / "out.sol"), "mine", "--saves", str(folder)]) == 0
    assert (folder / "mine.sol").exists()
    assert capsys.readouterr().out.splitlines() == [f"Copied to {tmp_path / 'out.sol'}.", "Added as mine."]


@pytest.mark.parametrize(
    "words",
    [
        ["export", "none", "o"],
        ["export", "sample-fresh", "x" * 300],
        ["export", "sample-fresh", "x" * 300 + "/o"],
        ["import", "none.sol"],
        ["import", "x" * 300],
        ["export", "one"],
        ["import", *"abc"],
    ],
)
def test_what_is_not_there_is_said_in_one_line(words, folder, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main([*words, "--saves", str(folder)]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
