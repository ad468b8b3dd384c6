"""The folder of saved games: names, lists, deleting and bringing back."""

import os

import pytest
from positions import dealt
from saving import CODE, content, packed, rich_board

from solitaire.games.klondike import KlondikeBoard
from solitaire.model.errors import CannotWrite, NotASave, SolitaireError, UnknownGame
from solitaire.play.saves import SavesFolder, open_save


@pytest.fixture
def saves(tmp_path) -> SavesFolder:
    folder = SavesFolder(tmp_path / "saves")
    folder.ensure()
    return folder


def save(saves, name: str, seed: int = 1, at: float | None = None):
    path = saves.path_for(name)
    dealt(seed).saveGame(path)
    if at:
        os.utime(path, (at, at))
    return path


def names(saves) -> list[str]:
    return [game.name for game in saves.games()]


# --- the list -----------------------------------------------------------------------------------


def test_the_newest_game_comes_first(saves):
    for name, at in (("b", 200), ("c", 300), ("a", 100), ("a2", 100)):
        save(saves, name, at=at)
    assert names(saves) == ["c", "b", "a", "a2"]


def test_a_line_tells_what_a_player_wants_to_know(saves):
    path = saves.path_for("rich")
    board = rich_board()
    board.saveGame(path)
    os.utime(path, (5, 5))
    (game,) = saves.games()
    assert game == (path, "Klondike", 5, 3, 7.5, False, board.history.entries[0].action.code, "", False)


def test_other_files_are_not_listed(saves):
    save(saves, "game")
    save(saves, "game")
    for name in (".sol", ".hidden.sol", "notes.txt", "game.sol.tmp"):
        (saves.folder / name).write_bytes(b"")
    assert names(saves) == ["game"]


def test_a_file_that_cannot_be_opened_is_listed_with_its_trouble(saves):
    save(saves, "good", at=10)
    (saves.folder / "text.sol").write_text("hello")
    (saves.folder / "folder.sol").mkdir()
    (saves.folder / "link.sol").symlink_to("nowhere")
    (saves.folder / "poker.sol").write_bytes(packed({**sample(saves), "game": "poker"}))
    troubles = {game.name: game.trouble for game in saves.games()}
    assert troubles.pop("good") == ""
    assert "is not a saved game" in troubles.pop("text")
    assert "is not a file" in troubles.pop("folder")
    assert "Cannot read" in troubles.pop("link")
    assert "There is no game “poker”" in troubles.pop("poker")
    assert not troubles


def sample(saves) -> dict:
    path = saves.folder.parent / "sample.sol"
    dealt(1).saveGame(path)
    return content(path.read_bytes())


@pytest.mark.parametrize("moves", [float("inf"), float("nan"), "12", None, [], {}, "9" * 9999])
def test_strange_facts_do_not_break_the_list(saves, moves):
    facts = {"moves": moves, "won": "perhaps"}
    (saves.folder / "odd.sol").write_bytes(packed({**sample(saves), "facts": facts}))
    (game,) = saves.games()
    assert (game.moves, game.won, game.trouble) == (0, False, "")


def test_a_missing_folder_is_an_empty_list(tmp_path):
    assert SavesFolder(tmp_path / "none").games() == []


def test_the_folder_is_made_with_its_parents(tmp_path):
    saves = SavesFolder(tmp_path / "a" / "b")
    saves.ensure()
    saves.ensure()
    assert saves.folder.is_dir()


def test_a_folder_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(
        CannotWrite, match=r"Cannot make the folder .*file/saves.*Choose another with --saves\."
    ):
        SavesFolder(tmp_path / "file" / "saves").ensure()


# --- names --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("My game", "My game.sol"),
        ("Ñandú ♠", "Ñandú ♠.sol"),
        ("N\u0303andu\u0301", "Ñandú.sol"),
        ("a/b\\c:d*e?f", "a-b-c-d-e-f.sol"),
        ("../../etc/passwd", "-..-etc-passwd.sol"),
        ("..", "game.sol"),
        ("", "game.sol"),
        (" . ", "game.sol"),
        ("a\0b\nc\x1b", "a-b-c-.sol"),
        ("\ud800x\udcff", "x.sol"),
        (".hidden", "hidden.sol"),
    ],
)
def test_any_name_becomes_the_name_of_a_file_in_the_folder(saves, name, file):
    path = saves.path_for(name)
    assert path == saves.folder / file
    dealt().saveGame(path)
    assert saves.games()[0].path == path


@pytest.mark.parametrize("name", ["x" * 1000, "é" * 1000, "🂡" * 1000])
def test_a_long_name_is_cut_between_letters(saves, name):
    path = save(saves, name)
    save(saves, name)
    assert len(os.fsencode(path.name)) <= 208
    assert set(path.stem) == {name[0]}


def test_a_free_name_is_not_taken(saves):
    assert saves.free_name("game") == "game"
    save(saves, "game")
    assert saves.free_name("game") == "game 2"
    save(saves, "game 2")
    assert saves.free_name("game") == "game 3"


@pytest.mark.timeout(20)
@pytest.mark.parametrize("name", ["x" * 200, "é" * 500])
def test_a_free_name_is_found_for_a_long_one_too(saves, name):
    save(saves, name)
    free = saves.free_name(name)
    assert not saves.path_for(free).exists()
    assert free.endswith(" 2")


# --- deleting and bringing back -----------------------------------------------------------------


def test_a_deleted_game_is_gone_and_comes_back(saves):
    path = save(saves, "game", seed=3)
    assert not saves.can_restore
    saves.delete(path)
    assert names(saves) == [] and saves.can_restore
    assert saves.restore() == path
    assert open_save(path).snapshot() == dealt(3).snapshot()
    assert names(saves) == ["game"] and not saves.can_restore


def test_games_come_back_last_first_and_under_a_free_name(saves):
    for seed in (1, 2, 3):
        saves.delete(save(saves, "game", seed))
    save(saves, "game", 4)
    assert [saves.restore().stem for _ in range(3)] == ["game 2", "game 3", "game 4"]
    deals = [open_save(saves.path_for(name)).deal for name in ("game", "game 2", "game 3", "game 4")]
    assert deals == [dealt(seed).deal for seed in (4, 3, 2, 1)]


@pytest.mark.timeout(20)
def test_a_game_with_a_long_name_comes_back_beside_its_successor(saves):
    path = save(saves, "x" * 300, 1)
    saves.delete(path)
    save(saves, "x" * 300, 2)
    back = saves.restore()
    assert back != path and open_save(back).deal == dealt(1).deal


def test_there_is_nothing_to_bring_back(saves):
    with pytest.raises(CannotWrite, match="Nothing was deleted"):
        saves.restore()


def test_a_game_that_is_gone_cannot_be_deleted(saves):
    with pytest.raises(CannotWrite, match=r"Cannot delete gone\.sol: No such file"):
        saves.delete(saves.path_for("gone"))
    assert not saves.can_restore


def test_bringing_back_can_be_tried_again(saves, monkeypatch):
    path = save(saves, "game")
    saves.delete(path)
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", lambda *args: (_ for _ in ()).throw(OSError(13, "Permission denied")))
        with pytest.raises(CannotWrite, match=r"Cannot bring game\.sol back: Permission denied"):
            saves.restore()
    assert saves.can_restore
    assert saves.restore() == path


# --- opening ------------------------------------------------------------------------------------


def test_a_file_is_opened_as_the_game_it_holds(saves):
    path = save(saves, "game", 5)
    board = open_save(path)
    assert type(board) is KlondikeBoard
    assert board.snapshot() == dealt(5).snapshot()


def test_a_file_of_no_known_game(saves):
    path = saves.path_for("poker")
    path.write_bytes(packed({**sample(saves), "game": "poker"}))
    with pytest.raises(UnknownGame):
        open_save(path)
    path.write_bytes(b"")
    with pytest.raises(NotASave):
        open_save(path)
    assert issubclass(UnknownGame, SolitaireError)


def test_the_code_of_a_listed_game_deals_its_first_cards(saves):
    board = KlondikeBoard()
    board.startGame(CODE)
    board.saveGame(saves.path_for("game"))
    again = KlondikeBoard()
    again.startGame(saves.games()[0].code)
    assert again.snapshot() == board.snapshot()
