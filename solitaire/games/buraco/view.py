"""What one player may see of a table, and nothing else. Source: buraco rules 1.4, 1.15 A16 and A17, 4.2.

Computer players, hints, console and window get a View. It holds no board: what is not in it cannot be known.
"""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32

from .cards import KIND
from .rules import DISCARD, SEATS, team_of
from .table import BuracoTable

__all__ = ["HIDDEN", "MeldView", "View", "view_of"]

HIDDEN = -1


class MeldView(NamedTuple):
    """A meld on the table: the cell it lies in, and the ids of its cards; none for the free place."""

    letter: str
    cards: tuple[int, ...]

    @property
    def kinds(self) -> tuple[int, ...]:
        """The kinds of its cards."""
        return tuple(KIND[number] for number in self.cards)


class View(NamedTuple):
    """The table as seat *seat* sees it. Seats and teams are absolute; cards are ids.

    *pile* has ``HIDDEN`` for an upcard that only the starter saw. *known* are the cards of each hand that
    all have seen go there; one's own hand is whole. *melds* end with the free place of their team. *reserves*
    says whose are still there. *seed* is a number for chance moves that says nothing about the cards.
    """

    seat: int
    turn: int
    phase: str
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    stock: int
    pile: tuple[int, ...]
    melds: tuple[tuple[MeldView, ...], ...]
    reserves: tuple[bool, ...]
    fresh: bool
    starter: int
    number: int
    points: tuple[int, ...]
    target: int
    cards: int
    seed: int

    @property
    def team(self) -> int:
        """The team of this player."""
        return team_of(self.seat)

    @property
    def top(self) -> int | None:
        """The last card of the pile, None without one; HIDDEN for an upcard that is not shown."""
        return self.pile[-1] if self.pile else None


def view_of(board: BuracoTable, seat: int) -> View:
    """What *seat* sees of *board* now."""
    facts = board.facts
    return View(
        seat, facts["turn"], facts["phase"],
        tuple(sorted(card.id for card in board.hands[seat])),
        tuple(len(hand) for hand in board.hands),
        _known(board, seat),
        len(board.stock),
        tuple(card.id if board.isShown(card, DISCARD, seat) else HIDDEN for card in board.discard),
        tuple(tuple(_meld(cell.letter, cell.cards) for cell in division) for division in board.melds),
        tuple(not reserve.isEmpty() for reserve in board.reserves),
        facts["fresh"], facts["starter"], facts["hand"],
        board.totals, int(board.options["target"]), int(board.options["cards"]),
        crc32(f"{board.deal.code if board.deal else ''} {facts['hand']} {board.history.moves}".encode()),
    )  # fmt: skip


def _meld(letter: str, cards: tuple[object, ...]) -> MeldView:
    return MeldView(letter, tuple(card.id for card in cards))  # type: ignore[attr-defined]


def _known(board: BuracoTable, seat: int) -> tuple[tuple[int, ...], ...]:
    """The cards of each hand that *seat* knows: the starter also knows where the upcard went."""
    seen = set(board.facts["known"])
    if seat == board.facts["starter"]:
        seen.add(board.facts["upcard"])
    hands = [tuple(sorted(card.id for card in hand if card.id in seen)) for hand in board.hands]
    hands[seat] = tuple(sorted(card.id for card in board.hands[seat]))
    return tuple(hands[number] for number in range(SEATS))
