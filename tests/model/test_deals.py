"""The shuffle, which never changes, and the deal code, which finds every small typing error."""

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solitaire.games.klondike import KlondikeBoard
from solitaire.model import deals
from solitaire.model.deals import SEED_BITS, Deal, decode, encode, new_seed, shuffled
from solitaire.model.errors import BadDealCode, BadOption
from solitaire.model.options import Choice, Option

SPECS = (
    Option("draw", "Draw", (Choice(1, "one"), Choice(3, "three"))),
    Option("passes", "Passes", (Choice(0, "no limit"), Choice(1, "one"), Choice(3, "three"))),
    Option("kind", "Kind", (Choice("a", "a"), Choice("b", "b"))),
)
SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
PLAIN = {"draw": 1, "passes": 0, "kind": "a"}
chosen = st.fixed_dictionaries({o.key: st.sampled_from([c.value for c in o.choices]) for o in SPECS})
seeds = st.integers(0, (1 << SEED_BITS) - 1)

# --- the shuffle --------------------------------------------------------------------------------


def order(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


# Computed once; they must never change, or a code would deal other cards than it did.
ORDERS = {
    (10, 0): order("6 3 2 9 8 1 4 7 0 5"),
    (10, 1): order("4 2 8 1 9 3 0 6 7 5"),
    (40, 7): order(
        "21 26 27 22 31 33 29 14 17 37 2 25 8 12 15 0 10 24 30 3 19 28 23 39 5 35 4 6 32 13 11 1 38 "
        "18 36 34 20 16 9 7 "
    ),
    (52, 1): order(
        "19 8 16 33 20 43 23 18 47 10 17 25 2 14 36 30 32 29 1 13 44 12 38 35 48 49 22 46 11 42 5 6 "
        "39 4 26 51 31 50 37 24 21 15 41 0 3 27 7 9 28 40 34 45 "
    ),
    (52, (1 << 30) - 1): order(
        "22 35 20 16 49 1 13 50 45 8 26 19 10 17 2 43 14 31 32 47 27 21 0 41 39 15 7 42 12 6 28 3 "
        "48 38 18 40 46 11 34 25 30 33 51 23 44 36 9 24 4 29 37 5 "
    ),
    (108, 2024): order(
        "61 90 3 83 89 21 68 8 9 52 25 64 79 102 65 60 63 38 17 74 98 85 50 33 37 72 12 107 86 77 "
        "45 7 30 104 67 26 78 2 0 14 22 96 92 29 39 34 46 24 51 49 82 35 16 58 28 84 101 11 6 73 57 "
        "19 20 1 76 36 62 87 100 15 31 80 10 59 95 93 23 44 55 54 18 105 32 27 99 103 94 48 91 106 "
        "70 53 41 5 4 75 69 97 43 88 66 71 56 42 40 81 47 13 "
    ),
}


def test_the_numbers_are_those_published_for_splitmix64():
    numbers = deals._splitmix64(1234567)
    assert list(islice(numbers, 5)) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize(("size", "seed"), list(ORDERS))
def test_a_seed_gives_the_same_order_for_ever(size, seed):
    assert shuffled(size, seed) == ORDERS[size, seed]


@pytest.mark.parametrize("size", [0, 1])
def test_nothing_to_shuffle(size):
    assert shuffled(size, 5) == tuple(range(size))


@given(size=st.integers(0, 120), seed=seeds)
def test_a_shuffle_keeps_every_card(size, seed):
    assert sorted(shuffled(size, seed)) == list(range(size))


def test_a_number_that_would_favour_low_cards_is_drawn_again():
    top = (1 << 64) - 1  # 2**64 is not divisible by 3: its last value is the one too many
    assert deals._below(3, iter([top, 7])) == 1
    assert deals._below(4, iter([top, 7])) == 3


def test_every_card_comes_to_every_place_equally_often():
    rounds, size = 4000, 52
    orders = [shuffled(size, seed) for seed in range(rounds)]
    counts = Counter((place, card) for order in orders for place, card in enumerate(order))
    expected = rounds / size
    chi_square = sum(
        (counts[place, card] - expected) ** 2 / expected for place in range(size) for card in range(size)
    )
    freedom = (size - 1) ** 2
    assert abs(chi_square - freedom) < 4 * (2 * freedom) ** 0.5
    neighbours = sum(a % 13 == b % 13 for order in orders for a, b in zip(order, order[1:], strict=False))
    assert abs(neighbours / rounds - 3) < 0.12  # 51 pairs, in each of them 3 of 51 cards have the same rank


def test_new_seeds_differ_and_fit_a_code():
    found = {new_seed() for _ in range(200)}
    assert len(found) > 195
    assert all(0 <= seed < 1 << SEED_BITS for seed in found)


# --- codes --------------------------------------------------------------------------------------


@given(options=chosen, seed=seeds)
def test_a_code_brings_back_options_and_seed(options, seed):
    code = encode("K", SPECS, options, seed)
    assert len(code) == 11 and code[0] == "K" and code[3] == "-"
    assert decode(code, "K", SPECS) == (options, seed)


@pytest.mark.parametrize(
    ("options", "seed", "code"),
    [
        (PLAIN, 0, "K00-000000Q"),
        (PLAIN, 1, "K00-000001N"),
        ({**PLAIN, "draw": 3}, 1, "K01-0000011"),
        ({"draw": 3, "passes": 3, "kind": "b"}, (1 << 30) - 1, "K0B-ZZZZZZ6"),
    ],
)
def test_a_code_never_changes(options, seed, code):
    assert encode("K", SPECS, options, seed) == code


@pytest.mark.parametrize("seed", [0, 1, 987654321])
def test_every_wrong_sign_is_found(seed):
    code = encode("K", SPECS, PLAIN, seed).replace("-", "")
    for place, right in enumerate(code):
        for wrong in SIGNS:
            if wrong != right:
                with pytest.raises(BadDealCode, match="typing error"):
                    decode(code[:place] + wrong + code[place + 1 :], "K", SPECS)


@given(options=chosen, seed=seeds)
def test_every_swap_of_neighbours_is_found(options, seed):
    code = encode("K", SPECS, options, seed).replace("-", "")
    for place in range(9):
        first, second = code[place : place + 2]
        if first != second:
            with pytest.raises(BadDealCode, match="typing error"):
                decode(code[:place] + second + first + code[place + 2 :], "K", SPECS)


@pytest.mark.parametrize(
    "retype",
    [
        str.lower,
        lambda code: code.replace("-", ""),
        lambda code: " ".join(code),
        lambda code: f"  {code}\n",
        lambda code: code.replace("0", "O").replace("1", "I"),
        lambda code: code.replace("0", "o").replace("1", "l"),
    ],
)
def test_a_code_may_be_typed_carelessly(retype):
    code = encode("K", SPECS, PLAIN, 32 * 32 + 1)
    assert "0" in code and "1" in code
    assert decode(retype(code), "K", SPECS) == (PLAIN, 32 * 32 + 1)


BAD_CODES = ["", " ", "K", "K00-00000", "K00-00000000", "K00-00000U0", "K00_000000", "Ñ00-0000000", "?" * 10]


@pytest.mark.parametrize("code", [*BAD_CODES, "K" * 1000, "K00-0\u0661\u066100000", "０" * 10])
def test_what_is_no_code_is_refused_in_one_line(code):
    with pytest.raises(BadDealCode) as refusal:
        decode(code, "K", SPECS)
    assert "is not a deal code: it needs ten letters and digits, as in K00-000005X." in str(refusal.value)
    assert len(str(refusal.value)) < 120


def test_the_code_that_the_messages_show_is_right():
    assert KlondikeBoard().readCode("K00-000005X").code == "K00-000005X"


def test_a_code_of_another_game_is_refused():
    with pytest.raises(BadDealCode, match="belongs to another game"):
        decode(encode("B", SPECS, PLAIN, 5), "K", SPECS)


def test_a_code_with_rules_of_a_later_version_is_refused():
    more = (*SPECS, Option("late", "Late", (Choice(1, "one"), Choice(2, "two"))))
    with pytest.raises(BadDealCode, match="rules that this version does not know"):
        decode(encode("K", more, {**PLAIN, "late": 2}, 5), "K", SPECS)


def test_an_option_added_later_leaves_the_codes_as_they_are():
    more = (*SPECS, Option("late", "Late", (Choice(1, "one"), Choice(2, "two"))))
    options = {"draw": 3, "passes": 1, "kind": "b"}
    code = encode("K", SPECS, options, 77)
    assert decode(code, "K", more) == ({**options, "late": 1}, 77)
    assert encode("K", more, {**options, "late": 1}, 77) == code


@pytest.mark.parametrize("seed", [-1, 1 << SEED_BITS, 1 << 64])
def test_a_seed_that_no_code_can_carry_is_refused(seed):
    with pytest.raises(ValueError, match="30 bits"):
        encode("K", SPECS, PLAIN, seed)
    with pytest.raises(ValueError, match="30 bits"):
        KlondikeBoard().makeDeal(seed)


def test_an_option_outside_its_choices_has_no_code():
    with pytest.raises(BadOption):
        encode("K", SPECS, {**PLAIN, "draw": 2}, 5)


def test_a_deal_set_up_by_hand_has_words_instead_of_a_code():
    assert Deal((), (0, 1)).words == "custom deal"
    assert Deal((), (0, 1), "K00-000005X").words == "K00-000005X"
