"""Options, deal code, saved games, help and the win screen."""

import pytest

from solitaire import __version__
from solitaire.games.cuatro_cartas import CuatroCartasBoard
from solitaire.games.klondike import KlondikeBoard
from solitaire.play.saves import open_save
from solitaire.window.code_dialog import CodeDialog
from solitaire.window.help_panel import HelpPanel, help_lines
from solitaire.window.keys import BINDINGS
from solitaire.window.options_panel import OptionsPanel
from solitaire.window.picker import Picker
from solitaire.window.picture import Picture
from solitaire.window.win_screen import WinScreen

from .desk import CODE, Desk

SAMPLES = pytest.importorskip("solitaire.play.resources").samples_path()


@pytest.fixture
def desk(tmp_path):
    return Desk(tmp_path)


def click_button(desk, text):
    """Click a button of the dialog or the bar by its words."""
    groups = [desk.screen.dialog.group] if desk.screen.dialog else []
    for group in [*groups, desk.screen.buttons]:
        for button in group.buttons:
            if button.text == text:
                x, y = button.box.centre
                desk.screen.press(x, y, "left")
                desk.screen.release(x, y, "left")
                return
    raise AssertionError(f"no button {text}")


def paint(desk):
    return Picture(desk.screen).update()


def test_an_option_deals_a_new_game_and_undo_brings_the_old_one_back(desk):
    click_button(desk, "Options")
    assert isinstance(desk.screen.dialog, OptionsPanel)
    click_button(desk, "Three cards")
    assert desk.board.options["draw"] == 3 and desk.board.deal.code != CODE
    desk.screen.key("Ctrl+Z")
    assert desk.board.deal.code == CODE and desk.board.options["draw"] == 1
    assert isinstance(desk.screen.dialog, OptionsPanel)
    click_button(desk, "Options")
    assert desk.screen.dialog is None


def test_the_keyboard_reaches_every_option(desk):
    desk.screen.key("F12")
    for key in ("Tab", "Down", "Right", "Enter"):
        desk.screen.key(key)
    assert desk.board.options["draw"] == 3


def test_a_deal_code_is_typed(desk):
    other = KlondikeBoard()
    code = other.makeDeal(77).code
    desk.screen.key("Ctrl+D")
    assert isinstance(desk.screen.dialog, CodeDialog)
    desk.screen.type("\x04")
    for sign in code.lower() + "x":
        desk.screen.key(sign.upper())
        desk.screen.type(sign)
    desk.screen.key("Backspace")
    desk.screen.key("Enter")
    assert desk.board.deal.code == code and desk.screen.dialog is None


def test_a_wrong_code_is_explained_and_nothing_changes(desk):
    before = desk.table()
    desk.screen.key("Ctrl+D")
    desk.screen.type("nonsense" * 30)
    desk.screen.key("Enter")
    desk.screen.type("\r")
    assert desk.table() == before and "not a deal code" in desk.screen.dialog.trouble
    paint(desk)


def test_saved_games_are_listed_opened_deleted_and_brought_back(desk):
    for name in ("one", "two"):
        desk.session.save(name)
        desk.session.play("U")
    (desk.session.saves.folder / "broken.sol").write_bytes(b"SOLITAIRnonsense")
    desk.screen.key("Ctrl+O")
    picker = desk.screen.dialog
    assert isinstance(picker, Picker) and {game.name for game in picker.games} == {"one", "two", "broken"}
    paint(desk)
    names = [game.name for game in picker.games]
    picker.choose(names.index("one"))
    desk.screen.key("Delete")
    assert {game.name for game in picker.games} == {"two", "broken"}
    click_button(desk, "Undo Delete")
    assert picker.game.name == "one"
    desk.screen.key("Enter")
    assert desk.screen.dialog is None and desk.board.history.moves == 0


def test_a_broken_save_cannot_be_opened_and_says_why(desk):
    (desk.session.saves.folder / "broken.sol").write_bytes(b"SOLITAIRnonsense")
    desk.screen.key("Ctrl+O")
    before = desk.table()
    desk.screen.key("Enter")
    assert desk.screen.dialog.trouble and desk.table() == before
    desk.screen.key("Esc")
    desk.drag("G", "A")
    assert desk.board.history.moves == 1


def test_a_double_click_opens_a_save(desk):
    desk.session.play("U")
    desk.session.save("one")
    desk.session.new_deal()
    desk.screen.key("Ctrl+O")
    paint(desk)
    x, y = desk.screen.dialog._lines[0][1].centre
    for _ in range(2):
        desk.screen.press(x, y, "left")
        desk.screen.release(x, y, "left")
        desk.time += 0.1
    assert desk.board.history.moves == 1 and desk.screen.dialog is None


def test_a_long_list_scrolls(desk):
    for number in range(30):
        desk.session.save(f"game {number}")
    desk.screen.key("Ctrl+O")
    paint(desk)
    picker = desk.screen.dialog
    for _ in range(29):
        desk.screen.key("Down")
    assert picker.chosen == 29 and picker.first > 0
    desk.screen.scroll(99)
    assert picker.first == 0
    desk.screen.key("End")
    assert picker.chosen == 29
    paint(desk)


def test_an_empty_folder_is_said(desk):
    desk.screen.key("Ctrl+O")
    for key in ("Down", "Delete", "Enter", "End"):
        desk.screen.key(key)
    paint(desk)
    assert desk.screen.dialog is not None


def help_words(panel):
    return [(keys.split(", "), text) for _, lines in panel.groups for keys, text in lines]


def test_help_shows_every_key_of_a_game_and_none_of_other_games(desk):
    desk.screen.key("F1")
    assert isinstance(desk.screen.dialog, HelpPanel)
    lines = help_words(desk.screen.dialog)
    shown = {key for keys, _ in lines for key in keys}
    for binding in BINDINGS:
        assert all((key in shown) != binding.at_table for key in binding.keys), binding
    assert (["Enter", "Space"], "Pick up, put down") in lines
    assert not [text for _, text in lines if "hand" in text or "log" in text]
    desk.screen.key("F1")
    assert desk.screen.dialog is None


@pytest.mark.parametrize(
    "key, words",
    [
        ("Ctrl+B", "This game has no melds."),
        ("F4", "This game has no score sheet."),
        ("L", "This game has no log."),
        ("Ctrl+T", "There is no hand of cards to sort."),
    ],
)
def test_a_key_for_other_games_says_why_it_does_nothing(desk, key, words):
    desk.screen.key(key)
    assert desk.screen.dialog is None
    assert desk.session.message == words and desk.session.refused


def test_the_key_for_colours_says_where_it_changes_nothing(desk, tmp_path):
    desk.screen.key("Ctrl+K")
    assert desk.session.message == "Four colours." and desk.screen.look.deck == "french-4c"
    board = CuatroCartasBoard()
    board.startGame()
    spanish = Desk(tmp_path / "spanish", board)
    spanish.screen.key("Ctrl+K")
    assert spanish.session.message == "Four colours. This deck keeps its own colours."


@pytest.mark.parametrize("at_table", [True, False])
def test_help_shows_the_keys_of_the_game_and_no_others(at_table):
    lines = [(keys.split(", "), text) for _, lines in help_lines(at_table) for keys, text in lines]
    shown = {key for keys, _ in lines for key in keys}
    for binding in BINDINGS:
        foreign = binding.alone if at_table else binding.at_table
        assert shown.isdisjoint(binding.keys) if foreign else shown.issuperset(binding.keys)
        if at_table and not foreign:
            assert any(text == binding.words and set(binding.keys) <= set(keys) for keys, text in lines)
    assert any(binding.alone for binding in BINDINGS) and any(binding.at_table for binding in BINDINGS)


def test_a_window_that_opens_on_a_won_game_shows_its_win(tmp_path):
    desk = Desk(tmp_path, open_save(SAMPLES / "sample-almost-won.sol"))
    desk.screen.key("*")
    again = Desk(tmp_path / "again", desk.board)
    assert isinstance(again.screen.dialog, WinScreen)
    again.screen.key("Ctrl+Z")
    assert again.screen.dialog is None and not again.session.won


def test_the_win_screen_comes_and_goes(tmp_path):
    desk = Desk(tmp_path, open_save(SAMPLES / "sample-almost-won.sol"))
    for _ in range(3):
        desk.screen.key("*")
        assert isinstance(desk.screen.dialog, WinScreen) and desk.session.won
        paint(desk)
        assert not desk.session.running
        desk.screen.key("Ctrl+Z")
        assert desk.screen.dialog is None and not desk.session.won
    desk.screen.key("*")
    click_button(desk, "New Deal")
    assert desk.screen.dialog is None and desk.board.history.moves == 0


def test_the_clock_rests_while_a_dialog_is_open(desk):
    desk.session.play("U")
    assert desk.session.running
    desk.screen.key("F1")
    assert not desk.session.running
    desk.screen.key("Esc")
    assert desk.session.running


def test_a_click_beside_a_dialog_closes_it_and_plays_nothing(desk):
    desk.screen.key("F1")
    desk.screen.press(10, desk.screen.table_area.bottom - 5, "left")
    desk.screen.release(10, desk.screen.table_area.bottom - 5, "left")
    assert desk.screen.dialog is None and desk.board.history.moves == 0


def test_marks_and_buttons_have_tips(desk):
    x, y = desk.screen.layout.bases["W"].centre
    desk.screen.move(x, y)
    assert desk.screen.tips.shown is None
    for _, act in desk.timers:
        act()
    assert desk.screen.tips.shown[0] == "House of spades"
    paint(desk)
    desk.screen.move(*desk.screen.bar.buttons[3].box.centre)
    assert desk.screen.tips.shown is None
    desk.timers[-1][1]()
    assert desk.screen.tips.shown[0] == "Undo  ·  Ctrl+Z"


def test_full_screen_and_quit_are_the_windows(desk):
    desk.screen.key("F11")
    desk.screen.key("Ctrl+Q")
    assert desk.commands == ["fullscreen", "quit"]


def test_help_tells_what_program_this_is_and_where_it_keeps_things(desk, tmp_path):
    desk.screen.key("F1")
    click_button(desk, "About")
    panel = desk.screen.dialog
    Picture(desk.screen).update()
    text = " ".join(line.text for line in panel.text_lines(10_000, desk.screen.sizes))
    assert __version__ in text and str(desk.session.saves.folder) in text and "settings.json" in text
    assert "MIT" in text and panel.page == "about"
    click_button(desk, "Rules")
    assert panel.page == "rules"
