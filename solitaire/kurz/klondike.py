"""Klondike: rozdání, výpis a pravidla hry. Všechny změny se dějí přímo v daných seznamech.

Zdroj: kurz „Klondike Solitaire“. O tom, co smí kam, rozhoduje ``solitaire.games.klondike``.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import zip_longest

from solitaire.games.klondike import COLUMNS, HOUSES
from solitaire.model.cards import french_deck

from .karty import Karta, otoc_kartu, popis_kartu, trojice
from .stul import PISMENKA, SLOUPECKY, Hra, Stul
from .vety import duvod

__all__ = [
    "hrac_vyhral",
    "popis_balicek",
    "popis_vrchni_kartu",
    "presun_kartu",
    "presun_nekolik_karet",
    "rozdej_sloupecky",
    "udelej_hru",
    "udelej_tah",
    "vypis_hru",
    "vypis_sloupecky",
    "vytvor_balicek",
]

Balicek = list[Karta]


# --- balíčky ----------------------------------------------------------------------------------------


def vytvor_balicek() -> Balicek:
    """Vrátí zamíchaný balíček 52 karet – od esa (1) po krále (13) ve čtyřech barvách.

    Všechny karty jsou otočené rubem nahoru.
    """
    balicek = [trojice(karta) for karta in french_deck()]
    random.shuffle(balicek)
    return balicek


def popis_balicek(karty: Sequence[Karta]) -> str:
    """Vrátí popis všech karet v balíčku. Jednotlivé karty odděluje mezerami."""
    return " ".join(map(popis_kartu, karty))


def popis_vrchni_kartu(balicek: Sequence[Karta]) -> str:
    """Vrátí popis daného balíčku karet – tedy vrchní karty, která je vidět."""
    return popis_kartu(balicek[-1]) if balicek else "[   ]"


def presun_kartu(odkud: Balicek, kam: Balicek, pozadovane_otoceni: bool) -> None:
    """Přesune vrchní kartu z balíčku *odkud* na vršek balíčku *kam*.

    Karta bude otočená lícem nahoru nebo rubem nahoru podle *pozadovane_otoceni*.
    Není-li co přesunout, vyhodí ValueError.
    """
    if not odkud:
        raise ValueError("Balíček je prázdný: není co přesunout.")
    kam.append(otoc_kartu(odkud.pop(), pozadovane_otoceni))


def presun_nekolik_karet(odkud: Balicek, kam: Balicek, pocet: int) -> None:
    """Přesune *pocet* vrchních karet z balíčku *odkud* na vršek balíčku *kam*, ve stejném pořadí.

    Karty se přitom neotáčí. Tolik karet musí v balíčku být, jinak vyhodí ValueError.
    """
    if not 0 <= pocet <= len(odkud):
        raise ValueError(f"Nejde přesunout karet: {pocet}. V balíčku jich je {len(odkud)}.")
    zacatek = len(odkud) - pocet
    karty = odkud[zacatek:]
    del odkud[zacatek:]
    kam.extend(karty)


# --- sloupečky --------------------------------------------------------------------------------------


def rozdej_sloupecky(balicek: Balicek) -> list[Balicek]:
    """Rozdá z konce daného balíčku 7 „sloupečků“ – seznamů karet. Rozdané karty z balíčku zmizí.

    Ve sloupečku číslo n (od nuly) je n karet rubem nahoru a jedna lícem nahoru. Je-li karet v balíčku
    málo, vyhodí ValueError.
    """
    potreba = sum(COLUMNS.values())
    if len(balicek) < potreba:
        raise ValueError(f"Na sloupečky je potřeba karet: {potreba}. V balíčku jich je {len(balicek)}.")
    sloupecky: list[Balicek] = [[] for _ in COLUMNS]
    for sloupecek, pocet in zip(sloupecky, COLUMNS.values(), strict=True):
        for zbyva in reversed(range(pocet)):
            presun_kartu(balicek, sloupecek, zbyva == 0)
    return sloupecky


def vypis_sloupecky(sloupecky: Sequence[Sequence[Karta]]) -> None:
    """Vypíše sloupečky textově. Kde karta není, je pět mezer.

    Tato funkce je jen pro zobrazení, používá proto přímo funkci print() a nic nevrací.
    """
    for radek in zip_longest(*sloupecky):
        print(" ".join(popis_kartu(karta) if karta else " " * 5 for karta in radek))


# --- hra --------------------------------------------------------------------------------------------


def udelej_hru() -> Hra:
    """Vrátí slovník reprezentující novou hru."""
    balicek = vytvor_balicek()
    hra: Hra = {"U": balicek}
    for pismenko in "VWXYZ":
        hra[pismenko] = []
    for pismenko, sloupecek in zip(SLOUPECKY, rozdej_sloupecky(balicek), strict=True):
        hra[pismenko] = sloupecek
    return hra


def vypis_hru(hra: Hra) -> None:
    """Vypíše hru textově.

    Tato funkce je jen pro zobrazení, používá proto přímo funkci print() a nic nevrací.
    """
    u, v, w, x, y, z = (popis_vrchni_kartu(hra[pismenko]) for pismenko in "UVWXYZ")
    print()
    print("  U     V           W     X     Y     Z")
    print(f"{u} {v}       {w} {x} {y} {z}")
    print()
    print("  A     B     C     D     E     F     G")
    vypis_sloupecky([hra[pismenko] for pismenko in SLOUPECKY])
    print()


def hrac_vyhral(hra: Hra) -> bool:
    """Vrací True, pokud je hra vyhraná, tedy všechny karty jsou na cílových hromádkách W–Z."""
    jinde = sum(len(hra[pismenko]) for pismenko in PISMENKA if pismenko not in HOUSES)
    return jinde == 0 and any(hra[pismenko] for pismenko in HOUSES)


def udelej_tah(hra: Hra, jmeno_odkud: str, jmeno_kam: str) -> None:
    """Udělá tah z jednoho místa na druhé.

    Místa jsou označovaná velkými písmeny (např. ``'A'``, ``'V'`` nebo ``'X'``).

    Není-li tah možný, vyhodí ValueError s popisem problému a ve hře nic nezmění.
    """
    for jmeno in (jmeno_odkud, jmeno_kam):
        if jmeno not in PISMENKA:
            raise ValueError(f"Místo {jmeno!r:.20} neexistuje: místa jsou {' '.join(PISMENKA)}.")
    stul = Stul(hra)
    tah = stul.aim(jmeno_odkud, jmeno_kam)
    odpoved = stul.checkMove(tah)
    if not odpoved:
        raise ValueError(duvod(odpoved, jmeno_odkud, jmeno_kam))
    stul.move(tah)
    for jmeno in (jmeno_odkud, jmeno_kam):
        hra[jmeno][:] = stul.balicek(jmeno)
    if jmeno_odkud == "U":  # i karta, která už v balíčku ležela lícem nahoru, tak musí skončit
        hra["V"][-1] = otoc_kartu(hra["V"][-1], True)
    if jmeno_odkud == "V" and jmeno_kam == "U":
        hra["U"][:] = [otoc_kartu(karta, False) for karta in hra["U"]]
