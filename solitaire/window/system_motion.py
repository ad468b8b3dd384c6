"""System motion: whether the desktop was told to move less. Where it does not say so, it was not."""

from __future__ import annotations

import configparser
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

__all__ = ["prefers_less_motion"]


def prefers_less_motion(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether animations are switched off in the settings of the system."""
    with suppress(Exception):  # a system that cannot be asked has no wish
        return _of_windows() if sys.platform == "win32" else _of_files(environ)
    return False


def _of_windows() -> bool:
    import ctypes

    shown = ctypes.c_int(1)
    get_client_area_animation = 0x1042
    library = getattr(ctypes, "windll").user32  # noqa: B009 — it is there on Windows only
    library.SystemParametersInfoW(get_client_area_animation, 0, ctypes.byref(shown), 0)
    return not shown.value


def _of_files(environ: Mapping[str, str]) -> bool:
    """What GTK and KDE write when animations are switched off."""
    folder = Path(environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    wishes = (
        ("gtk-4.0/settings.ini", "Settings", "gtk-enable-animations", ("0", "false")),
        ("gtk-3.0/settings.ini", "Settings", "gtk-enable-animations", ("0", "false")),
        ("kdeglobals", "KDE", "AnimationDurationFactor", ("0",)),
    )
    return any(_value(folder / file, section, key).lower() in off for file, section, key, off in wishes)


def _value(path: Path, section: str, key: str) -> str:
    """One value of an INI file; empty when it is not there or the file is not one."""
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    try:
        parser.read_string(path.read_text(encoding="utf-8", errors="replace")[:100_000])
    except (OSError, configparser.Error):
        return ""
    return parser.get(section, key, fallback="")
