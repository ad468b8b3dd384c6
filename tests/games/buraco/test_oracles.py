"""The ten worked positions E1–E10 of the rule text: melds, last cards, scores (MUL-07, MUL-20)."""

import pytest

from solitaire.games.buraco.rules import winner_of
from solitaire.games.buraco.score import TeamHand, meld_lines, team_score, total_of
from solitaire.games.buraco.shapes import shape_of, wild_slots
from solitaire.model.errors import IllegalMove
from solitaire.model.moves import Move

from .tables import act, fits, kinds, named, run, table


def code_of(board, target, text, source=""):
    """The code that refuses this move, or ``ok``."""
    target = board.ownMelds[-1].letter if target == "new" else target
    verdict = board.checkMove(Move.parse(named(board, target, text, source)))
    return verdict.code or "ok"


# --- E1 -----------------------------------------------------------------------------------------


def ranks(slots):
    return [list("A3456789TJQKA")[slot] for slot in slots]


def test_e1_a_wild_card_moves():
    board = table("3H 7H 9H", ours=["5H 6H JO"])
    assert fits(board, "M0") == "3H 4H 7H 8H"
    assert code_of(board, "M0", "9H") == "NOT_A_SET_OR_RUN"
    act(board, "M0", "3H")
    assert ranks(board.cells["M0"].wildPlaces) == ["4"]
    assert fits(board, "M0") == "AH 4H 7H"
    board.undo()
    act(board, "M0", "7H")
    assert ranks(board.cells["M0"].wildPlaces) == ["8", "4"]
    assert fits(board, "M0") == "3H 4H 8H 9H"


# --- E2 -----------------------------------------------------------------------------------------

LEGAL = """AH 3H 4H · QH KH AH · AH 4H JO · KH AH 2C · AH AH 2C · 2H 3H 4H · AH 2H 3H · 9C 9C 9C · JO JO JO
· 2H 2S JO"""
ILLEGAL = {
    "KH AH 3H": "NOT_A_SET_OR_RUN", "9C 9H": "TOO_FEW_CARDS", "9C JO 2S": "TWO_WILDS",
    "5H 6H 7S": "NOT_A_SET_OR_RUN", "5H 7H 9H": "NOT_A_SET_OR_RUN", "5H 5H 6H": "NOT_A_SET_OR_RUN",
    "5H 8H JO": "NOT_A_SET_OR_RUN", run("3H-TH"): "TOO_MANY_CARDS",
}  # fmt: skip


@pytest.mark.parametrize("cards", LEGAL.replace("\n", " ").split(" · "))
def test_e2_legal_shapes(cards):
    board = table(cards + " KD QD")
    assert code_of(board, "new", cards) == "ok"


@pytest.mark.parametrize("cards", ILLEGAL)
def test_e2_illegal_shapes(cards):
    board = table(cards + " KD QD")
    assert code_of(board, "new", cards) == ILLEGAL[cards]


def test_e2_what_the_wild_card_stands_for():
    stands = {"AH 4H JO": ["3"], "KH AH 2C": ["Q"], "2H 3H 4H": ["5", "A"], "AH 2H 3H": ["4"]}
    for cards, places in stands.items():
        shape = shape_of(kinds(cards))
        assert ranks(wild_slots(shape)) == places
        assert not shape.isClean
    assert shape_of(kinds("AH AH 2C")).sort == "set"


def test_e2_a_natural_card_on_wild_ones():
    board = table("9C 9D 9S", ours=["2H 2S JO"])
    assert code_of(board, "M0", "9C") == "NATURAL_ON_WILD_PILE"


# --- E3 -----------------------------------------------------------------------------------------

TAKES = [
    ("6H 7H 5C JO 2S", "5H", True), ("6H 7H 5C JO 2S", "8H", True), ("6H 7H 5C JO 2S", "4H", False),
    ("6H 7H 5C JO 2S", "9H", False), ("6H 7H 5C JO 2S", "5C", False), ("6H 7H 5C JO 2S", "5S", False),
    ("6H 7H 5C JO 2S", "2D", False), ("6H 7H 5C JO 2S", "JO", False), ("2S 2H 9C", "2D", False),
    ("AH 3H KC", "4H", True), ("KH 3H", "AH", False),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "top", "may"), TAKES)
def test_e3_taking_the_pile(hand, top, may):
    board = table(hand, top, "KS QC")
    takes = [move for move in board.legalMoves() if move.source == "V"]
    assert bool(takes) is may
    if top in ("2D", "JO"):
        assert code_of(board, "new", hand[:5], "V") == "TOP_IS_WILD"
    elif not may:
        assert code_of(board, "new", hand[:5], "V") == "NO_NATURAL_PAIR"


# --- E4 -----------------------------------------------------------------------------------------


def test_e4_a_single_card_would_be_left():
    board = table("9S 9D", "9H", "4C", reserve=False)
    assert code_of(board, "new", "9S 9D", "V") == "WOULD_STRAND"
    assert board.legalMoves() == [Move("U")]


def test_e4_two_cards_are_enough():
    board = table("9S 9D", "9H", "4C JD", reserve=False)
    act(board, "new", "9S 9D", "V")
    assert len(board.hand) == 2


def test_e4_the_single_card_closes_a_meld_and_must():
    board = table("9S 9D", "9H", "4C", ours=[run("5C-TC")], reserve=False)
    act(board, "new", "9S 9D", "V")
    (only,) = board.legalMoves()
    assert str(only) == named(board, "M0", "4C")
    assert board.checkMove(Move.parse(named(board, "V", "4C"))).code == "LAST_CARD_NO_CERRADO"
    board.move(only)
    assert board.facts["phase"] in ("over", "end")
    labels = {line.label: line.points for line in board.sheet[-1][0]}
    assert labels["closed melds without a wild card"] == 400
    assert labels["went out"] == 100


def test_e4_the_pile_of_one_card():
    assert code_of(table("9S 9D", "9H", reserve=False), "new", "9S 9D", "V") == "WOULD_STRAND"
    board = table("9S 9D", "9H", ours=[run("3H-9H")], reserve=False)
    act(board, "new", "9S 9D", "V")
    assert board.facts["phase"] in ("over", "end") and board.facts["out"] == 0
    board = table("9S 9D", "9H")
    act(board, "new", "9S 9D", "V")
    assert (len(board.hand), board.facts["phase"], board.turn) == (11, "meld", 0)


# --- E5 -----------------------------------------------------------------------------------------


def last_cards(hand, **more):
    return table(hand, ours=[run("3S-7S")], **{"reserve": False, **more})


def test_e5_two_last_cards_close_a_meld_of_five():
    board = last_cards("8S 9S")
    act(board, "M0", "8S")
    act(board, "M0", "9S")
    assert board.facts["out"] == 0
    lines = {line.label: line.points for line in board.sheet[-1][0]}
    assert (lines["closed melds without a wild card"], lines["went out"]) == (400, 100)


def test_e5_one_card_that_closes_nothing():
    board = last_cards("8S KC")
    assert code_of(board, "M0", "8S") == "WOULD_STRAND"
    assert code_of(board, "V", "KC") == "ok"


def test_e5_the_last_card():
    assert code_of(last_cards("KC"), "V", "KC") == "LAST_CARD_NO_CERRADO"
    board = last_cards("KC", reserve=True)
    act(board, "V", "KC")
    assert (len(board.hands[0]), board.turn, board.facts["phase"]) == (11, 1, "draw")
    board = table("KC", ours=[run("3S-9S")], reserve=False)
    act(board, "V", "KC")
    assert board.facts["out"] == 0


def test_e5_laying_down_almost_everything():
    assert code_of(table("4S 5S 6S 9C", reserve=False), "new", "4S 5S 6S") == "WOULD_STRAND"
    assert code_of(table("4S 5S 6S 9C 9D", reserve=False), "new", "4S 5S 6S") == "ok"


# --- E6 -----------------------------------------------------------------------------------------


def test_e6_a_only_a_joker_is_left_after_laying():
    board = table("KS KD KC JO")
    act(board, "new", "KS KD KC")
    assert (len(board.hand), board.turn, board.facts["phase"]) == (12, 0, "meld")
    assert board.reserves[0].isEmpty() and not board.canUndo()
    assert not board.checkMove(Move("U"))


def test_e6_b_only_a_joker_is_left_after_throwing():
    board = table("9C JO")
    act(board, "V", "9C")
    assert (len(board.hands[0]), board.turn) == (12, 1)


def test_e6_c_another_natural_card_is_left():
    board = table("9C 8D JO")
    act(board, "V", "9C")
    assert (len(board.hands[0]), board.turn) == (2, 1)


def test_e6_d_there_is_no_second_reserve():
    board = table("KS", ours=[run("3S-9S")], reserve=False)
    act(board, "V", "KS")
    assert board.facts["out"] == 0
    assert code_of(table("KS", reserve=False), "V", "KS") == "LAST_CARD_NO_CERRADO"


# --- E7 – E10 -----------------------------------------------------------------------------------


def team(*melds, held="", taken=True, out=False):
    return TeamHand([kinds(meld) for meld in melds], kinds(held), taken, out)


def test_e7_score_of_a_team_that_went_out():
    melds = [run("3H-9H"), "AS AS AH AD AC AC JO", "KS KD KC", "QC KC AC 2D"]
    assert total_of(team_score(team(*melds, held="AS 5D JO", out=True))) == 1135


def test_e8_score_with_an_unfinished_wild_pile():
    melds = ["2S 2H JO JO", "JD JD JH", run("4C-8C")]
    score = team_score(team(*melds, held="9D 9D 3S 2C QH QS 8D", taken=False))
    assert total_of(score) == -970


CLOSED = [
    ("2S 2S 2S 2S 2H 2H 2H", 2000, 175), ("2S 2S 2S 2S 2H JO JO", 1000, 225), ("JO " * 7, 1000, 350),
    ("2S 2S 2S 2S 2H 2H", -1000, 150), ("7S 7S 7S 7S 7H 7H 7H", 400, 35), ("7S 7S 7S 7S 7H 7H 2H", 200, 55),
    ("AS AS AS AS AH AH AH", 500, 140), ("AS AS AS AS AH AH 2H", 300, 145), ("8S 9S TS JS QS KS AS", 400, 80),
    ("AS 3S 4S 5S 6S 7S 8S", 400, 55), ("AS 3S 4S 5S 6S JO 8S", 200, 100),
]  # fmt: skip


@pytest.mark.parametrize(("meld", "bonus", "cards"), CLOSED)
def test_e9_closed_melds(meld, bonus, cards):
    assert sum(line.points for line in meld_lines([kinds(meld)])) == bonus
    lines = {line.label: line.points for line in team_score(team(meld))}
    assert lines["cards on the table"] == cards


@pytest.mark.parametrize(
    ("totals", "winner"),
    [((1995, 1730), None), ((2000, 1730), 0), ((2100, 2110), 1), ((2100, 2100), None), ((-350, 2040), 1)],
)
def test_e10_the_end_of_a_match(totals, winner):
    assert winner_of(totals, 2000) == winner


def test_a_refused_move_says_which_rule():
    board = table("9S 9D", "9H", "4C", reserve=False)
    with pytest.raises(IllegalMove, match="leave you a last card"):
        act(board, "new", "9S 9D", "V")
