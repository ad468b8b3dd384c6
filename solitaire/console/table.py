"""The table as text, in the layout of seeds/klondike-letters.cs.txt ("vypis_hru").

Any board can be drawn: its places say what stands in which row, and which cells fan downwards.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from solitaire.model.board import Board
from solitaire.model.cards import Card
from solitaire.model.cells import Cell

__all__ = ["card_text", "draw_table"]

WIDTH = 5
EMPTY, HIDDEN, MISSING = "[   ]", "[???]", " " * WIDTH
Paint = Callable[[Card, str], str]
Slots = list[tuple[int, Cell]]


def card_text(card: Card, symbols: bool = True) -> str:
    """A card in five signs: ``[3♣ ]``, ``[Q ♥]``, ``[???]``. The suits differ by their place, too."""
    if not card.faceUp:
        return HIDDEN
    rank = card.code.removesuffix(card.letter)
    suit = card.symbol if symbols else card.letter
    inside = rank + suit
    if len(inside) < WIDTH - 2:
        inside = f"{rank} {suit}" if card.colour == "red" else f"{rank}{suit} "
    return f"[{inside:^3}]"


def draw_table(board: Board, symbols: bool = True, paint: Paint = lambda card, text: text) -> str:
    """The whole table; *paint* may put colour around a card's text."""
    rows = _rows(board)
    blocks = [_header(slots) + _draw_row(board, slots, symbols, paint) for slots in rows]
    return "\n" + "\n\n".join("\n".join(lines) for lines in blocks) + "\n"


def _rows(board: Board) -> list[Slots]:
    """The cells of each row of the table with the column of the screen they begin in."""
    places = board.places
    letters = sorted(board.cells, key=lambda letter: (places[letter].y, places[letter].x))
    rows = [list(row) for _, row in groupby(letters, key=lambda letter: places[letter].y)]
    gaps = [places[b].x - places[a].x for row in rows for a, b in zip(row, row[1:], strict=False)]
    step = min((gap for gap in gaps if gap > 0), default=1.0)
    left = min(place.x for place in places.values())
    return [
        [(round((places[letter].x - left) / step * (WIDTH + 1)), board.cells[letter]) for letter in row]
        for row in rows
    ]


def _header(slots: Slots) -> list[str]:
    line = ""
    for column, cell in slots:
        line = line.ljust(column + 2) + cell.letter
    return [line]


def _draw_row(board: Board, slots: Slots, symbols: bool, paint: Paint) -> list[str]:
    stacks = [(column, _shown(board, cell)) for column, cell in slots]
    height = max(len(stack) for _, stack in stacks)
    return [_draw_line(stacks, number, symbols, paint) for number in range(height)]


def _shown(board: Board, cell: Cell) -> list[Card | None]:
    """What is seen of a cell from top to bottom: every card of a fan, else one card or an empty place."""
    return list(cell) if board.places[cell.letter].fan == "down" else [cell.top]


def _draw_line(stacks: list[tuple[int, list[Card | None]]], number: int, symbols: bool, paint: Paint) -> str:
    line, end = "", 0
    for column, stack in stacks:
        text = MISSING
        if number < len(stack):
            card = stack[number]
            text = paint(card, card_text(card, symbols)) if card else EMPTY
        line += " " * (column - end) + text
        end = column + WIDTH
    return line
