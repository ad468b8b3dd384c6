"""The hint of the console: a move as it can be typed, with what it does, or why there is none."""

import re

from positions import set_up

from solitaire.games.klondike import KlondikeBoard


def test_a_hint_can_be_typed(play):
    assert play("hint").answer(1) == "Try BY: ace of clubs to the empty house of clubs."
    assert play("hint", "BY").session.board.history.moves == 1


def test_a_hint_for_a_run_says_how_many_go(play):
    board = set_up("A: ?2S 6D 5C\nB: 7S\nU: ?KC")
    board.deal = KlondikeBoard().makeDeal(1)
    assert play("hint", board=board).answer(1) == "Try AB: six of diamonds and 1 more on the seven of spades."


def test_drawing_and_turning_over_are_hints_too(play):
    board = set_up("A: 6H\nU: ?9S ?5C")
    assert play("hint", board=board).answer(1) == "Try U: draw from the stock."
    board = set_up("A: 6H\nU: ?5C ?9S")
    played = play("u", "u", "hint", board=board)
    assert played.answers[3].split("\n")[1] == "Try VA: five of clubs on the six of hearts."
    board = set_up("A: 6H\nU: ?9S ?5C ?9C")
    assert "\nTry U: turn the drawn cards over.\n" in play("u", "u", "u", "hint", board=board).answers[4]


def test_after_a_whole_pass_the_hint_says_that_nothing_helps(play):
    board = set_up("A: 6H\nU: ?9S ?9C")
    played = play("u", "u", "hint", board=board)
    assert played.answer(3).startswith("I find no useful move, not even in a whole pass of the stock.")


def test_where_no_move_is_left_the_hint_says_so(play):
    board = set_up("A: 6H\nV: 9S", passes=1)
    assert play("hint", board=board).answer(1) == "No move is left. Type undo, same or new."


def test_a_won_game_needs_no_hint(play):
    board = set_up("W: AS..KS\nX: AH..KH\nY: AC..KC\nZ: AD..KD")
    assert play("hint", board=board).answer(1) == "The game is won."


def test_the_hints_of_a_console_win_a_game(play):
    """What is printed is typed, until the game is won."""
    typed = []
    for _ in range(200):
        board = KlondikeBoard()
        board.startGame("K00-000002K")
        for line in typed:
            board.move(board.aim(*line) if len(line) == 2 else line)
        if board.checkWin():
            break
        said = play("hint", board=board).answer(1)
        typed.append(re.match(r"Try (\S+):", said)[1])
    assert board.checkWin()
