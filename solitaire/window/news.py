"""News: what the status bar says at a table of several players: what happened last, and who is to act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from solitaire.play.language import _
from solitaire.play.session import Session

from .journal import Told
from .keys import key_of

if TYPE_CHECKING:
    from .stage import Stage

__all__ = ["hint_of"]


def hint_of(stage: Stage) -> str:
    """What is chosen or has the focus; else the news, of which the log tells the greater part."""
    typed, picked = stage.hands.typed, stage.hands.picked
    if typed or (picked and picked.count is None):
        return f"{typed or (picked and picked.letter)} …"
    news = _news(stage.session, () if stage.log.shown else stage.log.journal.latest)
    others_act = news and not stage.session.on_turn and not stage.keyboard.moved
    return stage.keyboard.words() if stage.keyboard.active and not others_act else news


def _news(session: Session, told: Sequence[Told]) -> str:
    """*told* and then what the player can do; nothing where nobody else plays or the game is over."""
    board = session.board
    if not board.companions or board.outcome:
        return ""
    words = [_(line.words) for line in told]
    offers = [f"{_(action.words)}: {key_of('sheet')}" for action in board.actions()]
    if offers:
        words += offers
    elif session.on_turn:
        words.append(_("It is your turn."))
    return " ".join(words)
