"""Exercise 5: draw what undo does, as a sequence, in tests/exercises/answers/undo.md.

Run it with: make test ARGS=tests/exercises/exercise_5_undo.py
"""

from pathlib import Path

from uml.call_trace import Trace
from uml.compare_sequences import Comparison, participant_differences
from uml.pages import ROOT, all_diagrams
from uml.sequence_diagram import read_sequence

from solitaire.games.klondike import KlondikeBoard

PAGE = Path(__file__).parent / "answers" / "undo.md"
NAME = PAGE.relative_to(ROOT).as_posix()


def test_the_sequence_is_what_the_program_does():
    board = KlondikeBoard()
    board.startGame("K00-000005X")
    board.move("B>Y")
    house, card = board.cells["Y"], board.cells["B"].top
    actors = {"board": board, "history": board.history, "house": house, "card": card}
    drawn = read_sequence(next(iter(all_diagrams({NAME: PAGE.read_text(encoding="utf-8")}))))
    found = participant_differences(drawn, actors)
    assert not found, "\n".join(found)
    with Trace(drawn.actor, actors, drawn.leaves_out) as trace:
        board.undo()
    difference = Comparison(drawn, trace.events).difference()
    assert not difference, difference
