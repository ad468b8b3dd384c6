"""Karty: popis a otočení jedné karty."""

from __future__ import annotations

from solitaire.model.cards import Card, Clubs, Diamonds, Hearts, Spades

__all__ = ["Karta", "otoc_kartu", "popis_kartu", "skutecna_karta", "trojice"]

Karta = tuple[int, str, bool]

DRUHY: dict[str, type[Card]] = {"Sr": Hearts, "Ka": Diamonds, "Kr": Clubs, "Pi": Spades}
ZKRATKY = {druh.house: zkratka for zkratka, druh in DRUHY.items()}


def popis_kartu(karta: Karta) -> str:
    """Vrátí popis karty, např. ``[Q ♥]`` nebo ``[6♣ ]`` nebo ``[???]``.

    Červené barvy mají mezeru před znakem barvy, černé za ním. Desítka se píše ``X``.
    """
    if not karta[2]:
        return "[???]"
    skutecna = skutecna_karta(karta)
    hodnota, znak = skutecna.rankLetters[skutecna.value - 1], skutecna.symbol
    return f"[{hodnota} {znak}]" if skutecna.colour == "red" else f"[{hodnota}{znak} ]"


def otoc_kartu(karta: Karta, pozadovane_otoceni: bool) -> Karta:
    """Vrátí kartu otočenou lícem nahoru (True) nebo rubem nahoru (False).

    Nemění původní trojici; vytvoří a vrátí novou.
    """
    hodnota, barva, _licem_nahoru = karta
    return hodnota, barva, pozadovane_otoceni


def skutecna_karta(karta: Karta, cislo: int = 0) -> Card:
    """Karta z modelu pro danou trojici. *cislo* odlišuje stejné karty.

    Není-li trojice kartou, vyhodí ValueError.
    """
    try:
        hodnota, barva, licem_nahoru = karta
        return DRUHY[barva](hodnota, cislo, bool(licem_nahoru))
    except (KeyError, TypeError, ValueError):
        raise ValueError(f"{karta!r} není karta, jako je třeba (12, 'Sr', True).") from None


def trojice(karta: Card) -> Karta:
    """Trojice pro danou kartu z modelu."""
    return karta.value, ZKRATKY[karta.house], karta.faceUp
