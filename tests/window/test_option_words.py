"""The words of the options, in each language: no two lines and no two choices of a line say the same."""

import pytest

from solitaire.games.buraco import BuracoBoard
from solitaire.games.registry import all_games
from solitaire.play.language import LANGUAGES, speak
from solitaire.play.settings import Settings
from solitaire.window.option_lines import play_lines, rule_lines, sound_lines, table_lines

from .desk import Desk


def lines_of(folder, game):
    board = game()
    board.startGame()
    settings = Settings()
    return [
        rule_lines(Desk(folder, board).session),
        table_lines(settings),
        play_lines(settings),
        sound_lines(settings),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.game)
def test_every_label_and_every_choice_is_another_word(tmp_path, game, language):  # ACC-13
    speak(language)
    try:
        for lines in lines_of(tmp_path, game):
            labels = [line.label.casefold() for line in lines]
            assert len(labels) == len(set(labels)) and all(labels)
            for line in lines:
                words = [button.text.casefold() for button in line.buttons]
                assert len(words) == len(set(words)) > 1 and all(words), line.label
    finally:
        speak("en")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.game)
def test_a_choice_does_what_it_says(tmp_path, game):
    board = game()
    board.startGame()
    desk = Desk(tmp_path, board)
    for option in board.optionSpecs:
        for choice in option.choices:
            line = next(line for line in rule_lines(desk.session) if line.label == option.label)
            button = next(b for b in line.buttons if b.text.casefold() == choice.label.casefold())
            button.press()
            assert desk.board.options[option.key] == choice.value


def test_choices_stand_in_their_natural_order(tmp_path):
    board = BuracoBoard()
    board.startGame()
    lines = {
        line.label: [button.text for button in line.buttons]
        for line in rule_lines(Desk(tmp_path, board).session)
    }
    assert lines["Points to reach"] == ["500", "1000", "1500", "2000", "3000", "5000", "10000"]
    assert lines["Partner"] == ["Easy", "Normal", "Strong"]


def test_the_order_changes_no_deal_code():
    for game in all_games():
        for option in game.optionSpecs:
            assert sorted(map(str, option.shown)) == sorted(map(str, option.choices))
    assert BuracoBoard().options == {
        "cards": 11,
        "target": 2000,
        "right": "normal",
        "partner": "normal",
        "left": "normal",
    }
    board = BuracoBoard()
    board.startGame("B03-1KWP185")
    assert board.options["target"] == 500
