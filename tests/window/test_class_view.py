"""The class view: what it draws is what the model has, and the game goes on beside it."""

import inspect
import random
import re
import sys
from pathlib import Path

import pytest

from solitaire.games.buraco import BuracoBoard
from solitaire.games.cuatro_cartas import CuatroCartasBoard
from solitaire.games.klondike import KlondikeBoard
from solitaire.play.language import speak
from solitaire.window.class_signs import size_of
from solitaire.window.keys import words_of
from solitaire.window.picture import Picture
from solitaire.window.suit_text import suited_width

from .desk import Desk

ROOT = Path(__file__).resolve().parents[2]
GAMES = (KlondikeBoard, CuatroCartasBoard, BuracoBoard)
SIZES = ((640, 480), (800, 600), (1280, 800), (700, 1000), (2560, 1440))
REASON = "false: The jack of spades is not one rank below the jack of diamonds."


def played(game, moves=60, seed=5):
    """A board in the middle of a game."""
    board, chance = game(), random.Random(seed)
    board.startGame(board.makeDeal(seed))
    for _ in range(moves):
        if legal := board.legalMoves():
            laid = [move for move in legal if len(move.cards) > 1]
            board.move(chance.choice(laid or legal))
    return board


def viewed(folder, game=None, size=(1280, 800)):
    desk = Desk(folder, game and played(game), size)
    desk.screen.key("F3")
    return desk


@pytest.fixture
def desk(tmp_path):
    return viewed(tmp_path)


def panel(desk):
    return desk.screen.class_view.panel


def lines(desk):
    return [" ".join(text for _, text in row.lines) for row in panel(desk).rows(desk.screen.sizes)]


def middle(box):
    return box.x + box.w / 2, box.y + box.h / 2


# --- switching ------------------------------------------------------------------------------------


def test_a_key_shows_it_and_takes_it_away(tmp_path):
    desk = Desk(tmp_path)
    before = (desk.screen.table_area, desk.screen.layout.spots)
    desk.screen.key("F3")
    table, box = desk.screen.table_area, panel(desk).box
    assert table.right == box.x and box.right == 1280 and table.h == box.h
    assert all(table.x <= spot.box.x and spot.box.right <= table.right for spot in desk.screen.layout.spots)
    desk.screen.key("F3")
    assert (desk.screen.table_area, desk.screen.layout.spots) == before


def test_switched_off_nothing_looks_on(desk):
    assert desk.session.watch is not None
    desk.screen.key("F3")
    desk.drag("G", "A")
    assert desk.session.watch is None and sys.getprofile() is None
    assert desk.screen.class_view.signs() == [] and lines(desk) == []


def test_a_window_that_is_high_has_the_panel_below(tmp_path):
    desk = viewed(tmp_path, size=(700, 1000))
    assert desk.screen.table_area.bottom == panel(desk).box.y and panel(desk).box.w == 700


def test_dialogs_have_the_whole_window(desk):
    desk.screen.key("F12")
    assert abs(middle(desk.screen.dialog.panel)[0] - 640) < 2


def test_a_dialog_over_the_panel_has_the_clicks(tmp_path):
    desk = viewed(tmp_path, size=(800, 600))
    desk.session.play("B>Y")
    desk.screen.key("F1")
    dialog = desk.screen.dialog
    button = max(dialog.group.buttons, key=lambda button: button.box.x)
    assert panel(desk).box.overlap(dialog.panel) > 0
    step, over = panel(desk).step, panel(desk).shown(desk.screen.sizes)[3][1]
    desk.screen.press(over.x + 2, over.y + 2, "left")
    assert panel(desk).step == step and desk.screen.dialog is dialog
    desk.screen.press(*middle(button.box), "left")
    desk.screen.release(*middle(button.box), "left")
    assert desk.screen.dialog is None


# --- signs ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_every_object_of_the_table_has_its_sign(tmp_path, game, size):
    desk = viewed(tmp_path, game, size)
    board, signs = desk.board, desk.screen.class_view.signs()
    assert [sign.thing for sign in signs if sign.letter] == [
        board.cells[letter] for letter in desk.screen.layout.bases
    ]
    for sign in (sign for sign in signs if sign.letter):
        words = " ".join(sign.lines)
        assert sign.letter in words
        assert size_of(sign.thing) in words or len(sign.lines) == 1 or sign.lines[1] == sign.letter
        name = type(sign.thing).__name__
        short = sign.lines[0].removesuffix(f" {sign.letter}").rstrip(".")
        capitals = "".join(letter for letter in name if letter.isupper())
        assert name.startswith(short) or short in (capitals, sign.letter)
    groups = {id(sign.thing) for sign in signs if not sign.letter}
    wanted = {id(division) for division in board.divisions if len(division)}
    assert groups == wanted | ({id(board.pool)} if board.pool else set())


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_no_words_lie_on_others(tmp_path, game, size):
    desk = viewed(tmp_path, game, size)
    signs = desk.screen.class_view.signs()
    area = desk.screen.area
    for number, sign in enumerate(signs):
        assert all(suited_width(line, sign.size, True) <= sign.box.w for line in sign.lines), sign.lines
        assert area.y <= sign.box.y and sign.box.bottom <= area.bottom and sign.box.x >= area.x
        for other in signs[number + 1 :]:
            assert sign.box.overlap(other.box) == 0, (sign.lines, other.lines)


def test_sizes_are_those_of_the_model(desk):
    signs = {sign.letter: sign.lines for sign in desk.screen.class_view.signs() if sign.letter}
    assert signs["G"] == ("AlternateCell", "G · 7") and signs["W"] == ("HouseCell", "W · 0/13")
    desk.session.play("B>Y")
    signs = {sign.letter: sign.lines for sign in desk.screen.class_view.signs() if sign.letter}
    assert signs["Y"] == ("HouseCell", "Y · 1/13") and signs["B"] == ("AlternateCell", "B · 1")


def test_divisions_and_pool_say_what_they_hold(desk):
    words = {sign.lines[0] for sign in desk.screen.class_view.signs() if not sign.letter}
    assert words == {"Division Sort: 4 × HouseCell", "Division Play: 7 × AlternateCell", "Pool: 2 × FreeCell"}


def test_an_outline_goes_round_all_cards_of_its_cell(desk):
    for sign in desk.screen.class_view.signs():
        for spot in desk.screen.layout.cards.get(sign.letter, ()):
            assert sign.outline.union(spot.box) == sign.outline


# --- the object under the pointer -------------------------------------------------------------------


def facts(desk):
    return panel(desk).facts()


def test_pointing_at_a_cell_shows_its_object(desk):
    desk.screen.move(*desk.at("C"))
    shown = dict(text.split(" = ") for kind, text in facts(desk) if kind == "value")
    cell = desk.board.cells["C"]
    assert ("heading", "AlternateCell C : Cell") in facts(desk)
    assert ("question", "isValid(cards: Sequence[Card]) → Verdict") in facts(desk)
    line = inspect.getsourcelines(type(cell).isValid)[1]
    assert ("where", f"solitaire/model/cells.py:{line}") in facts(desk)
    assert shown["opensWith"] == str(cell.opensWith) and shown["letter"] == "'C'"
    assert shown["cards"] == "3: ?? ?? K♥" and shown["wants"] == "12"


def test_pointing_at_the_words_of_a_division_shows_the_division(desk):
    sign = next(sign for sign in desk.screen.class_view.signs() if sign.thing is desk.board.sort)
    desk.screen.move(*middle(sign.box))
    assert ("heading", "Division Sort") in facts(desk)
    assert ("question", "isFull() → bool") in facts(desk)


def test_the_object_is_up_to_date_after_a_move_and_after_another_game(desk):
    desk.screen.move(*desk.at("B"))
    desk.screen.key("Tab")
    desk.session.play("B>Y")
    assert ("value", "cards = 1: J♦") in facts(desk)
    desk.session.new_deal()
    desk.session.switch_game("cuatro-cartas")
    assert panel(desk).thing in (None, *desk.board.cells.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_cell_of_every_game_can_be_pointed_at(tmp_path, game):
    desk = viewed(tmp_path, game)
    for letter, cell in desk.board.cells.items():
        desk.screen.move(*desk.at(letter))
        assert panel(desk).thing is cell
        public = {name for name in vars(cell) if not name.startswith("_")}
        named = {text.split(" = ")[0] for kind, text in facts(desk) if kind == "value"}
        assert public | {"cards", "top"} <= named


def test_no_hidden_card_is_told(tmp_path):
    desk = viewed(tmp_path, BuracoBoard)
    desk.screen.move(*desk.at("H1"))
    values = " ".join(text for kind, text in facts(desk))
    assert set(re.findall(r"\d+[♠♥♦♣]|[AJQK][♠♥♦♣]", values)) == set()


# --- the calls ------------------------------------------------------------------------------------


def test_a_drag_is_told_call_by_call(desk):
    desk.drag("G", "A")
    assert desk.board.cells["A"][-1].code == "XH"
    shown = lines(desk)
    assert shown[0].startswith("Session.point('G', 'A', 1) → true solitaire/play/session.py:")
    told = next(line for line in shown if line.startswith("AlternateCell A.isValid"))
    assert told.startswith("AlternateCell A.isValid([10♥]) → true solitaire/model/cells.py:")
    assert [row.call for row in panel(desk).rows(desk.screen.sizes)] == desk.screen.class_view.tracer.calls


def test_a_refused_drop_says_who_said_no_and_why(desk):
    desk.session.play("B>Y")
    desk.drag("A", "B")
    told = next(line for line in lines(desk) if line.startswith("AlternateCell B.isValid"))
    assert REASON in told
    rows = panel(desk).rows(desk.screen.sizes)
    assert "refused" in {kind for row in rows if row.call.method == "isValid" for kind, _ in row.lines}


def test_click_double_click_undo_and_draw_are_told(desk):
    for act, first in (
        (lambda: desk.click("U"), "Session.click('U')"),
        (lambda: desk.double_click("B"), "Session.send('B')"),
        (lambda: desk.screen.key("Ctrl+Z"), "Session.undo()"),
        (lambda: desk.screen.key("Ctrl+Y"), "Session.redo()"),
        (lambda: desk.screen.key("Ctrl+N"), "Session.new_deal()"),
        (lambda: desk.screen.key("Ctrl+S"), "Session.save()"),
    ):
        act()
        assert lines(desk)[0].startswith(first)


def test_inner_calls_are_indented(desk):
    desk.session.play("B>Y")
    rows = panel(desk).rows(desk.screen.sizes)
    assert [row.indent > 0 for row in rows] == [row.call.depth > 0 for row in rows]


@pytest.mark.parametrize("language", ["en", "es", "cs"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_line_fits_into_the_panel(tmp_path, size, language):
    speak(language)
    try:
        desk = viewed(tmp_path, size=size)
        for command in (lambda: desk.session.play("A>B"), desk.session.new_deal, desk.session.save):
            command()
            room = panel(desk).box.w - 2 * desk.screen.sizes.pad
            for row in panel(desk).rows(desk.screen.sizes):
                for _, text in row.lines:
                    assert row.indent + suited_width(text, desk.screen.sizes.small) <= room, text
    finally:
        speak("en")


def test_rows_stand_one_below_the_other_inside_the_panel(desk):
    desk.session.new_deal()
    for _ in range(30):
        shown = panel(desk).shown(desk.screen.sizes)
        boxes = [box for _, box in shown]
        assert all(a.bottom == pytest.approx(b.y) for a, b in zip(boxes, boxes[1:], strict=False))
        assert boxes[0].y >= panel(desk).box.y and boxes[-1].bottom <= panel(desk).box.bottom
        desk.screen.move(*middle(boxes[0]))
        desk.screen.scroll(-1)
    assert shown[-1][0] == len(desk.screen.class_view.tracer.calls) - 1


def test_the_wheel_over_the_table_leaves_the_list(desk):
    desk.session.new_deal()
    before = panel(desk).shown(desk.screen.sizes)
    desk.screen.move(*desk.at("C"))
    desk.screen.scroll(-3)
    assert panel(desk).shown(desk.screen.sizes) == before


def test_the_way_through_the_game_loop_is_shown(desk):
    way = lambda: desk.screen.class_view.tracer.way  # noqa: E731
    assert way() == "saved game or new → initialise → distribute → player action"
    desk.screen.key("Tab")
    assert way() == "player action → draw → player action"
    desk.session.point("A", "B")
    assert way() == "player action → error → player action"


# --- step by step -----------------------------------------------------------------------------------


def test_keys_go_from_call_to_call_and_the_cell_stands_out(desk):
    desk.session.play("B>Y")
    calls = desk.screen.class_view.tracer.calls
    for number, call in enumerate(calls):
        desk.screen.key("Page Down")
        assert panel(desk).step == number and desk.screen.class_view.asked == call.cell
        assert number in dict(panel(desk).shown(desk.screen.sizes))
    assert {call.cell for call in calls} >= {"B", "Y"}
    desk.screen.key("Page Down")
    assert panel(desk).step is None and desk.screen.class_view.asked == ""
    desk.screen.key("Page Up")
    assert panel(desk).step == len(calls) - 1


def test_buttons_and_clicks_mark_a_call(desk):
    desk.session.play("B>Y")
    for button, step in ((panel(desk).on, 0), (panel(desk).on, 1), (panel(desk).back, 0)):
        desk.screen.press(*middle(button.box), "left")
        desk.screen.release(*middle(button.box), "left")
        assert panel(desk).step == step
    number, box = panel(desk).shown(desk.screen.sizes)[4]
    desk.screen.press(*middle(box), "left")
    assert panel(desk).step == number
    desk.screen.press(*middle(box), "left")
    assert panel(desk).step is None
    desk.screen.press(*middle(panel(desk).shut.box), "left")
    desk.screen.release(*middle(panel(desk).shut.box), "left")
    assert not desk.screen.class_view.is_on


def test_a_key_copies_the_line_of_a_call_or_of_an_object(desk):
    desk.screen.key("Ctrl+C")
    assert desk.session.message.startswith("Mark a call") and desk.screen.clipboard.text() == ""
    desk.screen.move(*middle(desk.screen.layout.bases["Y"]))
    desk.screen.key("Ctrl+C")
    line = inspect.getsourcelines(type(desk.board.cells["Y"]).isValid)[1]
    assert desk.screen.clipboard.text() == f"solitaire/model/cells.py:{line}"
    desk.session.play("B>Y")
    desk.screen.key("Page Down")
    desk.screen.key("Ctrl+C")
    where = desk.screen.class_view.tracer.calls[0].where
    assert desk.screen.clipboard.text() == where and desk.session.message == f"Copied {where}."
    desk.screen.key("F3")
    desk.screen.clipboard.copy("")
    desk.screen.key("Ctrl+C")
    assert desk.screen.clipboard.text() == ""


def test_the_next_move_begins_a_new_list(desk):
    desk.session.play("B>Y")
    desk.screen.key("Page Down")
    desk.session.play("U")
    assert panel(desk).step is None and lines(desk)[0].startswith("Session.play('U')")


def test_buttons_have_tips_with_their_keys(desk):
    tips = [button.tip for button in panel(desk).buttons]
    assert tips == [
        f"{words_of('step-back')}  ·  Page Up",
        f"{words_of('step-on')}  ·  Page Down",
        f"{words_of('classes')}  ·  F3",
    ]


# --- the game beside it -----------------------------------------------------------------------------


def test_the_panel_is_no_place_to_drop_or_collect(desk):
    before = desk.table()
    x, y = desk.at("G")
    desk.screen.press(x, y, "left")
    desk.screen.drag(*middle(panel(desk).box))
    desk.screen.release(*middle(panel(desk).box), "left")
    desk.screen.press(*middle(panel(desk).box), "right")
    desk.screen.release(*middle(panel(desk).box), "right")
    assert desk.table() == before and desk.hands.held is None


def test_a_resize_and_another_language_keep_it(desk):
    desk.session.play("B>Y")
    desk.screen.resize(800, 600)
    assert panel(desk).box.right == 800 and lines(desk)
    desk.screen.settings.change("language", "es")
    speak("es")
    try:
        desk.screen.resize(1280, 800)
        assert desk.screen.class_view.is_on and panel(desk).box.right == 1280
        keys = [button.tip.split("  ·  ")[1] for button in panel(desk).buttons]
        assert keys == ["Page Up", "Page Down", "F3"]
    finally:
        speak("en")


def test_it_stays_when_the_game_changes(desk):
    desk.session.switch_game("cuatro-cartas")
    signs = [sign for sign in desk.screen.class_view.signs() if sign.letter]
    assert [sign.thing for sign in signs] == [desk.board.cells[sign.letter] for sign in signs]
    assert lines(desk)[0].startswith("Session.switch_game('cuatro-cartas')")


@pytest.mark.parametrize("size", [(1, 1), (40, 30), (200, 150), (333, 80)])
@pytest.mark.parametrize("game", GAMES)
def test_a_window_of_any_size_is_drawn(tmp_path, game, size):
    desk = viewed(tmp_path, game)
    desk.session.undo()
    desk.screen.resize(*size)
    picture = Picture(desk.screen)
    for _ in range(3):
        desk.screen.key("Page Up")
        assert set(picture.update()) >= {"table", "bars"}
        desk.screen.changed()
