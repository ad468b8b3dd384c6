"""The calls of the last command: what is told of them, and that telling never disturbs the game."""

import cProfile
import inspect
import linecache
import random
import re
import sys
from pathlib import Path

import pytest

from solitaire.games.buraco import BuracoBoard
from solitaire.games.klondike import KlondikeBoard
from solitaire.games.registry import all_games
from solitaire.play import call_words
from solitaire.play.calls import MOST_CALLS, Recording
from solitaire.play.saves import SavesFolder
from solitaire.play.session import Session
from solitaire.play.tracing import Tracer, result_words
from solitaire.play.words import clock_text

ROOT = Path(__file__).resolve().parents[2]
CODE = "K00-000005X"
COMMANDS = {
    "play": lambda session: session.play(str(session.board.legalMoves()[0])),
    "point": lambda session: session.point(*session.board.legalMoves()[-1][:2]),
    "click": lambda session: session.click("U"),
    "send": lambda session: session.send("B"),
    "collect": lambda session: session.collect(),
    "undo": lambda session: session.undo(),
    "redo": lambda session: session.redo(),
    "new_deal": lambda session: session.new_deal(),
    "same_deal": lambda session: session.same_deal(),
    "deal_code": lambda session: session.deal_code("K00-0000064"),
    "switch_game": lambda session: session.switch_game("cuatro-cartas"),
    "save": lambda session: session.save("evening"),
    "load": lambda session: session.load(session.saves.path_for("evening")),
    "take_over": lambda session: session.take_over(),
}


class Traced:
    """A session that is looked at, without a file or a window."""

    def __init__(self, folder, board=None):
        if board is None:
            board = KlondikeBoard()
            board.startGame(CODE)
        self.session = Session(board, SavesFolder(folder))
        self.tracer = Tracer(self.session)
        self.tracer.on()

    @property
    def lines(self):
        calls = self.tracer.calls
        return ["  " * call.depth + f"{call.text} {result_words(call)}".rstrip() for call in calls]

    def line(self, beginning):
        return next(line.strip() for line in self.lines if line.strip().startswith(beginning))


def count_of_calls(act):
    """How many calls the recorder heard while *act* ran."""
    count, called = 0, Recording.called

    def counted(recording, frame):
        nonlocal count
        count += 1
        called(recording, frame)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Recording, "called", counted)
        act()
    return count


@pytest.fixture
def traced(tmp_path):
    return Traced(tmp_path)


def test_a_move_is_told_call_by_call(traced):
    traced.session.play("B>Y")
    quiet = ("isFull", "checkWin", "canFinish")
    assert [line for line in traced.lines if not any(name in line for name in quiet)] == [
        "Session.play('B>Y') → true",
        "  KlondikeBoard.move('B>Y') → A♣ B → Y; J♦ turns over",
        "    Move.parse('B>Y') → B>Y",
        "    KlondikeBoard.checkMove(B>Y) → true",
        "      AlternateCell B.liftable() → 1",
        "      AlternateCell B.tail(1) → [A♣]",
        "      HouseCell Y.isValid([A♣]) → true",
        "    AlternateCell B.tail(1) → [A♣]",
        "    AlternateCell B.move([A♣], HouseCell Y) → A♣ B → Y",
        "    AlternateCell B.uncover() → J♦ turns over",
        "      Diamonds J♦.flipOver()",
        "    History.add(Entry B>Y)",
        "  KlondikeBoard.isOver() → false (39 calls inside)",
    ]


def test_callers_are_those_one_step_out(traced):
    traced.session.play("B>Y")
    callers = {call.text: call.caller for call in traced.tracer.calls}
    assert callers["HouseCell Y.isValid([A♣])"] == "KlondikeBoard"
    assert callers["Diamonds J♦.flipOver()"] == "AlternateCell B"
    assert callers["Session.play('B>Y')"] == ""


def test_a_refused_move_says_which_cell_said_no_and_why(traced):
    reason = "The jack of spades is not one rank below the jack of diamonds."
    traced.session.play("B>Y")
    assert not traced.session.point("A", "B", 1)
    assert traced.line("AlternateCell B.isValid") == f"AlternateCell B.isValid([J♠]) → false: {reason}"
    assert traced.line("KlondikeBoard.move") == f"KlondikeBoard.move(A>B) → IllegalMove: {reason}"
    refused = [call.method for call in traced.tracer.calls if call.refused]
    assert refused == ["move", "checkMove", "isValid"]


def test_every_line_leads_to_the_method_it_names(traced):
    for command in COMMANDS.values():
        command(traced.session)
        for call in traced.tracer.calls:
            source = linecache.getline(str(ROOT / call.file), call.line)
            block = "".join(linecache.getlines(str(ROOT / call.file))[call.line - 1 : call.line + 3])
            name = call.method if call.callee else "__init__"
            assert re.search(rf"def {name}\(", block), (call.where, source, call.text)


def test_the_commands_are_all_watched():
    answers = {
        name
        for name, method in vars(Session).items()
        if inspect.isfunction(method) and method.__annotations__.get("return") == "bool"
    }
    watched = {name for name in answers if hasattr(getattr(Session, name), "__wrapped__")}
    said = {name for name in answers if name[0] == "_"} | {"say", "refuse"}
    assert watched == answers - said == set(COMMANDS)


@pytest.mark.parametrize("game", all_games(hidden=True), ids=lambda game: game.game)
def test_every_command_of_every_game_is_told(game, tmp_path):
    board = game()
    board.startGame(board.makeDeal(3))
    traced = Traced(tmp_path, board)
    for name, command in COMMANDS.items():
        done = command(traced.session)
        first = traced.tracer.calls[0]
        assert first.text.startswith(f"Session.{name}("), name
        assert first.result == str(done).lower()
        assert all(call.result != "…" for call in traced.tracer.calls[1:]), name
        assert traced.tracer.trouble is None and sys.getprofile() is None


def test_a_command_in_a_command_is_one_list(traced):
    traced.session.collect()
    assert [call.text for call in traced.tracer.calls][:3] == [
        "Session.collect()", "Session.play(*)", "KlondikeBoard.move(*)",
    ]  # fmt: skip


def test_equal_calls_in_a_row_are_one_line(traced):
    traced.session.new_deal()
    assert traced.line("FreeCell U.put") == "FreeCell U.put(??) ×24"


def test_a_long_list_ends_with_a_line_that_says_so(tmp_path):
    traced = Traced(tmp_path)
    for _ in range(60):
        traced.session.play("U")
    traced.session.save("long")
    traced.session.load(traced.session.saves.path_for("long"))
    assert len(traced.tracer.calls) == MOST_CALLS
    assert re.fullmatch(r"… and \d+ more calls", traced.tracer.rest)
    assert traced.tracer.calls[0].result == "true" and sys.getprofile() is None
    for _ in range(8):
        traced.session.undo()
    traced.session.new_deal()
    assert traced.tracer.rest == ""


def test_after_very_many_calls_the_recorder_goes_away(traced, monkeypatch):
    monkeypatch.setattr("solitaire.play.calls.MOST_HEARD", 30)
    assert traced.session.play("B>Y")
    assert traced.tracer.calls[0].result == "true" and sys.getprofile() is None
    assert traced.tracer.rest == "… and many more calls, which were not recorded."
    traced.session.undo()
    assert len(traced.session.board.cells["Y"]) == 0


@pytest.mark.parametrize("game", all_games())
def test_loading_a_long_game_is_heard_in_part_only_and_a_move_whole(game, tmp_path):
    board, chance = game(), random.Random(3)
    board.startGame(board.makeDeal(5))
    for _ in range(300):
        board.move(chance.choice(board.legalMoves()))
    traced = Traced(tmp_path, board)
    traced.session.save("long")
    heard = count_of_calls(lambda: traced.session.load(traced.session.saves.path_for("long")))
    assert heard <= 4000
    assert traced.tracer.rest
    traced.session.play(traced.session.board.legalMoves()[0], traced.session.board.turn)
    assert traced.tracer.rest == "" and traced.tracer.calls[-1].result != "…"


def test_what_a_front_end_does_meanwhile_cuts_nothing_and_is_no_save(traced):
    def draw(event):
        if event.kind == "moved":
            for _ in range(4000):
                clock_text(7)
            traced.session.say("No sound device was found.")

    traced.session.listen(draw)
    assert traced.session.point("B", "Y")
    assert traced.tracer.rest == "" and "…" not in {call.result for call in traced.tracer.calls}
    assert traced.tracer.way == "player action → move → player action"


def test_computer_players_leave_the_list_of_the_player(tmp_path):
    board = BuracoBoard()
    board.startGame(board.makeDeal(6))  # the player on the right begins
    traced = Traced(tmp_path, board)
    session = traced.session
    while board.turn:
        session.play(board.legalMoves()[0], board.turn)
    assert traced.lines[0].startswith("Session.play(")  # nothing of the player's own to keep
    session.click("U")
    throw = next(move for move in board.legalMoves() if move.target == "V")
    session.play(throw)
    own = traced.lines
    session.play("U", board.turn)
    session.play(board.legalMoves()[0], board.turn)
    assert traced.lines == own and own[0] == f"Session.play({throw}) → true"
    assert not session.play("U")  # not the player's turn: refused, and told
    assert traced.lines[0] == "Session.play('U') → false"
    session.new_deal()
    assert traced.lines[0].startswith("Session.new_deal()")


def test_a_hidden_card_stays_hidden(tmp_path):
    board = BuracoBoard()
    board.startGame(board.makeDeal(1))
    traced = Traced(tmp_path, board)
    traced.session.play("U")
    hidden = {str(card) for card in (*board.cells["U"], *board.cells["H1"])} - {
        str(card) for letter in ("H0", "V") for card in board.cells[letter]
    }
    text = "\n".join(traced.lines)
    assert "StockCell U.tail(1) → [??]" in text
    assert not [name for name in hidden if re.search(rf"(?<!\w){re.escape(name)}", text)]


def test_the_states_of_the_game_loop_are_followed(traced):
    def way(command):
        command()
        return traced.tracer.way

    session = traced.session
    assert way(lambda: session.play("B>Y")) == "player action → move → player action"
    assert way(lambda: session.play("U")) == "player action → draw → player action"
    assert way(lambda: session.play("A>B")) == "player action → error → player action"
    assert way(lambda: session.refuse("No.")) == "player action → error → player action"
    assert way(lambda: session.say("Three cards.")) == "player action → error → player action"  # a remark
    assert way(lambda: session.save("evening")) == "player action → save → player action"


# --- it never disturbs ----------------------------------------------------------------------------


def test_switched_off_nothing_is_heard(traced):
    traced.tracer.off()
    assert traced.session.watch is None and not traced.tracer.is_on
    traced.session.play("B>Y")
    assert traced.tracer.calls == []


def test_an_argument_that_cannot_be_shown_is_named_after_its_class(traced, monkeypatch):
    monkeypatch.setattr(call_words.CallWords, "card", lambda self, card: 1 / 0)
    assert traced.session.play("B>Y")
    assert traced.line("HouseCell Y.isValid") == "HouseCell Y.isValid([Clubs]) → true"


def test_an_error_of_the_recorder_is_none_of_the_game(traced, monkeypatch):
    monkeypatch.setattr(call_words.CallWords, "arguments", lambda self, frame, function: 1 / 0)
    assert traced.session.play("B>Y")
    assert isinstance(traced.tracer.trouble, ZeroDivisionError)
    assert sys.getprofile() is None and len(traced.session.board.cells["Y"]) == 1


def test_an_error_of_the_game_passes_and_the_recorder_goes(traced, monkeypatch):
    monkeypatch.setattr(KlondikeBoard, "checkWin", lambda self: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        traced.session.play("B>Y")
    assert sys.getprofile() is None
    monkeypatch.undo()
    assert traced.session.play("B>Y") and traced.line("HouseCell Y.isValid")


def test_another_profile_function_hears_as_before(traced):
    heard = []

    def listener(frame, what, value):
        heard.append((what, frame.f_code.co_name))

    sys.setprofile(listener)
    try:
        traced.session.play("B>Y")
        assert sys.getprofile() is listener
    finally:
        sys.setprofile(None)
    assert {("call", "isValid"), ("return", "isValid")} <= set(heard)
    assert traced.line("HouseCell Y.isValid")


def test_beside_a_profiler_the_game_goes_on(traced):
    profiler = cProfile.Profile()
    assert profiler.runcall(traced.session.play, "B>Y")
    assert sys.getprofile() is None


def test_a_debugger_traces_on(traced):
    seen = set()

    def trace(frame, what, value):
        seen.add(frame.f_code.co_name)

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        traced.session.play("B>Y")
    finally:
        sys.settrace(before)
    assert "isValid" in seen and traced.line("HouseCell Y.isValid")


def test_a_game_that_leaves_the_table_of_states_goes_on(traced, monkeypatch):
    from solitaire.play.flow import TRANSITIONS, State

    monkeypatch.setitem(TRANSITIONS, State.ACTION, {})
    assert traced.session.play("B>Y")
    assert traced.tracer.trail[-1] is State.ACTION
