"""Klondike. Source: seeds/klondike-classes.en.txt and seeds/klondike-letters.cs.txt; rules.md, "Klondike"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from solitaire.model.cards import Card, french_deck
from solitaire.model.cells import AlternateCell, FreeCell, HouseCell
from solitaire.model.moves import Move, Step
from solitaire.model.options import Choice, Option
from solitaire.model.phrase import Phrase
from solitaire.model.places import Fact, Mark, Place
from solitaire.model.pool import Pool

from .house_board import DOWNSIDE, UPSIDE, HouseBoard
from .registry import register

__all__ = ["KlondikeBoard"]

HOUSES = {"W": "spades", "X": "hearts", "Y": "clubs", "Z": "diamonds"}
COLUMNS = {"A": 1, "B": 2, "C": 3, "D": 4, "E": 5, "F": 6, "G": 7}


@register
class KlondikeBoard(HouseBoard):
    """Seven columns, four houses and a pool of 24 cards."""

    game: ClassVar[str] = "klondike"
    title: ClassVar[str] = "Klondike"
    letter: ClassVar[str] = "K"
    summary: ClassVar[str] = "Build four houses from ace to king."
    optionSpecs: ClassVar[tuple[Option, ...]] = (
        Option("draw", "Draw", (Choice(1, "one card"), Choice(3, "three cards"))),
        Option("passes", "Passes", (Choice(0, "unlimited"), Choice(1, "one"), Choice(3, "three"))),
        Option(
            "scoring",
            "Scoring",
            (Choice("standard", "standard"), Choice("vegas", "Vegas"), Choice("none", "none")),
        ),
        Option("from_house", "Cards may leave a house", (Choice(True, "yes"), Choice(False, "no"))),
        Option("empty", "An empty column takes", (Choice("king", "a king"), Choice("any", "any card"))),
    )

    houses: ClassVar[Mapping[str, str]] = HOUSES
    columns: ClassVar[Mapping[str, int]] = COLUMNS

    def makeDeck(self) -> list[Card]:
        """52 French cards."""
        return french_deck()

    def build(self) -> None:
        """Pool U V, houses W–Z, columns A–G."""
        opens_with = 13 if self.options["empty"] == "king" else None
        houses = [HouseCell(*pair) for pair in HOUSES.items()]
        columns = [AlternateCell(letter, opens_with) for letter in COLUMNS]
        pool = Pool(FreeCell(DOWNSIDE), FreeCell(UPSIDE), int(self.options["draw"]), self.passes)
        self._arrange(pool, houses, columns)
        if self.options["from_house"]:
            self.routes |= dict.fromkeys(HOUSES, tuple(COLUMNS))
        self.facts = {"turn": 0, "score": -52 if self.options["scoring"] == "vegas" else 0, "owed": 0}

    @property
    def passes(self) -> int | None:
        """How often the pool may be run through; Vegas allows one pass drawing one, three drawing three."""
        if self.options["scoring"] == "vegas":
            return 1 if self.options["draw"] == 1 else 3
        return int(self.options["passes"]) or None

    def _nextFacts(self, move: Move, steps: list[Step]) -> Mapping[str, Any]:
        if self.options["scoring"] == "none":
            return self.facts
        score, owed = self.facts["score"], self.facts["owed"]
        if self.options["scoring"] == "vegas":
            change = 5 * ((move.target in HOUSES) - (move.source in HOUSES))
        else:
            change, owed = self._standard(move, steps, owed)
            owed += max(0, -change - score) if move.source in HOUSES else 0
            change = max(change, -score)
        return {**self.facts, "score": score + change, "owed": owed}

    def _standard(self, move: Move, steps: list[Step], owed: int) -> tuple[int, int]:
        """Points of *move*, and what is still owed of takings from a house that the floor at 0 forgave.

        Without that debt a card shuttled between house and column at 0 points would earn 10 each time.
        """
        if not move.target:
            recycled = bool(steps) and steps[0].source == UPSIDE
            return (-100 if self.options["draw"] == 1 else -20) * recycled, owed
        turned = 5 * (len(steps) > 1)
        if move.source in HOUSES:
            return turned - 15, owed
        if move.target in HOUSES:
            paid = min(10, owed)
            return turned + 10 - paid, owed - paid
        return turned + 5 * (move.source == UPSIDE), owed

    @property
    def places(self) -> Mapping[str, Place]:
        """Pool and houses in the upper row, the columns below."""
        step = 1.16
        places = {DOWNSIDE: Place(0, 0), UPSIDE: Place(step, 0, "right", 0.22, 0.22, self.pool.drawCount)}
        places |= {letter: Place(step * (3 + number), 0) for number, letter in enumerate(HOUSES)}
        for number, letter in enumerate(COLUMNS):
            places[letter] = Place(step * number, 1.14, "down", 0.24, 0.1)
        return places

    def mark(self, letter: str) -> Mark:
        """The house symbol, K for a column, and the marks of the stock."""
        if letter in HOUSES:
            return Mark(HOUSES[letter].rstrip("s"), Phrase("house of {house}", house=Phrase(HOUSES[letter])))
        if letter in COLUMNS:
            any_card = self.options["empty"] == "any"
            return Mark("", "takes any card") if any_card else Mark("king", "takes a king")
        return super().mark(letter)

    def status(self) -> tuple[Fact, ...]:
        """Score, cards in the stock, and passes left where they are limited."""
        facts = [Fact("Score", str(self.facts["score"]))] if self.options["scoring"] != "none" else []
        facts.append(Fact("Stock", str(len(self.pool.downside))))
        left = self.pool.passesLeft
        return (*facts, Fact("Passes left", "∞" if left is None else str(left + 1)))
