"""A model solution of each exercise: what a student could change. test_exercises.py proves that it works."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

__all__ = ["FIRST", "SOLUTIONS", "Change"]


class Change(NamedTuple):
    """In *file* the text *old* becomes *new*; with no *old* the file is written, or *new* added to it."""

    file: str
    old: str
    new: str

    def make(self, root: Path) -> None:
        """Make the change in the project under *root*. Raises ValueError when *old* is not there once."""
        path = root / self.file
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        if self.old and text.count(self.old) != 1:
            raise ValueError(f"{self.file} has “{self.old}” {text.count(self.old)} times")
        path.write_text(text.replace(self.old, self.new) if self.old else text + self.new, encoding="utf-8")


EVEN_CELL = '''

class EvenCell(Cell):
    """Takes cards of even value, one at a time."""

    def isValid(self, cards: Sequence[Card]) -> Verdict:
        """One even card that lies face up, while there is room."""
        if len(cards) != 1:
            return Verdict("one card at a time goes here")
        if not cards[0].faceUp:
            return Verdict("a face-down card cannot be moved")
        if cards[0].value % 2:
            return Verdict("the {card} is not even", card=cards[0])
        return Verdict("there is no room here") if self.isFull() else YES
'''
EVENS = '''"""Evens: half of a small deck goes to the cells for even cards, the rest to the columns."""

from collections.abc import Mapping

from solitaire.model.board import Board
from solitaire.model.cards import Card, Hearts, Spades
from solitaire.model.cells import AlternateCell, EvenCell, FreeCell
from solitaire.model.division import Division
from solitaire.model.places import Place
from solitaire.model.pool import Pool

from .registry import register

__all__ = ["EvensBoard"]


@register
class EvensBoard(Board):
    """Two EvenCells, two columns and a pool."""

    game = "evens"
    title = "Evens"
    letter = "E"
    hidden = True

    def makeDeck(self) -> list[Card]:
        """Ace to eight of spades and of hearts."""
        cards = [(house, value) for house in (Spades, Hearts) for value in range(1, 9)]
        return [house(value, number) for number, (house, value) in enumerate(cards)]

    def build(self) -> None:
        """The cells, and the ways between them."""
        self.pool = Pool(FreeCell("U"), FreeCell("V"))
        evens = Division("Evens", EvenCell, [EvenCell("W", 4), EvenCell("X", 4)])
        columns = Division("Columns", AlternateCell, [AlternateCell(letter, None) for letter in "AB"])
        self.divisions = (evens, columns)
        self.cells = {cell.letter: cell for cell in (*self.pool, *evens, *columns)}
        self.routes = {"V": ("W", "X", "A", "B"), "A": ("W", "X", "B"), "B": ("W", "X", "A")}

    def distribute(self) -> None:
        """All cards to the stock."""
        for card in self.deck:
            self.cells["U"].put(card)

    def checkWin(self) -> bool:
        """Whether every even card has found its place."""
        return self.divisions[0].isFull()

    @property
    def places(self) -> Mapping[str, Place]:
        """Pool and EvenCells in one row, the columns below."""
        upper = {letter: Place(1.2 * number, 0) for number, letter in enumerate("UVWX")}
        return upper | {"A": Place(0, 1.2, "down", 0.24, 0.1), "B": Place(1.2, 1.2, "down", 0.24, 0.1)}
'''
ANSWERS = "tests/exercises/answers/"
MOVE = '["KlondikeBoard.checkMove", "AlternateCell B.tail", "AlternateCell B.move", '
FIRST = (
    Change("solitaire/model/cells.py", '"Cell", "FreeCell"', '"Cell", "EvenCell", "FreeCell"'),
    Change("solitaire/model/cells.py", "", EVEN_CELL),
    Change(
        "uml/cells.md",
        "    Cell <|-- FreeCell\n",
        "    class EvenCell {\n        +isValid(cards) Verdict\n    }\n"
        "    Cell <|-- EvenCell\n    Cell <|-- FreeCell\n",
    ),
)
SOLUTIONS: dict[str, tuple[Change, ...]] = {
    "exercise_1_even_cell": FIRST,
    "exercise_2_even_game": (*FIRST, Change("solitaire/games/evens.py", "", EVENS)),
    "exercise_3_calls": (
        Change(
            ANSWERS + "calls.py",
            "MOVE = []",
            f'MOVE = {MOVE}"AlternateCell B.uncover", "History.add"]',
        ),
        Change(ANSWERS + "calls.py", "REFUSED = []", 'REFUSED = ["KlondikeBoard.checkMove"]'),
        Change(
            ANSWERS + "calls.py",
            "DRAW = []",
            'DRAW = ["KlondikeBoard.checkMove", "Pool.isEmpty", "Pool.draw", "History.add"]',
        ),
    ),
    "exercise_4_wrong_diagram": (
        Change(ANSWERS + "cards.md", "+value: str", "+value: int"),
        Change(ANSWERS + "cards.md", "+flipOver(face)", "+flipOver()"),
        Change(ANSWERS + "cards.md", "class RedCard {\n", "class RedCard {\n        <<abstract>>\n"),
        Change(ANSWERS + "cards.md", "RedCard <|-- Spades", "BlackCard <|-- Spades"),
    ),
    "exercise_5_undo": (
        Change(
            ANSWERS + "undo.md",
            "    Player->>board: undo(player)\n",
            "    Player->>board: undo(player)\n"
            "    board->>board: canUndo(player)\n"
            "    board-->>board: yes\n"
            "    board->>history: back()\n"
            "    board->>card: flipOver()\n"
            "    board->>house: giveBack(cards, to, places)\n"
            "    board-->>Player: 2 steps\n",
        ),
    ),
}
"""The changes for each exercise, by the name of its file."""
