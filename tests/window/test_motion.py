"""Motion: a deal, cards that turn, a win; nothing waits for it and any input ends it."""

import pytest
from playthroughs import FOLDER, read_playthrough

from solitaire.window.boxes import Box
from solitaire.window.motion import SPEEDS, Motion, Orbit, Way
from solitaire.window.picture import Picture
from solitaire.window.system_motion import prefers_less_motion

from .desk import Desk


@pytest.fixture
def desk(tmp_path):
    return Desk(tmp_path, motion=0.2)


@pytest.fixture
def won(tmp_path):
    """A game whose last move is about to be made, and that move."""
    code, moves = read_playthrough(FOLDER / "klondike-won.txt")
    desk = Desk(tmp_path, motion=0.2)
    desk.session.deal_code(code)
    for move in moves[:-1]:
        desk.session.play(move)
    desk.time += 60
    return desk, moves[-1]


def frames(desk, picture, until=30.0):
    """Paint until nothing moves any more; the flying cards of each picture."""
    result = []
    end = desk.time + until
    while True:
        picture.update()
        if not picture.moving:
            return result
        result.append(list(picture.view.flying))
        desk.time += 1 / 60
        assert desk.time < end


def test_a_turning_card_shows_first_one_side_then_the_other(desk):
    picture = Picture(desk.screen)
    desk.drag("G", "A")
    turned = desk.board.cells["G"].top
    tiles = [drawn.tile for frame in frames(desk, picture) for drawn in frame if drawn.card == turned.id]
    assert tiles[0] == "back" and tiles[-1] == turned.code
    assert sorted(tiles, key="back".__ne__) == tiles, "it turns once"


def test_a_way_is_narrow_in_the_middle_of_a_turn_and_exact_at_its_ends():
    way = Way(Box(0, 0, 100, 140), Box(200, 50, 100, 140), 1.0, 0.5, True)
    assert way.pose(0.4) is None and way.ends == 1.5
    assert way.pose(0.5).box == (0, 0, 100, 140) and way.pose(0.5).other_side
    assert way.pose(1.0).box.w < 10
    assert not way.pose(1.4).other_side


def test_a_deal_comes_from_the_stock_row_by_row(desk):
    picture = Picture(desk.screen)
    desk.screen.key("Ctrl+N")
    first = []
    for frame in frames(desk, picture):
        first += [drawn.card for drawn in frame if drawn.card not in first]
    rows = {spot.card.id: spot.depth for spot in desk.screen.layout.spots if spot.letter in "ABCDEFG"}
    assert [rows[card] for card in first] == sorted(rows.values()) and len(first) == 28
    stock = desk.screen.layout.bases["U"]
    desk.screen.key("Ctrl+R")
    picture.update()
    assert {drawn.box.y for drawn in picture.view.flying} <= {stock.y}


def test_every_card_is_drawn_at_most_once_while_it_moves(won):
    desk, last = won
    picture = Picture(desk.screen)
    desk.session.play(last)
    for _ in range(20):
        picture.update()
        cards = [drawn.card for drawn in (*picture.view.lying, *picture.view.flying)]
        assert len(cards) == len(set(cards))
        desk.time += 0.15


def test_a_win_is_celebrated_and_ends_at_home(won):
    desk, last = won
    picture = Picture(desk.screen)
    desk.session.play(last)
    assert desk.screen.dialog is not None, "nothing waits for it"
    seen = frames(desk, picture)
    assert 1 < len(seen) / 60 < 5
    assert max(len({drawn.box for drawn in frame}) for frame in seen) > 40
    area = desk.screen.table_area
    for frame in seen:
        for drawn in frame:
            assert area.x <= drawn.box.x and drawn.box.right <= area.right
            assert area.y <= drawn.box.y and drawn.box.bottom <= area.bottom
    assert [drawn.tile for drawn in picture.view.lying] == ["KS", "KH", "KC", "KD"]


@pytest.mark.parametrize("act", ["key", "click"])
def test_the_celebration_is_skipped_with_any_input(won, act):
    desk, last = won
    picture = Picture(desk.screen)
    desk.session.play(last)
    desk.time += 1
    picture.update()
    assert picture.moving
    if act == "key":
        desk.screen.key("F6")
    else:
        desk.screen.press(3, desk.screen.table_area.y + 3, "right")
    picture.update()
    assert not picture.moving


def test_without_motion_everything_is_there_at_once():
    motion = Motion(0)
    motion.celebrate([(1, Box(0, 0, 5, 7))], Box(0, 0, 100, 100), 0.0)
    assert not motion.moving
    assert SPEEDS["off"] == 0 < SPEEDS["fast"] < SPEEDS["normal"]


@pytest.mark.parametrize(
    "file, text, less",
    [
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", True),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n", False),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("kdeglobals", "no ini file\x00\xff", False),
    ],
)
def test_the_wish_of_the_desktop_is_followed_and_the_own_switch_is_stronger(
    tmp_path, monkeypatch, file, text, less
):
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text(text)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert prefers_less_motion() == less
    desk = Desk(tmp_path, motion=None)
    assert (desk.screen.motion.seconds == 0) == less
    desk.screen.settings.change("reduced_motion", "off")
    assert desk.screen.motion.seconds == SPEEDS["normal"]


def test_an_orbit_begins_and_ends_at_home():
    home = Box(10, 20, 50, 70)
    orbit = Orbit(home, (300, 200), (250, 150), 1.0, 2.0, 0.5)
    for seconds in (0.0, 0.5, 2.4999999):
        assert all(abs(a - b) < 0.01 for a, b in zip(orbit.pose(seconds).box, home, strict=True))
    assert orbit.pose(1.5).box.w == 25


def test_the_deal_goes_on_through_a_hundred_new_deals(desk):
    picture = Picture(desk.screen)
    for _ in range(100):
        desk.screen.key("Ctrl+N")
        desk.time += 0.01
        picture.update()
    frames(desk, picture)
    drawn = {card.card: card for card in picture.view.lying}
    for spot in desk.screen.layout.visible():
        assert drawn[spot.card.id].box == spot.box
