"""Buraco for four players in two teams. Source: seeds/buraco.es.txt; buraco rules 1.1–1.14."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

from solitaire.games.registry import register
from solitaire.model.moves import Move, Step
from solitaire.model.phrase import Phrase
from solitaire.model.tabletop import Action, Question
from solitaire.model.verdict import YES, Verdict

from . import dealing, referee
from .bots.players import advise
from .choices import legal_moves, takes
from .reasons import MATCH_OVER
from .rules import DISCARD, DRAW, END, LAY, OVER, PLAYERS, RESERVES, SEATS, STOCK, only_wilds, team_of
from .score import hand_lines, total_of
from .table import BuracoTable
from .view import view_of

__all__ = ["BuracoBoard"]


@register
class BuracoBoard(BuracoTable):
    """Hands of one deal after the other, until a team has the target: one match."""

    game: ClassVar[str] = "buraco"
    title: ClassVar[str] = "Buraco"
    letter: ClassVar[str] = "B"
    summary: ClassVar[str] = "Close melds of seven with your partner."

    def checkMove(self, move: Move, player: int | None = None) -> Verdict:
        """As Board.checkMove, by the rules of Buraco; anyone may deal the next hand."""
        phase = self.facts.get("phase")
        if phase == END:
            return MATCH_OVER
        return super().checkMove(move, None if phase == OVER else player)

    def _checkAction(self, move: Move) -> Verdict:
        return referee.check_action(self, move)

    def _checkTransfer(self, move: Move) -> Verdict:
        return referee.check_transfer(self, move)

    def legalMoves(self) -> list[Move]:
        """The legal moves, one for equal cards; a larger meld is made of these one after the other."""
        return legal_moves(self)

    def _perform(self, move: Move) -> tuple[Step, ...]:
        if self.facts["phase"] == OVER:
            steps, self.facts = dealing.next_hand(self)
        elif move.target:
            steps = self._act(move)
        elif self.stock.isEmpty():
            steps = []
            self._endHand(-1)
        else:
            steps = [self.stock.move(self.stock.tail(1), self.hand)]
            self.facts = {**self.facts, "phase": LAY, "fresh": False}
        self._fitMelds()
        return tuple(steps)

    def _act(self, move: Move) -> list[Step]:
        """Take, lay or throw; then the reserve, the end of the hand, or the next player."""
        steps = self._take(move) if move.source == DISCARD else [self._play(move)]
        facts = {**self.facts, **dealing.news(self.facts, steps), "phase": LAY, "fresh": False}
        hand, reserve = self.hand, self.reserves[team_of(self.turn)]
        if not reserve.isEmpty() and only_wilds(card.id for card in hand):
            steps.append(reserve.move(reserve.cards, hand))
        went_out = hand.isEmpty()
        if move.target == DISCARD and not went_out:
            facts |= {"turn": (self.turn + 1) % SEATS, "phase": DRAW}
        out, self.facts = self.turn, facts
        if went_out:
            self._endHand(out)
        return steps

    def _play(self, move: Move) -> Step:
        """Cards of the hand go to a meld or to the pile, face up."""
        step = self.hand.move(self.hand.find(move.cards), self.cells[move.target])
        return self._turned(step)

    def _take(self, move: Move) -> list[Step]:
        """The pair and the top card become a meld, the rest of the pile enters the hand (1.8 b, c)."""
        steps = []
        if move.cards:
            meld = self.cells[move.target]
            steps = [self._play(move), self.discard.move(self.discard.tail(1), meld)]
        if not self.discard.isEmpty():
            steps.append(self._turned(self.discard.move(self.discard.cards, self.hand)))
        return steps

    @staticmethod
    def _turned(step: Step) -> Step:
        for card in step.cards:
            card.flipOver()
        return step._replace(turned=True)

    def _endHand(self, out: int) -> None:
        """Note the lines of the score; the match is over when a team has won it."""
        lines = hand_lines(self, out)
        self.sheet = (*self.sheet, lines)
        points = (*self.facts["points"], total_of(lines[0]), total_of(lines[1]))
        following = (self.facts["starter"] + 1) % SEATS
        self.facts = {**self.facts, "turn": following, "out": out, "points": points, "phase": OVER}
        if self.winner() is not None:
            self.facts = {**self.facts, "phase": END}

    def canUndo(self, player: int | None = None) -> Verdict:
        """As Board.canUndo, but never once a hidden card has been seen or the hand is over."""
        verdict = super().canUndo(player)
        last = self.history.last
        if not verdict or last is None or not isinstance(last.action, Move):
            return verdict
        if self.facts["phase"] in (OVER, END):
            return Verdict("the hand is over: its cards have been shown")
        before = last.memento[0]
        secret = before["upcard"] if before["turn"] != before["starter"] else -1
        for step in last.steps:
            if step.source[0] in (STOCK, RESERVES) or any(card.id == secret for card in step.cards):
                return Verdict("a hidden card has been seen: this cannot be taken back")
        return YES

    def _memento(self) -> Any:
        return self.facts, self.sheet

    def _recall(self, memento: Any) -> None:
        self.facts, self.sheet = memento
        self._fitMelds()

    # --- what a front end asks ------------------------------------------------------------------

    def aim(self, source: str, target: str, count: int | None = None, cards: Sequence[int] = ()) -> Move:
        """The move with these *cards*: a pair for the pile takes it. Without cards the first legal move, and
        for the pile the last card of the hand.
        """
        own = source == self.hand.letter
        if len(cards) > 1 and own and target == DISCARD and self.facts["phase"] == DRAW:
            return Move.ofCards(DISCARD, self.ownMelds[-1].letter, cards)
        if not cards and own and target == DISCARD and self.hand.top:
            cards = [self.hand.top.id]
        if cards:
            return Move.ofCards(source, target, cards)
        fitting = (move for move in self.legalMoves() if (move.source, move.target) == (source, target))
        return next(fitting, Move(source, target, count or 1))

    def clickMove(self, letter: str) -> Move | None:
        """The stock draws; the pile is taken, if there are not several ways to do so."""
        if letter == STOCK:
            return Move(STOCK)
        if letter != DISCARD or self.facts.get("phase") != DRAW:
            return None
        ways = self.choices(DISCARD)
        if not ways:
            return next(takes(self), Move(DISCARD, self.ownMelds[-1].letter))  # its refusal says why
        return ways[0] if len(ways) == 1 else None

    def choices(self, source: str, target: str = "", cards: Sequence[int] = ()) -> list[Move]:
        """As Board.choices; taking the pile is one, whichever cell the pile is dragged to, and a click on a
        single card of the hand throws it.
        """
        if source == DISCARD and self.facts.get("phase") == DRAW:
            ways = [move for move in self.legalMoves() if move.source == DISCARD]
            return [move for move in ways if not cards or set(move.cards) == set(cards)]
        if source == self.hand.letter and not target:
            thrown = Move.ofCards(source, DISCARD, cards)
            return [thrown] if len(cards) == 1 and self.checkMove(thrown) else []
        return super().choices(source, target, cards)

    def bestMove(self, letter: str, count: int = 1) -> Move | None:
        """Where the last card of the hand goes on a double click: the fullest meld that takes it."""
        moves = [move for move in self.legalMoves() if move.source == letter == self.hand.letter]
        top = self.hand.top
        adds = [move for move in moves if top and move.cards == (top.id,) and move.target != DISCARD]
        return max(adds, key=lambda move: len(self.cells[move.target]), default=None)

    def actions(self) -> tuple[Action, ...]:
        """Dealing the next hand, once one is over."""
        if self.facts.get("phase") != OVER:
            return ()
        return (Action(Move(STOCK), Phrase("Deal the next hand")),)

    def question(self, seat: int) -> Question:
        """What the player of *seat* does, of the strength that the options give it; seat 0 plays normally."""
        strength = str(self.options[PLAYERS[seat]]) if seat else "normal"
        return Question(partial(advise, view_of(self, seat), strength), strength == "strong")
