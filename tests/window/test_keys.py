"""The one table of keys, and names of keys as pyglet gives them."""

import pytest

from solitaire.window.keys import BINDINGS, chord, command_of, is_letter, key_of, words_of

from .desk import Desk

CTRL, SHIFT, LOCKS = 2, 1, (0, 8, 16, 256, 8 | 16, 8 | 16 | 256)
NAMES = {"Enter": "ENTER", "Space": "SPACE", "Esc": "ESCAPE", "*": "ASTERISK"}


def bits_of(key):
    parts = key.split("+")
    bits = sum({"Ctrl": CTRL, "Shift": SHIFT}[part] for part in parts[:-1])
    return NAMES.get(parts[-1], parts[-1].upper()), bits


@pytest.mark.parametrize("locks", LOCKS)
@pytest.mark.parametrize("binding", BINDINGS, ids=lambda binding: binding.command)
def test_every_key_gives_its_command_whatever_locks_are_on(binding, locks):
    for key in binding.keys:
        name, bits = bits_of(key)
        assert command_of(chord(name, bits | locks)) == binding.command


def test_no_key_stands_twice_and_no_command_has_but_a_letter():
    keys = [key for binding in BINDINGS for key in binding.keys]
    assert len(keys) == len(set(keys))
    assert all(any(not is_letter(key) for key in binding.keys) for binding in BINDINGS)


@pytest.mark.parametrize("name", ["", "0", "user_key(e8)", "241", "99999999999", None, 7, b"A"])
def test_symbols_without_a_name_are_nothing(name):
    assert chord(name) == ""


@pytest.mark.parametrize("name", ["MOTION_UP", "ALTGR", "PLAY", "DEAD_ACUTE", "É"])
@pytest.mark.parametrize("bits", [0, 999, "x", None])
def test_strange_keys_do_no_harm(tmp_path, name, bits):
    desk = Desk(tmp_path)
    before = desk.table()
    desk.screen.key(chord(name, bits))
    assert desk.table() == before


@pytest.mark.parametrize(
    "pressed, letter", [("A", True), ("Shift+Z", True), ("Ctrl+A", False), ("F1", False), ("É", False)]
)
def test_letters_are_the_names_of_cells(pressed, letter):
    assert is_letter(pressed) is letter


def test_tooltips_come_from_the_table(tmp_path):
    for button in Desk(tmp_path).screen.bar.buttons:
        words, key = button.tip.split("  ·  ")
        command = next(binding.command for binding in BINDINGS if binding.words == words)
        assert key == key_of(command) and words == words_of(command)
