"""A monkey at mouse and keyboard, with motion on: no error, no card lost, each card drawn once."""

import random

import pytest

from solitaire.games.registry import all_games
from solitaire.window.keys import BINDINGS
from solitaire.window.picture import Picture

from .desk import Desk

pytestmark = pytest.mark.usefixtures("cards_as_needed")

KEYS = [key for binding in BINDINGS for key in binding.keys if binding.command not in ("quit", "fullscreen")]
KEYS += [*"ABCDEFGUVWXYZJQ", "Delete", "Home", "Page Down", "Shift+Tab", "Ctrl+V", "F3", ""]
SIZES = [(640, 480), (1280, 800), (500, 900), (2560, 1440)]


class Monkey:
    """Acts at random on one desk."""

    def __init__(self, desk, seed):
        self.desk, self.random = desk, random.Random(seed)

    def point(self):
        window = self.desk.screen.window
        spots = self.desk.screen.layout.spots
        if self.random.random() < 0.6:
            box = self.random.choice(spots).box
            return box.x + box.w * self.random.random(), box.y + box.h * self.random.random()
        return self.random.uniform(-20, window.w + 20), self.random.uniform(-20, window.h + 20)

    def act(self):
        screen, chance = self.desk.screen, self.random.random()
        button = self.random.choice(["left", "left", "left", "right", "middle"])
        if chance < 0.25:
            screen.key(self.random.choice(KEYS))
        elif chance < 0.28:
            screen.type(self.random.choice(["a", "ñ", "\r", "K00-000005X", "日"]))
        elif chance < 0.5:
            x, y = self.point()
            for _ in range(self.random.choice([1, 1, 2, 3])):
                screen.press(x, y, button)
                screen.release(x, y, button)
                self.desk.time += 0.05
        elif chance < 0.8:
            self.drag(button)
        elif chance < 0.82:
            screen.resize(*self.random.choice(SIZES), self.random.choice([1.0, 1.5, 2.0]))
        elif chance < 0.9:
            moves = self.desk.board.legalMoves()
            if moves and screen.dialog is None:
                self.desk.session.play(self.random.choice(moves))
        else:
            getattr(screen, self.random.choice(["leave", "lose_focus", "tick", "rest", "go_on"]))()
        while self.desk.timers and self.random.random() < 0.5:
            self.desk.timers.pop(0)[1]()
        self.desk.time += self.random.choice([0.01, 0.1, 2.0])

    def drag(self, button):
        screen = self.desk.screen
        screen.press(*self.point(), button)
        for _ in range(3):
            screen.drag(*self.point())
        if self.random.random() < 0.1:
            screen.key(self.random.choice(KEYS))
        if self.random.random() < 0.9:
            screen.release(*self.point(), button)


def whole(desk, picture):
    board = desk.board
    cards = [card.id for cell in board.cells.values() for card in cell]
    assert sorted(cards) == list(range(len(board.makeDeck())))
    picture.update()
    drawn = [card.card for card in (*picture.view.lying, *picture.view.flying)]
    assert len(drawn) == len(set(drawn))
    held = desk.hands.held
    if held:
        cell = board.cells[held.letter]
        assert set(held.cards) <= set(cell)
        if not cell.isLoose and len(cell.arrangements) < 2:
            assert list(held.cards) == list(cell.tail(len(held.cards)))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.game)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_monkey_breaks_nothing(tmp_path, game, seed):
    board = game()
    board.startGame()
    desk = Desk(tmp_path, board, motion=0.15)
    picture, monkey = Picture(desk.screen), Monkey(desk, seed)
    for _ in range(250):
        monkey.act()
        whole(desk, picture)
    desk.screen.lose_focus()
    desk.time += 60
    picture.update()
    assert not picture.moving and not picture.view.flying
