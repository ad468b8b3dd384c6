"""The two jokers: a jester with bells and his marotte, two-way like the courts."""

from math import cos, pi, sin

from court_faces import face, neck
from court_robes import BODY, arm, fist, quarters
from courts import HAND, two_way_panel
from frame import HEIGHT, INDEX_TOP, INDEX_X, WIDTH, card, two_way
from lettering import lettering
from palette import AMBER, AUBURN, BLUE, CREAM, GOLD, INK, NAVY, PAPER, RED, SKIN, SKY, HouseColours
from svg import circle, clip, group, inked, line, mirror, path, place

BLACK_LOOK = HouseColours(NAVY, NAVY, SKY, CREAM, "#56628c", "#f3f1ea", SKY)
RED_LOOK = HouseColours(RED, RED, GOLD, CREAM, BLUE, "#fbf1dd", RED)
LOOKS = {"joker-black": BLACK_LOOK, "joker-red": RED_LOOK}
HORN = "M36-146C44-176 66-178 84-160C92-150 92-136 86-124C80-134 72-140 62-138C52-136 44-128 38-132Z"
PEAK = "M-34-148C-30-178-16-190 4-190C18-190 28-184 32-174C22-176 22-164 34-148C14-142-14-142-34-148Z"
POINTS = "M0-62L-24-72L-62-58L-70-30L-46-42L-40-14L-20-36L0-6L20-36L40-14L46-42L70-30L62-58L24-72Z"


def star(x: float, y: float, size: float, fill: str) -> str:
    """A five-pointed star."""
    points = []
    for step in range(10):
        radius = size / 2 if step % 2 == 0 else size / 4.6
        angle = step * pi / 5
        points.append(f"{x + radius * sin(angle):.2f} {y - radius * cos(angle):.2f}")
    return path("M" + "L".join(points) + "Z", fill)


def bell(x: float, y: float, radius: float = 6) -> str:
    """A round golden bell."""
    ball = circle(0, 0, radius, GOLD, stroke=INK, stroke_width=1.9)
    slot = line(f"M{-radius + 2} 0.8H{radius - 2}M0 0.8V{radius - 2}", INK, 1.4)
    return place(ball + slot, x, y)


def cap(look: HouseColours) -> str:
    """The fool's cap: two drooping horns, a peak, three bells."""
    left = group(inked(HORN, look.second, INK), transform="scale(-1 1)")
    rim = inked("M-38-152C-16-142 16-142 38-152L36-136C16-127-16-127-36-136Z", look.trim, INK)
    studs = "".join(circle(x, -141 + 6 - abs(x) * 0.14, 2.3, look.pip) for x in (-28, -14, 0, 14, 28))
    folds = line("M-14-152C-14-168-8-178 4-184", look.trim, 1.8)
    tufts = bell(86, -119) + bell(-86, -119) + bell(32, -172)
    return left + inked(HORN, look.robe, INK) + inked(PEAK, look.cloak, INK) + folds + rim + studs + tufts


def marotte(look: HouseColours) -> str:
    """The fool's sceptre, a small head in its own cap."""
    stick = inked("M-3-40H3V70H-3Z", AMBER, INK, 2)
    ears = mirror(
        inked("M2-98C10-112 22-110 24-96C16-100 12-92 8-88Z", look.second, INK, 2) + bell(24, -93, 3.4)
    )
    small = circle(0, -80, 13, SKIN, stroke=INK, stroke_width=2)
    features = circle(-4.5, -81, 1.7, INK) + circle(4.5, -81, 1.7, INK) + line("M-5-75Q0-70 5-75", INK, 1.6)
    hood = inked("M-13-84C-12-96-6-99 0-112C6-99 12-96 13-84C6-89-6-89-13-84Z", look.robe, INK, 2)
    collar = inked("M-12-68L-15-56L-6-61L0-53L6-61L15-56L12-68C6-64-6-64-12-68Z", look.trim, INK, 2)
    return stick + place(ears + small + features + hood + bell(0, -113, 3.6) + collar, 0, 29, 0.98)


def jester(look: HouseColours) -> str:
    """The upper half of the jester."""
    body = inked(BODY, look.cloak, INK)
    coat = "M-72 60C-78 6-70-40-40-64H40C70-40 78 6 72 60Z"
    cloth = path(coat, look.robe) + clip("breast", path(coat, "#000"), quarters(look))
    breast = cloth + inked(coat, "none", INK)
    pleats = "M-44-62L-52-46M-26-64L-32-38M0-58V-30M26-64L32-38M44-62L52-46"
    collar = inked(POINTS, look.trim, INK) + line(pleats, look.pip, 1.6)
    bells = mirror(bell(-70, -28, 5) + bell(-40, -12, 5)) + bell(0, -4, 5)
    held = arm(look, *HAND) + place(marotte(look), *HAND) + fist(*HAND)
    lock = "M0-146H-26C-38-134-38-116-36-100C-30-98-28-106-27-124C-20-130-8-130 0-130Z"
    hair = mirror(inked(lock, AUBURN.fill, INK))
    return neck() + place(body + breast + collar + bells, y=-8) + held + face("J", 4, INK) + hair + cap(look)


def joker(look: HouseColours) -> str:
    """A joker in these colours."""
    letters = enumerate("JOKER")
    word = "".join(
        lettering(letter, INDEX_X, INDEX_TOP + 48 + 24 * step, 19, look.pip) for step, letter in letters
    )
    corner = two_way(star(INDEX_X, INDEX_TOP + 22, 44, look.pip) + word)
    return card(PAPER, place(two_way_panel(jester(look), look), WIDTH / 2, HEIGHT / 2), corner)


def jokers() -> dict[str, str]:
    """Both jokers by name."""
    return {name: joker(look) for name, look in LOOKS.items()}
