"""The four Spanish aces around the middle of the card: crowned sun, covered cup, sword and club in leaves."""

from math import cos, pi, sin

from aces import petals
from court_crowns import CROWNS
from palette import AMBER, BLUE, BLUSH, CREAM, GOLD, INK, LEAF, PINE, RED, SKY, WHITE, WINE, HouseColours
from spanish_pips import LIGHT_GOLD, club, cup, ring_of, sword
from svg import circle, ellipse, inked, line, mirror, path, place

ROYAL = HouseColours(INK, BLUE, RED, GOLD, RED, CREAM, RED)
TWIG = "M0 0C8-7 9-17 0-27C-9-17-8-7 0 0Z"


def laurel(count: int, radius: float, start: float, end: float) -> str:
    """Two twigs of leaves along a circle, from the bottom up; angles in degrees from the top."""
    half = ""
    for step in range(count):
        turn = start + (end - start) * step / (count - 1)
        x, y = radius * sin(turn * pi / 180), -radius * cos(turn * pi / 180)
        for side in (-38, 38):
            leaf = inked(TWIG, LEAF if side < 0 else "#7cc58c", INK, 1.7)
            half += place(leaf, x, y, 1, turn - 90 + side)
    x1, y1 = radius * sin(start * pi / 180), -radius * cos(start * pi / 180)
    x2, y2 = radius * sin(end * pi / 180), -radius * cos(end * pi / 180)
    stem = line(f"M{x1:.2f} {y1:.2f}A{radius} {radius} 0 0 0 {x2:.2f} {y2:.2f}", PINE, 3.4)
    return mirror(stem + half)


def bow(fill: str, shade: str) -> str:
    """A ribbon tied in a bow with two long ends."""
    tail = inked("M4 2C22 8 34 26 58 24L50 34L62 42C36 46 16 30 0 8Z", fill, INK)
    loop = inked("M2 0C12-20 40-24 44-8C46 6 18 10 2 4Z", fill, INK) + line(
        "M8-1C18-10 30-12 37-8", shade, 2.4
    )
    return mirror(tail + loop) + inked("M-8-8H8V9H-8Z", fill, INK)


def sun() -> str:
    """The face of the sun among its rays."""
    rays = "".join(place(path("M-7-38L0-62L7-38Z", RED), turn=45 * step) for step in range(8))
    flames = "".join(
        place(path("M-6-36C-12-48 2-50-2-60C10-52 10-44 6-36Z", AMBER), turn=45 * step + 22.5)
        for step in range(8)
    )
    head = circle(0, 0, 40, LIGHT_GOLD, stroke=INK, stroke_width=2.4)
    cheeks = mirror(circle(21, 10, 8, BLUSH))
    eye = inked("M7-7C11-14 21-14 25-7C21-3 11-3 7-7Z", WHITE, INK, 1.6) + circle(15.5, -7.5, 3.6, INK)
    brow = line("M6-18C12-24 20-24 26-18", AMBER, 3)
    nose = line("M-3-12C-3 0-7 6-4 9C-1 11 3 11 5 8", INK, 2)
    mouth = path("M-12 17Q-5 13 0 16Q5 13 12 17Q0 28-12 17Z", RED) + line("M-13 17Q0 22 13 17", INK, 1.6)
    return flames + rays + head + cheeks + mirror(eye + brow) + nose + mouth


def ace_of_coins() -> str:
    """A great coin with the sun on it, crowned, in laurel."""
    scallops = "".join(
        circle(94 * sin(pi * step / 16), -94 * cos(pi * step / 16), 10.5, GOLD, stroke=INK, stroke_width=2.2)
        for step in range(32)
    )
    disc = circle(0, 0, 95, GOLD, stroke=INK, stroke_width=3)
    rim = circle(0, 0, 84, BLUE, stroke=INK, stroke_width=2.4) + ring_of(28, 77, 3.2, GOLD)
    inside = circle(0, 0, 69, LIGHT_GOLD, stroke=INK, stroke_width=2.4) + petals(16, 52, 68, 5, "#fbe7a8")
    return (
        laurel(9, 118, 168, 42) + scallops + disc + rim + inside + sun()
        + place(CROWNS["arched"](ROYAL) + band(), 0, 58, 1.14) + place(bow(RED, "#e2626f"), 0, 124, 1.1)
    )  # fmt: skip


def band() -> str:
    """The jewelled ring of a crown."""
    ring = inked("M-38-155C-16-145 16-145 38-155L36-139C16-130-16-130-36-139Z", GOLD, INK)
    stones = mirror(circle(17, -143.5, 3.4, BLUE) + circle(29, -146.5, 2.6, WHITE))
    return ring + stones + circle(0, -141.5, 4.4, RED)


def lid() -> str:
    """The lid of the great cup with a flame on top."""
    dome = inked("M-36-42C-30-66-10-72 0-73C10-72 30-66 36-42Q0-34-36-42Z", RED, INK, 1.6)
    ribs = line("M-17-40C-15-58-6-68 0-72M17-40C15-58 6-68 0-72M0-38V-72", GOLD, 1.6)
    rim = inked("M-38-44Q0-34 38-44V-38Q0-28-38-38Z", GOLD, INK, 1.5)
    knob = ellipse(0, -75, 8, 5, GOLD, stroke=INK, stroke_width=1.5)
    flame = inked("M0-79C-9-87-6-94 1-103C0-95 9-92 6-85C5-81 2-79 0-79Z", "#f08a2c", INK, 1.5)
    return dome + ribs + rim + flame + knob


def ace_of_cups() -> str:
    """A great covered cup with handles, in laurel."""
    handle = inked("M30-28C58-34 62 2 22 4L20-4C46-6 44-22 31-18Z", GOLD, INK, 1.6)
    stones = circle(0, -18, 4.6, BLUE, stroke=INK, stroke_width=1.4) + mirror(circle(19, -19, 3.2, SKY))
    vessel = mirror(handle) + cup() + stones + lid()
    return laurel(8, 122, 172, 74) + place(vessel, 0, 34, 2.05) + place(bow(BLUE, SKY), 0, 138, 0.92)


def ace_of_swords() -> str:
    """A great sword through a crown, in laurel."""
    crown = place(CROWNS["pointed"](ROYAL) + band(), 0, 62, 1.1)
    half_crown = place(band(), 0, 62, 1.1)
    return (
        laurel(8, 112, 172, 62)
        + crown
        + place(sword(0.5), 0, 2, 3.6)
        + half_crown
        + place(bow(RED, "#e2626f"), 0, 112, 0.9)
    )


def ace_of_clubs() -> str:
    """A great club with fresh leaves, tied with a ribbon."""
    twig = line("M0 0C-4-16-2-30 6-44", PINE, 3.4)
    leaves = "".join(
        place(inked(TWIG, fill, INK, 1.7), x, y, 1.1, turn)
        for x, y, turn, fill in (
            (0, -2, -62, LEAF), (-2, -16, 58, "#7cc58c"), (-1, -28, -50, "#7cc58c"), (4, -40, 14, LEAF),
        )
    )  # fmt: skip
    spray = twig + leaves
    sprays = ((44, -18, 60), (30, 62, 68), (-44, -52, -58), (-24, 34, -70), (52, -88, 38))
    grown = "".join(place(spray, x, y, 1.1, turn) for x, y, turn in sprays)
    return grown + place(club(0.55), 0, 0, 3.4) + place(bow(WINE, RED), 0, 100, 1.05)


ACES = {"O": ace_of_coins, "C": ace_of_cups, "E": ace_of_swords, "B": ace_of_clubs}


def spanish_ace(house: str) -> str:
    """The picture of a Spanish ace."""
    return ACES[house]()
