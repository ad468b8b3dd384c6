"""Template: the smallest whole game, to copy when you write a new one.

A new game is one file in this folder. Nothing else has to be told about it: the window, the console,
saves, deal codes, undo and the tests that run over every registered game find it by its decorator.
It is real and can be played with ``solitaire --game template``, but no list shows it.
"""

from __future__ import annotations

from collections.abc import Mapping

from solitaire.model.board import Board
from solitaire.model.cards import Card, Hearts, Spades
from solitaire.model.cells import AlternateCell, FreeCell, HouseCell
from solitaire.model.division import Division
from solitaire.model.places import Mark, Place
from solitaire.model.pool import Pool

from .registry import register

__all__ = ["TemplateBoard"]


@register
class TemplateBoard(Board):
    """Two houses of six cards, two columns and a pool."""

    game = "template"  # its name in saves and on the command line
    title = "Template"  # its name for people
    letter = "T"  # the first letter of its deal codes: one that no other game has
    summary = "Build both houses from ace to six."
    hidden = True  # leave this line out of a game for players

    def makeDeck(self) -> list[Card]:
        """Ace to six of spades and of hearts. Each card's id is its index."""
        cards = [(house, value) for house in (Spades, Hearts) for value in range(1, 7)]
        return [house(value, number) for number, (house, value) in enumerate(cards)]

    def build(self) -> None:
        """Make the cells and say from where to where a card may be carried."""
        self.pool = Pool(FreeCell("U"), FreeCell("V"))
        houses = Division("Houses", HouseCell, [HouseCell("W", "spades", 6), HouseCell("X", "hearts", 6)])
        columns = Division("Columns", AlternateCell, [AlternateCell(letter, None) for letter in "AB"])
        self.divisions = (houses, columns)
        self.cells = {cell.letter: cell for cell in (*self.pool, *houses, *columns)}
        self.routes = {"V": ("W", "X", "A", "B"), "A": ("W", "X", "B"), "B": ("W", "X", "A")}

    def distribute(self) -> None:
        """One face-up card to each column, the rest to the stock. The last card is dealt first."""
        cards = list(self.deck)
        for letter in "AB":
            card = cards.pop()
            card.flipOver()
            self.cells[letter].put(card)
        for card in cards:
            self.cells["U"].put(card)

    def checkWin(self) -> bool:
        """Whether both houses are full."""
        return self.divisions[0].isFull()

    @property
    def homes(self) -> tuple[str, ...]:
        """Where a double click and ``*`` send cards."""
        return "W", "X"

    @property
    def places(self) -> Mapping[str, Place]:
        """Pool and houses in one row, the columns below."""
        upper = {letter: Place(1.2 * number, 0) for number, letter in enumerate("UVWX")}
        return upper | {"A": Place(0, 1.2, "down", 0.24, 0.1), "B": Place(1.2, 1.2, "down", 0.24, 0.1)}

    def mark(self, letter: str) -> Mark:
        """What an empty cell shows."""
        marks = {"W": Mark("spade", "house of spades"), "X": Mark("heart", "house of hearts")}
        return marks.get(letter, Mark("recycle", "turn over") if letter == "U" else Mark(""))
