"""The four house symbols, each in a box of 100 by 100 around the origin."""

from svg import path, place

HEART = (
    "M0 48C-9 30-48 8-48-19C-48-36-36-47-23-47C-12-47-4-41 0-30"
    "C4-41 12-47 23-47C36-47 48-36 48-19C48 8 9 30 0 48Z"
)
DIAMOND = "M0-50C9-33 24-12 38 0C24 12 9 33 0 50C-9 33-24 12-38 0C-24-12-9-33 0-50Z"
SPADE = (
    "M0-50C8-32 46-10 46 15C46 30 35 38 24 38C16 38 9 34 5 28C5 38 9 45 17 50H-17"
    "C-9 45-5 38-5 28C-9 34-16 38-24 38C-35 38-46 30-46 15C-46-10-8-32 0-50Z"
)
CLUB = (
    "M0-49C13-49 23-39 23-27C23-20 20-14 15-9C18-11 22-12 26-12C39-12 48-2 48 10C48 22 38 32 26 32"
    "C17 32 9 27 5 20C5 33 9 43 17 50H-17C-9 43-5 33-5 20C-9 27-17 32-26 32C-38 32-48 22-48 10"
    "C-48-2-39-12-26-12C-22-12-18-11-15-9C-20-14-23-20-23-27C-23-39-13-49 0-49Z"
)
SHAPES = {"S": SPADE, "H": HEART, "D": DIAMOND, "C": CLUB}


def pip(house: str, x: float, y: float, size: float, fill: str, turn: float = 0) -> str:
    """The symbol of a house, `size` high, centred on (x, y)."""
    return place(path(SHAPES[house], fill), x, y, size / 100, turn)
