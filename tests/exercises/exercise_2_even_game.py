"""Exercise 2: a game that uses the EvenCell of exercise 1, and what the class view says of it.

Run it with: make test ARGS=tests/exercises/exercise_2_even_game.py
"""

from solitaire.games.registry import find_game
from solitaire.play.saves import SavesFolder
from solitaire.play.session import Session
from solitaire.play.tracing import Tracer
from solitaire.window.class_signs import class_signs
from solitaire.window.screen import Screen


def evens():
    board = find_game("evens")()
    board.startGame(board.makeDeal(7))
    return board


def even_letters(board):
    return [letter for letter, cell in board.cells.items() if type(cell).__name__ == "EvenCell"]


def moves_to(board, letters):
    return [move for move in board.legalMoves() if move.target in letters]


def test_the_game_has_an_even_cell_in_a_division():
    board = evens()
    kinds = {division.cellType.__name__ for division in board.divisions}
    assert even_letters(board) and "EvenCell" in kinds


def test_only_even_cards_get_there():
    board, seen = evens(), 0
    for _ in range(60):
        moves = moves_to(board, even_letters(board))
        seen += len(moves)
        assert all(board.cells[move.source].top.value % 2 == 0 for move in moves)
        legal = [move for move in board.legalMoves() if not move.target] or board.legalMoves()
        if not legal:
            break
        board.move(legal[0])
    assert seen, "In sixty moves no card could go to an EvenCell: are there routes to it?"


def test_the_trace_shows_its_answer(tmp_path):
    session = Session(evens(), SavesFolder(tmp_path))
    tracer = Tracer(session)
    tracer.on()
    letters = even_letters(session.board)
    while not (moves := moves_to(session.board, letters)):
        assert session.play(session.board.legalMoves()[0]), "No card could ever go to an EvenCell."
    move = moves[0]
    card = session.board.cells[move.source].top
    assert session.play(move)
    answers = {call.text: call.result for call in tracer.calls}
    assert answers[f"EvenCell {move.target}.isValid([{card}])"] == "true"


def test_the_class_view_writes_its_class_on_the_table(tmp_path):
    screen = Screen(Session(evens(), SavesFolder(tmp_path)), 0.0)
    screen.key("F3")
    words = {sign.lines[0] for sign in class_signs(screen.session.board, screen.layout, screen.sizes)}
    assert "EvenCell" in words
