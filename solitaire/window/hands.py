"""Hands: what the player's pointer and keyboard hold, have picked and look at. Shared by both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from solitaire.model.board import Board
from solitaire.model.cards import Card
from solitaire.model.moves import Move
from solitaire.play.session import Session
from solitaire.play.settings import Settings

from .boxes import Box
from .layout import Layout, Spot

__all__ = ["Hands", "Held", "Picked", "Table"]


class Table(Protocol):
    """What input needs from the screen: the layout of this moment, the session, and a way to show changes."""

    @property
    def session(self) -> Session:
        """Who takes the commands."""

    @property
    def layout(self) -> Layout:
        """Where everything lies now."""

    @property
    def settings(self) -> Settings:
        """What the player prefers."""

    def glide_from(self, boxes: Mapping[int, Box]) -> None:
        """Show cards at these places and let them glide home."""

    def changed(self, only: str = "") -> None:
        """Ask for a new picture, or for one of a single layer."""


class Held(NamedTuple):
    """A run of cards that hangs on the pointer: where it came from and how far it was carried."""

    letter: str
    cards: tuple[Card, ...]
    origin: tuple[Box, ...]
    targets: frozenset[str]
    dx: float = 0.0
    dy: float = 0.0

    @property
    def boxes(self) -> dict[int, Box]:
        """Where each card is drawn now."""
        pairs = zip(self.cards, self.origin, strict=True)
        return {card.id: box.moved(self.dx, self.dy) for card, box in pairs}

    @property
    def first(self) -> Box:
        """The rectangle of the lowest card, which decides where the run is dropped."""
        return self.origin[0].moved(self.dx, self.dy)


@dataclass(frozen=True)
class Picked:
    """A cell chosen for the next click, key or letter. Without *count* the run that fits is meant.

    *cards* are the ids of cards chosen one by one, in a cell whose cards are loose.
    """

    letter: str
    count: int | None = None
    cards: tuple[int, ...] = ()


class Hands:
    """One player's hands over one table. At most one of ``held`` and ``picked`` is set; ``hinted`` is a move
    that is being shown.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.held: Held | None = None
        self.picked: Picked | None = None
        self.peek: Spot | None = None
        self.hinted: Move | None = None

    @property
    def board(self) -> Board:
        """The board of this moment; loading replaces it."""
        return self.table.session.board

    @property
    def raised(self) -> frozenset[int]:
        """The cards that stand out of their fan: those chosen one by one."""
        return frozenset(self.picked.cards) if self.picked else frozenset()

    def lift(self, spot: Spot) -> bool:
        """Take the run that begins with this card into the hand; if it may not, say why and answer False."""
        cell = self.board.cells[spot.letter]
        count = len(cell) - spot.depth
        verdict = cell.canLift(count)
        if not verdict:
            return self.table.session.refuse(verdict.reason)
        origin = tuple(other.box for other in self.table.layout.cards[spot.letter][spot.depth :])
        self.picked = None
        self.held = Held(spot.letter, tuple(cell.tail(count)), origin, self.targets(spot.letter, count))
        self.table.changed()
        return True

    def targets(self, letter: str, count: int | None) -> frozenset[str]:
        """The cells that would take these cards."""
        board = self.board
        moves = (board.aim(letter, other, count) for other in board.cells if other != letter)
        return frozenset(move.target for move in moves if move.target and board.checkMove(move))

    def drop(self) -> None:
        """Let go: make the legal move whose cell lies most under the first card, else go back and say why."""
        held = self.held
        if held is None:
            return
        overlaps = [(letter, share) for letter, share in self.table.layout.overlaps(held.first)]
        self.cancel_drag()
        count = len(held.cards)
        for letter, share in overlaps:
            if letter == held.letter and share > 0.6:
                return
            if share > 0.1 and letter != held.letter and self.fits(held.letter, letter, count):
                self.table.session.point(held.letter, letter, count)
                return
        if overlaps and overlaps[0][0] != held.letter:
            self.table.session.point(held.letter, overlaps[0][0], count)

    def fits(self, source: str, target: str, count: int | None) -> bool:
        """Whether pointing from one cell to another is a legal move."""
        return bool(self.board.checkMove(self.board.aim(source, target, count)))

    def cancel_drag(self) -> None:
        """Cards in the hand glide back."""
        held, self.held = self.held, None
        if held is not None:
            self.table.glide_from(held.boxes)

    def cancel(self) -> bool:
        """Let go of everything; whether there was anything."""
        had = bool(self.held or self.picked or self.peek or self.hinted)
        self.cancel_drag()
        self.picked = self.peek = self.hinted = None
        if had:
            self.table.changed()
        return had
