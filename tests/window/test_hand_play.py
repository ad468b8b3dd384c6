"""Playing cards of a hand with the mouse."""

import pytest
from games.buraco.tables import codes, ids_of

from solitaire.window.choice_panel import ChoicePanel

from .hand_table import HAND, chosen, click, id_of, keys, lies, shown

# --- playing -------------------------------------------------------------------------------------


def test_several_cards_are_dragged_together(sit):
    desk = sit()
    click(desk, "KH KS KD")
    desk.drag_card(id_of(desk, "KS"), "M2", release=False)
    held = desk.hands.held
    assert codes(held.cards) == "KS KH KD" and held.targets == {"M2"}
    assert held.first == held.boxes[id_of(desk, "KS")], "the grabbed card decides"
    desk.screen.release(*desk.screen.layout.home("M2").centre, "left")
    assert lies(desk, "M2") == "KS KH KD"


@pytest.mark.parametrize("held", ["KS", "KD"])
@pytest.mark.parametrize("keys", ["", "Ctrl", "Shift"])
def test_the_chosen_cards_go_together_whichever_is_dragged(sit, held, keys):
    """Also while the key that chose them is still held."""
    desk = sit()
    click(desk, "KS KH KD")
    x, y = desk.at_card(id_of(desk, held))
    end = desk.screen.layout.home("M2")
    desk.screen.press(x, y, "left", keys)
    desk.screen.drag(end.x + 10, end.y + 20)
    assert len(desk.hands.held.cards) == 3 and desk.hands.band is None
    desk.screen.release(end.x + 10, end.y + 20, "left")
    assert lies(desk, "M2") == "KS KH KD"


def test_a_card_that_is_not_chosen_is_dragged_alone(sit):
    desk = sit()
    click(desk, "KH KS")
    desk.drag_card(id_of(desk, "4S"), "M0")
    assert lies(desk, "M0").endswith("4S") and chosen(desk) == "KS KH"


def test_targets_glow_for_what_is_chosen(sit):
    desk = sit()

    def glowing():
        return desk.hands.targets("H0", None, desk.hands.selection.cards)

    click(desk, "4S")
    assert glowing() == {"M0", "V"}
    click(desk, "3S 4S")
    assert glowing() == {"M0"}
    click(desk, "KH KS")
    assert glowing() == set()


def test_a_refusal_names_the_rule_beside_the_card(sit):
    desk = sit()
    click(desk, "KH KS")
    desk.click("M2")
    assert desk.session.message == "A new meld needs at least three cards at once."
    assert desk.screen.notes.shown[0] == desk.session.message
    assert chosen(desk) == "KS KH", "to go on choosing"
    click(desk, "9C")
    desk.click("N0")
    assert desk.session.message == "This meld belongs to the other team."
    desk.drag_card(id_of(desk, "9C"), "M0")
    assert desk.session.message == "These cards are neither of one rank nor in order in one suit."
    assert desk.hands.held is None and len(desk.board.cells["H0"]) == 11


def test_a_second_click_throws_the_card_and_undo_brings_it_back(sit):
    desk = sit()
    click(desk, "9C 9C", keys="")
    assert lies(desk, "V") == "4C 5C 9C" and desk.board.turn == 1
    keys(desk, "Ctrl+Z")
    assert lies(desk, "V") == "4C 5C" and desk.board.turn == 0 and "9C" in shown(desk)


def test_with_the_other_setting_the_first_click_throws(sit):
    desk = sit(settings={"throw_click": "first"})
    click(desk, "KH KS", "Ctrl")
    assert desk.board.turn == 1 and lies(desk, "V").endswith("KH"), "the first of them"
    assert chosen(desk) == "KS"
    keys(desk, "Ctrl+Z", "Esc")
    for code in ("KH", "KS"):
        desk.click_card(id_of(desk, code), "Ctrl")
    assert chosen(desk) == "KS KH"
    desk.click_card(id_of(desk, "KS"))
    assert chosen(desk) == "KH" and desk.board.turn == 0, "one of several is not thrown by mistake"


def test_throwing_by_click_keeps_to_the_rules(sit):
    desk = sit(phase="draw", settings={"throw_click": "first"})
    click(desk, "9C")
    assert chosen(desk) == "9C" and lies(desk, "V") == "4C 5C", "first a card must be drawn"
    desk = sit(hand="KC", reserve=False)
    click(desk, "KC KC", "")
    assert desk.board.turn == 0 and len(desk.board.cells["H0"]) == 1


def test_a_second_click_that_throws_nothing_says_why(sit):
    desk = sit(phase="draw")
    click(desk, "9C 9C", "")
    assert desk.session.message == "First draw a card or take the pile." and not desk.session.refused
    assert chosen(desk) == ""
    desk = sit(hand="9S", reserve=False, ours=("3S 4S 5S 6S 7S 8S",))
    click(desk, "9S 9S", "")
    assert desk.session.message == "Your last card must stay while your team has no closed meld."


def test_a_chosen_card_is_thrown_by_a_click_on_the_pile(sit):
    desk = sit()
    click(desk, "9C")
    desk.click("V")
    assert lies(desk, "V") == "4C 5C 9C"


def test_a_cell_without_anything_to_do_says_what_it_is(sit):
    desk = sit()
    desk.click("M0")
    assert not desk.session.refused and "5S" not in desk.session.message and desk.session.message
    desk.click("H2")
    assert desk.session.message == "11 cards in this hand." and not desk.session.refused
    desk.drag("M1", "H0")
    assert desk.session.message == "A card on the table stays there."
    desk.drag("H2", "M2")
    assert desk.session.message == "These are the cards of another player."


# --- taking the pile -----------------------------------------------------------------------------


def test_the_only_pair_is_shown_under_the_pointer_and_used(sit):
    desk = sit("5H 5D 9C KD JO 3S", "draw")
    desk.screen.move(*desk.at("V"))
    assert desk.hands.play.meant == set(ids_of(desk.board, "5H 5D"))
    desk.screen.move(5, 5 + desk.screen.table_area.y)
    assert desk.hands.play.meant == set()
    desk.click("V")
    assert sorted(lies(desk, "M2").split()) == ["5C", "5D", "5H"]
    assert "4C" in shown(desk) and desk.screen.dialog is None


def test_what_a_click_would_use_is_forgotten_when_the_table_changes(sit):
    desk = sit("5H 5D 9C KD JO 3S", "draw")
    desk.screen.move(*desk.at("V"))
    desk.session.play("U")
    assert desk.hands.play.meant == set()
    desk = sit("5H 5D 9C KD JO 3S", "draw")
    desk.screen.move(*desk.at("V"))
    desk.screen.leave()
    assert desk.hands.play.meant == set()


@pytest.mark.parametrize("target", ["H0", "M2"])
def test_the_pile_is_dragged_to_the_hand_or_to_the_free_place(sit, target):
    desk = sit("5H 5D 9C KD JO 3S", "draw")
    desk.drag("V", target)
    assert sorted(lies(desk, "M2").split()) == ["5C", "5D", "5H"]


def test_a_drag_of_the_pile_to_a_meld_says_why_not(sit):
    desk = sit("5H 5D 9C KD JO 3S", "draw")
    desk.drag("V", "M1")
    assert desk.session.message == "The pile is taken with two cards of the hand, for a new meld."
    desk.drag("V", "N0")
    assert desk.session.message == "This meld belongs to the other team."


WAYS = "5H 5D 6C 7C 9C KD"


def test_of_several_ways_the_player_chooses_with_the_mouse(sit):
    desk = sit(WAYS, "draw")
    desk.click("V")
    panel = desk.screen.dialog
    assert isinstance(panel, ChoicePanel)
    assert {frozenset(way.cards) for way in panel.ways} == {
        frozenset(ids_of(desk.board, pair)) for pair in ("5H 5D", "6C 7C")
    }
    number = next(n for n, way in enumerate(panel.ways) if set(way.cards) == set(ids_of(desk.board, "6C 7C")))
    box = panel.group.buttons[number].box
    desk.screen.press(*box.centre, "left")
    desk.screen.release(*box.centre, "left")
    assert desk.screen.dialog is None and sorted(lies(desk, "M2").split()) == ["5C", "6C", "7C"]


@pytest.mark.parametrize("how", ["2", "Right Enter", "Tab Space"])
def test_of_several_ways_the_player_chooses_with_keys(sit, how):
    desk = sit(WAYS, "draw")
    keys(desk, "V")
    second = desk.screen.dialog.ways[1]
    keys(desk, *how.split())
    assert desk.board.history.last.action == second


def test_choosing_is_called_off(sit):
    desk = sit(WAYS, "draw")
    before = desk.table()
    desk.click("V")
    keys(desk, "Esc")
    assert desk.screen.dialog is None and desk.table() == before and desk.board.history.moves == 0


def test_with_chosen_cards_only_their_way_is_meant(sit):
    desk = sit(WAYS, "draw")
    click(desk, "6C 7C")
    desk.click("V")
    assert sorted(lies(desk, "M2").split()) == ["5C", "6C", "7C"]
    desk = sit(WAYS, "draw")
    click(desk, "6C 9C")
    desk.click("V")
    assert desk.session.message.startswith("Your hand needs two natural cards")
    keys(desk, "Esc")
    click(desk, "9C")
    desk.click("V")
    assert isinstance(desk.screen.dialog, ChoicePanel), "a single card that has nothing to do with it"


def test_a_pile_that_cannot_be_taken_says_why(sit):
    desk = sit(HAND, "draw", top="2C")
    desk.click("V")
    assert desk.session.message == "A pile with a wild card on top cannot be taken."
    desk = sit("9C TD KD JO", "draw")
    keys(desk, "V")
    assert desk.session.message.startswith("Your hand needs two natural cards")
    desk = sit("9S 9D 3C", "draw", top="9H", ours=(), reserve=False)
    desk.board.cells["V"]._cards[:-1] = []
    desk.click("V")
    assert desk.session.message.startswith("That would leave you a last card")
    keys(desk, "U")
    desk.click("V")
    assert desk.session.message == "You have drawn: lay down cards, or throw one."


def test_the_starter_may_take_the_first_card_alone(sit):
    desk = sit("9C TD KD JO", "draw", fresh=True)
    desk.board.facts = {**desk.board.facts, "starter": 0, "fresh": True}
    desk.click("V")
    assert "5C" in shown(desk) and desk.board.facts["phase"] == "meld"
