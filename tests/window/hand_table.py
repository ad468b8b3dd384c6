"""A Buraco table with a hand of cards, and short words for what is done and seen there."""

from games.buraco.tables import codes, table

from solitaire.play.settings import Settings

from .desk import Desk

__all__ = ["HAND", "box_of", "chosen", "click", "id_of", "keys", "lies", "shown", "sit_down"]

HAND = "KH KS KD 5H 6H 9C JO 3S 4S 7D TD"


def sit_down(folder, hand=HAND, phase="meld", *, top="5C", settings=None, **rest) -> Desk:
    """At a table set up from text, with two melds of the player's team and one of the others."""
    rest = {"ours": ("5S 6S JO", "8D 8C 8H"), "theirs": ("AH AS AD",), "pile": "4C", **rest}
    board = table(hand=hand, top=top, **rest)
    board.facts = {**board.facts, "phase": phase}
    return Desk(folder, board, settings=Settings(**(settings or {})))


def id_of(desk, code):
    return next(card.id for card in desk.board.cells["H0"] if codes([card]) == code)


def click(desk, text, keys="Ctrl"):
    """Click cards one after the other, from the second on with modifier keys."""
    for number, code in enumerate(text.split()):
        desk.click_card(id_of(desk, code), keys if number else "")
        desk.time += 1


def chosen(desk):
    return " ".join(codes([spot.card]) for spot in desk.screen.layout.cards["H0"]
                    if spot.card.id in desk.hands.chosen)  # fmt: skip


def shown(desk, letter="H0"):
    return codes(spot.card for spot in desk.screen.layout.cards[letter])


def lies(desk, letter):
    return codes(desk.board.cells[letter])


def keys(desk, *pressed):
    for key in pressed:
        desk.screen.key(key)


def box_of(desk, code):
    """Where a card of the hand lies."""
    return next(spot.box for spot in desk.screen.layout.cards["H0"] if spot.card.id == id_of(desk, code))
