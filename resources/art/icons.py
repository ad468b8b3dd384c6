"""White icons on a grid of 48, strokes 4.5 wide, to be tinted by the program."""

from math import cos, pi, sin

from lettering import lettering
from pips import SHAPES
from spanish_pips import white_mark
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


RING = arc(18, 0, 180) + arc(18, 180, 360)
TURNING = "M40.4 7V19H28.4"
STROKES = {
    "new": "M21 7H11Q7 7 7 11V37Q7 41 11 41H29Q33 41 33 37V34M33 6V26M23 16H43",
    "same": arc(16.5, 118, 433) + TURNING,
    "undo": "M16 7L6 17L16 27M7 17H29Q41 17 41 28.5T29 40H18",
    "redo": "M32 7L42 17L32 27M41 17H19Q7 17 7 28.5T19 40H30",
    "save": "M7 10Q7 7 10 7H33L41 15V38Q41 41 38 41H10Q7 41 7 38ZM15 40V27H33V40M16 8V16H29V8",
    "open": "M6 36V12Q6 9 9 9H18L23 14H37Q40 14 40 17V20M6 38L12 22H43L37.5 37Q37 39 35 39H8Q5 39 6 36",
    "options": "M6 14H18M31 14H42M6 34H14M27 34H42",
    "hint": "M18 33C18 28 11 26 11 17.5A13 13 0 0 1 37 17.5C37 26 30 28 30 33ZM19 41.5H29",
    "sheet": "M10 6H38V42H10ZM17 15H31M17 24H31M17 33H24",
    "log": "M6 8H42V33H25L14 42V33H6ZM14 17H34M14 24.5H27",
    "close": "M10 10L38 38M38 10L10 38",
    "trash": "M6 12H42M17 11V6H31V11M10 13L13 41H35L38 13M20 21V33M28 21V33",
    "check": "M6 25L18 37L42 11",
    "sound": "M32 17Q37 24 32 31M38 10Q47.5 24 38 38",
    "mute": "M32 18L43 30M43 18L32 30",
    "menu": "M6 11H42M6 24H42M6 37H42",
    "up": "M9 31L24 16L39 31",
    "recycle": arc(16.5, 285, 433) + TURNING + arc(16.5, 105, 253) + "M7.6 41V29H19.6",
    "cross": RING + "M17.5 17.5L30.5 30.5M30.5 17.5L17.5 30.5",
    "empty": RING,
    "help": RING + "M18 19.5A6 6 0 1 1 26.5 25Q24 26.3 24 28.5",
}
SOLIDS = {
    "pause": "M11 9H18V39H11ZM30 9H37V39H30Z",
    "play": "M13 9L39 24L13 39Z",
    "sound": "M6 19H13L23 11V37L13 29H6Z",
    "mute": "M6 19H13L23 11V37L13 29H6Z",
    "crown": "M9 32L6 14L16 23L24 9L32 23L42 14L39 32ZM9 39H39V40H9Z",
}


def dots(*centres: tuple[float, float, float]) -> str:
    """White discs at (x, y, radius)."""
    return "".join(circle(x, y, radius, WHITE) for x, y, radius in centres)


def star_path(points: int = 5, outer: float = 19, inner: float = 8.4) -> str:
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


def solid(data: str) -> str:
    """A filled shape with softened corners."""
    return path(data, WHITE, stroke=WHITE, stroke_width=3, stroke_linejoin="round")


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
        content += solid(SOLIDS[name])
    return content + dots(*DOTS.get(name, ()))


SPANISH = {"oros": "O", "copas": "C", "espadas": "E", "bastos": "B"}
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
    drawn |= {name: place(white_mark(house), 24, 24, 0.38) for name, house in SPANISH.items()}
    drawn |= {"ace": letter("A"), "king": letter("K"), "star": solid(star_path())}
    return {name: document(GRID, GRID, content) for name, content in drawn.items()}
