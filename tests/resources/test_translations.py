"""The catalogues: whole, compiled, and with labels that can be told apart."""

import importlib.util
import re
import sys
from pathlib import Path

import pytest

from solitaire.games.registry import all_games
from solitaire.play import language
from solitaire.play.language import LANGUAGES, _, speak
from solitaire.play.settings import Settings
from solitaire.window.keys import BINDINGS
from solitaire.window.lettering import positions
from solitaire.window.option_lines import play_lines, sound_lines, table_lines

ROOT = Path(__file__).resolve().parents[2]
TRANSLATED = sorted(set(LANGUAGES) - {"en"})


def tool(name):
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
    finally:
        sys.path.remove(str(ROOT / "tools"))


@pytest.fixture(scope="module")
def translations():
    return tool("translations")


@pytest.fixture(autouse=True)
def english_again():
    yield
    speak("en")


def test_there_is_a_catalogue_for_every_language(translations):
    assert sorted(translations.PLURALS) == TRANSLATED


@pytest.mark.parametrize("name", TRANSLATED)
def test_no_text_is_missing_unused_or_built_otherwise(translations, name):
    assert list(translations.faults(name)) == []


@pytest.mark.parametrize(
    ("original", "translation"),
    [
        ("no {thing}", "nada {cosa}"),
        ("no {thing}", "nada"),
        ("Move? ", "¿Jugada?"),
        ("Done.", "Hecho"),
        ("the {card}", "{a_card}"),
    ],
)
def test_a_translation_that_is_built_otherwise_is_found(translations, original, translation):
    assert list(translations.differences(translations.Message(original), translation))


def test_a_card_may_have_its_article(translations):
    assert not list(translations.differences(translations.Message("the {card}"), "{the_card}"))


@pytest.mark.parametrize("name", TRANSLATED)
def test_the_font_of_the_window_has_every_letter(translations, name):
    letters = {letter for text in translations.contents(translations.from_text(name)).values()
               for part in text for letter in part if not letter.isspace()}  # fmt: skip
    assert [letter for letter in sorted(letters) if positions(letter, 15, False)[0][0][0] != letter] == []


@pytest.mark.parametrize("name", LANGUAGES)
def test_labels_of_a_group_differ(name):
    speak(name)
    settings = Settings()
    groups = [table_lines(settings), play_lines(settings), sound_lines(settings)]
    for lines in groups:
        unique([line.label for line in lines])
        for line in lines:
            unique([button.text for button in line.buttons])
    for game in all_games(hidden=True):
        unique([_(option.label) for option in game.optionSpecs])
        for option in game.optionSpecs:
            unique([_(choice.label) for choice in option.choices])
        unique([_(fact.label) for fact in started(game).status()])
    unique([_(game.title) for game in all_games()])
    unique({_(binding.words) for binding in BINDINGS}, len({binding.words for binding in BINDINGS}))


def started(game):
    board = game()
    board.startGame()
    return board


def unique(labels, count=None):
    assert len(set(labels)) == (count or len(labels)), labels


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_card_has_a_name_of_its_own(name):
    speak(name)
    for game in all_games():
        words = {card.words for card in game().makeDeck()}
        assert len({_(text) for text in words}) == len(words)


def test_a_catalogue_that_is_damaged_or_gone_means_english(monkeypatch, tmp_path):
    damaged = tmp_path / "solitaire.mo"
    for content in (b"", b"\xde\x12\x04\x95" + b"\xff" * 60, b"nonsense"):
        damaged.write_bytes(content)
        monkeypatch.setattr(language, "resource_path", lambda *parts: damaged)
        assert speak("es") == "es"
        assert _("Undo") == "Undo"
    monkeypatch.setattr(language, "resource_path", lambda *parts: tmp_path / "none.mo")
    speak("cs")
    assert _("Undo") == "Undo"


FORMAL = {
    "es": r"\b(usted|haga (una|primero)|escriba|pulse|elija|pruebe|deshaga|empiece|vuelva|arrastre)\b",
    "cs": r"\b(napište|můžete|zkuste|vezměte|vyberte|stiskněte|táhněte|začněte|myslíte|jste)\b",
}


@pytest.mark.parametrize("language", FORMAL)
def test_the_player_is_spoken_to_as_a_friend_everywhere(language):
    path = ROOT / "resources" / "translations" / language / "LC_MESSAGES" / "solitaire.po"
    said = re.sub(r'"\n"', "", path.read_text(encoding="utf-8"))
    assert re.findall(FORMAL[language], said, re.IGNORECASE) == []
