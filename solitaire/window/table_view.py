"""Table view: felt, cells, marks and cards as rectangles on a canvas. It follows the model."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import hypot
from typing import NamedTuple

from solitaire.play.language import _

from .boxes import Box
from .canvas import Canvas
from .card_art import BACK, SHADOW, CardArt, back_of, face_of
from .hand_signs import paint_hand_signs
from .hands import Hands
from .keyboard import Keyboard
from .layout import Layout, Spot
from .lettering import text_width, wrapped
from .motion import Pose
from .selection import strips
from .theme import Colour, Sizes, Theme

__all__ = ["Drawn", "TableView"]

LIFT = 1.025
_MESH = 8
_LEAST_WORDS = 9  # pixels
_CORNER = 0.09  # the round corner of a card and a little more, as a part of its side


class Drawn(NamedTuple):
    """A card picture that was drawn: the card's id, its tile, where, how much of its height and width."""

    card: int
    tile: str
    box: Box
    part: float = 1.0
    wide: float = 1.0


class TableView:
    """Draws the table in three layers: the ground, the cards that lie, the cards in the air."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.lying: list[Drawn] = []
        self.flying: list[Drawn] = []
        self.looked: Drawn | None = None

    # --- ground ---------------------------------------------------------------------------------

    def paint_felt(self, canvas: Canvas, area: Box) -> None:
        """The cloth, a little darker towards the corners: a coarse mesh that costs no texture."""
        wide, high = area.w / _MESH, area.h / _MESH
        for row in range(_MESH):
            for column in range(_MESH):
                box = Box(area.x + column * wide, area.y + row * high, wide, high)
                ends = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
                one, two, three, four = (self._felt(x / _MESH, y / _MESH) for x, y in ends)
                canvas.shade(box, (one, two, three, four))

    def _felt(self, x: float, y: float) -> Colour:
        part = min(1.0, (hypot(x - 0.5, (y - 0.42) * 0.9) / 0.72) ** 2)
        red, green, blue, _ = (
            a + (b - a) * part for a, b in zip(self.theme.felt, self.theme.felt_edge, strict=True)
        )
        return red, green, blue, 1.0

    def paint_cells(self, canvas: Canvas, layout: Layout, sizes: Sizes, hidden: Collection[int] = ()) -> None:
        """The outline of every cell with the mark of what it takes, where no card lies on it; and of what is
        only counted. The *hidden* cards do not lie.
        """
        closed = {letter for tally, _box in layout.tallies for letter in tally.letters}
        for letter, base in layout.bases.items():
            anywhere = layout.board.cells[letter].isLoose  # a hand is not empty because its first card rose
            lying = [spot for spot in layout.cards[letter] if spot.card.id not in hidden]
            covers = (anywhere or spot.box == base for spot in lying)
            if letter not in closed and not any(covers):
                self._paint_cell(canvas, layout, letter, sizes)
        for _tally, base in layout.tallies:
            canvas.rounded(base, base.w * 0.07, self.theme.outline, sizes.line * 1.3)

    def _paint_cell(self, canvas: Canvas, layout: Layout, letter: str, sizes: Sizes) -> None:
        base, mark, theme = layout.bases[letter], layout.board.mark(letter), self.theme
        radius = base.w * 0.07
        canvas.rounded(base, radius, (0.0, 0.0, 0.0, 0.10))
        canvas.rounded(base, radius, theme.outline, sizes.line * 1.3)
        side = base.w * 0.46
        if not mark.symbol:
            if not any(other != base and other.overlap(base) > 0 for other in layout.bases.values()):
                self._paint_meaning(canvas, _(mark.words), base, sizes)
            return
        words = _(mark.words) if layout.board.clickMove(letter) else ""
        middle = base.y + base.h * (0.44 if words else 0.5)
        canvas.icon(mark.symbol, Box(base.x, middle - side / 2, base.w, side), theme.mark)
        if words:
            self._paint_words(canvas, words, Box(base.x, middle + side * 0.62, base.w, base.h), sizes)

    def _paint_meaning(self, canvas: Canvas, words: str, base: Box, sizes: Sizes) -> None:
        """What an empty cell without a symbol is for, in its middle, where there is room for that."""
        size, room = min(sizes.small, int(base.w * 0.17)), base.w * 0.88
        lines = wrapped(words, room, size) if size >= _LEAST_WORDS else []
        if not lines or max(text_width(line, size) for line in lines) > room:
            return
        y = base.centre[1] - len(lines) * size * 0.6
        for number, line in enumerate(lines):
            place = Box(base.x, y + number * size * 1.2, base.w, size * 1.2)
            canvas.label(line, place, size, self.theme.text, align=0.5)

    def _paint_words(self, canvas: Canvas, words: str, box: Box, sizes: Sizes) -> None:
        """The meaning of a mark below it, a part to a line where it is too wide."""
        size = max(8, min(sizes.small, int(box.w * 0.15)))
        room = box.w * 0.92
        parts = [words] if text_width(words, size) <= room else words.split(", ")
        lines = [line for part in parts for line in wrapped(part, room, size)]
        for number, line in enumerate(lines):
            place = Box(box.x + box.w * 0.04, box.y + number * size * 1.2, room, size * 1.2)
            canvas.label(line, place, size, self.theme.text, align=0.5)

    # --- cards ----------------------------------------------------------------------------------

    def paint_cards(
        self, canvas: Canvas, layout: Layout, art: CardArt, hidden: set[int], covered: bool = False
    ) -> None:
        """The cards that lie on the table: those not in the air and not under others.

        *covered*: nobody shall see them now.
        """
        self.lying = []
        spots = layout.visible(hidden)
        for spot, above in zip(spots, [*spots[1:], None], strict=False):
            over = above.box if above and above.letter == spot.letter else None
            tile = BACK if covered else face_of(spot.card, spot.shown)
            self.lying.append(Drawn(spot.card.id, tile, spot.box, *_shown(spot.box, over)))
        self._paint(canvas, art, self.lying)

    def paint_signs(
        self, canvas: Canvas, layout: Layout, hands: Hands, keyboard: Keyboard, line: int
    ) -> None:
        """What is picked, where it may go, and the focus of the keyboard."""
        targets = hands.held.targets if hands.held else frozenset()
        if hands.picked and not hands.held:
            targets = hands.targets(hands.picked.letter, hands.picked.count, hands.picked.cards)
            if not hands.picked.cards:
                box = self._run(layout, hands.picked.letter, hands.picked.count or 1)
                self._ring(canvas, box, line, self.theme.glow)
        if hands.hinted:
            source, target, count, cards = hands.hinted
            held = dict.fromkeys(spot.letter for spot in layout.spots if spot.card.id in cards)
            parts = (pair for letter in held for pair in strips(layout.cards[letter]))
            boxes = [part for spot, part in parts if spot.card.id in cards]
            if boxes and not any(spot.card.id in cards for spot in layout.cards[source]):
                boxes.append(self._run(layout, source, 1))  # the pile that is taken with them
            for box in boxes or [self._run(layout, source, count)]:
                self._ring(canvas, box, line, self.theme.glow)
            targets |= {target} if target else frozenset()
        paint_hand_signs(canvas, layout, hands, self.theme, line)
        for letter in targets:
            self._glow(canvas, layout.home(letter), line)
        if keyboard.active:
            focus = keyboard.focus
            box = layout.home(focus.letter, focus.count)
            if focus.card is None:
                box = self._run(layout, focus.letter, focus.count)
            self._ring(canvas, box, line, self.theme.focus)

    @staticmethod
    def _run(layout: Layout, letter: str, count: int) -> Box:
        return layout.home(letter, count).union(layout.home(letter))

    def _frame(self, canvas: Canvas, box: Box, stroke: float, colour: Colour) -> None:
        canvas.rounded(box, box.w * 0.07 + stroke / 2, colour, stroke)

    def _ring(self, canvas: Canvas, box: Box, line: int, colour: Colour) -> None:
        """A frame around cards, on a dark ground so that it is seen beside white as well."""
        self._frame(canvas, box.grown(line * 4), line * 5, (0.0, 0.0, 0.0, 0.55))
        self._frame(canvas, box.grown(line * 3), line * 3, colour)

    def _glow(self, canvas: Canvas, box: Box, line: int) -> None:
        red, green, blue, _ = self.theme.glow
        for step, alpha in ((7, 0.12), (5, 0.2), (3, 0.45), (1, 1.0)):
            self._frame(canvas, box.grown(line * step), line * 3, (red, green, blue, alpha))

    def paint_air(
        self, canvas: Canvas, layout: Layout, art: CardArt, gliding: Mapping[int, Pose | None], hands: Hands,
        looked: Spot | None = None,
    ) -> None:  # fmt: skip
        """The cards under way, then the one that the pointer is on, then the cards in the hand, then one that
        the player looks at.
        """
        self.flying, self.looked = [], None
        for spot in (spot for spot in layout.spots if spot.card.id in gliding):
            pose = gliding[spot.card.id]
            if pose:
                side = back_of if pose.other_side else face_of
                self.flying.append(Drawn(spot.card.id, side(spot.card, spot.shown), pose.box))
        self._paint(canvas, art, self.flying)
        if looked and looked.card.id not in gliding and not hands.held:
            self.looked = Drawn(looked.card.id, face_of(looked.card, looked.shown), looked.box)
            canvas.card(art, SHADOW, looked.box)
            self._paint(canvas, art, [self.looked])
        if hands.held:
            self._paint_held(canvas, art, hands, layout)
        if hands.peek:
            box = hands.peek.box
            canvas.card(art, SHADOW, box)
            canvas.card(art, face_of(hands.peek.card, hands.peek.shown), box)

    def _paint_held(self, canvas: Canvas, art: CardArt, hands: Hands, layout: Layout) -> None:
        held = hands.held
        assert held is not None
        unseen = {spot.card.id for spot in layout.cards.get(held.letter, ()) if not spot.shown}
        middle = held.first.centre
        boxes = [box.grown_from(middle, LIFT) for box in held.boxes.values()]
        canvas.card(art, SHADOW, boxes[0].union(boxes[-1]).moved(0, boxes[0].h * 0.025))
        drawn = [
            Drawn(card.id, face_of(card, card.id not in unseen), box, *_shown(box, above))
            for card, box, above in zip(held.cards, boxes, [*boxes[1:], None], strict=True)
        ]
        self._paint(canvas, art, drawn)
        self.flying += drawn

    @staticmethod
    def _paint(canvas: Canvas, art: CardArt, cards: list[Drawn]) -> None:
        for drawn in cards:
            canvas.card(art, drawn.tile, drawn.box, drawn.part, drawn.wide)


def _shown(box: Box, above: Box | None) -> tuple[float, float]:
    """The part of a card, from its top and from its left, that the next card of a fan leaves free, round
    corners included.

    What is wholly covered need not be filled: in software rendering pixels are what costs.
    """
    if above is None or above.w != box.w:
        return 1.0, 1.0
    if above.x == box.x and above.y >= box.y:
        return min(1.0, (above.y - box.y) / box.h + _CORNER), 1.0
    if above.y == box.y and above.x >= box.x:
        return 1.0, min(1.0, (above.x - box.x) / box.w + _CORNER)
    return 1.0, 1.0
