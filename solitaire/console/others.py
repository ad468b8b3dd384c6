"""The computer players of a console game: they act until the player is to move, and are told in sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from solitaire.model.cards import Card
from solitaire.model.history import Entry
from solitaire.model.moves import Move
from solitaire.model.phrase import Phrase
from solitaire.play.companions import Companions
from solitaire.play.hand_order import HandOrder
from solitaire.play.language import _
from solitaire.play.session import Event, Session

from .round_table import as_typed

__all__ = ["Others"]


class Others:
    """Lets the computer players act, and remembers why they did it."""

    def __init__(self, session: Session, tell: Callable[[str], None]) -> None:
        """*tell* prints a line, when a player has finished a turn."""
        self._companions = Companions(session)
        self._session = session
        self._tell = tell
        self._round: list[Entry] = []
        self._reasons: list[tuple[Entry, Phrase]] = []
        self._come: list[Card] = []
        self._own: Entry | None = None
        self.ended = False
        session.listen(self._note)

    # --- what the player's own command brought ----------------------------------------------------

    def begin(self) -> None:
        """A command begins: forget what the one before brought."""
        self._come, self._own, self.ended = [], None, False

    def _note(self, event: Event) -> None:
        board, seat = self._session.board, self._session.seat
        if event.kind != "moved" or not board.companions:
            return
        self.ended = bool(board.actions() or board.outcome)
        last = board.history.last
        if self._own is None and last and last.memento[0]["turn"] == seat:
            self._own = last
            steps = [step for step in event.steps if board.seatOf(step.target) == seat]
            self._come = [card for step in steps for card in step.cards]

    def news(self, names: Sequence[str]) -> list[Phrase]:
        """What came of the player's move besides what he wanted: a reserve hand, going out."""
        if self._own is None:
            return []
        told = self._session.board.toldOf(self._own, names)
        return told[1:] if self._own.steps else told

    @property
    def come(self) -> list[Card]:
        """The cards that came to the player's hand; empty where the whole hand is new."""
        hands = [cell for letter, cell in self._session.board.cells.items() if self._is_own(letter)]
        come = {card.id for card in self._come}
        cards = [card for cell in hands if len(come) < len(cell) for card in HandOrder().arranged(cell)]
        return [card for card in cards if card.id in come]

    def _is_own(self, letter: str) -> bool:
        return self._session.board.seatOf(letter) == self._session.seat

    # --- the others -------------------------------------------------------------------------------

    def act(self, names: Sequence[str], with_reasons: bool = False) -> bool:
        """Let them act until the player is to; False when nobody had to, or one of them could not."""
        if not self._companions.due:
            return False
        self._round, self._reasons, done = [], [], True
        while done and self._companions.due:
            done = self._turn(names, with_reasons)
        return done

    def _turn(self, names: Sequence[str], with_reasons: bool) -> bool:
        """The turn of one of them; False when he could not act."""
        board, turn, start = self._session.board, self._session.board.turn, len(self._round)
        done = True
        while done and self._companions.due and board.turn == turn:
            done = self._companions.act()
            last = board.history.last
            if done and last:
                self._round.append(last)
                self._reasons.append((last, self._companions.reasons[board.history.cursor]))
        for line in self._lines(self._round[start:], names, with_reasons):
            self._tell(line)
        return done

    def last_round(self, names: Sequence[str], with_reasons: bool = False) -> list[str]:
        """What happened since the player's last move, in lines; after loading too, then without reasons."""
        return self._lines(self._round if self._is_current() else self._from_history(), names, with_reasons)

    @property
    def knows_reasons(self) -> bool:
        """Whether the reasons of the last round are known."""
        return bool(self._reasons) and self._is_current()

    def _is_current(self) -> bool:
        history = self._session.board.history
        return bool(self._round) and any(
            self._round[-1] is entry for entry in history.entries[: history.cursor]
        )

    def _from_history(self) -> list[Entry]:
        """What others did between the player's last two turns."""
        history, seat = self._session.board.history, self._session.seat
        entries = [
            entry
            for entry in history.entries[history.cursor - history.moves : history.cursor]
            if isinstance(entry.action, Move)
        ]
        own = [entry.memento[0]["turn"] == seat for entry in entries]
        end = len(own)
        while end and own[end - 1]:
            end -= 1
        start = end
        while start and not own[start - 1]:
            start -= 1
        return entries[start:end]

    def close(self) -> None:
        """Stop thinking: the program ends."""
        self._companions.close()

    # --- sentences ------------------------------------------------------------------------------

    def _lines(self, entries: Sequence[Entry], names: Sequence[str], with_reasons: bool) -> list[str]:
        """One line for each player's turn; with reasons one for each action."""
        told = [
            (sentence, self._why(entry)) for entry in entries for sentence in self._sentences(entry, names)
        ]
        if with_reasons:
            return [f"{sentence} {why}".strip() for sentence, why in told]
        lines: list[str] = []
        for sentence, _why in told:
            name = sentence.partition(": ")[0] + ": "
            if lines and name in [f"{other}: " for other in names if other] and lines[-1].startswith(name):
                lines[-1] = f"{lines[-1].removesuffix('.')}; {sentence.removeprefix(name)}"
            else:
                lines.append(sentence)
        return lines

    def _sentences(self, entry: Entry, names: Sequence[str]) -> list[str]:
        return [as_typed(_(sentence)) for sentence in self._session.board.toldOf(entry, names)]

    def _why(self, entry: Entry) -> str:
        why = next((why for other, why in self._reasons if other is entry), None)
        return f"({_(why)})" if why else ""
