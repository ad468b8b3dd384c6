"""The two backs."""

from frame import HEIGHT, WIDTH, card
from palette import BLUE, GOLD, PAPER, RED
from svg import rect


def back(colour: str) -> str:
    """A back in this colour."""
    field = rect((16, 16, WIDTH - 32, HEIGHT - 32), colour, 10)
    rule = rect((24, 24, WIDTH - 48, HEIGHT - 48), radius=6, stroke=GOLD, stroke_width=2)
    return card(PAPER, field, rule)


def backs() -> dict[str, str]:
    """Both backs by name."""
    return {"back-blue": back(BLUE), "back-red": back(RED)}
