"""What mouse and keyboard mean, without a window."""

import random

import pytest

from solitaire.games.klondike import KlondikeBoard

from .desk import Desk
from .tiny_game import ordered_board


@pytest.fixture
def desk(tmp_path):
    return Desk(tmp_path)


def legal(board):
    return {str(move) for move in board.legalMoves()}


# --- hints --------------------------------------------------------------------------------------


def test_a_hint_shows_a_legal_move_until_the_next_input(desk):
    desk.screen.key("H")
    move = desk.hands.hinted
    assert str(move) in legal(desk.board) and desk.session.message and not desk.session.refused
    desk.screen.key("Left")
    assert desk.hands.hinted is None
    for _ in range(60):
        desk.screen.key("Ctrl+H")
        if desk.hands.hinted is None:
            break
        desk.session.play(desk.hands.hinted)
        assert desk.hands.hinted is None, "it was made"
    assert desk.board.history.moves > 5


# --- dragging -----------------------------------------------------------------------------------


def test_a_card_is_dragged_to_where_it_fits(desk):
    desk.drag("G", "A")
    assert desk.table()["A"] == ["JS", "XH"] and desk.hands.held is None


def test_an_illegal_drop_changes_nothing_and_says_why(desk):
    before = desk.table()
    desk.drag("G", "B")
    assert desk.table() == before and desk.session.refused
    assert desk.session.message == "The ten of hearts is not one rank below the ace of clubs."


@pytest.mark.parametrize("corner", [(0.02, 0.02), (0.98, 0.02), (0.02, 0.98), (0.98, 0.98)])
def test_the_grab_point_does_not_matter(desk, corner):
    box, end = desk.screen.layout.home("G"), desk.screen.layout.home("A")
    x, y = box.x + box.w * corner[0], box.y + box.h * corner[1]
    desk.screen.press(x, y, "left")
    desk.screen.drag(x + end.x - box.x + 20, y + end.y - box.y + 60)
    desk.screen.release(x + end.x - box.x + 20, y + end.y - box.y + 60, "left")
    assert desk.table()["A"] == ["JS", "XH"]


def test_a_click_that_trembles_is_no_drag(desk):
    x, y = desk.at("G")
    desk.screen.press(x, y, "left")
    desk.screen.drag(x + 4, y - 4)
    assert desk.hands.held is None
    desk.screen.release(x + 4, y - 4, "left")
    assert desk.hands.picked.letter == "G"


def test_a_run_travels_as_one(desk):
    desk.drag("G", "A")
    desk.press("A", 2)
    x, y = desk.at("A", 2)
    desk.screen.drag(x + 80, y + 50)
    held = desk.hands.held
    assert [card.code for card in held.cards] == ["JS", "XH"]
    boxes = [held.boxes[card.id] for card in held.cards]
    steps = {
        (box.x - spot.box.x, box.y - spot.box.y)
        for box, spot in zip(boxes, desk.screen.layout.cards["A"], strict=True)
    }
    assert steps == {(80, 50)}


def test_the_held_cards_are_always_the_real_end_of_the_pile(desk):
    numbers = random.Random(4)
    for _ in range(150):
        moves = desk.board.legalMoves()
        desk.session.play(numbers.choice(moves))
        if numbers.random() < 0.2:
            desk.session.undo()
        for letter, cell in desk.board.cells.items():
            count = cell.liftable()
            if count and not desk.board.clickMove(letter):
                x, y = desk.at(letter, count)
                desk.screen.press(x, y, "left")
                desk.screen.drag(x + 30, y + 30)
                assert list(desk.hands.held.cards) == cell.tail(count)
                desk.screen.key("Esc")
                assert desk.hands.held is None


@pytest.mark.parametrize("end", ["Ctrl+N", "Ctrl+R", "Ctrl+Z", "Esc", "F1", "Ctrl+O"])
def test_a_drag_never_outlives_what_a_key_does(desk, end):
    desk.drag("G", "A")
    desk.drag("A", "D", release=False)
    assert desk.hands.held
    desk.screen.key(end)
    assert desk.hands.held is None
    before = desk.table()
    desk.screen.release(*desk.at("D"), "left")
    assert desk.table() == before


def test_a_drag_never_outlives_a_load(desk):
    desk.session.save("one")
    desk.drag("G", "A", release=False)
    desk.session.load(desk.session.path)
    assert desk.hands.held is None
    desk.screen.release(*desk.at("A"), "left")
    assert len(desk.board.cells["A"]) == 1


@pytest.mark.parametrize(
    "how", ["focus", "motion", "second press", "right press", "release outside", "resize"]
)
def test_a_lost_release_brings_the_cards_back(desk, how):
    before = desk.table()
    desk.drag("G", "A", release=False)
    x, y = desk.at("D")
    {
        "focus": desk.screen.lose_focus,
        "motion": lambda: desk.screen.move(x, y),
        "second press": lambda: desk.screen.press(x, y, "left"),
        "right press": lambda: desk.screen.press(x, y, "right"),
        "release outside": lambda: (desk.screen.leave(), desk.screen.release(-300, 2000, "left")),
        "resize": lambda: desk.screen.resize(900, 700, 1.0),
    }[how]()
    assert desk.hands.held is None and desk.table() == before
    desk.screen.release(x, y, "left")
    desk.drag("G", "A")
    assert desk.table()["A"] == ["JS", "XH"]


def test_a_face_down_card_stays_and_says_why(desk):
    before = desk.table()
    for count in range(2, 8):
        x, y = desk.at("G", count)
        desk.screen.press(x, y, "left")
        desk.screen.drag(x + 60, y)
        desk.screen.release(x + 60, y, "left")
        desk.click("G", count)
    assert desk.table() == before and not desk.board.history.canUndo


def test_legal_targets_are_known_while_dragging(desk):
    desk.drag("G", "D", release=False)
    assert desk.hands.held.targets == {"A"}


# --- clicking -----------------------------------------------------------------------------------


def test_click_and_click_moves(desk):
    desk.click("G")
    assert desk.hands.picked.letter == "G"
    desk.time += 1
    desk.click("A")
    assert desk.table()["A"] == ["JS", "XH"] and desk.hands.picked is None


def test_an_illegal_second_click_says_why_and_picks_the_other(desk):
    desk.click("G")
    desk.time += 1
    desk.click("C")
    assert desk.session.refused and desk.hands.picked.letter == "C"


def test_a_second_slow_click_lets_go(desk):
    desk.click("G")
    desk.time += 1
    desk.click("G")
    assert desk.hands.picked is None


def test_a_click_on_the_stock_draws_each_time(desk):
    for number in range(1, 4):
        desk.click("U")
        assert len(desk.board.cells["V"]) == number
    assert desk.board.history.moves == 3


def test_a_double_click_sends_home(desk):
    desk.double_click("B")
    assert desk.table()["Y"] == ["AC"]


def test_a_double_click_acts_only_on_what_was_clicked_first(tmp_path):
    desk = Desk(tmp_path, ordered_board("3H", "3S", "4S", "4H", "2S", "2H", "1H".replace("1", "A"), "AS"))
    desk.click("S")
    desk.click("S")
    desk.time += 1
    assert desk.table()["T"] == ["AS", "AH"]
    desk.double_click("T")
    assert desk.table()["O"] == ["AH"] and desk.table()["T"] == ["AS"], "the next card stays"
    assert desk.hands.picked is None


def test_two_quick_clicks_on_different_cards_are_no_double_click(desk):
    desk.click("C")
    desk.click("B")
    assert desk.board.history.moves == 0


@pytest.mark.parametrize("seed", range(6))
def test_wild_clicking_loses_nothing(desk, seed):
    numbers = random.Random(seed)
    desk.screen.resize(800, 600, 1.0)
    for _ in range(250):
        x, y = numbers.randrange(800), numbers.randrange(600)
        button = numbers.choice(["left", "left", "right", "middle"])
        act = numbers.randrange(5)
        if act < 3:
            desk.screen.press(x, y, button)
        if act in (1, 3):
            desk.screen.drag(numbers.randrange(800), numbers.randrange(600))
        if act != 2:
            desk.screen.release(numbers.randrange(800), numbers.randrange(600), button)
        desk.time += numbers.choice([0.03, 0.15, 1.0])
        if numbers.random() < 0.1:
            desk.screen.key("Esc")
        cards = sorted(card.id for cell in desk.board.cells.values() for card in cell)
        assert cards == list(range(52))
    desk.screen.move(1, 1)
    desk.screen.close()
    assert desk.hands.held is None


def test_the_right_button_shows_a_covered_card_while_held(desk):
    desk.drag("G", "A")
    desk.press("A", 2, "right")
    assert desk.hands.peek.card.code == "JS"
    desk.screen.release(*desk.at("A", 2), "right")
    assert desk.hands.peek is None and desk.board.history.moves == 1


def test_the_right_button_does_not_show_what_lies_face_down(desk):
    desk.press("G", 3, "right")
    assert desk.hands.peek is None


def test_a_right_click_on_the_table_collects(desk):
    x, y = 5, desk.screen.table_area.bottom - 5
    desk.screen.press(x, y, "right")
    desk.screen.release(x, y, "right")
    assert desk.table()["Y"] == ["AC"]


# --- every route the same ------------------------------------------------------------------------


def test_all_routes_accept_and_refuse_the_same_moves(tmp_path):
    numbers = random.Random(9)
    for seed in range(3):
        board = KlondikeBoard()
        board.startGame(board.makeDeal(seed))
        desk = Desk(tmp_path, board)
        for _ in range(12):
            desk.session.play(numbers.choice(desk.board.legalMoves()))
        letters = list(desk.board.cells)
        for source in letters:
            for target in letters:
                if source != target and desk.board.cells[source].liftable():
                    compare_routes(desk, source, target)


def compare_routes(desk, source, target):
    results = []
    routes = (
        lambda: desk.drag(source, target),
        lambda: (desk.click(source), desk.click(target)),
        lambda: desk.session.point(source, target, 1),
    )
    for route in routes:
        desk.time += 2
        steps = desk.board.history.cursor
        if desk.board.clickMove(source) or desk.board.clickMove(target):
            return
        route()
        desk.screen.key("Esc")
        results.append((desk.table(), desk.board.history.cursor - steps))
        if desk.board.history.cursor > steps:
            desk.session.undo()
    assert all(result == results[0] for result in results), (source, target)


# --- keyboard -----------------------------------------------------------------------------------


def press(desk, *keys):
    for key in keys:
        desk.screen.key(key)


def test_letters_play_as_in_the_console(desk):
    press(desk, "G", "A")
    assert desk.table()["A"] == ["JS", "XH"]
    press(desk, "U", "Shift+U")
    assert len(desk.board.cells["V"]) == 2
    press(desk, "J")
    assert desk.session.refused and "no cell J" in desk.session.message


def test_escape_forgets_a_letter(desk):
    press(desk, "G", "Esc", "A")
    assert desk.hands.picked.letter == "A" and desk.board.history.moves == 0


def test_arrows_and_enter_play(desk):
    press(desk, "Left", "Down", "Right", "Right", "Right", "Right", "Right", "Right")
    assert desk.screen.keyboard.focus.letter == "G"
    press(desk, "Enter", "Left", "Left", "Left", "Left", "Left", "Left", "Space")
    assert desk.table()["A"] == ["JS", "XH"]
    press(desk, "Up")
    assert desk.screen.keyboard.focus.count == 2, "up the run first"
    press(desk, "Up")
    assert desk.screen.keyboard.focus.letter == "U"
    press(desk, "Enter")
    assert len(desk.board.cells["V"]) == 1


def test_up_from_the_top_row_leads_to_the_buttons_and_back(desk):
    press(desk, "Left", "Up")
    assert desk.screen.buttons.focus == 0
    press(desk, "Right", "Enter")
    assert desk.board.history.canUndo, "Same Deal was pressed"
    press(desk, "Esc")
    assert desk.screen.buttons.focus is None


def test_the_focus_says_what_it_is_on(desk):
    press(desk, "G")
    assert desk.screen.hint == "G …"
    press(desk, "Esc", "Left", "Right")
    assert desk.screen.keyboard.words()


def test_tab_draws_and_the_star_collects(desk):
    press(desk, "Tab", "*")
    assert len(desk.board.cells["V"]) >= 0 and desk.table()["Y"] == ["AC"]


def test_shift_enter_sends_home(desk):
    press(desk, "B", "Esc", "Shift+Enter")
    assert desk.table()["Y"] == ["AC"]


def test_fifty_deals_in_a_row(desk):
    for number in range(50):
        press(desk, "Ctrl+N")
        if number % 7 == 0:
            desk.screen.resize(700 + number, 500 + number, 1.0)
    assert desk.board.history.cursor == 51
    for _ in range(50):
        press(desk, "Ctrl+Z")
    assert desk.board.deal.code == "K00-000005X"
