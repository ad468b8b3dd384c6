"""The choice of games, each with its own deck."""

import pytest

from solitaire.games.registry import all_games, find_game
from solitaire.play.settings import Settings
from solitaire.window.games_panel import GamesPanel
from solitaire.window.look import look_of
from solitaire.window.picture import Picture

from .desk import Desk


@pytest.fixture
def desk(tmp_path):
    return Desk(tmp_path)


def test_the_title_opens_the_games_and_a_click_chooses_one(desk):
    x, y = desk.screen.bar.title.box.centre
    desk.screen.press(x, y, "left")
    desk.screen.release(x, y, "left")
    panel = desk.screen.dialog
    assert isinstance(panel, GamesPanel) and panel.games == all_games()
    Picture(desk.screen).update()
    button = panel.choices[[game.game for game in panel.games].index("cuatro-cartas")]
    x, y = button.box.centre
    desk.screen.press(x, y, "left")
    desk.screen.release(x, y, "left")
    assert desk.board.game == "cuatro-cartas" and desk.screen.dialog is None


def test_the_keyboard_chooses_a_game(desk):
    desk.screen.key("Ctrl+G")
    desk.screen.key("Up")
    desk.screen.key("Enter")
    assert desk.board.game == "cuatro-cartas"
    desk.screen.key("Ctrl+G")
    desk.screen.key("Enter")
    assert desk.board.game == "cuatro-cartas" and desk.screen.dialog is None


def test_cards_of_another_deck_are_drawn_when_they_are_ready(desk):
    picture = Picture(desk.screen)
    picture.update()
    desk.session.switch_game("cuatro-cartas")
    for _ in range(200):
        picture.update()
        while desk.timers:
            desk.timers.pop()[1]()
        picture._maker.take()
    assert picture.art.deck == "spanish" and picture.art.back == "back-spanish"
    tops = {cell.top.code for cell in desk.board.cells.values() if cell.top and cell.top.faceUp}
    picture.update()
    assert tops <= {drawn.tile for drawn in picture.view.lying}


@pytest.mark.parametrize(
    "values, deck, back",
    [
        ({}, "french", "back-blue"),
        ({"deck": "large", "back": "red"}, "french-large", "back-red"),
        ({"four_colours": True}, "french-4c", "back-blue"),
        ({"deck": "large", "four_colours": True}, "french-large-4c", "back-blue"),
    ],
)
def test_the_settings_choose_the_form_of_the_french_deck_alone(values, deck, back):
    settings = Settings(**values)
    assert look_of(find_game("klondike")(), settings)[1:] == (deck, back)
    assert look_of(find_game("cuatro-cartas")(), settings)[1:] == ("spanish", "back-spanish")
