"""Moves: one value, one text form."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solitaire.model.cards import french_deck
from solitaire.model.errors import IllegalMove
from solitaire.model.moves import COLLECT, Move, Step

TEXTS = [
    ("U", Move("U")),
    ("*", COLLECT),
    ("A>C", Move("A", "C")),
    ("A>C:3", Move("A", "C", 3)),
    ("A>C:999", Move("A", "C", 999)),
    ("H1>M12", Move("H1", "M12")),
    ("H>M:#12", Move("H", "M", 1, (12,))),
    ("H>M:#12+45", Move("H", "M", 2, (12, 45))),
]
BAD = [
    "", " ", ">", "A>", ">A", "AC", "A C", "A>>C", "A>C>D", "A->C", "A>C:", "A>C:-1", "A>C:x", "A>C:1.0",
    "A>C:1000", "A>C:#", "A>C:#1+", "A>C:#+1", "A>C:#1000", "A>C:3#4", "A:3", "U:3", "**", "1>2", "A1234",
    "Ä>C", "A>C:٣", "A>C\nU", "A>C;U", "A＞C", "A>C" * 2000, "0", "\0", "A>*",
]  # fmt: skip


@pytest.mark.parametrize(("text", "move"), TEXTS)
def test_a_move_has_one_text_form(text, move):
    assert str(move) == text
    assert Move.parse(text) == move


@pytest.mark.parametrize("text", ["a>c:3", "  A>C:3\n", "A>C:003"])
def test_case_and_space_around_do_not_matter(text):
    assert Move.parse(text) == Move("A", "C", 3)


def test_one_card_is_not_written():
    assert Move.parse("A>C:1") == Move("A", "C")
    assert str(Move("A", "C", 1)) == "A>C"


@pytest.mark.parametrize("text", BAD)
def test_other_texts_are_refused_in_one_line(text):
    with pytest.raises(IllegalMove) as refusal:
        Move.parse(text)
    message = str(refusal.value)
    assert "is not a move: write U, or two cells as in A>C or A>C:3." in message
    assert len(message) < 120


letters = st.from_regex(r"[A-Z][0-9]{0,3}", fullmatch=True)
several = st.lists(st.integers(0, 999), min_size=1, max_size=15).map(tuple)


@given(source=letters, target=letters, count=st.integers(0, 999), ids=several)
def test_every_move_survives_its_text(source, target, count, ids):
    for move in (Move(source), Move(source, target, count), Move(source, target, len(ids), ids)):
        assert Move.parse(str(move)) == move


@given(st.text(max_size=30))
def test_any_text_is_a_move_or_refused(text):
    try:
        move = Move.parse(text)
    except IllegalMove:
        return
    assert Move.parse(str(move)) == move


def test_moves_are_values():
    assert Move("A", "C") == Move("A", "C")
    assert len({Move("A", "C"), Move("A", "C", 1), Move("A", "C", 2)}) == 2


def test_a_step_can_be_taken_back():
    card = french_deck()[0]
    step = Step((card,), "U", "V", True)
    assert step.inverse == Step((card,), "V", "U", True)
    assert step.inverse.inverse == step
