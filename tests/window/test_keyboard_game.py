"""Whole games without a mouse: the focus walks to every card, and each step of it is told in words."""

import pytest
from playthroughs import FOLDER, read_playthrough

from solitaire.games.registry import game_of_code

from .desk import Desk


def desk_for(folder, name):
    code, moves = read_playthrough(FOLDER / f"{name}.txt")
    board = game_of_code(code)()
    board.startGame(code)
    return Desk(folder, board), moves


def walk(desk, letter, count):
    """Bring the focus to a cell and a card of it with arrow keys alone."""
    screen = desk.screen
    for _ in range(60):
        focus = screen.keyboard.focus
        if (focus.letter, focus.count) == (letter, count):
            return
        here, there = screen.layout.bases[focus.letter], screen.layout.bases[letter]
        aside = "Right" if there.x > here.x else "Left"
        if focus.letter == letter:
            key = "Up" if count > focus.count else "Down"
        elif abs(here.y - there.y) < here.h / 2:
            key = aside
        else:
            key = "Down" if there.y > here.y else "Up"
        screen.key(key)
        assert screen.keyboard.words(), "every step is told"
        if screen.keyboard.focus == focus:
            screen.key(aside)
    raise AssertionError(f"the focus never came to {letter} {count}, but to {screen.keyboard.focus}")


@pytest.mark.parametrize("name", ["klondike-won", "klondike-draw3", "cuatro-cartas-round-two"])
def test_a_game_is_won_with_letters(tmp_path, name):  # ACC-04
    desk, moves = desk_for(tmp_path, name)
    for move in moves:
        source, _, rest = move.partition(">")
        target, _, count = rest.partition(":")
        if not target:
            desk.screen.key("*" if source == "*" else "Tab")
        elif int(count or 1) > 1 and str(desk.board.aim(source, target)) != move:
            walk(desk, source, int(count))
            desk.screen.key("Enter")
            desk.screen.key(target)
        else:
            desk.screen.key(source)
            desk.screen.key(target)
        assert str(desk.board.history.last.action) == move, desk.session.message
    assert desk.session.won


@pytest.mark.parametrize("name", ["klondike-won", "cuatro-cartas-round-two"])
def test_a_game_is_won_with_arrows_and_enter(tmp_path, name):  # ACC-04
    desk, moves = desk_for(tmp_path, name)
    for move in moves:
        source, _, rest = move.partition(">")
        target, _, count = rest.partition(":")
        walk(desk, source, int(count or 1))
        desk.screen.key("Enter")
        if target:
            walk(desk, target, 1)
            desk.screen.key("Enter")
        assert str(desk.board.history.last.action) == move, desk.session.message
    assert desk.session.won
