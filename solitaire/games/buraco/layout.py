"""Where things lie on a Buraco table, what they are called, and the figures of the game.

Source: buraco rules 3.1, 3.3, 3.4; seeds/buraco.es.txt, "Notas por el layout".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from solitaire.model.phrase import Phrase
from solitaire.model.places import Fact, Mark, Place, Tally

from .cells import MeldCell
from .rules import DRAW, LAY, SEATS
from .shapes import FULL, WILDS

if TYPE_CHECKING:
    from .table import BuracoTable

__all__ = ["about", "badge", "captions", "duty", "mark", "places", "sign", "status", "tallies"]

WIDTH, STEP = 14.0, 1.08
HAND_Y, OWN_Y, THEIR_Y, LAST_Y = 0.4, 1.66, 3.85, 6.04
_MELD_WIDTH = WIDTH - 1.15  # what reserve and closed melds leave of the row
_MELD_ROOM = 0.93
_SMALL = 0.62  # reserves and the hands of the others
_CLOSED, _RESERVE_Y = 0.86, 1.12  # the closed melds at the end of the row, the reserve below them
_SEATS_X = {3: 0.0, 2: WIDTH / 3, 1: 2 * WIDTH / 3}  # as they sit: left, partner, right
_SIGNS = {
    "clean": Mark("check", Phrase("clean")),
    "dirty": Mark("star", Phrase("dirty")),
    "wild": Mark("crown", Phrase("wild cards")),
}
_MARKS = {
    "U": Phrase("the stock is empty"),
    "V": Phrase("thrown cards"),
    "H": Phrase("no card"),
    "R": Phrase("reserve taken"),
}


def places(board: BuracoTable) -> Mapping[str, Place]:
    """Stock, pile, own hand; melds of team 1; melds of team 2; the reserves and the other hands."""
    found = {board.stock.letter: Place(0, HAND_Y), board.discard.letter: Place(STEP, HAND_Y)}
    start = 2 * STEP + 0.25
    found["H0"] = Place(start, HAND_Y, "right", 0.5, 0.5, rows=2, room=WIDTH - start - 1)
    for tally in tallies(board):
        found |= dict.fromkeys(tally.letters, tally.place)
    for division, y in zip(board.melds, (OWN_Y, THEIR_Y), strict=True):
        cells = [cell for cell in division if not cell.isClosed]
        step = min(STEP, (_MELD_WIDTH - 1) / max(1, len(cells) - 1))
        for number, cell in enumerate(cells):
            found[cell.letter] = Place(number * step, y, "down", 0.26, 0.26, FULL - 1, room=_MELD_ROOM)
    for reserve, y in zip(board.reserves, (OWN_Y, THEIR_Y), strict=True):
        found[reserve.letter] = Place(WIDTH - (1 + _SMALL) / 2, y + _RESERVE_Y, scale=_SMALL)
    for seat, x in _SEATS_X.items():
        room = WIDTH / 3 - _SMALL - 0.3
        found[f"H{seat}"] = Place(x, LAST_Y, "right", 0.34, 0.2, room=room, scale=_SMALL)
    return {letter: found[letter] for letter in board.cells}


def tallies(board: BuracoTable) -> tuple[Tally, ...]:
    """The closed melds of each team, at the end of its row: they have left the table (1.7)."""
    found = []
    for division, y in zip(board.melds, (OWN_Y, THEIR_Y), strict=True):
        closed = [cell for cell in division if cell.isClosed]
        sorts = [_sort_of(cell) for cell in closed]
        words = Phrase(
            "{clean} clean, {dirty} dirty, {wild} wild",
            clean=sorts.count("clean"), dirty=sorts.count("dirty"), wild=sorts.count("wild"),
        )  # fmt: skip
        place = Place(WIDTH - (1 + _CLOSED) / 2, y, scale=_CLOSED)
        found.append(Tally(place, tuple(cell.letter for cell in closed), words))
    return tuple(found)


def _sort_of(cell: MeldCell) -> str:
    shape = cell.shape
    if shape is None:
        return ""
    return "wild" if shape.sort == WILDS else "clean" if shape.isClean else "dirty"


def sign(board: BuracoTable, letter: str) -> Mark:
    """Clean, dirty or wild, for a meld."""
    cell = board.cells[letter]
    if not isinstance(cell, MeldCell) or cell.isEmpty():
        return Mark("")
    return _SIGNS[_sort_of(cell)]


def mark(letter: str) -> Mark:
    """What the empty cell *letter* shows."""
    return Mark("", _MARKS.get(letter[0], Phrase("a new meld")))


def captions(board: BuracoTable, names: Sequence[str]) -> dict[str, Phrase]:
    """Whose the hands, the reserves and the rows of melds are."""
    found = {f"H{seat}": Phrase(names[seat]) for seat in range(SEATS)}
    for team, (melds, reserve) in enumerate(zip(board.melds, board.reserves, strict=True)):
        first = next(cell.letter for cell in melds if not cell.isClosed)
        one, other = Phrase(names[team]), Phrase(names[team + 2])
        found[first] = Phrase("Melds of {one} and {other}", one=one, other=other)
        closed = next((cell.letter for cell in melds if cell.isClosed), first)
        if closed != first:
            found[closed] = Phrase("Closed melds of {one} and {other}", one=one, other=other)
        found[reserve.letter] = Phrase("Our reserve") if team == 0 else Phrase("Their reserve")
    found[board.stock.letter], found[board.discard.letter] = Phrase("Stock"), Phrase("Pile")
    return found


def about(board: BuracoTable, letter: str) -> Phrase:
    """How many cards a cell has, and what a meld is: for a badge that is pointed at."""
    cell, count = board.cells[letter], len(board.cells[letter])
    if isinstance(cell, MeldCell):
        if cell.isEmpty():
            return Phrase("place for a new meld: three cards or more at once")
        sort = sign(board, letter).words
        return Phrase("meld {letter}: {count} of 7 cards, {sort}", letter=letter, count=count, sort=sort)
    if letter == board.stock.letter:
        return Phrase("stock: {count} cards to draw", count=count)
    if letter == board.discard.letter:
        return Phrase("pile: {count} cards thrown", count=count)
    if cell in board.reserves.cells:
        return Phrase("reserve: {count} cards", count=count) if count else _MARKS[letter[0]]
    return Phrase("{count} cards in this hand", count=count)


def badge(board: BuracoTable, letter: str) -> Phrase:
    """The same in a few words."""
    cell, count = board.cells[letter], len(board.cells[letter])
    if isinstance(cell, MeldCell):
        sort = sign(board, letter).words
        return Phrase("{count} of 7, {sort}", count=count, sort=sort) if count else Phrase("")
    if cell.isEmpty() and (cell is board.discard or cell in board.reserves.cells):
        return Phrase("empty") if cell is board.discard else Phrase("taken")
    return Phrase("1 card") if count == 1 else Phrase("{count} cards", count=count)


def duty(board: BuracoTable) -> Phrase:
    """What the player who is to move has to do (1.8)."""
    phase = board.facts["phase"]
    if phase == DRAW and board.facts["fresh"]:
        return Phrase("draw a card, or take the first card of the pile")
    if phase == DRAW:
        ending = board.stock.isEmpty()
        return Phrase("take the pile, or end the hand") if ending else Phrase("draw a card, or take the pile")
    return Phrase("lay down cards, or throw one to end the turn") if phase == LAY else Phrase("")


def status(board: BuracoTable) -> tuple[Fact, ...]:
    """Hand, points of both teams, cards in stock and pile, whose reserves are there."""
    left = [Phrase("taken") if reserve.isEmpty() else Phrase("there") for reserve in board.reserves]
    return (
        Fact("Points", "{} : {}".format(*board.totals)),
        Fact("Reserves", Phrase("{one} : {two}", one=left[0], two=left[1])),
        Fact("Hand", str(board.facts["hand"])),
        Fact("Stock", str(len(board.stock))),
        Fact("Pile", str(len(board.discard))),
    )
