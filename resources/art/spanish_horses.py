"""The knights' horses, facing left; hooves stand at y = 0, the saddle lies near (6, -140)."""

from dataclasses import dataclass, replace

from court_robes import PATTERNS
from palette import AMBER, GOLD, INK, RED, WHITE, HouseColours
from svg import circle, clip, group, inked, joined, line, number, path, place, smooth, tube

TRUNK = (
    (-70, -206), (-84, -200), (-99, -176), (-113, -157), (-120, -147), (-116, -137), (-106, -136),
    (-92, -147), (-79, -154), (-68, -150), (-65, -130), (-74, -108), (-68, -84), (-44, -70), (0, -64),
    (36, -70), (58, -76), (82, -82), (94, -106), (86, -132), (52, -144), (10, -137), (-22, -147),
    (-40, -174), (-56, -204),
)  # fmt: skip
HIND = (
    (40, -92),
    (52, -64),
    (67, -46),
    (63, -20),
    (58, -9),
    (76, -8),
    (75, -20),
    (83, -46),
    (92, -70),
    (93, -104),
)
FORE = (
    (-64, -92),
    (-59, -62),
    (-56, -40),
    (-58, -16),
    (-60, -8),
    (-43, -8),
    (-44, -18),
    (-40, -42),
    (-35, -62),
    (-28, -88),
)
BENT = (
    (-66, -98),
    (-86, -80),
    (-97, -66),
    (-96, -54),
    (-87, -46),
    (-84, -32),
    (-71, -36),
    (-76, -52),
    (-70, -62),
    (-44, -74),
)
HIND_HOOF = "M57-9H77L81 0H52Z"
FORE_HOOF = "M-61-9H-42L-40 0H-65Z"
BENT_HOOF = "M-85-34L-70-38L-70-25L-86-20Z"
EAR = "M-74-201L-76-222Q-62-216-60-203Z"
MANE = (
    (-72, -212), (-64, -214), (-52, -208), (-40, -190), (-26, -172), (-14, -150), (-20, -138), (-28, -148),
    (-33, -140), (-40, -154), (-46, -146), (-50, -162), (-58, -158), (-58, -176), (-66, -178), (-64, -192),
    (-78, -186), (-76, -200),
)  # fmt: skip
TAIL = (
    (80, -130), (92, -146), (108, -146), (116, -128), (113, -106), (116, -92),
    (106, -96), (104, -84), (97, -97), (101, -112), (98, -124), (88, -120),
)  # fmt: skip
CLOTH = "M-32-146C-12-136 24-134 46-146L56-92C30-80-18-80-40-92Z"


@dataclass(frozen=True)
class Coat:
    """The colours of a horse: coat, its shaded far side, mane, hooves; spots for a dappled one."""

    fill: str
    shade: str
    mane: str
    dappled: bool = False


GREY = Coat("#f4f1ea", "#d3d0ca", "#b9b6b4")
BAY = Coat("#a9612f", "#7d441e", "#3a2a2a")
BLACK = Coat("#4a5070", "#343a58", "#232843")
DAPPLED = Coat("#d9c9a8", "#b8a47c", "#f7ecd2", dappled=True)


def legs(coat: Coat, rearing: bool, far: bool) -> str:
    """Two legs of one side."""
    bent = rearing or far
    tone = coat.shade if far else coat.fill
    fore, hoof = (BENT, BENT_HOOF) if bent else (FORE, FORE_HOOF)
    near = joined(tone, INK, smooth(*HIND)) + inked(HIND_HOOF, INK, INK, 1.6)
    front = joined(tone, INK, smooth(*fore)) + inked(hoof, INK, INK, 1.6)
    if not far:
        return near + front
    return place(near, -30) + place(front, -12 if rearing else 0, -8 if rearing else 0)


def head_and_mane(coat: Coat) -> str:
    """Ear, eye, nostril, mouth, mane."""
    ear = inked(EAR, coat.fill, INK)
    eye = path("M-92-185C-90-191-82-191-80-185C-82-181-90-181-92-185Z", WHITE, stroke=INK, stroke_width=1.6)
    eye += circle(-86, -185.5, 2.8, INK) + line("M-94-188C-90-194-82-193-79-188", INK, 2)
    muzzle = circle(-115, -149, 2, INK) + line(
        "M-116-141C-110-141-106-143-102-146M-84-160C-78-166-77-174-80-180", INK, 1.6
    )
    strands = line("M-58-206C-52-196-52-180-46-164M-46-192C-38-182-36-168-30-156", INK, 1.2)
    return eye + muzzle + inked(smooth(*MANE), coat.mane, INK, 2) + strands + ear


def tack(look: HouseColours) -> str:
    """Bridle, breast strap and crupper with golden studs."""
    straps = "M-105-166L-96-142M-100-153L-74-200M-92-186L-72-178"
    body = "M-32-118Q-52-104-74-104M50-118Q74-116 94-108"
    studs = "".join(
        circle(x, y, 4.2, GOLD, stroke=INK, stroke_width=1.4)
        for x, y in ((-46, -108), (-62, -104), (66, -115), (82, -112))
    )
    bit = circle(-100, -150, 4.6, GOLD, stroke=INK, stroke_width=1.5)
    return (
        line(straps, INK, 6)
        + line(straps, look.jewel, 3.4)
        + line(body, INK, 7.4)
        + line(body, look.jewel, 4.6)
        + studs
        + bit
    )


def saddle(look: HouseColours, pattern: str) -> str:
    """The patterned cloth under the rider with its fringe."""
    steps = ((x, -83 - abs(x - 8) * 0.16) for x in range(-34, 56, 7))
    fringe = "".join(f"M{x} {number(y)}v9" for x, y in steps)
    colours = replace(look, robe=look.cloak)
    printed = clip("saddle", path(CLOTH, "#000"), place(PATTERNS[pattern](colours), 8, -110, 0.9))
    border = line("M-38-97C-18-86 30-86 54-97", look.trim, 5)
    return line(fringe, GOLD, 2.6) + path(CLOTH, look.cloak) + printed + border + inked(CLOTH, "none", INK)


def dapples() -> str:
    """Pale spots on the croup and the shoulder."""
    places = (
        (70, -118, 4),
        (80, -104, 4.6),
        (68, -98, 3.6),
        (-52, -118, 4),
        (-58, -98, 4.4),
        (-46, -90, 3.4),
        (-50, -134, 3.4),
    )
    return "".join(circle(x, y, radius, WHITE, opacity=0.75) for x, y, radius in places)


def horse(coat: Coat, look: HouseColours, pattern: str, rearing: bool) -> str:
    """The horse, saddled."""
    tail = inked(smooth(*TAIL), coat.mane, INK) + line("M92-136C108-138 110-118 106-102", INK, 1.2)
    trunk = joined(coat.fill, INK, smooth(*TRUNK))
    seams = path(smooth((44, -92), (54, -68), (78, -72), (90, -100), (76, -112)), coat.fill)
    seams += path(smooth((-60, -94), (-50, -74), (-34, -80), (-34, -100)), coat.fill)
    spots = dapples() if coat.dappled else ""
    near = legs(coat, rearing, far=False)
    body = near + trunk + seams + spots
    return (
        tail + legs(coat, rearing, far=True) + body + head_and_mane(coat) + tack(look) + saddle(look, pattern)
    )


def riding_leg(look: HouseColours) -> str:
    """The leg on the near side: hose, boot, stirrup."""
    thigh = tube("M10-134C-2-120-18-104-22-90L-16-58", look.second, INK, 24)
    boot = inked("M-30-80H-6L-4-52C-3-46-4-44-6-42H-38C-44-44-40-54-27-58Z", AMBER, INK)
    stirrup = line("M-12-76L-18-44", INK, 2.4) + inked("M-36-42.5H-8V-37H-36Z", GOLD, INK, 1.8)
    return thigh + boot + line("M-29-73H-6", GOLD, 4) + stirrup


def reins(hand: tuple[float, float]) -> str:
    """The rein from the bit to the hand."""
    x, y = hand
    data = f"M-98-148C-84-128-50-130 {x} {y}"
    return line(data, INK, 4.4) + line(data, RED, 2.2)


def turned_about(content: str, angle: float) -> str:
    """The content turned about the hind hooves."""
    return group(content, transform=f"rotate({angle} 64 0)") if angle else content
