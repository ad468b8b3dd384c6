"""What the search says of a game of Cuatro Cartas, held against trying all moves and played on a board."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from positions import dealt, set_up
from small_boards import LowBoard, NarrowBoard, reachable

from solitaire.games.cuatro_cartas import CuatroCartasBoard
from solitaire.solver.cuatro_cartas import LOST, UNDECIDED, WON, solve

seeds = st.integers(0, (1 << 30) - 1)


def wins(board, moves) -> bool:
    for move in moves:
        board.move(move)
    return board.checkWin()


@pytest.mark.parametrize("rounds", [1, 2, 0])
@pytest.mark.parametrize("game", [LowBoard, NarrowBoard])
@given(seed=seeds)
@settings(max_examples=30)
def test_a_small_game_is_won_or_lost_exactly_when_trying_all_moves_says_so(game, rounds, seed):
    answer = solve(dealt(seed, game, rounds=rounds))
    board = dealt(seed, game, rounds=rounds)
    can_win = any(board.checkWin() for _ in reachable(board))
    assert answer.result == (WON if can_win else LOST)
    assert wins(dealt(seed, game, rounds=rounds), answer.moves) == can_win


@given(seed=seeds, rounds=st.sampled_from([1, 2, 0]))
@settings(max_examples=15)
def test_a_solution_wins_on_the_board(seed, rounds):
    answer = solve(dealt(seed, CuatroCartasBoard, rounds=rounds), budget=10_000)
    assert wins(dealt(seed, CuatroCartasBoard, rounds=rounds), answer.moves) == (answer.result == WON)


def test_a_game_under_way_is_decided_from_where_it_stands_and_stays_as_it_is():
    board = dealt(3, CuatroCartasBoard)
    for _ in range(10):
        board.move("U")
    board.undo()
    before, entries = board.snapshot(), list(board.history.entries)
    answer = solve(board)
    assert answer.result == WON
    assert (board.snapshot(), board.history.entries) == (before, entries)
    assert wins(board, answer.moves)


def test_the_rounds_are_counted_as_the_game_counts_them():
    text = "X: 1C..RC\nY: 1E..RE\nZ: 1B..RB\nW: 1O..3O\nU: ?6O\nV: 4O 5O\nA: 7O\nB: SO\nC: CO\nD: RO"
    assert solve(set_up(text, CuatroCartasBoard, rounds=1)).result == LOST
    board = set_up(text, CuatroCartasBoard, rounds=2)
    assert wins(board, solve(board).moves)
    assert board.pool.turns == 1


def test_a_won_game_is_won_and_a_dead_one_lost():
    board = set_up("W: 1O..RO\nX: 1C..RC\nY: 1E..RE\nZ: 1B..RB", CuatroCartasBoard)
    assert solve(board)[:2] == (WON, ())
    assert solve(set_up("A: 5O\nB: 4O\nC: 3O\nD: 2O", CuatroCartasBoard)).result == LOST


def test_too_small_a_budget_decides_nothing():
    answer = solve(dealt(5, CuatroCartasBoard, rounds=1), budget=20)
    assert (answer.result, answer.moves) == (UNDECIDED, ())
    assert answer.positions < 200
