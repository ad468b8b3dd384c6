"""Pravidla opsaná větu po větě z textu kurzu, nezávisle na modelu: proti nim se měří ``solitaire.kurz``."""

SLOUPECKY, HROMADKY = "ABCDEFG", "WXYZ"
CERVENE = ("Sr", "Ka")


def tah_podle_kurzu(hra, odkud, kam):
    """Stav hry po tahu, nebo None, když tah není mezi možnými tahy kurzu."""
    nova = {pismenko: list(karty) for pismenko, karty in hra.items()}
    zdroj, cil = nova[odkud], nova[kam]
    if odkud + kam == "UV" and zdroj:
        hodnota, barva, _ = zdroj.pop()
        cil.append((hodnota, barva, True))
    elif odkud + kam == "VU" and zdroj and not cil:
        cil.extend((hodnota, barva, False) for hodnota, barva, _ in reversed(zdroj))
        zdroj.clear()
    else:
        pocet = _kolik(zdroj, odkud, cil, kam)
        if not pocet:
            return None
        cil.extend(zdroj[-pocet:])
        del zdroj[-pocet:]
        if zdroj and odkud in SLOUPECKY:
            zdroj[-1] = (*zdroj[-1][:2], True)
    return nova


def _kolik(zdroj, odkud, cil, kam):
    """Kolik karet se přesouvá ze zdroje do cíle; 0, když tah není možný."""
    if odkud == kam or not zdroj:
        return 0
    if kam in HROMADKY and odkud in "V" + SLOUPECKY:
        return int(_na_hromadku(zdroj[-1], cil))
    if kam not in SLOUPECKY or odkud == "U":
        return 0
    nejvic = len(zdroj) if odkud in SLOUPECKY else 1
    for pocet in range(1, nejvic + 1):
        karty = zdroj[-pocet:]
        if all(licem for _, _, licem in karty) and _pasuje(karty[0], cil):
            return pocet
    return 0


def _na_hromadku(karta, hromadka):
    if not hromadka:
        return karta[0] == 1
    return karta[1] == hromadka[-1][1] and karta[0] == hromadka[-1][0] + 1


def _pasuje(karta, sloupecek):
    if not sloupecek:
        return karta[0] == 13
    vrchni = sloupecek[-1]
    return (karta[1] in CERVENE) != (vrchni[1] in CERVENE) and karta[0] == vrchni[0] - 1
