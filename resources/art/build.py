"""Builds the atlases in ../atlas and the SVG files in svg/; with --check only compares them."""

import argparse
import json
import re
import sys
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path

from atlas import fingerprint, png_bytes
from PIL import Image, ImageChops, ImageStat
from sheets import SHEETS, Sheet

HERE = Path(__file__).resolve().parent
SVG_FOLDER = HERE / "svg"
ATLAS_FOLDER = HERE.parent / "atlas"
SAMPLE = 16
MEAN_APART, MOST_APART = 2, 90


class StaleError(Exception):
    """A built file does not belong to the sources."""


def one_line(found: re.Match[str]) -> str:
    """A list of numbers without its line breaks."""
    return "[" + ", ".join(re.findall(r"\d+", found[0])) + "]"


def table_text(sheet: Sheet) -> str:
    """The table of a sheet as JSON, one tile a line; the pictures must be in place."""
    sizes = {}
    for size in sheet.sizes:
        digest = sha256((ATLAS_FOLDER / sheet.file(size)).read_bytes()).hexdigest()
        tiles = {name: list(box) for name, box in sheet.layout(size).tiles.items()}
        sizes[str(size)] = {
            "file": sheet.file(size), "sha256": digest, **sheet.size_facts(size), "tiles": tiles,
        }  # fmt: skip
    table = {**sheet.facts(), "sizes": sizes, "sources": fingerprint(sheet.sources.items())}
    return re.sub(r"\[[\s\d,]*\]", one_line, json.dumps(table, indent=1)) + "\n"


def build(sheet: Sheet) -> list[str]:
    """Write all files of a sheet and say what was written."""
    folder = SVG_FOLDER / sheet.name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.svg"):
        old.unlink()
    for name, text in sheet.own_sources.items():
        (folder / f"{name}.svg").write_text(text, encoding="utf-8")
    ATLAS_FOLDER.mkdir(exist_ok=True)
    told = []
    for size, picture in sheet.pictures().items():
        data = png_bytes(picture)
        (ATLAS_FOLDER / sheet.file(size)).write_bytes(data)
        told.append(f"{sheet.file(size)}: {picture.width} x {picture.height}, {len(data)} bytes")
    (ATLAS_FOLDER / f"{sheet.name}.json").write_text(table_text(sheet), encoding="utf-8")
    return told


def check(sheet: Sheet) -> None:
    """Raise StaleError when table, drawings or the bytes of pictures do not belong to the sources."""
    table_file = ATLAS_FOLDER / f"{sheet.name}.json"
    table = table_file.read_text(encoding="utf-8")
    if json.loads(table)["sources"] != fingerprint(sheet.sources.items()):
        raise StaleError(f"{table_file.name} was built from other sources")
    if table != table_text(sheet):
        raise StaleError(f"{table_file.name} does not describe the built pictures")
    files = (SVG_FOLDER / sheet.name).glob("*.svg")
    written = {file.stem: file.read_text(encoding="utf-8") for file in files}
    if written != sheet.own_sources:
        raise StaleError(f"svg/{sheet.name} is not what the generator draws")


def check_pictures(sheet: Sheet) -> None:
    """Raise StaleError when a picture does not show what the sources show; looks at a part of the tiles."""
    for start, size in enumerate(sheet.sizes):
        check_picture(sheet, size, sheet.names[start::SAMPLE])


def check_picture(sheet: Sheet, size: int, names: list[str]) -> None:
    """Raise StaleError when some tiles of the committed picture show something else."""
    layout = sheet.layout(size)
    with Image.open(ATLAS_FOLDER / sheet.file(size)) as built:
        if built.size != layout.size:
            raise StaleError(f"{sheet.file(size)} has another size")
        picture = built.convert("RGBA")
    for name in names:
        x, y, width, height = layout.tiles[name]
        kept = picture.crop((x, y, x + width, y + height))
        apart = ImageChops.difference(on_grey(kept), on_grey(sheet.tile(name, size)))
        if max(ImageStat.Stat(apart).mean) > MEAN_APART or max(apart.getextrema())[1] > MOST_APART:
            raise StaleError(f"{name} in {sheet.file(size)} shows something else than its source")


def on_grey(picture: Image.Image) -> Image.Image:
    """The picture on a grey ground."""
    ground = Image.new("RGBA", picture.size, "#808080")
    ground.alpha_composite(picture)
    return ground.convert("RGB")


def main() -> int:
    """Build or check everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare only; exit 1 when something is stale")
    if not parser.parse_args().check:
        with ProcessPoolExecutor() as pool:
            for told in pool.map(build, SHEETS):
                print("\n".join(told))
        return 0
    try:
        for look in (check, check_pictures):
            for sheet in SHEETS:
                look(sheet)
    except (StaleError, OSError, KeyError, ValueError) as problem:
        print(f"stale artwork: {problem}; run `make art`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
