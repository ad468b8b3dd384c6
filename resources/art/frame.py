"""What all cards share: measures, the paper, the corner indices."""

from lettering import lettering
from pips import pip
from svg import document, group, rect

WIDTH = 320
HEIGHT = 448
CORNER = 18
INDEX_X = 31
INDEX_TOP = 8
RANK_HEIGHT = 55
INDEX_PIP = 34
ACE_PIP = 40


def paper(fill: str) -> str:
    """The blank card with its thin soft edge."""
    edge = rect((0.9, 0.9, WIDTH - 1.8, HEIGHT - 1.8), radius=CORNER - 0.9,
                stroke="#6b6250", stroke_width=1.8, stroke_opacity=0.42)  # fmt: skip
    return rect((0, 0, WIDTH, HEIGHT), fill, CORNER) + edge


def two_way(content: str) -> str:
    """The content and the same turned around the middle of the card."""
    return content + group(content, transform=f"rotate(180 {WIDTH // 2} {HEIGHT // 2})")


def index(label: str, house: str, colour: str) -> str:
    """Rank over house symbol in the two corners."""
    rank = lettering(label, INDEX_X, INDEX_TOP, RANK_HEIGHT, colour, widest=50)
    size = ACE_PIP if label == "A" else INDEX_PIP
    below = INDEX_TOP + RANK_HEIGHT + 2.5 + size / 2
    if label == "Q":
        below += 4
    return two_way(rank + pip(house, INDEX_X, below, size, colour))


def card(fill: str, *content: str) -> str:
    """A whole card as an SVG document."""
    return document(WIDTH, HEIGHT, paper(fill), *content)
