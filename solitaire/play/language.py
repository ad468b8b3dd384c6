"""Language: whatever is said to a player passes through ``_`` or ``n_``, in the language of the player.

That is the one chosen in the settings, else the one that the system asks for, else English. It can be changed
while the program runs. The catalogues stand in ``resources/translations``; ``make translations`` builds them.
"""

from __future__ import annotations

import gettext
import os
import re
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from solitaire.model.cards import Card
from solitaire.model.errors import SolitaireError
from solitaire.model.phrase import Phrase

from .resources import resource_path

if TYPE_CHECKING:
    from .settings import Settings

__all__ = ["LANGUAGES", "_", "current", "follow", "n_", "preferred", "reason_of", "speak"]

LANGUAGES = {"en": "English", "es": "Español", "cs": "Čeština"}
"""Each language with the name that its own speakers call it."""

_PLAIN = ("C", "POSIX")
_Y_BEFORE_I = re.compile(r"\by (?=h?[ií](?![aeo]))", re.IGNORECASE)


class _Speech:
    """The language in use and its catalogue."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.catalogue = _catalogue(language)


def _catalogue(language: str) -> gettext.NullTranslations:
    if language == "en":
        return gettext.NullTranslations()
    try:
        path = resource_path("translations", language, "LC_MESSAGES", "solitaire.mo")
        with open(path, "rb") as file:
            return gettext.GNUTranslations(file)
    except Exception:  # whatever is wrong with a catalogue, the game speaks English
        return gettext.NullTranslations()


# --- choosing -----------------------------------------------------------------------------------------


def preferred(environ: Mapping[str, str] = os.environ) -> str:
    """The first language of ``LANGUAGE``, else of the locale, that there is; English where there is none."""
    locale = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    if locale in _PLAIN:
        return "en"  # as gettext does: who asks for the plain locale wants no translation
    wanted = [*(environ.get("LANGUAGE") or "").split(":"), locale, *_of_windows()]
    for name in wanted:
        language = name.replace("-", "_").split("_")[0].split(".")[0].casefold()
        if language in LANGUAGES:
            return language
    return "en"


def _of_windows() -> list[str]:
    """The language of the Windows desktop, which sets no variable of the environment."""
    if sys.platform == "win32":
        import ctypes
        import locale

        return [locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")]
    return []


def speak(language: str = "") -> str:
    """Use *language* from now on, or with none the preferred one; the answer is the one in use."""
    global _speech
    _speech = _Speech(language if language in LANGUAGES else preferred())
    return _speech.language


def current() -> str:
    """The language in use."""
    return _now().language


def follow(settings: Settings) -> None:
    """Use the language of the settings, now and whenever it is changed."""

    def change(key: str) -> None:
        if key == "language":
            speak(settings.language)

    settings.listen(change)
    speak(settings.language)


_speech: _Speech | None = None


def _now() -> _Speech:
    if _speech is None:
        speak()
    assert _speech is not None
    return _speech


# --- translating --------------------------------------------------------------------------------------


def _(text: str) -> str:
    """*text* in the language of the player, a Phrase with all that was filled into it."""
    if isinstance(text, Phrase):
        return _sounding(text.render(_, _words))
    return _now().catalogue.gettext(text) if text else ""


def _sounding(text: str) -> str:
    """In Spanish “y” becomes “e” before the sound of an i: which word follows is only known here."""
    return _Y_BEFORE_I.sub("e ", text) if _now().language == "es" else text


def n_(one: str, many: str, number: int, **words: str) -> str:
    """*one* or *many*, whichever form the language uses for *number*; it and *words* are filled in."""
    return _now().catalogue.ngettext(one, many, number).format(number=number, **words)


def _words(key: str, value: Any) -> dict[str, str]:
    """What a value of a Phrase is called; a card has a form with its article under ``the_…`` too."""
    if isinstance(value, Card):
        card = _(value.words)
        rank = value.words.partition(" ")[0]
        article = _now().catalogue.pgettext(rank, "the {card}").format(card=card)
        return {key: card, f"the_{key}": article}
    if isinstance(value, SolitaireError):
        return {key: _(value.phrase)}
    return {key: _(value) if isinstance(value, Phrase) else str(value)}


def reason_of(error: OSError) -> Phrase:
    """Why the system could not do something, in its own words."""
    return Phrase(error.strerror or str(error))
