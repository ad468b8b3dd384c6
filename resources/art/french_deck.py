"""The faces of the French deck: indices, pips, aces and courts, by name (QH, XS, ...)."""

from collections.abc import Callable

from aces import ace
from courts import court
from frame import HEIGHT, WIDTH, card, index
from palette import HOUSES, PAPER, HouseColours
from pips import pip

RANKS = "A23456789XJQK"
LEFT, MIDDLE, RIGHT = 104, WIDTH / 2, WIDTH - 104
TOP = 80
CENTRE = HEIGHT / 2
PIP = 62


def row(step: float) -> float:
    """The height of a row: 0 is the top row, 1 the bottom row."""
    return TOP + (HEIGHT - 2 * TOP) * step


TWO, THREE, FOUR = (0, 1), (0, 1 / 2, 1), (0, 1 / 3, 2 / 3, 1)
SIDES = {2: (), 3: (), 4: TWO, 5: TWO, 6: THREE, 7: THREE, 8: THREE, 9: FOUR, 10: FOUR}
INNER = {2: TWO, 3: THREE, 5: (1 / 2,), 7: (1 / 4,), 8: (1 / 4, 3 / 4), 9: (1 / 2,), 10: (1 / 6, 5 / 6)}


def pip_places(count: int) -> list[tuple[float, float]]:
    """Where the pips of a number card lie, in the classic arrangement."""
    places = [(x, row(step)) for x in (LEFT, RIGHT) for step in SIDES[count]]
    return places + [(MIDDLE, row(step)) for step in INNER.get(count, ())]


def number_field(count: int, house: str, colour: str) -> str:
    """All pips of a number card, those of the lower half upside down."""
    return "".join(pip(house, x, y, PIP, colour, 180 if y > CENTRE + 1 else 0) for x, y in pip_places(count))


def face(name: str, look: HouseColours) -> str:
    """The face with this name as an SVG document."""
    rank, house = name
    label = label_of(rank)
    if rank == "A":
        picture = ace(house, look.pip)
    elif rank in "JQK":
        picture = court(rank, house, look)
    else:
        picture = number_field(int(label), house, look.pip)
    return card(PAPER, picture, index(label, house, look.pip))


def label_of(rank: str) -> str:
    """What the corner of a card says for the letter of its rank."""
    return "10" if rank == "X" else rank


Draw = Callable[[str, HouseColours], str]


def faces(looks: dict[str, HouseColours] = HOUSES, draw: Draw = face) -> dict[str, str]:
    """All 52 faces by name; `draw` makes one."""
    return {rank + house: draw(rank + house, looks[house]) for house in "SHDC" for rank in RANKS}
