"""A joker, moves that name their cards, refusals with a code, and who may take a move back."""

import pytest
from positions import dealt
from two_players import TwoPlayersBoard

from solitaire.model.cards import Card, Joker
from solitaire.model.errors import IllegalMove
from solitaire.model.moves import Move
from solitaire.model.verdict import YES, Verdict


def test_a_joker_is_a_card_of_one_value_and_no_rank():
    joker = Joker(1, 219)
    assert isinstance(joker, Card)
    assert (joker.name, joker.code, joker.words, str(joker), repr(joker)) == (
        "Joker", "JO", "joker", "★", "?JO",
    )  # fmt: skip
    with pytest.raises(ValueError, match="no card of value 2"):
        Joker(2)


def test_a_move_of_named_cards_has_one_form():
    move = Move.ofCards("H0", "M3", [45, 12])
    assert str(move) == "H0>M3:#12+45"
    assert move == Move.parse("h0>m3:#12+45") == Move("H0", "M3", 2, (12, 45))


def test_a_verdict_names_the_rule_where_a_game_gives_it():
    assert Verdict("no {card}", card="ace", code="NO_ACE").code == "NO_ACE"
    assert Verdict("no").code == YES.code == ""


def test_a_player_takes_back_only_a_move_of_his_own():
    board = dealt(game=TwoPlayersBoard)
    assert board.canUndo().reason == "There is nothing to undo."
    board.move("H>M")
    assert board.canUndo() and board.canUndo(player=0)
    assert board.canUndo(player=1).reason == "Another player made the last move."
    with pytest.raises(IllegalMove, match="Another player"):
        board.undo(player=1)
    board.undo(player=0)
    assert board.turn == 0


def test_a_new_deal_can_be_taken_back_by_anyone():
    board = dealt(game=TwoPlayersBoard)
    board.startGame(board.makeDeal(2))
    assert board.canUndo(player=1)


def test_a_card_is_shown_when_it_lies_face_up():
    board = dealt()
    assert board.isShown(board.cells["A"].top, "A")
    assert not board.isShown(board.cells["U"].top, "U", player=0)
