"""Every game in this folder is played to its end, which must be the one that its file states."""

import pytest

from playthroughs import PATHS, read_end, read_playthrough
from solitaire.games.registry import game_of_code
from solitaire.model.position import write_position


def play(path):
    code, moves = read_playthrough(path)
    board = game_of_code(code)()
    board.startGame(code)
    for move in moves:
        board.move(move)  # raises IllegalMove, with the reason, for the first one that is against the rules
    return board


def end_of(board):
    facts = [f"score {board.facts['score']}"] if "score" in board.facts else []
    result = "won" if board.checkWin() else "lost" if board.isOver() else "not won"
    return [result, *facts, *write_position(board).splitlines()]


@pytest.fixture(params=PATHS, ids=lambda path: path.stem)
def path(request):
    return request.param


def test_there_are_games():
    names = {path.stem for path in PATHS}
    assert {"klondike-won", "klondike-draw3", "klondike-vegas"} <= names
    assert {"cuatro-cartas-round-one", "cuatro-cartas-round-two", "cuatro-cartas-lost"} <= names


def test_a_game_ends_as_its_file_says(path):
    assert end_of(play(path)) == read_end(path)


def test_a_game_can_be_undone_to_the_deal_and_done_again(path):
    board = play(path)
    end = board.snapshot()
    while board.history.canUndo:
        board.undo()
    assert board.history.moves == 0
    while board.history.canRedo:
        board.redo()
    assert board.snapshot() == end


def test_a_game_survives_a_save(path, tmp_path):
    board = play(path)
    board.saveGame(tmp_path / "game.sol")
    fresh = type(board)()
    fresh.loadGame(tmp_path / "game.sol")
    assert fresh.snapshot() == board.snapshot()
