"""Keyboard: a focus that arrows move, picking and dropping, and letters typed as in the console."""

from __future__ import annotations

from dataclasses import dataclass

from solitaire.play.language import _, n_

from .boxes import Box
from .hands import Hands, Picked

__all__ = ["Focus", "Keyboard"]


@dataclass(frozen=True)
class Focus:
    """A cell and how many of its last cards the focus takes in."""

    letter: str
    count: int = 1


_SIDES = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


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
            focus = Focus(next(iter(cells)))
        return Focus(focus.letter, max(1, min(focus.count, cells[focus.letter].liftable())))

    def command(self, name: str) -> bool:
        """Do the command of a key; False when it is none of the table's, or leads upwards out of it."""
        was_active, self.active = self.active, True
        self.hands.table.changed()
        if name in _SIDES:
            self.moved = True
            return self._step(name) if was_active else True
        act = {"pick": self._pick, "send": self._send}.get(name)
        if act is None:
            self.active = was_active
            return False
        act()
        return True

    def letter(self, letter: str) -> None:
        """A letter was typed: a cell that acts by itself does so, else two letters make a move."""
        hands, session = self.hands, self.hands.table.session
        picked, hands.picked = hands.picked, None
        self.active = True
        if letter not in hands.board.cells:
            words = _("There is no cell {letter}: cells are {letters}.")
            session.refuse(words.format(letter=letter, letters=" ".join(hands.board.cells)))
        elif picked:
            session.point(picked.letter, letter, picked.count)
        elif hands.board.clickMove(letter):
            session.click(letter)
        else:
            hands.picked = Picked(letter)
            self._focus = Focus(letter)
        hands.table.changed()

    def words(self) -> str:
        """What the focus is on, for the status bar."""
        focus, board = self.focus, self.hands.board
        cell, mark = board.cells[focus.letter], board.mark(focus.letter)
        if cell.isEmpty():
            what = _("empty") + (f", {_(mark.words)}" if mark.words else "")
        else:
            card = cell.tail(focus.count)[0]
            hidden = n_("{number} card face down", "{number} cards face down", len(cell))
            what = _(card.words) if card.faceUp else hidden
            if focus.count > 1:
                what = _("{card} and {number} more").format(card=what, number=focus.count - 1)
            elif card.faceUp and len(cell) > 1:
                what = _("{card}, {place} of {number}").format(card=what, place=len(cell), number=len(cell))
        return f"{focus.letter}: {what}"

    # --- moving the focus -----------------------------------------------------------------------

    def _step(self, side: str) -> bool:
        focus, layout = self.focus, self.hands.table.layout
        if layout.places[focus.letter].fan == "down" and not self.hands.picked:
            more = {"up": 1, "down": -1}.get(side, 0)
            if more and 1 <= focus.count + more <= self.hands.board.cells[focus.letter].liftable():
                self._focus = Focus(focus.letter, focus.count + more)
                return True
        other = self._neighbour(layout.bases, focus.letter, side)
        if other is None:
            return side != "up"
        self._focus = Focus(other)
        return True

    @staticmethod
    def _neighbour(bases: dict[str, Box], letter: str, side: str) -> str | None:
        """The nearest cell on one side; one in the same row or column before any other."""
        (x, y), (along, across) = bases[letter].centre, _SIDES[side]
        best: tuple[float, str] | None = None
        for other, box in bases.items():
            dx, dy = box.centre[0] - x, box.centre[1] - y
            ahead = dx * along + dy * across
            aside = abs(dx * across) + abs(dy * along)
            if other == letter or ahead < box.w / 2 or (along and aside > box.h / 2):
                continue
            cost = ahead + 2 * aside
            if best is None or cost < best[0]:
                best = (cost, other)
        return best[1] if best else None

    # --- acting ---------------------------------------------------------------------------------

    def _pick(self) -> None:
        hands, focus, session = self.hands, self.focus, self.hands.table.session
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

    def _send(self) -> None:
        focus = self.focus
        self.hands.picked = None
        self.hands.table.session.send(focus.letter, focus.count)
