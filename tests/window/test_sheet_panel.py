"""The score sheet after a hand and on its key, and the end of a match."""

import pytest

from solitaire.play.settings import Settings
from solitaire.window.endings import LOOK
from solitaire.window.match_panel import MatchPanel
from solitaire.window.picture import Picture
from solitaire.window.sheet_panel import SheetPanel

from .desk import Desk
from .match_table import Table, match


@pytest.fixture
def table(tmp_path):
    tables = []

    def make(until, **options):
        tables.append(Table(tmp_path, match(until), **options))
        Picture(tables[-1].screen).update()
        return tables[-1]

    yield make
    for each in tables:
        each.screen.turns.close()


def texts_of(desk):
    return [button.text for button in desk.screen.dialog.row]


def click_button(desk, text):
    button = next(button for button in desk.screen.dialog.group.buttons if button.text == text)
    x, y = button.box.centre
    desk.screen.press(x, y, "left")
    desk.screen.release(x, y, "left")


def test_the_sheet_comes_by_itself_after_a_hand_once_the_last_move_was_seen(table):
    desk = table("hand over")
    desk.wait(LOOK - 0.1)
    assert desk.screen.dialog is None
    desk.wait(0.2)
    assert type(desk.screen.dialog) is SheetPanel
    assert texts_of(desk) == ["Close", "Deal the next hand"]
    click_button(desk, "Deal the next hand")
    assert desk.screen.dialog is None and desk.board.facts["hand"] == 2
    assert not desk.board.actions()


def test_the_keyboard_alone_deals_the_next_hand(table):
    desk = table("hand over")
    desk.wait(LOOK + 0.1)
    desk.screen.key("Enter")
    assert desk.board.facts["hand"] == 2


def test_closed_it_does_not_come_again_but_on_its_key(table):
    desk = table("hand over")
    desk.wait(LOOK + 0.1)
    desk.screen.key("Esc")
    desk.wait(30)
    assert desk.screen.dialog is None
    assert "Deal the next hand: F4" in desk.screen.hint
    desk.screen.key("F4")
    desk.screen.key("Enter")
    assert desk.board.facts["hand"] == 2


def test_it_does_not_replace_what_the_player_has_opened(table):
    desk = table("hand over")
    desk.screen.key("F1")
    help_panel = desk.screen.dialog
    desk.wait(30)
    assert desk.screen.dialog is help_panel
    desk.screen.key("Esc")
    desk.wait(LOOK + 0.1)
    assert isinstance(desk.screen.dialog, SheetPanel)


def test_it_comes_when_a_hand_ends_before_the_eyes(table):
    desk = table("others play")
    end = len(desk.board.sheet)
    while len(desk.board.sheet) == end:
        desk.screen.turns.skip()
        desk.wait(0.01)
        if desk.session.on_turn and not desk.board.actions():
            assert desk.session.play(desk.board.question(0).answer(lambda: True).move)
    desk.wait(LOOK + 0.1)
    assert isinstance(desk.screen.dialog, SheetPanel)


def test_f4_opens_and_closes_the_sheet_and_the_others_wait(table):
    desk = table("others play")
    desk.screen.key("F4")
    assert texts_of(desk) == ["Close"]
    before = desk.made
    desk.wait(30)
    assert desk.made == before
    desk.screen.key("F4")
    assert desk.screen.dialog is None
    desk.wait(2)
    assert desk.made != before


def test_a_solitaire_has_no_sheet_and_says_so(tmp_path):
    desk = Desk(tmp_path)
    desk.screen.key("F4")
    assert desk.screen.dialog is None and desk.session.message == "This game has no score sheet."


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1440)])
def test_many_hands_scroll_and_the_total_stays(table, size):
    desk = table("many hands", size=size)
    desk.screen.key("F4")
    picture, sheet = Picture(desk.screen), desk.screen.dialog
    picture.update()
    one, other = desk.board.totals
    assert sheet.total.values == (str(one), str(other))
    assert sheet._first == len(sheet.rows) - sheet._fits > 0, "the newest lines come first"
    desk.screen.key("Home")
    assert sheet._first == 0
    desk.screen.scroll(-3)
    assert sheet._first == 3
    for _ in range(200):
        desk.screen.key("Page Down")
    picture.update()
    assert sheet._first == len(sheet.rows) - sheet._fits


def test_names_of_twenty_wide_letters_fit(table):
    wide = dict.fromkeys(("name_you", "name_right", "name_partner", "name_left"), "W" * 20)
    desk = table("many hands", size=(800, 600), settings=Settings(**wide))
    desk.screen.key("F4")
    Picture(desk.screen).update()
    start, end = desk.screen.status._message_room(desk.screen.sizes)
    assert end - start > 100


@pytest.mark.parametrize("end, title", [("won", "You have won!"), ("lost", "The match is over")])
def test_the_end_of_a_match_says_how_it_ended_and_what_comes_next(table, end, title):
    desk = table(end)
    desk.wait(LOOK + 0.1)
    panel = desk.screen.dialog
    assert isinstance(panel, MatchPanel) and panel.title == title
    assert str(desk.board.totals[0]) in panel.outcome
    assert texts_of(desk) == ["Close", "Saved Games", "Same Deal", "New Match"]
    assert "No move" not in desk.session.message
    desk.screen.key("Esc")
    assert "Turn" not in dict(desk.screen.status.facts())


def test_a_match_that_ends_before_the_eyes_says_no_word_of_missing_moves(tmp_path):
    board = match("lost")
    last = board.history.last
    board.history.back()
    for step in reversed(last.steps):
        board._takeBack(step)
    board._recall(last.memento)
    desk = Table(tmp_path, board)
    assert desk.session.play(last.action, board.turn)
    assert desk.session.message == str(board.outcome)
    desk.wait(LOOK + 0.1)
    assert isinstance(desk.screen.dialog, MatchPanel)


@pytest.mark.parametrize("end", ["won", "lost"])
@pytest.mark.parametrize("button, same", [("New Match", False), ("Same Deal", True)])
def test_after_a_match_another_begins(table, end, button, same):
    desk = table(end)
    deal = desk.board.deal
    desk.wait(LOOK + 0.1)
    click_button(desk, button)
    assert desk.screen.dialog is None
    assert (desk.board.deal == deal) is same and desk.board.history.moves == 0
    desk.wait(30)
    assert desk.board.turn == 0, "the others play"


def test_nobody_is_to_move_while_a_hand_is_over(table):
    assert "Turn" not in dict(table("hand over").screen.status.facts())
    assert dict(table("others play").screen.status.facts())["Turn"] == "Partner"
