"""The bugs that another program for this game once had, one test each; and growth from both ends (MUL-01)."""

import pytest

from solitaire.model.errors import IllegalMove
from solitaire.model.moves import Move

from .tables import act, codes, fits, named, run, table


def code_of(board, target, text, source=""):
    return board.checkMove(Move.parse(named(board, target, text, source))).code


def test_a_four_on_ace_and_three():
    board = table("4H 9C 9D", ours=["AH 3H JO"])
    act(board, "M0", "4H")
    assert codes(board.cells["M0"].arranged) == "AH 3H 4H JO"
    assert code_of(table("KH 3H 9D", "4H", "9C"), "M0", "KH 3H", "V") == "NO_NATURAL_PAIR"
    board = table("AH 3H 9D", "4H", "9C 9S")
    act(board, "new", "AH 3H", "V")
    assert codes(board.cells["M0"].arranged) == "AH 3H 4H"


def test_the_wild_card_of_a_run_that_begins_with_an_ace_is_replaced():
    board = table("3H 9C 9D", ours=["AH 4H JO"])
    assert codes(board.cells["M0"].arranged) == "AH JO 4H"
    act(board, "M0", "3H")
    assert codes(board.cells["M0"].arranged) == "AH 3H 4H JO"


def test_the_wild_card_in_the_middle_is_replaced():
    board = table("6H 9C 9D", ours=["4H 5H 7H 2S"])
    act(board, "M0", "6H")
    assert codes(board.cells["M0"].arranged) == "4H 5H 6H 7H 2S"


def test_the_wild_card_keeps_its_low_end():
    board = table("QH 9C 9D 9S", ours=["KH AH JO"])
    act(board, "M0", "QH")
    assert codes(board.cells["M0"].arranged) == "JO QH KH AH"
    board = table("JH 9C 9D", ours=["QH KH AH JO"])
    act(board, "M0", "JH")
    assert codes(board.cells["M0"].arranged) == "JO JH QH KH AH"


def test_the_last_two_cards_close_a_meld_of_five():
    board = table("8S 9S", ours=[run("3S-7S")], reserve=False)
    act(board, "M0", "8S 9S")
    assert board.facts["out"] == 0


def test_the_first_cerrado_is_made_of_the_very_last_cards():
    board = table(run("3S-9S"), reserve=False)
    act(board, "M0", run("3S-9S"))
    assert board.facts["out"] == 0 and board.cells["M0"].isClosed


def test_two_jokers_open_no_meld_without_a_pair():
    board = table("JO JO 9C 5D 7H KS")
    assert code_of(board, "M0", "JO JO 9C") == "TWO_WILDS"
    assert not [move for move in board.legalMoves() if move.target == "M0"]


def test_taking_the_pile_may_not_end_the_hand_without_a_cerrado():
    board = table("9S 9D", "9H", reserve=False)
    assert code_of(board, "M0", "9S 9D", "V") == "WOULD_STRAND"


def test_the_wild_card_is_back_where_it_was_after_a_refusal_and_after_undo():
    board = table("5H 9H 9C 3D", ours=["4H JO 6H"])
    before = codes(board.cells["M0"].arranged)
    with pytest.raises(IllegalMove):
        act(board, "M0", "9H")
    assert codes(board.cells["M0"].arranged) == before == "4H JO 6H"
    act(board, "M0", "5H")
    board.undo()
    assert codes(board.cells["M0"].arranged) == before


def test_a_natural_card_on_two_or_more_wild_ones():
    board = table("9H 9C 3D", ours=["2H JO JO"])
    assert code_of(board, "M0", "9H") == "NATURAL_ON_WILD_PILE"


def test_taking_with_exactly_two_equal_cards_lays_three():
    board = table("9S 9D KS", "9H", "4C 5D")
    steps = act(board, "new", "9S 9D", "V")
    assert codes(board.cells["M0"]) in ("9S 9D 9H", "9D 9S 9H")
    assert [(step.source, step.target, len(step.cards)) for step in steps] == [
        ("H0", "M0", 2), ("V", "M0", 1), ("V", "H0", 2),
    ]  # fmt: skip


def test_a_run_grows_at_both_ends_by_both_partners():
    board = table("4S 3S 9D 9H", ours=["5S 6S 7S"], hands=["KD KH KC QC", "8S 9S TD TH", "QD QH JC 7C"])
    act(board, "M0", "4S")
    act(board, "M0", "3S")
    assert fits(board, "M0").split() == "AS 2S 8S 2C 2H 2D JO".split()
    act(board, "V", "9D")
    for seat in (1, 2):
        board.move("U")
        if seat == 2:
            act(board, "M0", "8S")
            act(board, "M0", "9S")
        else:
            act(board, "V", "KD")
    assert board.cells["M0"].isClosed


def test_a_closed_meld_takes_nothing_and_another_may_be_opened():
    board = table("3S 4S 5S TS KD KH", ours=[run("3S-9S")])
    assert code_of(board, "M0", "TS") == "PILE_CLOSED"
    act(board, "M1", "3S 4S 5S")


def test_melds_of_the_other_team_are_left_alone():
    board = table("8S KD KH", theirs=[run("3S-7S")])
    assert code_of(board, "N0", "8S") == "OTHER_TEAMS_PILE"
    assert board.checkMove(Move("N0", "H0")).reason == "A card on the table stays there."


def test_phases_and_turns():
    board = table("8S KD KH", "9H", "3C")
    assert code_of(board, "M0", "8S KD KH") == "WRONG_PHASE"
    assert code_of(board, "V", "8S") == "WRONG_PHASE"
    assert board.checkMove(Move("V", "H0")).code == "NO_NATURAL_PAIR"
    board.move("U")
    assert board.checkMove(Move("U")).code == "WRONG_PHASE"
    assert board.checkMove(Move("V", "H0")).code == "WRONG_PHASE"
    other = Move.ofCards("H1", "V", [board.hands[1][0].id])
    assert board.checkMove(other).code == "NOT_YOUR_TURN"
    assert board.checkMove(Move("V", "M0"), player=3).code == "NOT_YOUR_TURN"
