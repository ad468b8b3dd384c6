"""A game for two that exists only in the tests: a new game is one class, and Board serves players in turn.

Each player has a hand and lays its last card on one of two columns, or draws a card.
The first without a card wins.
"""
# ruff: noqa: N802, N815 - a game keeps the names of its base class

from solitaire.model.board import Board
from solitaire.model.cards import french_deck
from solitaire.model.cells import AlternateCell, FreeCell
from solitaire.model.division import Division
from solitaire.model.options import Choice, Option
from solitaire.model.places import Place
from solitaire.model.pool import Pool
from solitaire.model.verdict import Verdict

HANDS, COLUMNS = ("H", "I"), ("M", "N")


class TwoPlayersBoard(Board):
    game, title, letter = "two_players", "Two players", "Q"
    players, hidden = 2, True
    optionSpecs = (Option("hand", "Cards in a hand", (Choice(5, "five"), Choice(9, "nine"))),)

    def makeDeck(self):
        return french_deck()

    def build(self):
        self.pool = Pool(FreeCell("U"), FreeCell("V"), passes=2)
        self.hands = Division("Hands", FreeCell, map(FreeCell, HANDS))
        self.table = Division("Table", AlternateCell, [AlternateCell(letter, None, 1) for letter in COLUMNS])
        self.divisions = (self.hands, self.table)
        self.cells = {cell.letter: cell for cell in (*self.pool, *self.hands, *self.table)}
        self.routes = {"V": HANDS, **dict.fromkeys(HANDS, COLUMNS)}

    def distribute(self):
        for _ in range(self.options["hand"]):
            for hand in self.hands:
                hand.put(self.deck.pop())
                hand.top.flipOver()
        for card in self.deck:
            self.pool.downside.put(card)

    def checkMove(self, move, player=None):
        mine = HANDS[self.turn]
        if move.source in HANDS and move.source != mine or move.target in HANDS and move.target != mine:
            return Verdict("this is the other player's hand")
        return super().checkMove(move, player)

    def legalMoves(self):
        return [move for move in super().legalMoves() if self.checkMove(move)]

    def checkWin(self):
        return any(hand.isEmpty() for hand in self.hands)

    @property
    def places(self):
        return {letter: Place(number, 0) for number, letter in enumerate(self.cells)}

    def _nextFacts(self, move, steps):
        return {"turn": 1 - self.turn} if move.target in COLUMNS + HANDS else self.facts
