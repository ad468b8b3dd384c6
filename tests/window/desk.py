"""A screen without a window, and hands that point at its cards."""

from pathlib import Path

from solitaire.games.klondike import KlondikeBoard
from solitaire.play.saves import SavesFolder
from solitaire.play.session import Session
from solitaire.window.screen import Screen

CODE = "K00-000005X"


class Desk:
    """A session, its screen, a clock that stands still until it is moved, and the timers that are waiting."""

    def __init__(
        self, folder: Path, board=None, size=(1280, 800), motion=0.0, *, settings=None, progress=None
    ):
        if board is None:
            board = KlondikeBoard()
            board.startGame(CODE)
        self.time = 100.0
        self.session = Session(board, SavesFolder(folder), lambda: self.time, progress=progress)
        self.screen = Screen(self.session, motion, lambda: self.time, size, settings)
        self.pictures = 0
        self.timers = []
        self.screen.on_change = self._count
        self.screen.later = lambda seconds, act: self.timers.append((seconds, act))
        self.commands = []
        self.screen.window_command = self.commands.append

    def _count(self):
        self.pictures += 1

    @property
    def board(self):
        return self.session.board

    @property
    def hands(self):
        return self.screen.hands

    def at(self, letter, count=1):
        """A point on a cell's card *count* from its end, where nothing covers it, or on the empty cell."""
        box = self.screen.layout.home(letter, count)
        return box.x + box.w / 2, box.y + min(box.h / 2, 4.0)

    def at_card(self, card):
        """A point on a card of a hand, by its id, where the next one does not cover it."""
        spots = [spot for spots in self.screen.layout.cards.values() for spot in spots]
        box = next(spot.box for spot in spots if spot.card.id == card)
        return box.x + 4, box.y + box.h / 2

    def click_card(self, card, keys=""):
        """Click a card of a hand, with modifier keys held."""
        x, y = self.at_card(card)
        self.screen.press(x, y, "left", keys)
        self.screen.release(x, y, "left")

    def drag_card(self, card, target, release=True):
        """Carry a card of a hand, and what is chosen with it, onto another cell's last card or into a box."""
        x, y = self.at_card(card)
        end = self.screen.layout.home(target) if isinstance(target, str) else target
        self.screen.press(x, y, "left")
        for part in (0.1, 0.5, 1.0):
            self.screen.drag(x + (end.x - x + 4) * part, y + (end.centre[1] - y) * part)
        if release:
            self.screen.release(end.x + 4, end.centre[1], "left")

    def press(self, letter, count=1, button="left"):
        self.screen.press(*self.at(letter, count), button)

    def click(self, letter, count=1, button="left"):
        x, y = self.at(letter, count)
        self.screen.press(x, y, button)
        self.screen.release(x, y, button)

    def double_click(self, letter, count=1):
        x, y = self.at(letter, count)
        for _ in range(2):
            self.screen.press(x, y, "left")
            self.screen.release(x, y, "left")
            self.time += 0.1

    def drag(self, letter, target, count=1, release=True):
        """Carry cards so that they lie over another cell's last card."""
        x, y = self.at(letter, count)
        start, end = self.screen.layout.home(letter, count), self.screen.layout.home(target)
        self.screen.press(x, y, "left")
        for part in (0.1, 0.5, 1.0):
            self.screen.drag(x + (end.x - start.x) * part, y + (end.y - start.y) * part)
        if release:
            self.screen.release(x + end.x - start.x, y + end.y - start.y, "left")

    def table(self):
        """What lies where, for comparing."""
        return {letter: [repr(card) for card in cell] for letter, cell in self.board.cells.items()}
