"""Small helpers that write SVG as text: elements, groups, documents."""

from collections.abc import Iterable

STROKE = 2.4


def number(value: float) -> str:
    """A coordinate with at most two decimals and no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def element(tag: str, *children: str, **attributes: object) -> str:
    """One element; `stroke_width` becomes `stroke-width`, None is left out."""
    parts = [tag]
    for key, value in attributes.items():
        if value is not None:
            shown = number(value) if isinstance(value, int | float) else value
            parts.append(f'{key.rstrip("_").replace("_", "-")}="{shown}"')
    start = " ".join(parts)
    return f"<{start}>{''.join(children)}</{tag}>" if children else f"<{start}/>"


def group(*children: str, **attributes: object) -> str:
    """A `g` element around its children."""
    return element("g", *children, **attributes)


def place(content: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> str:
    """The content moved to (x, y), turned (degrees) and scaled there."""
    steps = [f"translate({number(x)} {number(y)})"]
    if turn:
        steps.append(f"rotate({number(turn)})")
    if scale != 1:
        steps.append(f"scale({scale:.5g})")
    return group(content, transform=" ".join(steps))


def repeated(name: str, content: str, places: Iterable[tuple[float, float]]) -> str:
    """The content, drawn at the origin of each place."""
    uses = "".join(element("use", href=f"#{name}", x=x, y=y) for x, y in places)
    return element("defs", group(content, id=name)) + uses


def mirror(content: str) -> str:
    """The content and its mirror image on the other side of x = 0."""
    return content + group(content, transform="scale(-1 1)")


def turned(content: str) -> str:
    """The content turned upside down around the origin."""
    return group(content, transform="rotate(180)")


def path(data: str, fill: str = "none", **attributes: object) -> str:
    """A path."""
    return element("path", d=data, fill=fill, **attributes)


def inked(data: str, fill: str, ink: str, width: float = STROKE) -> str:
    """A filled path with the outline that all court figures share."""
    return path(data, fill, stroke=ink, stroke_width=width, stroke_linejoin="round", stroke_linecap="round")


def line(data: str, ink: str, width: float = STROKE) -> str:
    """An open stroke with round ends."""
    return inked(data, "none", ink, width)


def smooth(*points: tuple[float, float], closed: bool = True) -> str:
    """Path data of a soft curve through the points; a point given twice is a corner."""
    count = len(points)
    reach = range(count) if closed else range(count - 1)
    data = f"M{number(points[0][0])} {number(points[0][1])}"
    for step in reach:
        near = [
            points[(step + k) % count if closed else min(max(step + k, 0), count - 1)] for k in (-1, 0, 1, 2)
        ]
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = near
        handles = (bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy)
        data += "C" + " ".join(number(value) for value in handles)
    return data + ("Z" if closed else "")


def tube(data: str, fill: str, ink: str, width: float, outline: float = STROKE) -> str:
    """A limb: a thick outlined stroke along a path."""
    return line(data, ink, width + outline) + line(data, fill, width - outline)


def joined(fill: str, ink: str, *shapes: str, outline: float = STROKE) -> str:
    """Several closed paths as one outlined shape."""
    edges = "".join(inked(shape, fill, ink, 2 * outline * 0.75) for shape in shapes)
    return edges + "".join(path(shape, fill) for shape in shapes)


def ellipse(x: float, y: float, wide: float, high: float, fill: str = "none", **attributes: object) -> str:
    """An ellipse with these half axes."""
    return element("ellipse", cx=x, cy=y, rx=wide, ry=high, fill=fill, **attributes)


def circle(x: float, y: float, radius: float, fill: str = "none", **attributes: object) -> str:
    """A circle."""
    return element("circle", cx=x, cy=y, r=radius, fill=fill, **attributes)


def rect(box: Iterable[float], fill: str = "none", radius: float = 0, **attributes: object) -> str:
    """A rectangle from (x, y, width, height)."""
    x, y, width, height = box
    corner = radius or None
    return element("rect", x=x, y=y, width=width, height=height, rx=corner, fill=fill, **attributes)


def clip(name: str, shape: str, content: str) -> str:
    """The content, seen only inside the shape."""
    return element("clipPath", shape, id=name) + group(content, clip_path=f"url(#{name})")


def document(width: float, height: float, *children: str) -> str:
    """A whole SVG file."""
    size = f'width="{number(width)}" height="{number(height)}" viewBox="0 0 {number(width)} {number(height)}"'
    body = "\n".join(children)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{body}\n</svg>\n'
