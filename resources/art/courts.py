"""The court cards."""

from frame import two_way
from lettering import lettering
from palette import GOLD, HOUSES
from pips import pip
from svg import rect

PANEL = (62, 28, 196, 392)


def court(rank: str, house: str) -> str:
    """The framed picture of a court card."""
    look = HOUSES[house]
    frame = rect(PANEL, look.panel, 6, stroke=look.robe, stroke_width=2.4)
    half = lettering(rank, 160, 90, 90, look.robe) + pip(house, 92, 62, 40, look.pip)
    return frame + rect((62, 216, 196, 16), GOLD) + two_way(half)
