"""What a computer player does next, and why, in one sentence. Source: buraco rules 3.5, 4.2."""

from __future__ import annotations

from collections.abc import Sequence

from solitaire.model.moves import Decision, Move
from solitaire.model.phrase import Phrase

from ..cards import WILD
from ..choices import lowest_ids
from ..rules import DISCARD, DRAW, HANDS, STOCK
from ..shapes import FULL, WILDS
from ..view import View
from .eyes import Eyes, grown
from .sim import Policy, Turn

__all__ = ["decision_of"]


def decision_of(view: View, eyes: Eyes, policy: Policy) -> Decision:
    """What *policy* does next: it plans the whole turn, and the first action of the plan is the decision."""
    if view.phase == DRAW:
        return _draw(view, eyes, policy.draw(eyes))
    turn = policy.play(eyes)
    hand, source = view.hand, f"{HANDS}{view.seat}"
    if turn.lays:
        index, kinds = turn.lays[0]
        letter = view.melds[view.team][index].letter
        return Decision(Move.ofCards(source, letter, lowest_ids(kinds, hand)), _why_lay(eyes, index, kinds))
    assert turn.discard is not None
    return Decision(Move.ofCards(source, DISCARD, lowest_ids([turn.discard], hand)), _why_throw(eyes, turn))


def _draw(view: View, eyes: Eyes, pair: Sequence[int] | None) -> Decision:
    if pair is None:
        top = eyes.pile[-1] if eyes.pile else None
        if top is not None and WILD[top]:
            return Decision(Move(STOCK), _say("nobody takes a pile with a wild card on top: I draw"))
        return Decision(Move(STOCK), _say("I draw: the pile is not for me now"))
    if not pair:
        move = Move(DISCARD, f"{HANDS}{view.seat}")
        return Decision(move, _say("I know the upcard, and it costs me nothing"))
    letter = view.melds[view.team][-1].letter
    move = Move.ofCards(DISCARD, letter, lowest_ids(pair, view.hand))
    if len(eyes.pile) == 1:
        return Decision(move, _say("these three cards are a meld at once"))
    why = _say("the {count} cards of the pile are worth more than one I do not know", count=len(eyes.pile))
    return Decision(move, why)


def _say(template: str, **values: int) -> Phrase:
    return Phrase(template, is_sentence=True, **values)


def _why_lay(eyes: Eyes, index: int, kinds: Sequence[int]) -> Phrase:
    before = eyes.own.melds[index] if index >= 0 else None
    after = grown(before, kinds)
    assert after is not None
    left = list(eyes.hand)
    for kind in kinds:
        left.remove(kind)
    if after.size == FULL:
        return _say("that closes the meld")
    if eyes.own.reserve and all(WILD[kind] for kind in left):
        return _say("that brings us our reserve hand")
    if after.sort == WILDS:
        return _say("wild cards together can close a meld worth 1000 points and more")
    if after.wilds and not (before and before.wilds):
        return _why_wild(eyes)
    if before is None:
        return _say("cards on the table count for us, cards in the hand against us")
    return _say("it brings this meld nearer to seven cards")


def _why_wild(eyes: Eyes) -> Phrase:
    if eyes.own.mayGoOut or eyes.other.mayGoOut:
        return _say("the hand may end soon: I keep no wild card back")
    return _say("the wild card helps me to use up my hand")


def _why_throw(eyes: Eyes, turn: Turn) -> Phrase:
    assert turn.discard is not None
    if len(eyes.hand) == 1 and eyes.own.mayGoOut:
        return _say("my last card ends the hand")
    if WILD[turn.discard]:
        return _say("a wild card on top keeps the next player away from {count} cards", count=len(eyes.pile))
    return _say("I need it least, and it helps the next player little")
