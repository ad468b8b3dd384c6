"""Faces of the court: head, eyes, nose, mouth. The middle of the card is the origin."""

from palette import BLUSH, INK, RED, SKIN, WHITE
from svg import circle, clip, inked, line, path, place

HEAD = "M-28-146C-31-114-27-97-15-84C-7-76 7-76 15-84C27-97 31-114 28-146Z"
NECK = "M-13-92V-40H13V-92Z"


def neck() -> str:
    """The neck with the shadow of the chin; the collar covers its lower end."""
    shade = path("M-12-86C-6-74 6-74 12-86V-75C5-67-5-67-12-75Z", BLUSH, opacity=0.75)
    return inked(NECK, SKIN, INK) + shade


def head(turn: float) -> str:
    """The head and its rosy cheeks."""
    cheeks = circle(-19 + turn, -102, 7, BLUSH, opacity=0.6) + circle(19 + turn, -102, 7, BLUSH, opacity=0.6)
    return inked(HEAD, SKIN, INK) + clip("head", path(HEAD, "#000"), cheeks)


def eye(x: float, gaze: float, lashes: bool) -> str:
    """One eye with its upper lid."""
    white = path("M-7.5 0C-4-6 4-6 7.5 0C4 4-4 4-7.5 0Z", WHITE)
    pupil = circle(gaze, -0.9, 3.7, INK) + circle(gaze + 1.1, -2, 1, WHITE)
    lid = line("M-8 0C-4-6.6 4-6.6 8 0", INK, 2.2)
    lower = line("M-5 2.8C-2 4.2 2 4.2 5 2.8", INK, 1)
    corner = line("M7.4-0.6L11-3.4M6-2.6L8.8-6" if x > 0 else "M-7.4-0.6L-11-3.4M-6-2.6L-8.8-6", INK, 1.7)
    return place(white + pupil + lid + lower + (corner if lashes else ""), x, -115)


def brows(turn: float, stern: float, ink: str) -> str:
    """Two eyebrows; a stern look draws their inner ends down."""
    inner = -124 + stern
    left = f"M{turn - 22} -123Q{turn - 14} -130 {turn - 5} {inner}"
    right = f"M{turn + 22} -123Q{turn + 14} -130 {turn + 5} {inner}"
    return line(left, ink, 2.6) + line(right, ink, 2.6)


def nose(turn: float) -> str:
    """The bridge and tip of the nose, on the side the head is turned to."""
    side = 1 if turn >= 0 else -1
    ridge = (
        f"M{turn + 4.5 * side} -121C{turn + 4 * side} -112 {turn + 5 * side} -106 {turn + 7.5 * side} -101"
    )
    return line(f"{ridge}Q{turn + 7 * side} -97 {turn - 1 * side} -98", INK, 1.9)


def mouth(turn: float, smile: float) -> str:
    """Red lips with a line between them; a jack only smiles."""
    if smile > 1:
        lip = line(f"M{turn - 3} -84H{turn + 3}", INK, 1.4)
        return line(f"M{turn - 8} -92Q{turn} -86 {turn + 9} -93.5", INK, 1.9) + lip
    corner = -90.5 - smile
    upper = f"M{turn - 9} {corner}Q{turn - 4} -94 {turn} -91.5Q{turn + 4} -94 {turn + 9} {corner}"
    lips = path(f"{upper}Q{turn} -82.5 {turn - 9} {corner}Z", RED)
    return lips + line(f"M{turn - 9} {corner}Q{turn} {-88.5 + smile} {turn + 9} {corner}", INK, 1.3)


def face(rank: str, turn: float, brow_ink: str) -> str:
    """The face of a king, queen or jack, turned a few units to one side."""
    stern = {"K": 2.5, "Q": -0.5, "J": 0}[rank]
    gaze = 1.5 if turn > 0 else -1.5
    eyes = eye(turn - 13.5, gaze, rank == "Q") + eye(turn + 13.5, gaze, rank == "Q")
    lips = mouth(turn, {"K": 0, "Q": 1, "J": 2}[rank])
    return head(turn) + eyes + brows(turn, stern, brow_ink) + nose(turn) + lips
