# ruff: noqa: N802, N815 — a board spells as the specification does
"""A game of eight cards that nobody plays: the window must draw and play any board."""

from solitaire.model.board import Board
from solitaire.model.cards import Hearts, Spades
from solitaire.model.cells import AlternateCell, FreeCell, HouseCell
from solitaire.model.division import Division
from solitaire.model.options import Choice, Option
from solitaire.model.places import Fact, Mark, Place
from solitaire.model.pool import Pool


class TinyBoard(Board):
    """A stock and its waste on the right, a row that fans to the right, a column, and one house."""

    game = "tiny"
    title = "Tiny"
    letter = "T"
    hidden = True
    optionSpecs = (Option("passes", "Passes", (Choice(0, "any"), Choice(2, "two"))),)

    def makeDeck(self):
        houses = (Spades, Hearts)
        return [house(value, 4 * n + value - 1) for n, house in enumerate(houses) for value in range(1, 5)]

    def build(self):
        self.pool = Pool(FreeCell("S"), FreeCell("T"), 1, self.options["passes"] or None)
        row, column, house = AlternateCell("M", None), AlternateCell("N", None), HouseCell("O", "hearts", 4)
        self.divisions = (
            Division("Play", AlternateCell, [row, column]),
            Division("Sort", HouseCell, [house]),
        )
        self.cells = {cell.letter: cell for cell in (*self.pool, row, column, house)}
        self.routes = {"T": ("O", "M", "N"), "M": ("O", "N"), "N": ("O", "M"), "O": ()}

    def distribute(self):
        for letter, faces in (("M", (1, 1)), ("N", (0, 0, 1)), ("S", (0, 0, 0))):
            for face in faces:
                card = self.deck.pop()
                if face:
                    card.flipOver()
                self.cells[letter].put(card)
        self.deck = [card for cell in self.cells.values() for card in cell]

    def checkWin(self):
        return len(self.cells["O"]) == 4

    @property
    def homes(self):
        return ("O",)

    @property
    def places(self):
        return {
            "M": Place(0, 0, "right", 0.3, 0.1),
            "O": Place(4.2, 0),
            "N": Place(0.5, 1.3, "down", 0.25, 0.12),
            "T": Place(3.0, 1.3),
            "S": Place(4.2, 1.3),
        }

    def mark(self, letter):
        return Mark("heart", "hearts go here") if letter == "O" else Mark("")

    def status(self):
        return (Fact("Home", str(len(self.cells["O"]))),)


def ordered_board(*codes):
    """A tiny board whose cards lie in this order: M, M, N, N, N, S, S, S."""
    board = TinyBoard()
    numbers = {card.code: card.id for card in board.makeDeck()}
    from solitaire.model.deals import Deal

    board.startGame(Deal((("passes", 0),), tuple(numbers[code] for code in reversed(codes))))
    return board


__all__ = ["TinyBoard", "ordered_board"]
