"""What happened, in sentences, for the log of a window and the report of a console.

Source: buraco rules 3.1, 3.4.

Only what all players could see is told: nothing of the card that was drawn or of a reserve hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from solitaire.model.cards import Card
from solitaire.model.history import Entry
from solitaire.model.moves import Move, Step
from solitaire.model.phrase import Phrase

from .cards import by_rank
from .cells import MeldCell
from .rules import DISCARD, END, OVER, RESERVES

__all__ = ["SEAT_NAMES", "sentences_of"]

SEAT_NAMES = ("", "Right", "Partner", "Left")
"""What players are called by where they sit; who has no name is spoken to."""
_DRAW = Phrase("you draw a card"), Phrase("{player}: draws a card")
_TAKE_FIRST = (
    Phrase("you take the first card of the pile"),
    Phrase("{player}: takes the first card of the pile"),
)
_TAKE = (
    Phrase("you take the pile of {count} and lay {cards}"),
    Phrase("{player}: takes the pile of {count}, lays {cards}"),
)
_THROW = Phrase("you throw {cards}"), Phrase("{player}: throws {cards}")
_LAY = Phrase("you lay {cards} on {letter}"), Phrase("{player}: lays {cards} on {letter}")
_RESERVE = Phrase("you take the reserve hand"), Phrase("{player}: takes the reserve hand")
_OUT = Phrase("you go out, the hand is over"), Phrase("{player}: goes out, the hand is over")


def sentences_of(
    entry: Entry, names: Sequence[str] = SEAT_NAMES, after: Mapping[str, Any] | None = None
) -> list[Phrase]:
    """What the player of *entry* did, and what came of it; nothing for a deal. *after* are the facts then.

    Of *names*, by seat, an empty one is that of the player who is told.
    """
    if not isinstance(entry.action, Move):
        return []
    facts = entry.memento[0]
    if facts["phase"] == OVER:
        return [_say("the next hand is dealt")]
    told = list(_told(entry.action, entry.steps, names[facts["turn"]]))
    if after and after["phase"] in (OVER, END) and after["out"] >= 0:
        told.append(_addressed(_OUT, names[after["out"]]))
    return told


def _say(template: str, **values: object) -> Phrase:
    return Phrase(template, is_sentence=True, **values)


def _told(move: Move, steps: Sequence[Step], name: str) -> Iterator[Phrase]:
    if not steps:
        yield _say("the stock is empty: the hand ends")
        return
    cards = [card for step in steps if step.target == move.target for card in step.cards]
    taken = sum(len(step.cards) for step in steps if step.source == DISCARD)
    values = {"cards": _listed(cards), "letter": move.target, "count": taken}
    yield _addressed(_deed(move), name, **values)
    if any(step.source.startswith(RESERVES) for step in steps):
        yield _addressed(_RESERVE, name)


def _addressed(ways: tuple[Phrase, Phrase], name: str, **values: object) -> Phrase:
    """One of two ways to say what a player did: to himself, who has no *name*, or of him."""
    own, others = ways
    return _say(others, player=Phrase(name), **values) if name else _say(own, **values)


def _deed(move: Move) -> tuple[Phrase, Phrase]:
    """The two ways to say what *move* does."""
    if not move.target:
        return _DRAW
    if move.source == DISCARD:
        return _TAKE if move.cards else _TAKE_FIRST
    return _THROW if move.target == DISCARD else _LAY


def _listed(cards: Sequence[Card]) -> str:
    """The cards in short, as they stand in the corner of a card, in the order of a meld."""
    meld = MeldCell("")
    fits = meld.isValid(cards)
    for card in cards if fits else ():
        meld.put(card)
    return " ".join(map(str, meld.arranged if fits else sorted(cards, key=by_rank)))
