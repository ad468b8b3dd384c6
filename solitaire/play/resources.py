"""Where the files lie that come with the program: pictures, sounds, translations, sample saves.

In a source checkout they stand beside the package, in ``resources/`` and ``saves/``. Installed, they are
inside it, as ``solitaire/resources`` and ``solitaire/samples``.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent
_CHECKOUT = _PACKAGE.parent


def resource_path(*parts: str) -> Path:
    """The path of one shipped file or folder, as in ``resource_path("atlas", "cards.png")``."""
    return _folder("resources", "resources").joinpath(*parts)


def samples_path() -> Path:
    """The folder of the sample saves. Read it only: installed, the player may not write there."""
    return _folder("saves", "samples")


def is_checkout() -> bool:
    """Whether the program runs from its source tree rather than from an installed package."""
    return (_CHECKOUT / "setup.cfg").is_file() and (_CHECKOUT / "resources").is_dir()


def _folder(in_checkout: str, in_package: str) -> Path:
    return _CHECKOUT / in_checkout if is_checkout() else _PACKAGE / in_package
