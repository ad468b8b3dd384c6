"""Keyboard: a focus that arrows move, picking and dropping, and letters typed as in the console."""

from __future__ import annotations

from solitaire.play.language import _, n_

from .boxes import Box
from .focus import SIDES, Focus, in_row, nearest, neighbour
from .hands import Hands, Picked

__all__ = ["TYPED_SECONDS", "Focus", "Keyboard"]

TYPED_SECONDS = 1.2
"""How long the name of a cell may be typed on, where a longer one begins with it."""
_SPREAD = {"choose-left": "left", "choose-right": "right"}
_SHIFT = {"carry-left": -1, "carry-right": 1}


class Keyboard:
    """The keys that play. ``active`` is set while the focus is shown: since a key, until the mouse.
    ``moved``: since the last thing that was said.
    """

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.active = self.moved = False
        self._focus: Focus | None = None

    @property
    def focus(self) -> Focus:
        """The focus, on a cell that exists and on cards that may be lifted."""
        cells = self.hands.board.cells
        focus = self._focus
        if focus is None or focus.letter not in cells:
            focus = Focus(self.hands.own or next(iter(cells)))
        if focus.letter == self.hands.own:
            return self._on_card(focus)
        return Focus(focus.letter, max(1, min(focus.count, cells[focus.letter].liftable())))

    def _on_card(self, focus: Focus) -> Focus:
        """The focus on one card of the own hand: the same as before, or what lies in its place now."""
        ids = [spot.card.id for spot in self.hands.table.layout.cards[focus.letter]]
        count = len(ids) - ids.index(focus.card) if focus.card in ids else max(1, min(focus.count, len(ids)))
        return Focus(focus.letter, count, ids[-count] if ids else None)

    def command(self, name: str) -> bool:
        """Do the command of a key; False when it is none of the table's, or leads upwards out of it."""
        was_active, self.active = self.active, True
        self.hands.table.changed()
        if self.hands.typed and name in ("pick", "choose"):
            self._finish_typing()
            return True
        if name in SIDES:
            self.moved = True
            return self._step(name) if was_active else True
        act = {"pick": self._pick, "choose": self._choose, "send": self._send}.get(name)
        if name in _SPREAD or name in _SHIFT:
            self._along_hand(name)
        elif act is None:
            self.active = was_active
            return False
        else:
            act()
        return True

    # --- typing ---------------------------------------------------------------------------------

    def takes(self, pressed: str) -> bool:
        """Whether a key continues or begins the name of a cell."""
        sign = pressed.removeprefix("Shift+")
        if len(sign) != 1 or sign.isdigit():
            return len(sign) == 1 and bool(self.hands.typed)
        return any(name.startswith(sign) for name in self.hands.board.cells)

    def letter(self, sign: str) -> None:
        """A letter or digit was typed: with the name of a cell complete, that cell is meant."""
        hands, cells = self.hands, self.hands.board.cells
        if hands.typed in cells and hands.typed + sign not in cells:
            self._finish_typing()
        text, self.active = hands.typed * sign.isdigit() + sign, True
        names = [name for name in cells if name.startswith(text)]
        if names and names != [text]:
            hands.typed = text
            hands.table.later(TYPED_SECONDS, lambda: self._waited(text))
        else:
            hands.typed = ""
            self._named(text)
        hands.table.changed()

    def _waited(self, text: str) -> None:
        """Nothing more was typed for a while."""
        if self.hands.typed == text and text in self.hands.board.cells:
            self._finish_typing()
            self.hands.table.changed()

    def _finish_typing(self) -> None:
        text, self.hands.typed = self.hands.typed, ""
        self._named(text)

    def _named(self, letter: str) -> None:
        """A cell was named: one that acts by itself does so, else two names make a move."""
        hands, session = self.hands, self.hands.table.session
        if letter not in hands.board.cells:
            hands.picked = hands.picked if hands.chosen else None
            words = _("There is no cell {letter}: cells are {letters}.")
            session.refuse(words.format(letter=letter, letters=" ".join(hands.board.cells)))
        elif hands.own:
            self._focus = Focus(letter)
            if letter != hands.own:
                hands.play.click_cell(letter)
        else:
            picked, hands.picked = hands.picked, None
            if picked:
                session.point(picked.letter, letter, picked.count)
            elif hands.board.clickMove(letter):
                session.click(letter)
            else:
                hands.picked = Picked(letter)
                self._focus = Focus(letter)

    # --- words ----------------------------------------------------------------------------------

    def words(self) -> str:
        """What the focus is on, for the status bar."""
        focus, board = self.focus, self.hands.board
        cell, mark = board.cells[focus.letter], board.mark(focus.letter)
        if cell.isEmpty():
            what = _("empty") + (f", {_(mark.words)}" if mark.words else "")
        elif focus.card is not None:
            what = self._card_words(focus)
        elif self.hands.own and (about := _(board.about(focus.letter))):
            what = f"{_(cell[-1].words)}, {about}" if self._sees_top(focus.letter) else about
        else:
            card = cell.tail(focus.count)[0]
            hidden = n_("{number} card face down", "{number} cards face down", len(cell))
            what = _(card.words) if card.faceUp else hidden
            if focus.count > 1:
                what = _("{card} and {number} more").format(card=what, number=focus.count - 1)
            elif card.faceUp and len(cell) > 1:
                what = _("{card}, {place} of {number}").format(card=what, place=len(cell), number=len(cell))
        return f"{focus.letter}: {what}"

    def _sees_top(self, letter: str) -> bool:
        spots = self.hands.table.layout.cards[letter]
        return spots[-1].shown and not self.hands.table.layout.places[letter].fan

    def _card_words(self, focus: Focus) -> str:
        """One card of the own hand."""
        spots = self.hands.table.layout.cards[focus.letter]
        place = len(spots) - focus.count
        what = _("{card}, {place} of {number}").format(
            card=_(spots[place].card.words), place=place + 1, number=len(spots)
        )
        return _("{card}, chosen").format(card=what) if focus.card in self.hands.chosen else what

    # --- moving the focus -----------------------------------------------------------------------

    def _step(self, side: str) -> bool:
        focus, layout = self.focus, self.hands.table.layout
        if layout.places[focus.letter].fan == "down" and not self.hands.picked:
            more = {"up": 1, "down": -1}.get(side, 0)
            if more and 1 <= focus.count + more <= self.hands.board.cells[focus.letter].liftable():
                self._focus = Focus(focus.letter, focus.count + more)
                return True
        start = None
        if focus.card is not None:
            spots = layout.cards[focus.letter]
            place = in_row(spots, len(spots) - focus.count, side)
            if place is not None:
                self._focus = Focus(focus.letter, len(spots) - place, spots[place].card.id)
                return True
            start = spots[-focus.count].box
        return self._leave(focus, side, start)

    def _leave(self, focus: Focus, side: str, start: Box | None) -> bool:
        """To the next cell on this side; the own hand counts where its nearest card lies."""
        layout, own, bases = self.hands.table.layout, self.hands.own, dict(self.hands.table.layout.bases)
        card = nearest(layout, own, bases[focus.letter]) if own and own != focus.letter else None
        if own and card:
            bases[own] = card.box
        other = neighbour(bases, focus.letter, side, start)
        if other is None:
            return side != "up"
        self._focus = Focus(other, 1, card.card.id if card and other == own else None)
        self.hands.play.look_at(other)
        return True

    # --- acting ---------------------------------------------------------------------------------

    def _pick(self) -> None:
        hands, focus, session = self.hands, self.focus, self.hands.table.session
        if hands.own:
            if focus.card is not None:
                hands.play.click_card(focus.card)
            else:
                hands.play.click_cell(focus.letter)
            return
        picked, hands.picked = hands.picked, None
        if picked and picked.letter != focus.letter:
            session.point(picked.letter, focus.letter, picked.count)
        elif picked:
            return
        elif hands.board.clickMove(focus.letter):
            session.click(focus.letter)
        else:
            verdict = hands.board.cells[focus.letter].canLift(focus.count)
            if verdict:
                hands.picked = Picked(focus.letter, focus.count)
            else:
                session.refuse(verdict.reason)

    def _choose(self) -> None:
        """Choose the card in focus, one more or one less; elsewhere as ``_pick``, or lay a card at its other
        end.
        """
        focus, hands = self.focus, self.hands
        if focus.card is not None:
            hands.selection.toggle(focus.card)
        elif hands.chosen or not hands.play.turn(focus.letter):
            self._pick()

    def _along_hand(self, name: str) -> None:
        """Choose the cards that the focus goes over, or carry the card in focus along."""
        focus, hands = self.focus, self.hands
        if focus.card is None:
            return
        if name in _SHIFT:
            hands.play.shift(focus.card, _SHIFT[name])
            self._focus = focus
            return
        if focus.card not in hands.chosen:
            hands.selection.toggle(focus.card)
        self._step(_SPREAD[name])
        if self.focus.card is not None:
            hands.selection.reach(self.focus.card)

    def _send(self) -> None:
        focus = self.focus
        if focus.card is not None:
            self._pick()
            return
        self.hands.picked = None
        self.hands.table.session.send(focus.letter, focus.count)
