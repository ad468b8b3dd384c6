"""News: what the status bar says at a table of several players: what happened last, and who is to act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from solitaire.model.deals import Deal
from solitaire.play.language import _
from solitaire.play.session import Session

from .keys import key_of

if TYPE_CHECKING:
    from .stage import Stage

__all__ = ["hint_of"]

_FEW = 4  # cards that one can read in a line


def hint_of(stage: Stage) -> str:
    """What is chosen or has the focus; else the news, of which the log tells the greater part."""
    typed, picked = stage.hands.typed, stage.hands.picked
    if typed or (picked and picked.count is None):
        return f"{typed or (picked and picked.letter)} …"
    news = _news(stage)
    others_act = news and not stage.session.on_turn and not stage.keyboard.moved
    return stage.keyboard.words() if stage.keyboard.active and not others_act else news


def _news(stage: Stage) -> str:
    """What others did, and then what the player can do, in as many words as there is room for; nothing where
    nobody else plays or the game is over.
    """
    board = stage.session.board
    if not board.companions or board.outcome:
        return ""
    told = [] if stage.log.shown else [_(line.words) for line in stage.log.journal.latest]
    ways = [" ".join([*told, *words]) for words in _to_do(stage.session)]
    return next((words for words in ways if stage.status.fits(words, stage.sizes)), ways[-1])


def _to_do(session: Session) -> list[list[str]]:
    """What the player can do, from the fullest to the shortest way to say it."""
    board = session.board
    offers = [f"{_(action.words)}: {key_of('sheet')}" for action in board.actions()]
    if offers or not session.on_turn:
        return [offers]
    duty, come = _("Your turn: {duty}.").format(duty=_(board.duty)), _come(session)
    short = _("It is your turn.")
    return [[*come, duty], [*come, short], [duty], [short]]


def _come(session: Session) -> list[str]:
    """The few cards that the player's last move brought: in a hand that is sorted they are hard to find."""
    board, last = session.board, session.board.history.last
    if last is None or isinstance(last.action, Deal) or last.memento[0]["turn"] != session.seat:
        return []
    cards = [card for step in last.steps if board.seatOf(step.target) == session.seat for card in step.cards]
    words = _("New in your hand: {cards}.")
    return [words.format(cards=" ".join(map(str, cards)))] if 0 < len(cards) <= _FEW else []
