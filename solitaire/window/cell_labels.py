"""Cell labels: whose a cell is, whose turn it is, how many cards lie there and what they make."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from solitaire.model.board import Board
from solitaire.model.places import Tally
from solitaire.play.language import _

from .boxes import Box
from .canvas import Canvas
from .fans import ROW_STEP
from .layout import Layout, Spot
from .lettering import text_width
from .theme import Sizes, Theme

__all__ = ["CellLabels", "caption_box"]

_LEAST = 8  # pixels of the smallest letters
_TAGS = 0.34  # where a tag begins, right of the index, in card widths


class CellLabels:
    """Paints the words, counts and signs of one layout on one canvas."""

    def __init__(self, canvas: Canvas, layout: Layout, sizes: Sizes, theme: Theme) -> None:
        self.canvas, self.layout, self.sizes, self.theme = canvas, layout, sizes, theme
        self.board: Board = layout.board
        self.closed = {letter for tally, _box in layout.tallies for letter in tally.letters}

    # --- above the cells ------------------------------------------------------------------------

    def paint_captions(self, names: Sequence[str], letters: bool) -> None:
        """Whose the cells are; the seat whose turn it is stands out. *letters*: name the cells too."""
        captions = self.board.captions(names)
        turn = turn_letter(self.board)
        for letter in self.layout.bases:
            words = _(captions[letter]) if letter in captions else ""
            if letters and letter not in self.closed:
                words = f"{letter} {words}" if words else letter
            if words and letter not in self.closed:
                box = caption_box(self.layout, letter, captions, self.sizes, words)
                self._paint_caption(words, box, letter == turn)

    def _paint_caption(self, words: str, box: Box, on_turn: bool) -> None:
        size, theme = self.sizes.small, self.theme
        if not on_turn:
            self.canvas.label(words, box, size, theme.text)
            return
        side = size * 0.8
        wide = min(box.w, text_width(words, size, True) + side + size * 1.5)
        pill = box._replace(w=wide).grown(self.sizes.line).rounded()
        self.canvas.rounded(pill, pill.h / 2, theme.chosen)
        self.canvas.icon("play", Box(box.x + size * 0.35, box.y, side, box.h), theme.on_chosen)
        place = Box(box.x + side + size * 0.7, box.y, wide - side - size * 1.1, box.h)
        self.canvas.label(words, place, size, theme.on_chosen, bold=True)

    # --- on the cards ---------------------------------------------------------------------------

    def paint_counts(self, hidden: Collection[int] = ()) -> None:
        """How many cards lie in the piles, the hands and the melds, and what a meld is; not while all of its
        cards are *hidden*, on their way.
        """
        pool = {cell.letter for cell in self.board.pool or ()}
        for letter, spots in self.layout.cards.items():
            lies = any(spot.card.id not in hidden for spot in spots)
            piled = letter in pool and len(spots) > 1 and not self.layout.places[letter].fan
            if lies and letter not in self.closed and (piled or self.board.about(letter)):
                self._paint_count(letter, spots)

    def _paint_count(self, letter: str, spots: Sequence[Spot]) -> None:
        home, fan, icon = spots[-1].box, self.layout.places[letter].fan, self.board.sign(letter).symbol
        size = max(_LEAST, min(self.sizes.small, int(self.layout.card_w * 0.16)))
        words, side = str(len(spots)), size if icon else 0
        wide, high = text_width(words, size, True) + side + size * 1.1, size * 1.5
        if fan == "down":
            box = Box(home.x + home.w * 0.03, home.bottom - high * 1.15, wide, high).rounded()
        else:
            x = min(home.right - wide * 0.8, self.layout.area.right - wide)
            box = Box(x, home.y - high * 0.3, wide, high)
        self._pill(box.rounded())
        self.canvas.label(words, box._replace(w=wide - side), size, self.theme.text, bold=True, align=0.5)
        if icon:
            colour = self.theme.text if icon == "check" else self.theme.chosen
            self.canvas.icon(icon, Box(box.right - side - size * 0.35, box.y, side, high), colour)

    def _pill(self, box: Box) -> None:
        self.canvas.rounded(box, box.h / 2, self.theme.bar)
        self.canvas.rounded(box, box.h / 2, self.theme.outline, self.sizes.line)

    def paint_tags(self, hidden: Collection[int] = ()) -> None:
        """Which card a wild card stands for, beside its index, unless it is *hidden*."""
        for spot in self.layout.spots:
            if spot.letter in self.closed or spot.card.id in hidden or not spot.shown:
                continue
            words = self.board.standsFor(spot.card, spot.letter)
            if words:
                self._paint_tag(words, spot.box)

    def _paint_tag(self, words: str, card: Box) -> None:
        size = max(_LEAST, int(card.h * 0.115))
        high = round(size * 1.45)
        wide = max(high, round(text_width(words, size, True) + size * 0.8))
        box = Box(card.x + card.w * _TAGS, card.y + card.h * 0.03, wide, high).rounded()
        self.canvas.rounded(box, high / 2, self.theme.chosen)
        self.canvas.rounded(box, high / 2, self.theme.on_chosen, self.sizes.line)
        self.canvas.label(words, box, size, self.theme.on_chosen, bold=True, align=0.5)

    # --- closed cells ---------------------------------------------------------------------------

    def paint_tallies(self) -> None:
        """How many cells of each kind have left the table, a kind to a line, on their squared-up cards."""
        for tally, base in self.layout.tallies:
            self._paint_tally(tally, base)

    def _paint_tally(self, tally: Tally, base: Box) -> None:
        lines = _(tally.words).split(", ")
        room = base.h * 0.72 / len(lines)
        size = max(_LEAST, min(self.sizes.small, int(room / 1.15)))
        while size > _LEAST and max(text_width(line, size, True) for line in lines) > base.w * 0.9:
            size -= 1
        high = size * 1.22
        plate = Box(
            base.x, base.bottom - high * len(lines) - size * 0.4, base.w, high * len(lines) + size * 0.4
        )
        if tally.letters:
            self.canvas.rounded(plate.rounded(), base.w * 0.07, self.theme.bar)
        else:
            plate = plate._replace(y=base.centre[1] - plate.h / 2)
        for number, line in enumerate(lines):
            place = Box(plate.x, plate.y + size * 0.2 + number * high, plate.w, high)
            colour = self.theme.dim if line.startswith("0 ") else self.theme.text
            self.canvas.label(line, place, size, colour, bold=bool(tally.letters), align=0.5)


def turn_letter(board: Board) -> str:
    """The hand of the player whose turn it is; empty when it is nobody's."""
    if not board.companions or board.actions() or board.outcome:
        return ""
    return next((letter for letter in board.cells if board.seatOf(letter) == board.turn), "")


def caption_box(
    layout: Layout, letter: str, captions: Mapping[str, str], sizes: Sizes, words: str = ""
) -> Box:
    """Where the caption of a cell stands: above it, as far as the next one or the end of the table."""
    base, high = layout.bases[letter], sizes.small * 1.25
    up = round(ROW_STEP * base.h) if layout.places[letter].rows > 1 else 0
    beside = (layout.bases[other] for other in captions if other != letter)
    ends = [box.x - sizes.pad for box in beside if box.x > base.x and abs(box.y - base.y) < base.h / 2]
    end = min([*ends, layout.area.right - sizes.pad])
    wide = text_width(words, sizes.small)
    start = max(layout.area.x, min(base.x, end - wide) if not ends else base.x)
    y = max(layout.area.y, base.y - up - high - sizes.line * 2)
    return Box(start, y, max(0, end - start), high).rounded()
