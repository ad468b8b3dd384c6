"""Builds the atlases in ../atlas and the SVG files in svg/; with --check only compares them."""

import argparse
import json
import re
import sys
from pathlib import Path

from atlas import fingerprint, png_bytes
from PIL import Image, ImageChops
from sheets import SHEETS, Sheet

HERE = Path(__file__).resolve().parent
SVG_FOLDER = HERE / "svg"
ATLAS_FOLDER = HERE.parent / "atlas"
TOLERANCE = 6


class StaleError(Exception):
    """A built file does not belong to the sources."""


def one_line(found: re.Match[str]) -> str:
    """A list of numbers without its line breaks."""
    return "[" + ", ".join(re.findall(r"\d+", found[0])) + "]"


def table_text(table: dict[str, object]) -> str:
    """The table as JSON, one tile a line."""
    text = json.dumps(table, indent=1)
    return re.sub(r"\[[\s\d,]*\]", one_line, text) + "\n"


def build(sheet: Sheet) -> None:
    """Write all files of a sheet."""
    folder = SVG_FOLDER / sheet.name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.svg"):
        old.unlink()
    for name, text in sheet.sources.items():
        (folder / f"{name}.svg").write_text(text, encoding="utf-8")
    ATLAS_FOLDER.mkdir(exist_ok=True)
    atlases = {}
    for file, atlas, picture in sheet.pictures():
        data = png_bytes(picture)
        (ATLAS_FOLDER / file).write_bytes(data)
        atlases[file] = atlas
        print(f"{file}: {picture.width} x {picture.height}, {len(data)} bytes")
    (ATLAS_FOLDER / f"{sheet.name}.json").write_text(table_text(sheet.table(atlases)), encoding="utf-8")


def check(sheet: Sheet) -> None:
    """Raise StaleError when a built file does not belong to the sources."""
    table_file = ATLAS_FOLDER / f"{sheet.name}.json"
    built = json.loads(table_file.read_text(encoding="utf-8"))
    if built["sources"] != fingerprint(sheet.sources.items()):
        raise StaleError(f"{table_file.name} was built from other sources")
    for name, text in sheet.sources.items():
        if (SVG_FOLDER / sheet.name / f"{name}.svg").read_text(encoding="utf-8") != text:
            raise StaleError(f"svg/{sheet.name}/{name}.svg is not what the generator draws")
    atlases = {}
    for file, atlas, picture in sheet.pictures():
        check_picture(file, picture)
        atlases[file] = atlas
    if table_file.read_text(encoding="utf-8") != table_text(sheet.table(atlases)):
        raise StaleError(f"{table_file.name} does not describe the built pictures")


def check_picture(file: str, picture: Image.Image) -> None:
    """Raise StaleError when the committed picture shows something else."""
    with Image.open(ATLAS_FOLDER / file) as built:
        if built.mode != "RGBA" or built.size != picture.size:
            raise StaleError(f"{file} has another size")
        extremes = ImageChops.difference(built, picture).getextrema()
    if max(high for _, high in extremes) > TOLERANCE:
        raise StaleError(f"{file} shows something else than the sources")


def main() -> int:
    """Build or check everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare only; exit 1 when something is stale")
    only_check = parser.parse_args().check
    if not only_check:
        for sheet in SHEETS:
            build(sheet)
        return 0
    try:
        for sheet in SHEETS:
            check(sheet)
    except (StaleError, OSError, KeyError, ValueError) as problem:
        print(f"stale artwork: {problem}; run `make art`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
