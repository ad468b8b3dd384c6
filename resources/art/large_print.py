"""The large-print faces: rank and house fill a strip at each end, one big picture the middle."""

from aces import ace
from courts import figure, framed
from frame import HEIGHT, WIDTH, card, two_way
from french_deck import label_of
from jokers import LOOKS, jester, star
from lettering import lettering
from palette import PAPER, HouseColours
from pips import pip
from svg import place

TOP = 9
RANK_HEIGHT = 97
RANK_MIDDLE = 46
RANK_WIDEST = 74
PIP_MIDDLE = 130
STRIP_PIP = 80
BIG_PIP = 172
PANEL = (102, 89)
PANEL_SCALE = 1.2
DROP = 108


def strip(label: str, house: str, colour: str) -> str:
    """The rank, about twice as high as usual, and the house beside it."""
    height = RANK_HEIGHT * (0.86 if label == "Q" else 1)
    rank = lettering(label, RANK_MIDDLE, TOP, height, colour, widest=RANK_WIDEST, gap=0.04)
    return two_way(rank + pip(house, PIP_MIDDLE, TOP + RANK_HEIGHT / 2, STRIP_PIP, colour))


def centred(content: str, scale: float = 1) -> str:
    """The content in the middle of the card."""
    return place(content, WIDTH / 2, HEIGHT / 2, scale)


def portrait(half: str, look: HouseColours) -> str:
    """The upper part of a court figure, upright between the strips."""
    return centred(framed(place(half, y=DROP), look, PANEL), PANEL_SCALE)


def large_face(name: str, look: HouseColours) -> str:
    """The large-print face with this name as an SVG document."""
    rank, house = name
    if rank == "A":
        picture = place(ace(house, look.pip), WIDTH * 0.06, HEIGHT * 0.06, 0.88)
    elif rank in "JQK":
        picture = portrait(figure(rank, house, look), look)
    else:
        picture = centred(pip(house, 0, 0, BIG_PIP, look.pip))
    return card(PAPER, picture, strip(label_of(rank), house, look.pip))


def large_joker(look: HouseColours) -> str:
    """A joker whose star and name fill the strips."""
    word = lettering("JOKER", 196, TOP + 27, 44, look.pip)
    corner = two_way(star(58, TOP + 52, 96, look.pip) + word)
    return card(PAPER, portrait(jester(look), look), corner)


def large_jokers() -> dict[str, str]:
    """Both jokers by name."""
    return {name: large_joker(look) for name, look in LOOKS.items()}
