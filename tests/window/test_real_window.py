"""The real window on a screen: events go in, pixels are read back."""

import os
import subprocess
import sys
import time

import pytest
from PIL import Image, ImageChops

from solitaire.games.klondike import KlondikeBoard
from solitaire.play.saves import SavesFolder
from solitaire.play.session import Session

from .buraco_tables import KINDS, position
from .desk import CODE
from .player import ROOT, Player
from .seen import wrong_cards
from .tiny_game import ordered_board

pytestmark = pytest.mark.window


class OpenWindow:
    """The program's window in this process; events are dispatched by hand."""

    def __init__(self, folder, board=None, size=(900, 640), settings=None):
        from pyglet.window import Window

        from solitaire.window.app import open_window

        if board is None:
            board = KlondikeBoard()
            board.startGame(CODE)
        self.session = Session(board, SavesFolder(folder))
        Window._enable_event_queue = False
        self.window = open_window(self.session, size=size, motion=0, settings=settings)
        self.screen = self.window.game
        self.pump()

    def pump(self, times=3):
        """Let the clock and the window do what is due; a picture is due 1/120 s after the one before."""
        from pyglet import clock

        for _ in range(times):
            self.window.switch_to()
            self.window.dispatch_events()
            clock.tick()
            time.sleep(1 / 240)
        clock.tick()

    def settle(self):
        """Wait until the cards have the size of the layout."""
        end = time.monotonic() + 10
        while self.window.picture.art.size[0] != self.screen.layout.card_w and time.monotonic() < end:
            self.pump()
            time.sleep(0.02)
        self.pump()

    def frames_within(self, seconds):
        """How many pictures are drawn in this time."""
        frames, end = self.window.redraw.frames, time.monotonic() + seconds
        while time.monotonic() < end:
            self.pump(1)
            time.sleep(0.02)
        return self.window.redraw.frames - frames

    def pixels(self):
        """What the back buffer holds after drawing everything."""
        from pyglet import gl

        self.window.switch_to()
        self.window._whole = True
        self.screen.changed()
        self.window.on_draw()
        width, height = self.window.get_framebuffer_size()
        buffer = (gl.GLubyte * (width * height * 4))()
        gl.glReadPixels(0, 0, width, height, gl.GL_RGBA, gl.GL_UNSIGNED_BYTE, buffer)
        picture = Image.frombytes("RGBA", (width, height), bytes(buffer)).convert("RGB")
        return picture.transpose(Image.Transpose.FLIP_TOP_BOTTOM)

    def wrong(self):
        return wrong_cards(self.pixels(), self.screen.layout)

    def point(self, letter):
        """A cell's last card in pyglet's coordinates."""
        x, y = self.screen.layout.home(letter).centre
        return int(x), int(self.window.get_size()[1] - 1 - y)


@pytest.fixture
def opened(tmp_path):
    opened = []

    def make(*arguments, **options):
        opened.append(OpenWindow(tmp_path, *arguments, **options))
        return opened[-1]

    yield make
    for window in opened:
        window.window.close()


def test_the_picture_shows_the_model_through_a_game(opened):
    table = opened()
    assert table.wrong() == []
    for step in range(25):
        moves = table.session.board.legalMoves()
        table.session.play(moves[(step * 5) % len(moves)])
        if step % 6 == 0:
            assert table.wrong() == []
    for _ in range(25):
        table.session.undo()
    assert table.wrong() == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_for_four_looks_like_the_model(opened, kind):
    table = opened(position(kind), size=(1100, 720))
    table.screen.turns.away = True
    table.settle()
    assert table.wrong() == []
    picture, layout = table.pixels(), table.screen.layout
    letter = "M0" if kind == "end" else "H0"
    layout.cards[letter][0], layout.cards[letter][-1] = (
        layout.cards[letter][one]._replace(card=layout.cards[letter][other].card)
        for one, other in ((0, -1), (-1, 0))
    )
    assert {found[0] for found in wrong_cards(picture, layout)} == {letter}, "two cards in each other's place"


def test_mouse_events_play(opened):
    from pyglet.window import mouse

    table = opened()
    (x, y), (to_x, to_y) = table.point("G"), table.point("A")
    table.window.dispatch_event("on_mouse_press", x, y, mouse.LEFT, 0)
    table.window.dispatch_event("on_mouse_drag", to_x, to_y, to_x - x, to_y - y, mouse.LEFT, 16)
    table.pump()
    held = {card.card for card in table.window.picture.view.flying}
    assert len(held) == 1
    table.window.dispatch_event("on_mouse_release", to_x, to_y, mouse.LEFT, 0)
    table.pump()
    assert [card.code for card in table.session.board.cells["A"]] == ["JS", "XH"]
    assert table.wrong() == []


def test_keys_with_and_without_meaning(opened):
    from pyglet.window import key

    table = opened()
    for symbol in (key.TAB, 0, 241, 0xFE51, 10**12, -1, key.MOTION_UP, None, "x"):
        table.window.dispatch_event("on_key_press", symbol, key.MOD_NUMLOCK | key.MOD_CAPSLOCK)
    assert table.session.board.history.moves == 1
    table.window.dispatch_event("on_key_press", key.Z, key.MOD_CTRL | key.MOD_SCROLLLOCK)
    assert table.session.board.history.moves == 0
    table.window.dispatch_event("on_text", "ñ")
    assert table.window.context, "Esc and the rest did not close it"


def test_another_board_is_drawn(opened):
    table = opened(ordered_board("3H", "3S", "4S", "4H", "2S", "2H", "AH", "AS"))
    assert table.wrong() == []
    assert "Tiny" in table.window.caption


def test_the_layout_follows_the_size_the_window_really_has(opened):
    table = opened()
    for size in ((700, 520), (1000, 760), (660, 500)):
        table.window.set_size(*size)
        table.window.on_draw()
        real = table.window.get_framebuffer_size()
        assert (table.screen.window.w, table.screen.window.h) == real
        table.settle()
        assert table.wrong() == []


def test_the_felt_fills_every_size(opened):  # REN-02
    table = opened()
    for size in ((1200, 620), (660, 700), (900, 640)):
        table.window.set_size(*size)
        table.window.on_draw()
        table.settle()
        picture, area = table.pixels(), table.screen.table_area
        left, right, top, bottom = 1, int(area.right) - 2, int(area.y) + 2, int(area.bottom) - 2
        for point in ((left, top), (right, top), (left, bottom), (right, bottom), (right // 2, bottom)):
            red, green, blue = picture.getpixel(point)
            assert green > red + 15 and green > blue + 5, (size, point)


def test_a_screen_of_twice_the_density(opened, monkeypatch):  # REN-04, REN-06, REN-07
    from pyglet.window import mouse

    plain = opened()
    monkeypatch.setattr("pyglet.display.xlib.XlibScreen.get_dpi", lambda self: 192)
    table = opened(size=None)
    screen = table.window.screen
    assert table.window.get_size() == (min(2560, screen.width), min(1600, screen.height))
    assert table.screen.ratio == 2 and table.screen.sizes.font >= 1.7 * plain.screen.sizes.font
    table.settle()
    assert table.wrong() == []
    x, y = table.point("G")
    table.window.dispatch_event("on_mouse_press", x, y, mouse.LEFT, 0)
    table.window.dispatch_event("on_mouse_drag", x - 7, y, -7, 0, mouse.LEFT, 0)
    assert table.screen.hands.held is None, "less than four points are no drag"
    table.window.dispatch_event("on_mouse_release", x - 7, y, mouse.LEFT, 0)
    assert table.screen.hands.picked.letter == "G"


def test_a_resize_during_a_drag_brings_the_cards_home(opened):
    from pyglet.window import mouse

    table = opened()
    x, y = table.point("G")
    table.window.dispatch_event("on_mouse_press", x, y, mouse.LEFT, 0)
    table.window.dispatch_event("on_mouse_drag", x - 90, y, -90, 0, mouse.LEFT, 0)
    assert table.screen.hands.held
    table.window.set_size(1000, 700)
    table.window.on_resize(1000, 700)
    assert table.screen.hands.held is None
    table.settle()
    assert table.wrong() == []


def test_full_screen_and_back(opened):
    table = opened()
    for _ in range(4):
        table.screen.key("F11")
        table.settle()
        assert table.wrong() == []
    assert not table.window.fullscreen and table.window.get_size() == (900, 640)


def test_full_screen_twenty_times_while_cards_are_held_and_dealt(opened):
    from pyglet.window import mouse

    table = opened()
    for turn in range(20):
        x, y = table.point("G")
        table.window.dispatch_event("on_mouse_press", x, y, mouse.LEFT, 0)
        table.window.dispatch_event("on_mouse_drag", x - 90, y, -90, 0, mouse.LEFT, 0)
        assert table.screen.hands.held
        table.screen.key("F11")
        assert table.screen.hands.held is None and table.window.fullscreen == (turn % 2 == 0)
        table.window.dispatch_event("on_mouse_release", x - 90, y, mouse.LEFT, 0)
        table.screen.key("Ctrl+N")
        table.pump()
    table.window.set_size(760, 560)
    table.settle()
    assert table.window.get_size() == (760, 560) and table.wrong() == []


def test_size_and_place_are_kept_when_the_window_closes(tmp_path, opened):
    from solitaire.play.settings import Settings
    from solitaire.play.settings_file import SettingsFile

    table = opened()
    settings = Settings.open(SettingsFile(tmp_path / "settings.json"))
    table.window.place._settings = settings
    table.window.set_size(760, 560)
    table.window.set_location(40, 30)
    table.pump()
    table.window.place.stop()
    kept = Settings.open(SettingsFile(tmp_path / "settings.json"))
    assert (kept.window_width, kept.window_height) == (760, 560)
    assert (kept.window_x, kept.window_y) == (40, 30)


def test_a_window_comes_back_to_its_place_though_new_ones_are_placed_elsewhere(monkeypatch, opened):
    from solitaire.play.settings import Settings
    from solitaire.window.game_window import GameWindow

    shows = GameWindow.set_visible

    def show_as_a_window_manager_does(window, visible=True):
        shows(window, visible)
        if visible:
            window.set_location(7, 9)

    monkeypatch.setattr(GameWindow, "set_visible", show_as_a_window_manager_does)
    settings = Settings(window_x=61, window_y=43, window_width=700, window_height=520)
    table = opened(size=None, settings=settings)
    assert table.window.get_location() == (61, 43) and table.window.get_size() == (700, 520)


def test_fifty_new_deals_show_their_own_cards(opened):
    table = opened()
    for number in range(50):
        table.screen.key("Ctrl+N")
        if number % 10 == 9:
            assert table.wrong() == []


def test_nothing_is_drawn_while_nothing_happens(opened):
    table = opened()
    table.pump(10)
    assert table.frames_within(1.5) == 0


def test_the_clock_is_drawn_once_a_second_and_motion_to_its_end(opened):
    table = opened()
    table.session.play("U")
    table.pump(10)
    frames, end = table.window.redraw.frames, time.monotonic() + 2.2
    while time.monotonic() < end:
        table.pump(1)
        time.sleep(0.02)
    assert 1 <= table.window.redraw.frames - frames <= 3


def test_the_changed_part_alone_gives_the_same_picture(opened):
    from pyglet import gl

    table = opened()
    if not table.window.keeps_picture:
        pytest.skip("this renderer draws everything each time")
    x, y = table.screen.layout.home("G").centre
    table.screen.press(x, y, "left")
    for step in range(12):
        table.screen.drag(x - 20 * step, y + 5 * step)
        table.window.draw(0)
    width, height = table.window.get_framebuffer_size()
    buffer = (gl.GLubyte * (width * height * 4))()
    gl.glReadPixels(0, 0, width, height, gl.GL_RGBA, gl.GL_UNSIGNED_BYTE, buffer)
    part = Image.frombytes("RGBA", (width, height), bytes(buffer)).convert("RGB")
    whole = table.pixels().transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    assert max(high for _, high in ImageChops.difference(part, whole).getextrema()) <= 2


# --- the program in its own process ---------------------------------------------------------------


def test_a_person_plays_with_a_real_mouse(tmp_path):
    with Player(tmp_path) as player:
        player.drag("G", "A")
        player.wait_for_cards()
        player.double_click("B")
        player.click("U")
        player.click("U")
        player.drag("C", "A")
        player.wait_for_cards()
        saved = player.saved()
        assert {k: [repr(c) for c in cell] for k, cell in saved.cells.items()} == player.desk.table()
        player.button("Undo")
        player.button("Undo")
        player.wait_for_cards()
        code, errors = player.quit()
        assert code == 0 and errors == ""


# --- where no window can be -------------------------------------------------------------------------

_OPEN = """
from solitaire.games.klondike import KlondikeBoard
from solitaire.play.saves import SavesFolder
from solitaire.play.session import Session
from solitaire.window.app import run
from solitaire.window.errors import NoWindow
from pathlib import Path
try:
    run(Session(KlondikeBoard(), SavesFolder(Path("."))))
except NoWindow as error:
    print("NoWindow:", error)
"""


@pytest.mark.parametrize(
    "name, value, word",
    [("DISPLAY", "", "display"), ("MESA_GL_VERSION_OVERRIDE", "2.1", "OpenGL 3.3")],
)
def test_no_window_is_one_clear_sentence(tmp_path, name, value, word):
    environment = {**os.environ, "PYTHONPATH": str(ROOT), name: value}
    command = [sys.executable, "-c", _OPEN]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=30)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("NoWindow:") and word in done.stdout and done.stdout.count("\n") == 1


def test_every_module_is_imported_without_a_display():
    environment = {key: value for key, value in os.environ.items() if "DISPLAY" not in key}
    modules = [path.stem for path in (ROOT / "solitaire" / "window").glob("*.py")]
    code = "import pyglet; pyglet.options['shadow_window'] = False\n"
    code += "".join(f"import solitaire.window.{name}\n" for name in modules if name != "__init__")
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, check=True, timeout=30)


def test_the_picture_of_a_saved_game_comes_back_after_a_broken_one(opened, tmp_path):
    table = opened()
    table.session.save("good")
    (tmp_path / "broken.sol").write_bytes(b"")
    os.utime(tmp_path / "broken.sol", (0, 0))
    table.screen.key("Ctrl+O")
    before = table.pixels()
    table.screen.key("Down")
    broken = table.pixels()
    table.screen.key("Up")
    after = table.pixels()
    assert ImageChops.difference(before, broken).getbbox()
    assert ImageChops.difference(before, after).getbbox() is None
