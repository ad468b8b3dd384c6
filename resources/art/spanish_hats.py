"""Hats of the knights; like the crowns of the court they sit on the brow at y = -140."""

from court_crowns import CROWNS, bead
from palette import CREAM, GOLD, INK, STEEL, HouseColours
from svg import circle, inked, line, mirror


def plume(fill: str, shade: str) -> str:
    """A large ostrich feather that falls to the right."""
    vane = (
        "M-6-184C2-208 34-208 50-190C62-178 66-160 60-146C54-140 48-144 49-150C44-146 38-150 41-156"
        "C35-153 30-158 33-164C27-162 22-168 25-173C18-172 4-172-6-184Z"
    )
    return inked(vane, fill, INK) + line("M-2-184C18-192 46-184 54-152", shade, 1.8)


def helmet(look: HouseColours) -> str:
    """An open helmet of steel with a ridge and a plume."""
    bowl = "M-38-150C-42-186-18-194 0-194C18-194 42-186 38-150C16-142-16-142-38-150Z"
    ridge = inked("M-4-194H4V-146H-4Z", GOLD, INK, 1.8)
    rivets = mirror("".join(circle(x, y, 1.8, INK) for x, y in ((30, -158), (20, -155), (10, -153))))
    shine = line("M-28-160C-29-174-22-182-14-186", "#ffffff", 3)
    return inked(bowl, STEEL, INK) + shine + ridge + rivets + plume(look.second, look.trim)


def wide(look: HouseColours) -> str:
    """A broad-brimmed hat with a plume."""
    crown = inked("M-28-152C-32-182-16-190 0-190C16-190 32-182 28-152Z", look.cloak, INK)
    brim = inked(
        "M-64-158C-44-150-30-158 0-157C30-158 44-150 64-158C62-140 36-137 0-137C-36-137-62-140-64-158Z",
        look.cloak,
        INK,
    )
    return crown + brim + plume(look.trim, GOLD)


def coronet(look: HouseColours) -> str:
    """A soft cap inside a narrow coronet of leaves."""
    cap = inked("M-34-152C-44-186-10-192 0-190C10-192 44-186 34-152Z", look.second, INK)
    leaf = "M-38-152L-40-170L-28-160L-20-174L-10-160L0-176L10-160L20-174L28-160L40-170L38-152Q0-140-38-152Z"
    folds = line("M-14-186C-20-178-22-172-22-168M14-186C20-178 22-172 22-168", look.trim, 2)
    return cap + folds + inked(leaf, GOLD, INK) + bead(0, -176, 3.2, CREAM) + bead(0, -192, 4.4, look.jewel)


HATS = CROWNS | {"helmet": helmet, "wide": wide, "coronet": coronet}
