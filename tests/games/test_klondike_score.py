"""The scores of Klondike: standard, Vegas and none. A score is a function of the history."""

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from positions import dealt, position, set_up
from test_every_game import play_on

from solitaire.games.klondike import KlondikeBoard

TABLE = """
V: 9D 5H
W: AS..3S
X: AH..4H
A: ?9C 4S
B: 5D
C: 6C
D: ?2C 3D
E: 4C
"""


def score(board) -> int:
    return board.facts["score"]


def with_points(text: str, points: int, **options):
    board = set_up(text, **options)
    board.facts = {**board.facts, "score": points}
    return board


# --- standard -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "change"),
    [
        ("V>C", 5),
        ("V>X", 10),
        ("A>W", 10 + 5),
        ("A>B", 5),
        ("D>E", 5),
        ("B>C", 0),
        ("U", 0),
    ],
)
@pytest.mark.parametrize("draw", [1, 3])
def test_points_of_a_move(move, change, draw):
    board = with_points(TABLE, 200, rest="U", draw=draw)
    board.move(move)
    assert score(board) == 200 + change
    board.undo()
    assert score(board) == 200
    board.redo()
    assert score(board) == 200 + change


def test_a_card_that_leaves_its_house_costs_fifteen():
    board = with_points("W: AS..4S\nA: ?9C 5H", 200)
    board.move("W>A")
    assert score(board) == 185
    board.move("A>W")
    assert score(board) == 195


@pytest.mark.parametrize(("draw", "cost"), [(1, 100), (3, 20)])
def test_turning_the_pile_over_costs_more_when_drawing_one(draw, cost):
    board = with_points("V: 2D 3D 4D", 200, draw=draw)
    board.move("U")
    assert score(board) == 200 - cost
    board.undo()
    assert score(board) == 200


@pytest.mark.parametrize("points", [0, 5, 15, 19])
def test_the_score_never_falls_below_zero(points):
    board = with_points("V: 2D 3D 4D", points)
    board.move("U")
    assert score(board) == 0
    board.undo()
    assert score(board) == points
    board = with_points("W: AS..4S\nA: 5H", min(points, 15))
    board.move("W>A")
    assert score(board) == 0
    board.undo()
    assert score(board) == min(points, 15)


def test_collecting_counts_every_card():
    board = set_up("V: 3S\nW: AS\nA: ?AH 2S\nB: 4S")
    board.move("*")
    assert score(board) == 4 * 10 + 5
    board.undo()
    assert score(board) == 0


# --- no cycle gains (STA-16) --------------------------------------------------------------------

CYCLES = {
    "house and column": (["W>A", "A>W"], "W: AS..4S\nA: 5H"),
    "house and two columns": (["W>A", "A>B", "B>W"], "W: AS..4S\nA: 5H\nB: 5D"),
    "two houses": (["W>A", "X>A", "A>X", "A>W"], "W: AS..5S\nX: AH..4H\nA: 6H"),
    "column and column": (["A>B", "B>A"], "A: 5H 4S\nB: 5D"),
}


@pytest.mark.parametrize("points", [0, 3, 10, 14, 500])
@pytest.mark.parametrize("scoring", ["standard", "vegas", "none"])
@pytest.mark.parametrize("cycle", CYCLES)
def test_no_cycle_gains(cycle, scoring, points):
    moves, table = CYCLES[cycle]
    board = with_points(table, points, scoring=scoring)
    seen = [score(board)]
    for _ in range(100):
        for move in moves:
            board.move(move)
        seen.append(score(board))
    assert all(later <= earlier for earlier, later in pairwise(seen))


def test_turning_over_again_and_again_gains_nothing():
    for draw in (1, 3):
        board = with_points("U: ?2C ?3C ?4C\nA: KS", 500, draw=draw)
        seen = []
        for _ in range(100):
            seen.append(score(board))
            board.move("U")
        assert seen == sorted(seen, reverse=True) and seen[-1] == 0


def test_points_forgiven_by_the_floor_are_not_paid_when_the_card_returns():
    board = set_up("W: AS..4S\nA: 5H\nB: ?9C AC")
    board.move("W>A")
    board.move("A>W")
    assert score(board) == 0
    board.move("B>Y")
    assert score(board) == 10 + 5 - 5


@pytest.mark.parametrize("scoring", ["standard", "vegas"])
@settings(max_examples=30)
@given(seed=st.integers(0, 1 << 30))
def test_coming_back_to_a_position_never_brings_points(scoring, seed):
    rng = random.Random(seed)
    table = "V: 9C\nW: AS..7S\nX: AH..6H\nY: AC..4C\nA: KS QH\nB: 8D\nC: 8H\nD: ?KD 9S\nE: ?2D 7C"
    board = with_points(table, rng.choice([0, 4, 50]), scoring=scoring)
    seen = {}
    for _ in range(150):
        key = position(board)
        assert score(board) <= seen.get(key, score(board))
        seen[key] = score(board)
        board.move(rng.choice(board.legalMoves()))


@given(seed=st.integers(0, 1 << 30), length=st.integers(0, 200))
def test_a_standard_score_is_never_negative_and_bounded_by_the_cards(seed, length):
    rng = random.Random(seed)
    board = dealt(seed % (1 << 30), draw=rng.choice([1, 3]))
    for _ in range(length):
        board.move(rng.choice(board.legalMoves()))
        assert 0 <= score(board) <= 52 * 10 + 21 * 5 + 24 * 5


# --- Vegas --------------------------------------------------------------------------------------


def test_vegas_begins_with_the_price_of_the_cards():
    assert score(dealt(scoring="vegas")) == -52


@pytest.mark.parametrize(
    ("move", "change"),
    [("V>C", 0), ("V>X", 5), ("A>W", 5), ("A>B", 0), ("D>E", 0), ("B>C", 0), ("U", 0)],
)
def test_vegas_pays_five_for_a_card_in_a_house(move, change):
    board = set_up(TABLE, rest="U", scoring="vegas")
    board.move(move)
    assert score(board) == -52 + change
    board.undo()
    assert score(board) == -52


def test_vegas_takes_five_back_and_may_stay_below_zero():
    board = set_up("W: AS..4S\nA: 5H", scoring="vegas")
    board.move("W>A")
    assert score(board) == -57
    board.move("A>W")
    assert score(board) == -52


def test_collecting_in_vegas_pays_for_every_card():
    board = set_up("A: KD QD JD XD 9D 8D 7D 6D 5D 4D 3D 2D AD\nW: AS..KS", scoring="vegas")
    board.move("*")
    assert score(board) == -52 + 13 * 5


@pytest.mark.parametrize(("draw", "passes"), [(1, 1), (3, 3)])
@pytest.mark.parametrize("asked", [0, 1, 3])
def test_vegas_allows_one_pass_drawing_one_and_three_drawing_three(draw, passes, asked):
    board = dealt(scoring="vegas", draw=draw, passes=asked)
    assert board.passes == passes
    turned = 0
    while board.pool.canDraw():
        turned += board.pool.isEmpty()
        board.move("U")
    assert turned == passes - 1


# --- none ---------------------------------------------------------------------------------------


def test_without_scoring_there_is_no_score_to_show():
    board = set_up(TABLE, rest="U", scoring="none")
    for move in ("A>W", "V>X", "U"):
        board.move(move)
    assert score(board) == 0
    assert "Score" not in [fact.label for fact in board.status()]
    assert ("Score", "-52") in list(map(tuple, dealt(scoring="vegas").status()))


# --- undo ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("scoring", ["standard", "vegas"])
@given(seed=st.integers(0, 1 << 30))
def test_the_score_is_a_function_of_the_history(scoring, seed):  # UND-06
    board = KlondikeBoard(scoring=scoring)
    board.startGame(board.makeDeal(seed % (1 << 30)))
    play_on(board, random.Random(seed), 80)
    moves = []
    while board.history.moves:
        moves.append((board.history.last.action, board.facts, board.pool.turns))
        board.undo()
    fresh = KlondikeBoard()
    fresh.startGame(board.deal)
    for move, facts, turns in reversed(moves):
        fresh.move(move)
        assert (fresh.facts, fresh.pool.turns) == (facts, turns)
