"""Companions: computer players act for their seats, one action at a time, and never for the player."""

import pickle
import signal
import subprocess
import time

import pytest
from positions import dealt

from solitaire.games.buraco import BuracoBoard
from solitaire.games.klondike import KlondikeBoard
from solitaire.play import thinking
from solitaire.play.companions import Companions
from solitaire.play.progress import Progress
from solitaire.play.saves import SavesFolder
from solitaire.play.session import Session


def seed_started_by(seat: int) -> int:
    return next(seed for seed in range(40) if dealt(seed, BuracoBoard).turn == seat)


def session_of(tmp_path, seat: int = 0, **options) -> Session:
    return Session(dealt(seed_started_by(seat), BuracoBoard, **options), SavesFolder(tmp_path / "saves"))


def let_play(companions: Companions) -> list[str]:
    """The moves that the computer players make until somebody else is to act."""
    made = []
    while companions.due:
        assert companions.act(), companions.session.message
        made.append(str(companions.session.board.history.last.action))
    return made


def own_turn(session: Session) -> None:
    """The player draws and throws a card."""
    assert session.play("U")
    assert session.play(session.board.legalMoves()[-1])


def test_they_play_round_to_the_player_and_no_further(tmp_path):
    session = session_of(tmp_path, seat=1)
    companions = Companions(session)
    made = let_play(companions)
    assert session.board.turn == session.seat == 0
    assert sum(">V" in move for move in made) == 3
    assert not companions.act()
    assert len(companions.reasons) == len(made)


def test_nobody_else_plays_for_them_or_for_the_player(tmp_path):
    session = session_of(tmp_path, seat=1)
    assert not session.play("U")
    assert "not your turn" in session.message
    let_play(Companions(session))
    assert not session.play("U", 2)
    assert session.play("U")


def test_a_solitaire_has_no_companions(tmp_path):
    session = Session(dealt(1, KlondikeBoard), SavesFolder(tmp_path))
    assert not Companions(session).due
    assert not Companions(session).act()


def test_they_go_on_after_save_and_load_exactly_as_without(tmp_path):
    session = session_of(tmp_path, seat=1, right="normal", partner="easy", left="normal")
    companions = Companions(session)
    for _ in range(2):
        companions.act()
    session.save("half")
    undisturbed = let_play(companions)
    other = session_of(tmp_path, seat=0)
    assert other.load(tmp_path / "saves" / "half.sol")
    assert let_play(Companions(other)) == undisturbed
    assert other.board.snapshot() == session.board.snapshot()


def test_every_action_is_kept_before_the_next(tmp_path):
    saves = SavesFolder(tmp_path / "saves")
    progress = Progress(saves)
    assert progress.open()
    session = Session(dealt(seed_started_by(1), BuracoBoard), saves, progress=progress)
    companions = Companions(session)
    companions.act()
    session.close()
    again = Progress(saves)
    assert again.open()
    assert again.latest("buraco").snapshot() == session.board.snapshot()
    again.close()


def test_a_long_thought_is_thought_elsewhere_and_its_answer_is_the_same(tmp_path):
    session = session_of(tmp_path, seat=1, right="strong")
    companions = Companions(session, seconds=30)
    question = session.board.question(1)
    assert question.isLong
    companions.think()
    while not companions.ready:
        time.sleep(0.01)
    assert companions.act()
    assert session.board.history.last.action == question.answer(lambda: False).move
    companions.close()


def test_a_thought_is_worth_nothing_once_something_else_happened(tmp_path):
    session = session_of(tmp_path, seat=1, right="strong", partner="strong", left="strong")
    companions = Companions(session)
    companions.think()
    session.new_deal()
    assert not companions.ready
    let_play(companions)
    assert session.board.turn == 0 or session.board.actions()
    companions.close()


def test_a_dead_process_holds_nobody_up(tmp_path):
    session = session_of(tmp_path, seat=1, right="strong")
    companions = Companions(session, seconds=30)
    companions.think()
    companions._thinker._process.send_signal(signal.SIGKILL)
    assert companions.act()
    companions.close()


def test_without_a_process_the_answer_comes_at_once(tmp_path, monkeypatch):
    def fails() -> subprocess.Popen:
        raise OSError("no more processes")

    monkeypatch.setattr(thinking, "_start", fails)
    session = session_of(tmp_path, seat=1, right="strong")
    companions = Companions(session)
    companions.think()
    assert companions.ready
    assert companions.act()


def test_the_process_ends_with_its_input():
    process = thinking._start()
    process.stdin.close()
    assert process.wait(10) == 0
    process.stdout.close()


@pytest.mark.parametrize("strength", ["easy", "normal", "strong"])
def test_questions_and_answers_travel(tmp_path, strength):
    session = session_of(tmp_path, seat=1, right=strength)
    question = pickle.loads(pickle.dumps(session.board.question(1)))
    decision = question.answer(lambda: True)
    travelled = pickle.loads(pickle.dumps(decision))
    assert travelled == decision
    assert travelled.why.template == decision.why.template
    assert travelled.why.values == decision.why.values


# --- taking back --------------------------------------------------------------------------------------


def test_a_throw_is_taken_back_until_the_next_player_acts(tmp_path):
    session = session_of(tmp_path, seat=0)
    companions = Companions(session)
    own_turn(session)
    assert companions.due
    assert session.undo()
    assert session.board.turn == 0
    assert session.play(session.board.legalMoves()[-1])
    companions.act()
    assert not session.undo()
    assert "Another player" in session.message


def test_a_new_match_is_taken_back_even_when_the_others_began_it(tmp_path):
    session = session_of(tmp_path, seat=0)
    own_turn(session)
    before = session.board.snapshot()
    session.board.startGame(session.board.makeDeal(seed_started_by(1)))
    let_play(Companions(session))
    assert session.undo()
    assert session.board.snapshot() == before
    assert session.redo()


def test_a_match_in_which_the_player_has_moved_is_not_taken_back_as_a_whole(tmp_path):
    session = session_of(tmp_path, seat=0)
    own_turn(session)
    session.board.startGame(session.board.makeDeal(seed_started_by(1)))
    companions = Companions(session)
    let_play(companions)
    own_turn(session)
    companions.act()
    assert not session.undo()
