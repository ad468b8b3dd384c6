"""Hra: hlavní smyčka v terminálu. Spustí se příkazem ``python -m solitaire.kurz.hra``."""

from __future__ import annotations

import io
import os
import sys

from .klondike import hrac_vyhral, udelej_hru, udelej_tah, vypis_hru

__all__ = ["hraj", "nacti_tah"]


def nacti_tah() -> tuple[str, str]:
    """Ptá se hráče tak dlouho, až napíše dvě písmenka: odkud a kam chce hrát."""
    while True:
        tah = input("Tah? ")
        try:
            jmeno_zdroje, jmeno_cile = list(tah.upper())
        except ValueError:
            print("Tah zadávej jako dvě písmenka, např. UV")
        else:
            return jmeno_zdroje, jmeno_cile


def hraj() -> None:
    """Hraje novou hru, dokud hráč nevyhraje, vstup neskončí nebo hráč nestiskne Ctrl+C."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # terminál, který neumí ♠ nebo č, ukáže otazník
    print()
    hra = udelej_hru()
    try:
        while not hrac_vyhral(hra):
            vypis_hru(hra)
            odkud, kam = nacti_tah()
            try:
                udelej_tah(hra, odkud, kam)
            except ValueError as chyba:
                print("Něco je špatně:", chyba)
    except (EOFError, KeyboardInterrupt):
        print()
        return
    vypis_hru(hra)
    print("Gratuluji!")


if __name__ == "__main__":
    try:
        hraj()
        sys.stdout.flush()
    except BrokenPipeError:  # kdo četl, odešel, třeba head
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
