"""Hair and beards of the court."""

from palette import INK, RED, Hair
from svg import inked, line, mirror, path, place

DETAIL = 1.6


def rolled(hair: Hair) -> str:
    """A page's or king's hair, rolled outwards at the ears."""
    lock = (
        "M0-150H-22C-40-148-42-126-41-110C-41-104-44-101-47-99C-57-92-52-76-40-77C-30-78-27-88-31-95"
        "C-26-104-27-124-24-132C-16-138-8-138 0-138Z"
    )
    strands = (
        "M-34-138C-38-126-34-112-37-103M-29-136C-32-122-29-112-33-101M-46-92C-46-84-38-82-36-88"
        "C-35-92-40-93-41-90"
    )
    return mirror(inked(lock, hair.fill, INK) + line(strands, hair.strand, DETAIL))


def flowing(hair: Hair) -> str:
    """A queen's long hair, parted in the middle."""
    lock = (
        "M0-150H-18C-38-148-42-124-41-108C-41-94-53-88-51-68C-49-50-38-44-28-46C-20-52-27-66-26-80"
        "C-25-96-33-104-27-122C-22-132-8-136 0-142Z"
    )
    strands = (
        "M-10-140C-28-134-36-122-34-104C-33-90-44-82-43-66M-30-114C-31-100-27-92-34-80C-37-70-36-62-33-54"
        "M-43-64C-43-58-40-54-37-52"
    )
    return mirror(inked(lock, hair.fill, INK) + line(strands, hair.strand, DETAIL))


def bobbed(hair: Hair) -> str:
    """A jack's bob with a fringe."""
    lock = (
        "M0-150H-22C-42-148-45-122-44-104C-43-88-46-82-40-76C-34-71-27-75-26-84"
        "C-25-98-30-108-27-127C-20-131-8-131 0-130Z"
    )
    strands = (
        "M-36-136C-39-120-36-104-38-84M-30-128C-33-112-29-98-32-80M-20-146C-19-140-20-136-22-133M-7-146V-134"
    )
    return mirror(inked(lock, hair.fill, INK) + line(strands, hair.strand, DETAIL))


def curled(hair: Hair) -> str:
    """Short curls all around."""
    lock = (
        "M0-150H-24C-36-150-42-142-39-134C-47-130-48-120-42-115C-49-109-47-99-40-97C-43-88-37-81-30-84"
        "C-25-88-26-96-29-100C-25-108-29-116-27-122C-24-132-16-128-14-133C-10-129-4-130 0-134Z"
    )
    strands = (
        "M-38-126C-34-128-32-124-35-121M-40-107C-35-110-32-105-36-102M-36-91C-32-93-30-89-33-87"
        "M-26-140C-22-142-19-137-23-135"
    )
    return mirror(inked(lock, hair.fill, INK) + line(strands, hair.strand, DETAIL))


STYLES = {"rolled": rolled, "flowing": flowing, "bobbed": bobbed, "curled": curled}
BEARDS = {
    "round": (
        "M-29-116C-34-92-32-66-14-52C-5-46 5-46 14-52"
        "C32-66 34-92 29-116C26-102 18-98 0-99C-18-98-26-102-29-116Z",
        "M-22-88C-22-74-15-62-8-56M22-88C22-74 15-62 8-56M-10-80C-9-70-5-60-2-54M10-80C9-70 5-60 2-54",
    ),
    "forked": (
        "M-29-116C-34-90-34-62-24-42C-20-34-10-36-7-46C-5-54-2-60 0-62C2-60 5-54 7-46C10-36 20-34 24-42"
        "C34-62 34-90 29-116C26-102 18-98 0-99C-18-98-26-102-29-116Z",
        "M-24-90C-25-72-21-56-17-46M24-90C25-72 21-56 17-46"
        "M-13-80C-15-70-13-60-11-52M13-80C15-70 13-60 11-52",
    ),
    "pointed": (
        "M-29-116C-34-90-28-66-12-48C-6-40-3-34 0-28C3-34 6-40 12-48C28-66 34-90 29-116C26-102 18-98 0-99"
        "C-18-98-26-102-29-116Z",
        "M-22-88C-22-72-12-58-5-46M22-88C22-72 12-58 5-46M-9-80C-8-66-4-54 0-42M9-80C9-70 7-64 5-58",
    ),
    "wavy": (
        "M-29-116C-36-100-30-92-34-84C-36-74-28-70-29-62C-28-54-19-54-16-48C-12-42-5-42 0-38C5-42 12-42 16-48"
        "C19-54 28-54 29-62C28-70 36-74 34-84C30-92 36-100 29-116C26-102 18-98 0-99C-18-98-26-102-29-116Z",
        "M-25-92C-20-86-27-78-21-70C-18-64-20-60-17-57M25-92C20-86 27-78 21-70C18-64 20-60 17-57"
        "M-10-80C-5-74-11-68-6-60C-4-56-4-52-2-48M10-80C6-74 11-68 7-62",
    ),
}


def beard(style: str, hair: Hair, turn: float) -> str:
    """A full beard with moustache and mouth."""
    outline, strands = BEARDS[style]
    lips = path(f"M{turn - 7} -88Q{turn} -91 {turn + 7} -88Q{turn} -80 {turn - 7} -88Z", RED)
    tip = "C-9-101-19-97-27-84C-18-83-6-84 0-92C6-84 18-83 27-84C19-97 9-101 0-96Z"
    moustache = f"M0-96{tip}"
    swept = place(inked(moustache, hair.fill, INK, 1.9), turn)
    return inked(outline, hair.fill, INK) + line(strands, hair.strand, DETAIL) + lips + swept
