"""The four Spanish houses: coin, cup, sword and club, each 100 high around the origin."""

from math import cos, pi, sin

from aces import petals
from palette import AMBER, BLUE, GOLD, INK, LEAF, PINE, RED, WHITE, WINE
from svg import circle, clip, ellipse, inked, line, path, place, smooth

LIGHT_GOLD = "#f7d572"
BLADE = "M0-50L6.6-38V18H-6.6V-38Z"
GUARD = "M-15 17C-16 22-12 25-8 23C-4 21 4 21 8 23C12 25 16 22 15 17C11 19 5 17 0 17C-5 17-11 19-15 17Z"
BOWL = "M-34-38C-35-14-24 4-6 10V20H6V10C24 4 35-14 34-38Z"
FOOT = "M-6 18C-8 30-16 36-27 40L-28 49H28L27 40C16 36 8 30 6 18Z"
TRUNK = (
    (-6, 50), (-8, 34), (-5, 16), (-8, -2), (-13, -16), (-11, -28), (-15, -41), (-8, -50), (7, -49),
    (13, -41), (11, -28), (13, -14), (7, 2), (8, 18), (5, 34), (7, 50),
)  # fmt: skip
STUBS = ((-8, -6, -58), (11, -16, 56), (6, 20, 60), (-12, -31, -56))
SPRIG = "M0 0C4-9 12-11 20-9C18-2 10 4 0 0Z"


def ring_of(count: int, radius: float, size: float, fill: str) -> str:
    """Beads on a circle."""
    turns = (2 * pi * step / count for step in range(count))
    return "".join(circle(radius * sin(turn), -radius * cos(turn), size, fill) for turn in turns)


def coin() -> str:
    """A golden coin with beads and a rosette."""
    disc = circle(0, 0, 47.5, GOLD, stroke=INK, stroke_width=4)
    rim = circle(0, 0, 35, LIGHT_GOLD, stroke=AMBER, stroke_width=2.6) + ring_of(20, 41, 2.6, AMBER)
    star = petals(8, 7, 32, 8, AMBER) + petals(8, 11, 28, 4.4, GOLD)
    return disc + rim + star + circle(0, 0, 9, RED, stroke=INK, stroke_width=2)


def cup() -> str:
    """A red goblet with golden rim, knob and foot."""
    bowl = path(BOWL, RED) + clip("bowl", path(BOWL, "#000"), cup_ornament()) + inked(BOWL, "none", INK, 3.4)
    foot = inked(FOOT, RED, INK, 3.4) + inked("M-28 42H28L29 49.5H-29Z", GOLD, INK, 3)
    knob = ellipse(0, 17, 11, 6.5, GOLD, stroke=INK, stroke_width=3)
    mouth = ellipse(0, -40, 35, 8, GOLD, stroke=INK, stroke_width=3.4) + ellipse(0, -40, 26, 3.8, WINE)
    return foot + bowl + knob + mouth


def cup_ornament() -> str:
    """Golden leaves that hold the bowl, a lighter side and a stone."""
    leaves = "".join(
        path(f"M{x - 9} 14Q{x - 8}-8 {x * 1.5} -17Q{x + 8}-8 {x + 9} 14Z", GOLD) for x in (-16, 0, 16)
    )
    shine = path("M-30-30C-30-16-26-6-18 2L-14-2C-21-10-24-18-24-30Z", "#e2626f")
    return shine + leaves + line("M-36-27H36", GOLD, 3.4)


def sword(bold: float = 1) -> str:
    """A blue blade, point up, with golden guard and pommel; `bold` scales the outline."""
    blade = path(BLADE, BLUE) + path("M0-50V18H-6.6V-38Z", "#7fa9de") + inked(BLADE, "none", INK, 2 * bold)
    grip = inked("M-3.4 22H3.4V40H-3.4Z", RED, INK, 1.8 * bold) + line("M-3 28L3 26M-3 34L3 32", GOLD, 1.4)
    guard = inked(GUARD, GOLD, INK, 2 * bold) + circle(0, 20.5, 2.6, RED)
    return blade + grip + guard + circle(0, 44.5, 5, GOLD, stroke=INK, stroke_width=2 * bold)


def club(bold: float = 1) -> str:
    """A green cudgel with lopped branches, knots and a golden ring; `bold` scales the outline."""
    trunk = smooth(*TRUNK)
    stubs = "".join(place(stub(bold), x, y, turn=turn) for x, y, turn in STUBS)
    leaf = place(inked(SPRIG, "#7cc58c", INK, 1.8 * bold), 7, 4, 0.72, 10)
    inside = path("M3-54C10-30 4-10 3 10C6 30 1 40 3 54H30V-54Z", PINE, opacity=0.8)
    inside += line("M-9-38C-7-28-9-20-8-12M-3 20C-5 28-4 32-4 40", "#a6dcae", 2.2)
    knots = "".join(cut(x, y, 2.4, 3.6, bold) for x, y in ((-1, -24), (1, 6)))
    ring = path("M-12 29Q0 34 12 29V36Q0 41-12 36Z", GOLD)
    ring += line("M-12 29Q0 34 12 29M-12 36Q0 41 12 36", INK, 1.6 * bold)
    bark = clip("trunk", path(trunk, "#000"), inside + ring) + inked(trunk, "none", INK, 2.6 * bold)
    return stubs + leaf + path(trunk, LEAF) + bark + knots + cut(0, -45, 8, 3.4, bold)


def cut(x: float, y: float, wide: float, high: float, bold: float) -> str:
    """The bright wood of a cut or a knot."""
    return ellipse(x, y, wide, high, GOLD, stroke=INK, stroke_width=1.7 * bold)


def stub(bold: float) -> str:
    """A short cut branch that points up."""
    return inked("M-3.8 4L-3.4-8H3.4L3.8 4Z", LEAF, INK, 2.2 * bold) + cut(0, -8, 4, 2.6, bold)


COLOURS = {"O": "#94600a", "C": RED, "E": "#1d4f9e", "B": "#12743a"}


def drawn(house: str, size: float = 100) -> str:
    """The picture of a house, 100 high; of long things shown in this size the outline stays fine."""
    bold = min(1.0, 160 / size)
    return {"O": coin, "C": cup}[house]() if house in "OC" else {"E": sword, "B": club}[house](bold)


def mark(house: str) -> str:
    """A bolder, simpler picture of the house for the corners, about 100 by 100."""
    colour = COLOURS[house]
    if house == "O":
        return circle(0, 0, 44, GOLD, stroke=colour, stroke_width=9) + circle(0, 0, 15, RED)
    if house == "C":
        return path(SILHOUETTES["C"], RED) + path("M-36-46H36L35-32H-35ZM-29 40H29V50H-29Z", GOLD)
    if house == "E":
        blade = path("M0-60L13-38V14H-13V-38Z", colour) + line("M0-42V10", "#a9c3e4", 5)
        return blade + line("M-32 18H32", AMBER, 13) + line("M0 22V46", RED, 12) + circle(0, 50, 10, AMBER)
    trunk = path(SILHOUETTES["B"], colour) + line(BRANCHES, colour, 13)
    return trunk + ellipse(0, -44, 15, 7, GOLD)


SILHOUETTES = {
    "O": "M0-46A46 46 0 1 1 0 46A46 46 0 1 1 0-46ZM0-33A33 33 0 1 0 0 33A33 33 0 1 0 0-33Z"
    "M0-20L6-6L20 0L6 6L0 20L-6 6L-20 0L-6-6Z",
    "C": "M-36-46H36C37-16 26 4 9 11V22C11 32 18 37 29 40V50H-29V40C-18 37-11 32-9 22V11C-26 4-37-16-36-46Z",
    "E": "M0-58L10-42V12H30V24H6V38A10 10 0 1 1-6 38V24H-30V12H-10V-42Z",
    "B": "M-26-44C-25-58 25-58 26-44C27-26 20-20 19-6C18 10 15 16 14 34L15 50Q0 60-15 50L-14 34"
    "C-15 18-17 10-19-6C-20-20-27-26-26-44Z",
}
BRANCHES = "M-20-14L-36-28M18 2L35-12M-12 22L-29 9"
CUT = "M-15-44C-13-51 13-51 15-44C13-37-13-37-15-44Z"


def white_mark(house: str) -> str:
    """The white mark of a house for the icons."""
    shape = SILHOUETTES[house] + (CUT if house == "B" else "")
    branches = line(BRANCHES, WHITE, 11) if house == "B" else ""
    return path(shape, WHITE, fill_rule="evenodd") + branches
