"""Stůl: hra ze slovníku položená na desku modelu. Pravidla zná model, tady se jen překládá tam a zpět."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from solitaire.games.klondike import COLUMNS, HOUSES, KlondikeBoard
from solitaire.model.cards import Card
from solitaire.model.cells import HouseCell
from solitaire.model.deals import Deal

from .karty import Karta, skutecna_karta, trojice

__all__ = ["PISMENKA", "SLOUPECKY", "Hra", "Stul"]

Hra = dict[str, list[Karta]]

SLOUPECKY = tuple(COLUMNS)
PISMENKA = ("U", "V", *HOUSES, *SLOUPECKY)


class Stul(KlondikeBoard):
    """Klondike s danými kartami: líže se po jedné, bez omezení, a prázdná hromádka vezme každé eso."""

    houses: ClassVar[Mapping[str, str]] = dict.fromkeys(HOUSES, "")

    def __init__(self, hra: Mapping[str, Sequence[Karta]]) -> None:
        """Položí na stůl karty ze slovníku. Nejsou-li to karty, vyhodí ValueError."""
        super().__init__(scoring="none")
        self._pocty = {pismenko: len(hra[pismenko]) for pismenko in PISMENKA}
        self._karty = [karta for pismenko in PISMENKA for karta in hra[pismenko]]
        self.startGame(Deal((("scoring", "none"),), tuple(range(len(self._karty)))))

    def makeDeck(self) -> list[Card]:  # noqa: N802
        """Karty ze slovníku, otočené tak jako v něm."""
        return [skutecna_karta(karta, cislo) for cislo, karta in enumerate(self._karty)]

    def build(self) -> None:
        """Stůl Klondiku, jehož hromádky nepatří předem žádné barvě."""
        super().build()
        self._arrange(self.pool, [HouseCell(pismenko) for pismenko in HOUSES], self.play)
        self.routes |= dict.fromkeys(HOUSES, SLOUPECKY)

    def distribute(self) -> None:
        """Položí karty na místa, kde ve slovníku jsou."""
        karty = iter(self.deck)
        for pismenko, pocet in self._pocty.items():
            for _ in range(pocet):
                self.cells[pismenko].put(next(karty))

    def balicek(self, pismenko: str) -> list[Karta]:
        """Karty jednoho místa jako trojice."""
        return [trojice(karta) for karta in self.cells[pismenko]]
