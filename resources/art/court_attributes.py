"""What the figures hold: drawn around the hand, which grips at the origin; up is towards the head."""

from math import cos, pi, sin

from palette import AMBER, CREAM, GOLD, INK, RED, SKY, WHITE, HouseColours
from svg import circle, inked, line, mirror, path, place

STEEL = "#dfe6f0"


def shaft(top: float, fill: str = AMBER, width: float = 6) -> str:
    """A straight pole from `top` down past the hand."""
    half = width / 2
    return inked(f"M{-half} {top}H{half}V70H{-half}Z", fill, INK, 2)


def ball(x: float, y: float, radius: float, fill: str) -> str:
    """An outlined ball."""
    return circle(x, y, radius, fill, stroke=INK, stroke_width=2)


def sword(look: HouseColours) -> str:
    """A broad sword, point up."""
    blade = inked("M-6.5-26V-138L0-152L6.5-138V-26Z", STEEL, INK) + line("M0-34V-134", INK, 1.3)
    guard = inked(
        "M-24-30C-26-24-22-20-18-22C-10-18 10-18 18-22C22-20 26-24 24-30C14-27-14-27-24-30Z", GOLD, INK
    )
    return blade + inked("M-4-20H4V22H-4Z", look.jewel, INK, 2) + guard + ball(0, 25, 6.5, GOLD)


def sceptre(look: HouseColours) -> str:
    """A sceptre with a jewelled flower."""
    bud = mirror(inked("M0-108C-20-112-24-132-12-142C-12-130-4-128 0-122Z", GOLD, INK))
    flame = inked("M0-108C-10-122-9-138 0-152C9-138 10-122 0-108Z", RED, INK)
    return shaft(-104, GOLD, 7) + bud + flame + ball(0, -104, 6.5, CREAM) + ball(0, -54, 5.5, GOLD)


def axe(look: HouseColours) -> str:
    """A battle axe with its edge to the left."""
    head = inked("M3-138C-8-140-20-146-27-150C-34-132-34-112-27-94C-18-100-8-106 3-106Z", STEEL, INK)
    edge = line("M-22-143C-28-130-28-114-22-101", INK, 1.3)
    spike = inked("M3-132L18-122L3-112Z", STEEL, INK)
    return shaft(-150) + head + edge + spike + inked("M-5-140H5V-104H-5Z", GOLD, INK, 2)


def orb(look: HouseColours) -> str:
    """The imperial orb, resting on the hand."""
    globe = ball(0, -32, 23, RED)
    shine = line("M-14-42C-11-47-7-49-3-50", WHITE, 2.4)
    hoop = inked("M-23-36C-12-28 12-28 23-36V-27C12-19-12-19-23-27Z", GOLD, INK, 2)
    arch = inked("M-3.5-55H3.5V-32H-3.5Z", GOLD, INK, 2)
    cross = inked("M-3.5-56V-66H-12V-73H-3.5V-82H3.5V-73H12V-66H3.5V-56Z", GOLD, INK, 2)
    return globe + shine + arch + hoop + cross


def rose(look: HouseColours) -> str:
    """A rose with two leaves."""
    stem = line("M0 30C4-10-4-40 0-84", INK, 4.4)
    leaves = inked("M0-50C-12-50-20-58-24-70C-10-70-2-62 0-50Z", SKY, INK, 2)
    leaves += inked("M0-36C10-36 18-44 20-54C8-54 2-46 0-36Z", SKY, INK, 2)
    petals = "".join(place(ball(0, -13, 11.5, RED), 0, -102, turn=72 * step) for step in range(5))
    heart = ball(0, -102, 12, RED) + line(
        "M-7-102C-6-110 6-110 7-102C7-95-3-94-3-101C-3-105 3-105 3-101", CREAM, 2
    )
    return stem + leaves + petals + heart


def lily(look: HouseColours) -> str:
    """A white lily on a golden stem."""
    stem = line("M0 30V-92", INK, 4.4)
    leaf = inked("M0-44C-14-46-22-60-22-78C-8-72 0-60 0-44Z", SKY, INK, 2)
    side = "M0-92C-16-96-28-112-24-134C-10-128-2-112 0-92Z"
    middle = inked("M0-90C-12-108-10-132 0-148C10-132 12-108 0-90Z", WHITE, INK)
    flower = mirror(inked(side, CREAM, INK)) + middle + line("M0-96V-122", GOLD, 3) + ball(0, -90, 5, GOLD)
    return stem + leaf + place(flower, -3, -10, 0.88)


def mirror_glass(look: HouseColours) -> str:
    """A round hand mirror."""
    rim = ball(0, -84, 27, GOLD) + circle(0, -84, 20, SKY, stroke=INK, stroke_width=2)
    gleam = line("M-11-82L2-96M-6-75L11-93", WHITE, 3)
    beads = "".join(circle(23.5 * sin(a * pi / 4), -84 - 23.5 * cos(a * pi / 4), 1.9, INK) for a in range(8))
    return (
        inked("M-4-58H4L5 28H-5Z", GOLD, INK, 2)
        + rim
        + gleam
        + beads
        + ball(0, -56, 5, RED)
        + ball(0, -114, 4.5, CREAM)
    )


def fan(look: HouseColours) -> str:
    """An open fan of feathers."""
    ribs = ""
    for step in (-3, 3, -2, 2, -1, 1, 0):
        tone = (look.second, CREAM)[step % 2]
        vane = inked("M-2.5-16L-8.5-66C-8-78 8-78 8.5-66L2.5-16Z", tone, INK, 2)
        ribs += place(vane + circle(0, -64, 2.6, look.trim), turn=14 * step)
    return place(ribs + inked("M-6 8L-4-20H4L6 8Z", GOLD, INK, 2), y=-2)


def halberd(look: HouseColours) -> str:
    """A pike with blade, hook and tassel."""
    point = inked("M-5-122L0-154L5-122Z", STEEL, INK)
    blade = inked("M3-122C-10-122-18-128-25-132C-27-116-24-104-18-94C-12-102-6-104 3-104Z", STEEL, INK)
    hook = inked("M3-120C12-122 18-118 21-108C14-112 10-110 3-108Z", STEEL, INK)
    tassel = inked("M-5-98H5L9-74H-9Z", look.cloak, INK, 2) + line(
        "M-3-92L-4-77M3-92L4-77M0-92V-77", look.trim, 1.4
    )
    return shaft(-124) + blade + hook + point + inked("M-5-126H5V-98H-5Z", GOLD, INK, 2) + tassel


def falcon(look: HouseColours) -> str:
    """A falcon on the fist, looking at its master."""
    tail = inked("M-17-34L-30 16L-22 20L-17 16L-12 19L-4-22Z", look.cloak, INK)
    body = inked(
        "M2-96C-14-98-18-84-14-76C-26-60-22-28-2-12C12-12 20-30 18-50C17-62 14-70 14-78C18-90 12-96 2-96Z",
        CREAM,
        INK,
    )
    wing = inked("M-13-74C-30-58-30-22-19-2C-8-14 4-34 2-54C0-66-6-74-13-74Z", look.second, INK)
    vanes = line("M-20-50C-22-34-22-20-18-8M-12-56C-13-42-14-30-15-20M-4-56C-5-46-7-38-9-32", look.trim, 1.8)
    spots = "".join(circle(x, y, 1.5, AMBER) for x, y in ((8, -58), (13, -50), (8, -42), (13, -34), (7, -27)))
    hood = inked("M2-96C-14-98-18-84-13-76C-4-70 8-72 14-80C18-90 12-96 2-96Z", look.robe, INK)
    beak = inked("M14-89C22-90 25-84 21-78C20-82 17-82 13-81Z", GOLD, INK, 1.9)
    plume = inked("M-3-96C-10-102-10-110-6-114C-5-109 2-106 2-97Z", look.trim, INK, 1.8)
    eye = circle(7, -86, 2.6, WHITE) + circle(7.6, -86, 1.5, INK)
    return place(tail + body + spots + wing + vanes + hood + beak + plume + eye, -4, 0, 0.96)


def banner(look: HouseColours) -> str:
    """A lance with a pennant that streams to the left."""
    cloth = inked("M-2-142C-10-148-16-136-26-142L-22-108L-26-72C-16-66-10-78-2-72Z", look.second, INK)
    cloth += path("M-2-120C-10-126-15-116-24-121V-95C-15-90-10-98-2-94Z", look.trim)
    return cloth + shaft(-140, CREAM) + inked("M-5-140L0-156L5-140Z", STEEL, INK, 2) + ball(0, -141, 4, GOLD)


def arrow(look: HouseColours) -> str:
    """A long arrow, point up."""
    head = inked("M0-154L11-128L0-134L-11-128Z", STEEL, INK)
    fletch = mirror(inked("M0 30L-11 40V70L0 60Z", RED, INK, 2))
    return shaft(-134, GOLD, 5) + head + fletch + line("M-4-124H4M-4-119H4", INK, 1.6)


ATTRIBUTES = {
    "sword": sword, "sceptre": sceptre, "axe": axe, "orb": orb, "lily": lily, "rose": rose,
    "mirror": mirror_glass, "fan": fan, "halberd": halberd, "falcon": falcon,
    "banner": banner, "arrow": arrow,
}  # fmt: skip
