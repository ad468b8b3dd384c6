"""What the window says and offers about keeping games: warnings, names, copies, the end of a game."""

import shutil

import pytest

from solitaire.games.cuatro_cartas import CuatroCartasBoard
from solitaire.play.progress import Progress
from solitaire.play.saves import SavesFolder, open_save
from solitaire.window.over_panel import OverPanel
from solitaire.window.owner_panel import OwnerPanel
from solitaire.window.picker import Picker
from solitaire.window.picture import Picture
from solitaire.window.prompt import Prompt

from .desk import CODE, Desk
from .test_dialogs import click_button


@pytest.fixture
def desk(tmp_path):
    return Desk(tmp_path / "saves")


def typed(desk, text):
    """Replace what stands in the field, and take it."""
    for _ in desk.screen.dialog.field.text:
        desk.screen.key("Backspace")
    for sign in text:
        desk.screen.key(sign.upper())
        desk.screen.type(sign)
    desk.screen.key("Enter")


# --- two programs, a full disk ------------------------------------------------------------------


def beside_another(tmp_path):
    """A desk whose games another running program keeps."""
    folder = tmp_path / "shared"
    first = Progress(SavesFolder(folder))
    assert first.open()
    second = Progress(SavesFolder(folder))
    second.open()
    desk = Desk(folder, progress=second)
    return first, desk


def test_a_second_window_asks_who_keeps_the_games(tmp_path):
    _, desk = beside_another(tmp_path)
    assert isinstance(desk.screen.dialog, OwnerPanel)
    Picture(desk.screen).update()
    click_button(desk, "Play without saving")
    assert desk.screen.dialog is None and desk.session.trouble
    desk.drag("G", "A")
    assert desk.screen.status.warning.box.w > 0, "the sign stays, whatever was said last"
    x, y = desk.screen.status.warning.box.centre
    desk.screen.press(x, y, "left")
    desk.screen.release(x, y, "left")
    click_button(desk, "Take over")
    assert not desk.session.trouble and desk.screen.dialog is None
    assert desk.screen.status.warning.box.w == 0


def test_the_keyboard_reaches_the_sign(tmp_path):
    _, desk = beside_another(tmp_path)
    desk.screen.key("Esc")
    desk.screen.key("F10")
    desk.screen.key("Left")
    desk.screen.key("Enter")
    assert isinstance(desk.screen.dialog, OwnerPanel)


def test_what_is_not_being_saved_stays_in_sight(tmp_path):
    folder = tmp_path / "gone"
    progress = Progress(SavesFolder(folder))
    assert progress.open()
    desk = Desk(folder, progress=progress)
    shutil.rmtree(folder)
    folder.write_text("a file where the folder was")
    desk.drag("G", "A")
    assert desk.session.trouble and desk.screen.status.warning.text == "Not saved"
    desk.drag("G", "B")
    assert desk.screen.status.warning.box.w > 0
    folder.unlink()
    desk.click("U")
    assert not desk.session.trouble and desk.screen.status.warning.box.w == 0


# --- saved games --------------------------------------------------------------------------------


def test_save_as_asks_for_a_name_and_never_replaces_another_game(desk):
    desk.screen.key("Ctrl+Shift+S")
    typed(desk, "Ñandú 1")
    assert desk.session.path.stem == "Ñandú 1" and desk.screen.dialog is None
    desk.screen.key("Ctrl+N")
    desk.screen.key("Ctrl+Shift+S")
    assert isinstance(desk.screen.dialog, Prompt)
    typed(desk, "Ñandú 1")
    assert "already" in desk.screen.dialog.trouble
    typed(desk, "two")
    assert {path.stem for path in desk.session.saves.files()} == {"Ñandú 1", "two"}


def test_a_saved_game_gets_another_name_and_save_follows_it(desk):
    desk.session.save("one")
    desk.screen.key("Ctrl+O")
    click_button(desk, "Rename")
    typed(desk, "first")
    assert isinstance(desk.screen.dialog, Picker) and desk.screen.dialog.game.name == "first"
    desk.screen.key("Esc")
    desk.screen.key("Ctrl+S")
    assert [path.stem for path in desk.session.saves.files()] == ["first"]


def test_a_saved_game_is_copied_out_and_in(desk, tmp_path):
    desk.session.save("one")
    out = tmp_path / "stick"
    out.mkdir()
    desk.screen.key("Ctrl+O")
    click_button(desk, "Export")
    typed(desk, str(out))
    assert desk.screen.dialog.notice == f"Copied to {out / 'one.sol'}."
    assert open_save(out / "one.sol").deal.code == CODE
    click_button(desk, "Export")
    typed(desk, str(out))
    assert "already" in desk.screen.dialog.trouble
    desk.screen.key("Esc")
    click_button(desk, "Import")
    typed(desk, str(out / "one.sol"))
    assert [game.name for game in desk.screen.dialog.games] == ["one 2", "one"]
    assert desk.screen.dialog.game.name == "one 2"
    click_button(desk, "Import")
    typed(desk, "/no/such/file")
    assert desk.screen.dialog.trouble
    Picture(desk.screen).update()


def test_nothing_is_brought_in_during_a_pause(desk):
    desk.session.save("one")
    desk.screen.key("F9")
    desk.screen.drop_files([str(desk.session.path)])
    assert not isinstance(desk.screen.dialog, Picker)


def test_the_sign_comes_while_nobody_plays(tmp_path):
    folder = tmp_path / "shared"
    mine, other = Progress(SavesFolder(folder)), Progress(SavesFolder(folder))
    assert mine.open()
    desk = Desk(folder, progress=mine)
    desk.click("U")
    other.open()
    assert other.take_over()
    desk.time += 16
    desk.screen.tick()
    assert desk.screen.status.warning.text == "Take over" and desk.screen.status.warning.box.w > 0


def test_a_dropped_file_is_brought_in_and_shown(desk, tmp_path):
    desk.session.save("one")
    other = tmp_path / "from a friend.sol"
    shutil.copy(desk.session.path, other)
    (tmp_path / "song.mp3").write_bytes(b"la la la")
    desk.screen.drop_files([str(tmp_path / "song.mp3"), str(other)])
    picker = desk.screen.dialog
    assert isinstance(picker, Picker) and picker.game.name == "from a friend"
    desk.screen.drop_files([str(tmp_path / "song.mp3")])
    assert desk.screen.dialog.trouble
    Picture(desk.screen).update()


def test_the_name_it_begins_with_is_selected(desk):
    desk.screen.key("Ctrl+Shift+S")
    field = desk.screen.dialog.field
    before = field.text
    desk.screen.key("End")
    desk.screen.type("!")
    assert field.text == before + "!"
    for key in ("Home", "Delete", "Right", "Left", "Backspace"):
        desk.screen.key(key)
    assert field.text == before[1:] + "!"
    desk.screen.key("Esc")
    desk.screen.key("Ctrl+Shift+S")
    desk.screen.type("é")
    assert desk.screen.dialog.field.text == "é"
    desk.screen.clipboard.copy("a\nb" * 500)
    desk.screen.key("Ctrl+V")
    assert desk.screen.dialog.field.text.startswith("éab") and len(desk.screen.dialog.field.text) == 400
    Picture(desk.screen).update()


# --- the end of a game --------------------------------------------------------------------------


def test_a_game_without_a_move_says_so_and_an_undo_goes_on(tmp_path):
    board = CuatroCartasBoard(rounds=1)
    board.startGame(board.makeDeal(5))
    desk = Desk(tmp_path, board)
    while not desk.board.isOver():
        desk.session.play(desk.board.legalMoves()[0])
    assert not desk.session.won and isinstance(desk.screen.dialog, OverPanel)
    Picture(desk.screen).update()
    click_button(desk, "Undo")
    assert desk.screen.dialog is None
    desk.screen.key("Ctrl+Y")
    assert isinstance(desk.screen.dialog, OverPanel)
    desk.screen.key("Esc")
    assert desk.screen.dialog is None, "the table can be looked at"
