"""White icons on a grid of 48, strokes 4.5 wide, to be tinted by the program."""

from math import cos, pi, sin

from lettering import lettering
from pips import SHAPES
from svg import circle, document, group, path, place

GRID = 48
WEIGHT = 4.5
WHITE = "#fff"


def arc(radius: float, start: float, end: float, x: float = 24, y: float = 24) -> str:
    """Path data of a clockwise arc between two angles in degrees (0 is up)."""
    ends = [(x + radius * sin(a * pi / 180), y - radius * cos(a * pi / 180)) for a in (start, end)]
    (x1, y1), (x2, y2) = ends
    large = int((end - start) % 360 > 180)
    return f"M{x1:.2f} {y1:.2f}A{radius} {radius} 0 {large} 1 {x2:.2f} {y2:.2f}"


CHEVRON = "M14 29L24 19L34 29"
STROKES = {
    "new": "M20 8H12Q8 8 8 12V36Q8 40 12 40H28Q32 40 32 36V32M32 6V26M22 16H42",
    "same": arc(16, 50, 360) + "M23 2L30 8L23 14",
    "undo": "M16 8L7 17L16 26M8 17H28Q40 17 40 28T28 39H18",
    "redo": "M32 8L41 17L32 26M40 17H20Q8 17 8 28T20 39H30",
    "save": "M24 6V28M14 19L24 29L34 19M7 30V37Q7 41 11 41H37Q41 41 41 37V30",
    "open": "M6 37V12Q6 9 9 9H18L23 14H37Q40 14 40 17V20M6 37L12 22H43L37.5 37Q37 39 35 39H8Q6 39 6 37Z",
    "options": "M7 14H19M31 14H41M7 34H15M27 34H41",
    "hint": "M18 34C18 29 12 27 12 18A12 12 0 0 1 36 18C36 27 30 29 30 34ZM19 42H29",
    "close": "M10 10L38 38M38 10L10 38",
    "trash": "M7 12H41M18 11V6H30V11M11 13L13.5 41H34.5L37 13M20 21V33M28 21V33",
    "check": "M7 25L18 37L41 11",
    "sound": "M32 17Q37 24 32 31M37.5 10Q47 24 37.5 38",
    "mute": "M31 18L43 30M43 18L31 30",
    "menu": "M7 11H41M7 24H41M7 37H41",
    "up": CHEVRON,
    "recycle": arc(17, 20, 160) + arc(17, 200, 340),
    "cross": "M11 11L37 37M37 11L11 37",
    "empty": arc(16, 0, 180) + arc(16, 180, 360),
    "help": arc(18, 0, 180) + arc(18, 180, 360) + "M18 19.5A6 6 0 1 1 26.5 25Q24 26.3 24 29.5",
}
SOLIDS = {
    "pause": "M10 8H20V40H10ZM28 8H38V40H28Z",
    "play": "M13 7L41 24L13 41Z",
    "sound": "M5 18H13L25 8V40L13 30H5Z",
    "mute": "M5 18H13L25 8V40L13 30H5Z",
    "crown": "M6 38L4 14L15 24L24 8L33 24L44 14L42 38Z",
    "recycle": "M30 34L24 46L38 44ZM18 14L24 2L10 4Z",
}


def dots(*centres: tuple[float, float, float]) -> str:
    """White discs at (x, y, radius)."""
    return "".join(circle(x, y, radius, WHITE) for x, y, radius in centres)


def star_path(points: int = 5, outer: float = 21, inner: float = 9.2) -> str:
    """A star around the middle of the grid."""
    corners = []
    for step in range(2 * points):
        radius = outer if step % 2 == 0 else inner
        angle = step * pi / points
        corners.append(f"{24 + radius * sin(angle):.2f} {25 - radius * cos(angle):.2f}")
    return "M" + "L".join(corners) + "Z"


def house(letter: str) -> str:
    """A house symbol that fills the grid."""
    return place(path(SHAPES[letter], WHITE), 24, 24, 0.42)


def letter(character: str) -> str:
    """A capital for an empty cell that waits for this rank."""
    return lettering(character, 24, 8, 32, WHITE, weight="Bold")


def picture(name: str) -> str:
    """An icon from its strokes and solid parts."""
    content = ""
    if name in STROKES:
        content += path(STROKES[name], stroke=WHITE, stroke_width=WEIGHT, stroke_linecap="round",
                        stroke_linejoin="round")  # fmt: skip
    if name in SOLIDS:
        content += path(SOLIDS[name], WHITE)
    return content + dots(*DOTS.get(name, ()))


DOTS = {"help": ((24, 35, 2.8),)}
KNOBS = ((25, 14), (21, 34))
TURNED = {"down": 180, "left": -90, "right": 90}


def icons() -> dict[str, str]:
    """All icons by name, as SVG documents."""
    drawn = {name: picture(name) for name in sorted(STROKES | SOLIDS)}
    drawn["options"] += "".join(circle(x, y, 5.5, stroke=WHITE, stroke_width=WEIGHT) for x, y in KNOBS)
    for name, angle in TURNED.items():
        drawn[name] = group(drawn["up"], transform=f"rotate({angle} 24 24)")
    drawn |= {"spade": house("S"), "heart": house("H"), "diamond": house("D"), "club": house("C")}
    drawn |= {"ace": letter("A"), "king": letter("K"), "star": path(star_path(), WHITE)}
    return {name: document(GRID, GRID, content) for name, content in drawn.items()}
