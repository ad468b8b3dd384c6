"""A whole game with a real mouse in the real program: saved, loaded, killed and gone on with, and won."""

import signal

import pytest
from playthroughs import FOLDER, read_playthrough

from .player import Player

pytestmark = [pytest.mark.window, pytest.mark.slow, pytest.mark.timeout(300)]
CODE, MOVES = read_playthrough(FOLDER / "klondike-won.txt")


def same(player):
    """Compare picture, program and mirror; answers the program's board, by way of its own Save."""
    player.wait_for_cards()
    board = player.saved()
    assert board.snapshot() == player.desk.session.board.snapshot()
    return board


def test_a_game_is_played_saved_loaded_and_won(tmp_path):
    with Player(tmp_path, CODE) as player:
        for move in MOVES[:60]:
            player.play(move)
        same(player)
        file = next(player.saves.glob("*.sol"))
        for move in MOVES[60:66]:
            player.play(move)
        player.wait_for_cards()
        player.key("ctrl+o", "Return")
        assert player.desk.session.load(file)
        assert same(player).history.moves == 60
        for number, move in enumerate(MOVES[60:]):
            player.play(move)
            if number % 30 == 0:
                player.wait_for_cards()
        board = player.saved()
        assert board.checkWin()
        assert board.history.moves == len(MOVES)
        assert player.quit() == (0, "")


def test_a_killed_game_goes_on_with_every_move_that_was_shown(tmp_path):
    with Player(tmp_path, CODE) as player:
        for move in MOVES[:25]:
            player.play(move)
        player.wait_for_cards()
        player.program.send_signal(signal.SIGKILL)
        player.program.wait(10)
        desk = player.desk
    with Player(tmp_path, resumed=desk) as player:
        player.key("ctrl+z")
        desk.session.undo()
        assert same(player).history.moves == 24
        player.key("ctrl+y")
        desk.session.redo()
        assert same(player).history.moves == 25
