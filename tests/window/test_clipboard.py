"""The clipboard: another program's is used where there is one, and no fault of it ends the game."""

from solitaire.window.clipboard import Clipboard

from .desk import Desk


class Broken:
    """A window whose system has no clipboard."""

    def get_clipboard_text(self):
        raise OSError("no clipboard")

    def set_clipboard_text(self, text):
        raise OSError("no clipboard")


def test_without_a_window_it_keeps_the_text_itself():
    clipboard = Clipboard()
    assert clipboard.text() == ""
    assert clipboard.copy("solitaire/model/cells.py:19") and clipboard.text() == "solitaire/model/cells.py:19"


def test_a_broken_one_is_told_and_ends_nothing(tmp_path):
    desk = Desk(tmp_path)
    desk.screen.clipboard = Clipboard(Broken())
    desk.screen.key("F3")
    desk.session.play("B>Y")
    desk.screen.key("Page Down")
    desk.screen.key("Ctrl+C")
    assert desk.session.message.endswith(" cannot be copied here.")
    assert desk.screen.clipboard.text() == ""
