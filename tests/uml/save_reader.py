"""A second reader of saved games, written from uml/save-format.md alone. It imports nothing of solitaire."""

import struct
import zlib

import cbor2

SIGNS, COLUMNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ", "ABCDEFG"
# In a position a card is its id, or its id − 100 face down. By size of deck: cards for the columns, houses.
SIZES = {"K": 52, "C": 40}
DEALT = {52: [1, 2, 3, 4, 5, 6, 7], 40: [1, 1, 1, 1]}
HOUSES = {52: {"W": 0, "X": 2, "Y": 1, "Z": 3}, 40: {"W": 0, "X": 1, "Y": 2, "Z": 3}}


def payload_of(data):
    magic, version, length, check = struct.unpack_from(">8sHII", data)
    body = data[18:]
    assert (magic, version, length, check) == (b"SOLITAIR", 1, len(body), zlib.crc32(body))
    return cbor2.loads(body)


def numbers_from(s):
    while True:
        s = z = (s + 0x9E3779B97F4A7C15) % 2**64
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
        yield z ^ z >> 31


def order_of(code):
    values = [SIGNS.index(sign) for sign in code.replace("-", "")]
    c = 0
    for value in values[:9]:
        c = (c ^ value) * 2
        c ^= 37 if c >= 32 else 0
    assert c == values[9]
    numbers, cards = (
        numbers_from(sum(value << 5 * (5 - n) for n, value in enumerate(values[3:9]))),
        list(range(SIZES[code[0]])),
    )
    for i in range(len(cards) - 1, 0, -1):
        j = next(r for r in numbers if r < 2**64 - 2**64 % (i + 1)) % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def laid_out(cards: bytes | list[int]) -> dict[str, list[int]]:
    down = [card - 100 for card in cards]
    cells: dict[str, list[int]] = {letter: [] for letter in "UVWXYZ"}
    for n, letter in zip(DEALT[len(cards)], COLUMNS):  # noqa: B905
        cells[letter] = [down.pop() for _ in range(n)]
        cells[letter][-1] += 100
    return cells | {"U": down}


def moved(cells, move, draw):
    if move == "U" and cells["U"]:
        cells["V"] += [cells["U"].pop() + 100 for _ in range(min(draw, len(cells["U"])))]
    elif move == "U":
        cells["U"] += [cells["V"].pop() - 100 for _ in range(len(cells["V"]))]
    elif move == "*":
        size = sum(map(len, cells.values()))
        ways = [(a, b) for a in "V" + COLUMNS for b, house in HOUSES[size].items()
                if cells.get(a) and cells[a][-1] == size // 4 * house + len(cells[b])]  # fmt: skip
        for a, b in ways[:1]:
            moved(moved(cells, f"{a}>{b}", draw), "*", draw)
    else:
        a, b, n = move[0], move[2], int(move[4:] or 1)
        cells[b] += cells[a][-n:]
        del cells[a][-n:]
        if a in COLUMNS and cells[a] and cells[a][-1] < 0:
            cells[a][-1] += 100
    return cells
