"""The built artwork: complete, well packed, point-symmetric courts, and true to its sources."""

import json
import re
import shutil
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest

Image = pytest.importorskip("PIL.Image")
ImageChops = pytest.importorskip("PIL.ImageChops")
ImageFilter = pytest.importorskip("PIL.ImageFilter")
ImageStat = pytest.importorskip("PIL.ImageStat")

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
ATLAS = RESOURCES / "atlas"
RANKS = "A23456789XJQK"
CARDS = [rank + house for house in "SHDC" for rank in RANKS]
OTHERS = ["back-blue", "back-red", "back-green", "joker-black", "joker-red"]
COURTS = [rank + house for house in "SHDC" for rank in "JQK"]
ICONS = """
new same undo redo save open options hint close trash check pause play sound mute help menu left right up down
spade heart diamond club king ace recycle cross empty star crown
"""
DECKS = ("french", "french-4c", "french-large", "french-large-4c")
TABLES = {name: json.loads((ATLAS / f"{name}.json").read_text("utf-8")) for name in (*DECKS, "icons")}
SHEETS = [(name, size) for name, table in TABLES.items() for size in table["sizes"]]
SVG_FILES = sorted((RESOURCES / "art" / "svg").glob("*/*.svg"))
CARD_SHEETS = [(name, size) for name, size in SHEETS if name != "icons"]


@pytest.fixture(scope="module")
def faces():
    """The twelve courts without their margins, on white, at the largest size."""
    size = max(TABLES["french"]["sizes"], key=int)
    sheet = TABLES["french"]["sizes"][size]
    margin = int(size) // 16
    with Image.open(ATLAS / sheet["file"]) as picture:
        whole = picture.convert("RGBA")
    return {name: bare_card(whole, sheet["tiles"][name], margin) for name in COURTS}


def bare_card(picture, tile, margin):
    """The card of a tile on a white ground."""
    x, y, width, height = tile
    card = picture.crop((x + margin, y + margin, x + width - margin, y + height - margin))
    ground = Image.new("RGBA", card.size, "white")
    ground.alpha_composite(card)
    return ground.convert("RGB")


def difference(one, other):
    """The mean difference of two pictures, 0 to 255."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def run_build(folder, *arguments):
    """Run the generator in this folder."""
    command = [sys.executable, str(folder / "build.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize(("name", "size"), CARD_SHEETS)
def test_every_card_has_a_tile_of_the_right_size(name, size):
    table = TABLES[name]
    sheet = table["sizes"][size]
    assert sorted(sheet["tiles"]) == sorted([*CARDS, *OTHERS, "shadow"])
    width, height = sheet["card"]
    assert width == int(size) and [width * 7, 5] == [height * 5, table["ratio"][0]]
    for name, (_, _, wide, high) in sheet["tiles"].items():
        margin = width * (table["shadow_margin"] if name == "shadow" else table["margin"])
        assert (wide, high) == (width + 2 * margin, height + 2 * margin), name


@pytest.mark.parametrize("size", TABLES["icons"]["sizes"])
def test_every_icon_has_a_tile(size):
    tiles = TABLES["icons"]["sizes"][size]["tiles"]
    assert sorted(tiles) == sorted(ICONS.split())
    assert all(tile[2:] == [int(size), int(size)] for tile in tiles.values())


@pytest.mark.parametrize(("name", "size"), SHEETS)
def test_tiles_lie_apart_on_the_grid_inside_the_picture(name, size):
    sheet = TABLES[name]["sizes"][size]
    with Image.open(ATLAS / sheet["file"]) as picture:
        assert picture.mode in ("RGBA", "P") and picture.convert("RGBA").getextrema()[3] == (0, 255)
        width, height = picture.size
    for x, y, wide, high in sheet["tiles"].values():
        assert x % 16 == y % 16 == 0
        assert min(x, y) >= 0 and x + wide <= width and y + high <= height
    for one, other in combinations(sheet["tiles"].values(), 2):
        apart_x = one[0] + one[2] <= other[0] or other[0] + other[2] <= one[0]
        assert apart_x or one[1] + one[3] <= other[1] or other[1] + other[3] <= one[1]


@pytest.mark.parametrize(("name", "size"), SHEETS)
def test_the_rim_of_every_tile_is_transparent(name, size):
    sheet = TABLES[name]["sizes"][size]
    with Image.open(ATLAS / sheet["file"]) as picture:
        alpha = picture.convert("RGBA").getchannel("A")
    for tile, (x, y, wide, high) in sheet["tiles"].items():
        box = alpha.crop((x, y, x + wide, y + high)).getbbox()
        assert box and box[0] > 0 and box[1] > 0 and box[2] < wide and box[3] < high, tile


@pytest.mark.parametrize("size", TABLES["icons"]["sizes"])
def test_icons_are_purely_white(size):
    with Image.open(ATLAS / TABLES["icons"]["sizes"][size]["file"]) as picture:
        assert picture.mode == "RGBA"
        colours = {picture.crop(box).convert("RGB").getextrema() for box in icon_boxes(size)}
    assert colours == {((255, 255),) * 3}


def icon_boxes(size):
    """The boxes of all icons as Pillow wants them."""
    tiles = TABLES["icons"]["sizes"][size]["tiles"]
    return [(x, y, x + wide, y + high) for x, y, wide, high in tiles.values()]


@pytest.mark.parametrize("name", COURTS)
def test_courts_look_the_same_upside_down(faces, name):
    face = faces[name]
    apart = ImageChops.difference(face, face.transpose(Image.Transpose.ROTATE_180))
    assert max(ImageStat.Stat(apart).mean) < 1
    soft = apart.filter(ImageFilter.BoxBlur(1))
    assert max(high for _, high in soft.getextrema()) < 40


def test_the_twelve_courts_differ_clearly(faces):
    for one, other in combinations(COURTS, 2):
        assert difference(faces[one], faces[other]) > 12, (one, other)


@pytest.mark.parametrize("file", SVG_FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_svg_sources_refer_to_nothing_outside(file):
    text = file.read_text(encoding="utf-8")
    assert not re.search(r"<(image|text|style|script|foreignObject)\b|@import|data:", text)
    targets = re.findall(r'href="([^"]*)"', text) + re.findall(r"url\(([^)]*)\)", text)
    assert all(target.startswith("#") for target in targets)
    assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"]


@pytest.fixture
def copied(tmp_path):
    """A copy of the artwork that a test may spoil."""
    for module in ("resvg_py", "fontTools", "font_lato"):
        pytest.importorskip(module)
    shutil.copytree(RESOURCES / "art", tmp_path / "art", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ATLAS, tmp_path / "atlas")
    return tmp_path


def test_check_passes_on_what_is_committed(copied):
    result = run_build(copied / "art", "--check")
    assert (result.returncode, result.stderr) == (0, "")


def test_check_fails_when_a_source_changes(copied):
    source = copied / "art" / "palette.py"
    text = source.read_text(encoding="utf-8")
    source.write_text(re.sub(r'^RED = "#\w+"', 'RED = "#d01f32"', text, flags=re.M), encoding="utf-8")
    result = run_build(copied / "art", "--check")
    assert result.returncode == 1 and len(result.stderr.splitlines()) == 1


def test_check_fails_when_a_picture_changes(copied):
    file = copied / "atlas" / TABLES["french"]["sizes"]["80"]["file"]
    with Image.open(file) as picture:
        picture.transpose(Image.Transpose.ROTATE_180).save(file)
    result = run_build(copied / "art", "--check")
    assert result.returncode == 1 and len(result.stderr.splitlines()) == 1
