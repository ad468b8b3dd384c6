"""Renaming saved games, and taking them out and in by file."""

from __future__ import annotations

import pytest

from solitaire.games.klondike import KlondikeBoard
from solitaire.model.errors import CannotWrite, SaveError
from solitaire.play.saves import SavesFolder, open_save


@pytest.fixture
def saves(tmp_path):
    folder = SavesFolder(tmp_path / "saves")
    folder.ensure()
    board = KlondikeBoard()
    board.startGame(board.makeDeal(5))
    board.move("U")
    board.saveGame(folder.path_for("one"))
    return folder


def names(saves):
    return {game.name for game in saves.games()}


def test_a_game_gets_another_name(saves):
    assert saves.rename(saves.path_for("one"), "Ñandú: ♠") == saves.folder / "Ñandú- ♠.sol"
    assert names(saves) == {"Ñandú- ♠"}


def test_a_name_that_is_taken_is_refused_and_nothing_changes(saves):
    saves.bring_in(saves.path_for("one"), "two")
    with pytest.raises(CannotWrite, match="already"):
        saves.rename(saves.path_for("one"), "two")
    assert names(saves) == {"one", "two"}


def test_out_and_in_again_is_the_same_game(saves, tmp_path):
    file = saves.export(saves.path_for("one"), tmp_path)
    assert file == tmp_path / "one.sol"
    path = saves.bring_in(file)
    assert path.stem == "one 2"
    assert open_save(path).snapshot() == open_save(saves.path_for("one")).snapshot()


def test_export_replaces_nothing(saves, tmp_path):
    (tmp_path / "there").write_text("mine")
    with pytest.raises(CannotWrite, match="there already"):
        saves.export(saves.path_for("one"), tmp_path / "there")
    assert (tmp_path / "there").read_text() == "mine"


def test_only_sound_games_come_in(saves, tmp_path):
    (tmp_path / "bad.sol").write_bytes(saves.path_for("one").read_bytes()[:-1])
    with pytest.raises(SaveError):
        saves.bring_in(tmp_path / "bad.sol")
    assert names(saves) == {"one"}
