"""The log: sentences of what everybody did, where it stands, and how one reads in it."""

import pytest

from solitaire.play.settings import Settings
from solitaire.window.picture import Picture
from solitaire.window.turns import PACES

from .desk import Desk
from .match_table import Table, board_started_by, match


@pytest.fixture
def table(tmp_path):
    tables = []

    def make(until="others play", **options):
        board = match(until) if isinstance(until, str) else until
        tables.append(Table(tmp_path, board, **options))
        return tables[-1]

    yield make
    for each in tables:
        each.screen.turns.close()


def words(desk):
    return [words for words, _why in desk.screen.log.lines(desk.screen.sizes)]


def test_the_newest_sentence_stands_last(table):
    desk = table()
    desk.wait(PACES["normal"])
    told = desk.board.toldOf(desk.board.history.last, ("You", "Right", "Partner", "Left"))
    assert words(desk)[-1] == told[-1]
    assert words(desk)[-1].startswith("Partner: ")


def test_names_are_those_of_the_settings(table):
    desk = table(settings=Settings(name_partner="Eva"))
    desk.wait(PACES["normal"])
    assert words(desk)[-1].startswith("Eva: ")
    desk.screen.settings.change("name_partner", "Jan")
    assert words(desk)[-1].startswith("Jan: ")


@pytest.mark.parametrize("size, shown, beside", [
    ((800, 600), False, False), ((1280, 800), True, False), ((1920, 1080), True, True),
    ((2560, 1440), True, True),
])  # fmt: skip
def test_it_takes_room_from_the_table_and_covers_nothing(table, size, shown, beside):
    desk = table(size=size)
    log, screen = desk.screen.log, desk.screen
    assert log.shown is shown
    desk.screen.key("Ctrl+L")
    desk.screen.key("Ctrl+L")
    assert log.shown is shown
    screen.settings.change("show_log", "on")
    assert log.shown and log.is_beside is beside
    assert not any(spot.box.overlap(log.box) for spot in screen.layout.spots)
    assert not log.box.overlap(screen.status.box) and not log.box.overlap(screen.bar.box)
    room = int((log.box.h - screen.sizes.pad) / log._step(screen.sizes))
    assert 0 < len(log.lines(screen.sizes)) <= room
    Picture(screen).update()


def test_the_key_and_the_button_hide_it(table):
    desk = table()
    full = desk.screen.table_area
    for act in (lambda: desk.screen.key("L"), lambda: desk.screen.commands.run("log")):
        act()
        assert not desk.screen.log.shown and desk.screen.table_area.h > full.h
        act()
        assert desk.screen.log.shown and desk.screen.table_area == full


def test_without_a_log_the_status_bar_tells_the_news(table):
    desk = table(size=(800, 600))
    desk.wait(PACES["normal"])
    assert desk.screen.hint.startswith("Partner: ")
    while desk.board.turn:
        desk.wait(1)
    assert "our turn" in desk.screen.hint


def test_the_status_bar_says_what_is_to_be_done_and_what_came(table):
    desk = table(board_started_by(0))
    assert desk.screen.hint == "Your turn: draw a card, or take the first card of the pile."
    before = {card.id for card in desk.board.hand}
    desk.session.play("U")
    (card,) = (card for card in desk.board.hand if card.id not in before)
    assert desk.screen.hint == (
        f"New in your hand: {card}. Your turn: lay down cards, or throw one to end the turn."
    )
    desk.screen.resize(800, 600, 1.0)
    assert desk.screen.hint.endswith("our turn.") or desk.screen.status.fits(
        desk.screen.hint, desk.screen.sizes
    )
    desk.session.play(f"H0>V:#{card.id}")
    assert "New" not in desk.screen.hint and "our turn" not in desk.screen.hint


def test_the_news_are_told_to_who_plays_with_the_keyboard_too(table):
    desk = table(size=(800, 600))
    desk.screen.key("Left")
    assert desk.screen.hint == desk.screen.keyboard.words()
    desk.wait(PACES["normal"])
    assert desk.screen.hint.startswith("Partner: ")
    while desk.board.turn:
        desk.wait(1)
    desk.screen.key("Left")
    assert desk.screen.hint == desk.screen.keyboard.words()


def test_one_can_read_back_and_stays_there_while_others_act(table):
    desk = table()
    newest = words(desk)
    desk.screen.move(*desk.screen.log.box.centre)
    desk.screen.scroll(2)
    older = words(desk)
    assert older[-1] != newest[-1] and older[-1] in [line.words for line in desk.screen.log.journal.told]
    desk.wait(PACES["normal"] * 2)
    assert words(desk) == older
    desk.screen.scroll(-99)
    assert words(desk)[-1] != older[-1]
    before = words(desk)
    desk.screen.key("Shift+Page Up")
    assert words(desk) != before
    desk.screen.key("Shift+Page Down")
    assert words(desk) == before


def test_the_wheel_over_the_log_hurries_nobody(table):
    desk = table()
    desk.screen.move(*desk.screen.log.box.centre)
    desk.screen.scroll(1)
    assert not desk.screen.turns.hurried


def test_reasons_are_given_on_request(table):
    desk = table(size=(800, 600))
    desk.wait(PACES["normal"])
    assert not desk.screen.log.shown
    desk.screen.key("Ctrl+Shift+L")
    assert desk.screen.log.shown
    assert desk.screen.log.lines(desk.screen.sizes)[-1][1]
    desk.screen.key("Ctrl+Shift+L")
    assert not any(why for _words, why in desk.screen.log.lines(desk.screen.sizes))


def test_it_is_told_again_after_loading_and_less_after_an_undo(table, tmp_path):
    desk = table()
    told = [line.words for line in desk.screen.log.journal.told]
    assert len(told) > 20
    desk.session.save("x")
    other = Table(tmp_path)
    assert other.session.load(desk.session.path)
    assert [line.words for line in other.screen.log.journal.told] == told
    while desk.board.turn:
        desk.wait(1)
    before = len(desk.screen.log.journal.told)
    desk.own_turn()
    assert len(desk.screen.log.journal.told) == before + 2
    desk.session.undo()
    assert len(desk.screen.log.journal.told) == before + 1
    desk.session.new_deal()
    assert desk.screen.log.journal.told == []


def test_a_draw_tells_no_card_of_another_hand(table):
    desk = table()
    desk.wait(60)
    draws = [line.words for line in desk.screen.log.journal.told if "draw" in line.words]
    assert draws and not any(sign in words for words in draws for sign in "♠♥♦♣★")


def test_a_solitaire_has_no_log(tmp_path):
    desk = Desk(tmp_path)
    assert not desk.screen.log.shown
    desk.screen.key("Ctrl+L")
    assert desk.session.message == "This game has no log." and not desk.screen.log.shown
    assert "log" not in [button.icon for button in desk.screen.bar.buttons]


def test_the_buttons_follow_the_game_on_the_table(table):
    desk = table()
    assert {"sheet", "log"} <= {button.icon for button in desk.screen.bar.buttons}
    desk.session.switch_game("klondike")
    assert not {"sheet", "log"} & {button.icon for button in desk.screen.bar.buttons}
    assert desk.screen.buttons.buttons[0] is desk.screen.bar.buttons[0]


@pytest.mark.parametrize("width", [800, 1280, 2560])
def test_turn_points_and_reserves_are_always_in_the_status_bar(table, width):
    desk = table(size=(width, width * 5 // 8))
    labels = [label for label, _value in desk.screen.status._shown_facts(desk.screen.sizes)]
    assert {"Turn", "Points", "Reserves"} <= set(labels)
