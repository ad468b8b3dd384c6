"""The few colours every card is painted with, and how each house uses them."""

from dataclasses import dataclass, replace

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
AZURE = "#1763c6"
GREEN = "#12743a"
LEAF = "#2f8f4e"
PINE = "#145c36"
STEEL = "#dfe6f0"
WHITE = "#ffffff"
INK = NAVY


@dataclass(frozen=True)
class HouseColours:
    """The colour of the pips of a house and the cloth its court wears."""

    pip: str
    robe: str
    second: str
    trim: str
    cloak: str
    panel: str
    jewel: str
    sash: str = GOLD


@dataclass(frozen=True)
class Hair:
    """A hair colour and that of the strands drawn on it."""

    fill: str
    strand: str


HOUSES = {
    "S": HouseColours(NAVY, BLUE, RED, GOLD, NAVY, "#f3f1ea", RED),
    "H": HouseColours(RED, NAVY, GOLD, CREAM, RED, "#fbf1dd", BLUE),
    "D": HouseColours(RED, RED, BLUE, CREAM, GOLD, "#fbf1dd", BLUE, RED),
    "C": HouseColours(NAVY, RED, NAVY, GOLD, BLUE, "#f3f1ea", RED),
}
FOUR_COLOURS = HOUSES | {
    "D": replace(HOUSES["D"], pip=AZURE),
    "C": replace(HOUSES["C"], pip=GREEN),
}
DARK = Hair("#39406a", "#8d97c4")
FAIR = Hair("#eebf55", AMBER)
WHITE_HAIR = Hair("#e4e3df", "#9d9b94")
AUBURN = Hair("#a9532a", "#e08a54")
