"""Where things are kept: saved games in saves/ of a source checkout, else in the user's data folder."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

__all__ = ["checkout", "home", "saves_folder", "settings_path"]

_NAME = "solitaire"


def checkout() -> Path | None:
    """The root of the source checkout this program runs from, or None when it is installed."""
    root = Path(__file__).resolve().parents[2]
    return root if (root / "setup.cfg").is_file() and (root / "resources").is_dir() else None


def home() -> Path | None:
    """The folder that ``SOLITAIRE_HOME`` names for everything this program keeps, or None."""
    value = os.environ.get("SOLITAIRE_HOME")
    return Path(value) if value else None


def saves_folder(given: str | Path | None = None) -> Path:
    """The folder of saved games: *given*, else below ``SOLITAIRE_HOME``, else as the module says."""
    if given:
        return Path(given)
    chosen, root = home(), checkout()
    if chosen:
        return chosen / "saves"
    return root / "saves" if root else platformdirs.user_data_path(_NAME) / "saves"


def settings_path() -> Path:
    """The file of the settings: below ``SOLITAIRE_HOME``, else in the user's configuration folder."""
    chosen = home()
    return (chosen or platformdirs.user_config_path(_NAME)) / "settings.json"
