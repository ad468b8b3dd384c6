"""Picture: a screen as five layers of rectangles. Only the layers that changed are made again."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from solitaire.play.seats import seat_names

from .atlases import Atlas
from .boxes import Box
from .canvas import Canvas
from .card_art import ArtMaker, CardArt
from .cell_labels import CellLabels
from .lettering import Lettering
from .motion import Pose
from .screen import Screen
from .table_view import TableView
from .widgets import paint_note

__all__ = ["LAYERS", "Picture"]

LAYERS = ("felt", "table", "bars", "air", "front")
_SETTLE_SECONDS = 0.15


class Picture:
    """Felt; cells and lying cards; bars; cards in the air; dialogs and tips – the lowest first."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.look = screen.look
        self.lettering = Lettering(Atlas("icons"))
        self.view = TableView(self.look.theme)
        self.art: CardArt | None = None
        self._maker = ArtMaker()
        self._maker.begin(self.look.deck, screen.layout.card_w, screen.layout.card_h)
        self.damage: Box | None = None
        self._hidden: set[int] = set()
        self._air = Box(0, 0, 0, 0)
        self._font = 0
        self._settling = False

    @property
    def moving(self) -> bool:
        """Whether the next frame will differ from this one without any input."""
        return self.screen.motion.moving

    def update(self) -> dict[str, Canvas]:
        """The layers that changed since the last time. ``damage`` is the part of the window they touch,
        or None for all of it.
        """
        screen = self.screen
        gliding = screen.motion.poses(screen.now())
        hidden = {*gliding, *(screen.hands.held.boxes if screen.hands.held else ())}
        stale, screen.stale = screen.stale, set()
        self._follow_look(stale)
        if "front" in stale:
            stale.add("bars")
        if gliding or self._hidden != hidden:
            stale.add("air")
        if self._hidden != hidden:
            stale.add("table")
        self._hidden = hidden
        self._prepare(stale)
        layers = {name: self._paint(name, gliding) for name in LAYERS if name in stale}
        self._note_damage(stale)
        return layers

    def _follow_look(self, stale: set[str]) -> None:
        """Other colours, another deck or another game since the last picture."""
        if self.look != self.screen.look:
            self.look = self.screen.look
            self.view.theme = self.look.theme
            stale |= set(LAYERS)

    def _paint(self, name: str, gliding: dict[int, Pose | None]) -> Canvas:
        screen, theme, canvas = self.screen, self.look.theme, Canvas(self.lettering)
        art = self.art
        assert art is not None
        if name == "felt":
            self.view.paint_felt(canvas, screen.table_area)
        elif name == "table":
            self._paint_table(canvas, art)
        elif name == "air":
            self.view.paint_air(canvas, screen.layout, art, gliding, screen.hands, screen.hover.spot)
        elif name == "bars":
            screen.bar.paint(canvas, screen.sizes, theme)
            screen.class_view.paint_panel(canvas, theme)
            screen.log.paint(canvas, screen.sizes, theme)
            screen.status.paint(canvas, screen.sizes, theme, screen.hint, screen.keyboard.moved)
        else:
            self._paint_front(canvas)
        return canvas

    def _paint_table(self, canvas: Canvas, art: CardArt) -> None:
        screen, layout = self.screen, self.screen.layout
        labels = CellLabels(canvas, layout, screen.sizes, self.look.theme)
        self.view.paint_cells(canvas, layout, screen.sizes, self._hidden)
        plain = not screen.class_view.is_on
        if plain:
            labels.paint_captions(seat_names(screen.settings), screen.keyboard.active)
        covered = screen.dialog is not None and screen.dialog.covers
        self.view.paint_cards(canvas, layout, art, self._hidden, covered)
        if plain and not covered:
            labels.paint_tags(self._hidden)
            labels.paint_tallies()
        self.view.paint_signs(canvas, layout, screen.hands, screen.keyboard, screen.sizes.line)
        if plain:
            picked = screen.hands.picked
            labels.paint_counts(self._hidden, picked.letter if picked else "")
        screen.class_view.paint_table(canvas, self.look.theme)

    def _paint_front(self, canvas: Canvas) -> None:
        screen, theme, sizes = self.screen, self.look.theme, self.screen.sizes
        if screen.dialog:
            screen.dialog.art = self.art
            screen.dialog.paint(canvas, screen.area, sizes, theme)
        for text, box in filter(None, (screen.notes.shown, screen.tips.shown)):
            paint_note(canvas, text, box, screen.window, sizes, theme)

    # --- keeping pictures sharp -----------------------------------------------------------------

    def _prepare(self, stale: set[str]) -> None:
        """Card and letter pictures of the right size; during a resize the old cards are scaled."""
        screen = self.screen
        if self._font != screen.sizes.font:
            if self._font:
                self.lettering.clear()
                stale |= {"table", "front"}
            self._font = screen.sizes.font
        size = (screen.layout.card_w, screen.layout.card_h)
        if self.art is None:
            self._maker.begin(self.look.deck, *size)
            self.wait_for_cards()
        elif (self.art.deck, self.art.size) != (self.look.deck, size) and not self._settling:
            self._settling = True
            screen.later(_SETTLE_SECONDS if self.art.deck == self.look.deck else 0.0, self._settle)
        if self.art:
            self.art.back = self.look.back

    def wait_for_cards(self) -> None:
        """Have the cards that were begun. Raises OSError for a damaged picture."""
        self.art = self._maker.take()

    def _settle(self) -> None:
        """The size has stayed for a moment: have new cards made, and show them when they are ready."""
        layout = self.screen.layout
        self._maker.begin(self.look.deck, layout.card_w, layout.card_h)
        if self._maker.busy:
            self.screen.later(_SETTLE_SECONDS / 8, self._settle)
            return
        self._settling = False
        self.art = self._maker.take()
        self.screen.changed()

    # --- the part that changed ------------------------------------------------------------------

    def _note_damage(self, stale: set[str]) -> None:
        before = self._air
        if "air" in stale:
            looked = [self.view.looked] if self.view.looked else []
            drawn = [*self.view.flying, *looked]
            self._air = _around(card.box.grown(card.box.w * 0.2) for card in drawn)
        self.damage = _around((before, self._air)) if stale <= {"air"} else None


def _around(boxes: Iterable[Box]) -> Box:
    """The smallest box around all that have a size."""
    real = [box for box in boxes if box.w > 0]
    return reduce(Box.union, real) if real else Box(0, 0, 0, 0)
