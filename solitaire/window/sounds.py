"""Sounds: short noises for what happens. Without a device, or with a damaged file, the game is silent.

The sound system is opened on a thread of its own after the first picture, so that it never delays the start.
"""

from __future__ import annotations

import ctypes
import os
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any, Protocol

from solitaire.model.phrase import Phrase
from solitaire.play.resources import resource_path
from solitaire.play.session import Event, Session
from solitaire.play.settings import Settings

__all__ = ["NAMES", "NO_DEVICE", "Sounds", "sound_of"]

NAMES = ("place", "flip", "slide", "refused", "house", "win")
NO_DEVICE = Phrase("No sound device was found: the game is silent.")
BAD_FILE = "The sound {name} cannot be played: it stays silent."
_PAUSE = 0.04
"""Seconds between two sounds of the same name: more at once would only be louder."""


class Speaker(Protocol):
    """What plays: pyglet in the window, something else in a test."""

    def load(self, path: Path) -> Any:
        """The sound of a file. Raises whatever is wrong with it."""

    def start(self, sound: Any, volume: float) -> Any:
        """Play it once, at a loudness from 0 to 1; the answer has ``delete()``."""


def sound_of(event: Event, session: Session) -> str:
    """The name of the sound for what a session reports; empty for none."""
    if event.kind in ("moved", "redone") and session.won:
        return "win"
    if event.kind in ("refused", "dealt"):
        return {"refused": "refused", "dealt": "slide"}[event.kind]
    if not event.steps:
        return ""
    first, last = event.steps[0], event.steps[-1]
    done = {*session.board.homes, *(letter for tally in session.board.tallies() for letter in tally.letters)}
    is_done = event.kind != "undone" and any(step.target in done for step in event.steps)
    if is_done and session.board.tallies():
        return "house"
    if first.turned and first.source != first.target:
        return "slide"
    return "house" if is_done else "flip" if last.turned else "place"


class Sounds:
    """The sounds of one window. None of its methods raises or waits; ``close`` waits a moment at most."""

    def __init__(
        self,
        settings: Settings,
        tell: Callable[[str], object] = lambda words: None,
        speaker: Callable[[], Speaker | None] | None = None,
    ) -> None:
        """*tell* gets one notice when there is no sound. *speaker* opens a sound system, or answers None."""
        self._settings = settings
        self._tell = tell
        self._open = speaker or _pyglet_speaker
        self._speaker: Speaker | None = None
        self._loaded: dict[str, Any] = {}
        self._trouble = ""
        self._thread: Thread | None = None
        self._playing: list[Any] = []
        self._last: dict[str, float] = {}
        self._closed = False
        settings.listen(self._changed)

    @property
    def _wanted(self) -> bool:
        return not (self._closed or self._settings.muted or self._settings.volume == 0)

    def prepare(self) -> None:
        """Open the sound system and read the files, in the background; once, and not while muted."""
        if self._thread is None and self._wanted:
            self._thread = Thread(target=self._prepare, name="sounds", daemon=True)
            self._thread.start()

    def _prepare(self) -> None:
        try:
            speaker = self._open()
        except Exception:  # whatever a driver raises, it means that there is no sound
            speaker = None
        if speaker is None:
            self._trouble = NO_DEVICE
            return
        for name in NAMES:
            try:
                self._loaded[name] = speaker.load(resource_path("sounds", f"{name}.wav"))
            except Exception:
                self._trouble = Phrase(BAD_FILE, name=name)
        self._speaker = speaker

    def _changed(self, key: str) -> None:
        if key in ("muted", "volume"):
            self.prepare()
            if not self._wanted:
                self._stop()

    # --- playing --------------------------------------------------------------------------------

    def hear(self, event: Event, session: Session) -> None:
        """Play what belongs to an event of the session."""
        name = sound_of(event, session)
        if name:
            self.play(name)

    def play(self, name: str) -> None:
        """Play one of NAMES, if there is sound."""
        if not self._wanted:
            return
        self.prepare()
        self._give_notice()
        now = time.monotonic()
        if self._speaker is None or name not in self._loaded or now - self._last.get(name, -1.0) < _PAUSE:
            return
        self._last[name] = now
        try:
            loudness = (self._settings.volume / 100) ** 2  # as ears hear it
            self._playing = [*self._playing[-7:], self._speaker.start(self._loaded[name], loudness)]
        except Exception:  # the device was unplugged
            self._speaker, self._trouble = None, NO_DEVICE
            self._give_notice()

    def _give_notice(self) -> None:
        trouble, self._trouble = self._trouble, ""
        if trouble:
            self._tell(trouble)

    def _stop(self) -> None:
        playing, self._playing = self._playing, []
        for player in playing:
            try:
                player.delete()
            except Exception:  # its device is gone already
                continue

    def close(self) -> None:
        """Fall silent for good: the window closes."""
        self._closed = True
        self._stop()
        if self._thread is not None:
            self._thread.join(1.0)


# --- pyglet -------------------------------------------------------------------------------------------


class _Pyglet:
    """Plays through the sound system that pyglet found."""

    def load(self, path: Path) -> Any:
        """Read a file with pyglet's own decoder, which needs no library."""
        from pyglet.media.codecs.wave import WaveDecoder

        with open(path, "rb") as file:
            return WaveDecoder().decode(str(path), file, streaming=False)

    def start(self, sound: Any, volume: float) -> Any:
        """Play it on a player of its own."""
        from pyglet.media import Player

        player = Player()
        player.volume = volume
        player.queue(sound)
        player.play()
        return player


def _pyglet_speaker() -> Speaker | None:
    """Pyglet with the first driver that works; None when only the silent one does."""
    import pyglet

    _hush()
    pyglet.options["audio"] = ("xaudio2", "directsound", "pulse", "openal", "silent")
    from pyglet.media import get_audio_driver

    return None if "silent" in type(get_audio_driver()).__module__ else _Pyglet()


def _hush() -> None:
    """Keep the libraries below OpenAL from writing to the terminal that there is no device."""
    os.environ.setdefault("ALSOFT_LOGLEVEL", "0")
    try:
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_SAY_NOTHING)
    except (OSError, AttributeError):
        return  # no ALSA here


_SAY_NOTHING = ctypes.CFUNCTYPE(
    None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p
)(lambda *args: None)
