"""Cards: what they show, and which side up."""

from itertools import product

import pytest

from solitaire.model.cards import BlackCard, Card, Clubs, Diamonds, Hearts, RedCard, Spades, french_deck

HOUSES = [
    (Spades, BlackCard, "spades", "black", "♠"),
    (Clubs, BlackCard, "clubs", "black", "♣"),
    (Hearts, RedCard, "hearts", "red", "♥"),
    (Diamonds, RedCard, "diamonds", "red", "♦"),
]
NAMES = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


@pytest.mark.parametrize(("kind", "base", "house", "colour", "symbol"), HOUSES)
def test_a_house_has_a_base_class_for_its_colour(kind, base, house, colour, symbol):
    card = kind(12)
    assert isinstance(card, base) and isinstance(card, Card)
    assert (card.house, card.colour, str(card)) == (house, colour, "Q" + symbol)
    assert card.words == f"queen of {house}"


@pytest.mark.parametrize(("value", "name"), list(enumerate(NAMES, start=1)))
def test_a_value_has_a_name(value, name):
    assert Hearts(value).name == name
    assert Hearts(value).value == value


@pytest.mark.parametrize("kind", [Card, BlackCard, RedCard])
def test_a_card_without_a_house_cannot_be_made(kind):
    with pytest.raises(TypeError, match="abstract"):
        kind(1)


@pytest.mark.parametrize("value", [0, 14, -1])
def test_a_value_outside_the_deck_is_refused(value):
    with pytest.raises(ValueError, match="from 1 to 13"):
        Spades(value)


def test_a_card_lies_face_down_until_it_is_turned():
    card = Diamonds(10)
    assert (card.faceUp, repr(card)) == (False, "?XD")
    card.flipOver()
    assert (card.faceUp, repr(card)) == (True, "XD")
    card.flipOver()
    assert not card.faceUp


def test_equal_cards_of_two_decks_are_two_cards():
    assert Spades(1, 0) != Spades(1, 52)


def test_a_card_knows_nothing_of_cells():
    with pytest.raises(AttributeError):
        Spades(1).cell = "A"


def test_the_french_deck():
    deck = french_deck()
    assert {card.code for card in deck} == {r + h for r, h in product("A23456789XJQK", "SCHD")}
    assert [card.id for card in deck] == list(range(52))
    assert len({(card.house, card.value) for card in deck}) == 52
    assert not any(card.faceUp for card in deck)
