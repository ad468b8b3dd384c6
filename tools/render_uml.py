"""Render every Mermaid diagram of uml/*.md to uml/svg/.

    python tools/render_uml.py           write the pictures, remove those without a diagram
    python tools/render_uml.py cards     write those of uml/cards.md only
    python tools/render_uml.py --check   write nothing; fail when a picture is missing or out of date

A diagram is named after its file and the nearest heading above it: ``uml/cards.md`` under "## French deck"
becomes ``uml/svg/cards-french-deck.svg``. A first diagram under the title of the page is just ``cards.svg``.
The text stays text and the background is white, so the pictures read well on a dark page too.
"""

import re
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import mermaidx

UML = Path(__file__).resolve().parent.parent / "uml"
PICTURES = UML / "svg"
THEME = "neutral"
PLAIN_TEXT = {"htmlLabels": False}  # HTML labels need a browser; plain SVG text shows everywhere
CONFIG = {
    "theme": THEME,
    "fontFamily": "'DejaVu Sans', Verdana, sans-serif",  # as wide as the layout measures
    "handDrawnSeed": 1,  # the same picture every time
    "htmlLabels": False,
    "flowchart": PLAIN_TEXT,
    "class": PLAIN_TEXT,
    "state": PLAIN_TEXT,
}


def diagrams(page: Path) -> Iterator[tuple[str, str]]:
    """The name and the source of every diagram of one page, in order."""
    names: set[str] = set()
    heading, source = "", None
    for line in page.read_text(encoding="utf-8").splitlines():
        if source is not None:
            if line.strip() == "```":
                yield _unused(page.stem + heading, names), "\n".join(source) + "\n"
                source = None
            else:
                source.append(line)
        elif line.strip() == "```mermaid":
            source = []
        elif match := re.match(r"(#+)\s+(.*)", line):
            heading = "-" + slug(match[2]) if len(match[1]) > 1 else ""
    if source is not None:
        raise SystemExit(f"{page.name}: a ```mermaid block has no end")


def _unused(name: str, names: set[str]) -> str:
    candidate, number = name, 2
    while candidate in names:
        candidate, number = f"{name}-{number}", number + 1
    names.add(candidate)
    return candidate


def slug(heading: str) -> str:
    plain = unicodedata.normalize("NFKD", heading).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def picture(name: str, source: str) -> str:
    try:
        svg = mermaidx.render(source, theme=THEME, config=CONFIG).svg()
    except Exception as error:  # whatever Mermaid raises: the reader wants to know which diagram it was
        raise SystemExit(f"{name}: Mermaid refuses this diagram: {error}") from error
    return finish(svg, name)


def finish(svg: str, name: str) -> str:
    """Give the picture its own size, a white ground and an id of its own."""
    found = re.search(r'viewBox="(\S+) (\S+) (\S+) (\S+)"', svg)
    if found is None:
        raise SystemExit(f"{name}: Mermaid returned no picture")
    x, y, width, height = found.groups()
    svg = svg.replace("my-svg", f"uml-{name}")
    svg = svg.replace('width="100%"', f'width="{float(width):.0f}" height="{float(height):.0f}"', 1)
    svg = svg.replace("background-color: transparent", "background-color: white", 1)
    end = svg.index(">") + 1
    ground = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="white"/>'
    return svg[:end] + ground + svg[end:] + "\n"


def pictures(only: set[str]) -> dict[Path, str]:
    """The pictures of the pages called *only*, of all pages without."""
    pages = sorted(page for page in UML.glob("*.md") if not only or page.stem in only)
    unknown = only - {page.stem for page in pages}
    if unknown:
        raise SystemExit(f"There is no page uml/{unknown.pop()}.md")
    found = ((name, source) for page in pages for name, source in diagrams(page))
    return {PICTURES / f"{name}.svg": picture(name, source) for name, source in found}


def check(wanted: dict[Path, str]) -> None:
    present = {path: path.read_text("utf-8") for path in PICTURES.glob("*.svg")}
    stale = [path.name for path in wanted | present if present.get(path) != wanted.get(path)]
    if stale:
        raise SystemExit(f"Out of date in uml/svg, run make uml: {', '.join(sorted(stale))}")


def write(wanted: dict[Path, str], whole: bool) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for path, svg in wanted.items():
        path.write_text(svg, encoding="utf-8")
    for path in PICTURES.glob("*.svg"):
        if whole and path not in wanted:
            path.unlink()
    print(f"{len(wanted)} diagrams in uml/svg")


if __name__ == "__main__":
    names = {Path(word).stem for word in sys.argv[1:] if not word.startswith("-")}
    found = pictures(names)
    if "--check" in sys.argv[1:]:
        check(found)
    else:
        write(found, whole=not names)
