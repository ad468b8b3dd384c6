"""Every screen in each language, and with words two fifths longer: nothing is cut, nothing overlaps."""

import gettext
from itertools import combinations

import pytest

from solitaire.play import language
from solitaire.play.progress import Progress
from solitaire.play.saves import SavesFolder
from solitaire.window.over_panel import OverPanel
from solitaire.window.owner_panel import OwnerPanel
from solitaire.window.picture import Picture
from solitaire.window.win_screen import WinScreen

from .desk import Desk
from .match_table import Table, match

pytestmark = pytest.mark.usefixtures("cards_as_needed")


class Longer(gettext.NullTranslations):
    """Adds letters to every text, in words of its length; figures are the same in every language."""

    def gettext(self, text):
        if not any(sign.isalpha() for sign in text):
            return text
        extra = max(1, round(len(text) * 0.4))
        return text + "".join(" " if number % 9 == 8 else "ñ" for number in range(extra))

    def ngettext(self, one, many, number):
        return self.gettext(one if number == 1 else many)


@pytest.fixture(autouse=True, params=["longer", "es", "cs"])
def words(request, monkeypatch):
    language.speak("en" if request.param == "longer" else request.param)
    if request.param == "longer":
        monkeypatch.setattr(language._speech, "catalogue", Longer())
    yield
    language.speak("en")


SCREENS = ["F12", "F12 1", "F12 2", "F12 3", "F1", "F9", "Ctrl+G", "Ctrl+O", "Ctrl+D", "Ctrl+Shift+S", "won",
           "over", "owner"]  # fmt: skip


def opened(desk, screen):
    stage = desk.screen
    if screen == "won":
        stage.open(WinScreen(stage.session, stage.commands.run, stage.close))
    elif screen == "over":
        stage.open(OverPanel(stage.commands.run, stage.close))
    elif screen == "owner":
        stage.open(OwnerPanel(stage.session, stage.close))
    else:
        key, _, tab = screen.partition(" ")
        stage.key(key)
        if tab:
            stage.dialog.turn_to(int(tab))
    return stage.dialog


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("screen", SCREENS)
def test_buttons_have_room_for_long_words(tmp_path, screen, size):
    desk = Desk(tmp_path, size=size)
    desk.session.save("one")
    dialog, sizes = opened(desk, screen), desk.screen.sizes
    Picture(desk.screen).update()
    _have_room(dialog, sizes)


def _have_room(dialog, sizes):
    buttons = dialog.group.buttons
    for button in buttons:
        assert button.width(sizes) * 0.93 <= button.box.w, f"“{button.text}” does not fit"
        assert dialog.panel.x <= button.box.x and button.box.right <= dialog.panel.right
        assert button.box.bottom <= dialog.panel.bottom
    for one, other in combinations(buttons, 2):
        assert not one.box.overlap(other.box), f"“{one.text}” lies over “{other.text}”"


SEVERAL = ["F12", "F12 2", "F12 3", "F4", "F1", "hand over", "won", "lost"]


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("screen", SEVERAL)
def test_buttons_have_room_at_a_table_of_several(tmp_path, screen, size):
    desk = Table(tmp_path, match("third hand" if screen[0] == "F" else screen), size=size)
    dialog = opened(desk, screen) if screen[0] == "F" else None
    desk.wait(2)
    dialog, sizes = dialog or desk.screen.dialog, desk.screen.sizes
    Picture(desk.screen).update()
    desk.screen.turns.close()
    _have_room(dialog, sizes)


@pytest.mark.parametrize("width", [800, 1280, 2560])
def test_the_bars_have_room_at_a_table_of_several(tmp_path, width):
    desk = Table(tmp_path, match("many hands"), size=(width, width * 5 // 8))
    sizes, status = desk.screen.sizes, desk.screen.status
    assert all(button.width(sizes) <= button.box.w + 1 for button in desk.screen.bar.buttons)
    start, end = status._message_room(sizes)
    assert end - start > width * 0.2, "a message has room too"
    assert len(status._shown_facts(sizes)) >= 3, "whose turn it is, points, reserves"
    desk.screen.turns.close()


@pytest.mark.parametrize("width", [640, 800, 1280, 2560])
def test_the_bars_have_room_for_long_words(tmp_path, width):
    progress = Progress(SavesFolder(tmp_path / "file"))
    (tmp_path / "file").write_text("no folder can be here")
    progress.open()
    desk = Desk(tmp_path, size=(width, width * 5 // 8), progress=progress)
    sizes, bar = desk.screen.sizes, desk.screen.bar
    for button in bar.buttons:
        assert button.width(sizes) <= button.box.w + 1
    assert desk.screen.status.warning.box.w > 0
    start, end = desk.screen.status._message_room(sizes)
    assert end - start > width * 0.15, "a message has room too"
