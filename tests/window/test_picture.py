"""The layers of the picture, and cards on their way."""

import pytest

from solitaire.games.cuatro_cartas import CuatroCartasBoard
from solitaire.window.boxes import Box
from solitaire.window.canvas import Canvas
from solitaire.window.motion import Motion
from solitaire.window.picture import Picture
from solitaire.window.theme import THEMES, contrast, sizes_for

from .desk import Desk
from .tiny_game import TinyBoard, ordered_board


def shown(picture):
    """Every card picture that is drawn."""
    return [*picture.view.lying, *picture.view.flying]


def test_every_visible_card_is_drawn_once_with_its_own_face(tmp_path):
    desk = Desk(tmp_path)
    picture = Picture(desk.screen)
    for step in range(40):
        picture.update()
        drawn = {card.card: card for card in shown(picture)}
        assert len(drawn) == len(shown(picture))
        for cell in desk.board.cells.values():
            top = cell.top
            if top is not None:
                assert drawn[top.id].tile == (top.code if top.faceUp else "back")
                assert drawn[top.id].box == desk.screen.layout.home(cell.letter)
        moves = desk.board.legalMoves()
        desk.session.play(moves[step % len(moves)])


def test_held_cards_are_in_the_air_and_nowhere_else(tmp_path):
    desk = Desk(tmp_path)
    picture = Picture(desk.screen)
    desk.drag("G", "A")
    desk.drag("A", "C", count=2, release=False)
    picture.update()
    flying, lying = {card.card for card in picture.view.flying}, {card.card for card in picture.view.lying}
    assert len(flying) == 2 and not flying & lying
    assert len(flying | lying) == 29, "the total is what it was, and the empty cell shows its outline"


def test_no_count_is_half_hidden_below_a_card_that_is_lifted_from_the_pile(tmp_path, monkeypatch):
    board = CuatroCartasBoard()
    board.startGame()
    desk, written = Desk(tmp_path, board), []
    label = Canvas.label

    def note(canvas, words, *rest, **more):
        written.append(words)
        label(canvas, words, *rest, **more)

    monkeypatch.setattr(Canvas, "label", note)
    for _ in range(3):
        desk.session.play("U")
    picture = Picture(desk.screen)
    picture.update()
    assert {"33", "3"} <= set(written)
    written.clear()
    desk.click("V")
    assert desk.hands.picked
    picture.update()
    assert "33" in written and "3" not in written


def test_while_dragging_only_the_air_is_painted_again(tmp_path):
    desk = Desk(tmp_path)
    picture = Picture(desk.screen)
    x, y = desk.at("G")
    desk.screen.press(x, y, "left")
    desk.screen.drag(x + 50, y)
    picture.update()
    desk.screen.drag(x + 60, y + 5)
    assert set(picture.update()) == {"air"}
    assert 0 < picture.damage.w < 400
    assert picture.update() == {} and picture.damage.w < 400


def test_cards_glide_and_end_exactly_where_they_belong(tmp_path):
    desk = Desk(tmp_path, motion=0.13)
    picture = Picture(desk.screen)
    picture.update()
    desk.session.point("G", "A", 1)
    card = desk.board.cells["A"].top.id
    places = []
    for _ in range(25):
        picture.update()
        places += [drawn.box for drawn in shown(picture) if drawn.card == card]
        desk.time += 0.015
    assert len(set(places)) > 4, "it was seen on its way"
    picture.update()
    assert [d.box for d in shown(picture) if d.card == card] == [desk.screen.layout.home("A")]
    assert not picture.moving


@pytest.mark.parametrize("act", ["key", "press", "resize", "new"])
def test_any_input_ends_motion_at_once(tmp_path, act):
    desk = Desk(tmp_path, motion=5.0)
    picture = Picture(desk.screen)
    desk.session.point("G", "A", 1)
    picture.update()
    assert picture.moving
    if act == "key":
        desk.screen.key("Down")
    elif act == "press":
        desk.screen.press(5, 700, "left")
    elif act == "resize":
        desk.screen.resize(900, 700, 1.0)
    else:
        desk.screen.key("Esc")
    picture.update()
    assert not picture.moving
    layout = desk.screen.layout
    assert {d.card: d.box for d in shown(picture)} == {s.card.id: s.box for s in layout.visible()}


def test_an_illegal_drop_glides_back(tmp_path):
    desk = Desk(tmp_path, motion=0.13)
    picture = Picture(desk.screen)
    desk.drag("G", "B")
    picture.update()
    assert [card.tile for card in picture.view.flying] == ["XH"]
    desk.time += 1
    picture.update()
    assert picture.view.flying == []


def test_motion_ends_even_if_the_clock_jumps():
    motion = Motion(0.1)
    motion.start({1: Box(0, 0, 1, 1)}, {1: Box(9, 9, 1, 1)}, 50.0)
    assert motion.boxes(50.05) and not motion.boxes(9e9) and not motion.moving
    motion.start({1: Box(0, 0, 1, 1)}, {1: Box(9, 9, 1, 1)}, 50.0)
    assert not motion.boxes(0.0)


def test_another_game_is_drawn_as_well(tmp_path):
    desk = Desk(tmp_path, ordered_board("3H", "3S", "4S", "4H", "2S", "2H", "AH", "AS"))
    picture = Picture(desk.screen)
    assert set(picture.update()) == {"felt", "table", "bars", "air", "front"}
    assert {card.tile for card in picture.view.lying} == {"3H", "3S", "2S", "back"}
    assert desk.screen.bar.title.code == "custom deal"
    assert isinstance(desk.board, TinyBoard)


@pytest.mark.parametrize("size", [(320, 240), (640, 480), (1280, 800), (3840, 2160)])
def test_every_screen_can_be_painted_at_any_size(tmp_path, size):
    desk = Desk(tmp_path, size=size)
    picture = Picture(desk.screen)
    desk.session.save("Ñandú ♠ 日本 œ̃")
    for key in ("F1", "F12", "Ctrl+D", "Ctrl+O", "Esc", "Left"):
        desk.screen.key(key)
        layers = picture.update()
        assert layers["bars"].runs
        dialog = desk.screen.dialog
        if dialog:
            assert desk.screen.window.contains(dialog.panel.x, dialog.panel.y)
            assert dialog.panel.bottom <= size[1] and dialog.panel.right <= size[0]
            for button in dialog.group.buttons:
                assert button.box.bottom <= dialog.panel.bottom and button.box.right <= dialog.panel.right + 1


@pytest.mark.parametrize("width", [320, 400, 640, 800, 1000, 1280, 2560, 3840])
def test_buttons_never_overlap_or_leave_the_bar(tmp_path, width):
    desk = Desk(tmp_path, size=(width, max(240, width * 10 // 16)))
    boxes = [button.box for button in desk.screen.bar.buttons]
    assert boxes[0].x >= 0 and boxes[-1].right <= width
    for left, right in zip(boxes, boxes[1:], strict=False):
        assert left.right <= right.x


def test_new_and_undo_are_not_neighbours(tmp_path):
    new, same, undo, *_ = (button.box for button in Desk(tmp_path).screen.bar.buttons[1:])
    assert same.x - new.right < undo.x - same.right


@pytest.mark.parametrize("name", THEMES)
def test_texts_have_contrast(name):
    theme = THEMES[name]
    for text in (theme.text, theme.dim, theme.refused, theme.chosen):
        for ground in (theme.bar, theme.panel):
            assert contrast(text, ground) >= 4.5
    assert contrast(theme.on_chosen, theme.chosen) >= 4.5
    for ground in (theme.felt, theme.felt_edge):
        assert contrast(theme.text, ground) >= 4.5
        assert contrast(theme.focus, ground) >= 3 and contrast(theme.glow, ground) >= 3


def test_texts_grow_with_the_window_and_the_pixel_ratio():
    assert sizes_for(800, 600).font >= 14
    assert sizes_for(2560, 1440).font >= 20
    assert (
        sizes_for(2560, 1600, 2).font == 2 * sizes_for(1280, 800).font or sizes_for(2560, 1600, 2).font >= 28
    )


def test_cards_are_made_anew_after_a_resize_has_settled(tmp_path):
    desk = Desk(tmp_path)
    picture = Picture(desk.screen)
    picture.update()
    before = picture.art
    desk.screen.resize(700, 600, 1.0)
    picture.update()
    assert picture.art is before, "while the window is resized the old cards are scaled"
    for _ in range(200):
        while desk.timers:
            desk.timers.pop()[1]()
        picture._maker.take()
    assert picture.art.size[0] == desk.screen.layout.card_w
