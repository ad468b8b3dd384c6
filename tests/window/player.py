"""Player: a person at the real program, with a real mouse and keyboard.

The program runs in a child process. Where its cards lie is computed from ``layout.py`` with the same game on
a ``Desk`` in this process, which makes every move too, so that both can be compared at any time.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from PIL import ImageGrab

from solitaire.play.saves import open_save

from .desk import CODE, Desk
from .seen import wrong_cards

ROOT = Path(__file__).resolve().parents[2]
_BUTTONS = {"left": "1", "right": "3"}


class Player:
    """Use it as a context: the window is open inside."""

    def __init__(self, folder: Path, code: str = CODE, size: tuple[int, int] = (1280, 800), resumed=None):
        """*resumed*: the desk of an earlier player whose game in progress goes on instead of a new deal."""
        self.folder = folder
        self.saves = folder / "played"
        self.saves.mkdir(parents=True, exist_ok=True)
        self.desk = resumed or Desk(folder / "mirror")
        if not resumed:
            self.desk.session.deal_code(code)
        self._words = [] if resumed else ["--deal", code]
        self._size = size
        self._saved = 0

    def __enter__(self):
        if not shutil.which("xdotool"):
            raise RuntimeError("These tests move a real mouse: sudo apt-get install xdotool")
        command = [sys.executable, "-m", "solitaire", *self._words, "--saves", str(self.saves)]
        self._errors = open(self.folder / "stderr.txt", "w+")
        self.program = subprocess.Popen(command, cwd=ROOT, stderr=self._errors, env=self._environment())
        self._find_window()
        return self

    def _environment(self):
        return {**os.environ, "SOLITAIRE_HOME": str(self.folder / "home")}

    def __exit__(self, *_):
        if self.program.poll() is None:
            self.program.terminate()
        self.program.wait(10)
        self._errors.close()

    def _find_window(self, seconds=20):
        end = time.monotonic() + seconds
        while not (found := self._xdotool("search", "--onlyvisible", "--name", "Solitaire$", check=False)):
            assert time.monotonic() < end and self.program.poll() is None, "the window did not come"
            time.sleep(0.05)
        self.window = found.split()[-1]
        if self._size != (1280, 800):
            self._xdotool("windowsize", "--sync", self.window, *map(str, self._size))
        self._xdotool("windowfocus", self.window, check=False)
        lines = self._xdotool("getwindowgeometry", "--shell", self.window).split()
        self.place = {key: int(value) for key, value in (line.split("=") for line in lines)}
        self.desk.screen.resize(self.place["WIDTH"], self.place["HEIGHT"], 1.0)
        self.wait_for_cards()

    def _xdotool(self, *words, check=True):
        done = subprocess.run(["xdotool", *words], capture_output=True, text=True, timeout=20, check=check)
        return done.stdout.strip()

    # --- mouse and keyboard ---------------------------------------------------------------------

    def _at(self, x, y):
        return ("mousemove", "--window", self.window, str(int(x)), str(int(y)))

    def click(self, letter, count=1, button="left"):
        """Click a card, the last of a cell or one further up, or an empty cell."""
        self._xdotool(*self._at(*self.desk.at(letter, count)), "click", _BUTTONS[button])
        self.desk.click(letter, count, button)
        self._pause()

    def double_click(self, letter, count=1):
        """Two quick clicks."""
        self._xdotool(*self._at(*self.desk.at(letter, count)), "click", "--repeat", "2", "--delay", "60", "1")
        self.desk.double_click(letter, count)
        self._pause()

    def drag(self, source, target, count=1):
        """Carry cards to another cell in a few steps."""
        x, y = self.desk.at(source, count)
        start, end = self.desk.screen.layout.home(source, count), self.desk.screen.layout.home(target)
        words = [*self._at(x, y), "mousedown", "1"]
        for part in (0.1, 0.4, 0.8, 1.0):
            words += self._at(x + (end.x - start.x) * part, y + (end.y - start.y) * part)
        self._xdotool(*words, "mouseup", "1")
        self.desk.drag(source, target, count)
        self._pause()

    def press(self, letter, count=1):
        """Hold the left button on a card."""
        self._xdotool(*self._at(*self.desk.at(letter, count)), "mousedown", "1")
        self.desk.press(letter, count)

    def carry(self, x, y):
        """Move on with the button down."""
        self._xdotool(*self._at(x, y))
        self.desk.screen.drag(x, y)

    def button(self, text):
        """Click a button of the bar by its words."""
        found = next(button for button in self.desk.screen.bar.buttons if button.text == text)
        x, y = found.box.centre
        self._xdotool(*self._at(x, y), "click", "1")
        self.desk.screen.press(x, y, "left")
        self.desk.screen.release(x, y, "left")

    def key(self, *keys):
        """Press keys as xdotool names them, such as ``ctrl+z``. The mirror has to be told by itself."""
        self._xdotool("key", "--delay", "15", *keys)

    def play(self, move):
        """Make a move given as text, with the mouse: a click for an action, a drag from cell to cell."""
        source, _, rest = str(move).partition(">")
        target, _, count = rest.partition(":")
        if target:
            self.drag(source, target, int(count or 1))
        else:
            self.click(source)

    def _pause(self):
        """Clicks of different moves must not look like a double click."""
        self.desk.time += 1
        time.sleep(0.02)

    # --- what is on the screen and in the program ------------------------------------------------

    def picture(self):
        """The window's pixels as a Pillow image."""
        x, y, wide, high = (self.place[key] for key in ("X", "Y", "WIDTH", "HEIGHT"))
        whole = ImageGrab.grab(xdisplay=os.environ["DISPLAY"])
        return whole.crop((x, y, x + wide, y + high)).convert("RGB")

    def wait_for_cards(self, seconds=10):
        """Wait until the picture shows what the mirror has; fail with the cards that differ."""
        end = time.monotonic() + seconds
        while wrong := wrong_cards(self.picture(), self.desk.screen.layout):
            assert time.monotonic() < end, f"the picture differs: {wrong}"
            time.sleep(0.05)

    def saved(self):
        """The board of the running program, by way of its own Save."""
        before = {path: path.stat().st_mtime_ns for path in self.saves.glob("*.sol")}
        self.key("ctrl+s")
        end = time.monotonic() + 10
        while time.monotonic() < end:
            for path in self.saves.glob("*.sol"):
                if before.get(path) != path.stat().st_mtime_ns:
                    return open_save(path)
            time.sleep(0.05)
        raise AssertionError("nothing was saved")

    def quit(self):
        """Leave with the key; the exit code and what was said on stderr."""
        self.key("ctrl+q")
        code = self.program.wait(10)
        self._errors.seek(0)
        return code, self._errors.read()
