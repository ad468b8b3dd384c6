"""Why an action is refused: one code and one sentence for each rule. Source: buraco rules 1.8, 1.10, 1.14."""

from __future__ import annotations

from typing import Any

from solitaire.model.verdict import Verdict

__all__ = ["REASONS", "no"]

REASONS = {
    "NOT_YOUR_TURN": "it is not your turn",
    "WRONG_PHASE": "first draw a card or take the pile",
    "TOP_IS_WILD": "a pile with a wild card on top cannot be taken",
    "NO_NATURAL_PAIR": "your hand needs two natural cards that make a meld with the top card of the pile",
    "TOO_FEW_CARDS": "a new meld needs at least three cards at once",
    "TOO_MANY_CARDS": "a meld has at most seven cards",
    "TWO_WILDS": "a meld takes only one wild card, unless it is of wild cards alone",
    "NOT_A_SET_OR_RUN": "these cards are neither of one rank nor in order in one suit",
    "NATURAL_ON_WILD_PILE": "only jokers and twos go to a meld of wild cards",
    "PILE_CLOSED": "this meld is closed: it has its seven cards",
    "OTHER_TEAMS_PILE": "this meld belongs to the other team",
    "WOULD_STRAND": "that would leave you a last card that you may not throw: your team has no closed meld",
    "LAST_CARD_NO_CERRADO": "your last card must stay while your team has no closed meld",
}
_DRAWN = "you have drawn: lay down cards, or throw one"
_OVER = "the match is over"


def no(code: str, template: str = "", **args: Any) -> Verdict:
    """The refusal of rule *code*, in its usual words or in those of *template*."""
    return Verdict(template or REASONS[code], code=code, **args)


ALREADY_DREW = no("WRONG_PHASE", _DRAWN)
DRAW_FIRST = no("WRONG_PHASE")
MATCH_OVER = no("WRONG_PHASE", _OVER)
STAYS = Verdict("a card on the table stays there")
HAND_OVER = no("WRONG_PHASE", "this hand is over: deal the next one")
