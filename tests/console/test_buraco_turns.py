"""Turns at a table of four in the console: the others act by themselves and are told; how a match ends."""

import re

import pytest
from games.buraco.tables import table
from positions import dealt

from solitaire.games.buraco import BuracoBoard
from solitaire.solver.hints import find_advice


def started_by(seat, **options):
    """A dealt match that *seat* begins."""
    boards = (dealt(seed, BuracoBoard, **options) for seed in range(40))
    return next(board for board in boards if board.turn == seat)


def throw_one(board):
    """What the player of seat 0 types to throw his last legal card."""
    return f"throw {board.hands[0].cards[-1].code.replace('X', '10')}"


# --- the others -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(4))
def test_the_others_begin_by_themselves(seat, play):
    """MUL-11: each of four seats as starter."""
    played = play(board=started_by(seat))
    board = played.session.board
    assert board.turn == 0 and board.facts["phase"] == "draw"
    told = re.findall(r"^(Right|Partner|Left): (?:.*\n  )?.*throws", played.text, re.M)
    assert told == ["Right", "Partner", "Left"][(seat + 3) % 4 :] if seat else told == []


def test_a_throw_lets_the_others_act_and_they_are_told_once_each(play):
    board = started_by(0)
    played = play("u", throw_one(board), board=board)
    answer = played.answers[2]
    lines = [line for line in answer.splitlines() if re.match("(Right|Partner|Left): ", line)]
    assert [line.split(":")[0] for line in lines] == ["Right", "Partner", "Left"]
    assert board.turn == 0 and "Your turn: draw a card" in answer
    assert answer.index(lines[0]) < answer.index("Melds of Right and Left")


def test_the_card_that_was_drawn_is_named(play):
    board = started_by(0)
    drawn = str(board.stock.top)
    played = play("u", board=board)
    assert f"New in your hand: {drawn.replace('Joker★', 'JO')}." in played.text


def test_after_new_and_after_load_they_act_too(play, tmp_path):
    """MUL-16, MUL-17: a game goes on after loading exactly as without."""
    board = started_by(1)
    path = tmp_path / "saves" / "half.sol"
    path.parent.mkdir()
    board.saveGame(path)
    undisturbed = play(board=started_by(1))
    played = play("load half", board=started_by(0))
    assert "Right: " in played.answers[1] and "Loaded half." in played.answers[1]
    assert played.session.board.snapshot() == undisturbed.session.board.snapshot()
    played = play("new", "new", "new", "new", board=started_by(0))
    assert played.session.board.turn == 0


@pytest.mark.parametrize("done", [1, 2, 3, 5, 8])
def test_a_game_that_was_kept_in_the_middle_of_a_turn_goes_on_there(done, play, tmp_path):
    board = started_by(1)
    for _ in range(done):
        board.move(find_advice(board, board.turn).move)
        if board.turn == 0:
            break
    path = tmp_path / "kept.sol"
    board.saveGame(path)
    other = BuracoBoard()
    other.loadGame(path)
    assert play(board=other).session.board.snapshot() == play(board=board).session.board.snapshot()


def test_why_tells_the_reasons_of_the_last_round(play):
    board = started_by(0)
    throw = throw_one(board)
    played = play(
        "why", "u", throw, "log", "why", "why on", "u", "why off", "why maybe", "table", board=board
    )
    assert (
        played.answer(1) == "No reasons are known: the others have not acted since the program was started."
    )
    log = [line for line in played.answers[4].splitlines() if re.match("(Right|Partner|Left): ", line)]
    assert len(log) == 3
    assert "draws a card. (I draw: the pile is not for me now.)" in played.answer(5) or "(" in played.answer(
        5
    )
    assert played.answer(5).count(" throws ") == 3
    assert played.answer(6) == "The reasons are told each time."
    assert played.answer(9) == "Write why, why on or why off."
    assert not played.game.settings.show_reasons


def test_reasons_are_told_each_time_when_wanted(play):
    board = started_by(0)
    played = play("why on", "u", throw_one(board), board=board)
    answer = played.answer(3)
    assert answer.count(" throws ") == len(re.findall(r" throws \S+ \(", answer)) == 3


def test_the_log_is_there_after_loading_too(play, tmp_path):
    """MUL-22: whatever was played can be read again."""
    board = started_by(0)
    first = play("u", throw_one(board), "log", "table", board=board)
    told = first.answers[3].splitlines()[1:]
    path = tmp_path / "later.sol"
    board.saveGame(path)
    other = BuracoBoard()
    other.loadGame(path)
    again = play("log", "why", board=other)
    assert again.answers[1].splitlines()[1:] == told
    assert again.answer(2).startswith("No reasons are known")


def test_the_hint_is_that_of_a_computer_player_with_its_reason(play):
    board = started_by(0)
    decision = find_advice(board, 0)
    answer = play("hint", board=board).answer(1)
    assert str(decision.why) in answer
    assert "(Found from your own cards and what lies open on the table only.)" in answer
    assert find_advice(board, 1) is None


def test_names_are_kept_and_used(play):
    board = started_by(0)
    played = play(
        "name right Ana María", "name", "name nobody X", "name left " + "x" * 21, "table", board=board
    )
    assert played.game.settings.name_right == "Ana María"
    assert played.answer(2) == "you You right Ana María partner Partner left Left"
    assert played.answer(3).startswith("Write a seat and a name, as in name right Ana.")
    assert played.answer(4) == "A name has at most 20 letters."
    assert "Ana María H1: 11 cards" in played.answers[5]
    assert "Melds of Ana María and Left" in played.answers[5]


def test_the_hand_is_sorted_as_wanted_and_that_is_kept(play):
    played = play("sort suit", "sort", "sort colour", board=started_by(0))
    assert played.game.settings.hand_sorting == "suit"
    assert played.answer(2) == played.answer(3) == "Write sort rank or sort suit."


# --- taking back ------------------------------------------------------------------------------------


def test_what_was_laid_is_taken_back_and_a_throw_is_not(play):
    board = started_by(0)
    board.hands[0]._cards.clear()
    board = table("KS KD KC 5H 4C 9D", "9H", "3C 4D", ours=["JD JH JS JC"])
    played = play("u", "undo", "KS KD KC > new", "undo", "throw 4C", "undo", board=board)
    assert played.answer(2) == "A hidden card has been seen: this cannot be taken back."
    assert "K♠ K♣ K♦  (3 of 7, clean)" in played.answers[3]
    assert "(3 of 7, clean)" not in played.answers[4]
    assert played.answer(6).startswith("Another player made the last move.")


def test_a_new_match_is_taken_back(play):
    board = started_by(0)
    before = board.deal.code
    assert play("u", "new", "undo", board=board).session.board.deal.code == before
