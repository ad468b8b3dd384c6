"""The built pictures as the tests look at them: tables, tiles without their margins, differences."""

import json
from functools import cache
from pathlib import Path

import pytest

Image = pytest.importorskip("PIL.Image")
ImageChops = pytest.importorskip("PIL.ImageChops")
ImageStat = pytest.importorskip("PIL.ImageStat")

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
ATLAS = RESOURCES / "atlas"
FRENCH = ("french", "french-4c", "french-large", "french-large-4c")
DECKS = (*FRENCH, "spanish")
FRENCH_CARDS = [rank + house for house in "SHDC" for rank in "A23456789XJQK"]
FRENCH_OTHERS = ["back-blue", "back-red", "back-green", "joker-black", "joker-red", "shadow"]
SPANISH_CARDS = [rank + house for house in "OCEB" for rank in "1234567SCR"]
TILES = dict.fromkeys(FRENCH, [*FRENCH_CARDS, *FRENCH_OTHERS])
TILES["spanish"] = [*SPANISH_CARDS, "back-spanish", "shadow"]
COURTS = [rank + house for house in "SHDC" for rank in "JQK"]
FIGURES = [rank + house for house in "OCEB" for rank in "SCR"]
TABLES = {name: json.loads((ATLAS / f"{name}.json").read_text("utf-8")) for name in (*DECKS, "icons")}


@cache
def sheet_picture(deck, size):
    """The whole picture of a sheet in full colour."""
    with Image.open(ATLAS / TABLES[deck]["sizes"][size]["file"]) as picture:
        return picture.convert("RGBA")


def bare_card(deck, name, size):
    """A card without its margin, on white."""
    x, y, width, height = TABLES[deck]["sizes"][size]["tiles"][name]
    margin = int(size) // 16
    box = (x + margin, y + margin, x + width - margin, y + height - margin)
    card = sheet_picture(deck, size).crop(box)
    ground = Image.new("RGBA", card.size, "white")
    ground.alpha_composite(card)
    return ground.convert("RGB")


def part(card, left, top, right, bottom):
    """A part of a card, given in the drawing's measures of 320 by 448."""
    scale = card.width / 320
    return card.crop(tuple(round(value * scale) for value in (left, top, right, bottom)))


def ink_box(picture, limit=150):
    """The box around everything darker than the limit in its darkest channel."""
    darkest = ImageChops.darker(ImageChops.darker(*picture.split()[:2]), picture.split()[2])
    return darkest.point([255] * limit + [0] * (256 - limit)).getbbox()


def difference(one, other):
    """The mean difference of two pictures, 0 to 255."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3
