"""The faces of the Spanish deck by name: `1O` … `7O`, `SO` (sota), `CO` (caballo), `RO` (rey); O C E B."""

from frame import HEIGHT, WIDTH, card, two_way
from lettering import lettering
from palette import INK
from spanish_aces import spanish_ace
from spanish_figures import spanish_figure
from spanish_pips import COLOURS, drawn, mark
from svg import element, group, number, place

SPANISH_PAPER = "#fdf8e9"
HOUSES = "OCEB"
RANKS = "1234567SCR"
LABELS = {"S": "10", "C": "11", "R": "12"}
INSET = 13
GAP = 15
PINTAS = {"O": (), "C": (0,), "E": (-21, 21), "B": (-42, 0, 42)}
INDEX_X = 43
INDEX_TOP = 22
RANK_HEIGHT = 46
MARK = 36
CENTRE = (WIDTH / 2, HEIGHT / 2)

Place = tuple[float, float, float, float]


def grid(size: float, columns: tuple[float, ...], rows: tuple[float, ...], *others: Place) -> list[Place]:
    """Places (x, y, size, turn) in columns and rows, and others."""
    return [(x, y, size, 0) for y in rows for x in columns] + list(others)


MIDDLE = (160,)
ARRANGED = {
    "2O": grid(132, MIDDLE, (122, 326)),
    "3O": grid(112, MIDDLE, (98, 224, 350)),
    "4O": grid(90, (112, 208), (108, 340)),
    "5O": grid(88, (112, 208), (100, 348), (160, 224, 88, 0)),
    "6O": grid(84, (112, 208), (92, 224, 356)),
    "7O": grid(78, (110, 210), (86, 224, 362), (160, 155, 78, 0)),
    "2C": grid(156, MIDDLE, (124, 324)),
    "3C": [(160, 116, 136, 0), *grid(124, (108, 212), (322,))],
    "4C": grid(116, (112, 208), (112, 336)),
    "5C": grid(104, (110, 210), (98, 350), (160, 224, 104, 0)),
    "6C": grid(104, (112, 208), (92, 224, 356)),
    "7C": [*grid(102, (110, 210), (100, 348)), *grid(102, (68, 160, 252), (224,))],
    "2E": grid(300, (106, 214), (224,)),
    "3E": grid(232, (80, 160, 240), (224,)),
    "4E": grid(178, (110, 210), (124, 324)),
    "5E": grid(172, (104, 216), (120, 328), (160, 224, 172, 0)),
    "6E": grid(172, (98, 160, 222), (122, 326)),
    "7E": grid(148, (98, 160, 222), (106, 342), (160, 224, 250, 90)),
    "2B": grid(280, (108, 212), (224,)),
    "3B": grid(216, (78, 160, 242), (224,)),
    "4B": grid(172, (110, 210), (124, 324)),
    "5B": grid(138, (106, 214), (102, 346), (160, 224, 190, 90)),
    "6B": grid(160, (100, 160, 220), (124, 324)),
    "7B": grid(130, (100, 160, 220), (98, 350), (160, 224, 190, 90)),
}


def frame_line(house: str) -> str:
    """The frame with as many breaks in its top and bottom line as the house has pintas."""
    low, corner = HEIGHT - INSET, INSET + 9
    marks = [WIDTH / 2 + shift for shift in PINTAS[house]]
    breaks = [end for middle in marks for end in (middle - GAP / 2, middle + GAP / 2)]
    ends = [corner, *breaks, WIDTH - corner]
    dashes = "".join(
        f"M{number(start)} {y}H{number(end)}"
        for y in (INSET, low)
        for start, end in zip(ends[::2], ends[1::2], strict=True)
    )
    sides = "".join(
        f"M{x + turn} {INSET}Q{x} {INSET} {x} {corner}V{low - 9}Q{x} {low} {x + turn} {low}"
        for x, turn in ((INSET, 9), (WIDTH - INSET, -9))
    )
    return element("path", d=dashes + sides, fill="none", stroke=INK, stroke_width=3.2)


def spanish_index(label: str, house: str) -> str:
    """The number over the mark of the house, in two corners."""
    rank = lettering(label, INDEX_X, INDEX_TOP, RANK_HEIGHT, COLOURS[house], widest=43, gap=0.05)
    return two_way(rank + place(mark(house), INDEX_X, INDEX_TOP + RANK_HEIGHT + 3 + MARK / 2, MARK / 100))


def field(name: str) -> str:
    """The pips of a number card."""
    house = group(drawn(name[1], ARRANGED[name][0][2]), id="pip")
    uses = "".join(
        place(element("use", href="#pip"), x, y, size / 100, turn) for x, y, size, turn in ARRANGED[name]
    )
    return element("defs", house) + uses


def spanish_face(name: str) -> str:
    """The face with this name as an SVG document."""
    rank, house = name
    if rank in LABELS:
        picture = spanish_figure(rank, house)
    else:
        picture = place(spanish_ace(house), *CENTRE) if rank == "1" else field(name)
    index = spanish_index(LABELS.get(rank, rank), house)
    return card(SPANISH_PAPER, frame_line(house), picture, index)


def spanish_faces() -> dict[str, str]:
    """All 40 faces by name."""
    return {rank + house: spanish_face(rank + house) for house in HOUSES for rank in RANKS}
