"""Hand play: what clicks, drags and drops mean for a player who has a hand of cards. Mouse and keyboard
both come here, and the board decides.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from solitaire.model.cards import Card
from solitaire.model.moves import Move
from solitaire.play.hand_order import BY_HAND
from solitaire.play.language import _
from solitaire.play.words import capital

from .boxes import Box
from .choice_panel import ChoicePanel

if TYPE_CHECKING:
    from .hands import Hands

__all__ = ["HandPlay"]


class HandPlay:
    """Chooses cards, plays them, puts the hand in order. ``meant`` are the cards of the hand that a click
    on the cell under the pointer, or in focus, would use.
    """

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self.meant: frozenset[int] = frozenset()
        self._over: str | None = None

    # --- clicks ---------------------------------------------------------------------------------

    def click_card(self, card: int, keys: str = "") -> None:
        """A card of the own hand was clicked, with these modifier keys held."""
        hands = self._hands
        selection, session = hands.selection, hands.table.session
        at_once = hands.table.settings.throw_click == "first" and card not in selection.cards
        acts = at_once or selection.cards == (card,)
        if "Shift" in keys:
            selection.reach(card)
        elif keys:
            selection.toggle(card)
        elif acts and (ways := session.choices(hands.own or "", "", [card])):
            self.choose(ways)
        elif card in selection.cards:
            selection.toggle(card)
            if acts:
                self._say_why_not(card)
        else:
            selection.only(card)
        hands.table.changed()

    def _say_why_not(self, card: int) -> None:
        """A second click that threw nothing was perhaps meant to: say what stands against it."""
        hands, session = self._hands, self._hands.table.session
        target = hands.board.nicknames.get("throw", "").removeprefix(">")
        if target and session.on_turn:
            session.say(_(session.check(hands.board.aim(hands.own or "", target, None, [card])).reason))

    def click_cell(self, letter: str) -> None:
        """Another cell was clicked: the chosen cards go there, or the cell acts, or it says what it is."""
        hands, session, own = self._hands, self._hands.table.session, self._hands.own or ""
        cards, board = hands.selection.cards, hands.board
        ways, click = self.ways(letter), board.clickMove(letter)
        if cards and letter != own and hands.fits(own, letter, None, cards):
            session.point(own, letter, None, cards)
        elif ways:
            self.choose(ways)
        elif click and not (click.target and cards):
            session.play(click)
        elif cards and board.seatOf(letter) is None:
            session.point(own, letter, None, cards)
        elif board.cells[letter].canLift(1) or not session.on_turn:
            session.play(board.aim(letter, own))
        else:
            self._tell(letter)

    def _tell(self, letter: str) -> None:
        """Say what a cell is for that does nothing now."""
        board = self._hands.board
        words = _(board.about(letter)) or _(board.mark(letter).words) or letter
        self._hands.table.session.say(capital(words) + ".")

    def ways(self, letter: str) -> list[Move]:
        """The moves that a click on this cell can mean; with chosen cards those that use them.

        A single card that helps in none of them is overlooked.
        """
        ways, cards = self._hands.table.session.choices(letter), set(self._hands.selection.cards)
        fitting = [way for way in ways if cards <= set(way.cards)]
        others = ways if len(cards) < 2 else [way for way in ways if not way.cards]
        return fitting if cards and fitting else others

    def choose(self, ways: list[Move]) -> None:
        """Make the only move there is, or let the player choose."""
        table = self._hands.table
        if len(ways) == 1:
            table.session.play(ways[0])
        else:
            table.open(ChoicePanel(table.session, ways, table.close, table.look.deck))

    def look_at(self, letter: str | None) -> None:
        """The pointer or the focus is on this cell: show which cards of the hand a click would use."""
        hands = self._hands
        if letter == self._over:
            return
        self._over = letter
        ways = self.ways(letter) if letter and hands.own and letter != hands.own else []
        meant = frozenset(ways[0].cards) if len(ways) == 1 else frozenset()
        if meant != self.meant:
            self.meant = meant
            hands.table.changed()

    def forget(self) -> None:
        """The table has changed: what was meant is not known any more."""
        self._over, self.meant = None, frozenset()

    # --- the order of the hand ------------------------------------------------------------------

    def reorder(self, cards: Iterable[Card], index: int) -> bool:
        """Put cards of the hand before the one that is shown at *index*; False where they lie so already."""
        hands, table = self._hands, self._hands.table
        own = hands.own or ""
        before = self._boxes(own)
        if not table.order.place(hands.board.cells[own], cards, index):
            return False
        hands.held = None
        table.settings.change("hand_sorting", BY_HAND)
        table.lay_out()
        table.glide_from(before)
        return True

    def shift(self, card: int, step: int) -> None:
        """Move a card of the hand one place to the left or to the right."""
        shown = self._hands.table.order.arranged(self._hands.board.cells[self._hands.own or ""])
        place = next(place for place, other in enumerate(shown) if other.id == card)
        if 0 <= place + step < len(shown):
            self.reorder([shown[place]], place + step + (step > 0))

    # --- other ways to look at a cell -----------------------------------------------------------

    def turn(self, letter: str, order: tuple[Card, ...] | None = None) -> bool:
        """Show a cell in another of its arrangements, by default the next one; False where there is none."""
        table, cell = self._hands.table, self._hands.board.cells[letter]
        now, orders = table.order.arranged(cell), cell.arrangements
        if len(orders) < 2:
            return False
        order = order or orders[(orders.index(now) + 1) % len(orders)]
        if order != now:
            before = self._boxes(letter)
            self._hands.held = None
            table.order.turn(cell, order)
            table.lay_out()
            table.glide_from(before)
        return True

    def _boxes(self, letter: str) -> dict[int, Box]:
        """Where the cards of a cell are shown now, those in the air too."""
        lying = {spot.card.id: spot.box for spot in self._hands.table.layout.cards[letter]}
        return {**lying, **(self._hands.held.boxes if self._hands.held else {})}
