"""Where the files lie that come with the program: pictures, sounds, translations, sample saves, diagrams.

In a source checkout they stand beside the package, in ``resources/``, ``saves/`` and ``uml/``. Installed,
they are inside it, as ``solitaire/resources``, ``solitaire/samples`` and ``solitaire/uml``.
"""

from pathlib import Path

from solitaire.play.paths import checkout

__all__ = ["resource_path", "samples_path", "source_file", "uml_path"]

_PACKAGE = Path(__file__).resolve().parents[1]


def resource_path(*parts: str) -> Path:
    """The path of one shipped file or folder, as in ``resource_path("atlas", "french.json")``."""
    return _shipped("resources", "resources").joinpath(*parts)


def samples_path() -> Path:
    """The folder of the sample saves. Only read it: installed, the player may not write there."""
    return _shipped("saves", "samples")


def uml_path() -> Path:
    """The folder of the diagrams, where it came along."""
    return _shipped("uml", "uml")


def _shipped(in_checkout: str, installed: str) -> Path:
    root = checkout()
    return root / in_checkout if root else _PACKAGE / installed


def source_file(name: str | Path) -> str:
    """A file of the program's code as in ``solitaire/model/cells.py``; of any other only its name."""
    path, root = Path(name), Path(__file__).parents[2]
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name
