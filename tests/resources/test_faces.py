"""What the faces show: courts, figures, colours, large print, pintas; looked up in the built pictures."""

import colorsys
from itertools import combinations, pairwise

import pytest
from drawn_cards import (
    COURTS,
    FIGURES,
    FRENCH,
    FRENCH_CARDS,
    SPANISH_CARDS,
    ImageChops,
    ImageStat,
    bare_card,
    difference,
    ink_box,
    part,
)

ImageFilter = pytest.importorskip("PIL.ImageFilter")

PINTAS = {"O": 0, "C": 1, "E": 2, "B": 3}
HUES = {"red": (345, 10), "blue": (200, 235), "green": (130, 160), "gold": (30, 48), "navy": (225, 240)}
TWO_COLOURS = {"S": "navy", "H": "red", "D": "red", "C": "navy"}
FOUR_COLOURS = TWO_COLOURS | {"D": "blue", "C": "green"}
SPANISH_COLOURS = {"O": "gold", "C": "red", "E": "blue", "B": "green"}


def hue_of_ink(picture):
    """The hue, in degrees, of the most frequent colour that is no paper."""
    counted = picture.getcolors(picture.width * picture.height)
    inks = [(count, pixel) for count, pixel in counted if min(pixel) < 120]
    red, green, blue = (value / 255 for value in max(inks)[1])
    return colorsys.rgb_to_hsv(red, green, blue)[0] * 360


def has_hue(picture, colour):
    """Whether the ink of a picture is of this colour."""
    low, high = HUES[colour]
    hue = hue_of_ink(picture)
    return low <= hue <= high if low < high else hue >= low or hue <= high


def breaks(card, y):
    """How many breaks the frame line at this height has between its corners."""
    row = part(card, 26, y, 294, y + 2).convert("L")
    line = list(row.crop((0, 0, row.width, 1)).tobytes())
    dark = [value < 128 for value in line]
    assert dark[0] and dark[-1]
    return sum(before and not after for before, after in pairwise(dark))


@pytest.mark.parametrize("deck", ["french", "french-4c"])
@pytest.mark.parametrize("name", COURTS)
def test_courts_look_the_same_upside_down(deck, name):
    face = bare_card(deck, name, "400")
    apart = ImageChops.difference(face, face.rotate(180))
    assert max(ImageStat.Stat(apart).mean) < 1.5
    soft = apart.filter(ImageFilter.BoxBlur(1))
    assert max(high for _, high in soft.getextrema()) < 48


@pytest.mark.parametrize("deck", FRENCH)
def test_the_twelve_courts_differ_clearly(deck):
    faces = {name: bare_card(deck, name, "240") for name in COURTS}
    for one, other in combinations(COURTS, 2):
        assert difference(faces[one], faces[other]) > 12, (one, other)


def test_the_twelve_spanish_figures_differ_clearly():
    faces = {name: part(bare_card("spanish", name, "240"), 70, 30, 250, 420) for name in FIGURES}
    for one, other in combinations(FIGURES, 2):
        assert difference(faces[one], faces[other]) > 25, (one, other)


def test_spanish_figures_are_drawn_full_length():
    for name in FIGURES:
        face = part(bare_card("spanish", name, "240"), 70, 20, 250, 428)
        assert difference(face, face.rotate(180)) > 25, name
        top, bottom = ink_box(face)[1], ink_box(face)[3]
        assert bottom - top > 0.75 * face.height, name


@pytest.mark.parametrize("name", SPANISH_CARDS)
def test_pintas_tell_the_house(name):
    card = bare_card("spanish", name, "400")
    assert breaks(card, 12) == breaks(card, 434) == PINTAS[name[1]]


@pytest.mark.parametrize("deck", FRENCH)
@pytest.mark.parametrize("size", ["80", "400"])
def test_french_corners_have_the_colour_of_their_house(deck, size):
    colours = FOUR_COLOURS if deck.endswith("4c") else TWO_COLOURS
    for name in FRENCH_CARDS:
        assert has_hue(part(bare_card(deck, name, size), 5, 5, 56, 98), colours[name[1]]), name


@pytest.mark.parametrize("size", ["80", "400"])
def test_spanish_houses_differ_in_colour(size):
    for name in SPANISH_CARDS:
        number = part(bare_card("spanish", name, size), 22, 20, 64, 69)
        assert has_hue(number, SPANISH_COLOURS[name[1]]), name


def test_spanish_houses_differ_in_shape():
    marks = {}
    for house in "OCEB":
        mark = part(bare_card("spanish", f"4{house}", "400"), 24, 70, 62, 110).convert("L")
        marks[house] = mark.point([0] * 200 + [255] * 56).convert("RGB")
    for one, other in combinations(marks, 2):
        assert difference(marks[one], marks[other]) > 30, (one, other)


@pytest.mark.parametrize("rank", "A23456789JK")
@pytest.mark.parametrize("house", "SHDC")
def test_large_print_is_nearly_twice_as_high(rank, house):
    usual = ink_box(part(bare_card("french", rank + house, "400"), 4, 4, 58, 64))
    large = ink_box(part(bare_card("french-large", rank + house, "400"), 4, 4, 84, 110))
    assert large[3] - large[1] > 1.7 * (usual[3] - usual[1])


@pytest.mark.parametrize("deck", FRENCH)
def test_rank_and_house_fit_the_strip_that_a_fan_shows(deck):
    for name in FRENCH_CARDS:
        if name[0] not in "JQK":
            below = part(bare_card(deck, name, "240"), 4, 107, 50, 120)
            assert ink_box(below) is None, name


def test_the_spanish_index_fits_the_strip_too():
    for name in SPANISH_CARDS:
        if name[0] in "1234567":
            assert ink_box(part(bare_card("spanish", name, "240"), 26, 111, 46, 122)) is None, name


@pytest.mark.parametrize("size", ["80", "160", "240", "400"])
@pytest.mark.parametrize(("deck", "name"), [("french", "KS"), ("french-large", "4C"), ("spanish", "2E")])
def test_edges_are_sharp_at_every_size(deck, name, size):
    letter = part(bare_card(deck, name, size), 6, 10, 80, 66).convert("L")
    middle = letter.crop((0, letter.height // 2, letter.width, letter.height // 2 + 1)).tobytes()
    assert max(abs(one - other) for one, other in pairwise(middle)) > 110
