"""How cards look in a terminal: two colours or four, signs or letters, by command, remembered."""

import io

import pytest

from solitaire.console.game import ConsoleGame
from solitaire.console.inks import painted
from solitaire.console.terminal import Terminal
from solitaire.games.cuatro_cartas import CuatroCartasBoard
from solitaire.games.klondike import KlondikeBoard
from solitaire.play.saves import SavesFolder
from solitaire.play.session import Session
from solitaire.play.settings import Settings
from solitaire.play.settings_file import SettingsFile

CODE = "K00-000005X"


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self):
        return True


@pytest.fixture
def answers(tmp_path):
    """What each line is answered; the preferences are on disk between two calls."""

    def answers(*lines, board=None, term="xterm"):
        board = board or KlondikeBoard()
        board.startGame(CODE if board.game == "klondike" else None)
        settings = Settings.open(SettingsFile(tmp_path / "settings.json"))
        screen = Screen()
        terminal = Terminal(io.StringIO("".join(f"{line}\n" for line in lines)), screen, {"TERM": term})
        ConsoleGame(Session(board, SavesFolder(tmp_path / "saves")), terminal, settings).run()
        said = screen.getvalue().split("Move? ")
        return [said[0], *(part.partition("\n")[2] for part in said[1:])]

    return answers


def test_four_colours_come_at_a_command_and_go_again(answers):
    start, four, two, four_again, wrong = answers("colours", "colours 2", "colours 4", "colours 3")[:5]
    assert "\033[31m[4 ♥]\033[0m" in start and "\033[94m" not in start + two
    assert "\033[31m[4 ♥]\033[0m" in four and "\033[32m[A♣ ]\033[0m" in four
    assert "Four colours." in four and "Two colours." in two and "\033[32m" in four_again
    assert "Write colours 2 or colours 4." in wrong


def test_the_spanish_deck_says_that_it_has_colours_of_its_own(answers):
    assert (
        "Four colours. This deck keeps its own colours." in answers("colours", board=CuatroCartasBoard())[1]
    )


def test_the_choice_of_colours_is_remembered(answers):
    answers("colours 4")
    assert "\033[32m[A♣ ]\033[0m" in answers()[0]


def test_without_colour_the_terminal_says_so(answers):
    assert answers("colours", term="dumb")[1].startswith("This terminal shows no colours.")


@pytest.mark.parametrize("four", [False, True])
def test_no_two_suits_look_alike_and_red_stays_red(four):
    deck = {card.code: card for card in KlondikeBoard().makeDeck()}
    shown = {code: painted(deck[code], "*", four) for code in ("2H", "2D", "2S", "2C")}
    assert len(set(shown.values())) == (4 if four else 2) and shown["2S"] == "*"
    assert shown["2H"] == "\033[31m*\033[0m"


def test_the_four_suits_of_the_spanish_deck_have_a_colour_each():
    inks = {painted(card, "*") for card in CuatroCartasBoard().makeDeck()}
    assert len(inks) == 4 and "*" not in inks


def test_suits_are_letters_by_choice_and_stay_so(answers):
    letters, signs, letters_again = answers("letters on", "letters", "letters", "describe")[1:4]
    assert "[AC ]" in letters and "[4 H]" in letters and "♥" not in letters
    assert "[4 ♥]" in signs and "The suits are signs." in signs
    assert "[4 H]" in letters_again
    assert "[4 H]" in answers()[0]


def test_a_wrong_word_for_letters_is_explained(answers):
    assert answers("letters words")[1].startswith("Write letters on or letters off.")
