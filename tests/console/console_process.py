"""How the tests start the console as a program of its own: with a deal that is known and a clean locale."""

import os
import sys
from pathlib import Path

__all__ = ["CONSOLE", "ROOT", "environment"]

ROOT = Path(__file__).resolve().parents[2]
CONSOLE = [sys.executable, "-m", "solitaire", "console", "--deal", "K00-000005X"]


def environment(**changes):
    """The variables of this process without its languages, with *changes*."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "PYTHON"))}
    return clean | {"PYTHONPATH": str(ROOT), "COLUMNS": "80"} | changes
