"""The few colours every card is painted with, and how each house uses them."""

from dataclasses import dataclass

PAPER = "#fffdf7"
CREAM = "#fdf1d8"
SKIN = "#fbdfc2"
BLUSH = "#f0b196"
GOLD = "#e9b23c"
AMBER = "#b97a17"
RED = "#c01f32"
WINE = "#861526"
NAVY = "#1c2340"
BLUE = "#2f5fa7"
SKY = "#a9c3e4"
WHITE = "#ffffff"
INK = NAVY


@dataclass(frozen=True)
class HouseColours:
    """The colour of the pips of a house and the cloth its court wears."""

    pip: str
    robe: str
    sleeve: str
    trim: str
    cloak: str
    panel: str


HOUSES = {
    "S": HouseColours(NAVY, NAVY, BLUE, GOLD, RED, "#eef2f8"),
    "H": HouseColours(RED, RED, GOLD, CREAM, BLUE, "#fdf3e4"),
    "D": HouseColours(RED, GOLD, RED, BLUE, WINE, "#fdf3e4"),
    "C": HouseColours(NAVY, BLUE, RED, GOLD, NAVY, "#eef2f8"),
}
