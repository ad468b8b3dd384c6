"""Exercise 4: a diagram with four mistakes, in tests/exercises/answers/cards.md. Correct it.

Run it with: make test ARGS=tests/exercises/exercise_4_wrong_diagram.py
"""

from pathlib import Path

from uml.class_diagram import DrawnClasses
from uml.code_classes import code_facts
from uml.compare_classes import differences
from uml.pages import ROOT, all_diagrams

PAGE = Path(__file__).parent / "answers" / "cards.md"
NAME = PAGE.relative_to(ROOT).as_posix()
DRAWN = ("Card", "BlackCard", "RedCard", "Spades", "Clubs", "Hearts", "Diamonds")


def drawn():
    return DrawnClasses(all_diagrams({NAME: PAGE.read_text(encoding="utf-8")}))


def test_the_seven_classes_are_drawn():
    assert set(drawn().mentions) == set(DRAWN)


def test_the_diagram_says_what_the_code_says():
    facts = code_facts()
    found = differences(drawn(), {name: facts[name] for name in DRAWN})
    assert not found, "\n" + "\n".join(found)
