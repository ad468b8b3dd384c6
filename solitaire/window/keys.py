"""The one table of keys. Handling, tooltips, the help page and the README's list are made from it.

Letters alone are cells, as in the console (``U``; ``A`` ``C``). A command that is a plain letter has another
key too, for games with a cell of that letter.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

__all__ = [
    "BINDINGS", "MODIFIERS", "Binding", "chord", "command_of", "held", "is_letter", "key_of", "words_of",
]  # fmt: skip


class Binding(NamedTuple):
    """A command, the keys that give it, and what it does in words. ``group`` orders the help page.

    *at_table*: it is for a table of several players, each with a hand of cards. *alone*: for one without.
    """

    group: str
    command: str
    keys: tuple[str, ...]
    words: str
    at_table: bool = False
    alone: bool = False


BINDINGS = (
    Binding("Game", "games", ("Ctrl+G",), "Choose a game"),
    Binding("Game", "new", ("Ctrl+N", "F2"), "New deal"),
    Binding("Game", "same", ("Ctrl+R", "F5"), "Same deal again"),
    Binding("Game", "undo", ("Ctrl+Z",), "Undo"),
    Binding("Game", "redo", ("Ctrl+Y", "Ctrl+Shift+Z"), "Redo"),
    Binding("Game", "hint", ("H", "Ctrl+H"), "Show a useful move"),
    Binding("Game", "save", ("Ctrl+S",), "Save"),
    Binding("Game", "save-as", ("Ctrl+Shift+S",), "Save under a name"),
    Binding("Game", "open", ("Ctrl+O",), "Saved games"),
    Binding("Game", "code", ("Ctrl+D",), "Deal by code"),
    Binding("Game", "pause", ("P", "F9"), "Pause"),
    Binding("Game", "mute", ("M", "Ctrl+M"), "Sound on or off"),
    Binding("Game", "colours", ("Ctrl+K",), "Two or four colours"),
    Binding("Game", "sheet", ("F4",), "Score sheet", True),
    Binding("Game", "log", ("L", "Ctrl+L"), "Show or hide the log", True),
    Binding("Game", "reasons", ("Ctrl+Shift+L",), "Show or hide why the others play so", True),
    Binding("Game", "options", ("F12",), "Options"),
    Binding("Game", "help", ("F1",), "Rules and keys"),
    Binding("Game", "classes", ("F3",), "Class view on or off"),
    Binding("Game", "step-on", ("Page Down",), "Class view: next call"),
    Binding("Game", "step-back", ("Page Up",), "Class view: call before"),
    Binding("Game", "copy-line", ("Ctrl+C",), "Class view: copy file and line"),
    Binding("Game", "fullscreen", ("F11",), "Full screen"),
    Binding("Game", "quit", ("Ctrl+Q",), "Quit"),
    Binding("Table", "draw", ("Tab",), "Draw from the stock"),
    Binding("Table", "collect", ("*", "Ctrl+A"), "Send home every card that can go", alone=True),
    Binding("Table", "left", ("Left",), "Move the focus"),
    Binding("Table", "right", ("Right",), "Move the focus"),
    Binding("Table", "up", ("Up",), "Move the focus"),
    Binding("Table", "down", ("Down",), "Move the focus"),
    Binding("Table", "pick", ("Enter",), "Pick up, put down"),
    Binding("Table", "choose", ("Space",), "Choose a card, or pick up"),
    Binding("Table", "choose-left", ("Shift+Left",), "Choose cards side by side", True),
    Binding("Table", "choose-right", ("Shift+Right",), "Choose cards side by side", True),
    Binding("Table", "carry-left", ("Ctrl+Left",), "Move a card within the hand", True),
    Binding("Table", "carry-right", ("Ctrl+Right",), "Move a card within the hand", True),
    Binding("Table", "send", ("Shift+Enter", "Backspace"), "Send the card home or to its best place"),
    Binding("Table", "sort-rank", ("Ctrl+T",), "Sort the hand by rank", True),
    Binding("Table", "sort-suit", ("Ctrl+Shift+T",), "Sort the hand by suit", True),
    Binding("Table", "log-back", ("Shift+Page Up",), "Read back in the log", True),
    Binding("Table", "log-on", ("Shift+Page Down",), "Read on in the log", True),
    Binding("Table", "say-focus", ("F6", "Ctrl+Space"), "Say what has the focus"),
    Binding("Table", "say-move", ("F7",), "Say what the last move did"),
    Binding("Table", "say-table", ("F8",), "Say the whole table"),
    Binding("Table", "closed", ("Ctrl+B",), "Show what is closed", True),
    Binding("Table", "bar", ("F10",), "Go to the buttons"),
    Binding("Table", "cancel", ("Esc",), "Cancel, close"),
)

# pyglet's bits; those of the lock keys (8, 16, 256) are no part of a chord
_SHIFT, _CTRL, _ALT, _COMMAND = 1, 2, 4, 64
_NAMES = {
    "ESCAPE": "Esc", "RETURN": "Enter", "NUM_ENTER": "Enter", "PAGEUP": "Page Up", "PAGEDOWN": "Page Down",
    "ASTERISK": "*", "NUM_MULTIPLY": "*", "NUM_LEFT": "Left", "NUM_RIGHT": "Right", "NUM_UP": "Up",
    "NUM_DOWN": "Down", **{f"NUM_{digit}": str(digit) for digit in range(10)},
}  # fmt: skip
_HELD = ("ctrl", "shift", "alt", "meta", "windows", "command", "option")
MODIFIERS = frozenset(
    {*(side + key for side in "LR" for key in _HELD), "Capslock", "Numlock", "Scrolllock", "Modeswitch"}
)
"""Keys that are held for others, as ``chord`` names them."""
_COMMANDS = {key: binding.command for binding in BINDINGS for key in binding.keys}


def chord(name: object, modifiers: object = 0) -> str:
    """A key and its modifiers as text, as in ``Ctrl+Shift+Z``; empty for a key that is not known.

    *name* is pyglet's name of the symbol, *modifiers* its bits.
    """
    if not isinstance(name, str) or not name or name.isdigit() or "(" in name:
        return ""
    bits = modifiers if isinstance(modifiers, int) else 0
    key = _NAMES.get(name) or (name if len(name) == 1 else name.lstrip("_").title())
    if key == "*":
        return key
    held = [("Ctrl", _CTRL | _COMMAND), ("Alt", _ALT), ("Shift", _SHIFT)]
    return "+".join([*(word for word, bit in held if bits & bit), key])


def held(modifiers: object = 0) -> str:
    """The modifier keys that are held while a button is pressed, as in ``Ctrl+Shift``; empty for none."""
    return chord("X", modifiers).rpartition("+")[0]


def command_of(pressed: str) -> str | None:
    """The command of a chord."""
    return _COMMANDS.get(pressed)


def is_letter(pressed: str) -> bool:
    """Whether a chord is one plain letter, the name of a cell; Shift does not matter."""
    letter = pressed.removeprefix("Shift+")
    return len(letter) == 1 and "A" <= letter <= "Z"


def key_of(command: str, cells: Iterable[str] = ()) -> str:
    """The first key of a command, for its tooltip, that does not begin the name of one of *cells*; empty when
    it has none.
    """
    taken = {name[:1] for name in cells}
    keys = (key for binding in BINDINGS if binding.command == command for key in binding.keys)
    return next((key for key in keys if key not in taken), "")


def words_of(command: str) -> str:
    """What a command does."""
    return next((binding.words for binding in BINDINGS if binding.command == command), "")
