"""Language: which one is spoken, and how sentences with cards, numbers and reasons are made in it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from solitaire.games.klondike import KlondikeBoard
from solitaire.model.cards import Clubs, Hearts, Spades
from solitaire.model.errors import IllegalMove, InvalidSave
from solitaire.model.phrase import Phrase
from solitaire.model.verdict import Verdict
from solitaire.play import language
from solitaire.play.language import _, current, follow, n_, preferred, reason_of, speak
from solitaire.play.saves import SavesFolder
from solitaire.play.session import Session
from solitaire.play.settings import Settings

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def english_again():
    yield
    speak("en")


# --- which one ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environ", "wanted"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "cs_CZ"}, "cs"),
        ({"LANG": "es.UTF-8"}, "es"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LC_ALL": "cs_CZ.UTF-8", "LANG": "es_ES.UTF-8"}, "cs"),
        ({"LC_MESSAGES": "es_MX", "LANG": "cs_CZ"}, "es"),
        ({"LC_ALL": "", "LANG": "es_ES"}, "es"),
        ({"LANGUAGE": "pt:cs:es", "LANG": "es_ES"}, "cs"),
        ({"LANGUAGE": "es", "LC_ALL": "C"}, "en"),
        ({"LANGUAGE": "es", "LANG": "POSIX"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "\x00/../x"}, "en"),
        ({"LANG": "ES_es"}, "es"),
    ],
)
def test_the_system_chooses(environ, wanted):
    assert preferred(environ) == wanted


def test_the_setting_goes_before_the_system_and_holds_at_once(monkeypatch):
    monkeypatch.setenv("LANGUAGE", "cs")
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    settings = Settings()
    follow(settings)
    assert current() == "cs"
    for choice, wanted in (("es", "Deshacer"), ("en", "Undo"), ("cs", "Zpět"), ("", "Zpět")):
        settings.change("language", choice)
        assert _("Undo") == wanted
    settings.change("theme", "dark")
    assert current() == "cs"


def test_an_unknown_language_is_the_preferred_one(monkeypatch):
    monkeypatch.setenv("LC_ALL", "es_ES")
    monkeypatch.setenv("LANGUAGE", "")
    assert speak("xx") == "es"


def test_without_a_word_the_first_question_decides(monkeypatch):
    monkeypatch.setattr(language, "_speech", None)
    monkeypatch.setenv("LANGUAGE", "es")
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert _("Redo") == "Rehacer"


# --- sentences ------------------------------------------------------------------------------------------

BELOW = Verdict("the {card} is not one rank below the {top}", card=Hearts(12), top=Spades(9))


def test_a_verdict_in_three_languages():
    said = {}
    for name in ("en", "es", "cs"):
        speak(name)
        said[name] = _(BELOW.reason)
    assert said == {
        "en": "The queen of hearts is not one rank below the nine of spades.",
        "es": "La reina de corazones no es justo un número menor que el nueve de picas.",
        "cs": "Srdcová dáma není o jednu nižší než piková devítka.",
    }


def test_words_in_a_verdict_are_translated_too():
    verdict = Verdict("an empty column takes a {rank}, not the {card}", rank="king", card=Clubs(1))
    speak("es")
    assert _(verdict.reason) == "Una columna vacía se abre con rey, no con el as de tréboles."
    speak("cs")
    assert _(verdict.reason) == "Do prázdného sloupce patří král, ne křížové eso."


def test_an_error_with_an_error_inside():
    speak("es")
    inner = IllegalMove(Verdict("a face-down card cannot be moved"))
    error = InvalidSave("This save cannot be dealt: {reason}", reason=inner)
    assert _(str(error)) == "Esta partida no se puede repartir: Una carta boca abajo no se puede mover."


def test_what_a_player_typed_is_never_translated():
    speak("es")
    text = _(Phrase("Saved as {name}.", name="Undo"))
    assert text == "Guardada como Undo."
    assert _(Phrase("Saved as {name}.", name="{x}\n")) == "Guardada como {x}?."


def test_reasons_of_the_system():
    speak("cs")
    reason = reason_of(PermissionError(13, "Permission denied"))
    assert _(Phrase("Cannot write {path}: {reason}.", path="/a", reason=reason)) == (
        "Nelze zapsat /a: přístup odepřen."
    )


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("en", ["0 moves", "1 move", "2 moves", "5 moves"]),
        ("es", ["0 jugadas", "1 jugada", "2 jugadas", "5 jugadas"]),
        ("cs", ["0 tahů", "1 tah", "2 tahy", "5 tahů"]),
    ],
)
def test_numbers(name, forms):
    speak(name)
    assert [n_("{number} move", "{number} moves", number) for number in (0, 1, 2, 5)] == forms


def test_nothing_stays_nothing():
    speak("es")
    assert _("") == "" and _(Verdict().reason) == ""


def test_the_session_speaks(tmp_path):
    speak("cs")
    board = KlondikeBoard()
    board.startGame("K00-000005X")
    session = Session(board, SavesFolder(tmp_path))
    assert not session.play("A>A")
    assert session.message == "Karta tam už leží."
    assert not session.deal_code("nonsense")
    assert session.message.startswith("„nonsense“ není kód rozdání")


# --- the whole program ----------------------------------------------------------------------------------


def console(typed, *arguments, **environ):
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    done = subprocess.run(
        [sys.executable, "-m", "solitaire", *arguments],
        input=typed.encode(), capture_output=True, timeout=60, check=False,
        env={**clean, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", **environ},
    )  # fmt: skip
    return done.stdout.decode() + done.stderr.decode()


@pytest.mark.parametrize(
    ("environ", "word"),
    [({"LANG": "es_ES.UTF-8"}, "Jugadas"), ({"LC_ALL": "cs_CZ.UTF-8"}, "Tahy"), ({}, "Moves")],
)
def test_the_console_speaks_the_language_of_the_system(tmp_path, environ, word):
    assert word in console("describe\nquit\n", "console", SOLITAIRE_HOME=str(tmp_path), **environ)


def test_the_console_speaks_the_language_of_the_settings(tmp_path):
    (tmp_path / "settings.json").write_text('{"language": "es"}')
    assert "Prueba" in console("hint\nquit\n", "console", SOLITAIRE_HOME=str(tmp_path), LANG="cs_CZ.UTF-8")


@pytest.mark.parametrize("name", ["es", "cs"])
def test_help_in_a_terminal_that_has_only_ascii(tmp_path, name):
    environ = {"LANG": f"{name}_XX", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    text = console("", "--help", SOLITAIRE_HOME=str(tmp_path), **environ)
    assert {"es": "jugar en una ventana", "cs": "hra v okne"}[name] in text
    assert text.isascii() and "Traceback" not in text


def test_damaged_settings_are_told_and_do_not_stop(tmp_path):
    (tmp_path / "settings.json").write_text("{")
    text = console("quit\n", "console", SOLITAIRE_HOME=str(tmp_path))
    assert "Some settings could not be read" in text and "[???]" in text


@pytest.mark.parametrize(
    ("one", "other", "words"),
    [("Derecha", "Izquierda", "Derecha e Izquierda"), ("Tú", "Pareja", "Tú y Pareja"),
     ("Ana", "Hilda", "Ana e Hilda"), ("Ana", "Hielo", "Ana y Hielo"), ("Ana", "Íñigo", "Ana e Íñigo")],
)  # fmt: skip
def test_spanish_says_e_before_an_i(one, other, words):
    speak("es")
    assert _(Phrase("{one} and {other}", one=Phrase(one), other=Phrase(other))) == words
