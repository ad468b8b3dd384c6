"""The Spanish deck: its cards, and the cells of the model with them. The tables know the rules themselves."""

from collections import Counter

import pytest

from solitaire.model.cards import (
    Bastos,
    Card,
    Copas,
    Espadas,
    Oros,
    SpanishCard,
    french_deck,
    spanish_deck,
)
from solitaire.model.cells import AlternateCell, HouseCell

NEXT = {"1": "2", "2": "3", "3": "4", "4": "5", "5": "6", "6": "7", "7": "S", "S": "C", "C": "R"}
RANKS = "1234567SCR"
CODES = [rank + house for house in "OCEB" for rank in RANKS]
SHOWN = ["1", "2", "3", "4", "5", "6", "7", "10", "11", "12"]
WORDS = ["ace", "two", "three", "four", "five", "six", "seven", "jack", "knight", "king"]


def card(code: str) -> Card:
    found = next(each for each in spanish_deck() if each.code == code.lstrip("?"))
    found.faceUp = code[0] != "?"
    return found


def filled(cell, *codes: str):
    for code in codes:
        cell.put(card(code))
    return cell


def test_the_deck_has_forty_cards_each_once():
    deck = spanish_deck()
    assert [each.code for each in deck] == CODES
    assert [each.id for each in deck] == list(range(40))
    assert not any(each.faceUp for each in deck)


def test_there_is_no_eight_and_no_nine():
    assert Counter(each.name for each in spanish_deck()) == dict.fromkeys(SHOWN, 4)
    assert {each.value for each in spanish_deck()} == set(range(1, 11))


@pytest.mark.parametrize(
    ("kind", "house", "letter"),
    [(Oros, "oros", "O"), (Copas, "copas", "C"), (Espadas, "espadas", "E"), (Bastos, "bastos", "B")],
)
def test_each_house_is_a_colour_of_its_own(kind, house, letter):
    cards = [kind(value) for value in range(1, 11)]
    assert all(isinstance(each, SpanishCard) for each in cards)
    assert {(each.house, each.colour, each.letter) for each in cards} == {(house, house, letter)}
    assert [each.name for each in cards] == SHOWN
    assert [each.words for each in cards] == [f"{word} of {house}" for word in WORDS]


def test_a_spanish_card_needs_a_house_and_a_value_of_the_deck():
    with pytest.raises(TypeError, match="abstract"):
        SpanishCard(1)
    for value in (0, 11):
        with pytest.raises(ValueError, match="from 1 to 10"):
            Oros(value)


def test_no_two_decks_share_the_name_of_a_card():
    names = [each.words for each in (*french_deck(), *spanish_deck())]
    assert len(set(names)) == 92


@pytest.mark.parametrize("top", CODES)
def test_a_column_takes_the_next_lower_card_of_each_other_house(top):
    column = filled(AlternateCell("A", None, 1), top)
    taken = {code for code in CODES if column.isValid([card(code)])}
    assert taken == {code for code in CODES if code[1] != top[1] and NEXT.get(code[0]) == top[0]}
    assert not any(column.isValid([card("?" + code)]) for code in CODES)


def test_an_empty_column_takes_any_card_but_not_two():
    column = AlternateCell("A", None, 1)
    assert all(column.isValid([card(code)]) for code in CODES)
    verdict = column.isValid([card("7O"), card("6C")])
    assert verdict.reason == "Only 1 card at a time moves between columns."


def test_only_the_last_card_of_a_column_moves():
    column = filled(AlternateCell("A", None, 1), "SO", "7C", "6E")
    assert column.liftable() == 1
    assert column.canLift(1)
    assert not column.canLift(2)


@pytest.mark.parametrize("filled_to", range(11))
@pytest.mark.parametrize(
    ("house", "letter"), [("oros", "O"), ("copas", "C"), ("espadas", "E"), ("bastos", "B")]
)
def test_a_house_takes_the_next_card_of_its_house_up_to_the_king(house, letter, filled_to):
    cell = filled(HouseCell("W", house, 10), *(rank + letter for rank in RANKS[:filled_to]))
    taken = [code for code in CODES if cell.isValid([card(code)])]
    assert taken == [rank + letter for rank in RANKS[filled_to : filled_to + 1]]
    assert cell.isFull() == (filled_to == 10)
