"""Turns: the computer players act one after the other, at a pace that can be followed, and can be hurried."""

import pytest

from solitaire.play.settings import Settings
from solitaire.play.thinking import Thinker
from solitaire.window.turns import GRACE, MORE, MOST, PACES, POLL

from .match_table import Table, board_started_by


@pytest.fixture
def table(tmp_path):
    tables = []

    def make(seat=1, **options):
        tables.append(Table(tmp_path, board_started_by(seat), **options))
        return tables[-1]

    yield make
    for each in tables:
        each.screen.turns.close()


def open_cards(desk):
    """How many cards the last move laid open; with two that take the pile lies its last card."""
    move = desk.board.history.last.action if desk.made else None
    return len(move.cards) + (move.source == "V") if move and move.cards else 0


def test_one_action_at_a_time_at_the_pace_of_the_settings(table):
    desk = table()
    for count in range(1, 4):
        desk.wait(PACES["normal"] - 0.05)
        assert len(desk.made) == count - 1
        desk.wait(0.05)
        assert len(desk.made) == count
    desk.screen.settings.change("speed", "fast")
    desk.wait(PACES["normal"])
    before = len(desk.made)
    desk.wait(PACES["fast"] * (2 + MOST))
    assert before + 2 <= len(desk.made) <= before + 3


def test_many_cards_can_be_looked_at_longer(table):
    desk = table()
    longest = 0.0
    while desk.board.turn:
        before, wait = len(desk.made), 0.0
        longer = 1 + min(MOST, MORE * max(0, open_cards(desk) - 1))
        while len(desk.made) == before:
            desk.wait(0.05)
            wait += 0.05
        assert PACES["normal"] * longer - 0.01 < wait < PACES["normal"] * longer + 0.07
        longest = max(longest, longer)
    assert longest > 1.4


def test_they_act_in_the_order_of_the_table_and_stop_before_the_player(table):
    desk = table()
    desk.wait(60)
    seats = [seat for seat, _move in desk.made]
    assert seats == sorted(seats) and set(seats) == {1, 2, 3}
    assert desk.board.turn == 0
    assert desk.timers == [], "while the player thinks nothing runs"


def test_without_motion_all_act_at_once(table):
    desk = table(settings=Settings(speed="off"))
    desk.wait(0.01)
    assert desk.board.turn == 0


def test_the_next_action_waits_until_the_cards_lie_still(table):
    desk = table(motion=2.0)
    desk.wait(0.91)
    assert len(desk.made) == 1 and desk.screen.motion.rest(desk.time) > 1
    desk.wait(1.5)
    assert len(desk.made) == 1
    desk.wait(desk.screen.motion.rest(desk.time))
    assert len(desk.made) == 2


@pytest.mark.parametrize("speed", PACES)
def test_a_throw_can_be_taken_back_for_a_moment(table, speed):
    desk = table(seat=0, settings=Settings(speed=speed))
    desk.own_turn()
    desk.wait(GRACE - 0.05)
    assert len(desk.made) == 2
    desk.screen.key("Ctrl+Z")
    desk.wait(60)
    assert desk.board.turn == 0 and len(desk.made) == 1
    assert desk.session.play(desk.board.legalMoves()[-1])
    desk.wait(GRACE + 0.01)
    assert len(desk.made) > 2


# --- skipping -------------------------------------------------------------------------------------------


def click_on_the_felt(desk):
    desk.screen.press(3, desk.screen.table_area.bottom - 3, "left")


SKIPS = {
    "click on the felt": click_on_the_felt,
    "click on the stock": lambda desk: desk.click("U"),
    "click on a hand of another": lambda desk: desk.click("H2"),
    "wheel": lambda desk: desk.screen.scroll(1),
    "unbound key": lambda desk: desk.screen.key("Ctrl+Alt+J"),
    "draw": lambda desk: desk.screen.key("Tab"),
    "letter": lambda desk: desk.screen.key("U"),
}


@pytest.mark.parametrize("way", SKIPS)
def test_any_input_that_is_no_command_finishes_their_turns(table, way):
    desk = table()
    desk.wait(1)
    SKIPS[way](desk)
    desk.wait(0.01)
    assert desk.board.turn == 0 and len(desk.made) > 3
    assert not desk.session.refused
    desk.own_turn()
    desk.wait(0.5)
    assert desk.board.turn == 1, "the next round has its pauses again"


GOES_ON = {
    "own hand": lambda desk: desk.click("H0"),
    "arrow": lambda desk: desk.screen.key("Left"),
    "modifier": lambda desk: desk.screen.key("Ctrl+Lctrl"),
    "sound": lambda desk: desk.screen.key("Ctrl+M"),
    "pointer": lambda desk: desk.screen.move(200, 200),
    "save": lambda desk: desk.screen.key("Ctrl+S"),
}


@pytest.mark.parametrize("way", GOES_ON)
def test_a_command_of_its_own_hurries_nobody(table, way):
    desk = table()
    desk.wait(1)
    GOES_ON[way](desk)
    desk.wait(0.7)
    assert len(desk.made) == 1
    desk.wait(0.5)
    assert len(desk.made) == 2


def test_a_hurried_round_is_without_motion(table):
    desk = table(motion=0.5)
    desk.screen.turns.skip()
    desk.wait(0.01)
    assert desk.board.turn == 0 and not desk.screen.motion.rest(desk.time)


# --- rests ----------------------------------------------------------------------------------------------


def test_they_rest_while_a_dialog_covers_the_table(table):
    desk = table()
    desk.wait(1)
    for key in ("F1", "P"):
        desk.screen.key(key)
        desk.wait(30)
        assert len(desk.made) == 1
        desk.screen.key("Esc")
    desk.wait(PACES["normal"])
    assert len(desk.made) == 2


def test_they_rest_while_the_window_is_minimised(table):
    desk = table()
    desk.screen.hide()
    desk.wait(30)
    desk.screen.key("F1")
    desk.screen.key("Esc")
    desk.wait(30)
    assert desk.made == []
    desk.screen.show()
    desk.wait(PACES["normal"])
    assert len(desk.made) == 1


def test_another_game_has_no_computer_players(table):
    desk = table()
    desk.wait(1)
    desk.session.switch_game("klondike")
    desk.wait(30)
    assert desk.board.history.moves == 0 and desk.timers == []
    desk.session.deal_code("K00-000005X")
    assert desk.session.undo() is False or desk.board.game == "klondike"


def test_after_the_window_closes_nobody_acts(table):
    desk = table()
    desk.screen.turns.close()
    desk.wait(30)
    assert desk.made == []


# --- answers --------------------------------------------------------------------------------------------


class Slow(Thinker):
    """Answers when it is told to; an answer is for the position of its question only."""

    def __init__(self, desk):
        super().__init__()
        self.desk, self.asked, self.done = desk, [], False

    @property
    def position(self):
        return self.desk.board.snapshot()

    def ask(self, question):
        self.asked.append((question, self.position))

    def answer(self, wait=False):
        question, position = self.asked[-1]
        assert position == self.position, "an answer to another position"
        return question.answer(lambda: True) if self.done else None


@pytest.fixture
def slow(table):
    desk = table(seat=0)
    desk.thinker = desk.screen.turns.companions._thinker = Slow(desk)
    desk.own_turn()
    return desk


def test_a_long_thought_is_waited_for(slow):
    slow.wait(10)
    assert len(slow.made) == 2 and len(slow.thinker.asked) == 1
    slow.thinker.done = True
    slow.wait(POLL + 0.01)
    assert len(slow.made) == 3


def test_skipping_does_not_ask_a_second_time(slow):
    slow.wait(2)
    slow.screen.scroll(1)
    slow.wait(0.2)
    assert len(slow.thinker.asked) == 1
    slow.thinker.done = True
    slow.wait(POLL + 0.01)
    assert len(slow.made) > 2


def take_back_and_throw_another(desk):
    assert desk.session.undo()
    assert desk.session.play(desk.board.legalMoves()[-2])


def new_games_until_another_starts(desk):
    while desk.board.turn == 0:
        desk.screen.key("Ctrl+N")


def load_the_saved_game(desk):
    assert desk.session.load(desk.session.path)


CHANGES = [take_back_and_throw_another, new_games_until_another_starts, load_the_saved_game]


@pytest.mark.parametrize("change", CHANGES)
def test_no_stale_answer_is_acted_upon(slow, change):
    slow.session.save("x")
    slow.wait(2)
    assert len(slow.thinker.asked) == 1
    if change is new_games_until_another_starts:
        slow.screen.key("Ctrl+N")
    change(slow)
    before = slow.board.history.moves
    slow.wait(2)
    assert len(slow.thinker.asked) == 2 and slow.board.history.moves == before
    slow.thinker.done = True
    slow.wait(POLL + 0.01)
    assert slow.board.history.moves == before + 1


def test_a_thought_of_before_an_undo_is_forgotten(slow):
    slow.wait(2)
    assert slow.session.undo()
    slow.thinker.done = True
    slow.wait(10)
    assert slow.board.turn == 0 and len(slow.made) == 1
