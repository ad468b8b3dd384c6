"""Solitario de las cuatro cartas. Source: seeds/cuatro-cartas.es.txt; rules.md, section of that name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from solitaire.model.cards import Card, spanish_deck
from solitaire.model.cells import AlternateCell, FreeCell, HouseCell
from solitaire.model.moves import Move
from solitaire.model.options import Choice, Option
from solitaire.model.phrase import Phrase
from solitaire.model.places import Fact, Mark, Place
from solitaire.model.pool import Pool
from solitaire.model.verdict import Verdict

from .house_board import DOWNSIDE, UPSIDE, HouseBoard
from .registry import register

__all__ = ["CuatroCartasBoard"]

HOUSES = {"W": "oros", "X": "copas", "Y": "espadas", "Z": "bastos"}
COLUMNS = dict.fromkeys("ABCD", 1)


@register
class CuatroCartasBoard(HouseBoard):
    """Four columns of one card, four houses, the other 36 cards in the pool; its upside is the reserve."""

    game: ClassVar[str] = "cuatro-cartas"
    title: ClassVar[str] = "Cuatro Cartas"
    letter: ClassVar[str] = "C"
    summary: ClassVar[str] = "Solitario de las cuatro cartas (Spanish deck)."
    deckArt: ClassVar[str] = "spanish"
    backArt: ClassVar[str] = "back-spanish"
    upsideName: ClassVar[str] = "reserve"
    optionSpecs: ClassVar[tuple[Option, ...]] = (
        Option("rounds", "Rounds", (Choice(2, "two"), Choice(1, "one"), Choice(0, "unlimited"))),
    )

    houses: ClassVar[Mapping[str, str]] = HOUSES
    columns: ClassVar[Mapping[str, int]] = COLUMNS

    def makeDeck(self) -> list[Card]:
        """40 Spanish cards."""
        return spanish_deck()

    def build(self) -> None:
        """Pool U V, houses W–Z, columns A–D. One card at a time moves, and an empty column takes any."""
        full = len(self.deck) // len(self.houses)
        houses = [HouseCell(letter, house, full) for letter, house in self.houses.items()]
        columns = [AlternateCell(letter, opens_with=None, run=1) for letter in self.columns]
        pool = Pool(FreeCell(DOWNSIDE), FreeCell(UPSIDE), 1, int(self.options["rounds"]) or None)
        self._arrange(pool, houses, columns)

    @property
    def places(self) -> Mapping[str, Place]:
        """Stock above reserve on the left, the columns in the middle, two by two houses on the right."""
        step, row, gap = 1.16, 1.14, 0.34
        places = {DOWNSIDE: Place(0, 0), UPSIDE: Place(0, row)}
        for number, letter in enumerate(COLUMNS, start=1):
            places[letter] = Place(step * number + gap, 0, "down", 0.24, 0.1)
        for number, letter in enumerate(HOUSES):
            places[letter] = Place(step * (5 + number % 2) + 2 * gap, row * (number // 2))
        return places

    def mark(self, letter: str) -> Mark:
        """The symbol of the house, and the marks of the stock."""
        if letter in HOUSES:
            return Mark(HOUSES[letter], Phrase("house of {house}", house=Phrase(HOUSES[letter])))
        mark = super().mark(letter)
        if mark.symbol == "cross":
            return Mark("cross", "no round left")
        return Mark("", "takes any card") if letter in COLUMNS else mark

    def _checkAction(self, move: Move) -> Verdict:
        verdict = super()._checkAction(move)
        if not verdict and move == Move(DOWNSIDE) and not self.pool.upside.isEmpty():
            return Verdict("no round is left: the reserve cannot be turned over again")
        return verdict

    def status(self) -> tuple[Fact, ...]:
        """The round, and the cards in the stock and in the reserve."""
        played, rounds = self.pool.turns + 1, self.pool.passes
        now = Phrase("{played} of {rounds}", played=played, rounds=rounds) if rounds else str(played)
        return (
            Fact("Round", now),
            Fact("Stock", str(len(self.pool.downside))),
            Fact("Reserve", str(len(self.pool.upside))),
        )
