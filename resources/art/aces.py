"""The aces: one large symbol each, and the ornate ace of spades."""

from frame import HEIGHT, WIDTH
from palette import HOUSES
from pips import pip


def ace(house: str) -> str:
    """The picture of an ace."""
    size = 230 if house == "S" else 130
    return pip(house, WIDTH / 2, HEIGHT / 2, size, HOUSES[house].pip)
