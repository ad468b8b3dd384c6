"""Exercise 1: a cell that takes only even cards. See uml/teachers-guide.md.

Run it with: make test ARGS=tests/exercises/exercise_1_even_cell.py
"""

from uml.class_diagram import DrawnClasses, of_the_model
from uml.code_classes import code_facts
from uml.compare_classes import differences
from uml.pages import all_diagrams

from solitaire.model import cells
from solitaire.model.cards import Hearts, Spades


def even_cell(capacity=None):
    assert hasattr(cells, "EvenCell"), "solitaire/model/cells.py has no class EvenCell yet."
    return cells.EvenCell("E", capacity)


def card(value, face_up=True):
    return Hearts(value, face_up=face_up)


def test_it_is_a_cell():
    assert isinstance(even_cell(), cells.Cell)


def test_it_takes_even_cards_of_any_house_one_at_a_time():
    cell = even_cell()
    for value in (2, 4, 6, 8, 10, 12):
        assert cell.isValid([card(value)]), value
        assert cell.isValid([Spades(value, face_up=True)]), value
    assert not cell.isValid([card(2), card(4)])
    assert not cell.isValid([])


def test_it_refuses_odd_cards_and_says_why():
    for value in (1, 3, 5, 7, 9, 11, 13):
        verdict = even_cell().isValid([card(value)])
        assert not verdict
        assert card(value).words in str(verdict.reason).lower(), "The reason must name the card."


def test_it_refuses_cards_that_lie_face_down():
    assert not even_cell().isValid([card(2, face_up=False)])


def test_it_has_a_capacity_like_every_cell():
    cell = even_cell(capacity=1)
    cell.put(card(2))
    assert cell.isFull() and not cell.isValid([card(4)])


def test_it_is_drawn_as_it_is():
    even_cell()
    found = differences(DrawnClasses(of_the_model(all_diagrams())), code_facts())
    assert [sentence for sentence in found if "EvenCell" in sentence] == []
