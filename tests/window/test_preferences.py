"""Preferences: what is chosen holds at once, is kept, and can be reached with keys alone."""

import pytest

from solitaire.play.language import speak
from solitaire.play.settings import Settings
from solitaire.play.settings_file import SettingsFile
from solitaire.window.boxes import Box
from solitaire.window.notes import NOTE_SECONDS
from solitaire.window.options_panel import OptionsPanel
from solitaire.window.pause_panel import PausePanel
from solitaire.window.picture import LAYERS, Picture
from solitaire.window.placing import remembered
from solitaire.window.theme import THEMES

from .desk import Desk
from .test_dialogs import click_button


@pytest.fixture
def desk(tmp_path):
    return Desk(tmp_path, motion=None, settings=Settings.open(SettingsFile(tmp_path / "settings.json")))


def opened(desk, tab):
    desk.screen.key("F12")
    desk.screen.dialog.turn_to(tab)
    return desk.screen.dialog


@pytest.mark.parametrize("tab", [1, 2, 3])
def test_every_choice_is_reached_with_keys_and_kept_on_disk(tmp_path, desk, tab):
    panel = opened(desk, tab)
    for line in panel.lines:
        for choice in reversed(line.buttons):
            desk.screen.dialog.group.focus_on(None)
            for _ in range(40):
                desk.screen.key("Tab")
                now = desk.screen.dialog
                if now.group.buttons[now.group.focus].box == choice.box:
                    break
            desk.screen.key("Enter")
            assert now.group.buttons[now.group.focus].chosen()
            Picture(desk.screen).update()
    speak("en")
    kept = Settings.open(SettingsFile(tmp_path / "settings.json"))
    assert kept == desk.screen.settings and kept.theme == "green"


def test_arrows_go_from_line_to_line(desk):
    panel = opened(desk, 1)
    panel.group.focus_on(1)
    desk.screen.key("Down")
    desk.screen.key("Right")
    desk.screen.key("Down")
    desk.screen.key("Enter")
    assert desk.screen.settings.deck == "large"
    desk.screen.key("Page Down")
    assert panel.tab == 2


def test_a_theme_paints_everything_anew(desk):
    picture = Picture(desk.screen)
    picture.update()
    desk.screen.settings.change("theme", "dark")
    assert set(picture.update()) == set(LAYERS) and picture.view.theme == THEMES["dark"]


def test_a_left_handed_table_has_the_stock_on_the_right(desk):
    desk.screen.settings.change("mirror", True)
    bases = desk.screen.layout.bases
    assert bases["U"].x > bases["V"].x > bases["W"].x and bases["A"].x > bases["G"].x
    for base in bases.values():
        assert desk.screen.table_area.x <= base.x and base.right <= desk.screen.table_area.right
    desk.click("U")
    assert desk.board.cells["V"]


def test_the_fan_of_a_mirrored_waste_ends_beside_the_stock(tmp_path):
    desk = Desk(tmp_path, settings=Settings(mirror=True))
    desk.session.new_deal(draw=3)
    for _ in range(3):
        desk.click("U")
    assert desk.screen.layout.home("V").right <= desk.screen.layout.bases["U"].x


def test_the_speed_holds_at_once(desk):
    assert desk.screen.motion.seconds > 0
    desk.screen.settings.change("speed", "off")
    assert desk.screen.motion.seconds == 0
    desk.screen.settings.update(speed="fast", reduced_motion="on")
    assert desk.screen.motion.seconds == 0


def test_score_and_time_can_be_hidden(desk):
    labels = {label for label, _ in desk.screen.status.facts()}
    assert {"Score", "Time"} <= labels
    desk.screen.settings.update(show_score=False, show_timer=False)
    assert {label for label, _ in desk.screen.status.facts()} == labels - {"Score", "Time"}


def test_what_a_double_click_does(desk):
    desk.screen.settings.change("double_click", "nothing")
    desk.double_click("B")
    assert desk.board.history.moves == 0
    desk.time += 5
    desk.screen.settings.change("double_click", "home")
    desk.double_click("G")
    assert desk.board.history.moves == 0 and "home" in desk.session.message
    desk.time += 5
    desk.double_click("B")
    assert desk.board.history.moves == 1 and len(desk.board.cells["Y"]) == 1


def test_what_a_right_click_on_the_table_does(desk):
    x, y = 5.0, desk.screen.table_area.bottom - 5
    desk.screen.settings.change("right_click", "nothing")
    desk.screen.press(x, y, "right")
    desk.screen.release(x, y, "right")
    assert desk.board.history.moves == 0
    desk.screen.settings.change("right_click", "collect")
    desk.screen.press(x, y, "right")
    desk.screen.release(x, y, "right")
    assert desk.board.history.moves == 1


def test_keys_for_sound_and_colours(desk):
    desk.screen.key("M")
    assert desk.screen.settings.muted and "off" in desk.session.message
    desk.screen.key("Ctrl+M")
    assert not desk.screen.settings.muted
    desk.screen.key("Ctrl+K")
    assert desk.screen.look.deck == "french-4c"


def test_the_language_changes_while_the_panel_is_open(desk):
    panel = opened(desk, 3)
    desk.session.play("A>A")
    assert desk.session.message
    try:
        speak("cs")
        desk.screen.settings.change("language", "cs")
        assert desk.screen.dialog is panel and isinstance(panel, OptionsPanel) and panel.tab == 3
        assert desk.session.message == "", "what was said before is in another language"
        Picture(desk.screen).update()
    finally:
        speak("en")


def test_settings_that_cannot_be_kept_are_said_once_and_hold_all_the_same(tmp_path):
    (tmp_path / "file").write_text("no folder")
    settings = Settings.open(SettingsFile(tmp_path / "file" / "settings.json"))
    desk = Desk(tmp_path / "saves", settings=settings)
    settings.change("theme", "blue")
    assert desk.session.refused and "cannot be kept" in desk.session.message
    desk.click("U")
    settings.change("theme", "dark")
    assert desk.session.message == "" and Picture(desk.screen).look.theme == THEMES["dark"]
    opened(desk, 1)
    Picture(desk.screen).update()
    assert "cannot be kept" in desk.screen.dialog._note(THEMES["dark"])[0]


def test_damaged_settings_are_said_at_the_start(tmp_path):
    (tmp_path / "settings.json").write_text("{broken")
    desk = Desk(tmp_path / "saves", settings=Settings.open(SettingsFile(tmp_path / "settings.json")))
    assert desk.session.refused and "could not be read" in desk.session.message


# --- pause --------------------------------------------------------------------------------------


def test_a_pause_covers_the_cards_and_stops_the_clock(desk):
    desk.click("U")
    assert desk.session.running
    desk.screen.key("P")
    assert isinstance(desk.screen.dialog, PausePanel) and not desk.session.running
    picture = Picture(desk.screen)
    picture.update()
    assert {drawn.tile for drawn in picture.view.lying} == {"back"}
    for key in ("Ctrl+N", "Ctrl+Z", "F5", "F12", "F1", "Ctrl+O", "A", "Tab", "Ctrl+A", "Ctrl+G"):
        desk.screen.key(key)
    desk.screen.press(30, 400, "left")
    assert isinstance(desk.screen.dialog, PausePanel) and desk.board.history.moves == 1
    desk.screen.key("Ctrl+S")
    assert desk.session.path and isinstance(desk.screen.dialog, PausePanel)
    desk.screen.key("P")
    assert desk.screen.dialog is None and desk.session.running
    picture.update()
    assert len({drawn.tile for drawn in picture.view.lying}) > 1


def test_only_the_buttons_of_the_pause_work(desk):
    desk.screen.key("F9")
    for button in desk.screen.bar.buttons:
        x, y = button.box.centre
        desk.screen.press(x, y, "left")
        desk.screen.release(x, y, "left")
        assert isinstance(desk.screen.dialog, PausePanel)
    click_button(desk, "Quit")
    assert desk.commands == ["quit"]


# --- words --------------------------------------------------------------------------------------


def test_the_reason_of_a_refusal_stands_beside_the_card_for_a_while(desk):
    desk.drag("G", "B")
    words, box = desk.screen.notes.shown
    assert words == desk.session.message and box.overlap(desk.screen.layout.home("B")) > 0
    Picture(desk.screen).update()
    seconds, hide = desk.timers[-1]
    assert seconds == NOTE_SECONDS
    hide()
    assert desk.screen.notes.shown is None
    desk.drag("G", "B")
    desk.screen.key("Left")
    assert desk.screen.notes.shown is None


def test_focus_move_and_table_are_told_in_words(desk):
    said = []
    desk.screen.spoken = said.append
    desk.screen.key("F7")
    desk.screen.key("B")
    desk.screen.key("Ctrl+Space")
    desk.screen.key("Esc")
    desk.drag("G", "A")
    desk.screen.key("F7")
    desk.screen.key("F8")
    none, focus, move, table = said
    assert none == "No move has been made yet."
    assert focus == "B, column: 1 face down, then ace of clubs."
    assert move.startswith("The ten of hearts went from column G to column A. The ")
    assert "was turned over in column G" in move
    assert table.startswith("Klondike, ") and "A, column: jack of spades, ten of hearts." in table
    assert desk.screen.notes.shown[0] == table, "too long for the status bar"


def test_the_focus_is_named_although_something_was_said_before(desk):
    desk.drag("G", "B")
    desk.screen.key("Left")
    assert desk.screen.keyboard.moved and desk.screen.hint == "U: 24 cards face down"
    for key in ("Down", "Right"):
        desk.screen.key(key)
    assert desk.screen.hint == "B: ace of clubs, 2 of 2"
    Picture(desk.screen).update()
    desk.screen.key("F7")
    assert not desk.screen.keyboard.moved


# --- where the window opens ---------------------------------------------------------------------

SCREENS = [Box(0, 0, 1920, 1080), Box(1920, 0, 1280, 1024)]


@pytest.mark.parametrize(
    "x, y, wide, high, size, place",
    [
        (None, None, None, None, (1280, 800), None),
        (100, 80, 900, 700, (900, 700), (100, 80)),
        (-3000, 200, 900, 700, (900, 700), (0, 200)),
        (19999, 0, 900, 700, (900, 700), (1020, 0)),
        (2000, 50, 1000, 700, (1000, 700), (2000, 50)),
        (2900, 900, 1000, 700, (1000, 700), (2200, 324)),
        (0, 0, 1, 1, (640, 480), (0, 0)),
        (5, 5, 20000, 20000, (1920, 1080), (0, 0)),
    ],
)
def test_the_window_opens_on_a_screen_that_is_there(x, y, wide, high, size, place):
    settings = Settings(window_x=x, window_y=y, window_width=wide, window_height=high)
    assert remembered(settings, SCREENS) == (size, place)
    assert remembered(settings, [Box(0, 0, 800, 600)])[0] <= (800, 600)


def test_a_dense_screen_gets_a_window_of_more_pixels():
    dense = [Box(0, 0, 3840, 2160)]
    assert remembered(Settings(), dense, 2.0) == ((2560, 1600), None)
    assert remembered(Settings(window_width=700, window_height=500), dense, 2.0)[0] == (1280, 960)
    assert remembered(Settings(), [Box(0, 0, 1920, 1080)], 2.0)[0] == (1920, 1080)
    assert remembered(Settings(), [Box(0, 0, 800, 600)], 2.0)[0] == (800, 600)
