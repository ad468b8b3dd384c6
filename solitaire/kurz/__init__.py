"""Klondike s písmenky: funkce z kurzu, které může volat jakýkoli jiný program.

``karty`` popisuje a otáčí karty, ``klondike`` umí pravidla, ``hra`` se ptá na tahy. Karta je trojice
(hodnota 1 až 13, ``'Sr'``, ``'Ka'``, ``'Kr'`` nebo ``'Pi'``, je lícem nahoru?), balíček je seznam karet,
jehož poslední karta je nahoře, a hra je slovník 13 seznamů s klíči A–G a U–Z.
"""
