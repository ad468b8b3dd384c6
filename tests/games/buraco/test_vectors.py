"""Facts of an outside program for the same game; where the rule text says otherwise, the rule text holds."""

import pytest

from solitaire.games.buraco import BuracoBoard
from solitaire.games.buraco.cards import POINTS, SIZE, WILD
from solitaire.games.buraco.choices import pairs_for
from solitaire.games.buraco.score import TeamHand, meld_lines, team_score
from solitaire.games.buraco.shapes import shape_of
from solitaire.model.moves import Move

from .tables import act, codes, fits, kind, kinds, named, run, table


def test_wild_cards():
    assert [WILD[kind(code)] for code in ("2C", "JO", "3C", "AS")] == [True, True, False, False]


def test_points_of_cards():
    points = {"2H": 25, "AH": 20, "JO": 50}
    points |= {f"{rank}H": 5 for rank in "34567"} | {f"{rank}H": 10 for rank in "89TJQK"}
    assert {code: POINTS[kind(code)] for code in points} == points
    assert sum(POINTS[each] for each in kinds("2H 3H KH JO")) == 90


def test_the_whole_pack():
    deck = BuracoBoard().makeDeck()
    assert len(deck) == SIZE == 220
    assert sum(POINTS[kind(card.code.replace("X", "T"))] for card in deck) == 2680
    assert sum(card.code == "JO" for card in deck) == 12


PAIRS = [
    ("3H 4H", "5H", True), ("4H 6H", "5H", True), ("5C 5D", "5H", True), ("5C 7D", "5H", False),
    ("3H 7H", "5H", False), ("QH KH", "AH", True), ("3H 4H", "AH", True), ("KH 3H", "AH", False),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "top", "fit"), PAIRS)
def test_natural_pairs(hand, top, fit):
    assert bool(pairs_for(kind(top), kinds(hand))) is fit


MELDS = [
    ("3H 4H 5H", True), ("AH 3H 4H", True), ("QH KH AH", True), ("4H JO 6H", True), ("JO 4H 5H", True),
    ("9C 9H JO 9S", True), ("2C 2C JO", True), ("KH AH 3H", False), ("JO 4S 5S 6S 8S", True),
    ("4H JO JO 7H", False), ("4H 6H 5H", True), ("4H 5C 6H", False), (run("3H-TH"), False),
]  # fmt: skip


@pytest.mark.parametrize(("cards", "good"), MELDS)
def test_melds(cards, good):
    """Outside, 4-6-5 and JO-4-5-6-8 are none: the order on the table counts there, here it does not (1.6)."""
    assert bool(shape_of(kinds(cards))) is good


def worth(cards):
    return sum(line.points for line in meld_lines([kinds(cards)]))


def test_points_of_melds():
    assert worth(run("3H-9H")) == 400
    assert worth("3H 4H 5H JO 7H 8H 9H") == 200
    assert worth(run("3H-7H")) == 0
    assert worth("2C 2H 2D JO") == -1000
    assert worth("2C 2H 2D 2S 2C 2H 2D") == 2000


def test_adding_to_a_meld():
    board = table("7H", ours=["4H 5H 6H", "4C 4D 4S", "4H JO 6H", "2C 2C JO"])
    assert fits(board, "M0") == "2S 2C 2H 3H 7H 2D JO"
    assert fits(board, "M1").split() == "2S 4S 2C 4C 2H 4H 2D 4D JO".split()
    assert fits(board, "M2") == "3H 5H 7H"
    assert fits(board, "M3") == "2S 2C 2H 2D JO"


def test_the_wild_card_goes_to_an_end_when_its_place_is_taken():
    """Outside it goes to the low end; here to the high end where no end was its own (1.6)."""
    board = table("5H 3D 9D", ours=["4H JO 6H"])
    act(board, "M0", "5H")
    assert codes(board.cells["M0"].arranged) == "4H 5H 6H JO"


TAKES = [  # hand, pile below the top, top, reserve there, cerrado, first action: code
    ("5H 5C KS", "4C JD", "5D", True, False, False, ""),
    ("5H 5C KS", "4C JD", "JO", True, False, False, "TOP_IS_WILD"),
    ("5H 5C KS", "4C JD", "2D", True, False, False, "TOP_IS_WILD"),
    ("5H 5C KS", "4C JD", "9D", True, False, False, "NO_NATURAL_PAIR"),
    ("5H 5C", "4C", "5D", True, False, False, ""),
    ("5H 5C", "4C", "5D", False, False, False, "WOULD_STRAND"),
    ("5H 5C", "4C", "5D", False, True, False, ""),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "pile", "top", "reserve", "closed", "first", "code"), TAKES)
def test_taking_the_pile(hand, pile, top, reserve, closed, first, code):
    board = table(hand, top, pile, ours=[run("3S-9S")] * closed, reserve=reserve, fresh=first)
    move = Move.parse(named(board, board.ownMelds[-1].letter, "5H 5C", "V"))
    assert board.checkMove(move).code == code


def test_the_starter_takes_even_a_wild_upcard():
    board = table("5H 5C", "JO", reserve=False, ours=[run("3S-9S")], fresh=True)
    board.move("V>H0")
    assert codes(board.hand) == "5H 5C JO"


def test_the_last_card_of_a_meld_needs_a_cerrado():
    board = table("7H 9C", ours=["4H 5H 6H"], reserve=False)
    assert board.checkMove(Move.parse(named(board, "M0", "7H"))).code == "WOULD_STRAND"
    assert board.checkMove(Move.parse(named(board, "M0", "9C"))).code == "NOT_A_SET_OR_RUN"


def test_the_deal_gives_each_hand_as_many_as_each_reserve():
    """Outside the hands get one card more; the seed text says the same number."""
    for size, stock in ((11, 153), (13, 141), (15, 129)):
        board = BuracoBoard(cards=size)
        board.startGame(board.makeDeal(1))
        assert [len(cell) for cell in (*board.hands, *board.reserves)] == [size] * 6
        assert (len(board.stock), len(board.discard)) == (stock, 1)


STATUS = [("3H 9C JO", True, 2), ("9C 2C JO", True, 13), ("9C", True, 11), ("9C 2C JO", False, 2)]


@pytest.mark.parametrize(("hand", "reserve", "held"), STATUS)
def test_the_reserve_is_taken_when_only_wild_cards_are_left(hand, reserve, held):
    board = table(hand, reserve=reserve)
    act(board, "V", "3H" if "3H" in hand else "9C")
    assert len(board.hands[0]) == held


def test_the_score_of_two_teams():
    """Outside, table cards of a team without a cerrado are subtracted; here they count (A6)."""
    first = team_score(TeamHand([kinds("3H 4H 5H JO 7H 8H 9H"), kinds("9C 9D 9S")], kinds("AH"), True, True))
    points = {line.label: line.points for line in first}
    assert points["closed melds with a wild card"] + points["went out"] == 300
    assert points["cards on the table"] + points["cards left in the hands"] == 90 + 30 - 20
    second = team_score(TeamHand([kinds("2C 2D JO"), kinds("KS QS JS")], kinds("3H JO AS"), False, False))
    points = {line.label: line.points for line in second}
    assert points["unfinished melds of wild cards"] == -1000
    assert points["reserve hand not taken"] == -100
    assert points["cards on the table"] + points["cards left in the hands"] == 100 + 30 - 75
