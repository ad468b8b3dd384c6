"""Input at any moment of a motion: a deal, a move, the cards flying home, the celebration of a win."""

import random

import pytest
from playthroughs import FOLDER, read_playthrough

from solitaire.window.picture import Picture

from .desk import Desk

pytestmark = pytest.mark.usefixtures("cards_as_needed")

CODE, MOVES = read_playthrough(FOLDER / "klondike-won.txt")
SIZES = [(640, 480), (1000, 500), (500, 900), (2560, 1440)]


def nearly_won(folder):
    """A desk at the first moment when everything can go home."""
    desk = Desk(folder, motion=1.0)
    desk.session.deal_code(CODE)
    for move in MOVES:
        if desk.session.can_finish:
            break
        desk.session.play(move)
    desk.screen.motion.finish()
    return desk


def exact(desk, picture):
    """Every card is in the model once, and at rest drawn where the layout has it."""
    cards = sorted(card.id for cell in desk.board.cells.values() for card in cell)
    assert cards == list(range(52))
    desk.time += 60
    picture.update()
    assert not picture.moving and not picture.view.flying
    layout = desk.screen.layout
    assert {card.card: card.box for card in picture.view.lying} == {
        spot.card.id: spot.box for spot in layout.visible()
    }


STARTS = {
    "deal": lambda desk: desk.screen.key("Ctrl+N"),
    "move": lambda desk: desk.session.play("U"),
    "collect": lambda desk: desk.screen.key("*"),
}


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("when", range(0, 20, 2))
def test_another_size_at_any_time_of_a_motion(tmp_path, start, when):  # REN-01
    desk = nearly_won(tmp_path) if start == "collect" else Desk(tmp_path, motion=1.0)
    picture = Picture(desk.screen)
    picture.update()
    STARTS[start](desk)
    desk.time += when * 0.25
    picture.update()
    width, height = SIZES[when % len(SIZES)]
    desk.screen.resize(width, height)
    picture.update()
    area = desk.screen.table_area
    drawn = [*picture.view.lying, *picture.view.flying]
    assert all(area.x <= card.box.x and card.box.right <= area.right for card in drawn)
    assert all(area.y <= card.box.y and card.box.bottom <= area.bottom for card in drawn)
    exact(desk, picture)


ACTS = {
    "click": lambda desk: desk.click("A"),
    "drag": lambda desk: desk.drag("A", "B"),
    "undo": lambda desk: desk.screen.key("Ctrl+Z"),
    "new": lambda desk: desk.screen.key("Ctrl+N"),
    "save": lambda desk: desk.screen.key("Ctrl+S"),
    "draw": lambda desk: desk.screen.key("Tab"),
    "focus": lambda desk: desk.screen.lose_focus(),
}


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("frame", range(0, 16, 3))
def test_input_while_the_cards_fly_home(tmp_path, act, frame):  # INP-10
    desk = nearly_won(tmp_path)
    assert desk.session.can_finish
    before = desk.table()
    picture = Picture(desk.screen)
    picture.update()
    desk.screen.key("*")
    assert desk.session.won, "the model never waits for the picture"
    desk.time += frame * 0.2
    picture.update()
    ACTS[act](desk)
    exact(desk, picture)
    if act == "undo":
        assert desk.table() == before and not desk.session.won
    else:
        assert desk.session.won == (act != "new")


@pytest.mark.parametrize("seed", range(5))
def test_double_clicks_faster_than_the_cards(tmp_path, seed):  # INP-02
    desk = Desk(tmp_path, motion=2.0)
    picture, rng = Picture(desk.screen), random.Random(seed)
    for _ in range(12):
        for letter in rng.sample("ABCDEFGV", 5):
            legal = {str(move) for move in desk.board.legalMoves()}
            moves = desk.board.history.moves
            desk.double_click(letter)
            desk.time -= 0.15
            picture.update()
            made = desk.board.history.entries[1:][moves : desk.board.history.moves]
            assert all(str(entry.action) in legal for entry in made) and len(made) <= 1
        desk.screen.key("Tab")
    exact(desk, picture)


@pytest.mark.parametrize("letter", ["V", "A", "Y"])
def test_what_lies_beneath_a_held_card_is_seen_at_once(tmp_path, letter):  # REN-15
    desk = Desk(tmp_path)
    for move in ("U", "U", "B>Y"):
        desk.session.play(move)
    picture = Picture(desk.screen)
    picture.update()
    cell = desk.board.cells[letter]
    beneath = cell[-2].code if len(cell) > 1 else None
    x, y = desk.at(letter)
    desk.screen.press(x, y, "left")
    desk.screen.drag(x + 60, y + 40)
    changed = picture.update()
    assert [card.tile for card in picture.view.flying] == [cell.top.code]
    assert "table" in changed, "the place under it was painted"
    lying = {card.tile for card in picture.view.lying if card.box == desk.screen.layout.bases[letter]}
    assert not beneath or any(card.tile == beneath for card in picture.view.lying)
    assert beneath or not lying
