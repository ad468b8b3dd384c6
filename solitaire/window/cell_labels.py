"""Cell labels: whose a cell is, whose turn it is, how many cards lie there and what they make."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from solitaire.model.board import Board
from solitaire.model.places import Tally
from solitaire.play.language import _

from .badges import badge_size, paint_badge
from .boxes import Box
from .canvas import Canvas
from .fans import ROW_STEP
from .layout import Layout, Spot
from .lettering import text_width
from .theme import Sizes, Theme

__all__ = ["CellLabels", "caption_box"]

_LEAST = 10  # pixels of the smallest letters
_PLATE = 1.15  # how wide the words of a tally may be, in widths of its cards


class CellLabels:
    """Paints the words, counts and signs of one layout on one canvas."""

    def __init__(self, canvas: Canvas, layout: Layout, sizes: Sizes, theme: Theme) -> None:
        self.canvas, self.layout, self.sizes, self.theme = canvas, layout, sizes, theme
        self.board: Board = layout.board
        self.closed = {letter for tally, _box in layout.tallies for letter in tally.letters}

    # --- above the cells ------------------------------------------------------------------------

    def paint_captions(self, names: Sequence[str], letters: bool) -> None:
        """Whose the cells are; the seat whose turn it is stands out. *letters*: name the cells too."""
        captions = {letter: _(words) for letter, words in self.board.captions(names).items()}
        named = [letter for letter in self.layout.bases if letter not in self.closed]
        turn = turn_letter(self.board)
        for letter in named if letters else [letter for letter in named if letter in captions]:
            words = f"{letter} {captions.get(letter, '')}".strip() if letters else captions[letter]
            box = self._caption_box(words, letter, named if letters else captions)
            if letters and box.w < text_width(words, self.sizes.small):
                words = letter
                box = self._caption_box(words, letter, named)
            self._paint_caption(words, box, letter == turn)

    def _caption_box(self, words: str, letter: str, others: Collection[str]) -> Box:
        on_turn = letter == turn_letter(self.board)
        wide = text_width(words, self.sizes.small, on_turn) + (self.sizes.small * 2.4 if on_turn else 1)
        return caption_box(self.layout, letter, others, self.sizes, wide)

    def _paint_caption(self, words: str, box: Box, on_turn: bool) -> None:
        size, theme = self.sizes.small, self.theme
        if not on_turn:
            self.canvas.label(words, box, size, theme.text)
            return
        self.canvas.rounded(box, box.h / 2, theme.chosen)
        self.canvas.icon("play", Box(box.x + size * 0.45, box.y, size * 0.8, box.h), theme.on_chosen)
        place = Box(box.x + size * 1.6, box.y, box.w - size * 2.1, box.h)
        self.canvas.label(words, place, size, theme.on_chosen, bold=True)

    # --- on the cards ---------------------------------------------------------------------------

    def paint_counts(self, hidden: Collection[int] = (), lifted: str = "") -> None:
        """How many cards lie in the piles, the hands and the melds, and what a meld is; not while all of its
        cards are *hidden*, on their way, and not half below the card that is *lifted* from a pile.
        """
        pool = {cell.letter for cell in self.board.pool or ()}
        for letter, spots in self.layout.cards.items():
            lies = any(spot.card.id not in hidden for spot in spots)
            piled = letter in pool and len(spots) > 1 and not self.layout.places[letter].fan
            said = (piled and letter != lifted) or self.board.about(letter)
            if lies and said and letter not in self.closed:
                self._paint_count(letter, spots)

    def _paint_count(self, letter: str, spots: Sequence[Spot]) -> None:
        home, area, icon = spots[-1].box, self.layout.area, self.board.sign(letter).symbol
        words, size = str(len(spots)), self._small(0.16)
        wide, high = badge_size(words, icon, size)
        if self.layout.places[letter].fan == "down":
            corner = home.x + home.w * 0.03, home.bottom - high * 1.15
        else:
            corner = min(home.right - wide * 0.8, area.right - wide), max(area.y, home.y - high * 0.3)
        paint_badge(self.canvas, words, icon, corner, size, self.sizes, self.theme)

    def _small(self, part: float) -> int:
        """The size of letters on a card: a part of its width."""
        return max(_LEAST, min(self.sizes.small, int(self.layout.card_w * part)))

    def paint_tags(self, hidden: Collection[int] = ()) -> None:
        """A frame around each wild card, with the index of the card that it stands for; not if *hidden*."""
        for letter, spots in self.layout.cards.items():
            if letter in self.closed:
                continue
            order = [spot.card for spot in spots]
            for spot, above in zip(spots, [*spots[1:], None], strict=False):
                words = self.board.standsFor(spot.card, letter, order) if spot.shown else ""
                if words and spot.card.id not in hidden:
                    self._paint_tag(words, self._free_part(letter, spot.box, above))

    def _free_part(self, letter: str, card: Box, above: Spot | None) -> Box:
        """What neither the next card of a column nor the next column covers of a card."""
        bases = self.layout.bases
        beside = [
            box.x for other, box in bases.items() if card.x < box.x < card.right and box.y == bases[letter].y
        ]
        high = above.box.y - card.y if above and above.box.y > card.y else card.h
        return Box(card.x, card.y, min([*beside, card.right]) - card.x, high)

    def _paint_tag(self, words: str, part: Box) -> None:
        size, theme, line = self._small(0.17), self.theme, self.sizes.line
        high = round(size * 1.4)
        wide = max(high, round(text_width(words, size, True) + size * 0.8))
        self.canvas.rounded(part.grown(-line), self.layout.card_w * 0.06, theme.tag, line * 2)
        box = Box(part.right - wide - 2 * line, part.y + 2 * line, wide, high).rounded()
        self.canvas.rounded(box, high / 2, theme.tag)
        self.canvas.label(words, box, size, theme.on_tag, bold=True, align=0.5)

    # --- closed cells ---------------------------------------------------------------------------

    def paint_tallies(self) -> None:
        """How many cells of each kind have left the table, a kind to a line, on their squared-up cards."""
        for tally, base in self.layout.tallies:
            self._paint_tally(tally, base)

    def _paint_tally(self, tally: Tally, base: Box) -> None:
        lines, canvas, theme = _(tally.words).split(", "), self.canvas, self.theme
        size = self._size_of(lines, base.w * _PLATE, base.h * 0.72 / len(lines))
        high = size * 1.22
        wide = max(base.w, max(text_width(line, size, True) for line in lines) + size * 0.6)
        plate = Box(base.centre[0] - wide / 2, 0, wide, high * len(lines) + size * 0.4)
        y = base.bottom - plate.h if tally.letters else base.centre[1] - plate.h / 2
        plate = plate._replace(y=y).rounded()
        if tally.letters or wide > base.w:  # words wider than the empty frame cover its edges
            canvas.rounded(plate, base.w * 0.07, theme.bar)
        for number, line in enumerate(lines):
            place = Box(plate.x, plate.y + size * 0.2 + number * high, plate.w, high)
            colour = theme.dim if "0" in line.split() else theme.text
            canvas.label(line, place, size, colour, bold=bool(tally.letters), align=0.5)

    def _size_of(self, lines: Sequence[str], wide: float, high: float) -> int:
        """The largest letters in which all lines fit."""
        size = max(_LEAST, min(self.sizes.small, int(high / 1.15)))
        while size > _LEAST - 2 and max(text_width(line, size, True) for line in lines) > wide:
            size -= 1
        return size


def turn_letter(board: Board) -> str:
    """The hand of the player whose turn it is; empty when it is nobody's."""
    if not board.companions or board.actions() or board.outcome:
        return ""
    return next((letter for letter in board.cells if board.seatOf(letter) == board.turn), "")


def caption_box(
    layout: Layout, letter: str, captions: Collection[str], sizes: Sizes, wide: float
) -> Box:  # fmt: skip
    """Where the caption of a cell stands: above it, *wide* if other captions and cells leave room."""
    base, area, high = layout.bases[letter], layout.area, sizes.small * 1.25
    up = round(ROW_STEP * base.h) if layout.places[letter].rows > 1 else 0
    line = Box(area.x, max(area.y, base.y - up - high - sizes.line * 2), area.w, high)
    middle = line._replace(y=line.y + high * 0.3, h=high * 0.4)
    others = [box for other, box in layout.areas.items() if other != letter and box.overlap(middle) > 0]
    row = [layout.bases[other] for other in captions if other != letter]
    others += [box for box in row if abs(box.y - base.y) < base.h / 2]
    end = min([area.right, *(box.x for box in others if box.x >= base.right)]) - sizes.pad
    begin = max([area.x, *(box.right + sizes.pad for box in others if box.right <= base.x)])
    start = max(begin, min(base.x, end - wide))
    return line._replace(x=start, w=max(0, min(wide, end - start))).rounded()
