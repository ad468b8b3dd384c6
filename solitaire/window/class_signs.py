"""Class signs: what the class view writes on the table: class and size of each cell, division and pool."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import groupby
from typing import NamedTuple

from solitaire.model.board import Board
from solitaire.model.cells import Cell
from solitaire.model.division import Division
from solitaire.model.pool import Pool

from .boxes import Box
from .canvas import Canvas
from .layout import Layout
from .lettering import fitted, text_width
from .theme import Sizes, Theme

__all__ = ["ClassSign", "class_signs", "paint_signs", "size_of"]

_LEAST = 9
_HIGH = 1.24  # of a line, in letters


class ClassSign(NamedTuple):
    """The words of one object, where they stand, and the outline around what they name."""

    thing: object
    lines: tuple[str, ...]
    box: Box
    outline: Box
    size: int
    letter: str = ""


def size_of(thing: Cell | Division[Cell] | Pool) -> str:
    """How much it holds: cards, with the capacity where there is one, or cells."""
    if isinstance(thing, Cell):
        return f"{len(thing)}" if thing.capacity is None else f"{len(thing)}/{thing.capacity}"
    return str(len(tuple(thing)))


def class_signs(board: Board, layout: Layout, sizes: Sizes) -> list[ClassSign]:
    """The signs of all cells, then those of the divisions and the pool."""
    cells = [_cell_sign(board.cells[letter], letter, layout, sizes) for letter in layout.bases]
    groups: list[tuple[object, str, Iterable[Cell]]] = [
        (division, f"Division {division.name}", division) for division in board.divisions
    ]
    if board.pool is not None:
        groups.append((board.pool, "Pool", board.pool))
    return cells + [sign for group in groups for sign in _group_signs(*group, layout, sizes)]


# --- cells ----------------------------------------------------------------------------------------


def _cell_sign(cell: Cell, letter: str, layout: Layout, sizes: Sizes) -> ClassSign:
    """Along the lower edge of the last card, where no index is."""
    spots, base = layout.cards[letter], layout.bases[letter]
    whole = reduce(Box.union, (spot.box for spot in spots), base)
    home = whole if layout.places[letter].fan == "right" else layout.home(letter)
    room, size = home.w - 4 * sizes.line, _letter_size(sizes, base)
    lines = _shortest(_forms(cell), room, size)
    while size > _LEAST and max(text_width(line, size, True) for line in lines) > room:
        size -= 1
    if home.h < size * _HIGH * len(lines):
        lines = (letter,)
    high = round(size * _HIGH * len(lines) + 5 * sizes.line)
    box = Box(home.x, home.bottom - high, home.w, high).grown(-sizes.line).rounded()
    return ClassSign(cell, lines, box, whole, size, letter)


def _letter_size(sizes: Sizes, base: Box) -> int:
    return max(_LEAST, min(round(sizes.small * 0.92), round(base.w * 0.18)))


def _forms(cell: Cell) -> Iterator[tuple[str, ...]]:
    """What may stand on a cell, the longest form first."""
    name, own = type(cell).__name__, f"{cell.letter} · {size_of(cell)}"
    stem = name.removesuffix("Cell") or name
    capitals = "".join(sign for sign in name if sign.isupper())
    yield name, own
    yield stem, own
    yield f"{stem[:4]}.", own
    yield capitals, own
    yield f"{capitals} {cell.letter}", size_of(cell)
    yield capitals, cell.letter
    yield (cell.letter,)


def _shortest(forms: Iterator[tuple[str, ...]], room: float, size: int) -> tuple[str, ...]:
    """The first form that fits, else the last."""
    lines: tuple[str, ...] = ()
    for lines in forms:
        if all(text_width(line, size, True) <= room for line in lines):
            break
    return lines


# --- divisions and the pool -----------------------------------------------------------------------


def _group_signs(
    thing: object, name: str, cells: Iterable[Cell], layout: Layout, sizes: Sizes
) -> Iterator[ClassSign]:
    """One outline around the cells, or around those of each row, its words above the left corner."""
    for inside in _clusters(list(cells), layout):
        outline = _around(inside, layout).grown(3 * sizes.line)
        size = max(_LEAST, min(sizes.small, round(layout.card_h * 0.13)))
        kind, count = type(inside[0]).__name__, str(len(inside))
        bare = name.removeprefix("Division ")
        forms = [f"{name}: {count} × {kind}", f"{name} · {count}", name, f"{bare} · {count}", bare]
        room = outline.w - 6 * sizes.line
        lines = _shortest(((form,) for form in (*forms, fitted(bare, room, size, True))), room, size)
        wide, high = text_width(lines[0], size, True) + 6 * sizes.line, round(size * _HIGH)
        yield ClassSign(thing, lines, Box(outline.x, outline.y - high, wide, high).rounded(), outline, size)


def _clusters(cells: list[Cell], layout: Layout) -> list[list[Cell]]:
    """The cells together where their rows are near and nothing else lies between them, else row by row."""
    own = {cell.letter: layout.bases[cell.letter] for cell in cells}
    tops = sorted({base.y for base in own.values()})
    near = all(low - high < 1.6 * layout.card_h for high, low in zip(tops, tops[1:], strict=False))
    others = [_extent(letter, layout) for letter in layout.bases if letter not in own]
    if cells and near and not any(_around(cells, layout).overlap(other) for other in others):
        return [cells]
    placed = sorted(cells, key=lambda cell: (layout.bases[cell.letter].y, layout.bases[cell.letter].x))
    return [list(row) for _, row in groupby(placed, key=lambda cell: layout.bases[cell.letter].y)]


def _around(cells: list[Cell], layout: Layout) -> Box:
    return reduce(Box.union, (_extent(cell.letter, layout) for cell in cells))


def _extent(letter: str, layout: Layout) -> Box:
    return reduce(Box.union, (spot.box for spot in layout.cards[letter]), layout.bases[letter])


# --- picture --------------------------------------------------------------------------------------


def paint_signs(canvas: Canvas, signs: list[ClassSign], asked: str, sizes: Sizes, theme: Theme) -> None:
    """Outlines and words; the cell *asked* stands out."""
    for sign in signs:
        if sign.letter:
            colour, stroke = (theme.chosen, 4) if sign.letter == asked else (theme.glow, 1.5)
            canvas.rounded(sign.outline, layout_radius(sign.outline), colour, sizes.line * stroke)
        else:
            canvas.rounded(sign.outline, sizes.radius, theme.text, sizes.line * 1.2)
    for sign in signs:
        ground = theme.chosen if sign.letter and sign.letter == asked else theme.bar
        ink = theme.on_chosen if ground is theme.chosen else theme.text
        canvas.rounded(sign.box, 3 * sizes.line, ground)
        for number, line in enumerate(sign.lines):
            top = sign.box.y + sizes.line * 1.5 * bool(sign.letter) + number * sign.size * _HIGH
            place = Box(sign.box.x, top, sign.box.w, sign.size * _HIGH)
            canvas.label(line, place, sign.size, ink, bold=True, align=0.5)


def layout_radius(outline: Box) -> float:
    """The round corners of a card, however long the column is."""
    return min(outline.w, outline.h) * 0.07
