"""App: open the window of a session and play. Every way in which that can fail is one clear sentence."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from solitaire.play.language import _, follow
from solitaire.play.session import Event, Session
from solitaire.play.settings import Settings

from .boxes import Box
from .errors import NoWindow
from .placing import remembered
from .screen import Screen
from .sounds import Sounds

if TYPE_CHECKING:
    from .game_window import GameWindow

__all__ = ["open_window", "run"]

_OPENGL_TROUBLES = {
    "ConfigException", "ContextException", "GLException", "MissingFunctionException", "NoSuchConfigException",
    "ShaderException", "WindowException",
}  # fmt: skip


def run(
    session: Session,
    *,
    size: tuple[int, int] | None = None,
    motion: float | None = None,
    settings: Settings | None = None,
) -> int:
    """Play *session* in a window until it is closed; the exit code. Raises NoWindow.

    *motion* is how many seconds a card glides, 0 for none at all; without it the settings decide.
    """
    window = open_window(session, size=size, motion=motion, settings=settings or Settings.open())
    sounds = _add_sounds(window, session)
    from .game_window import run_loop

    run_loop()
    sounds.close()
    session.pause()
    return 0


def open_window(
    session: Session,
    *,
    size: tuple[int, int] | None = None,
    motion: float | None = None,
    settings: Settings | None = None,
) -> GameWindow:
    """The window of a session, shown but not yet running. Raises NoWindow."""
    try:
        window = _create(session, size, motion, settings or Settings())
    except ImportError as error:
        raise NoWindow(_library_words(error)) from error
    except Exception as error:
        words = _words(error)
        if not words:
            raise
        raise NoWindow(words) from error
    session.listen(lambda event: _echo(session, event))
    window.game.spoken = _speak
    window.set_visible(True)
    window.place.put_again()
    window.activate()
    return window


def _create(
    session: Session, size: tuple[int, int] | None, motion: float | None, settings: Settings
) -> GameWindow:
    import pyglet

    pyglet.options["debug_gl"] = False
    pyglet.options["shadow_window"] = False
    from pyglet.display import get_display

    from .game_window import GameWindow
    from .window_place import pixels_to_point

    follow(settings)
    areas = get_display().get_screens()
    screens = [Box(area.x, area.y, area.width, area.height) for area in areas]
    fitting, place = remembered(settings, screens, pixels_to_point(areas[0]))
    window = GameWindow(Screen(session, motion, size=size or fitting, settings=settings))
    if place and not size:
        window.place.put(*place)
    window.picture.wait_for_cards()
    return window


def _add_sounds(window: GameWindow, session: Session) -> Sounds:
    """Let the window be heard as well; the sound system opens after the first picture."""
    sounds = Sounds(window.game.settings, lambda words: session.message or session.say(words))
    session.listen(lambda event: sounds.hear(event, session))
    window.game.later(0.3, sounds.prepare)
    return sounds


def _words(error: Exception) -> str:
    """What an error of pyglet means for a player; empty when it means nothing known."""
    name = type(error).__name__
    if name == "NoSuchDisplayException":
        return _(
            "There is no display to open a window on: start it on a desktop, set DISPLAY, "
            "or play with `solitaire console`."
        )
    if name in _OPENGL_TROUBLES:
        return _opengl_words()
    if isinstance(error, OSError):
        words = _("A picture of the program is damaged ({reason}): install it again.")
        return words.format(reason=error)
    return ""


def _opengl_words() -> str:
    return _(
        "This display offers no OpenGL 3.3: update its driver, install libgl1-mesa-dri, "
        "or play with `solitaire console`."
    )


def _library_words(error: ImportError) -> str:
    words = _(
        "A library that the window needs is missing ({reason}): install libgl1 and libx11-6, "
        "or play with `solitaire console`."
    )
    return words.format(reason=error)


def _speak(words: str) -> None:
    """Say in the terminal what a screen reader shall read, when started from one."""
    if sys.stdout and sys.stdout.isatty():
        print(words, flush=True)


def _echo(session: Session, event: Event) -> None:
    """Say a refusal in the terminal too, when started from one."""
    if event.kind == "refused" and sys.stderr and sys.stderr.isatty():
        print(_(session.message), file=sys.stderr)
