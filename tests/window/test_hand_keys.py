"""Playing from a hand with the keyboard; every route does the same."""

from games.buraco.tables import named
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from solitaire.model.moves import Move

from .hand_table import chosen, click, keys, lies, shown

# --- keyboard ------------------------------------------------------------------------------------


def test_the_focus_walks_the_cards_of_the_hand(sit):
    desk = sit()
    keys(desk, "Left")
    assert desk.screen.keyboard.words() == "H0: joker, 11 of 11"
    keys(desk, "Left", "Left")
    assert desk.screen.keyboard.words() == "H0: king of hearts, 9 of 11"
    keys(desk, "Space")
    assert desk.screen.keyboard.words() == "H0: king of hearts, 9 of 11, chosen" and chosen(desk) == "KH"
    keys(desk, *["Right"] * 3)
    assert desk.screen.keyboard.focus.letter == "H0", "there is nothing on its right"
    keys(desk, *["Left"] * 12)
    assert desk.screen.keyboard.focus.letter != "H0"


def test_the_focus_leads_from_the_hand_to_the_melds_and_back(sit):
    desk = sit()
    keys(desk, "Left", "Down")
    assert desk.screen.keyboard.focus.letter[0] == "M"
    keys(desk, "Up")
    assert desk.screen.keyboard.focus.card is not None


def test_the_focus_goes_down_from_a_long_hand_to_the_own_melds(sit):
    """Not past them to what lies straight below."""
    desk = sit(ours=("5S 6S JO",))
    keys(desk, "Left", "Down")
    assert desk.screen.keyboard.focus.letter == "M1"


def test_the_focus_stays_on_its_card_when_others_come_and_go(sit):
    desk = sit()
    keys(desk, "Left", *["Left"] * 3)
    assert "king of spades" in desk.screen.keyboard.words()
    keys(desk, "Left")
    before = desk.screen.keyboard.focus.card
    click(desk, "KH KS KD")
    desk.click("M2")
    assert desk.screen.keyboard.focus.card == before


def test_keys_alone_lay_a_meld_and_throw(sit):
    desk = sit()
    keys(desk, "Left", "Left", "Shift+Left", "Shift+Left")
    assert chosen(desk) == "KS KH KD"
    keys(desk, "M", "2")
    assert lies(desk, "M2") == "KS KH KD"
    keys(desk, "H", "0", "Left", "Enter", "Enter")
    assert desk.board.turn == 1


def test_keys_alone_carry_a_card_along(sit):
    desk = sit()
    keys(desk, "Left", "Left", "Ctrl+Left", "Ctrl+Left")
    assert shown(desk) == "3S 4S 5H 6H 7D 9C TD KD KS KH JO"
    assert "king of diamonds" in desk.screen.keyboard.words()
    keys(desk, "Ctrl+Right")
    assert shown(desk) == "3S 4S 5H 6H 7D 9C TD KS KD KH JO"


def test_names_of_cells_with_digits_are_typed(sit):
    desk = sit()
    keys(desk, "M")
    assert desk.screen.hint == "M …"
    keys(desk, "9")
    assert desk.session.refused and "There is no cell M9" in desk.session.message
    keys(desk, "N", "0")
    assert desk.screen.keyboard.focus.letter == "N0"
    keys(desk, "M", "Esc", "V")
    assert desk.session.message == "You have drawn: lay down cards, or throw one."


def test_a_short_name_is_ended_with_enter_or_by_waiting(sit):
    desk = sit(ours=[f"{rank}S {rank}H {rank}D" for rank in "3456789TJQK"], hand="3C 4C 9C KC AC")
    click(desk, "4C")
    keys(desk, "M", "1")
    assert desk.screen.hint == "M1 …" and not lies(desk, "M1").endswith("4C")
    keys(desk, "Enter")
    assert lies(desk, "M1").endswith("4C")
    keys(desk, "M", "1", "0")
    assert desk.screen.keyboard.focus.letter == "M10"
    click(desk, "9C")
    keys(desk, "M", "1")
    for _, act in desk.timers:
        act()
    assert desk.screen.hint == "" or "…" not in desk.screen.hint
    assert desk.session.refused, "it was meant for M1"


def test_the_sound_is_not_switched_by_the_name_of_a_meld(sit):
    desk = sit()
    keys(desk, "M", "0")
    assert not desk.screen.settings.muted
    keys(desk, "Ctrl+M")
    assert desk.screen.settings.muted


# --- every route the same ------------------------------------------------------------------------


ROUTES = ("drag", "click", "keys", "letters")


def by_route(desk, route, ids, target):
    """Play cards of the hand to a cell by one kind of input."""
    desk.screen.key("Esc")
    if route in ("drag", "click"):
        for number, card in enumerate(ids):
            desk.click_card(card, "Ctrl" if number else "")
        desk.drag_card(ids[0], target) if route == "drag" else desk.click(target)
        return
    keyboard = desk.screen.keyboard
    for card in ids:
        order = [spot.card.id for spot in desk.screen.layout.cards["H0"]]
        keys(desk, *"H0", "Left", "Right")
        while keyboard.focus.card != card:
            keys(desk, "Right" if order.index(keyboard.focus.card) < order.index(card) else "Left")
        keys(desk, "Space")
    if route == "letters":
        keys(desk, *target)
    else:
        keyboard._focus = type(keyboard.focus)(target)
        keys(desk, "Enter")


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_all_routes_do_the_same_and_refuse_the_same(sit, data):
    desk = sit("KH KS KD 5H 6H 9C JO 3S 4S 7S 8S 2C", ours=("5S 6S JO", "8D 8C 8H", "2H 2D JO"))
    plays = [move for move in desk.board.legalMoves() if move.target != "V"]
    desk.board.move(data.draw(st.sampled_from(plays)))
    if data.draw(st.booleans()):
        move = data.draw(st.sampled_from([move for move in desk.board.legalMoves() if move.cards]))
        ids, target = list(move.cards), move.target
    else:
        held = [card.id for card in desk.board.cells["H0"]]
        ids = data.draw(st.lists(st.sampled_from(held), min_size=1, max_size=4, unique=True))
        target = data.draw(st.sampled_from(["V", *(name for name in desk.board.cells if name[0] in "MN")]))
    desk.screen.lay_out()
    results = {route: result_of(desk, route, ids, target) for route in ROUTES}
    assert len(set(map(str, results.values()))) == 1, results


def result_of(desk, route, ids, target):
    """Table, steps of the history and message after one route; what it did is taken back."""
    desk.time += 2
    before = desk.board.history.cursor
    by_route(desk, route, ids, target)
    result = (desk.table(), desk.board.history.cursor - before, desk.session.message)
    if desk.board.history.cursor > before:
        assert desk.board.history.last.action == Move.ofCards("H0", target, ids)
        assert desk.session.undo()
    return result


def test_the_text_of_a_move_and_the_mouse_agree(sit):
    desk, other = sit(), sit()
    assert other.session.play(named(other.board, "M2", "KH KS KD"))
    click(desk, "KH KS KD")
    desk.click("M2")
    assert desk.table() == other.table()
