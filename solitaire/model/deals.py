"""Deals: how a deck is shuffled, and the short code that names game, rules and cards.

The shuffle is Fisher–Yates from the last place to the first, fed by SplitMix64 (Steele, Lea and
Flood 2014) started with the seed; a number below n is drawn by rejecting the values at the top of
the 64-bit range that do not divide evenly. It uses integers only and is therefore the same
on every machine and in every Python version, and it never changes: a code deals the same cards for ever.

A code is ``K00-000005X``: the letter of the game, two signs for the options, six for the 30-bit
seed and a check sign, in Crockford's base 32 (no I, L, O, U). The check is the remainder of the
signs, read as a polynomial over GF(32): it finds every single wrong sign and every swap of neighbours.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .errors import BadDealCode
from .options import Option, Value
from .phrase import Phrase

__all__ = ["SEED_BITS", "Deal", "decode", "encode", "new_seed", "shuffled"]

SEED_BITS = 30
_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})
_MASK = (1 << 64) - 1


class Deal(NamedTuple):
    """A deck in order, the last id on top, with the options of the game and the code that names both.

    ``code`` is empty for an order that no seed gives (a position set up by hand).
    """

    options: tuple[tuple[str, Value], ...]
    order: tuple[int, ...]
    code: str = ""

    @property
    def words(self) -> str:
        """The code, or what stands for it."""
        return self.code or Phrase("custom deal")


def new_seed() -> int:
    """A seed nobody can foresee."""
    return secrets.randbits(SEED_BITS)


def shuffled(size: int, seed: int) -> tuple[int, ...]:
    """The numbers 0 … size−1 in the order that *seed* gives."""
    order = list(range(size))
    numbers = _splitmix64(seed)
    for last in range(size - 1, 0, -1):
        other = _below(last + 1, numbers)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def _splitmix64(state: int) -> Iterator[int]:
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        mixed = state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        yield mixed ^ (mixed >> 31)


def _below(bound: int, numbers: Iterator[int]) -> int:
    fair = (1 << 64) - (1 << 64) % bound
    return next(number % bound for number in numbers if number < fair)


def encode(letter: str, specs: Sequence[Option], options: dict[str, Value], seed: int) -> str:
    """The deal code of a game's *letter*, its *options* and a 30-bit *seed*. Raises ValueError."""
    if not 0 <= seed < 1 << SEED_BITS:
        raise ValueError(f"a seed has {SEED_BITS} bits, so {seed} is none")
    number, scale = 0, 1
    for option in specs:
        number += option.position(options[option.key]) * scale
        scale *= len(option.choices)
    signs = letter + _digits(number, 2) + _digits(seed, 6)
    return f"{signs[:3]}-{signs[3:]}{_check(signs)}"


def decode(text: str, letter: str, specs: Sequence[Option]) -> tuple[dict[str, Value], int]:
    """Options and seed of a code typed in any case, with or without its dash. Raises BadDealCode."""
    signs = text.strip().upper().translate(_ALIKE) if len(text) <= 40 else ""
    shown = text.strip()[:20]
    if len(signs) != 10 or any(sign not in _SIGNS for sign in signs):
        raise BadDealCode(
            "“{code}” is not a deal code: it needs ten letters and digits, as in K00-000005X.", code=shown
        )
    if _check(signs[:9]) != signs[9]:
        raise BadDealCode("The deal code “{code}” has a typing error: compare it sign by sign.", code=shown)
    if signs[0] != letter:
        raise BadDealCode("The deal code “{code}” belongs to another game.", code=shown)
    number = _number(signs[1:3])
    options = {}
    for option in specs:
        number, digit = divmod(number, len(option.choices))
        options[option.key] = option.choices[digit].value
    if number:
        raise BadDealCode(
            "The deal code “{code}” asks for rules that this version does not know.", code=shown
        )
    return options, _number(signs[3:9])


def _digits(number: int, width: int) -> str:
    return "".join(_SIGNS[(number >> 5 * place) & 31] for place in reversed(range(width)))


def _number(signs: str) -> int:
    result = 0
    for sign in signs:
        result = result << 5 | _SIGNS.index(sign)
    return result


def _check(signs: str) -> str:
    value = 0
    for sign in signs:
        value = _double(value ^ _SIGNS.index(sign))
    return _SIGNS[value]


def _double(value: int) -> int:
    """Multiply by x in GF(32) with the polynomial x⁵ + x² + 1."""
    return (value << 1) ^ (0b100101 if value & 16 else 0)
