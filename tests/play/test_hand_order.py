"""HandOrder: a hand sorted by rank, by suit or by hand, kept while cards come and go."""

import random

import pytest

from solitaire.games.buraco.cards import buraco_deck
from solitaire.games.buraco.cells import HandCell, MeldCell
from solitaire.games.klondike import KlondikeBoard
from solitaire.play.hand_order import BY_HAND, HandOrder

CARDS = "JO 2H AS KD 3C 3S XH 9H 2S"


def hand(text: str = CARDS) -> HandCell:
    cell, left = HandCell("H0"), buraco_deck()
    for code in text.split():
        card = next(card for card in left if card.code == code)
        left.remove(card)
        cell.put(card)
    return cell


def shown(order: HandOrder, cell: HandCell) -> str:
    return " ".join(card.code for card in order.arranged(cell))


def test_by_rank_threes_come_first_and_wild_cards_last():
    assert shown(HandOrder("rank"), hand()) == "3S 3C 9H XH KD AS 2S 2H JO"


def test_by_suit_the_colours_take_turns_and_wild_cards_come_last():
    assert shown(HandOrder("suit"), hand()) == "3S AS 9H XH 3C KD 2S 2H JO"


@pytest.mark.parametrize("sorting", ["rank", "suit", BY_HAND])
def test_no_card_is_lost_or_doubled(sorting):
    cell = hand()
    assert sorted(card.id for card in HandOrder(sorting).arranged(cell)) == sorted(card.id for card in cell)


def test_a_card_put_elsewhere_stays_there_and_new_ones_come_to_the_right():
    cell, order = hand("3C 4C 5C 6C"), HandOrder("rank")
    order.place(cell, [order.arranged(cell)[3]], 0)
    assert shown(order, cell) == "6C 3C 4C 5C"
    cell.put(next(card for card in buraco_deck() if card.code == "3H"))
    assert shown(order, cell) == "6C 3C 4C 5C 3H"


def test_several_cards_keep_their_order_side_by_side():
    cell, order = hand("3C 4C 5C 6C 7C"), HandOrder("rank")
    cards = order.arranged(cell)
    order.place(cell, [cards[4], cards[0]], 3)
    assert shown(order, cell) == "4C 5C 3C 7C 6C"


def test_taken_cards_leave_no_hole_and_come_back_at_the_end():
    cell, order = hand("3C 4C 5C"), HandOrder("rank")
    order.place(cell, [order.arranged(cell)[2]], 0)
    other, four = HandCell("H1"), next(card for card in cell if card.code == "4C")
    cell.move([four], other)
    assert shown(order, cell) == "5C 3C"
    other.move([four], cell)
    assert shown(order, cell) == "5C 3C 4C"


def test_cards_that_are_taken_back_return_to_their_place():
    cell, order = hand("3C 4C 5C"), HandOrder("rank")
    order.place(cell, [order.arranged(cell)[2]], 0)
    other, three = HandCell("V"), next(card for card in cell if card.code == "3C")
    step = cell.move([three], other)
    assert shown(order, cell) == "5C 4C"
    other.giveBack([three], cell, step.places)
    assert shown(order, cell) == "5C 3C 4C"


def test_by_hand_a_new_deal_and_what_comes_together_begin_sorted():
    order = HandOrder(BY_HAND)
    cell = hand("KC 3C JO 9C")
    assert shown(order, cell) == "3C 9C KC JO"
    order.place(cell, [order.arranged(cell)[2]], 0)
    for code in ("QH", "4H"):
        cell.put(next(card for card in buraco_deck() if card.code == code))
    assert shown(order, cell) == "KC 3C 9C JO 4H QH"


def test_another_hand_does_not_disturb_the_order():
    cell, order = hand("3C 4C 5C"), HandOrder("rank")
    order.place(cell, [order.arranged(cell)[2]], 0)
    other = HandCell("H1")
    other.put(next(card for card in buraco_deck() if card.code == "9H"))
    assert shown(order, other) == "9H"
    assert shown(order, cell) == "5C 3C 4C"


def test_a_card_put_where_it_lies_does_not_end_the_sorting():
    cell, order = hand("3C 4C 5C"), HandOrder("rank")
    card = order.arranged(cell)[1]
    assert not order.place(cell, [card], 1) and not order.place(cell, [card], 2)
    assert order.sorting == "rank"


def test_the_wild_card_of_a_run_stays_at_the_end_that_was_chosen_while_it_can():
    order, meld, deck = HandOrder(), MeldCell("M0"), buraco_deck()

    def lay(code: str) -> None:
        meld.put(next(card for card in deck if card.code == code))

    for code in ("5H", "6H", "JO"):
        lay(code)
    assert shown(order, meld) == "5H 6H JO"
    order.turn(meld, next(way for way in meld.arrangements if way != meld.arranged))
    assert shown(order, meld) == "JO 5H 6H"
    lay("7H")
    assert shown(order, meld) == "JO 5H 6H 7H"
    lay("9H")
    assert shown(order, meld) == "5H 6H 7H JO 9H", "it fills the gap"
    lay("8H")
    assert shown(order, meld) == "JO 5H 6H 7H 8H 9H"
    assert "".join(card.code for card in meld.arranged) == "5H6H7H8H9HJO", "the model knows nothing of it"


def test_placing_anywhere_conserves_the_cards():
    chance = random.Random(5)
    cell, order = hand(), HandOrder("rank")
    for _ in range(200):
        cards = order.arranged(cell)
        order.place(cell, chance.sample(cards, chance.randint(0, 4)), chance.randint(0, len(cards)))
        assert sorted(card.id for card in order.arranged(cell)) == sorted(card.id for card in cell)


def test_other_cells_are_shown_as_they_lie():
    board = KlondikeBoard()
    board.startGame()
    cell = board.cells["G"]
    assert HandOrder("rank").arranged(cell) == cell.cards
