"""``solitaire uml``: where the diagrams are, and what it tells of a class."""

import importlib
import inspect
import re
from pathlib import Path

import pytest
from uml.code_classes import public_classes
from uml.pages import all_diagrams
from uml.test_pages import picture_of

from solitaire.__main__ import main
from solitaire.play import diagrams
from solitaire.play.class_index import class_index
from solitaire.play.diagrams import diagram_pages

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def told(capsys, monkeypatch):
    """Run the command in the folder of the project; its exit status, what it printed, its complaint."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("COLUMNS", "80")

    def told(*words):
        status = main(["uml", *words])
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return told


def test_every_page_with_a_diagram_is_listed(told):
    status, text, _ = told()
    assert status == 0 and str(ROOT / "uml") in text
    assert {each.page for each in all_diagrams()} == set(re.findall(r"^  ([\w-]+\.md)", text, re.MULTILINE))


def test_the_pages_are_read_as_the_tests_read_them():
    found = [
        (each.page.name, each.heading, each.picture) for page in diagram_pages().values() for each in page
    ]
    assert sorted(found) == sorted((each.page, each.heading, picture_of(each)) for each in all_diagrams())


def test_a_class_has_its_place_its_line_and_its_diagrams(told):
    status, text, _ = told("HouseCell")
    line = inspect.getsourcelines(public_classes()["HouseCell"])[1]
    assert status == 0
    assert text.startswith(f"HouseCell  solitaire/model/cells.py:{line}\nTakes the cards of one house")
    assert re.search(r"^  Cell +solitaire/model/cells\.py:\d+\n  > HouseCell ", text, re.MULTILINE)
    assert "  uml/cells.md, “Cells”\n    uml/svg/cells.svg\n" in text


def test_a_base_shows_all_its_subclasses(told):
    text = told("Cell")[1]
    heirs = {name for name, cls in public_classes().items() if cls.__mro__[1].__name__ == "Cell"}
    assert heirs <= set(re.findall(r"^    (\w+) ", text, re.MULTILINE))


def test_a_name_may_be_written_in_any_case(told):
    assert told("housecell") == told("HouseCell")
    assert told("cell.ISVALID") == told("Cell.isValid") == told("Cell.isValid()")


def test_a_method_shows_how_it_is_called_and_who_answers_it_otherwise(told):
    text = told("Cell.isValid")[1]
    assert text.startswith("Cell.isValid(cards: Sequence[Card]) -> Verdict\nsolitaire/model/cells.py:")
    answers = {name for name, cls in public_classes().items() if "isValid" in vars(cls) and name != "Cell"}
    assert answers <= set(re.findall(r"^  (\w+) +solitaire/", text, re.MULTILINE))
    assert told("HouseCell.isEmpty")[1].startswith("Cell.isEmpty() -> bool\n")


@pytest.mark.parametrize(
    "word, hint",
    [
        ("HousCell", "did you mean HouseCell?"),
        ("Cell.isVald", "did you mean Cell.isValid?"),
        ("xyzzy", "solitaire uml lists the diagrams."),
        ("", "solitaire uml lists the diagrams."),
        ("isvalid", "“isvalid” is a method: ask for Cell.isValid."),
    ],
)
def test_an_unknown_name_is_one_clear_line(told, word, hint):
    status, text, complaint = told(word)
    assert (status, text) == (2, "")
    assert complaint.endswith(f"{hint}\n") and complaint.count("\n") == 1


def test_a_method_is_drawn_where_an_heir_is_asked(told):
    text = told("Board.move")[1]
    assert "uml/move.md, “A move”" in text  # there it is asked of a KlondikeBoard
    assert "uml/buraco.md, “The table”" not in text  # there “move” is only a parameter


def test_two_names_are_one_too_many(told):
    status, text, complaint = told("Cell", "Pool")
    assert status == 2 and "“Pool” is one word too many" in complaint


def test_without_the_folder_it_says_so_in_one_line(told, monkeypatch, tmp_path):
    for module in ("solitaire.play.diagrams", "solitaire.console.uml"):
        monkeypatch.setattr(importlib.import_module(module), "uml_path", lambda: tmp_path / "uml")
    assert diagrams.diagram_pages() == {}
    status, text, _ = told()
    assert status == 0 and "The diagrams are not here" in text
    status, text, _ = told("Cell")
    assert status == 0 and "AlternateCell" in text and "The diagrams are not here" in text


@pytest.mark.parametrize("name", sorted(public_classes()))
def test_every_class_of_the_model_is_found_on_its_line(name):
    cls, found = public_classes()[name], class_index()[name]
    file = Path(inspect.getfile(cls)).relative_to(ROOT).as_posix()
    path, _, line = found.where.partition(":")
    text = (ROOT / path).read_text(encoding="utf-8").splitlines()[int(line) - 1]
    assert path == file and text.startswith(f"class {name}")
    assert [base.__name__ for base in cls.__bases__ if base.__name__ in class_index()] == [
        base.name for base in found.bases
    ]
