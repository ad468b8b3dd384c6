"""Tahy ve hře postavené rukou."""

from solitaire.kurz.klondike import udelej_tah


def test_karta_z_balicku_skonci_licem_nahoru_a_zpet_rubem():
    hra = {pismenko: [] for pismenko in "UVWXYZABCDEFG"}
    hra["U"] = [(5, "Sr", True), (6, "Sr", True)]
    udelej_tah(hra, "U", "V")
    assert hra["V"] == [(6, "Sr", True)]
    assert hra["U"] == [(5, "Sr", True)]
    udelej_tah(hra, "U", "V")
    hra["V"][0] = (6, "Sr", False)
    udelej_tah(hra, "V", "U")
    assert hra["U"] == [(5, "Sr", False), (6, "Sr", False)]
