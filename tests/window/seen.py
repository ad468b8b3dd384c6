"""Compares pixels with the model: does each card that should be seen look like its own face?"""

from PIL import Image, ImageChops, ImageStat

from solitaire.window.atlases import Atlas
from solitaire.window.card_art import BACK, face_of

_atlas = Atlas("french")
_tiles = {}


def tile(name, width, height):
    """The bare card of a tile at this size, on white."""
    key = (name, width, height)
    name = "back-blue" if name == BACK else name
    if key not in _tiles:
        rim = round(_atlas.margin() * width)
        picture = _atlas.picture(name, width + 2 * rim, height + 2 * rim)
        coloured = Image.frombytes("RGBa", picture.size, picture.tobytes()).convert("RGBA")
        ground = Image.new("RGBA", coloured.size, "white")
        ground.alpha_composite(coloured)
        _tiles[key] = ground.convert("RGB").crop((rim, rim, rim + width, rim + height))
    return _tiles[key]


def wrong_cards(picture, layout, hidden=frozenset()):
    """The cards whose visible part, rim and corners left out, does not look as it should.

    Where counts and signs may lie on a card, only the part beside them is compared.
    """
    wrong = []
    spots = layout.visible(hidden)
    closed = {letter for tally in layout.board.tallies() for letter in tally.letters}
    for number, spot in enumerate(spots):
        part = seen_part(spot, spots[number + 1 :])
        if part is None or spot.letter in closed or layout.board.standsFor(spot.card, spot.letter):
            continue
        if layout.board.about(spot.letter):
            part = beside_signs(spot, part)
        x, y, right, bottom = part
        face = tile(face_of(spot.card, spot.shown), int(spot.box.w), int(spot.box.h))
        should = face.crop((x - spot.box.x, y - spot.box.y, right - spot.box.x, bottom - spot.box.y))
        difference = ImageStat.Stat(ImageChops.difference(picture.crop(part), should)).mean
        scaled = spot.box.w != layout.card_w  # then fine patterns differ, but never a front from a back
        if max(difference) > (45 if scaled else 6):
            wrong.append((spot.letter, spot.card.code, [round(value) for value in difference]))
    return wrong


def beside_signs(spot, part):
    """The part of *part* that no count, sign or word of a closed cell covers."""
    x, y, right, bottom = part
    return (
        x,
        y,
        min(right, int(spot.box.x + spot.box.w * 0.6)),
        min(bottom, int(spot.box.y + spot.box.h * 0.45)),
    )


def seen_part(spot, later):
    """The largest upper or left strip of a card that no later card covers; None when it is too thin."""
    inset = max(3, round(spot.box.w * 0.06))
    x, y, right, bottom = (
        int(spot.box.x) + inset, int(spot.box.y) + inset,
        int(spot.box.right) - inset, int(spot.box.bottom) - inset,
    )  # fmt: skip
    for other in later:
        if other.box.overlap(spot.box):
            if other.box.y > spot.box.y:
                bottom = min(bottom, int(other.box.y) - 3)
            else:
                right = min(right, int(other.box.x) - 3)
    return (x, y, right, bottom) if right - x >= 3 and bottom - y >= 3 else None
