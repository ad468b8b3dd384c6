"""The backs, the same upside down: flowers around a rosette, or linked rings around a cartouche."""

from aces import petals
from frame import HEIGHT, WIDTH, card
from palette import BLUE, CREAM, GOLD, NAVY, PAPER, RED, SKY, WINE
from svg import circle, clip, group, line, mirror, path, place, rect, repeated

STEP = 38
HALF_WIDTH, HALF_HEIGHT = WIDTH / 2 - 30, HEIGHT / 2 - 30


def lattice(light: str, dark: str) -> str:
    """Crossed diagonals with a flower in every lozenge."""
    reach = 500
    lines = "".join(
        f"M{shift - reach} {-reach}L{shift + reach} {reach}M{shift - reach} {reach}L{shift + reach} {-reach}"
        for shift in range(-22 * STEP + STEP // 2, 22 * STEP, STEP)
    )
    bloom = "".join(
        place(path("M0-1.5C5.4-5 4.6-10 0-12C-4.6-10-5.4-5 0-1.5Z", light), turn=90 * step)
        for step in range(4)
    )
    places = [
        (x * STEP / 2, y * STEP / 2) for x in range(-12, 13) for y in range(-16, 17) if (x + y) % 2 == 0
    ]
    return line(lines, dark, 4) + line(lines, light, 1.3) + repeated("bloom", bloom, places)


def rings(light: str, dark: str) -> str:
    """Circles that overlap like links; their lenses make flowers of four petals, with a stud between."""
    lens = "M0 0C4-13 13-22 26-26C22-13 13-4 0 0Z"
    vein = line("M5-5L21-21", dark, 1.4)
    petal = path(lens, light) + vein
    flower = "".join(place(petal, turn=90 * step) for step in range(4))
    flower += circle(0, 0, 3.4, GOLD)
    stud = path("M0-8L8 0L0 8L-8 0Z", dark) + circle(0, 0, 2.2, light)
    places = [(x * 52, y * 52) for x in range(-4, 5) for y in range(-5, 6)]
    studs = [(x + 26, y) for x, y in places] + [(x, y + 26) for x, y in places]
    return repeated("stud", stud, studs) + repeated("flower", flower, places)


def lozenge(field: str, light: str, dark: str) -> str:
    """A long cartouche in the middle with a star of leaves."""
    shape = "M0-112C18-96 26-92 30-74C56-62 70-40 70 0C70 40 56 62 30 74C26 92 18 96 0 112"
    shape += "C-18 96-26 92-30 74C-56 62-70 40-70 0C-70-40-56-62-30-74C-26-92-18-96 0-112Z"
    rim = path(shape, dark, stroke=PAPER, stroke_width=5) + place(path(shape, field), scale=0.92)
    inner = place(path(shape, stroke=light, stroke_width=2), scale=0.84)
    star = petals(12, 10, 52, 9, light) + petals(12, 12, 34, 5, dark)
    heart = circle(0, 0, 15, PAPER) + circle(0, 0, 12.5, dark) + petals(6, 1, 10, 4, GOLD)
    tips = mirror(circle(56, 0, 3.4, GOLD)) + circle(0, -72, 4, GOLD) + circle(0, 72, 4, GOLD)
    buds = "".join(place(petals(3, 0, 16, 5, light), y=y, turn=turn) for y, turn in ((-88, 0), (88, 180)))
    return rim + inner + star + heart + tips + buds


def rosette(field: str, light: str, dark: str) -> str:
    """The large medallion in the middle with the four houses."""
    rim = (
        circle(0, 0, 84, dark)
        + petals(24, 62, 82, 8, light)
        + circle(0, 0, 66, PAPER)
        + circle(0, 0, 62.5, field)
    )
    star = petals(8, 12, 58, 13, light) + petals(8, 16, 46, 6, dark)
    between = "".join(place(circle(0, -50, 3.4, GOLD), turn=45 * step + 22.5) for step in range(8))
    heart = circle(0, 0, 19, PAPER) + circle(0, 0, 16.5, dark)
    return rim + star + between + heart + petals(8, 2, 14, 5, GOLD)


def edge(light: str) -> str:
    """A chain of beads between two lines."""
    beads = ""
    for step in range(-9, 10):
        beads += "".join(circle(step * 14.2, side * (HALF_HEIGHT + 7.5), 2.4, light) for side in (-1, 1))
    for step in range(-13, 14):
        beads += "".join(circle(side * (HALF_WIDTH + 7.5), step * 14.9, 2.4, light) for side in (-1, 1))
    return beads


def corners(light: str, dark: str) -> str:
    """A quarter rosette in each corner of the field."""
    quarter = (
        circle(0, 0, 44, dark)
        + petals(16, 24, 42, 7, light)
        + circle(0, 0, 25, PAPER)
        + circle(0, 0, 22, dark)
    )
    quarter += petals(8, 4, 19, 6, GOLD)
    return "".join(place(quarter, x * HALF_WIDTH, y * HALF_HEIGHT) for x in (-1, 1) for y in (-1, 1))


def tiles(yellow: str, blue: str, pale: str) -> str:
    """Glazed tiles: eight-pointed stars between rings."""
    star = place(path("M-17-17H17V17H-17Z", yellow, stroke=blue, stroke_width=2))
    star += place(path("M-17-17H17V17H-17Z", yellow, stroke=blue, stroke_width=2), turn=45)
    star += path("M-15.8-15.8H15.8V15.8H-15.8Z", yellow) + circle(
        0, 0, 12.5, PAPER, stroke=blue, stroke_width=1.6
    )
    star += petals(8, 2.5, 11.5, 3.6, blue) + circle(0, 0, 2.6, RED)
    ring = circle(0, 0, 25, blue) + circle(0, 0, 21.5, PAPER) + petals(4, 1, 20, 8, pale)
    ring += place(petals(4, 3, 17, 4.6, blue), turn=45) + circle(
        0, 0, 4.4, yellow, stroke=blue, stroke_width=1.4
    )
    leaf = path("M0-7C5-3 5 3 0 7C-5 3-5-3 0-7Z", RED, stroke=PAPER, stroke_width=1.2)
    wide, high = HALF_WIDTH / 2, HALF_HEIGHT / 3
    stars = [((x + 0.5) * wide, (y + 0.5) * high) for x in range(-2, 2) for y in range(-3, 3)]
    rings = [(x * wide, y * high) for x in range(-2, 3) for y in range(-3, 4)]
    seams = [((x + 0.5) * wide, y * high) for x in range(-2, 2) for y in range(-3, 4)]
    leaves = repeated("leaf", place(leaf, turn=90), seams)
    leaves += repeated(
        "blade", leaf, [(x * wide, (y + 0.5) * high) for x in range(-2, 3) for y in range(-3, 3)]
    )
    return leaves + repeated("star", star, stars) + repeated("ring", ring, rings)


def back(field: str, light: str, dark: str, pattern: str, middle: str) -> str:
    """A back in these colours: the pattern in a beaded frame, the ornament in the middle."""
    ground = rect((-HALF_WIDTH - 15, -HALF_HEIGHT - 15, 2 * HALF_WIDTH + 30, 2 * HALF_HEIGHT + 30), dark, 11)
    box = (-HALF_WIDTH, -HALF_HEIGHT, 2 * HALF_WIDTH, 2 * HALF_HEIGHT)
    inside = rect(box, field, 4) + clip("field", rect(box, "#000", 4), pattern + corners(light, dark))
    rule = rect(box, radius=4, stroke=PAPER, stroke_width=2.4)
    content = ground + edge(light) + inside + rule + middle
    return card(PAPER, group(content, transform=f"translate({WIDTH // 2} {HEIGHT // 2})"))


def flowered(field: str, light: str, dark: str) -> str:
    """A back with a lattice of flowers around a rosette."""
    return back(field, light, dark, lattice(light, dark), rosette(field, light, dark))


def linked(field: str, light: str, dark: str) -> str:
    """A back with linked rings around a cartouche."""
    return back(field, light, dark, rings(light, dark), lozenge(field, light, dark))


def tiled() -> str:
    """The back of the Spanish deck, like a wall of glazed tiles."""
    return back(CREAM, SKY, NAVY, tiles(GOLD, BLUE, SKY), rosette(BLUE, GOLD, NAVY))


def backs() -> dict[str, str]:
    """The three backs by name."""
    return {
        "back-blue": flowered(BLUE, SKY, NAVY),
        "back-red": flowered(RED, "#f2b8a8", WINE),
        "back-green": linked("#1d7a52", "#bfe3c4", "#0d4634"),
    }
