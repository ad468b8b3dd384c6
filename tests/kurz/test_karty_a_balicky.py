"""The plain functions of the course: cards, piles, columns, and every space of what they print."""

import random

import pytest

from solitaire.kurz import karty, klondike
from solitaire.model.cells import HouseCell

BACK = (13, "Pi", False)
START = """
  U     V           W     X     Y     Z
[???] [   ]       [   ] [   ] [   ] [   ]

  A     B     C     D     E     F     G
[3♣ ] [???] [???] [???] [???] [???] [???]
      [5 ♥] [???] [???] [???] [???] [???]
            [6♣ ] [???] [???] [???] [???]
                  [5♠ ] [???] [???] [???]
                        [Q ♥] [???] [???]
                              [4♠ ] [???]
                                    [3 ♦]

"""
SHOWN = [(3, "Kr"), (5, "Sr"), (6, "Kr"), (5, "Pi"), (12, "Sr"), (4, "Pi"), (3, "Ka")]


# --- cards ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "karta, popis",
    [
        ((12, "Sr", True), "[Q ♥]"),
        ((6, "Kr", True), "[6♣ ]"),
        ((10, "Ka", True), "[X ♦]"),
        ((1, "Pi", True), "[A♠ ]"),
        ((13, "Pi", True), "[K♠ ]"),
        ((11, "Ka", True), "[J ♦]"),
        ((13, "Pi", False), "[???]"),
        ((1, "Sr", False), "[???]"),
    ],
)
def test_a_card_is_described(karta, popis):
    assert karty.popis_kartu(karta) == popis


def test_every_card_takes_five_signs():
    assert {len(karty.popis_kartu((h, b, True))) for h in range(1, 14) for b in karty.DRUHY} == {5}


def test_turning_makes_a_new_card():
    karta = (12, "Sr", True)
    assert karty.otoc_kartu(karta, False) == (12, "Sr", False)
    assert karty.otoc_kartu(karta, True) == karta == (12, "Sr", True)


@pytest.mark.parametrize(
    "karta", [(0, "Sr", True), (14, "Sr", True), (5, "Xx", True), (5, [], True), (5, "Sr")]
)
def test_what_is_no_card_is_refused(karta):
    with pytest.raises(ValueError, match="není karta"):
        karty.skutecna_karta(karta)


# --- piles ------------------------------------------------------------------------------------------


def test_a_deck_has_every_card_once_and_face_down():
    balicek = klondike.vytvor_balicek()
    assert type(balicek) is list
    assert sorted(balicek) == sorted((h, b, False) for h in range(1, 14) for b in ("Sr", "Ka", "Kr", "Pi"))


def test_a_deck_is_shuffled_and_can_be_repeated():
    assert klondike.vytvor_balicek() != klondike.vytvor_balicek()
    decks = [random.seed(5) or klondike.vytvor_balicek() for _ in range(2)]
    assert decks[0] == decks[1]


def test_a_pile_in_words():
    balicek = [(13, "Pi", True), (12, "Sr", True), (11, "Ka", True), (10, "Kr", False)]
    assert klondike.popis_balicek(balicek) == "[K♠ ] [Q ♥] [J ♦] [???]"
    assert klondike.popis_balicek([]) == ""
    assert klondike.popis_vrchni_kartu(balicek[:2]) == "[Q ♥]"
    assert klondike.popis_vrchni_kartu([]) == "[   ]"


@pytest.mark.parametrize("nahoru", [True, False])
def test_one_card_moves_in_place(nahoru):
    odkud, kam = [(3, "Kr", False), (4, "Sr", False)], [(1, "Ka", False)]
    assert klondike.presun_kartu(odkud, kam, nahoru) is None
    assert (odkud, kam) == ([(3, "Kr", False)], [(1, "Ka", False), (4, "Sr", nahoru)])


@pytest.mark.parametrize("pocet", [0, 1, 2, 3])
def test_several_cards_move_in_order_and_are_not_turned(pocet):
    karty_ = [(3, "Kr", False), (4, "Sr", True), (5, "Pi", False)]
    odkud, kam = list(karty_), [(1, "Ka", False)]
    assert klondike.presun_nekolik_karet(odkud, kam, pocet) is None
    assert odkud == karty_[: 3 - pocet]
    assert kam == [(1, "Ka", False), *karty_[3 - pocet :]]


def test_cards_that_are_not_there_are_refused_and_nothing_moves():
    odkud, kam = [(3, "Kr", True)], []
    for pocet in (2, -1):
        with pytest.raises(ValueError):
            klondike.presun_nekolik_karet(odkud, kam, pocet)
    with pytest.raises(ValueError):
        klondike.presun_kartu(kam, odkud, True)
    assert (odkud, kam) == ([(3, "Kr", True)], [])


# --- columns ----------------------------------------------------------------------------------------


def test_columns_are_dealt_from_the_end_of_the_deck():
    balicek = klondike.vytvor_balicek()
    celý, rozdano = list(balicek), list(reversed(balicek))
    sloupecky = klondike.rozdej_sloupecky(balicek)
    assert balicek == celý[:24]
    for cislo, sloupecek in enumerate(sloupecky):
        cast, rozdano = rozdano[: cislo + 1], rozdano[cislo + 1 :]
        assert sloupecek == [*cast[:-1], (*cast[-1][:2], True)]
    assert len(sloupecky) == 7


def test_a_deck_that_is_too_small_is_refused_and_kept():
    balicek = [BACK] * 27
    with pytest.raises(ValueError, match="28"):
        klondike.rozdej_sloupecky(balicek)
    assert len(balicek) == 27


def test_columns_with_missing_cards_have_five_spaces(capsys):
    assert klondike.vypis_sloupecky([[(3, "Kr", True)], [BACK, (5, "Sr", True)], []]) is None
    assert capsys.readouterr().out == "[3♣ ] [???]      \n      [5 ♥]      \n"


# --- the game ---------------------------------------------------------------------------------------


def test_a_game_has_thirteen_letters():
    hra = klondike.udelej_hru()
    assert type(hra) is dict and sorted(hra) == list("ABCDEFGUVWXYZ")
    assert [len(hra[p]) for p in "UVWXYZABCDEFG"] == [24, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7]
    assert all(type(pile) is list for pile in hra.values())
    assert not any(nahoru for _, _, nahoru in hra["U"])
    assert len({karta[:2] for pile in hra.values() for karta in pile}) == 52


def game_of_the_source():
    hra = {pismenko: [] for pismenko in "UVWXYZ"} | {"U": [BACK]}
    return hra | {p: [BACK] * n + [(*SHOWN[n], True)] for n, p in enumerate("ABCDEFG")}


def test_the_game_is_printed_as_in_the_course(capsys):
    assert klondike.vypis_hru(game_of_the_source()) is None
    printed = capsys.readouterr().out
    assert printed == START
    assert printed.startswith("\n") and printed.endswith("]\n\n")


def test_any_ace_opens_any_house_and_then_owns_it():
    hra = {p: [] for p in "UVWXYZABCDEFG"}
    hra["A"], hra["B"] = [(2, "Ka", False), (1, "Ka", True)], [(2, "Sr", True)]
    klondike.udelej_tah(hra, "A", "Z")
    assert hra["A"] == [(2, "Ka", True)]
    with pytest.raises(ValueError, match="patří káry"):
        klondike.udelej_tah(hra, "B", "Z")
    klondike.udelej_tah(hra, "A", "Z")
    assert hra["Z"] == [(1, "Ka", True), (2, "Ka", True)]
    assert HouseCell("Z").house is None


def test_a_house_goes_on_from_its_top_card():
    hra = {p: [] for p in "UVWXYZABCDEFG"} | {"W": [(5, "Sr", True)], "V": [(6, "Sr", True)]}
    klondike.udelej_tah(hra, "V", "W")
    assert hra["W"] == [(5, "Sr", True), (6, "Sr", True)] and hra["V"] == []


def test_the_game_is_won_when_every_card_is_in_a_house():
    hra = {p: [] for p in "UVWXYZABCDEFG"}
    assert klondike.hrac_vyhral(hra) is False
    for pismenko, barva in zip("ZYXW", karty.DRUHY, strict=True):
        hra[pismenko] = [(h, barva, True) for h in range(1, 14)]
    assert klondike.hrac_vyhral(hra) is True
    hra["V"].append(hra["Z"].pop())
    assert klondike.hrac_vyhral(hra) is False
    assert klondike.hrac_vyhral(klondike.udelej_hru()) is False


@pytest.mark.parametrize(
    "jmeno", ["u", "", "H", "AB", "1", "ß", "♠", "A ", "\0", "A" * 1000, None, 5, [], ("A",)]
)
def test_names_of_no_place_are_refused(jmeno):
    hra = klondike.udelej_hru()
    copy = {p: list(pile) for p, pile in hra.items()}
    for pair in ((jmeno, "A"), ("A", jmeno), (jmeno, jmeno)):
        with pytest.raises(ValueError, match="neexistuje") as raised:
            klondike.udelej_tah(hra, *pair)
        assert len(str(raised.value)) < 100
    assert hra == copy


@pytest.mark.parametrize(
    "odkud, kam, duvod",
    [
        ("U", "A", "rubem nahoru"),
        ("V", "A", "Na místě V žádná karta není"),
        ("V", "U", "jen když v balíčku U nic není"),
        ("A", "U", "vracet nedají"),
        ("A", "A", "dvě různá místa"),
        ("W", "X", "na hromádku"),
        ("A", "W", "smí jen eso, ne [3♣ ]"),
        ("A", "B", "[3♣ ] není o 1 nižší než [5 ♥] ve sloupečku B"),
        ("F", "D", "[4♠ ] a [5♠ ] nemají opačné barvy"),
    ],
)
def test_a_refusal_says_why_in_czech(odkud, kam, duvod):
    hra = game_of_the_source()
    with pytest.raises(ValueError) as raised:
        klondike.udelej_tah(hra, odkud, kam)
    assert duvod in str(raised.value)
    assert hra == game_of_the_source()
