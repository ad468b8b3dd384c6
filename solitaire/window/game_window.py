"""The pyglet window: its events become calls of the screen, the screen's layers become pixels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyglet
from pyglet import clock, gl
from pyglet.display import get_display
from pyglet.window import NoSuchConfigException, Window, key, mouse

from solitaire.play.language import _

from .boxes import Box
from .clipboard import Clipboard
from .graphics import Graphics
from .keys import chord, held
from .picture import LAYERS, Picture
from .placing import least_size
from .redraw import Redraw
from .screen import Screen
from .window_place import WindowPlace, pixels_to_point

__all__ = ["GameWindow"]

_BUTTONS = {mouse.LEFT: "left", mouse.RIGHT: "right", mouse.MIDDLE: "middle"}
_SOFTWARE = ("llvmpipe", "softpipe", "swrast")


class GameWindow(Window):
    """A window that shows one screen and draws only when it changed."""

    def __init__(self, screen: Screen) -> None:
        self.game = screen
        self.place = WindowPlace(self, screen.settings)
        self.picture = Picture(screen)  # it makes the cards while the window opens
        width, height = (int(side) for side in screen.window[2:])
        super().__init__(
            width,
            height,
            caption="Solitaire",
            resizable=True,
            vsync=True,
            visible=False,
            config=_config(),
            file_drops=True,
        )
        room = Box(0, 0, self.screen.width, self.screen.height)
        self.set_minimum_size(*least_size(room, pixels_to_point(self.screen)))
        self.graphics = Graphics()
        self.layers = {name: self.graphics.layer() for name in LAYERS}
        self.redraw = Redraw(self._draw_now)
        renderer = str(self.context.get_info().get_renderer()).lower()
        self.keeps_picture = any(name in renderer for name in _SOFTWARE)
        self._whole = True
        self._ticking = False
        screen.on_change = self.redraw.request
        screen.later = lambda seconds, act: clock.schedule_once(lambda dt: act(), seconds)
        screen.window_command = self._command
        screen.clipboard = Clipboard(self)
        self.fit()
        screen.go_on()

    # --- the session ----------------------------------------------------------------------------

    def _follow_session(self) -> None:
        """Title and clock follow the game."""
        board = self.game.session.board
        code = f" {_(board.deal.words)}" if board.deal else ""
        caption = f"{_(board.title)}{code} – Solitaire"
        if caption != self.caption:
            self.set_caption(caption)
        ticks = self.game.session.ticks
        if ticks and not self._ticking:
            clock.schedule_interval(self._tick, 1.0)
        elif self._ticking and not ticks:
            clock.unschedule(self._tick)
        self._ticking = ticks

    def _tick(self, dt: float) -> None:
        self.game.tick()

    def _command(self, name: str) -> None:
        if name == "fullscreen":
            self.set_fullscreen(not self.fullscreen)
            self.activate()
            self.fit()
            self._all_anew()
        else:
            self.close()

    # --- drawing --------------------------------------------------------------------------------

    @property
    def ratio(self) -> float:
        """Pixels of the picture to a unit of mouse coordinates."""
        return float(self.get_framebuffer_size()[0]) / max(1, self.get_size()[0])

    def fit(self) -> None:
        """Derive everything from the size the window really has."""
        width, height = self.get_framebuffer_size()
        points = max(1.0, self.ratio, float(self.scale))
        if (width, height, points) != (self.game.window.w, self.game.window.h, self.game.ratio):
            self.game.resize(width, height, points)

    def _draw_now(self, dt: float) -> None:
        if self.context:
            self.draw(dt)

    def on_draw(self) -> None:
        """Fill the layers that changed and draw them all, or only the part of the window that differs."""
        self.fit()
        self._follow_session()
        changed = self.picture.update()
        for name, canvas in changed.items():
            self.layers[name].fill(canvas)
        if changed:
            runs = [run for layer in self.layers.values() for run in layer.runs]
            self.graphics.keep_only({run.sheet for run in runs if run.sheet})
        damage = self.picture.damage if self.keeps_picture and not self._whole else None
        width, height = self.get_framebuffer_size()
        self.graphics.begin(width, height, damage)
        for name in LAYERS:
            self.graphics.draw(self.layers[name], opaque=name == "felt")
        self.graphics.end()
        self._whole = False
        if self.picture.moving:
            self.redraw.next_frame()

    def _all_anew(self) -> None:
        self._whole = True
        self.game.changed()

    def on_move(self, x: int, y: int) -> None:
        """The window was moved."""
        self.place.changed()

    def on_resize(self, width: int, height: int) -> None:
        """Another size."""
        self.place.changed()
        self.fit()
        self._all_anew()

    def on_expose(self) -> None:
        """A part became visible: the old picture may be gone."""
        self._all_anew()

    def on_show(self) -> None:
        """The window is there again."""
        self.game.show()
        self._all_anew()

    def on_hide(self) -> None:
        """Minimised: the clock rests."""
        self.game.hide()
        self._follow_session()  # no picture is drawn now that would do it

    # --- mouse ----------------------------------------------------------------------------------

    def _at(self, x: float, y: float) -> tuple[float, float]:
        """A place in the picture, from its top left corner."""
        ratio = self.ratio
        return x * ratio, (self.get_size()[1] - 1 - y) * ratio

    def on_mouse_press(self, x: int, y: int, button: int, modifiers: int) -> None:
        """A button went down."""
        self.game.press(*self._at(x, y), _BUTTONS.get(button, "other"), held(modifiers))

    def on_mouse_release(self, x: int, y: int, button: int, modifiers: int) -> None:
        """A button went up."""
        self.game.release(*self._at(x, y), _BUTTONS.get(button, "other"))

    def on_mouse_drag(self, x: int, y: int, dx: int, dy: int, buttons: int, modifiers: int) -> None:
        """The pointer moved with a button down."""
        if buttons & mouse.LEFT:
            self.game.drag(*self._at(x, y))

    def on_mouse_motion(self, x: int, y: int, dx: int, dy: int) -> None:
        """The pointer moved."""
        self.game.move(*self._at(x, y))

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> None:
        """The wheel was turned."""
        self.game.scroll(scroll_y)

    def on_mouse_leave(self, x: int, y: int) -> None:
        """The pointer left."""
        self.game.leave()

    def on_deactivate(self) -> None:
        """Another window has the keyboard."""
        self.game.lose_focus()

    # --- keyboard -------------------------------------------------------------------------------

    def on_key_press(self, symbol: int, modifiers: int) -> None:
        """A key went down. Unknown symbols have no name and do nothing."""
        try:
            name: Any = key.symbol_string(symbol)
        except (TypeError, ValueError):
            return
        self.game.key(chord(name, modifiers))

    def on_text(self, text: str) -> None:
        """Text was typed."""
        self.game.type(text)

    def on_file_drop(self, x: int, y: int, paths: list[str]) -> None:
        """Files were dropped on the window."""
        self.game.drop_files(paths)

    # --- the end --------------------------------------------------------------------------------

    def on_close(self) -> None:
        """The player closes the window."""
        self.close()

    def close(self) -> None:
        """Stop the clocks, then go."""
        self.place.stop()
        self.redraw.stop()
        self.game.turns.close()
        clock.unschedule(self._tick)
        super().close()


def _config() -> gl.Config | None:
    """A plain double buffer: flat pictures need no depth. None, for pyglet's own choice, where that fails."""
    wishes = {"double_buffer": True, "depth_size": 0, "major_version": 3, "minor_version": 3}
    config = gl.Config(**wishes)  # type: ignore[abstract]
    try:
        get_display().get_default_screen().get_best_config(config)
    except NoSuchConfigException:
        return None
    return config


def run_loop(ready: Callable[[], None] | None = None) -> None:
    """Run until the window is closed. ``interval=None``: pyglet draws nothing by itself."""
    if ready:
        clock.schedule_once(lambda dt: ready(), 0)
    pyglet.app.run(interval=None)
