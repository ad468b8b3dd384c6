"""Where things lie on a Buraco table, and its figures.

Source: buraco rules 3.1, 3.3; seeds/buraco.es.txt, "Notas por el layout".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from solitaire.model.phrase import Phrase
from solitaire.model.places import Fact, Mark, Place

if TYPE_CHECKING:
    from .table import BuracoTable

__all__ = ["mark", "places", "status"]

STEP, ROW, COLUMNS = 1.16, 1.95, 13
_MARKS = {
    "U": Phrase("the stock is empty"),
    "V": Phrase("thrown cards"),
    "H": Phrase("no card"),
    "R": Phrase("reserve taken"),
}


def places(board: BuracoTable) -> Mapping[str, Place]:
    """Stock, pile, own hand; melds of team 1; melds of team 2; the reserves and the other hands."""
    found = {board.stock.letter: Place(0, 0), board.discard.letter: Place(STEP, 0)}
    found["H0"] = Place(2 * STEP, 0, "right", 0.3, 0.3)
    y = 1.2
    for division in board.melds:
        for number, cell in enumerate(division):
            row, column = divmod(number, COLUMNS)
            found[cell.letter] = Place(column * STEP, y + row * ROW, "down", 0.16, 0.16)
        y += ROW * (1 + (len(division) - 1) // COLUMNS)
    for number, reserve in enumerate(board.reserves):
        found[reserve.letter] = Place(number * STEP, y)
    for seat in (1, 2, 3):
        found[f"H{seat}"] = Place((3.5 + 4 * (seat - 1)) * STEP, y, "right", 0.2, 0.2)
    return {letter: found[letter] for letter in board.cells}


def mark(letter: str) -> Mark:
    """What the empty cell *letter* shows."""
    return Mark("", _MARKS.get(letter[0], Phrase("a new meld")))


def status(board: BuracoTable) -> tuple[Fact, ...]:
    """Hand, points of both teams, cards in stock and pile, whose reserves are there."""
    left = [Phrase("taken") if reserve.isEmpty() else Phrase("there") for reserve in board.reserves]
    return (
        Fact("Hand", str(board.facts["hand"])),
        Fact("Points", "{} : {}".format(*board.totals)),
        Fact("Stock", str(len(board.stock))),
        Fact("Pile", str(len(board.discard))),
        Fact("Reserves", Phrase("{one} : {two}", one=left[0], two=left[1])),
    )
