"""Melds against a checker written from the rule text alone: it tries every place for every card (MUL-05)."""

from itertools import combinations_with_replacement, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solitaire.games.buraco.cards import SUIT, VALUE
from solitaire.games.buraco.shapes import RUN, SET, WILDS, extended, shape_of, wild_slots

from .tables import kinds

RUNNING = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1]  # the ranks in order; a two is nowhere


def brute_force(cards):
    """``(sort, clean)`` of these kinds, or None: each window of places, each card on each place."""
    wilds = [card for card in cards if VALUE[card] in (0, 2)]
    naturals = [card for card in cards if card not in wilds]
    if not 3 <= len(cards) <= 7:
        return None
    if not naturals:
        return WILDS, False
    if len(wilds) > 1 or len(naturals) < 2:
        return None
    if len({VALUE[card] for card in naturals}) == 1:
        return SET, not wilds
    if len({SUIT[card] for card in naturals}) > 1:
        return None
    for start in range(len(RUNNING) - len(cards) + 1):
        places = RUNNING[start : start + len(cards)]
        for card in naturals:
            if VALUE[card] not in places:
                break
            places.remove(VALUE[card])
        else:
            if len(places) == len(wilds):
                return RUN, not wilds
    return None


def verdict(cards):
    shape = shape_of(cards)
    return shape and (shape.sort, shape.isClean)


SMALL = kinds("AH 3H 4H 5H 6H QH KH AS 3S 9S 2H 2S JO")
ONE_SUIT = kinds("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH JO")


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_all_melds_of_a_small_pack(size):
    for cards in combinations_with_replacement(SMALL, size):
        assert verdict(cards) == brute_force(cards), cards


@pytest.mark.parametrize("size", [6, 7, 8])
def test_long_runs_of_one_suit_with_up_to_two_wild_cards(size):
    naturals = [card for card in ONE_SUIT if VALUE[card] not in (0, 2)]
    for first in range(len(naturals)):
        for cut in range(size - 3):
            for wild in ([], kinds("2H"), kinds("JO 2S")):
                row = (naturals * 2)[first : first + size - len(wild) + cut]
                for drop in range(len(row) - cut):
                    cards = row[:drop] + row[drop + cut :] + wild
                    assert verdict(cards) == brute_force(cards), cards


@given(st.lists(st.sampled_from(ONE_SUIT), min_size=3, max_size=8))
def test_random_cards_of_one_suit(cards):
    assert verdict(cards) == brute_force(cards)


@given(st.lists(st.integers(0, 52), min_size=3, max_size=8))
def test_random_cards_of_the_pack(cards):
    assert verdict(cards) == brute_force(cards)


def test_one_more_card_is_judged_as_the_whole_meld():
    for size in (3, 4, 5):
        for cards in combinations_with_replacement(SMALL, size):
            shape = shape_of(cards)
            for card in range(53) if shape else ():
                assert extended(shape, card) == shape_of([*cards, card]), (cards, card)


def test_a_meld_grows_card_by_card_to_seven():
    shape = shape_of(kinds("5S 6S 7S"))
    for card in kinds("4S 3S 8S AS"):
        shape = extended(shape, card)
    assert shape.isClosed and shape.isClean
    assert extended(shape, kinds("9S")[0]) is None


def test_no_run_has_two_aces():
    for low, high in product(range(13), repeat=2):
        cards = kinds("AH AH") + list(range(26 + min(low, high), 26 + max(low, high)))
        shape = shape_of(cards)
        assert shape is None or shape.sort != RUN


def test_the_wild_card_fills_the_gap_or_an_end():
    assert wild_slots(shape_of(kinds("4H 6H JO"))) == [3]
    assert wild_slots(shape_of(kinds("QH KH AH JO"))) == [9]
    assert wild_slots(shape_of(kinds("AH 3H JO"))) == [2]
    assert wild_slots(shape_of(kinds("9H 9H JO"))) == []
