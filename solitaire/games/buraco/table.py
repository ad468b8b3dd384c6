"""The table of Buraco: its places, its cards, whose they are and who sees them.

Source: buraco rules 1.2–1.4, 1.13, 3.1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from solitaire.model.board import Board
from solitaire.model.cards import Card
from solitaire.model.cells import Cell
from solitaire.model.deals import Deal
from solitaire.model.division import Division
from solitaire.model.history import Entry
from solitaire.model.options import Option
from solitaire.model.phrase import Phrase
from solitaire.model.places import Fact, Mark, Place, Tally
from solitaire.model.sheet import ScoreSheet

from . import dealing, layout, match_sheet, report
from .cards import KIND, WILD, buraco_deck
from .cells import DiscardCell, HandCell, MeldCell, ReserveCell, StockCell
from .options import OPTIONS
from .rules import (
    DISCARD,
    END,
    HANDS,
    MELDS,
    OVER,
    RESERVES,
    SEATS,
    STOCK,
    may_go_out,
    team_of,
    winner_of,
)  # fmt: skip
from .score import HandLines, hand_lines

__all__ = ["BuracoTable"]


class BuracoTable(Board):
    """What lies where, without the rules of play.

    The facts: *turn*; *phase* (``draw``, ``meld``, ``over`` when a hand has ended, ``end`` of the match);
    *hand*, its number; *starter*; *fresh* before the first action; *known*, the cards that all saw go to a
    hand; *upcard*, the card that only the starter has seen (−1: none); *out*, who went out (−1: nobody);
    *points*, those of both teams for each hand that is over, in a row.
    """

    players: ClassVar[int] = SEATS
    companions: ClassVar[bool] = True
    optionSpecs: ClassVar[tuple[Option, ...]] = OPTIONS

    stock: StockCell
    discard: DiscardCell
    hands: Division[HandCell]
    reserves: Division[ReserveCell]
    melds: tuple[Division[MeldCell], ...]
    sheet: tuple[HandLines, ...]

    def makeDeck(self) -> list[Card]:
        """220 cards: four French decks and twelve jokers."""
        return buraco_deck()

    def build(self) -> None:
        """Stock U, pile V, hands H0–H3, reserves R0 R1, and a free place for a meld of each team: M0, N0."""
        self.stock, self.discard = StockCell(STOCK), DiscardCell(DISCARD)
        self.hands = Division("Hands", HandCell, [HandCell(f"{HANDS}{seat}") for seat in range(SEATS)])
        reserves = [ReserveCell(f"{RESERVES}{team}") for team in (0, 1)]
        self.reserves = Division("Reserves", ReserveCell, reserves)
        self.melds = tuple(Division(f"Melds {letter}", MeldCell, ()) for letter in MELDS)
        self.sheet = ()
        self._fitMelds()

    def _fitMelds(self) -> None:
        """Give each team one free place behind its melds, and no more."""
        changed = not self.cells
        for team, letter in enumerate(MELDS):
            cells = list(self.melds[team])
            while not cells or not cells[-1].isEmpty():
                cells.append(MeldCell(f"{letter}{len(cells)}"))
            while len(cells) > 1 and cells[-2].isEmpty():
                cells.pop()
            if len(cells) != len(self.melds[team]):
                division = Division(self.melds[team].name, MeldCell, cells)
                self.melds, changed = (*self.melds[:team], division, *self.melds[team + 1 :]), True
        if changed:
            self.divisions = (self.hands, self.reserves, *self.melds)
            everything: list[Cell] = [self.stock, self.discard]
            everything += (cell for division in self.divisions for cell in division)
            self.cells = {cell.letter: cell for cell in everything}

    def distribute(self) -> None:
        """Hands from the starter on, reserves, the upcard; the rest is the stock."""
        assert self.deal is not None
        for card in self.deck:
            self.stock.put(card)
        starter = dealing.first_starter(self.deal.order)
        dealing.deal_out(self, starter)
        self.facts = dealing.first_facts(self, starter)

    # --- the table ------------------------------------------------------------------------------

    @property
    def hand(self) -> HandCell:
        """The hand of the player who is to move."""
        return self.hands[self.turn]

    @property
    def ownMelds(self) -> Division[MeldCell]:
        """The melds of the team that is to move."""
        return self.melds[team_of(self.turn)]

    @property
    def hasReserve(self) -> bool:
        """Whether the reserve hand of the team that is to move is still there."""
        return not self.reserves[team_of(self.turn)].isEmpty()

    @property
    def mayGoOut(self) -> bool:
        """Whether the team that is to move has what going out needs besides its reserve: a closed meld."""
        return may_go_out(meld.shape for meld in self.ownMelds if meld.shape)

    @property
    def totals(self) -> tuple[int, int]:
        """The points of both teams in the hands that are over."""
        return self.runningTotals[-1] if self.facts["points"] else (0, 0)

    @property
    def runningTotals(self) -> tuple[tuple[int, int], ...]:
        """The points of both teams after each hand that is over."""
        points = self.facts["points"]
        ends = range(2, len(points) + 1, 2)
        return tuple((sum(points[:end:2]), sum(points[1:end:2])) for end in ends)

    def scoreLines(self) -> HandLines:
        """The lines that both teams would have if the hand ended now, or did have when it ended.

        The lines of all hands that are over are in ``sheet``.
        """
        return hand_lines(self, self.facts["out"])

    def winner(self) -> int | None:
        """The team that has won the match, None while it goes on."""
        return winner_of(self.totals, int(self.options["target"]))

    def checkWin(self) -> bool:
        """Whether the team of seat 0 has won the match."""
        return self.facts["phase"] == END and self.winner() == 0

    def isShown(self, card: Card, letter: str, player: int = 0) -> bool:
        """One's own hand and what lies on the table; all hands once the hand is over."""
        if letter == self.hands[player].letter:
            return True
        if letter.startswith(HANDS):
            return self.facts["phase"] in (OVER, END)
        secret = letter == DISCARD and card.id == self.facts["upcard"] and player != self.facts["starter"]
        return card.faceUp and not secret

    @property
    def places(self) -> Mapping[str, Place]:
        """Stock, pile and the hand of seat 0; the melds of both teams; the other hands (3.1)."""
        return layout.places(self)

    def mark(self, letter: str) -> Mark:
        """What an empty cell shows."""
        return layout.mark(letter)

    def status(self) -> tuple[Fact, ...]:
        """Hand, points, stock, pile, reserves."""
        return layout.status(self)

    def seatOf(self, letter: str) -> int | None:
        """The player of a hand."""
        return int(letter[1:]) if letter.startswith(HANDS) else None

    def captions(self, names: Sequence[str]) -> dict[str, Phrase]:
        """Whose the hands, the reserves and the rows of melds are."""
        return layout.captions(self, names)

    def about(self, letter: str) -> Phrase:
        """How many cards, and what a meld is."""
        return layout.about(self, letter)

    def sign(self, letter: str) -> Mark:
        """Whether a meld is clean, dirty, or of wild cards."""
        return layout.sign(self, letter)

    def standsFor(self, card: Card, letter: str, shown: Sequence[Card] = ()) -> str:
        """What the wild card of a set or a run stands for."""
        cell = self.cells[letter]
        return cell.wildIndex(shown) if isinstance(cell, MeldCell) and WILD[KIND[card.id]] else ""

    def badge(self, letter: str) -> Phrase:
        """How many cards, and what a meld is, in short."""
        return layout.badge(self, letter)

    @property
    def duty(self) -> Phrase:
        """Drawing, or laying down and throwing."""
        return layout.duty(self)

    @property
    def nicknames(self) -> Mapping[str, str]:
        """The stock, the pile, and the free place of the team that is to move."""
        free = self.ownMelds[-1].letter
        return {"draw": STOCK, "take": DISCARD, "throw": f">{DISCARD}", "new": f">{free}"}

    def tallies(self) -> tuple[Tally, ...]:
        """The closed melds of both teams."""
        return layout.tallies(self)

    def scoreSheet(self, names: Sequence[str]) -> ScoreSheet:
        """Every hand line by line, and the totals of both teams."""
        return match_sheet.score_sheet(self, names)

    @property
    def outcome(self) -> Phrase:
        """Who has won the match."""
        return match_sheet.outcome(self)

    def toldOf(self, entry: Entry, names: Sequence[str]) -> list[Phrase]:
        """What a player did, as all could see it."""
        return report.sentences_of(entry, names, self._factsAfter(entry))

    def _factsAfter(self, entry: Entry) -> Mapping[str, Any] | None:
        """The facts as *entry* left them; None when it is not in the history."""
        entries, cursor = self.history.entries, self.history.cursor
        if entry is self.history.last:
            return self.facts
        found = (number for number in range(cursor - 2, -1, -1) if entries[number] is entry)
        following = next((entries[number + 1] for number in found), None)
        if following is None:
            return None
        facts = following.memento["facts"] if isinstance(following.action, Deal) else following.memento[0]
        return cast(Mapping[str, Any], facts)
