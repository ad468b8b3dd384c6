"""Exercise 3: foretell the calls of a move. Your answers stand in tests/exercises/answers/calls.py.

Run it with: make test ARGS=tests/exercises/exercise_3_calls.py
"""

import pytest

from solitaire.games.klondike import KlondikeBoard
from solitaire.model.moves import Move
from solitaire.play.saves import SavesFolder
from solitaire.play.session import Session
from solitaire.play.tracing import Tracer

from .answers.calls import DRAW, MOVE, REFUSED


def calls_of(folder, move):
    """What Board.move calls by itself: one step further in than Board.move."""
    board = KlondikeBoard()
    board.startGame("K00-000005X")
    session = Session(board, SavesFolder(folder))
    tracer = Tracer(session)
    tracer.on()
    session.play(Move.parse(move))  # window and console read what is typed or clicked before
    return inside_of_move(tracer.calls)


def inside_of_move(calls, method="move", depth=None):
    """The calls one step further in than the first call of *method*, at that *depth* if it is given."""
    first = next(n for n, call in enumerate(calls) if call.method == method and depth in (None, call.depth))
    inner = calls[first].depth + 1
    found = []
    for call in calls[first + 1 :]:
        if call.depth < inner:
            break
        if call.depth == inner:
            found.append(f"{call.callee}.{call.method}")
    return found


@pytest.mark.parametrize(
    "move, answer", [("B>Y", MOVE), ("A>B", REFUSED), ("U", DRAW)], ids=["move", "refused", "draw"]
)
def test_the_calls_are_those_you_foretold(tmp_path, move, answer):
    assert answer, f"Write the calls of the move {move} into tests/exercises/answers/calls.py."
    assert answer == calls_of(tmp_path, move)
