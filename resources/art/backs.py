"""The two backs: a lattice of small flowers around a rosette, the same upside down."""

from aces import petals
from frame import HEIGHT, WIDTH, card
from palette import BLUE, GOLD, NAVY, PAPER, RED, SKY, WINE
from svg import circle, clip, group, line, path, place, rect

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
    blooms = "".join(place(bloom, x, y) for x, y in places)
    return line(lines, dark, 4) + line(lines, light, 1.3) + blooms


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


def back(field: str, light: str, dark: str) -> str:
    """A back in these colours."""
    ground = rect((-HALF_WIDTH - 15, -HALF_HEIGHT - 15, 2 * HALF_WIDTH + 30, 2 * HALF_HEIGHT + 30), dark, 11)
    box = (-HALF_WIDTH, -HALF_HEIGHT, 2 * HALF_WIDTH, 2 * HALF_HEIGHT)
    inside = rect(box, field, 4) + clip(
        "field", rect(box, "#000", 4), lattice(light, dark) + corners(light, dark)
    )
    rule = rect(box, radius=4, stroke=PAPER, stroke_width=2.4)
    content = ground + edge(light) + inside + rule + rosette(field, light, dark)
    return card(PAPER, group(content, transform=f"translate({WIDTH // 2} {HEIGHT // 2})"))


def backs() -> dict[str, str]:
    """Both backs by name."""
    return {"back-blue": back(BLUE, SKY, NAVY), "back-red": back(RED, "#f2b8a8", WINE)}
