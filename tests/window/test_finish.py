"""The offer to finish: it is there exactly as long as collecting wins."""

import pytest
from playthroughs import FOLDER, read_playthrough
from positions import set_up

from solitaire.play import language
from solitaire.window.picture import Picture
from solitaire.window.win_screen import WinScreen

from .desk import Desk

LAST = "W: AS..KS\nX: AH..KH\nY: AC..KC\nZ: AD..XD\nA: KD\nB: QD\nV: JD"


@pytest.fixture
def desk(tmp_path):
    """The jack of diamonds is the last card of the stock."""
    board = set_up("W: AS..KS\nX: AH..KH\nY: AC..KC\nZ: AD..XD\nA: KD\nB: QD\nU: ?JD")
    return Desk(tmp_path, board)


def offered(desk):
    box = desk.screen.status.finish.box
    assert bool(box.w) == desk.session.can_finish == desk.board.canFinish()
    return bool(box.w)


def test_the_offer_comes_and_goes_with_its_truth(desk):
    assert not offered(desk)
    desk.session.play("U")
    assert offered(desk) and desk.session.message == "Every card can go home: *"
    desk.session.undo()
    assert not offered(desk) and desk.session.message == ""
    desk.session.redo()
    assert offered(desk) and "Every card" in desk.session.message
    desk.session.play("V>A") or desk.session.play("V>Z")
    assert offered(desk) and desk.session.message == "", "it is said once, the button stays"


def test_the_button_finishes_the_game(desk):
    desk.session.play("U")
    x, y = desk.screen.status.finish.box.centre
    desk.screen.press(x, y, "left")
    desk.screen.release(x, y, "left")
    assert desk.session.won and isinstance(desk.screen.dialog, WinScreen)
    assert not offered(desk)
    desk.session.undo()
    assert offered(desk) and desk.board.history.moves == 1


def test_the_keyboard_reaches_the_button(desk):
    desk.session.play("U")
    desk.screen.key("F10")
    desk.screen.key("Left")
    desk.screen.key("Enter")
    assert desk.session.won


def test_a_loaded_game_that_can_be_finished_says_so(tmp_path):
    code, moves = read_playthrough(FOLDER / "klondike-won.txt")
    desk = Desk(tmp_path)
    desk.session.deal_code(code)
    for move in moves[:-1]:
        desk.session.play(move)
    assert offered(desk)
    desk.session.save("nearly")
    file = desk.session.path
    desk.session.switch_game("cuatro-cartas")
    assert not offered(desk)
    desk.session.load(file)
    assert offered(desk) and desk.session.message == "Loaded nearly. Every card can go home: *"


@pytest.mark.parametrize("tongue", ["en", "es", "cs"])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1440)])
def test_it_can_be_read_in_every_language(tmp_path, tongue, size):
    language.speak(tongue)
    try:
        desk = Desk(tmp_path, set_up(LAST), size)
        assert offered(desk) and desk.screen.status.fits(desk.session.message, desk.screen.sizes)
        Picture(desk.screen).update()
    finally:
        language.speak("en")
