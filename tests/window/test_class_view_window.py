"""The class view in the real window: what is seen there is what the model has."""

import pytest

from solitaire.games.buraco import BuracoBoard
from solitaire.games.cuatro_cartas import CuatroCartasBoard
from solitaire.games.klondike import KlondikeBoard
from solitaire.play.settings import Settings
from solitaire.window.canvas import Canvas
from solitaire.window.class_signs import size_of
from solitaire.window.picture import Picture
from solitaire.window.theme import THEMES

from .desk import Desk
from .player import Player
from .test_class_view import played
from .test_real_window import opened  # noqa: F401  # a fixture

GAMES = (KlondikeBoard, CuatroCartasBoard, BuracoBoard)


def colour_at(picture, x, y):
    return picture.getpixel((round(x), round(y)))


def near(one, other, by=24):
    return all(abs(a - b * 255) <= by for a, b in zip(one, other[:3], strict=True))


# --- what is drawn, text by text ----------------------------------------------------------------------


@pytest.fixture
def written(monkeypatch):
    """Every text that is drawn, with its place."""
    texts = []
    plain = Canvas.text

    def text(self, text, x, y, size, colour, bold=False):
        texts.append((text, x, y))
        return plain(self, text, x, y, size, colour, bold)

    monkeypatch.setattr(Canvas, "text", text)
    return texts


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_the_words_on_the_table_are_those_of_the_model(tmp_path, written, game, theme):
    settings = Settings()
    settings.theme = theme
    desk = Desk(tmp_path, played(game), settings=settings)
    desk.screen.key("F3")
    Picture(desk.screen).update()
    for letter, cell in desk.board.cells.items():
        sign = next(sign for sign in desk.screen.class_view.signs() if sign.letter == letter)
        inside = [text for text, x, y in written if sign.box.contains(x + 1, y + 4)]
        assert inside[-len(sign.lines) :] == list(sign.lines)
        full = f"{letter} · {size_of(cell)}"
        assert full in inside or (game is BuracoBoard and letter in " ".join(inside).split())


def test_the_calls_in_the_panel_are_those_of_the_last_command(tmp_path, written):
    desk = Desk(tmp_path)
    desk.screen.key("F3")
    desk.drag("G", "A")
    Picture(desk.screen).update()
    panel = desk.screen.class_view.panel
    for number, box in panel.shown(desk.screen.sizes):
        row = panel.rows(desk.screen.sizes)[number]
        drawn = "".join(text for text, x, y in written if box.contains(x + 1, y + 4)).replace(" ", "")
        signs = str.maketrans("", "", "♠♥♦♣ ")
        assert drawn == "".join(line for _, line in row.lines).translate(signs)


# --- pixels --------------------------------------------------------------------------------------------


@pytest.mark.window
@pytest.mark.parametrize("game", GAMES)
def test_every_cell_has_its_outline_and_loses_it(tmp_path, opened, game):  # noqa: F811
    from pyglet.window import key

    table = opened(played(game), size=(1200, 800))
    table.window.dispatch_event("on_key_press", key.F3, 0)
    table.settle()
    theme, picture = table.screen.look.theme, table.pixels()
    signs = [sign for sign in table.screen.class_view.signs() if sign.letter]
    edges = [(sign.outline.x, sign.outline.y + sign.outline.h * 0.4) for sign in signs]
    assert [edge for edge in edges if not near(colour_at(picture, *edge), theme.glow)] == []
    box = table.screen.class_view.panel.box
    assert near(colour_at(picture, box.right - 3, box.bottom - 3), theme.panel)
    table.window.dispatch_event("on_key_press", key.F3, 0)
    table.settle()
    if game is KlondikeBoard:
        assert table.wrong() == []
    picture = table.pixels()
    assert not near(colour_at(picture, box.right - 3, box.bottom - 3), theme.panel)


@pytest.mark.window
def test_mouse_events_play_and_show_while_it_is_on(opened):  # noqa: F811
    from pyglet.window import key, mouse

    table = opened(size=(1200, 800))
    table.window.dispatch_event("on_key_press", key.F3, key.MOD_NUMLOCK)
    table.settle()
    (x, y), (to_x, to_y) = table.point("G"), table.point("A")
    table.window.dispatch_event("on_mouse_press", x, y, mouse.LEFT, 0)
    table.window.dispatch_event("on_mouse_drag", to_x, to_y, to_x - x, to_y - y, mouse.LEFT, 16)
    table.window.dispatch_event("on_mouse_release", to_x, to_y, mouse.LEFT, 0)
    table.pump()
    assert [card.code for card in table.session.board.cells["A"]] == ["JS", "XH"]
    view = table.screen.class_view
    assert "AlternateCell A.isValid([10♥])" in [call.text for call in view.tracer.calls]
    x, y = table.point("A")
    table.window.dispatch_event("on_mouse_motion", x, y, 1, 1)
    assert view.panel.thing is table.session.board.cells["A"]
    number = next(n for n, call in enumerate(view.tracer.calls) if call.cell == "A")
    for _ in range(number + 1):
        table.window.dispatch_event("on_key_press", key.PAGEDOWN, 0)
    sign = next(sign for sign in view.signs() if sign.letter == "A")
    shade = colour_at(table.pixels(), sign.box.x + 4, sign.box.centre[1])
    assert view.asked == "A" and near(shade, table.screen.look.theme.chosen)


@pytest.mark.window
def test_nothing_is_drawn_while_nothing_happens_in_the_view(opened):  # noqa: F811
    table = opened(size=(1000, 700))
    table.screen.key("F3")
    table.settle()
    table.pump(10)
    assert table.frames_within(0.8) == 0


@pytest.mark.window
def test_a_person_plays_beside_the_panel(tmp_path):
    with Player(tmp_path) as player:
        player.key("F3")
        player.desk.screen.key("F3")
        player.drag("G", "A")
        player.click("U")
        player.click("U")
        player.key("Next", "Next", "Prior")
        player.drag("C", "A")
        player.double_click("B")
        saved = player.saved()
        assert {k: [repr(c) for c in cell] for k, cell in saved.cells.items()} == player.desk.table()
        assert len(saved.cells["Y"]) == 1
        box, theme = player.desk.screen.class_view.panel.box, player.desk.screen.look.theme
        assert near(colour_at(player.picture(), box.right - 3, box.bottom - 3), theme.panel)
        player.key("F3")
        player.desk.screen.key("F3")
        player.wait_for_cards()
        code, errors = player.quit()
        assert code == 0 and errors == ""
