"""The soft shadows: the one baked into each card tile, and that of a lifted card."""

from frame import CORNER, HEIGHT, WIDTH
from svg import document, element, rect

MARGIN = WIDTH / 16
LIFTED_MARGIN = WIDTH / 8


def shadow(margin: float, blur: float, drop: float, strength: float) -> str:
    """A blurred rounded rectangle, `drop` units below the place of the card."""
    box = (margin + 1, margin + drop, WIDTH - 2, HEIGHT - 1)
    soft = element("feGaussianBlur", in_="SourceGraphic", stdDeviation=blur)
    area = {"filterUnits": "userSpaceOnUse", "x": 0, "y": 0,
            "width": WIDTH + 2 * margin, "height": HEIGHT + 2 * margin}  # fmt: skip
    shape = rect(box, "#000", CORNER, opacity=strength, filter="url(#soft)")
    defs = element("filter", soft, id="soft", **area)
    return document(WIDTH + 2 * margin, HEIGHT + 2 * margin, defs, shape)


def card_shadow() -> str:
    """The shadow of a card that lies on the table."""
    return shadow(MARGIN, 4.6, 3, 0.42)


def lifted_shadow() -> str:
    """The shadow of a card in the hand."""
    return shadow(LIFTED_MARGIN, 10, 8, 0.42)
