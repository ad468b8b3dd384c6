"""Render every Mermaid diagram of uml/*.md to uml/svg/.

    python tools/render_uml.py           draw the pictures whose diagram changed, remove those without one
    python tools/render_uml.py --all     draw them all
    python tools/render_uml.py --check   write nothing; fail when a picture is missing or out of date

A diagram is named after its file and the nearest heading above it: ``uml/cards.md`` under "## French deck"
becomes ``uml/svg/cards-french-deck.svg``. A first diagram under the title of the page is just ``cards.svg``.
The text stays text and the background is white, so the pictures read well on a dark page too. At the end of
each stand a sum of what it was drawn from and one of the picture itself.
"""

import hashlib
import json
import re
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path

UML = Path(__file__).resolve().parent.parent / "uml"
PICTURES = UML / "svg"
THEME = "neutral"
FOOT = 8  # pixels
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


def stamp(source: str, svg: str) -> str:
    """The last line of the picture *svg* of *source*: remarks in the source change no picture."""
    drawn = "\n".join(line for line in source.splitlines() if not line.strip().startswith("%%"))
    origin = hashlib.sha256(json.dumps([CONFIG, drawn], sort_keys=True).encode()).hexdigest()
    itself = hashlib.sha256(svg.encode()).hexdigest()
    return f"<!-- drawn from {origin[:20]}, {itself[:20]} -->\n"


def is_current(path: Path, source: str) -> bool:
    """Whether a picture is drawn from *source*, and nobody has changed it since."""
    if not path.exists():
        return False
    *lines, last = path.read_text(encoding="utf-8").splitlines(keepends=True) or [""]
    return last == stamp(source, "".join(lines))


def picture(name: str, source: str) -> str:
    import mermaidx  # slow to load, and checking needs none

    try:
        svg = mermaidx.render(source, theme=THEME, config=CONFIG).svg()
    except Exception as error:  # whatever Mermaid raises: the reader wants to know which diagram it was
        raise SystemExit(f"{name}: Mermaid refuses this diagram: {error}") from error
    svg = finish(svg, name)
    return svg + stamp(source, svg)


def finish(svg: str, name: str) -> str:
    """Give the picture its own size, a white ground and an id of its own."""
    found = re.search(r'viewBox="(\S+) (\S+) (\S+) (\S+)"', svg)
    if found is None:
        raise SystemExit(f"{name}: Mermaid returned no picture")
    x, y, width, height = found.groups()
    if 'aria-roledescription="sequence"' in svg:  # Mermaid cuts the name of the actor at the foot
        height = f"{float(height) + FOOT:g}"
        svg = svg.replace(found[0], f'viewBox="{x} {y} {width} {height}"', 1)
    svg = svg.replace("my-svg", f"uml-{name}")
    svg = svg.replace('width="100%"', f'width="{float(width):.0f}" height="{float(height):.0f}"', 1)
    svg = svg.replace("background-color: transparent", "background-color: white", 1)
    svg = italic(hollow(svg))
    end = svg.index(">") + 1
    ground = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="white"/>'
    return svg[:end] + ground + svg[end:] + "\n"


def hollow(svg: str) -> str:
    """Paint hollow heads white: a style rule empties them, but only in browsers."""
    heads = r'(<marker [^>]*class="marker (?:extension|aggregation) class"[^>]*>\s*<(?:path|polygon) )'
    return re.sub(heads + r"(?!fill=)", r'\1fill="white" ', svg)


def italic(svg: str) -> str:
    """Let abstract members lean: Mermaid says so around the words, then straight again at each word."""
    words = r"font-style: ?italic;(?:(?!</text>).)*"
    return re.sub(words, lambda found: found[0].replace('font-style="normal"', 'font-style="italic"'), svg)


def sources() -> dict[Path, str]:
    """Every diagram under the path of its picture."""
    found = (pair for page in sorted(UML.glob("*.md")) for pair in diagrams(page))
    return {PICTURES / f"{name}.svg": source for name, source in found}


def check(wanted: dict[Path, str]) -> None:
    stale = [path.name for path, source in wanted.items() if not is_current(path, source)]
    stale += [path.name for path in PICTURES.glob("*.svg") if path not in wanted]
    if stale:
        raise SystemExit(f"Out of date in uml/svg, run make uml: {', '.join(sorted(stale))}")


def write(wanted: dict[Path, str], everything: bool) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    due = {path: text for path, text in wanted.items() if everything or not is_current(path, text)}
    for path, source in due.items():
        path.write_text(picture(path.stem, source), encoding="utf-8")
    for path in PICTURES.glob("*.svg"):
        if path not in wanted:
            path.unlink()
    print(f"{len(wanted)} diagrams in uml/svg, {len(due)} drawn now")


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        check(sources())
    else:
        write(sources(), everything="--all" in sys.argv[1:])
