"""Lettering: the font that comes along has every letter that is needed, and any text can be set."""

import pytest

from solitaire.window.atlases import Atlas
from solitaire.window.boxes import Box
from solitaire.window.canvas import Canvas
from solitaire.window.lettering import Lettering, fitted, positions, text_width, wrapped

LATIN = "".join(chr(code) for code in range(0x100, 0x17F)) + "ÁÉÍÓÚÑÜáéíóúñü¿¡ªº"
SIGNS = "—–·“”„‘’«»…∞×−•←→↑↓▲▼€"
NAMES = ["œ̃", "玩家", "Ñandú", "👨‍👩‍👧", "שלום", "a\x00b\x1b[31m", "x" * 10_000, ""]


@pytest.mark.parametrize("bold", [False, True])
def test_no_letter_of_a_latin_alphabet_and_no_sign_is_missing(bold):
    for letter in LATIN + SIGNS:
        assert [found for found, _ in positions(letter, 15, bold)[0]] == [letter]


@pytest.mark.parametrize("bold", [False, True])
def test_letters_that_the_font_lacks_become_question_marks(bold):
    assert [found for found, _ in positions("a玩", 15, bold)[0]] == ["a", "?"]


@pytest.mark.parametrize("name", NAMES)
def test_any_name_can_be_set(name):
    lettering = Lettering(Atlas("icons"))
    for letter, _ in positions(fitted(name, 300, 15), 15, False)[0]:
        region, _left, _top = lettering.glyph(letter, 15, False)
        assert region.w > 0 and region.h > 0
    assert text_width(fitted(name, 300, 15), 15) <= 300
    assert isinstance(wrapped(name, 300, 15), list)


@pytest.mark.parametrize("size", [11, 13, 15, 22, 40])
def test_capitals_stand_in_the_middle_of_their_line(size):
    region, _left, top = Lettering(Atlas("icons")).glyph("H", size, False)
    assert abs(top + region.h / 2 - size * 1.22 / 2) <= max(1, size * 0.06)


def test_a_frame_may_be_wider_than_what_it_is_around():
    canvas = Canvas(Lettering(Atlas("icons")))
    for side in range(12):
        for stroke in range(1, 9):
            canvas.rounded(Box(0, 0, side, side), 8, (1.0, 1.0, 1.0, 1.0), stroke)


@pytest.mark.parametrize("sign", "♠♥♦♣★")
def test_the_signs_of_the_houses_are_letters_too(sign):
    lettering = Lettering(Atlas("icons"))
    region, _left, top = lettering.glyph(sign, 20, False)
    assert region.w == region.h == 16 and top > 0
    letters, width = positions(f"7{sign}.", 20, False)
    assert [letter for letter, _x in letters] == ["7", sign, "."]
    assert width > text_width("7.", 20) + region.w


@pytest.mark.parametrize("radius", range(1, 9))
def test_a_ring_may_be_as_thick_as_it_likes(radius):
    """Of a tiny card even a thin line is wider than the corner."""
    lettering = Lettering(Atlas("icons"))
    for part in range(64 * radius + 100):
        assert lettering.corner(radius, part / 32)
