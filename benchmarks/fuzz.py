"""``python -m benchmarks.fuzz [FILES]``: break save files in every way and see that each is refused politely.

Half of the files are mutated blindly; the other half keep a right header and check sum around a payload
that was changed as a structure, so that they reach the checks behind. Reports what must not happen: an error
that is not the module's own, a file that took more than 100 ms of CPU, memory above the base.
"""

from __future__ import annotations

import random
import resource
import sys
import time
from typing import Any, NamedTuple

import cbor2

from solitaire.games.registry import find_game
from solitaire.model import saveformat
from solitaire.model.errors import SaveError

__all__ = ["Report", "fuzz", "main"]

_NUMBERS = (0, 1, -1, 2**31, 2**63, 2**200, -(2**70), 1.5, float("nan"), float("inf"), -0.0)
_TEXTS = ("", "U", "A>B", "A>B:999", "*", "V>W:#1+2", "K00-000005X", "\u2660" * 50, "x" * 5000)
_BYTES = (b"", b"\xff" * 60, bytes(range(52)))
_DEALS = ({"options": {}}, {"code": "", "cards": b"", "options": {}, "elapsed": 0})
_TAGS = tuple(
    cbor2.CBORTag(tag, value)
    for tag, value in ((30, [1, 0]), (2, b"\x01" * 900), (35, "(a+)+$"), (28, []), (999, 1))
)
_VALUES: tuple[Any, ...] = (*_NUMBERS, *_TEXTS, *_BYTES, *_DEALS, *_TAGS, [], {}, None, True, [[]] * 20)


class Report(NamedTuple):
    """What came of *files* mutated files. ``strangers`` are errors of other modules, as text."""

    files: int
    refused: int
    loaded: int
    slowest: float
    grown: int
    strangers: list[str]

    def __str__(self) -> str:
        lines = [
            f"files {self.files:,}: refused {self.refused:,}, loaded {self.loaded:,}",
            f"slowest {self.slowest * 1000:.1f} ms of CPU, memory above the base {self.grown / 1024:.1f} MB",
            f"errors of other modules: {len(self.strangers)}",
            *self.strangers[:10],
        ]
        return "\n".join(lines)


def fuzz(files: int, seed: int = 1) -> Report:
    """Load *files* mutated saves and count what came of them."""
    chance, samples = random.Random(seed), _samples()
    refused = loaded = 0
    slowest, strangers = 0.0, []
    for data in samples:
        _load(data)
    base = _memory()
    for number in range(files):
        data = (_blind if number % 2 else _structured)(chance.choice(samples), chance)
        start = time.process_time()  # a busy machine must not look like a slow file
        try:
            _load(data)
            loaded += 1
        except SaveError:
            refused += 1
        except Exception as error:  # the very thing this looks for
            strangers.append(f"{type(error).__name__}: {error} in {data[:2000].hex()}")
        slowest = max(slowest, time.process_time() - start)
    return Report(files, refused, loaded, slowest, _memory() - base, strangers)


def _load(data: bytes) -> None:
    save = saveformat.unpack(data)
    saveformat.restore(find_game("klondike"), save)


def _memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def _samples() -> list[bytes]:
    chance, samples = random.Random(5), []
    for seed, length, deals in ((1, 0, 1), (2, 12, 1), (3, 60, 2), (4, 25, 3)):
        board = find_game("klondike")(draw=chance.choice((1, 3)))
        board.startGame(board.makeDeal(seed))
        for deal in range(deals):
            if deal:
                board.startGame(board.makeDeal(seed + 100 * deal))
            for _ in range(length):
                board.move(chance.choice(board.legalMoves()))
        for _ in range(length // 4):
            board.undo()
        samples.append(saveformat.pack(board))
    return samples


def _blind(data: bytes, chance: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 8))):
        place = chance.randrange(len(changed) + 1)
        kind = chance.randrange(4)
        if kind == 0 and place < len(changed):
            changed[place] ^= 1 << chance.randrange(8)
        elif kind == 1:
            changed[place:place] = chance.randbytes(chance.choice((1, 4, 300)))
        elif kind == 2:
            del changed[place : place + chance.choice((1, 3, 100))]
        else:
            changed[place:] = changed[:place]
    return bytes(changed)


def _structured(data: bytes, chance: random.Random) -> bytes:
    body = data[saveformat.HEADER_SIZE :]
    if chance.randrange(4) == 0:
        return saveformat.frame(_blind(body, chance))
    payload = cbor2.loads(body)
    for _ in range(chance.choice((1, 1, 2, 5))):
        _change(payload, chance)
    try:
        return saveformat.frame(cbor2.dumps(payload))
    except (cbor2.CBOREncodeError, ValueError):
        return saveformat.frame(body)


def _change(node: Any, chance: random.Random) -> None:
    """Replace, drop or double something somewhere below *node*."""
    keys = list(node) if isinstance(node, dict) else list(range(len(node)))
    if not keys:
        return
    key = chance.choice(keys)
    if isinstance(node[key], dict | list) and node[key] and chance.randrange(4):
        _change(node[key], chance)
    elif isinstance(node[key], bytes) and node[key] and chance.randrange(2):
        cards = bytearray(node[key])
        cards[chance.randrange(len(cards))] = chance.randrange(256)
        node[key] = bytes(cards)
    elif chance.randrange(5) == 0:
        del node[key]
    elif isinstance(node, list) and chance.randrange(3) == 0:
        node[key:key] = [node[key]] * chance.choice((1, 2, 200))
    else:
        node[key] = chance.choice(_VALUES)


def main() -> int:
    """Fuzz as many files as the first argument says, a million by default."""
    report = fuzz(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000)
    print(report)
    return 1 if report.strangers or report.slowest > 0.1 or report.grown > 50 * 1024 else 0


if __name__ == "__main__":
    raise SystemExit(main())
