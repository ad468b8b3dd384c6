"""The twelve figures of the Spanish deck, full-length: sota (page), caballo (mounted knight), rey (king)."""

from dataclasses import dataclass

from court_faces import face, neck
from court_hair import STYLES, beard
from court_robes import COLLARS
from frame import WIDTH
from palette import (
    AUBURN,
    BLUE,
    CREAM,
    DARK,
    FAIR,
    GOLD,
    INK,
    LEAF,
    NAVY,
    PINE,
    RED,
    SKY,
    WHITE,
    WHITE_HAIR,
    WINE,
    Hair,
    HouseColours,
)  # fmt: skip
from spanish_bodies import arm_to, ground, hand, king, page, resting_arm, rider
from spanish_hats import HATS
from spanish_horses import BAY, BLACK, DAPPLED, GREY, horse, reins, riding_leg, turned_about
from spanish_pips import drawn
from svg import circle, group, inked, mirror, place

GRASS = "#b9d8a2"
SCALE = 0.8
FEET = 421
REARED = 10
BAND = "M-38-155C-16-145 16-145 38-155L36-139C16-130-16-130-36-139Z"


def look(robe: str, second: str, trim: str, cloak: str, jewel: str, sash: str = GOLD) -> HouseColours:
    """The colours of a figure."""
    return HouseColours(INK, robe, second, trim, cloak, CREAM, jewel, sash)


@dataclass(frozen=True)
class Figure:
    """Who a figure is."""

    look: HouseColours
    hair: Hair
    style: str
    hat: str
    pattern: str
    turn: float
    beard: str = ""


FIGURES = {
    "SO": Figure(look(RED, BLUE, GOLD, LEAF, BLUE), FAIR, "bobbed", "beret", "quarters", 4),
    "SC": Figure(look(BLUE, GOLD, CREAM, RED, RED), AUBURN, "curled", "flat", "lozenges", -4),
    "SE": Figure(look(SKY, BLUE, GOLD, NAVY, RED, RED), DARK, "rolled", "brimmed", "stripes", 4),
    "SB": Figure(look(LEAF, RED, CREAM, GOLD, RED), AUBURN, "bobbed", "hooded", "chevrons", -4),
    "CO": Figure(look(BLUE, GOLD, CREAM, RED, RED), DARK, "rolled", "wide", "chevrons", -4),
    "CC": Figure(look(RED, LEAF, GOLD, BLUE, BLUE), FAIR, "bobbed", "beret", "blossoms", 4),
    "CE": Figure(look(SKY, RED, CREAM, BLUE, RED), DARK, "curled", "helmet", "scales", -4, "round"),
    "CB": Figure(look(GOLD, PINE, CREAM, LEAF, RED, RED), AUBURN, "rolled", "coronet", "quarters", 4),
    "RO": Figure(look(BLUE, RED, GOLD, RED, BLUE), WHITE_HAIR, "rolled", "arched", "blossoms", 4, "wavy"),
    "RC": Figure(look(WINE, GOLD, GOLD, RED, LEAF), AUBURN, "curled", "lilies", "lozenges", -4, "round"),
    "RE": Figure(look(NAVY, SKY, GOLD, BLUE, RED, RED), DARK, "rolled", "pointed", "stripes", 4, "pointed"),
    "RB": Figure(look(RED, PINE, GOLD, PINE, LEAF), FAIR, "curled", "walled", "chevrons", -4, "forked"),
}

MOUNTS = {
    "O": (GREY, False, False),
    "C": (BAY, True, False),
    "E": (BLACK, True, True),
    "B": (DAPPLED, False, True),
}
MOUNT_PLACES = {
    (False, False): (-8, 1.06),
    (False, True): (-14, 1.06),
    (True, False): (-24, 1.03),
    (True, True): (3, 1.03),
}


def band(rank: str, colours: HouseColours) -> str:
    """The jewelled ring of a crown, or the rim of a cap with a brooch."""
    if rank == "R":
        stones = mirror(circle(17, -143.5, 3.4, colours.jewel) + circle(29, -146.5, 2.6, WHITE))
        return inked(BAND, GOLD, INK) + stones + circle(0, -141.5, 4.6, RED, stroke=INK, stroke_width=1.4)
    return inked(BAND, colours.trim, INK) + circle(0, -143, 6.5, colours.jewel, stroke=INK, stroke_width=2)


def head(rank: str, who: Figure) -> str:
    """Face, hair, beard and hat."""
    ink = who.hair.strand if who.hair is WHITE_HAIR else INK
    features = face("K" if rank == "R" else "J", who.turn, ink)
    whiskers = beard(who.beard, who.hair, who.turn) if who.beard else ""
    hat = group(HATS[who.hat](who.look), transform="translate(0 -8.4) scale(1 0.94)")
    return features + whiskers + STYLES[who.style](who.hair) + hat + band(rank, who.look)


@dataclass(frozen=True)
class Pose:
    """Where the hand is that holds the house, and the thing from there: shift, size, turn; which side."""

    hand: tuple[float, float]
    shift: tuple[float, float]
    size: float
    turn: float = 0
    left: bool = False


RAISED = {
    "O": Pose((92, -34), (0, -52), 94),
    "C": Pose((92, -30), (0, -58), 104),
    "E": Pose((92, -14), (0, -75), 242),
    "B": Pose((94, -10), (4, -48), 226),
}
MOUNTED = {
    "O": Pose((88, -30), (0, -50), 88),
    "C": Pose((86, -26), (0, -53), 96),
    "E": Pose((82, -8), (0, -62), 200),
    "B": Pose((84, -4), (3, -37), 178),
}
POSES = {
    "SC": Pose((92, 2), (0, -58), 104, left=True),
    "RC": Pose((92, 2), (0, -58), 104, left=True),
    "SB": Pose((92, 8), (-2, 130), 296, left=True),
    "RE": Pose((92, 14), (0, 105), 316, 180, left=True),
}


def held(house: str, pose: Pose, colours: HouseColours) -> str:
    """The arm with the house in its hand."""
    x, y = pose.hand
    thing = place(drawn(house, 300), x + pose.shift[0], y + pose.shift[1], pose.size / 100, pose.turn)
    return arm_to(f"M50-40C58 10 {x} {y + 50} {x} {y + 16}", colours) + thing + hand(x, y)


def collared(rank: str, who: Figure, body: str, arms: str) -> str:
    """Body, arms, collar and head."""
    collar = COLLARS["K" if rank == "R" else "J"](who.look)
    return neck() + body + arms + collar + head(rank, who)


def standing(rank: str, house: str) -> str:
    """A page or a king."""
    who = FIGURES[rank + house]
    pose = POSES.get(rank + house, RAISED[house])
    body = (king if rank == "R" else page)(who.pattern, who.look)
    arms = resting_arm(who.look) + held(house, pose, who.look)
    figure = place(ground(120, GRASS), y=286) + collared(rank, who, body, arms)
    side = -1 if pose.left else 1
    return place(sided(figure, pose.left), WIDTH / 2 - 6 * side, FEET - 286 * SCALE, SCALE)


def sided(figure: str, left: bool) -> str:
    """The figure as it is, or its mirror image."""
    return group(figure, transform="scale(-1 1)") if left else figure


def mounted(house: str) -> str:
    """A knight on his horse."""
    who = FIGURES["C" + house]
    coat, rearing, right = MOUNTS[house]
    holding = group(arm_to("M50-40C76-6 66 22 38 26", who.look), transform="scale(-1 1)") + hand(-38, 22)
    arms = holding + held(house, MOUNTED[house], who.look)
    upper = place(collared("C", who, rider(who.pattern, who.look), arms), 2, -44, 0.68)
    upper = place(upper, 6, -140, turn=-REARED if rearing else 0)
    knight = horse(coat, who.look, who.pattern, rearing) + upper + riding_leg(who.look) + reins((-20, -164))
    scene = place(ground(112, GRASS), 0, 2) + turned_about(knight, REARED if rearing else 0)
    shift, scale = MOUNT_PLACES[rearing, right]
    return place(sided(scene, right), WIDTH / 2 + shift, FEET - 5, scale)


def spanish_figure(rank: str, house: str) -> str:
    """The picture of a figure."""
    return mounted(house) if rank == "C" else standing(rank, house)
