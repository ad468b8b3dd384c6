"""A game is over when nothing can be done any more: held against a search through everything possible."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from positions import dealt, set_up
from small_boards import LowBoard, NarrowBoard, reachable

from solitaire.games.cuatro_cartas import CuatroCartasBoard
from solitaire.games.klondike import KlondikeBoard
from solitaire.games.template import TemplateBoard


def nothing_can_be_done(board) -> bool:
    """Whether the search finds no situation but the present one."""
    found = reachable(board)
    next(found)
    moves = board.history.moves
    dead = next(found, None) is None
    while board.history.moves > moves:
        board.undo()
    return dead


@pytest.mark.parametrize("game", [LowBoard, NarrowBoard, CuatroCartasBoard, TemplateBoard, KlondikeBoard])
@given(seed=st.integers(0, (1 << 30) - 1), patience=st.integers(0, 200))
def test_a_game_is_over_exactly_when_nothing_can_be_done(game, seed, patience):
    rng = random.Random(seed)
    board = dealt(seed, game, **{spec.key: rng.choice(spec.choices).value for spec in game.optionSpecs})
    for _ in range(patience):
        assert board.isOver() == (board.checkWin() or nothing_can_be_done(board))
        if board.isOver():
            break
        board.move(rng.choice(board.legalMoves()))


@pytest.mark.parametrize(
    ("text", "over"),
    [
        ("A: 5O\nB: 4O\nC: 3O\nD: 2O", True),
        ("A: 5O\nB: 4O\nC: 3O", True),  # a lone card to an empty column changes nothing
        ("A: 5O\nB: 4C 3O", False),  # one of two cards does
        ("A: 5O\nB: 4C", False),
        ("V: 7O\nA: 5O\nB: 4O\nC: 3O\nD: 2O", True),
        ("V: 7O\nA: 5O\nB: 4O\nC: 3O", False),
        ("U: ?7O\nA: 5O\nB: 4O\nC: 3O\nD: 2O", False),
        ("A: 1O\nB: 4O\nC: 3O\nD: 5O", False),
    ],
)
def test_positions_of_one_round(text, over):
    board = set_up(text, CuatroCartasBoard, rounds=1)
    assert board.isOver() == over


@pytest.mark.parametrize(("rounds", "over"), [(1, True), (2, False), (0, False)])
def test_a_round_that_is_left_is_something_to_do(rounds, over):
    assert set_up("V: 7O\nA: 5O\nB: 4O\nC: 3O\nD: 2O", CuatroCartasBoard, rounds=rounds).isOver() == over


def test_a_won_game_is_over():
    board = set_up("W: 1O..RO\nX: 1C..RC\nY: 1E..RE\nZ: 1B..RB", CuatroCartasBoard)
    assert board.isOver()
    assert set_up("W: AS..KS\nX: AH..KH\nY: AC..KC\nZ: AD..KD").isOver()
