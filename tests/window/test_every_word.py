"""No text reaches a player past the catalogues: with every translated letter masked, none is left to read."""

import gettext
import re

import pytest
from positions import set_up

from solitaire.console.commands import COMMANDS
from solitaire.console.game import ConsoleGame
from solitaire.console.terminal import Terminal
from solitaire.games.registry import find_game
from solitaire.play import language
from solitaire.play.language import LANGUAGES, speak
from solitaire.play.rules_page import Paragraph
from solitaire.play.saves import SavesFolder
from solitaire.play.session import Session
from solitaire.window.canvas import Canvas
from solitaire.window.over_panel import OverPanel
from solitaire.window.picture import Picture
from solitaire.window.win_screen import WinScreen

from .desk import Desk
from .match_table import Table, match

pytestmark = pytest.mark.usefixtures("cards_as_needed")

PLACEHOLDERS = re.compile(r"\{|\}|%s|\bNone\b|\bnan\b|\binf\b")
KEYS = r"(Ctrl|Shift|Alt|Enter|Space|Backspace|Esc|Tab|Left|Right|Up|Down|Page)"


class Masked(gettext.NullTranslations):
    """Turns every letter of a text, but for the names of values, into ñ."""

    def gettext(self, text):
        return "".join(
            part if part.startswith("{") else re.sub(r"\w", "ñ", part) for part in re.split(r"({\w*})", text)
        )

    def ngettext(self, one, many, number):
        return self.gettext(one if number == 1 else many)

    def pgettext(self, context, text):
        return self.gettext(text)


@pytest.fixture
def masked(monkeypatch):
    speak("en")
    monkeypatch.setattr(language._speech, "catalogue", Masked())
    for module in ("solitaire.console.commands", "solitaire.window.help_panel"):
        monkeypatch.setattr(f"{module}.rules_page", lambda game: [Paragraph("ñ", True), Paragraph("ñ")])


@pytest.fixture(autouse=True)
def english_again():
    yield
    speak("en")


def unmasked(texts, allowed):
    """The words of three letters and more that are none of *allowed*."""
    words = {word for text in texts for word in re.findall(r"[A-Za-z]{3,}", re.sub(KEYS, "", text))}
    return sorted(words - allowed)


# --- the console ----------------------------------------------------------------------------------------

TYPED = """rules|help|describe|moves|hint|U|U|A W|A A|undo|undo|undo|redo|redo|deal|deal xyz|game|game xyz
same|new draw=9|new xyz|saves|save one|saves|load two|takeover|xyzzy""".replace("\n", "|").split("|")


class Lines:
    """What is typed, as a file."""

    def __init__(self, lines):
        self.lines = list(lines)

    def readline(self, _size=-1):
        return self.lines.pop(0) + "\n" if self.lines else ""

    def isatty(self):
        return False


class Printed(list):
    """What is printed, as a file."""

    encoding = "utf-8"

    def write(self, text):
        self.append(text)

    def flush(self):
        pass

    def isatty(self):
        return False


def printed(tmp_path, game):
    board, output = find_game(game)(), Printed()
    board.startGame()
    ConsoleGame(Session(board, SavesFolder(tmp_path)), Terminal(Lines(TYPED), output, {})).run()
    return "".join(output).replace(str(tmp_path), "")


@pytest.mark.parametrize("game", ["klondike", "cuatro-cartas"])
def test_the_console_says_nothing_past_the_catalogues(masked, tmp_path, game):
    allowed = {word for line in TYPED for word in re.findall("[A-Za-z]+", line)} | set(COMMANDS)
    allowed |= {
        "CODE",
        "KEY",
        "VALUE",
        "NAME",
        "klondike",
        "cuatro",
        "cartas",
        "Klondike",
        "Cuatro",
        "Cartas",
    }
    for option in find_game(game).optionSpecs:
        allowed |= {option.key, *re.findall(r"\w+", option.key.replace("_", " "))}
        allowed |= {str(choice.value) for choice in option.choices} | {"yes"}
    text = re.sub(r"\[.{3}\]|[A-Z]\d\d-\w+|\d[\d:-]+", "", printed(tmp_path, game))
    assert unmasked([text], allowed) == []


@pytest.mark.parametrize("name", LANGUAGES)
@pytest.mark.parametrize("game", ["klondike", "cuatro-cartas"])
def test_the_console_shows_no_raw_placeholder(tmp_path, name, game):
    speak(name)
    assert PLACEHOLDERS.findall(printed(tmp_path, game)) == []


# --- the window -----------------------------------------------------------------------------------------

SCREENS = ["", *"F1|F12|F12 1|F12 2|F12 3|F9|Ctrl+G|Ctrl+O|Ctrl+D|Ctrl+Shift+S|F6|F7|F8".split("|")]


def shown(tmp_path, monkeypatch, screen):
    """Every text on the picture and in the tips, with the game on the table almost won."""
    desk, texts = Desk(tmp_path), []
    monkeypatch.setattr(Canvas, "text", lambda self, text, *rest, **more: texts.append(text) or 0.0)
    desk.session.play("A>W")
    desk.session.save("00")
    key, _, tab = screen.partition(" ")
    desk.screen.key(key)
    if tab:
        desk.screen.dialog.turn_to(int(tab))
    return painted(desk, texts, tmp_path)


def painted(desk, texts, folder):
    """Paint everything; the *texts* that came of it, and the tips of all buttons."""
    group = [*desk.screen.buttons.buttons, *(desk.screen.dialog.group.buttons if desk.screen.dialog else [])]
    Picture(desk.screen).update()
    return [text.replace(str(folder), "") for text in [*texts, *(button.tip for button in group)]]


@pytest.mark.parametrize("screen", SCREENS)
def test_the_window_says_nothing_past_the_catalogues(masked, tmp_path, monkeypatch, screen):
    texts = [re.sub(r"[A-Z]\d\d-\w+", "", text) for text in shown(tmp_path, monkeypatch, screen)]
    allowed = {name for word in LANGUAGES.values() for name in re.findall(r"[A-Za-z]{3,}", word)}
    assert len(texts) > 10
    assert unmasked(texts, allowed) == []


@pytest.mark.parametrize("name", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_the_window_shows_no_raw_placeholder(tmp_path, monkeypatch, name, screen):
    speak(name)
    texts = set(shown(tmp_path, monkeypatch, screen)) - {"None"}  # a choice of the scoring
    assert [text for text in texts if PLACEHOLDERS.search(text)] == []


@pytest.mark.parametrize("panel", [WinScreen, OverPanel])
def test_the_end_of_a_game(masked, tmp_path, monkeypatch, panel):
    desk, texts = Desk(tmp_path, set_up("W: AS..KS\nX: AH..KH\nY: AC..KC\nZ: AD..QD\nA: KD")), []
    monkeypatch.setattr(Canvas, "text", lambda self, text, *rest, **more: texts.append(text) or 0.0)
    if panel is WinScreen:
        desk.session.collect()
    else:
        desk.screen.open(OverPanel(desk.screen.commands.run, desk.screen.close))
    Picture(desk.screen).update()
    assert unmasked(texts, set()) == []


KEYS_PRESSED = "F1|F2|F4|F12|F12 1|F12 2|F12 3|F12 4|F6|F7|F8|Ctrl+T|Ctrl+Shift+L|Ctrl+H"
SEVERAL = ["", *KEYS_PRESSED.split("|"), "won", "lost"]


def shown_of_several(tmp_path, monkeypatch, screen):
    """Every text of a table of several players: cells of their own names are masked as well."""
    texts = []
    monkeypatch.setattr(Canvas, "text", lambda self, text, *rest, **more: texts.append(text) or 0.0)
    desk = Table(tmp_path, match(screen if screen in ("won", "lost") else "third hand"))
    desk.wait(2)
    key, _, tab = screen.partition(" ")
    desk.screen.key("" if key in ("won", "lost") else key)
    if tab:
        desk.screen.dialog.turn_to(int(tab))
    desk.screen.turns.close()
    return painted(desk, texts, tmp_path)


@pytest.mark.parametrize("screen", SEVERAL)
def test_a_table_of_several_says_nothing_past_the_catalogues(masked, tmp_path, monkeypatch, screen):
    texts = shown_of_several(tmp_path, monkeypatch, screen)
    texts = [re.sub(r"[A-Z][0-9A-Z]{2}-\w+", "", text) for text in texts]
    allowed = {name for word in LANGUAGES.values() for name in re.findall(r"[A-Za-z]{3,}", word)}
    assert len(texts) > 10
    assert unmasked(texts, allowed) == []


@pytest.mark.parametrize("name", LANGUAGES)
@pytest.mark.parametrize("screen", SEVERAL)
def test_a_table_of_several_shows_no_raw_placeholder(tmp_path, monkeypatch, name, screen):
    speak(name)
    texts = shown_of_several(tmp_path, monkeypatch, screen)
    assert [text for text in texts if PLACEHOLDERS.search(text)] == []
