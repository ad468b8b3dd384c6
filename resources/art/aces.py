"""The aces: one large symbol each with an inner line, and the ornate ace of spades."""

from frame import HEIGHT, WIDTH
from palette import AMBER, CREAM, GOLD, NAVY, PAPER, RED, SKY
from pips import SHAPES, pip
from svg import circle, clip, group, line, mirror, path, place


def inlaid(house: str, fill: str, inlay: str, inset: float, width: float) -> str:
    """A symbol in its box of 100 with a thin line that runs along inside its edge."""
    shape = path(SHAPES[house], "#000")
    outer = path(SHAPES[house], stroke=inlay, stroke_width=2 * (inset + width))
    inner = path(SHAPES[house], stroke=fill, stroke_width=2 * inset)
    return path(SHAPES[house], fill) + clip("edge", shape, outer + inner)


def plain_ace(house: str, colour: str) -> str:
    """The ace of hearts, diamonds or clubs."""
    low = {"H": -3, "D": 0, "C": -2}[house]
    heart = place(circle(0, 0, 7.6, PAPER) + pip(house, 0, 0, 10, colour), 0, low)
    return place(inlaid(house, colour, PAPER, 4.2, 1.1) + heart, WIDTH / 2, HEIGHT / 2, 1.72)


def petals(count: int, near: float, far: float, wide: float, fill: str) -> str:
    """A ring of petals around the origin."""
    petal = path(
        f"M0 {-near}C{wide} {-near - 6} {wide} {-far + 6} 0 {-far}"
        f"C{-wide} {-far + 6} {-wide} {-near - 6} 0 {-near}Z",
        fill,
    )
    return "".join(place(petal, turn=360 * step / count) for step in range(count))


def filigree() -> str:
    """Scrolls and leaves that fill the right half of the great spade."""
    scrolls = (
        "M6-50C22-44 32-30 30-14C28-4 16-4 16-12C16-18 23-19 24-14"
        "M30-10C46 0 66 16 74 36C80 54 68 66 56 62C48 58 50 48 57 49C61 50 61 55 58 56"
        "M14 62C26 62 38 66 46 76M3-60C6-68 5-76 0-84"
    )
    leaves = (
        "M24-36C34-36 40-30 40-22C32-22 26-28 24-36ZM50 8C60 6 68 10 70 18C62 20 54 16 50 8Z"
        "M66 30C58 30 52 34 50 42C58 42 64 38 66 30ZM30 66C34 58 42 56 48 60C44 68 38 70 30 66Z"
    )
    dots = circle(12, -64, 2.4, GOLD) + circle(40, 2, 2.4, GOLD) + circle(60, 70, 2.6, GOLD)
    return line(scrolls, GOLD, 2.6) + path(leaves, SKY) + dots


def medallion() -> str:
    """The rosette in the middle of the great spade."""
    ring = petals(16, 20, 38, 5.5, GOLD) + circle(0, 0, 24, CREAM, stroke=GOLD, stroke_width=3)
    return ring + circle(0, 0, 19.5, stroke=AMBER, stroke_width=1.4) + pip("S", 0, -1, 25, RED)


def flourish() -> str:
    """Pen strokes at the right of the stem."""
    strokes = (
        "M30 126C52 128 74 118 76 100C76 88 60 86 60 97C60 104 69 104 69 98M36 131"
        "C60 138 86 132 96 116C100 108 96 102 90 105"
    )
    return line(strokes, NAVY, 2.6) + circle(84, 92, 2.6, NAVY)


def great_spade() -> str:
    """The ornate ace of spades."""
    spade = group(inlaid("S", NAVY, GOLD, 2.2, 0.9), transform="scale(2.5)")
    ornament = mirror(filigree() + flourish()) + place(medallion(), 0, 24)
    return place(spade + ornament, WIDTH / 2, HEIGHT / 2 - 4, 0.94)


def ace(house: str, colour: str) -> str:
    """The picture of an ace."""
    return great_spade() if house == "S" else plain_ace(house, colour)
