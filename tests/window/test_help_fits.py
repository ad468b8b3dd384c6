"""The pages of the help in each language: no word is cut off, in any game and any usual window."""

import pytest

from solitaire.games.registry import all_games
from solitaire.play.language import LANGUAGES, speak
from solitaire.window.canvas import Canvas
from solitaire.window.help_panel import help_lines
from solitaire.window.picture import Picture

from .desk import Desk


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.game)
@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1440)])
def test_no_word_of_the_help_is_cut(tmp_path, monkeypatch, game, language, size):
    board, texts = game(), []
    board.startGame()
    speak(language)
    try:
        desk = Desk(tmp_path, board, size)
        desk.screen.key("F1")
        picture = Picture(desk.screen)
        monkeypatch.setattr(Canvas, "text", lambda self, text, *rest, **more: texts.append(text) or 0.0)
        for page in ("rules", "keys", "about"):
            desk.screen.dialog.turn_to(page)
            desk.screen.changed()
            picture.update()
        assert len(texts) > 60
        assert [text for text in texts if text.endswith("…")] == []
    finally:
        speak("en")


def test_the_help_lists_no_key_that_means_nothing_in_this_game():
    lists = [
        dict(line[::-1] for _, lines in help_lines(at_table) for line in lines) for at_table in (False, True)
    ]
    assert ["Send home every card that can go" in words for words in lists] == [True, False]
    assert ["Sort the hand by rank" in words for words in lists] == [False, True]
