"""Finishing is offered exactly when collecting wins, and asking changes nothing."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playthroughs import FOLDER, read_playthrough
from positions import dealt, set_up
from small_boards import LowBoard, NarrowBoard
from two_players import TwoPlayersBoard

from solitaire.games.cuatro_cartas import CuatroCartasBoard
from solitaire.games.klondike import KlondikeBoard
from solitaire.games.registry import all_games, game_of_code
from solitaire.games.template import TemplateBoard
from solitaire.model.moves import COLLECT

GAMES = [KlondikeBoard, CuatroCartasBoard, TemplateBoard, LowBoard, NarrowBoard]


def collecting_wins(board) -> bool:
    """Whether the game is not won yet, and is after ``*``; the move is taken back."""
    if board.checkWin() or not board.checkMove(COLLECT):
        return False
    board.move(COLLECT)
    won = board.checkWin()
    board.undo()
    return won


def state(board):
    return board.snapshot(), board.legalMoves(), list(board.history.entries), board.history.cursor


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, (1 << 30) - 1), length=st.integers(0, 200))
def test_it_is_true_exactly_when_collecting_wins(game, seed, length):
    rng = random.Random(seed)
    board = dealt(seed, game, **{spec.key: rng.choice(spec.choices).value for spec in game.optionSpecs})
    for _ in range(length):
        before = state(board)
        answer = board.canFinish()
        assert state(board) == before
        assert answer == collecting_wins(board)
        moves = board.legalMoves()
        if not moves:
            break
        homes = [move for move in moves if move.target in board.homes]
        board.move(rng.choice(homes or moves))


@pytest.mark.parametrize("name", ["klondike-won", "klondike-draw3", "cuatro-cartas-round-two"])
def test_it_stays_true_to_the_end_of_a_won_game(name):
    code, moves = read_playthrough(FOLDER / f"{name}.txt")
    board = game_of_code(code)()
    board.startGame(code)
    answers = []
    for move in moves:
        answers.append(board.canFinish())
        assert answers[-1] == collecting_wins(board)
        board.move(move)
    assert answers[0] is False and answers[-1] is True and board.canFinish() is False


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("W: AS..KS\nX: AH..KH\nY: AC..KC\nZ: AD..JD\nA: KD QD", True),
        ("W: AS..KS\nX: AH..KH\nY: AC..KC\nZ: AD..JD\nA: KD\nV: QD", True),
        ("W: AS..KS\nX: AH..KH\nY: AC..KC\nZ: AD..JD\nA: KD\nU: ?QD", False),  # it has to be drawn first
        ("W: AS..KS\nX: AH..KH\nY: AC..KC\nZ: AD..JD\nV: QD KD", False),  # the wrong one is on top
        ("W: AS..KS\nX: AH..KH\nY: AC..KC\nZ: AD..JD\nA: ?KD QD", True),  # the king turns on the way
        ("W: AS..KS\nX: AH..KH\nY: AC..KC\nZ: AD..KD", False),
    ],
)
def test_positions(text, answer):
    assert set_up(text).canFinish() is answer


def test_a_board_without_houses_is_never_finished_this_way():
    board = TwoPlayersBoard()
    board.startGame()
    assert board.canFinish() is False
    assert not any(game().canFinish() for game in all_games(hidden=True)), "nothing is dealt"
