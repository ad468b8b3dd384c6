"""The two jokers."""

from frame import INDEX_TOP, INDEX_X, card, two_way
from lettering import lettering
from palette import NAVY, PAPER, RED
from svg import path


def star(x: float, y: float, size: float, fill: str) -> str:
    """A five-pointed star."""
    from math import cos, pi, sin

    points = []
    for step in range(10):
        radius = size / 2 if step % 2 == 0 else size / 4.6
        angle = step * pi / 5
        points.append(f"{x + radius * sin(angle):.2f} {y - radius * cos(angle):.2f}")
    return path("M" + "L".join(points) + "Z", fill)


def joker(colour: str) -> str:
    """A joker in this colour."""
    word = "".join(
        lettering(letter, INDEX_X, INDEX_TOP + 30 * step, 24, colour) for step, letter in enumerate("JOKER")
    )
    return card(PAPER, two_way(word), star(160, 224, 180, colour))


def jokers() -> dict[str, str]:
    """Both jokers by name."""
    return {"joker-black": joker(NAVY), "joker-red": joker(RED)}
