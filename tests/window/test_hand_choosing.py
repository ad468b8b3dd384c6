"""Choosing cards of the hand, and the order in which it is shown."""

import pytest
from games.buraco.tables import codes

from solitaire.window.picture import Picture

from .hand_table import box_of, chosen, click, id_of, keys, lies, shown

# --- choosing ------------------------------------------------------------------------------------


def test_a_click_chooses_one_card_and_a_second_one_another(sit):
    desk = sit(phase="draw")
    click(desk, "9C")
    assert chosen(desk) == "9C"
    desk.click_card(id_of(desk, "KH"))
    assert chosen(desk) == "KH"
    desk.click_card(id_of(desk, "KH"))
    assert chosen(desk) == ""


def test_a_chosen_card_stands_out_and_is_hit_where_it_is_seen(sit):
    desk = sit()
    before = {spot.card.id: spot.box.y for spot in desk.screen.layout.cards["H0"]}
    click(desk, "9C KD")
    up = {spot.card.id for spot in desk.screen.layout.cards["H0"] if spot.box.y < before[spot.card.id]}
    assert up == desk.hands.chosen and len(up) == 2
    box = box_of(desk, "9C")
    assert desk.screen.layout.hit(box.x + 3, box.y + 2).card.id == id_of(desk, "9C")


def test_a_hand_whose_first_cards_rose_or_left_is_not_marked_as_empty(sit, monkeypatch):
    desk = sit()
    picture, marked = Picture(desk.screen), []
    monkeypatch.setattr(picture.view, "_paint_cell", lambda _c, _l, name, _s: marked.append(name))
    click(desk, "3S 4S")
    picture.update()
    assert "M2" in marked and "H0" not in marked
    box = box_of(desk, "3S")
    desk.screen.press(box.x + 5, box.y + 5, "left")
    desk.screen.drag(box.x + 200, box.y + 300)
    assert desk.hands.held
    picture.update()
    assert "H0" not in marked


def test_control_adds_and_takes_away(sit):
    desk = sit()
    click(desk, "KS KH KD")
    assert chosen(desk) == "KS KH KD"
    desk.click_card(id_of(desk, "KH"), "Ctrl")
    assert chosen(desk) == "KS KD"
    desk.click_card(id_of(desk, "KS"))
    assert chosen(desk) == "KD", "a plain click takes away too"


def test_shift_chooses_all_up_to_a_card(sit):
    desk = sit()
    click(desk, "5H TD", "Shift")
    assert chosen(desk) == "5H 6H 7D 9C TD"
    desk.click_card(id_of(desk, "3S"), "Shift")
    assert chosen(desk) == "3S 4S 5H 6H 7D 9C TD", "from the card that was clicked without Shift"


def test_a_frame_stretched_from_the_felt_chooses_what_it_touches(sit):
    desk = sit()
    first, last = box_of(desk, "5H"), box_of(desk, "9C")
    click(desk, "KH")
    desk.screen.press(first.x + 5, first.bottom + 6, "left")
    for x, y in ((first.x + 6, first.bottom - 1), (last.x + 5, last.y + 20)):
        desk.screen.drag(x, y)
    assert desk.hands.band and chosen(desk) == "5H 6H 7D 9C"
    desk.screen.drag(last.x - 5, last.y + 20)
    assert chosen(desk) == "5H 6H 7D", "it gives back what it no longer touches"
    desk.screen.release(last.x - 5, last.y + 20, "left")
    assert desk.hands.band is None and chosen(desk) == "5H 6H 7D"


def test_shift_and_a_drag_over_cards_adds_them(sit):
    desk = sit()
    click(desk, "KH")
    x, y = desk.at_card(id_of(desk, "3S"))
    desk.screen.press(x, y, "left", "Shift")
    desk.screen.drag(*desk.at_card(id_of(desk, "5H")))
    desk.screen.release(*desk.at_card(id_of(desk, "5H")), "left")
    assert chosen(desk) == "3S 4S 5H KH" and desk.hands.held is None


@pytest.mark.parametrize("clear", ["Esc", "felt", "right"])
def test_the_choice_is_cleared(sit, clear):
    desk = sit()
    click(desk, "KH KS")
    x, y = desk.screen.table_area.w * 0.6, desk.screen.table_area.h * 0.75
    assert desk.screen.layout.cell_at(x, y) is None
    if clear == "Esc":
        keys(desk, "Esc")
    else:
        desk.screen.press(x, y, "left" if clear == "felt" else "right")
        desk.screen.release(x, y, "left" if clear == "felt" else "right")
    assert chosen(desk) == "" and desk.hands.picked is None


def test_the_choice_stays_until_it_is_played(sit):
    desk = sit(phase="draw")
    click(desk, "KH KS KD")
    desk.click("U")
    assert desk.board.facts["phase"] == "meld" and chosen(desk) == "KS KH KD", "drawing does not touch it"
    keys(desk, "F1", "Esc")
    desk.screen.resize(900, 640, 1.0)
    assert chosen(desk) == "KS KH KD"
    desk.click("M2")
    assert lies(desk, "M2") == "KS KH KD" and desk.hands.picked is None


def test_what_was_chosen_and_played_is_not_chosen_after_undo(sit):
    desk = sit()
    click(desk, "KH KS KD")
    desk.click("M2")
    keys(desk, "Ctrl+Z")
    assert len(desk.board.cells["H0"]) == 11 and chosen(desk) == ""
    desk.click("V")
    assert desk.session.refused and desk.board.turn == 0, "nothing is thrown without choosing"


# --- the order of the hand -----------------------------------------------------------------------


def test_a_card_is_put_elsewhere_in_the_hand(sit):
    desk = sit()
    before = desk.board.snapshot()
    assert shown(desk) == "3S 4S 5H 6H 7D 9C TD KS KH KD JO"
    place = desk.screen.layout.cards["H0"][1].box
    desk.drag_card(id_of(desk, "KD"), place.moved(-8, 0))
    assert shown(desk) == "3S KD 4S 5H 6H 7D 9C TD KS KH JO"
    assert desk.screen.settings.hand_sorting == "hand"
    assert desk.board.snapshot() == before and desk.board.history.moves == 0


def test_several_are_put_elsewhere_side_by_side_and_to_the_end(sit):
    desk = sit()
    click(desk, "3S 9C")
    desk.drag_card(id_of(desk, "9C"), desk.screen.layout.cards["H0"][-1].box.moved(30, 0))
    assert shown(desk) == "4S 5H 6H 7D TD KS KH KD JO 3S 9C"
    assert chosen(desk) == "3S 9C"


def test_a_card_let_go_where_it_was_changes_nothing(sit):
    desk = sit()
    x, y = desk.at_card(id_of(desk, "7D"))
    desk.screen.press(x, y, "left")
    desk.screen.drag(x + 7, y + 5)
    desk.screen.release(x + 7, y + 5, "left")
    assert desk.screen.settings.hand_sorting == "rank" and desk.hands.held is None


def test_the_order_by_hand_lasts_over_turns_and_undo(sit):
    desk = sit()
    desk.drag_card(id_of(desk, "KD"), desk.screen.layout.cards["H0"][1].box.moved(-8, 0))
    click(desk, "9C 9C", "")
    assert shown(desk) == "3S KD 4S 5H 6H 7D TD KS KH JO"
    keys(desk, "Ctrl+Z")
    assert shown(desk) == "3S KD 4S 5H 6H 7D 9C TD KS KH JO", "the card is back in its place"


# --- wild cards in a run -------------------------------------------------------------------------


def turn_wild(desk, letter="M0", up=True):
    spot = next(spot for spot in desk.screen.layout.cards[letter] if codes([spot.card]) == "JO")
    x, y = spot.box.x + 6, spot.box.y + 6
    desk.screen.press(x, y, "left")
    for part in (0.5, 1):
        desk.screen.drag(x, y + (-1 if up else 1) * part * spot.box.h * 0.9)
    desk.screen.release(x, y + (-1 if up else 1) * spot.box.h * 0.9, "left")


def stands_for(desk):
    """What the sign on the joker of M0 says."""
    cards = [spot.card for spot in desk.screen.layout.cards["M0"]]
    joker = next(card for card in cards if codes([card]) == "JO")
    return desk.board.standsFor(joker, "M0", cards)


def test_a_wild_card_is_dragged_to_the_other_end(sit):
    desk = sit()
    before = desk.board.snapshot()
    assert shown(desk, "M0") == "5S 6S JO"
    turn_wild(desk)
    assert shown(desk, "M0") == "JO 5S 6S"
    assert desk.board.snapshot() == before and not desk.board.history.moves, "it is no move"
    assert stands_for(desk) == "4"
    turn_wild(desk, up=False)
    assert shown(desk, "M0") == "5S 6S JO" and stands_for(desk) == "7"


def test_a_wild_card_stays_at_its_end_while_the_run_grows(sit):
    desk = sit("3S 4S 7S 8S 9C KD JO")
    turn_wild(desk)
    desk.drag_card(id_of(desk, "7S"), "M0")
    assert shown(desk, "M0") == "JO 5S 6S 7S"
    keys(desk, "Ctrl+Z")
    assert shown(desk, "M0") == "JO 5S 6S"
    desk.drag_card(id_of(desk, "4S"), "M0")
    desk.drag_card(id_of(desk, "8S"), "M0")
    assert shown(desk, "M0") == "4S 5S 6S JO 8S", "a gap is filled"


def test_other_cards_of_a_meld_do_not_move(sit):
    desk = sit()
    desk.drag("M1", "M2")
    assert desk.session.refused and shown(desk, "M1") == "8D 8C 8H"


def test_space_turns_a_run_as_well(sit):
    desk = sit()
    keys(desk, "Left", "M", "0", "Space")
    assert shown(desk, "M0") == "JO 5S 6S" and desk.board.history.moves == 0
