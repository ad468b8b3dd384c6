"""Hands: what the player's pointer and keyboard hold, have picked and look at. Shared by both."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from solitaire.model.board import Board
from solitaire.model.cards import Card
from solitaire.model.moves import Move
from solitaire.play.hand_order import HandOrder
from solitaire.play.session import Session
from solitaire.play.settings import Settings

from .boxes import Box
from .dialogs import Dialog
from .hand_play import HandPlay
from .layout import Layout, Spot
from .look import Look
from .selection import Selection

__all__ = ["Hands", "Held", "Picked", "Table"]


class Table(Protocol):
    """What input needs from the screen: the layout of this moment, the session, and a way to show changes."""

    later: Callable[[float, Callable[[], None]], None]
    order: HandOrder
    look: Look

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

    def lay_out(self) -> None:
        """Derive the layout anew: cards lie otherwise than before."""

    def changed(self, only: str = "") -> None:
        """Ask for a new picture, or for one of a single layer."""

    def open(self, dialog: Dialog) -> None:
        """Show a dialog over the table."""

    def close(self) -> None:
        """Close it."""


class Held(NamedTuple):
    """Cards that hang on the pointer: where they came from and how far they were carried.

    ``grabbed`` is the place among them of the card under the pointer. ``turns``: it can only be laid
    elsewhere in its own cell, which is no move. ``gap``: before which card of the hand they would be put.
    """

    letter: str
    cards: tuple[Card, ...]
    origin: tuple[Box, ...]
    targets: frozenset[str]
    dx: float = 0.0
    dy: float = 0.0
    grabbed: int = 0
    turns: bool = False
    gap: int | None = None

    @property
    def boxes(self) -> dict[int, Box]:
        """Where each card is drawn now."""
        pairs = zip(self.cards, self.origin, strict=True)
        return {card.id: box.moved(self.dx, self.dy) for card, box in pairs}

    @property
    def first(self) -> Box:
        """The rectangle of the card that decides where the run is dropped: the lowest, or the grabbed one."""
        return self.origin[self.grabbed].moved(self.dx, self.dy)


@dataclass(frozen=True)
class Picked:
    """A cell chosen for the next click, key or letter. Without *count* the run that fits is meant.

    *cards* are the ids of cards chosen one by one, in a cell whose cards are loose.
    """

    letter: str
    count: int | None = None
    cards: tuple[int, ...] = ()


class Hands:
    """One player's hands over one table. Of ``held`` and ``picked`` at most one is set, unless cards are
    chosen in the own hand of cards; ``hinted`` is a move that is being shown, ``typed`` the begin of the
    name of a cell, ``band`` a frame that is being stretched over cards.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.held: Held | None = None
        self._picked: Picked | None = None
        self.peek: Spot | None = None
        self.hinted: Move | None = None
        self.typed = ""
        self.band: Box | None = None
        self.selection = Selection(self)
        self.play = HandPlay(self)

    @property
    def board(self) -> Board:
        """The board of this moment; loading replaces it."""
        return self.table.session.board

    # --- the own hand of cards ------------------------------------------------------------------

    @property
    def own(self) -> str | None:
        """The cell of the player's own hand of cards, at a table that has such."""
        board, seat = self.board, self.table.session.seat
        loose = (letter for letter, cell in board.cells.items() if cell.isLoose)
        return next((letter for letter in loose if board.seatOf(letter) == seat), None)

    @property
    def picked(self) -> Picked | None:
        """What is chosen for the next click."""
        return self._picked

    @picked.setter
    def picked(self, picked: Picked | None) -> None:
        before = self.chosen
        self._picked = picked
        if self.chosen != before:
            self.play.forget()
            self.table.lay_out()

    @property
    def chosen(self) -> frozenset[int]:
        """The ids of the cards that are chosen in the own hand: they lie a little higher."""
        return frozenset(self._picked.cards if self._picked else ())

    def choose(self, cards: Sequence[int]) -> None:
        """Choose these cards of the own hand, or none."""
        own = self.own
        self.picked = Picked(own, len(cards), tuple(cards)) if own and cards else None

    def settle(self, gone: Iterable[int], afresh: bool) -> bool:
        """The table has changed: keep hold of what is still in the own hand and was not among the cards that
        went somewhere. *afresh*: it is another table. Answers whether anything is still being carried.
        """
        self.play.forget()
        own = None if afresh else self.own
        left = {card.id for card in self.board.cells[own]} - set(gone) if own else set()
        picked, held = self._picked, self.held
        self._picked = None
        if picked and picked.letter == own and picked.cards:
            self.choose([number for number in picked.cards if number in left])
        carries = held is not None and held.letter == own and {card.id for card in held.cards} <= left
        self.let_go(carries)
        return carries

    # --- carrying -------------------------------------------------------------------------------

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

    def targets(self, letter: str, count: int | None, cards: Sequence[int] = ()) -> frozenset[str]:
        """The cells that would take these cards."""
        aim, check = self.board.aim, self.table.session.check
        moves = (aim(letter, other, count, cards) for other in self.board.cells if other != letter)
        return frozenset(move.target for move in moves if move.target and check(move))

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

    def fits(self, source: str, target: str, count: int | None, cards: Sequence[int] = ()) -> bool:
        """Whether pointing from one cell to another is a legal move."""
        return bool(self.table.session.check(self.board.aim(source, target, count, cards)))

    def cancel_drag(self) -> None:
        """Cards in the hand glide back."""
        held, self.held = self.held, None
        if held is not None:
            self.table.glide_from(held.boxes)

    def let_go(self, carries: bool = False) -> bool:
        """Let go of everything but the chosen cards, and what is carried if that *carries* on; whether there
        was anything.
        """
        had = bool(self.peek or self.hinted or self.typed or self.band or (self.held and not carries))
        if not carries:
            self.cancel_drag()
        self.peek = self.hinted = self.band = None
        self.typed = ""
        if self._picked and not self._picked.cards:
            self.picked, had = None, True
        if had:
            self.table.changed()
        return had

    def cancel(self) -> bool:
        """Let go of everything; whether there was anything."""
        had = bool(self._picked)
        self.picked = None
        if had:
            self.table.changed()
        return self.let_go() or had
