"""The decks: which cards, backs and jokers go together under which name."""

from backs import backs, tiled
from french_deck import faces
from jokers import jokers
from large_print import large_face, large_jokers
from palette import FOUR_COLOURS, HOUSES
from spanish_deck import spanish_faces


def french() -> dict[str, str]:
    """The French deck in two colours."""
    return faces() | backs() | jokers()


def french_four_colours() -> dict[str, str]:
    """Blue diamonds and green clubs."""
    return faces(FOUR_COLOURS) | backs() | jokers()


def french_large() -> dict[str, str]:
    """Large print."""
    return faces(HOUSES, large_face) | backs() | large_jokers()


def french_large_four_colours() -> dict[str, str]:
    """Large print in four colours."""
    return faces(FOUR_COLOURS, large_face) | backs() | large_jokers()


def spanish() -> dict[str, str]:
    """The Spanish deck of forty cards."""
    return spanish_faces() | {"back-spanish": tiled()}


DECKS = {
    "french": french,
    "french-4c": french_four_colours,
    "french-large": french_large,
    "french-large-4c": french_large_four_colours,
    "spanish": spanish,
}
BASES = {"french-4c": "french", "french-large": "french", "french-large-4c": "french-large"}
