"""The score sheet and the sentences about what happened."""

import pytest
from positions import dealt

from solitaire.games.buraco import BuracoBoard
from solitaire.games.buraco.report import SEAT_NAMES, sentences_of
from solitaire.games.buraco.score import total_of
from solitaire.model.cards import Joker

from .tables import act, run, table
from .test_players import play_on


def told(board):
    return [str(sentence) for sentence in sentences_of(board.history.last)]


def test_every_line_of_a_hand_is_explained():
    melds = [run("3S-9S"), "2S 2H JO", "AS AH AD"]
    board = table("KC", ours=melds, hands=["3H", "KD 5C", "4H"], reserve=False)
    act(board, "V", "KC")
    ours, theirs = board.sheet[-1]
    assert [str(line.words) for line in ours] == [
        "closed melds without a wild card (1): 400",
        "unfinished melds of wild cards (1): -1000",
        "cards on the table (13): 205",
        "cards left in the hands (2): -15",
        "reserve hand taken: 100",
        "went out: 100",
    ]
    assert [str(line.words) for line in theirs] == [
        "cards left in the hands (2): -10", "reserve hand not taken: -100",
    ]  # fmt: skip
    assert board.totals == (total_of(ours), total_of(theirs)) == (-210, -110)


def test_the_lines_are_there_at_any_time():
    board = table("KC QD", ours=[run("3S-9S")])
    assert board.scoreLines()[0][0].label == "closed melds without a wild card"
    assert board.sheet == ()


def test_totals_run_from_hand_to_hand():
    board = dealt(2, BuracoBoard, target=10000)
    assert (board.totals, board.runningTotals) == ((0, 0), ())
    play_on(board, ("normal", "greedy", "normal", "greedy"), 400)
    assert len(board.runningTotals) == len(board.sheet) >= 2
    both = [(total_of(first), total_of(second)) for first, second in board.sheet]
    assert board.runningTotals[1] == (both[0][0] + both[1][0], both[0][1] + both[1][1])
    assert board.runningTotals[-1] == board.totals


def test_what_others_did_is_told_without_what_they_hide():
    board = table("9S 9D KS JO", "9H", "4C 5D", seat=1)
    act(board, "new", "9S 9D", "V")
    assert told(board) == ["Right: takes the pile of 3, lays 9♠ 9♦ 9♥."]
    act(board, "V", "4C")
    assert told(board) == ["Right: throws 4♣."]
    board.move("U")
    assert told(board) == ["Partner: draws a card."]
    board = table("KS KD KC JO")
    act(board, "new", "KS KD KC")
    assert told(board) == ["You lay K♠ K♣ K♦ on M0.", "You take the reserve hand."]


def test_who_has_no_name_is_spoken_to():
    board = table("9S 9D KS JO KC", "9H", "4C 5D")
    act(board, "new", "9S 9D", "V")
    assert told(board) == ["You take the pile of 3 and lay 9♠ 9♦ 9♥."]
    act(board, "V", "KC")
    assert told(board) == ["You throw K♣."]
    board = table("KC QD", ours=[run("3S-9S")], reserve=False, phase="draw")
    board.move("U")
    assert told(board) == ["You draw a card."]
    assert board.toldOf(board.history.last, ("Ann", "", "", "")) == ["Ann: draws a card."]
    board = table("KC", ours=[run("3S-9S")], reserve=False)
    act(board, "V", "KC")
    assert board.toldOf(board.history.last, SEAT_NAMES) == ["You throw K♣.", "You go out, the hand is over."]


@pytest.mark.parametrize(
    ("laid", "words"),
    [
        ("AS QS 2H", "Q♠ 2♥ A♠"),
        ("4H AH 3H", "A♥ 3♥ 4♥"),
        ("JO 5C 7C", f"5♣ {Joker.symbol} 7♣"),
        ("2D 9C 9S", "9♠ 9♣ 2♦"),
    ],
)
def test_cards_are_told_in_the_order_of_their_meld(laid, words):
    board = table(laid + " KC QD")
    act(board, "new", laid)
    assert told(board) == [f"You lay {words} on M0."]


def test_cards_that_are_added_are_told_in_order_too():
    board = table("KS AS JO QS KC 9C", ours=["8S 9S TS", "9C 9H 9D"])
    act(board, "M0", "AS JO KS QS")
    assert told(board) == [f"You lay {Joker.symbol} Q♠ K♠ A♠ on M0."]
    board = table("KS 3S QS KC JC", ours=["9S TS JS"])
    act(board, "M0", "KS QS")
    assert told(board) == ["You lay Q♠ K♠ on M0."]


def test_going_out_is_told_at_once_and_later():
    names = ("Ann", "Bob", "Cleo", "Dan")
    board = table("KC", ours=[run("3S-9S")], reserve=False)
    act(board, "V", "KC")
    last = board.history.last
    told = ["Ann: throws K♣.", "Ann: goes out, the hand is over."]
    assert board.toldOf(last, names) == told
    board.move("U")
    assert board.toldOf(last, names) == told
    assert board.toldOf(board.history.last, names) == ["The next hand is dealt."]
    board.startGame(board.makeDeal(3))
    assert board.toldOf(last, names) == told


def test_what_is_to_be_done_now_is_said():
    board = table("KC 9S 9D", "9H", ours=[run("3S-9S"), "JD JH JS JC"])
    assert board.duty == "draw a card, or take the pile"
    act(board, "new", "9S 9D", "V")
    assert board.duty == "lay down cards, or throw one to end the turn"
    assert board.badge("M0") == "7 of 7, clean"
    assert (board.badge("M1"), board.badge("M3")) == ("4 of 7, clean", "")
    assert (board.badge("H0"), board.badge("H1")) == ("1 card", "11 cards")
    assert (board.badge("R0"), board.badge("V")) == ("11 cards", "empty")
    assert table("KC", reserve=False).badge("R0") == "taken"
    assert board.nicknames["new"] == ">M3"


def test_a_whole_match_can_be_told():
    board = dealt(2, BuracoBoard)
    play_on(board, ("normal", "easy", "random", "greedy"), 300)
    for entry in board.history.entries:
        for sentence in sentences_of(entry, ("Ann", "Bob", "Cleo", "Dan")):
            assert sentence.endswith(".") and "{" not in sentence
