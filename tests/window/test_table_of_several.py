"""Around a table of several players: options, names, hints, words for who listens, sounds."""

import pytest

from solitaire.console.saved import list_saves
from solitaire.play.saves import SavesFolder
from solitaire.play.settings import Settings
from solitaire.solver.hints import find_advice
from solitaire.window.keys import command_of, key_of
from solitaire.window.options_panel import OptionsPanel
from solitaire.window.picture import Picture
from solitaire.window.saved_picture import summary
from solitaire.window.sounds import sound_of
from solitaire.window.text_button import TextButton

from .desk import Desk
from .match_table import Table, board_started_by, match


@pytest.fixture
def table(tmp_path):
    tables = []

    def make(board=None, **options):
        tables.append(Table(tmp_path, board, **options))
        return tables[-1]

    yield make
    for each in tables:
        each.screen.turns.close()


def options_of(desk, tab):
    desk.screen.key("F12")
    panel = desk.screen.dialog
    assert isinstance(panel, OptionsPanel)
    panel.turn_to([title for title, _lines in panel.pages].index(tab))
    Picture(desk.screen).update()
    return panel


def click_button(desk, button):
    x, y = button.box.centre
    desk.screen.press(x, y, "left")
    desk.screen.release(x, y, "left")


# --- options --------------------------------------------------------------------------------------------


def test_only_the_options_that_concern_the_game_are_offered(table, tmp_path):
    several = {line.label for line in options_of(table(), "Play").lines}
    alone = {line.label for line in options_of(Desk(tmp_path), "Play").lines}
    assert {"Throw a card", "Sort the hand"} <= several and "Double click" not in several
    assert "Double click" in alone and "Throw a card" not in alone
    assert "Players" not in [title for title, _lines in options_of(Desk(tmp_path), "Play").pages]


@pytest.mark.parametrize("label, words, option, value", [
    ("Cards in a hand", "15", "cards", 15), ("Points to reach", "500", "target", 500),
    ("Player on the right", "Strong", "right", "strong"), ("Partner", "Easy", "partner", "easy"),
    ("Player on the left", "Easy", "left", "easy"),
])  # fmt: skip
def test_a_rule_deals_a_new_match_and_undo_brings_the_old_one_back(table, label, words, option, value):
    desk = table(board_started_by(0))
    before = desk.board.deal
    panel = options_of(desk, "Rules")
    line = next(line for line in panel.lines if line.label == label)
    click_button(desk, next(button for button in line.buttons if button.text == words))
    assert desk.board.options[option] == value and desk.board.deal != before
    desk.screen.key("Ctrl+Z")
    assert desk.board.deal == before


def test_names_are_typed_and_hold_at_once(table):
    desk = table()
    panel = options_of(desk, "Players")
    fields = [button for button in panel.group.buttons if isinstance(button, TextButton)]
    assert [field.usual for field in fields] == ["You", "Right", "Partner", "Left"]
    click_button(desk, fields[2])
    for sign in "Lenka Q":
        desk.screen.key("Space" if sign == " " else sign.upper())
        desk.screen.type(sign)
    desk.screen.key("Backspace")
    desk.screen.key("Backspace")
    assert desk.screen.settings.name_partner == "Lenka"
    assert panel.group.buttons[panel.group.focus] is fields[2]
    desk.screen.key("Tab")
    desk.screen.type("x" * 50)
    assert desk.screen.settings.name_left == "x" * 20
    desk.screen.key("Enter")
    desk.screen.key("Esc")
    assert desk.screen.dialog is None and desk.board.history.moves == 0
    board = desk.board
    assert board.captions(("a", "b", "Lenka", "c"))["H2"] == "Lenka"
    Picture(desk.screen).update()


def test_an_erased_name_is_the_usual_one_again(table):
    desk = table(settings=Settings(name_you="Eva"))
    panel = options_of(desk, "Players")
    click_button(desk, next(button for button in panel.group.buttons if isinstance(button, TextButton)))
    desk.screen.key("Delete")
    assert desk.screen.settings.name_you == ""


def test_the_practice_switch_shows_all_hands(table):
    desk = table()
    hidden = [spot for spot in desk.screen.layout.spots if spot.letter in ("H1", "H2", "H3")]
    assert hidden and not any(spot.shown for spot in hidden)
    line = next(line for line in options_of(desk, "Players").lines if line.label == "All hands")
    click_button(desk, line.buttons[1])
    shown = [spot for spot in desk.screen.layout.spots if spot.letter in ("H1", "H2", "H3")]
    assert all(spot.shown for spot in shown)
    assert desk.screen.dialog._note(desk.screen.look.theme)[0] == "You see the cards of all players."


@pytest.mark.parametrize("key, sorting", [("Ctrl+T", "rank"), ("Ctrl+Shift+T", "suit")])
def test_keys_sort_the_hand(table, key, sorting):
    desk = table(board_started_by(0), settings=Settings(hand_sorting="hand"))
    desk.screen.key(key)
    cell = desk.board.cells["H0"]
    shown = [spot.card for spot in desk.screen.layout.cards["H0"]]
    assert shown == sorted(cell, key=cell.sortings[sorting])
    assert desk.screen.settings.hand_sorting == sorting


def test_a_solitaire_has_no_hand_to_sort(tmp_path):
    desk = Desk(tmp_path)
    desk.screen.key("Ctrl+T")
    assert desk.session.refused and desk.screen.settings.hand_sorting == "rank"


# --- hints and words ------------------------------------------------------------------------------------


def test_a_hint_is_the_move_of_a_computer_player_with_its_reason(table):
    desk = table(board_started_by(0))
    for _ in range(6):
        advice = find_advice(desk.board, 0)
        desk.screen.key("Ctrl+H")
        assert desk.hands.hinted == advice.move
        assert str(advice.why) in desk.session.message
        Picture(desk.screen).update()
        assert desk.session.play(advice.move)
        if desk.board.turn:
            break


def test_while_others_play_or_a_hand_is_over_there_is_no_hint_but_words(table):
    desk = table()
    desk.screen.key("Ctrl+H")
    assert desk.hands.hinted is None and desk.session.message == "It is not your turn."
    desk = table(match("hand over"))
    desk.screen.key("Ctrl+H")
    assert desk.session.message == "Deal the next hand: F4"
    desk = table(match("lost"))
    desk.screen.key("Ctrl+H")
    assert desk.session.message == str(desk.board.outcome)


def test_the_tip_of_a_button_names_a_key_that_works_in_this_game(table):
    desk = table()
    for button in desk.screen.bar.buttons:
        key = button.tip.rpartition("  ·  ")[2]
        assert not desk.screen.keyboard.takes(key) and command_of(key)
    assert key_of("hint") == "H" and key_of("hint", ["H0"]) == "Ctrl+H"


def test_what_was_done_since_the_players_own_move_is_said(table):
    desk = table(board_started_by(0))
    desk.own_turn()
    desk.screen.key("F7")
    assert desk.session.message.startswith("You throw")
    desk.screen.turns.skip()
    desk.wait(0.1)
    told = [str(line.words) for line in desk.screen.log.journal.told if line.number > 3]
    desk.screen.key("F7")
    assert desk.session.message == " ".join(told) and told[0].startswith("Right: ")


def test_no_word_about_the_table_tells_a_hidden_card(table):
    desk = table()
    desk.screen.key("F8")
    words = desk.session.message
    assert "H1, Right: 11 cards." in words and words.endswith("Turn: Right.")
    own = ", ".join(str(spot.card.words) for spot in desk.screen.layout.cards["H0"])
    assert own in words


# --- saved matches --------------------------------------------------------------------------------------


def test_the_lists_of_saved_games_tell_how_a_match_ended(tmp_path):
    saves = SavesFolder(tmp_path)
    for result in ("won", "lost", "third hand"):
        match(result).saveGame(saves.path_for(result))
    assert {game.name: game.result for game in saves.games()} == {
        "won": "won",
        "lost": "lost",
        "third hand": "",
    }
    words = {game.name: summary(game) for game in saves.games()}
    assert words["won"].endswith(" · won") and words["lost"].endswith(" · lost")
    assert not words["third hand"].endswith("won")
    assert [line for line in list_saves(saves) if line.endswith(", lost")]


# --- sounds ---------------------------------------------------------------------------------------------


def test_a_closed_meld_sounds_like_a_card_that_is_home(table):
    desk, heard = table(), []
    desk.session.listen(lambda event: heard.append(sound_of(event, desk.session)))

    def closed():
        return sum(len(tally.letters) for tally in desk.board.tallies())

    while not closed():
        assert not desk.board.actions()
        before = len(heard)
        move = desk.board.question(desk.board.turn).answer(lambda: True).move
        assert desk.session.play(move, desk.board.turn)
        assert len(heard) == before + 1
    assert heard[-1] == "house" and "house" not in heard[:-1]


def test_each_action_of_others_is_heard(table):
    desk, heard = table(), []
    desk.session.listen(lambda event: heard.append(sound_of(event, desk.session)))
    desk.screen.turns.skip()
    desk.wait(0.1)
    assert len(heard) == len(desk.made) and all(heard)
    assert {"slide", "place"} <= set(heard)
