"""Bodies of the Spanish figures: pages, kings, riders; the head is that of the courts, chin at y = -84."""

from court_robes import PATTERNS
from palette import AMBER, GOLD, INK, SKIN, WHITE, HouseColours
from svg import circle, clip, ellipse, group, inked, line, mirror, path, place, smooth, tube

TUNIC = (
    "M-42-64C-50-30-40 6-38 32C-48 64-58 96-62 128C-40 138-20 130 0 138C20 130 40 138 62 128"
    "C58 96 48 64 38 32C40 6 50-30 42-64L0-58Z"
)
CAPE = "M-46-62C-82-30-92 70-86 190C-60 206-30 196 0 200C30 196 60 206 86 190C92 70 82-30 46-62Z"
SHOE = "M-15-12C-15-20 13-20 13-10C24-4 42-2 46 8H-14Z"
GOWN = "M-40-66C-58 20-74 150-82 270C-40 290 40 290 82 270C74 150 58 20 40-66Z"
MANTLE = (
    "M-44-64C-88-40-94 120-104 262C-86 282-64 276-56 268L-30-40H30L56 268"
    "C64 276 86 282 104 262C94 120 88-40 44-64Z"
)
COAT = (
    "M-42-64C-50-30-40 6-38 32C-46 44-52 58-54 74C-36 84 36 84 54 74C52 58 46 44 38 32C40 6 50-30 42-64L0-58Z"
)
FIST = "M-11-9C-13-4-13 6-10 11H9C14 8 14-6 10-10Z"


def cloth(shape: str, pattern: str, look: HouseColours, repeats: int) -> str:
    """A garment with its pattern repeated downwards."""
    piece = PATTERNS[pattern](look)
    rows = "".join(place(group(piece, transform="scale(1.4 1)"), y=138 * step) for step in range(repeats))
    return path(shape, look.robe) + clip("cloth", path(shape, "#000"), rows) + inked(shape, "none", INK)


def leg(x: float, lean: float, fill: str, band: str) -> str:
    """A leg in hose with a garter and a pointed shoe; `lean` moves the foot sideways."""
    foot = x + lean
    limb = tube(f"M{x} 104C{x + lean * 0.2} 160 {foot - 2} 200 {foot} 262", fill, INK, 29)
    garter = line(f"M{x + lean * 0.5 - 13} 178Q{x + lean * 0.5} 184 {x + lean * 0.5 + 13} 178", band, 6)
    shoe = inked(SHOE, AMBER, INK) + line("M-12-8Q0-3 11-8", GOLD, 3)
    return limb + garter + place(group(shoe, transform=f"scale({1 if lean >= 0 else -1} 1)"), foot, 276)


def arm_to(data: str, look: HouseColours) -> str:
    """A sleeve along a path, slashed at the shoulder."""
    puff = ellipse(0, 0, 25, 21, look.second, stroke=INK, stroke_width=2.4)
    slashes = line("M-14-10C-9-2-9 6-13 12M0-17C4-6 4 8 0 18M14-11C17-2 17 6 14 12", look.trim, 2.6)
    return tube(data, look.robe, INK, 27) + place(puff + slashes, 50, -44)


def hand(x: float, y: float, turn: float = 0) -> str:
    """A fist with a white cuff below it."""
    cuff = inked("M-13 10H13L16 22Q0 28-16 22Z", WHITE, INK, 2)
    palm = inked(FIST, SKIN, INK) + line("M-11-3.6H1M-12 1.6H1M-11 6.6H1", INK, 1.5)
    thumb = inked("M10-10C4-13-2-12-4-8C-3-5 3-5 7-3Z", SKIN, INK, 1.8)
    return place(cuff + palm + thumb, x, y, turn=turn)


def resting_arm(look: HouseColours) -> str:
    """The arm with the hand on the hip, on the left."""
    sleeve = arm_to("M50-40C92-14 96 16 52 34", look) + place(
        circle(0, 0, 12, SKIN, stroke=INK, stroke_width=2.4), 46, 36
    )
    return group(sleeve, transform="scale(-1 1)")


def belt(y: float, wide: float, look: HouseColours) -> str:
    """A belt with a buckle."""
    strap = inked(
        f"M{-wide} {y}Q0 {y + 8} {wide} {y}V{y + 12}Q0 {y + 20} {-wide} {y + 12}Z", look.sash, INK, 2
    )
    return strap + inked(f"M-9 {y + 2}H9V{y + 19}H-9Z", GOLD, INK, 2) + circle(0, y + 10, 3.4, look.jewel)


def page(pattern: str, look: HouseColours) -> str:
    """The body of a page: cape, hose, tunic, belt, collar."""
    folds = line("M-66 0C-76 70-76 130-72 188M66 0C76 70 76 130 72 188", look.trim, 2)
    cape = inked(CAPE, look.cloak, INK) + folds
    legs = leg(-22, -14, look.second, look.trim) + leg(22, 14, look.cloak, look.trim)
    hem = line("M-61 122C-40 131-20 123 0 131C20 123 40 131 61 122", look.trim, 5)
    tunic = cloth(TUNIC, pattern, look, 2) + hem + inked(TUNIC, "none", INK)
    return cape + legs + tunic + belt(30, 38, look)


def king(pattern: str, look: HouseColours) -> str:
    """The body of a king: mantle lined with fur, long robe, ermine collar."""
    shoes = mirror(place(inked(SHOE, look.second, INK), 26, 278))
    gown = cloth(GOWN, pattern, look, 3) + line("M-76 256C-40 274 40 274 76 256", look.trim, 7)
    gown += inked(GOWN, "none", INK)
    fur = "M-36-56L-72 262C-64 272-58 272-52 268L-24-40Z"
    spots = "".join(
        path(f"M{x} {y}l3 8l-3 4l-3-4Z", INK)
        for x, y in ((-40, 30), (-48, 84), (-54, 138), (-60, 192), (-62, 238))
    )
    folds = line("M-78 40C-84 110-88 190-92 262", look.trim, 2)
    mantle = mirror(folds + inked(fur, WHITE, INK) + spots)
    return shoes + gown + inked(MANTLE, look.cloak, INK) + mantle + belt(40, 44, look)


def rider(pattern: str, look: HouseColours) -> str:
    """The upper body of a knight with a short coat and a cape blown back."""
    cape = inked(
        "M-30-60C10-62 40-60 52-50C84-20 96 20 112 66C84 60 64 76 40 62C20 40 0 0-30-60Z", look.cloak, INK
    )
    cape += line("M50-30C66 0 76 30 86 58M40-20C48 10 56 36 60 60", look.trim, 2)
    hem = line("M-53 69C-34 78 34 78 53 69", look.trim, 5)
    return cape + cloth(COAT, pattern, look, 1) + hem + inked(COAT, "none", INK) + belt(30, 38, look)


def ground(wide: float, fill: str) -> str:
    """A strip of ground with tufts."""
    mound = smooth((-wide, 6), (-wide * 0.6, -5), (0, -8), (wide * 0.6, -5), (wide, 6), (0, 12))
    tufts = "".join(f"M{x - 5} 0L{x - 7}-9M{x} 0V-12M{x + 5} 0L{x + 7}-9" for x in (-wide * 0.7, wide * 0.74))
    return path(mound, fill) + line(tufts, fill, 2.4)
