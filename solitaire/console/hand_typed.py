"""Moves with the cards of a hand as they are typed: ``KH KS KD > new``, ``add 9H M2``, ``throw 4C``, ``V 2``.

Equal cards can stand for each other: any copy that the hand has is taken. Nothing is decided here, the board
says whether a move is legal.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from solitaire.model.board import Board
from solitaire.model.cells import Cell
from solitaire.model.errors import IllegalMove
from solitaire.model.moves import Move
from solitaire.play.language import _

__all__ = ["hand_of", "looks_like_cards", "read_cards"]

_TOKEN = re.compile(r">|[^\s>,;]+")
_CARD = re.compile(r"(10|[A-Z0-9])([SHCD♠♥♣♦])\ufe0f?")
_SUITS = str.maketrans("♠♥♣♦", "SHCD")
_FILLERS = {"lay", "add", "on", "to", "and", "with", "from"}


class _Typed(NamedTuple):
    """What was named: cards by their codes, cells behind them and before them, a number."""

    cards: list[str]
    targets: list[str]
    sources: list[str]
    numbers: list[int]
    lays: bool


def hand_of(board: Board, seat: int | None) -> Cell | None:
    """The hand of *seat*, by default of who is to move; None in a game without hands."""
    player = board.turn if seat is None else seat
    hands = (cell for letter, cell in board.cells.items() if board.seatOf(letter) == player)
    return next((cell for cell in hands if cell.isLoose), None)


def looks_like_cards(board: Board, text: str) -> bool:
    """Whether *text* was meant as a move with cards, right or wrong."""
    words = _TOKEN.findall(text)
    known = [word.casefold() in {*board.nicknames, "lay", "add"} for word in words]
    cards = [bool(_card(board, word)) for word in words]
    cells = [word.upper() in board.cells for word in words]
    return any(cards) or any(cells) or known[:1] == [True]


def read_cards(board: Board, hand: Cell, text: str) -> Move | list[Move]:
    """The move that *text* says, or the moves among which it leaves the choice.

    It may be against the rules. Raises IllegalMove for a word, a card or a place that is not there.
    """
    typed = _read(board, text)
    if len(typed.targets) + len(typed.sources) > 1 + (not typed.cards):
        typed = _without_hand(typed, hand)
    if typed.cards:
        return _with_cards(board, hand, typed)
    places = typed.sources + typed.targets
    if not typed.sources or typed.lays or places[0] == hand.letter:
        raise IllegalMove("Name the cards too, as in KH KS KD > new, 9H > M2 or throw 4C.")
    return _without_cards(board, hand, places, typed.numbers)


def _without_hand(typed: _Typed, hand: Cell) -> _Typed:
    """*typed* without the name of the hand, which goes without saying where cards are named."""
    sources = [letter for letter in typed.sources if letter != hand.letter or not typed.cards]
    if len(sources) + len(typed.targets) > 1 + (not typed.cards):
        raise IllegalMove("Name one place only for the cards, as in 9H > M2.")
    return typed._replace(sources=sources)


# --- words ------------------------------------------------------------------------------------------


def _read(board: Board, text: str) -> _Typed:
    typed, goes = _Typed([], [], [], [], "lay" in text.casefold().split()), False
    for word in _TOKEN.findall(text):
        name, code = word.casefold(), _card(board, word)
        place = board.nicknames.get(name, word.upper() if word.upper() in board.cells else "")
        if word == ">":
            goes = True
        elif place:
            (typed.targets if goes or place[0] == ">" else typed.sources).append(place.lstrip(">"))
        elif code:
            typed.cards.append(code)
            goes = True
        elif name.isascii() and name.isdigit() and len(name) < 4:
            typed.numbers.append(int(name))
        elif name not in _FILLERS:
            raise _unknown(word)
    return typed


def _unknown(word: str) -> IllegalMove:
    return IllegalMove(
        "“{text}” is neither a card, as in 9H, 10S or JO, nor a place, as in M2, V or new.", text=word[:20]
    )


def _card(board: Board, word: str) -> str:
    """The code of the card that *word* names, empty for none: ``9h``, ``10♠``, ``TS``, ``JO``, ``joker``."""
    text = word.upper()
    match = _CARD.fullmatch(text)
    if match:
        rank, suit = match.groups()
        text = {"10": "X", "T": "X", "1": "A"}.get(rank, rank) + suit.translate(_SUITS)
    for card in board.deck:
        if card.code == text or (" " not in card.words and text in _names(card.words, str(card))):
            return card.code
    return ""


def _names(*words: str) -> set[str]:
    return {name.upper() for word in words for name in (word, _(word))}


# --- moves ------------------------------------------------------------------------------------------


def _with_cards(board: Board, hand: Cell, typed: _Typed) -> Move:
    ids = _ids(hand, typed.cards)
    new = board.nicknames.get("new", "").lstrip(">")
    if typed.numbers:
        raise IllegalMove("Name either the cards or a number.")
    places = typed.targets + typed.sources
    if not places and typed.lays:
        places = [new]
    if not places:
        raise IllegalMove(
            "Say where they go: > new for a new meld, > M2 to add them to M2, throw to throw a card."
        )
    aimed = board.aim(hand.letter, places[0], None, ids)
    takes = typed.sources and not typed.targets and aimed.source == hand.letter and len(ids) > 1
    return Move.ofCards(places[0], new, ids) if takes and not board.checkMove(aimed) else aimed


def _ids(hand: Cell, codes: Sequence[str]) -> list[int]:
    """Cards of the hand with these codes, any copy of each. Raises IllegalMove when one is missing."""
    left = sorted(hand, key=lambda card: card.id)
    found = []
    for code in codes:
        card = next((card for card in left if card.code == code), None)
        if card is None:
            raise _missing(hand, code)
        left.remove(card)
        found.append(card.id)
    return found


def _missing(hand: Cell, code: str) -> IllegalMove:
    held = sum(card.code == code for card in hand)
    card = code.replace("X", "10")
    if not held:
        return IllegalMove("There is no {card} in your hand.", card=card)
    return IllegalMove("Your hand has only {held} of {card}.", card=card, held=held)


def _without_cards(board: Board, hand: Cell, places: list[str], numbers: list[int]) -> Move | list[Move]:
    """A move of whole cells: an action, a pile; by its number where there are several ways."""
    source, target = places[0], places[1] if len(places) > 1 else ""
    ways = board.choices(source, target)
    if numbers:
        if not ways:
            raise IllegalMove("There is nothing to choose here.")
        if not 1 <= numbers[0] <= len(ways) or len(numbers) > 1:
            raise IllegalMove("Choose a number from 1 to {count}.", count=len(ways))
        return ways[numbers[0] - 1]
    if len(ways) > 1:
        return ways
    if target:
        return board.aim(source, target)
    return board.clickMove(source) or board.aim(source, hand.letter)
