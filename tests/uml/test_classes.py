"""The class diagrams of uml/ and the classes of solitaire.model and solitaire.games say the same."""

from .class_diagram import DrawnClasses, of_the_model
from .code_classes import code_facts
from .compare_classes import differences
from .pages import all_diagrams


def test_diagrams_and_code_agree():
    found = differences(DrawnClasses(of_the_model(all_diagrams())), code_facts())
    assert not found, "\n" + "\n".join(found)


def test_the_hierarchy_of_the_specification_is_there():
    named = "Board Card BlackCard RedCard Spades Clubs Hearts Diamonds Cell AlternateCell HouseCell FreeCell"
    for name in (*named.split(), "Pool", "Division"):
        assert name in code_facts()
