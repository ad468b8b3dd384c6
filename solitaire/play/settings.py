"""Settings: what a player prefers. Kept on disk with every change; what is wrong there stops no game."""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass, field, fields
from typing import Any

from solitaire.model.phrase import Phrase

from .language import _, reason_of
from .paths import settings_path
from .settings_file import Broken, SettingsFile

__all__ = ["Settings", "choices", "setting_names"]


def _one_of(*values: Any) -> Any:
    """A setting with these values, the first one by default."""
    return field(default=values[0], metadata={"allowed": values})


def _number(default: int | None, allowed: range) -> Any:
    """A whole number of *allowed*; None, where that is the default, means not known yet."""
    return field(default=default, metadata={"allowed": allowed})


def _text(longest: int) -> Any:
    """A text, empty by default."""
    return field(default="", metadata={"longest": longest})


_PLACES = range(-20_000, 20_001)
_LENGTHS = range(1, 20_001)


@dataclass
class Settings:
    """Every preference with its default. Read them as attributes, change them with ``change``.

    ``language`` is empty while the system's language holds; ``window_x`` and ``window_y`` are None, and
    the sizes too, until a window was placed.
    """

    language: str = _one_of("", "en", "es", "cs")
    theme: str = _one_of("green", "blue", "dark", "contrast")
    deck: str = _one_of("standard", "large")
    back: str = _one_of("blue", "red", "green")
    four_colours: bool = _one_of(False, True)
    suit_letters: bool = _one_of(False, True)
    speed: str = _one_of("normal", "fast", "off")
    reduced_motion: str = _one_of("auto", "on", "off")
    volume: int = _number(60, range(0, 101))
    muted: bool = _one_of(False, True)
    mirror: bool = _one_of(False, True)
    show_score: bool = _one_of(True, False)
    show_timer: bool = _one_of(True, False)
    double_click: str = _one_of("best", "home", "nothing")
    right_click: str = _one_of("collect", "nothing")
    name_you: str = _text(20)
    name_right: str = _text(20)
    name_partner: str = _text(20)
    name_left: str = _text(20)
    hand_sorting: str = _one_of("rank", "suit", "hand")
    throw_click: str = _one_of("second", "first")
    show_log: str = _one_of("auto", "on", "off")
    show_reasons: bool = _one_of(False, True)
    show_hands: bool = _one_of(False, True)
    last_game: str = _text(40)
    window_x: int | None = _number(None, _PLACES)
    window_y: int | None = _number(None, _PLACES)
    window_width: int | None = _number(None, _LENGTHS)
    window_height: int | None = _number(None, _LENGTHS)
    window_maximised: bool = _one_of(False, True)

    def __post_init__(self) -> None:
        self._file: SettingsFile | None = None
        self._unwritten: dict[str, Any] = {}
        self._listeners: list[Callable[[str], None]] = []
        self._wrong: Phrase | None = None
        self._unkept: Phrase | None = None

    # --- reading --------------------------------------------------------------------------------

    @classmethod
    def open(cls, file: SettingsFile | None = None) -> Settings:
        """The settings of *file*, by default of the player. It never raises: see ``trouble``."""
        settings = cls()
        settings._file = file or SettingsFile(settings_path())
        settings._read(settings._file)
        return settings

    def _read(self, file: SettingsFile) -> None:
        try:
            content = file.read()
        except (Broken, OSError):
            self._note_damage(file.set_aside())
            return
        wrong = [key for key in setting_names() if key in content and not _fits(key, content[key])]
        for key in setting_names():
            if key in content and key not in wrong:
                setattr(self, key, content[key])
        if wrong:
            self._note_damage(file.set_aside(copy=True))
            self._keep({key: getattr(self, key) for key in wrong})

    def _note_damage(self, aside: str) -> None:
        if aside:
            self._wrong = Phrase(
                "Some settings could not be read and are the usual ones now; the file was kept as {file}.",
                file=aside,
            )

    # --- changing -------------------------------------------------------------------------------

    def change(self, key: str, value: Any) -> None:
        """Change one setting, keep it, and tell the listeners. Raises ValueError for what it cannot be."""
        self.update(**{key: value})

    def update(self, **values: Any) -> None:
        """Change several settings with one write. Raises ValueError, with nothing changed."""
        for key, value in values.items():
            if key not in setting_names() or not _fits(key, value):
                raise ValueError(f"setting {key} cannot be {value!r}")
        changes = {key: value for key, value in values.items() if getattr(self, key) != value}
        for key, value in changes.items():
            setattr(self, key, value)
        if changes:
            self._keep(changes)
        for key in changes:
            for listener in tuple(self._listeners):
                listener(key)

    def listen(self, listener: Callable[[str], None]) -> None:
        """Call *listener* with the name of every setting that was changed."""
        self._listeners.append(listener)

    def _keep(self, changes: dict[str, Any]) -> None:
        if self._file is None:
            return
        self._unwritten |= changes
        try:
            self._file.write(self._unwritten)
        except OSError as error:
            self._unkept = Phrase(
                "Settings cannot be kept: {reason} ({path}).", reason=reason_of(error), path=self._file.path
            )
        else:
            self._unwritten = {}
            self._unkept = None

    @property
    def trouble(self) -> str:
        """What is wrong with the settings on disk, in one sentence; empty when nothing is."""
        return _(self._unkept or self._wrong or "")


_FIELDS = {entry.name: entry for entry in fields(Settings)}


def setting_names() -> tuple[str, ...]:
    """The names of all settings."""
    return tuple(_FIELDS)


def choices(key: str) -> tuple[Any, ...]:
    """The values that setting *key* can have, the default first; empty for numbers and texts."""
    allowed = _FIELDS[key].metadata.get("allowed", ())
    return allowed if isinstance(allowed, tuple) else ()


def _fits(key: str, value: Any) -> bool:
    """Whether *value* has the type of the setting and is one that it can have."""
    entry = _FIELDS[key]
    if value is None:
        return entry.default is None
    if "longest" in entry.metadata:
        return isinstance(value, str) and len(value) <= entry.metadata["longest"] and value.isprintable()
    allowed: Container[Any] = entry.metadata["allowed"]
    wanted = int if isinstance(allowed, range) else type(entry.default)
    return type(value) is wanted and value in allowed
