"""A table of several players as text, from its far side to the player's own hand.

Any such board can be drawn: it says itself where its cells stand, what they are called and who sees a card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, groupby

from solitaire.model.board import Board
from solitaire.model.cards import Card, Joker
from solitaire.model.cells import Cell
from solitaire.model.division import Division
from solitaire.play.hand_order import HandOrder
from solitaire.play.language import _
from solitaire.play.words import typed_card

__all__ = ["as_typed", "draw_round_table", "flowed", "small_card"]

Paint = Callable[[Card, str], str]
_CARD, _NAME, _MANY = 4, 5, 5


def small_card(card: Card, symbols: bool = True) -> str:
    """A card in two or three signs: ``9♥``, ``10♠``, ``JO``, or with letters for the suits."""
    text = typed_card(card)
    suits = symbols and card.colour in ("red", "black")
    return text.removesuffix(card.letter) + card.symbol if suits else text


def as_typed(text: str) -> str:
    """*text* with jokers named as they are typed."""
    return text.replace(Joker.symbol, typed_card(Joker(1)))


class _Look:
    """Who looks at the table, and how a card is shown to that player."""

    def __init__(
        self, board: Board, names: Sequence[str], seat: int, symbols: bool, paint: Paint, width: int
    ) -> None:
        self.board, self.seat, self.width = board, seat, width
        self.captions, self.places, self.tallies = board.captions(names), board.places, board.tallies()
        self._symbols, self._paint = symbols, paint

    def card(self, card: Card, width: int = 0) -> str:
        """The text of a card, at least *width* wide."""
        text = small_card(card, self._symbols)
        return self._paint(card, text) + " " * (width - len(text))

    def shown(self, cell: Cell, card: Card) -> bool:
        return self.board.isShown(card, cell.letter, self.seat)

    def is_counted(self, cell: Cell) -> bool:
        """Whether it has left the table and is only counted."""
        return any(cell.letter in tally.letters for tally in self.tallies)

    def is_spread(self, cell: Cell) -> bool:
        """Whether its cards lie side by side in the middle of the table."""
        spread = self.places[cell.letter].fan and self.board.seatOf(cell.letter) is None
        return bool(spread) and not self.is_counted(cell)

    def caption(self, cell: Cell) -> str:
        return f"{_(self.captions.get(cell.letter, ''))} {cell.letter}".strip()

    def badge(self, cell: Cell) -> str:
        return _(self.board.badge(cell.letter))


def draw_round_table(
    board: Board,
    names: Sequence[str],
    seat: int = 0,
    symbols: bool = True,
    paint: Paint = lambda card, text: text,
    order: HandOrder | None = None,
    width: int = 78,
) -> str:
    """What the player of *seat* sees; *names* by seat, *order* is that of the own hand."""
    look = _Look(board, names, seat, symbols, paint, width)
    together = {cell for division in board.divisions for cell in division}
    piles = sorted(_piles(look), key=lambda cell: cell not in together)
    lines = [
        flowed((_pile(look, cell) for cell in group), width)
        for _kind, group in groupby(piles, together.__contains__)
    ]
    blocks = [[*_other_hands(look), *chain(*lines)], *(list(_spread_row(look, row)) for row in _rows(look))]
    blocks.append(list(_own_hand(look, order or HandOrder())))
    return "\n" + "\n\n".join("\n".join(lines) for lines in blocks if lines) + "\n"


def _piles(look: _Look) -> list[Cell]:
    """The cells that are squared up and hold no closed melds or hands, the nearest first."""
    cells = [
        cell for cell in look.board.cells.values() if not (look.is_spread(cell) or look.is_counted(cell))
    ]
    piles = [cell for cell in cells if look.board.seatOf(cell.letter) is None]
    return sorted(piles, key=lambda cell: (look.places[cell.letter].y, look.places[cell.letter].x))


def _rows(look: _Look) -> list[Division[Cell]]:
    """The divisions whose cards lie spread on the table, the farthest first."""
    rows = [row for row in look.board.divisions if any(map(look.is_spread, row))]
    return sorted(
        rows, key=lambda row: -max(look.places[cell.letter].y for cell in filter(look.is_spread, row))
    )


# --- hands ------------------------------------------------------------------------------------------


def _other_hands(look: _Look) -> Iterator[str]:
    """How many cards the others hold; the cards too where all are shown."""
    seats = look.board.seatOf
    hands = [cell for letter, cell in look.board.cells.items() if seats(letter) not in (None, look.seat)]
    if not any(look.shown(cell, card) for cell in hands for card in cell):
        yield from flowed((f"{look.caption(cell)}: {look.badge(cell)}" for cell in hands), look.width)
        return
    for cell in hands:
        yield f"{look.caption(cell)}: {look.badge(cell)}"
        yield from _cards(look, HandOrder().arranged(cell))


def _own_hand(look: _Look, order: HandOrder) -> Iterator[str]:
    for letter, cell in look.board.cells.items():
        if look.board.seatOf(letter) == look.seat:
            yield f"{look.caption(cell)}: {look.badge(cell)}"
            yield from _cards(look, order.arranged(cell))


def _cards(look: _Look, cards: Sequence[Card]) -> Iterator[str]:
    """Cards in columns, in as many lines as they need."""
    columns = max(1, (look.width - 2) // _CARD)
    for start in range(0, len(cards), columns):
        line = "".join(look.card(card, _CARD) for card in cards[start : start + columns])
        yield f"  {line}".rstrip()


# --- the middle of the table ------------------------------------------------------------------------


def _pile(look: _Look, cell: Cell) -> str:
    """A squared pile: its name, its count, and its last card if that is seen."""
    text = f"{look.caption(cell)}: {look.badge(cell)}"
    if cell.top is None or not look.shown(cell, cell.top):
        return text
    return f"{text}, {_('{card} on top').format(card=look.card(cell.top))}"


def _spread_row(look: _Look, row: Division[Cell]) -> Iterator[str]:
    """The heading of a row, what is only counted of it, and a line for each cell that has cards."""
    named = (cell.letter for cell in row if look.is_spread(cell) and cell.letter in look.captions)
    heading = _(look.captions.get(next(named, ""), ""))
    letters = {cell.letter for cell in row}
    closed = [_(tally.words) for tally in look.tallies if letters.intersection(tally.letters)]
    yield _("{melds}. Closed: {kinds}").format(melds=heading, kinds=closed[0]) if closed else heading
    lines = [_spread_cell(look, cell) for cell in row if look.is_spread(cell) and not cell.isEmpty()]
    yield from _in_columns(lines, look.width) if lines else [f"  {_('none')}"]


def _spread_cell(look: _Look, cell: Cell) -> tuple[str, int]:
    """The cards of a cell in order with what they are; and how many columns of the screen that takes."""
    cards = [card for card in cell.arranged if look.shown(cell, card)]
    texts = [look.card(card) for card in cards]
    length = _NAME + sum(len(small_card(card)) + 1 for card in cards) + len(look.badge(cell)) + 2
    return f"{cell.letter:<{_NAME}}{' '.join(texts)}  ({look.badge(cell)})", length + 1


def _in_columns(lines: Sequence[tuple[str, int]], width: int) -> Iterator[str]:
    """*lines* one below the other; where they are many, two side by side if they are short enough."""
    half = width // 2 if len(lines) >= _MANY else 0
    left = ""
    for number, (line, length) in enumerate(lines):
        if left:
            yield left + line
            left = ""
        elif length + 3 < half and number + 1 < len(lines) and lines[number + 1][1] + half <= width:
            left = f"  {line}" + " " * (half - length - 2)
        else:
            yield f"  {line}"


def flowed(texts: Iterable[str], width: int) -> list[str]:
    """*texts* side by side, in as many lines as they need."""
    lines: list[str] = []
    for text in texts:
        joined = f"{lines[-1]} · {text}" if lines else text
        if lines and len(joined) <= width:
            lines[-1] = joined
        else:
            lines.append(text)
    return lines
