"""The rules pages: one for every game in every language, built alike, and shown in console and window."""

import pytest

from solitaire.games.buraco import BuracoBoard
from solitaire.games.buraco.cards import WILD, kind_of
from solitaire.games.buraco.shapes import shape_of
from solitaire.games.registry import all_games
from solitaire.model.cells import AlternateCell
from solitaire.play.language import LANGUAGES, speak
from solitaire.play.resources import resource_path
from solitaire.play.rules_page import rules_page
from solitaire.window.atlases import Atlas
from solitaire.window.lettering import positions, wrapped

GAMES = sorted({game.game for game in all_games()} | {"buraco"})
PAGES = [(game, language) for game in GAMES for language in LANGUAGES]


@pytest.fixture(autouse=True)
def english_again():
    yield
    speak("en")


def test_no_page_belongs_to_nothing():
    files = {path.name for path in resource_path("rules").iterdir()}
    assert files == {f"{game}.{language}.txt" for game, language in PAGES}


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_page_is_built_like_the_english_one(game, language):
    speak("en")
    english = rules_page(game)
    speak(language)
    page = rules_page(game)
    assert [paragraph.is_heading for paragraph in page] == [paragraph.is_heading for paragraph in english]
    assert [paragraph.cards for paragraph in page] == [paragraph.cards for paragraph in english]
    assert page[0].is_heading and len(page) > 8
    assert language == "en" or page != english


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_page_can_be_shown_whole_in_the_window(game, language):
    speak(language)
    for text, _, _ in rules_page(game):
        assert " ".join(wrapped(text, 400, 15)) == text
        assert [letter for letter, _x in positions(text, 15, False)[0]] == list(text)


@pytest.mark.parametrize("game", [game for game in all_games() if game.game != "buraco"])
def test_the_pictures_show_moves_that_the_rules_allow(game):
    pictures = [paragraph.cards for paragraph in rules_page(game.game) if paragraph.cards]
    assert len(pictures) == 2
    deck = {card.code: card for card in game().makeDeck()}
    for *moved, target in pictures:
        cards = [deck[code] for code in moved]
        for card in [*cards, deck[target]]:
            card.faceUp = True
        cell = AlternateCell("A", opens_with=None)
        cell.put(deck[target])
        assert cell.isValid(cards)
        assert {*moved, target} <= set(Atlas(game.deckArt).names("160"))


def test_a_game_without_a_page_and_a_language_without_one(monkeypatch, tmp_path):
    assert rules_page("template") == []
    (tmp_path / "klondike.en.txt").write_text("# Aim\n\nAll\nhome.\n")
    monkeypatch.setattr("solitaire.play.rules_page.resource_path", lambda _folder, name: tmp_path / name)
    speak("es")
    assert rules_page("klondike") == [("Aim", True, ()), ("All home.", False, ())]
    (tmp_path / "klondike.es.txt").write_bytes(b"\xff\xfe")
    assert rules_page("klondike")[0].text == "Aim"


def test_the_pictures_of_buraco_show_melds_and_a_pair_that_takes_the_pile():
    speak("en")
    kinds = {card.code: kind_of(card) for card in BuracoBoard().makeDeck()}
    pictures = [paragraph.cards for paragraph in rules_page("buraco") if paragraph.cards]
    melds = [meld.split() for cards in pictures[:2] for meld in " ".join(cards).split(" | ")]
    *pair, top = pictures[2]
    assert len(pictures) == 3 and len(melds) == 5
    assert all(shape_of([kinds[code] for code in meld]) for meld in [*melds, [*pair, top]])
    assert not any(WILD[kinds[code]] for code in (*pair, top))
