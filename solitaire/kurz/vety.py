"""Věty: proč tah nejde, slovy kurzu. Důvod určuje model, tady dostává svou českou větu."""

from __future__ import annotations

from typing import Any

from solitaire.model.cards import Card
from solitaire.model.verdict import Verdict

from .karty import popis_kartu, trojice

__all__ = ["VETY", "duvod"]

OBECNA = "Takový tah pravidla nedovolují."
VETY = {
    "there is no card here to move": "Na místě {odkud} žádná karta není.",
    "the card lies there already": "Místo {kam} nemůže být odkud i kam: zadej dvě různá místa.",
    "a face-down card cannot be moved": "Karta, která leží rubem nahoru, se přesunout nedá.",
    "nothing can be put on a face-down card": "Na kartu, která leží rubem nahoru, nejde nic dát.",
    "nothing to turn: the pool is empty": "Balíčky U i V jsou prázdné: není co otáčet ani líznout.",
    "draw from the stock and turn the drawn cards over with U": "Balíček U je prázdný: otoč V tahem VU.",
    "the drawn cards are turned over only when the stock is empty": (
        "V jde otočit, jen když v balíčku U nic není."
    ),
    "no card goes back to the pool": "Do balíčků U a V se karty vracet nedají.",
    "a card does not change its house": "Z hromádky na hromádku se karty nepřesouvají.",
    "the {card} does not belong to the house of {house}": "Na hromádku {kam} patří {house}, ne {card}.",
    "a house begins with the ace, not with the {card}": "Na prázdnou hromádku smí jen eso, ne {card}.",
    "the {card} does not follow the {top}": "{card} není o 1 vyšší než {top} na hromádce {kam}.",
    "an empty column takes a {rank}, not the {card}": "Do prázdného sloupečku smí jen král, ne {card}.",
    "the {card} is not one rank below the {top}": "{card} není o 1 nižší než {top} ve sloupečku {kam}.",
    "the {card} and the {top} have the same colour": "{card} a {top} nemají opačné barvy (červená a černá).",
    "there is no room here": "Na místo {kam} se už nic nevejde.",
    "the game is won: undo, or deal another": "Hra už je vyhraná.",
    "no card goes from {source} to {target}": "Z místa {odkud} na místo {kam} se karty nepřesouvají.",
}
"""Česká věta pro každou šablonu, kterou model umí odmítnout dvojici písmenek."""

BARVY = {"hearts": "srdce", "diamonds": "káry", "clubs": "kříže", "spades": "piky"}


def duvod(odmitnuti: Verdict, odkud: str, kam: str) -> str:
    """Věta, která říká, proč tah z místa *odkud* na místo *kam* nejde."""
    veta = VETY.get(odmitnuti.template, OBECNA)
    slova = {jmeno: _slovo(hodnota) for jmeno, hodnota in odmitnuti.args.items()}
    return veta.format(**slova, odkud=odkud, kam=kam)


def _slovo(hodnota: Any) -> str:
    if isinstance(hodnota, Card):
        return popis_kartu(trojice(hodnota))
    return BARVY.get(str(hodnota), str(hodnota))
