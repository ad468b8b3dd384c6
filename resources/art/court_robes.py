"""Robes of the court: cloak, breast, collar, and the arm that holds the attribute."""

from palette import INK, SKIN, WHITE, HouseColours
from svg import circle, clip, inked, line, mirror, path, place, rect

BODY = "M-112 60V-26C-104-46-80-56-44-64L0-58L44-64C80-56 104-46 112-26V60Z"
BREAST = "M-50 60C-56 10-52-30-40-64H40C52-30 56 10 50 60Z"
TAILS = ((-58, -48), (-43, -56), (-38, -43), (-26, -33))
LAPEL = "M-44-63C-56-30-60 10-54 60H-40C-45 10-42-28-30-64Z"


def lozenges(look: HouseColours) -> str:
    """A diaper of lozenges with studs."""
    cells = [(x, y) for y in range(-60, 70, 24) for x in range(-48, 60, 24)]
    cells += [(x + 12, y + 12) for x, y in cells]
    return "".join(path(f"M{x} {y - 9}L{x + 7} {y}L{x} {y + 9}L{x - 7} {y}Z", look.trim) for x, y in cells)


def stripes(look: HouseColours) -> str:
    """Upright stripes, broad and narrow."""
    broad = "".join(rect((x - 5, -70, 10, 140), look.second) for x in range(-48, 60, 24))
    return broad + "".join(rect((x - 1.2, -70, 2.4, 140), look.trim) for x in range(-60, 72, 12) if x % 24)


def chevrons(look: HouseColours) -> str:
    """Chevrons that point down."""
    rows = range(-66, 70, 22)
    broad = "".join(f"M-60 {y - 26}L0 {y}L60 {y - 26}V{y - 16}L0 {y + 10}L-60 {y - 16}Z" for y in rows)
    thin = "".join(f"M-60 {y - 10}L0 {y + 16}L60 {y - 10}" for y in rows)
    return path(broad, look.second) + line(thin, look.trim, 2)


def scales(look: HouseColours) -> str:
    """Overlapping scales."""
    drawn = ""
    for row, y in enumerate(range(-76, 70, 14)):
        for x in range(-60 + 10 * (row % 2), 66, 20):
            scale = f"M{x - 10} {y}V{y + 8}A10 10 0 0 0 {x + 10} {y + 8}V{y}Z"
            drawn = path(scale, look.robe, stroke=look.trim, stroke_width=1.8) + drawn
    return drawn


def blossoms(look: HouseColours) -> str:
    """Small flowers of five petals."""
    petals = "".join(place(circle(0, -5, 3.6, look.trim), turn=72 * step) for step in range(5))
    flower = petals + circle(0, 0, 2.8, look.second)
    cells = [(x, y) for y in range(-54, 70, 30) for x in range(-52, 60, 26)]
    cells += [(x + 13, y + 15) for x, y in cells]
    return "".join(place(flower, x, y) for x, y in cells)


def quarters(look: HouseColours) -> str:
    """Two halves of different cloth."""
    buttons = "".join(circle(0, y, 3.4, look.trim, stroke=INK, stroke_width=1.4) for y in range(-34, 60, 14))
    seam = line("M0-70V60", INK, 1.8)
    tufts = ""
    for x in (-36, -18, 18, 36):
        fill = look.second if x < 0 else look.robe
        tufts += "".join(path(f"M{x} {y - 6}l5 6l-5 6l-5-6Z", fill) for y in range(-40, 60, 20))
    return rect((0, -70, 60, 140), look.second) + tufts + seam + buttons


PATTERNS = {
    "lozenges": lozenges, "stripes": stripes, "chevrons": chevrons,
    "scales": scales, "blossoms": blossoms, "quarters": quarters,
}  # fmt: skip


def ermine(look: HouseColours) -> str:
    """A broad collar of white fur with dark tails, for kings."""
    fur = (
        "M-34-70C-60-64-72-52-70-40C-54-40-36-36-24-20C-12-30 12-30 24-20C36-36 54-40 70-40"
        "C72-52 60-64 34-70C22-54-22-54-34-70Z"
    )
    tails = "".join(path(f"M{x} {y - 4}l2.4 7l-2.4 3l-2.4-3Z", INK) for x, y in TAILS)
    return inked(fur, WHITE, INK) + mirror(tails)


def ruff(look: HouseColours) -> str:
    """A pleated white ruff, for queens."""
    outline = (
        "M-30-72C-46-70-54-62-50-56C-52-48-44-44-38-46C-36-38-26-36-21-40C-16-33-6-33 0-37"
        "C6-33 16-33 21-40C26-36 36-38 38-46C44-44 52-48 50-56C54-62 46-70 30-72"
        "C20-60-20-60-30-72Z"
    )
    pleats = "M-30-66L-44-56M-24-61L-33-48M-14-58L-18-44M0-56V-42M14-58L18-44M24-61L33-48M30-66L44-56"
    return inked(outline, WHITE, INK) + line(pleats, look.cloak, 1.5)


def tabs(look: HouseColours) -> str:
    """A collar of two pointed cloths, for jacks."""
    flap = "M0-62C-10-62-22-66-28-72C-44-66-52-56-50-46C-40-42-28-40-20-34C-12-38-4-46 0-54Z"
    edge = line("M-44-49C-36-46-28-44-21-40", look.cloak, 1.6)
    button = circle(0, -56, 4.4, look.trim, stroke=INK, stroke_width=1.7)
    return mirror(inked(flap, WHITE, INK) + edge) + button


COLLARS = {"K": ermine, "Q": ruff, "J": tabs}


def robe(rank: str, pattern: str, look: HouseColours) -> str:
    """Cloak, patterned breast and collar."""
    folds = (
        "M-84-40C-92-10-92 20-88 60M-70-46C-74-10-74 20-70 60M84-40C92-10 92 20 88 60M70-46C74-10 74 20 70 60"
    )
    cloak = inked(BODY, look.cloak, INK) + line(folds, look.trim, 1.5)
    cloth = path(BREAST, look.robe) + clip("breast", path(BREAST, "#000"), PATTERNS[pattern](look))
    breast = cloth + inked(BREAST, "none", INK)
    studs = "".join(circle(-47 - (y + 64) * 0.02, y, 1.9, INK) for y in range(-44, 60, 11))
    lapels = mirror(inked(LAPEL, look.trim, INK) + studs)
    return cloak + breast + lapels + COLLARS[rank](look)


def fist(x: float, y: float) -> str:
    """A hand around an upright shaft."""
    palm = inked("M-11-9C-13-4-13 6-10 11H9C14 8 14-6 10-10Z", SKIN, INK)
    fingers = line("M-11-3.6H1M-12 1.6H1M-11 6.6H1", INK, 1.5)
    thumb = inked("M10-10C4-13-2-12-4-8C-3-5 3-5 7-3Z", SKIN, INK, 1.8)
    return place(palm + fingers + thumb, x, y)


def arm(look: HouseColours, x: float, y: float) -> str:
    """The forearm that comes from below towards the hand at (x, y)."""
    sleeve = "M14-13C36-19 62-24 100-26V40C66 28 38 18 14 13Z"
    slashes = "M34-18C37-8 37 8 34 19M54-22C58-10 58 12 54 25M76-25C82-10 82 16 76 32"
    cuff = "M8-12C10-17 16-19 20-18C24-8 24 8 20 18C16 19 10 17 8 12Z"
    lace = line("M12-13C15-5 15 5 12 13", look.cloak, 1.4)
    drawn = inked(sleeve, look.second, INK) + line(slashes, look.trim, 2.6) + inked(cuff, WHITE, INK) + lace
    return place(drawn, x, y, turn=34)
