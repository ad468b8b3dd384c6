"""The built atlases: complete, well packed, small, and true to their sources."""

import re
import shutil
import subprocess
import sys
from itertools import combinations

import pytest
from drawn_cards import ATLAS, DECKS, RESOURCES, TABLES, TILES, Image, sheet_picture

ICONS = """
new same undo redo save open options sheet log hint close trash check pause play sound mute help menu
left right up down spade heart diamond club oros copas espadas bastos king ace recycle cross empty star crown
"""
SHEETS = [(name, size) for name, table in TABLES.items() for size in table["sizes"]]
CARD_SHEETS = [(name, size) for name, size in SHEETS if name in DECKS]
SVG_FILES = sorted((RESOURCES / "art" / "svg").glob("*/*.svg"))
LARGEST_TOTAL = 12_000_000


def run_build(folder, *arguments):
    """Run the generator in this folder."""
    command = [sys.executable, str(folder / "build.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize(("name", "size"), CARD_SHEETS)
def test_every_card_has_a_tile_of_the_right_size(name, size):
    table = TABLES[name]
    sheet = table["sizes"][size]
    assert sorted(sheet["tiles"]) == sorted(TILES[name])
    width, height = sheet["card"]
    assert width == int(size) and [width * 7, 5] == [height * 5, table["ratio"][0]]
    for tile, (_, _, wide, high) in sheet["tiles"].items():
        margin = width * (table["shadow_margin"] if tile == "shadow" else table["margin"])
        assert (wide, high) == (width + 2 * margin, height + 2 * margin), tile


def test_all_decks_have_the_same_sizes_and_margins():
    french = TABLES["french"]
    for deck in DECKS:
        table = TABLES[deck]
        assert [table[key] for key in ("ratio", "margin", "shadow_margin")] == [[5, 7], 1 / 16, 1 / 8]
        assert list(table["sizes"]) == list(french["sizes"])
        assert table.keys() == french.keys()


@pytest.mark.parametrize("size", TABLES["icons"]["sizes"])
def test_every_icon_has_a_tile(size):
    tiles = TABLES["icons"]["sizes"][size]["tiles"]
    assert sorted(tiles) == sorted(ICONS.split())
    assert all(tile[2:] == [int(size), int(size)] for tile in tiles.values())


@pytest.mark.parametrize(("name", "size"), SHEETS)
def test_tiles_lie_apart_on_the_grid_inside_the_picture(name, size):
    tiles = TABLES[name]["sizes"][size]["tiles"]
    width, height = sheet_picture(name, size).size
    for x, y, wide, high in tiles.values():
        assert x % 16 == y % 16 == 0
        assert min(x, y) >= 0 and x + wide <= width and y + high <= height
    for one, other in combinations(tiles.values(), 2):
        apart_x = one[0] + one[2] <= other[0] or other[0] + other[2] <= one[0]
        assert apart_x or one[1] + one[3] <= other[1] or other[1] + other[3] <= one[1]


@pytest.mark.parametrize(("name", "size"), SHEETS)
def test_the_rim_of_every_tile_is_transparent(name, size):
    alpha = sheet_picture(name, size).getchannel("A")
    for tile, (x, y, wide, high) in TABLES[name]["sizes"][size]["tiles"].items():
        box = alpha.crop((x, y, x + wide, y + high)).getbbox()
        assert box and box[0] > 0 and box[1] > 0 and box[2] < wide and box[3] < high, tile


@pytest.mark.parametrize("size", TABLES["icons"]["sizes"])
def test_icons_are_purely_white(size):
    picture = sheet_picture("icons", size)
    boxes = [(x, y, x + w, y + h) for x, y, w, h in TABLES["icons"]["sizes"][size]["tiles"].values()]
    assert {picture.crop(box).convert("RGB").getextrema() for box in boxes} == {((255, 255),) * 3}


def test_the_atlases_stay_small():
    assert sum(file.stat().st_size for file in ATLAS.iterdir()) < LARGEST_TOTAL


def test_there_is_nothing_in_the_folder_that_no_table_names():
    named = {sheet["file"] for table in TABLES.values() for sheet in table["sizes"].values()}
    assert {file.name for file in ATLAS.iterdir()} == named | {f"{name}.json" for name in TABLES}


@pytest.mark.parametrize("file", SVG_FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_svg_sources_refer_to_nothing_outside(file):
    text = file.read_text(encoding="utf-8")
    assert not re.search(r"<(image|text|style|script|foreignObject)\b|@import|data:", text)
    targets = re.findall(r'href="([^"]*)"', text) + re.findall(r"url\(([^)]*)\)", text)
    assert all(target.startswith("#") for target in targets)
    assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"]


@pytest.mark.parametrize("file", SVG_FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_name_in_an_svg_source_means_one_thing(file):
    text = file.read_text(encoding="utf-8")
    shapes = re.findall(r'<clipPath id="([^"]*)">(.*?)</clipPath>', text)
    assert len(dict(shapes)) == len(set(shapes))


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


@pytest.mark.parametrize("deck", ["french", "spanish"])
def test_check_fails_when_a_picture_changes(copied, deck):
    file = copied / "atlas" / TABLES[deck]["sizes"]["80"]["file"]
    with Image.open(file) as picture:
        picture.transpose(Image.Transpose.ROTATE_180).save(file)
    result = run_build(copied / "art", "--check")
    assert result.returncode == 1 and len(result.stderr.splitlines()) == 1


def test_check_fails_when_a_drawing_is_missing(copied):
    (copied / "art" / "svg" / "spanish" / "CB.svg").unlink()
    result = run_build(copied / "art", "--check")
    assert result.returncode == 1 and "spanish" in result.stderr
