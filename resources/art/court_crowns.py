"""Crowns of kings, coronets of queens, caps of jacks; all sit on the brow at y = -140."""

from palette import AMBER, CREAM, GOLD, INK, RED, WHITE, HouseColours
from pips import pip
from svg import circle, group, inked, line, mirror, path

BAND = "M-38-155C-16-145 16-145 38-155L36-139C16-130-16-130-36-139Z"


def bead(x: float, y: float, radius: float, fill: str) -> str:
    """A round jewel or pearl."""
    return circle(x, y, radius, fill, stroke=INK, stroke_width=1.7)


def band(look: HouseColours, house: str) -> str:
    """The ring of a crown with the house in the middle."""
    jewel = "" if look.pip == INK else pip(house, 0, -141.5, 12, look.pip)
    jewel = jewel or pip(house, 0, -141.5, 12, INK)
    stones = mirror(bead(-16, -143.5, 3, look.jewel) + bead(-28.5, -146.5, 2.4, WHITE))
    return inked(BAND, GOLD, INK) + stones + jewel


def pointed(look: HouseColours) -> str:
    """Five points with balls over a coloured lining."""
    spikes = (
        "M-38-154L-45-175L-29-163L-24-182L-10-164L0-186L10-164L24-182L29-163L45-175L38-154"
        "C16-145-16-145-38-154Z"
    )
    lining = path("M-37-158C-16-166 16-166 37-158L36-146H-36Z", look.jewel)
    shine = line("M-33-157L-38-168M-22-155L-22-170M0-152V-172M22-155V-170M33-157L38-168", AMBER, 1.6)
    tops = "".join(bead(x, y, 3.6, CREAM) for x, y in ((-45, -176), (45, -176), (-24, -183), (24, -183)))
    return lining + inked(spikes, GOLD, INK) + shine + tops + bead(0, -186, 4.2, RED)


def lilies(look: HouseColours) -> str:
    """Three lilies with pearls between them."""
    lily = (
        "M-6-144L-5-152C-6-160-16-160-17-168C-17-175-8-175-7-169C-8-180-4-186 0-193C4-186 8-180 7-169"
        "C8-175 17-175 17-168C16-160 6-160 5-152L6-144Z"
    )
    side = (
        "M-38-154C-40-160-48-164-47-171C-45-177-37-174-38-168C-40-178-38-183-35-188"
        "C-30-184-27-178-29-168C-26-173-19-171-21-164C-22-158-28-156-29-150Z"
    )
    pearls = mirror(bead(-18, -158, 4, CREAM)) + circle(0, -163, 3, look.jewel)
    return mirror(inked(side, GOLD, INK)) + inked(lily, GOLD, INK) + pearls


def arched(look: HouseColours) -> str:
    """A closed crown: velvet, two arches and an orb."""
    velvet = inked(
        "M-37-154C-52-186-20-184 0-178C20-184 52-186 37-154C16-145-16-145-37-154Z", look.jewel, INK
    )
    arch = (
        "M-37-154C-54-192-10-188 0-176C10-188 54-192 37-154L29-151C40-180 10-178 5-168V-148H-5"
        "V-168C-10-178-40-180-29-151Z"
    )
    side = "".join(circle(x, y, 1.7, AMBER) for x, y in ((-38, -166), (-34, -176), (-24, -180)))
    dots = mirror(side) + circle(0, -164, 1.7, AMBER) + circle(0, -156, 1.7, AMBER)
    cross = inked("M-2-194H2V-189H6.5V-185H2V-178H-2V-185H-6.5V-189H-2Z", GOLD, INK, 1.6)
    return velvet + inked(arch, GOLD, INK) + dots + bead(0, -176, 4.5, GOLD) + cross


def walled(look: HouseColours) -> str:
    """A crown like a castle wall, with stones in the merlons."""
    wall = (
        "M-38-154L-44-182H-27L-25-168L-15-165L-13-188H13L15-165L25-168L27-182H44L38-154C16-145-16-145-38-154Z"
    )
    stones = pip("D", 0, -172, 17, look.jewel) + mirror(pip("D", -34, -168, 13, look.jewel))
    rims = line("M-43-178H-28M-12.6-184H12.6M28-178H43", AMBER, 1.6)
    return inked(wall, GOLD, INK) + stones + rims


def pearled(look: HouseColours) -> str:
    """A light coronet set with pearls."""
    ring = (
        "M-37-154C-30-172-24-166-20-160C-14-178-6-180 0-186C6-180 14-178 20-160"
        "C24-166 30-172 37-154C16-145-16-145-37-154Z"
    )
    pearls = bead(0, -188, 5, CREAM) + mirror(bead(-17, -174, 4.2, CREAM) + bead(-32, -167, 3.6, CREAM))
    return inked(ring, GOLD, INK) + circle(0, -166, 5, look.jewel, stroke=INK, stroke_width=1.6) + pearls


def leaved(look: HouseColours) -> str:
    """Leaves standing on the ring."""
    leaf = "M0-150C-14-162-11-176 0-192C11-176 14-162 0-150Z"
    side = "M-22-152C-36-158-36-172-30-184C-18-176-14-164-22-152Z"
    outer = "M-34-152C-46-156-49-164-47-174C-36-170-30-164-34-152Z"
    veins = line("M0-154V-178M-23-156L-28-173M23-156L28-173", AMBER, 1.6)
    return (
        mirror(inked(outer, GOLD, INK))
        + mirror(inked(side, GOLD, INK))
        + inked(leaf, GOLD, INK)
        + veins
        + circle(0, -164, 3, look.jewel)
    )


def rayed(look: HouseColours) -> str:
    """Slender rays with small stars of pearls."""
    rays = (
        "M-38-154L-41-174L-31-160L-26-184L-16-160L-9-176L0-193L9-176L16-160L26-184L31-160L41-174"
        "L38-154C16-145-16-145-38-154Z"
    )
    tops = mirror(bead(-41, -175, 3, CREAM) + bead(-26, -185, 3.4, CREAM))
    return inked(rays, GOLD, INK) + bead(0, -190, 3.8, CREAM) + pip("D", 0, -167, 20, look.jewel) + tops


def domed(look: HouseColours) -> str:
    """A queen's cap of cloth held by two golden hoops."""
    cap = inked("M-36-154C-40-182-14-188 0-188C14-188 40-182 36-154C16-145-16-145-36-154Z", look.jewel, INK)
    hoop = inked("M-36-155C-39-178-20-184-10-187L-3-184C-18-180-27-172-26-152Z", GOLD, INK)
    return (
        cap
        + mirror(hoop)
        + bead(0, -188, 5.4, CREAM)
        + mirror(bead(-14, -182, 3, CREAM))
        + circle(0, -166, 4, look.trim)
    )


def feather(fill: str, ink: str = INK) -> str:
    """A long feather that sweeps to the right."""
    quill = (
        "M14-150C14-172 26-188 44-187C53-186 55-179 52-174C49-177 46-177 45-176"
        "C47-171 43-166 39-167C38-161 33-157 28-160C25-154 20-149 14-150Z"
    )
    return inked(quill, fill, ink) + line("M16-152C21-168 30-178 43-181", ink, 1.5)


def beret(look: HouseColours) -> str:
    """A soft cap with a feather."""
    puff = "M-38-150C-58-164-48-186-20-187C8-190 40-184 44-166C46-156 40-150 36-148C16-142-16-142-38-150Z"
    folds = line("M-36-156C-30-168-22-174-12-176M34-154C32-164 24-172 14-175M0-152V-168", look.trim, 1.8)
    return inked(puff, look.second, INK) + folds + feather(look.trim)


def brimmed(look: HouseColours) -> str:
    """A cap with a turned-up, scalloped brim and a feather."""
    crown = "M-32-152C-38-184-12-190 0-190C12-190 38-184 32-152Z"
    return (
        inked(crown, look.second, INK)
        + line("M-14-184C-18-172-18-164-16-156M14-184C18-172 18-164 16-156", look.trim, 1.8)
        + feather(look.trim)
    )


def flat(look: HouseColours) -> str:
    """A flat, wide cap worn to one side."""
    top = "M-36-150C-56-158-58-178-36-182C-10-188 30-186 46-174C54-166 46-154 36-150C16-143-16-143-36-150Z"
    slits = "M-40-158C-42-166-38-172-30-174M-20-155C-22-164-18-172-10-176M2-154C2-164 6-170 14-174"
    slashes = line(slits + "M24-155C26-162 30-166 36-168", look.trim, 2)
    return inked(top, look.cloak, INK) + slashes + bead(44, -172, 5, look.trim)


def hooded(look: HouseColours) -> str:
    """A long stocking cap that falls to one side and ends in a tassel."""
    sock = (
        "M-36-150C-36-178-14-192 12-190C40-188 56-170 58-146C59-136 52-134 48-140"
        "C46-154 40-160 34-158L36-150C16-143-16-143-36-150Z"
    )
    stripes = line(
        "M-22-152C-22-170-12-182-2-187M4-149C6-164 14-178 26-185M38-158C44-166 48-170 53-170", look.trim, 4
    )
    return inked(sock, look.second, INK) + stripes + inked(sock, "none", INK) + bead(53, -136, 5.5, look.trim)


CROWNS = {
    "pointed": pointed, "lilies": lilies, "arched": arched, "walled": walled,
    "pearled": pearled, "leaved": leaved, "rayed": rayed, "domed": domed,
    "beret": beret, "brimmed": brimmed, "flat": flat, "hooded": hooded,
}  # fmt: skip


def rim(look: HouseColours, house: str) -> str:
    """The cloth rim of a jack's cap with a brooch."""
    return inked(BAND, look.trim, INK) + bead(0, -143, 8, WHITE) + pip(house, 0, -143, 10.5, look.pip)


def crown(style: str, rank: str, house: str, look: HouseColours) -> str:
    """What the figure wears on the head, a little flattened to stay inside the frame."""
    upper = group(CROWNS[style](look), transform="translate(0 -8.4) scale(1 0.94)")
    return upper + (rim(look, house) if rank == "J" else band(look, house))
