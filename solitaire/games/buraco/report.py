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

from .rules import DISCARD, END, OVER, RESERVES

__all__ = ["SEAT_NAMES", "sentences_of"]

SEAT_NAMES = ("You", "Right", "Partner", "Left")


def sentences_of(
    entry: Entry, names: Sequence[str] = SEAT_NAMES, after: Mapping[str, Any] | None = None
) -> list[Phrase]:
    """What the player of *entry* did, and what came of it; nothing for a deal. *after* are the facts then."""
    if not isinstance(entry.action, Move):
        return []
    facts = entry.memento[0]
    if facts["phase"] == OVER:
        return [_say("the next hand is dealt")]
    told = list(_told(entry.action, entry.steps, names[facts["turn"]]))
    if after and after["phase"] in (OVER, END) and after["out"] >= 0:
        told.append(_say("{player}: goes out, the hand is over", player=Phrase(names[after["out"]])))
    return told


def _say(template: str, **values: object) -> Phrase:
    return Phrase(template, is_sentence=True, **values)


def _told(move: Move, steps: Sequence[Step], name: str) -> Iterator[Phrase]:
    who = Phrase(name)
    cards = _listed([card for step in steps if step.target == move.target for card in step.cards])
    taken = sum(len(step.cards) for step in steps if step.source == DISCARD)
    if not move.target:
        ended = _say("the stock is empty: the hand ends")
        yield _say("{player}: draws a card", player=who) if steps else ended
    elif move.source == DISCARD and not move.cards:
        yield _say("{player}: takes the first card of the pile", player=who)
    elif move.source == DISCARD:
        yield _say("{player}: takes the pile of {count}, lays {cards}", player=who, count=taken, cards=cards)
    elif move.target == DISCARD:
        yield _say("{player}: throws {cards}", player=who, cards=cards)
    else:
        yield _say("{player}: lays {cards} on {letter}", player=who, cards=cards, letter=move.target)
    if any(step.source.startswith(RESERVES) for step in steps):
        yield _say("{player}: takes the reserve hand", player=who)


def _listed(cards: Sequence[Card]) -> str:
    """The cards in short, as they stand in the corner of a card."""
    return " ".join(map(str, cards))
