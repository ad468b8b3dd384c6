"""The twelve court cards: who they are, and how a two-way picture is put together."""

from dataclasses import dataclass

from court_attributes import ATTRIBUTES
from court_crowns import crown
from court_faces import face, neck
from court_hair import STYLES, beard
from court_robes import arm, fist, robe
from frame import HEIGHT, WIDTH
from palette import AUBURN, CREAM, DARK, FAIR, GOLD, INK, WHITE_HAIR, Hair, HouseColours
from pips import pip
from svg import circle, clip, element, group, inked, number, path, place, rect

PANEL = (100, 196)
SLOPE = 0.3
HAND = (-65, -34)


@dataclass(frozen=True)
class Figure:
    """What makes one court figure different from the others."""

    hair: Hair
    style: str
    crown: str
    attribute: str
    pattern: str
    turn: float
    beard: str = ""


FIGURES = {
    "KS": Figure(DARK, "rolled", "pointed", "sword", "lozenges", 4, "pointed"),
    "KH": Figure(FAIR, "curled", "lilies", "sceptre", "chevrons", -4, "round"),
    "KD": Figure(WHITE_HAIR, "rolled", "walled", "axe", "scales", 4, "wavy"),
    "KC": Figure(AUBURN, "curled", "arched", "orb", "stripes", -4, "forked"),
    "QS": Figure(DARK, "flowing", "rayed", "lily", "scales", -4),
    "QH": Figure(FAIR, "flowing", "pearled", "rose", "blossoms", 4),
    "QD": Figure(AUBURN, "rolled", "domed", "mirror", "lozenges", -4),
    "QC": Figure(DARK, "curled", "leaved", "fan", "blossoms", 4),
    "JS": Figure(AUBURN, "bobbed", "beret", "halberd", "stripes", 4),
    "JH": Figure(FAIR, "rolled", "flat", "falcon", "quarters", -4),
    "JD": Figure(DARK, "bobbed", "hooded", "banner", "chevrons", 4),
    "JC": Figure(FAIR, "curled", "brimmed", "arrow", "quarters", -4),
}


def figure(rank: str, house: str, look: HouseColours) -> str:
    """The upper half of a figure, from the crown down to the sash."""
    who = FIGURES[rank + house]
    hair = STYLES[who.style](who.hair)
    behind = hair if who.style == "flowing" else ""
    body = place(robe(rank, who.pattern, look), y=0 if rank == "K" else -8)
    held = arm(look, *HAND) + place(ATTRIBUTES[who.attribute](look), *HAND) + fist(*HAND)
    head = face(rank, who.turn, who.hair.strand if who.hair is WHITE_HAIR else INK)
    whiskers = beard(who.beard, who.hair, who.turn) if who.beard else ""
    return behind + neck() + body + held + head + whiskers + hair + crown(who.crown, rank, house, look)


def sash(look: HouseColours) -> str:
    """The band across the middle that parts the two halves."""
    reach = 120
    rise = reach * SLOPE
    edge = f"M{-reach} {rise - 8}L{reach} {-rise - 8}V{-rise + 8}L{-reach} {rise + 8}Z"
    studs = ""
    for step in range(-4, 5):
        x = step * 23
        y = -x * SLOPE
        if step % 2 == 0:
            studs += place(element("rect", x=-4, y=-4, width=8, height=8, fill=look.jewel), x, y, turn=28)
        else:
            studs += circle(x, y, 2.6, INK)
    return inked(edge, look.sash, INK) + studs


def box(half: tuple[int, int], inset: int = 0) -> tuple[int, int, int, int]:
    """The rectangle around the origin with these half sides."""
    wide, high = half[0] - inset, half[1] - inset
    return (-wide, -high, 2 * wide, 2 * high)


def court(rank: str, house: str, look: HouseColours) -> str:
    """The framed two-way picture of a court card."""
    half = figure(rank, house, look) + pip(house, 73, -164, 38, look.pip)
    return place(two_way_panel(half, look), WIDTH / 2, HEIGHT / 2)


def two_way_panel(half: str, look: HouseColours) -> str:
    """A framed panel with the half figure above, and upside down below the sash."""
    wide, high = PANEL
    slope = wide * SLOPE
    above = f"M{-wide} {-high}H{wide}V{number(-slope)}L{-wide} {number(slope)}Z"
    upper = group(clip("upper", path(above, "#000"), half), id="half")
    return framed(upper + element("use", href="#half", transform="rotate(180)") + sash(look), look, PANEL)


def framed(content: str, look: HouseColours, sides: tuple[int, int]) -> str:
    """A panel around the origin with these half sides: ground, gilt line, content, border."""
    gilt = rect(box(sides, 5), radius=2.5, stroke=GOLD, stroke_width=1.8)
    ground = rect(box(sides), look.panel, 5) + gilt
    inside = clip("panel", rect(box(sides), CREAM, 5), content)
    return ground + inside + rect(box(sides), radius=5, stroke=INK, stroke_width=2.8)
