"""Session: the commands of a player, what they answer, which file a game belongs to, and its time."""

import os

import pytest
from positions import dealt, set_up
from saving import CODE
from two_players import TwoPlayersBoard

from solitaire.games import registry
from solitaire.games.cuatro_cartas import CuatroCartasBoard
from solitaire.games.klondike import KlondikeBoard
from solitaire.model.errors import UnknownGame
from solitaire.play.saves import SavesFolder, open_save
from solitaire.play.session import NO_MOVE_LEFT, Event, Session

WON_NEXT = "W: AS..KS\nX: AH..KH\nY: AC..KC\nZ: AD..QD\nA: KD"


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def saves(tmp_path) -> SavesFolder:
    return SavesFolder(tmp_path / "saves")


@pytest.fixture
def session(saves, time) -> Session:
    return Session(dealt(1), saves, now=time)


@pytest.fixture
def two_games(monkeypatch):
    """The registry with a second game in it."""
    registry.all_games()
    monkeypatch.setattr(registry, "_games", {**registry._games, "two_players": TwoPlayersBoard})


def heard(session) -> list[Event]:
    events: list[Event] = []
    session.listen(events.append)
    return events


def unchanged(session):
    return session.board, session.board.snapshot(), session.board.history.cursor


# --- playing ------------------------------------------------------------------------------------


def test_a_new_board_gets_a_deal_and_a_dealt_one_keeps_its_own(saves):
    assert Session(KlondikeBoard(), saves).board.deal
    board = dealt(3)
    assert Session(board, saves).board.deal == dealt(3).deal


def test_every_command_tells_what_happened(session):
    events = heard(session)
    done = [
        session.click("U"),
        session.play("U"),
        session.undo(),
        session.redo(),
        session.new_deal(),
        session.same_deal(),
        session.deal_code(CODE),
        session.say("Hello."),
        session.refuse("No."),
        session.save("game"),
        session.load(session.path),
    ]
    assert done == [True] * 8 + [False, True, True]
    kinds = [
        "moved",
        "moved",
        "undone",
        "redone",
        "dealt",
        "dealt",
        "dealt",
        "said",
        "refused",
        "said",
        "loaded",
    ]
    assert [event.kind for event in events] == kinds
    assert [len(event.steps) for event in events] == [1, 1, 1, 1] + [0] * 7


def test_a_refused_command_says_why_and_changes_nothing(session):
    events, before = heard(session), unchanged(session)
    refusals = {
        "There is no card here to move.": lambda: session.play("V>A"),
        "There is no place for this card now.": lambda: session.send("V"),
        "No card can go home now.": session.collect,
        "There is nothing to undo.": session.undo,
        "There is nothing to redo.": session.redo,
        "There is no cell Q: cells are U V W X Y Z A B C D E F G.": lambda: session.point("Q", "A"),
        "The card lies there already.": lambda: session.point("A", "A"),
        "“nonsense” is not a move: write U, or two cells as in A>C or A>C:3.": lambda: session.play(
            "nonsense"
        ),
        "Option draw cannot be “2”: choose one of 1, 3.": lambda: session.new_deal(draw=2),
        "There is no option “colour”: options are draw, empty, from_house, passes, scoring.": lambda: (
            session.new_deal(colour="red")
        ),
    }
    for message, command in refusals.items():
        assert command() is False
        assert (session.message, session.refused) == (message, True)
    assert unchanged(session) == before
    assert [event.kind for event in events] == ["refused"] * len(refusals)


def test_a_message_is_gone_after_the_next_right_command(session):
    session.play("V>A")
    assert session.message
    session.play("U")
    assert (session.message, session.refused) == ("", False)


def test_a_click_plays_only_where_a_click_is_a_move(session):
    events = heard(session)
    assert session.click("A") is False
    assert session.click("?") is False
    assert events == [] and session.board.history.moves == 0
    assert session.click("U") and session.board.history.moves == 1


def test_pointing_and_sending_play_what_they_mean(saves):
    session = Session(set_up("V: AH\nA: ?9C QH JS\nB: KS\nC: AS", rest="U"), saves)
    assert session.point("A", "B") and session.board.cells["B"].top.code == "JS"
    assert session.point("C", "X") and session.board.cells["W"].top.code == "AS"
    assert session.send("V") and session.board.cells["X"].top.code == "AH"
    assert session.undo() and session.collect()
    assert session.board.history.moves == 3


# --- dealing ------------------------------------------------------------------------------------


def test_a_new_deal_has_other_cards_and_undo_brings_the_old_game_back(session):
    session.play("U")
    before = session.board.snapshot()
    session.new_deal(draw=3)
    assert session.board.options["draw"] == 3 and session.board.history.moves == 0
    assert session.board.deal.order != dealt(1).deal.order
    session.new_deal()
    assert session.board.options["draw"] == 3
    session.undo()
    session.undo()
    assert session.board.snapshot() == before
    session.redo()
    assert session.board.options["draw"] == 3


def test_the_same_deal_begins_again(session):
    session.play("U")
    session.same_deal()
    assert session.board.snapshot() == dealt(1).snapshot()
    session.undo()
    assert session.board.history.moves == 1


def test_a_code_deals_its_cards_under_its_rules(session):
    code = dealt(5, draw=3, scoring="vegas").deal.code
    assert session.deal_code(f" {code.lower()} ")
    assert session.board.snapshot() == dealt(5, draw=3, scoring="vegas").snapshot()
    assert session.undo() and session.board.deal == dealt(1).deal


@pytest.mark.parametrize("code", ["", "hello", "K00-000005Y", "Q00-0000000", "?", "K" * 500, "\n"])
def test_a_wrong_code_leaves_the_game(session, two_games, code):
    session.play("U")
    before = unchanged(session)
    assert session.deal_code(code) is False
    assert session.refused and "deal code" in session.message
    assert unchanged(session) == before


def test_the_code_of_another_game_brings_that_game(session, two_games):
    events = heard(session)
    session.save("klondike game")
    code = dealt(9, TwoPlayersBoard, hand=9).deal.code
    assert session.deal_code(code)
    assert session.board.snapshot() == dealt(9, TwoPlayersBoard, hand=9).snapshot()
    assert (session.message, session.path) == (f"Two players: {code}", None)
    assert events[-1].kind == "loaded"
    assert session.deal_code(CODE) and type(session.board) is KlondikeBoard


def test_switching_to_another_game(session, two_games):
    assert session.switch_game("two_players")
    assert type(session.board) is TwoPlayersBoard and session.board.deal
    assert session.message == "Two players"
    before = unchanged(session)
    with pytest.raises(UnknownGame):
        session.switch_game("poker")
    assert unchanged(session) == before


# --- saving and loading -------------------------------------------------------------------------


def test_a_first_save_gets_a_name_from_the_game_and_the_deal(session, saves):
    assert session.path is None
    assert session.save()
    assert session.path == saves.folder / f"Klondike {dealt(1).deal.code}.sol"
    assert session.message == f"Saved as Klondike {dealt(1).deal.code}."
    assert open_save(session.path).snapshot() == session.board.snapshot()


def test_later_saves_go_to_the_file_of_the_game(session, saves):
    session.save("mine")
    session.play("U")
    session.save()
    assert [game.name for game in saves.games()] == ["mine"]
    assert saves.games()[0].moves == 1
    session.save("another")
    session.play("U")
    session.save()
    assert {game.name: game.moves for game in saves.games()} == {"mine": 1, "another": 2}


def test_two_games_of_one_deal_do_not_share_a_file(saves):
    for _ in range(2):
        Session(dealt(1), saves).save()
    assert len(saves.games()) == 2


def test_loading_goes_on_with_the_saved_game(session, saves):
    session.play("U")
    session.save("mine")
    session.new_deal()
    assert session.load(saves.path_for("mine"))
    assert session.board.history.moves == 1 and session.board.deal == dealt(1).deal
    assert (session.message, session.path) == ("Loaded mine.", saves.path_for("mine"))
    assert session.undo() and not session.undo()


@pytest.mark.parametrize("kind", ["none", "text", "cut", "folder"])
def test_a_file_that_cannot_be_loaded_leaves_game_and_file(session, saves, kind):
    session.play("U")
    session.save("mine")
    bad = saves.path_for("bad")
    if kind == "text":
        bad.write_text("hello")
    elif kind == "cut":
        bad.write_bytes(session.path.read_bytes()[:-1])
    elif kind == "folder":
        bad.mkdir()
    before, file = unchanged(session), session.path
    assert session.load(bad) is False
    assert session.refused and "bad.sol" in session.message
    assert unchanged(session) == before and session.path == file
    session.play("U")
    assert session.save() and saves.games()[0].name == "mine"


def test_a_save_that_fails_says_so_and_the_game_goes_on(session, saves, monkeypatch):
    session.play("U")
    with monkeypatch.context() as patch:
        patch.setattr(
            os, "fsync", lambda handle: (_ for _ in ()).throw(OSError(28, "No space left on device"))
        )
        assert session.save("mine") is False
    assert session.refused and "No space left on device" in session.message
    assert session.path is None and session.unsaved
    assert session.play("U") and session.save("mine")


def test_a_folder_that_vanished_is_made_again(session, saves):
    session.save("mine")
    for file in saves.folder.iterdir():
        file.unlink()
    saves.folder.rmdir()
    assert session.save() and session.path.exists()


def test_a_folder_that_cannot_be_made_is_told(time, tmp_path):
    (tmp_path / "file").write_text("")
    session = Session(dealt(1), SavesFolder(tmp_path / "file" / "saves"), now=time)
    assert session.save() is False
    assert session.message.startswith("Cannot make the folder")


# --- which file a game belongs to (SAV-17) ------------------------------------------------------


def deal_of(saves, name: str):
    return open_save(saves.path_for(name)).deal


@pytest.mark.parametrize("start", ["new", "code", "other rules"])
def test_a_new_game_does_not_replace_the_file_of_the_game_before(session, saves, start):
    session.save("first")
    before = session.path.read_bytes()
    {
        "new": session.new_deal,
        "code": lambda: session.deal_code(CODE),
        "other rules": lambda: session.new_deal(draw=3),
    }[start]()
    assert session.path is None
    session.play("U")
    assert session.save()
    assert session.path != saves.path_for("first")
    assert saves.path_for("first").read_bytes() == before


def test_undoing_a_new_game_brings_its_file_back_and_spares_the_new_one(session, saves):
    session.save("first")
    session.new_deal()
    session.play("U")
    session.save("second")
    second = session.path.read_bytes()
    session.undo()
    session.undo()
    assert session.path == saves.path_for("first")
    session.play("U")
    session.save()
    assert saves.path_for("second").read_bytes() == second
    assert deal_of(saves, "first") == dealt(1).deal


def test_redoing_a_new_game_brings_its_file_back(session, saves):
    session.save("first")
    session.new_deal()
    session.save("second")
    session.undo()
    session.redo()
    assert session.path == saves.path_for("second")


def test_another_new_game_after_an_undone_one_has_no_file(session):
    session.save("first")
    session.new_deal()
    session.save("second")
    session.undo()
    session.new_deal()
    assert session.path is None
    session.undo()
    session.redo()
    assert session.path is None


def test_an_unsaved_game_before_does_not_take_the_file_of_the_one_after(session, saves):
    session.new_deal()
    session.save("second")
    session.undo()
    assert session.path is None


def test_saving_over_the_file_of_the_game_before_takes_it_away_from_that(session, saves):
    session.save("mine")
    session.new_deal()
    session.save("mine")
    session.undo()
    assert session.path is None
    assert len(saves.games()) == 1


def test_the_same_deal_again_keeps_its_file(session, saves):
    session.save("mine")
    session.play("U")
    session.same_deal()
    assert session.path == saves.path_for("mine")


def test_a_refused_deal_keeps_the_file(session, saves):
    session.save("mine")
    session.deal_code("K00-000005Y")
    session.new_deal(draw=2)
    assert session.path == saves.path_for("mine")


def test_an_earlier_game_inside_a_loaded_file_has_no_file_of_its_own(session, saves):
    session.play("U")
    session.new_deal()
    session.save("mine")
    session.load(session.path)
    session.undo()
    assert session.board.deal == dealt(1).deal and session.path is None


# --- what is unsaved ----------------------------------------------------------------------------


def test_a_game_is_unsaved_once_something_was_played_that_no_file_holds(session):
    seen = [session.unsaved]
    session.play("U")
    seen.append(session.unsaved)
    session.save("mine")
    seen.append(session.unsaved)
    session.undo()
    session.redo()
    seen.append(session.unsaved)
    session.load(session.path)
    seen.append(session.unsaved)
    session.play("U")
    seen.append(session.unsaved)
    assert seen == [False, True, False, False, False, True]


def test_another_move_in_the_place_of_a_saved_one_is_unsaved(session):
    session.board = set_up("A: QH\nB: KS\nC: KC", rest="U")
    session.play("A>B")
    session.save("mine")
    session.undo()
    session.play("A>C")
    assert session.unsaved
    session.undo()
    session.play("A>B")
    assert not session.unsaved


def test_a_failed_save_leaves_the_game_unsaved(session, saves):
    session.play("U")
    saves.ensure()
    saves.path_for("mine").mkdir()
    assert session.save("mine") is False
    assert session.unsaved


# --- time ---------------------------------------------------------------------------------------


def test_time_runs_from_the_first_move(session, time):
    time.now = 20
    session.tick()
    assert session.board.elapsed == 0
    session.play("U")
    for _ in range(5):
        time.now += 1
        session.tick()
    assert session.board.elapsed == 5


def test_time_stands_still_in_a_pause(session, time):
    session.play("U")
    time.now = 4
    session.pause()
    time.now = 14
    session.tick()
    assert session.board.elapsed == 4
    session.resume()
    time.now = 15
    session.tick()
    assert session.board.elapsed == 5


def test_a_pause_before_the_first_move_starts_nothing(session, time):
    session.pause()
    session.resume()
    time.now = 9
    session.tick()
    assert session.board.elapsed == 0


def test_sleep_is_not_played(session, time):
    session.play("U")
    time.now = 8 * 3600
    session.tick()
    time.now += 2
    session.tick()
    time.now -= 5000
    session.tick()
    assert session.board.elapsed == 2


def test_winning_stops_the_clock_and_undo_starts_it_again(saves, time):  # STA-09, UND-08
    session = Session(set_up(WON_NEXT), saves, now=time)
    for total in (0, 3, 6):
        assert session.play("A>Z") and session.won
        assert session.message.startswith("Won in 1 move")
        time.now += 10
        session.tick()
        session.pause()
        session.resume()
        time.now += 10
        session.tick()
        assert session.board.elapsed == total
        session.undo()
        assert not session.won and session.message == "Every card can go home: *"
        session.play("A>B")
        time.now += 3
        session.undo()


def test_a_refused_move_does_not_start_the_clock(session, time):
    session.play("V>A")
    time.now = 5
    session.tick()
    assert session.board.elapsed == 0


def test_every_deal_has_its_own_time(session, time):
    session.play("U")
    time.now = 10
    session.new_deal()
    assert session.board.elapsed == 0
    time.now = 15
    session.tick()
    assert session.board.elapsed == 0
    session.play("U")
    time.now = 17
    session.tick()
    assert session.board.elapsed == 2
    session.undo()
    session.undo()
    assert session.board.elapsed == 10
    time.now = 18
    session.tick()
    assert session.board.elapsed == 11


def test_a_deal_that_is_made_again_has_its_time_again(session, time):
    session.play("U")
    session.new_deal()
    session.play("U")
    time.now = 20
    for act in (session.undo, session.undo, session.redo, session.redo):
        assert act()
    assert session.board.elapsed == 20
    for act in (session.undo, session.undo, session.new_deal, session.undo, session.redo):
        assert act()
    assert session.board.elapsed == 0


def test_the_time_is_saved_and_goes_on_after_loading(session, time):
    session.play("U")
    time.now = 12
    session.save("mine")
    time.now = 15
    session.load(session.path)
    assert session.board.elapsed == 12
    time.now = 20
    session.tick()
    assert session.board.elapsed == 12
    session.resume()
    time.now = 21
    session.tick()
    assert session.board.elapsed == 13


def test_a_move_that_leaves_nothing_to_do_says_so(saves):
    session = Session(set_up("U: ?7O\nA: 5O\nB: 4O\nC: 3O\nD: 2O", CuatroCartasBoard, rounds=1), saves)
    assert session.play("U")
    assert (session.message, session.refused) == (NO_MOVE_LEFT, False)
    assert session.undo() and session.message == ""
    assert session.redo() and session.message == NO_MOVE_LEFT
    assert session.same_deal() and session.message == ""
