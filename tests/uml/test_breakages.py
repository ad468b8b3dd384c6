"""Tests of the tests: each of these seeded mistakes is found, in a sentence that names both places."""

import re
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest

from .arrows import arrow_differences, read_arrows
from .class_diagram import DrawnClasses, of_the_model
from .code_classes import code_facts
from .compare_classes import differences
from .facts import Member
from .imports import package_arrows
from .pages import Diagram, DiagramError, all_diagrams, page_texts
from .scenarios import SCENARIOS
from .test_game_loop import loop_differences
from .test_layers import _short
from .test_sequences import sequence_differences

PLACES = re.compile(r"uml/[\w-]+\.md:\d+.*solitaire/\S+\.py:\d+|solitaire/\S+\.py:\d+.*uml/[\w-]+\.md:\d+")


def broken(page: str, old: str, new: str) -> list[Diagram]:
    """All diagrams, with one change in one page."""
    texts = page_texts()
    assert old in texts[page], f"uml/{page} has no “{old}” to break"
    return all_diagrams(texts | {page: texts[page].replace(old, new, 1)})


CLASS_BREAKAGES = {
    "a wrong base": (
        "cards.md",
        "BlackCard <|-- Clubs",
        "RedCard <|-- Clubs",
        "draws RedCard as a base of Clubs",
    ),
    "a missing base": ("cells.md", "    Cell <|-- HouseCell\n", "", "HouseCell derives from Cell"),
    "a missing method": ("cells.md", "        +isFull() bool\n", "", "Cell has isFull() bool"),
    "an invented method": ("cells.md", "+isFull() bool", "+isFull() bool\n        +sort()", "Cell.sort()"),
    "an extra parameter": ("cells.md", "+put(card)", "+put(card, place)", "Cell.put(card, place)"),
    "another parameter": ("cells.md", "+move(cards, to)", "+move(cards, cell)", "Cell.move(cards, cell)"),
    "another result": (
        "cells.md",
        "+canLift(count) Verdict",
        "+canLift(count) bool",
        "Cell.canLift(count) bool",
    ),
    "another type": ("cards.md", "+faceUp: bool", "+faceUp: int", "Card.faceUp: int"),
    "a missing attribute": ("board.md", "        +drawCount: int\n", "", "Pool has drawCount: int"),
    "a concrete Card": ("cards.md", "<<abstract>>", "", "Card is drawn as a plain class"),
    "an abstract method": (
        "cells.md",
        "isValid(cards)* Verdict",
        "isValid(cards) Verdict",
        "Cell.isValid(cards)",
    ),
    "a static attribute": ("cards.md", "+colour: str$", "+colour: str", "Card.colour: str"),
    "a wrong multiplicity": ("values.md", '"*" Entry', '"1" Entry', "keeps “1” Entry"),
    "a wrong number": ("board.md", '"7" AlternateCell', '"8" AlternateCell', "has 7 of AlternateCell"),
    "a missing ownership": ("board.md", '    Board *-- "0..1" Pool : pool\n', "", "Board.pool"),
    "a wrong label": ("board.md", "FreeCell : upside", "FreeCell : outside", "Pool.outside"),
    "a wrong use": ("cells.md", "Cell ..> Step : move", "Cell ..> Step : isValid", "Cell.isValid uses Step"),
    "no value": ("values.md", "<<value>>", "", "Move is drawn as a plain class"),
}


@pytest.mark.parametrize("name", CLASS_BREAKAGES)
def test_a_broken_class_diagram_is_caught(name):
    page, old, new, words = CLASS_BREAKAGES[name]
    found = differences(DrawnClasses(of_the_model(broken(page, old, new))), code_facts())
    assert any(words in sentence and PLACES.search(sentence) for sentence in found), found


def test_a_class_that_is_nowhere_is_caught():
    drawn = DrawnClasses(of_the_model(broken("cards.md", "class Hearts {", "class Herz {")))
    assert any(
        sentence.startswith("Class Herz is drawn in uml/cards.md:")
        for sentence in differences(drawn, code_facts())
    )


def test_a_class_that_is_not_drawn_is_caught():
    drawn = DrawnClasses(each for each in of_the_model(all_diagrams()) if each.page != "errors.md")
    found = differences(drawn, code_facts())
    assert any(
        re.match(r"Class NotASave of solitaire/model/errors.py:\d+ is drawn on no page", each)
        for each in found
    )


def test_a_class_drawn_in_full_twice_is_caught():
    twice = "```mermaid\nclassDiagram\n    class Pool {\n        +turns: int\n    }\n```\n"
    drawn = DrawnClasses(of_the_model(broken("cells.md", "# Cells\n", "# Cells\n" + twice)))
    assert any("Pool is drawn in full twice" in sentence for sentence in differences(drawn, code_facts()))


def test_a_change_of_the_code_is_caught():
    code = deepcopy(code_facts())
    board, cell, clubs = code["Board"], code["Cell"], code["Clubs"]
    del cell.members["put"]
    cell.members["lay"] = Member("lay", "", cell.where, ("card",))
    board.members["undo"] = replace(board.members["undo"], parameters=("count",))
    clubs.bases = {"RedCard": clubs.where}
    found = "\n".join(differences(DrawnClasses(of_the_model(all_diagrams())), code))
    for words in (
        "draws Cell.put(card)",
        "Cell has lay(card)",
        "has undo(count)",
        "Clubs derives from RedCard",
    ):
        assert words in found
    assert "draws BlackCard as a base of Clubs" in found


SEQUENCE_BREAKAGES = {
    "two calls in another order": (
        "    board->>column: uncover()\n    column->>card: flipOver()\n",
        "    column->>card: flipOver()\n    board->>column: uncover()\n",
        "draws column → card: flipOver(), but the program calls board → column: uncover",
    ),
    "a missing call": (
        "    board->>house: isValid(cards)\n",
        "",
        "only after it has called board → house: isValid",
    ),
    "a missing last call": (
        "    board->>sort: isFull()\n    sort-->>board: false\n    board-->>session: false\n"
        "    session-->>Player: true\n",
        "",
        "The program then calls board → sort: isFull",
    ),
    "an invented call": (
        "    board->>history: add(entry)\n",
        "    board->>history: back()\n    board->>history: add(entry)\n",
        "draws board → history: back(), but the program calls board → history: add",
    ),
    "a wrong parameter": ("isValid(cards)", "isValid(card)", "takes (cards)"),
    "a wrong answer": (
        "house-->>board: yes",
        "house-->>board: no",
        "but here the program answers house → board: yes",
    ),
    "a wrong receiver": ("board->>house: isValid", "board->>column: isValid", "calls board → house: isValid"),
}


@pytest.mark.parametrize("name", SEQUENCE_BREAKAGES)
def test_a_broken_sequence_is_caught(name: str, tmp_path: Path):
    old, new, words = SEQUENCE_BREAKAGES[name]
    key = ("move.md", "A move")
    diagram = next(each for each in broken("move.md", old, new) if (each.page, each.heading) == key)
    found = sequence_differences(diagram, SCENARIOS[key](tmp_path))
    assert any(words in sentence and PLACES.search(sentence) for sentence in found), found


def test_a_participant_of_another_class_is_caught(tmp_path: Path):
    key = ("move.md", "A move")
    diagrams = broken("move.md", "house: HouseCell", "house: FreeCell")
    diagram = next(each for each in diagrams if (each.page, each.heading) == key)
    found = sequence_differences(diagram, SCENARIOS[key](tmp_path))
    assert any("draws house as FreeCell, but in the scenario it is HouseCell" in each for each in found), (
        found
    )


LOOP_BREAKAGES = {
    "a missing way": ("    move --> win: check win: yes\n", "", "move leads to win, but"),
    "an invented way": ("draw --> action", "draw --> win: luck\n    draw --> action", "draws draw → win"),
    "another label": ("error --> action: reason shown", "error --> action: silence", "“silence”"),
    "a state that nothing leads to": (
        '    state "player action" as action\n',
        '    state "player action" as action\n    state "sleep" as sleep\n',
        "names the state sleep, but solitaire/play/flow.py:",
    ),
    "another start": ("[*] --> choice", "[*] --> action", "draws [*] → player action"),
    "another name": (
        '"player action" as action',
        '"action" as action',
        "does not draw the state player action",
    ),
}


@pytest.mark.parametrize("name", LOOP_BREAKAGES)
def test_a_broken_game_loop_is_caught(name):
    old, new, words = LOOP_BREAKAGES[name]
    diagrams = broken("game-loop.md", old, new)
    found = loop_differences(next(read_arrows(each) for each in diagrams if each.kind == "stateDiagram-v2"))
    assert any(words in sentence and "uml/game-loop.md:" in sentence for sentence in found), found


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("    games --> model\n", "", "games leads to model, but uml/layers.md"),
        ("games --> model", "games --> model\n    model --> games", "draws model → games"),
    ],
)
def test_a_broken_layer_is_caught(old, new, words):
    diagram = next(each for each in broken("layers.md", old, new) if each.heading == "Packages")
    found = arrow_differences(read_arrows(diagram), _short(package_arrows()))
    assert any(words in sentence for sentence in found), found


def test_a_line_nobody_can_read_is_caught():
    diagrams = broken("cells.md", "Cell <|-- HouseCell", "Cell <|== HouseCell")
    with pytest.raises(DiagramError, match=r"uml/cells.md:\d+: the tests cannot read “Cell <\|== HouseCell”"):
        DrawnClasses(diagrams)
