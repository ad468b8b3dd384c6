"""Board: the whole of a game. It owns divisions, pool, deck and history; every move passes ``move``.

Source: seeds/klondike-classes.en.txt, "Board", "Game loop", "Move validation", "Checking for win".
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from . import deals, savefile
from .cards import Card
from .cells import Cell
from .deals import Deal
from .division import Division
from .errors import BadDealCode, IllegalMove, NotStarted
from .history import Entry, History
from .moves import COLLECT, Move, Step
from .options import Option, Value, check_options
from .phrase import Phrase
from .pool import Pool
from .tabletop import Tabletop
from .verdict import YES, Verdict

__all__ = ["Board"]


class Board(Tabletop):
    """A game that is being played. A subclass says how the table is built and what its own rules are.

    ``companions``: the computer plays for all ``players`` but one; else they share one screen.

    The smallest subclass gives ``game``, ``title``, ``letter``, ``makeDeck``, ``build``, ``distribute``
    and ``checkWin``; see games/template.py.
    """

    game: ClassVar[str]
    title: ClassVar[str]
    letter: ClassVar[str]
    summary: ClassVar[str] = ""
    players: ClassVar[int] = 1
    companions: ClassVar[bool] = False
    hidden: ClassVar[bool] = False
    deckArt: ClassVar[str] = "french"
    backArt: ClassVar[str] = "back-blue"
    upsideName: ClassVar[str] = "pile"
    optionSpecs: ClassVar[tuple[Option, ...]] = ()

    def __init__(self, **options: Value) -> None:
        """A board without a game; *options* as in ``optionSpecs``. Raises BadOption."""
        self.options = check_options(self.optionSpecs, options)
        self.history = History()
        self.elapsed = 0.0
        self.deal: Deal | None = None
        self.deck: list[Card] = []
        self.cells: dict[str, Cell] = {}
        self.divisions: tuple[Division[Any], ...] = ()
        self.pool: Pool | None = None
        self.routes: dict[str, tuple[str, ...]] = {}
        self.facts: Mapping[str, Any] = {"turn": 0}

    # --- what a game says of itself -------------------------------------------------------------

    @abstractmethod
    def makeDeck(self) -> list[Card]:
        """The cards of the game, face down, each with its id as its index."""

    @abstractmethod
    def build(self) -> None:
        """Make the empty cells, divisions and pool, and set ``routes``: where cards of a cell may go."""

    @abstractmethod
    def distribute(self) -> None:
        """Deal ``self.deck``, its last card first, to the empty cells."""

    @abstractmethod
    def checkWin(self) -> bool:
        """Whether the game is won."""

    # --- starting -------------------------------------------------------------------------------

    def startGame(self, deal: Deal | str | None = None) -> None:
        """Deal a new game: *deal* as a Deal or a deal code, None for a random one.

        The game before stays in the history: undo brings it back. Raises BadDealCode.
        """
        if isinstance(deal, str):
            deal = self.readCode(deal)
        elif deal is None:
            deal = self.makeDeal(deals.new_seed())
        memento = self._table() if self.deal else None
        self._setUp(deal)
        self.history.add(Entry(deal, (), memento))

    def makeDeal(self, seed: int) -> Deal:
        """The deal of *seed* under the present options."""
        code = deals.encode(self.letter, self.optionSpecs, self.options, seed)
        return Deal(tuple(self.options.items()), deals.shuffled(len(self.makeDeck()), seed), code)

    def readCode(self, code: str) -> Deal:
        """The deal of a typed *code*, with the options it carries. Raises BadDealCode."""
        options, seed = deals.decode(code, self.letter, self.optionSpecs)
        text = deals.encode(self.letter, self.optionSpecs, options, seed)
        return Deal(tuple(options.items()), deals.shuffled(len(self.makeDeck()), seed), text)

    def shuffle(self) -> None:
        """Put the deck in the order of the deal and distribute it to the empty cells."""
        if self.deal is None or any(self.cells.values()):
            raise NotStarted("shuffle() belongs to startGame(), which lays out an empty table first.")
        self.deck = [self.deck[number] for number in self.deal.order]
        self.distribute()

    def _setUp(self, deal: Deal) -> None:
        deck = self.makeDeck()
        if sorted(deal.order) != list(range(len(deck))):
            raise BadDealCode(
                "A deal of {game} has each of its {count} cards once.",
                game=Phrase(self.title),
                count=len(deck),
            )
        self.options = check_options(self.optionSpecs, dict(deal.options))
        self.deal, self.deck, self.facts, self.elapsed = deal, deck, {"turn": 0}, 0.0
        self.build()
        self.shuffle()

    def _table(self) -> dict[str, Any]:
        """What a deal replaces as a whole: undoing the deal puts it back."""
        return {name: value for name, value in self.__dict__.items() if name != "history"}

    # --- moving ---------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The number of the player who is to move, 0 … players − 1."""
        return int(self.facts["turn"])

    def move(self, move: Move | str, player: int | None = None) -> tuple[Step, ...]:
        """Make *move* and report what happened, card by card.

        Raises IllegalMove, with the reason and nothing changed, when the rules do not allow it.
        """
        if isinstance(move, str):
            move = Move.parse(move)
        verdict = self.checkMove(move, player)
        if not verdict:
            raise IllegalMove(verdict)
        memento = self._memento()
        steps = self._perform(move)
        self.history.add(Entry(move, steps, memento))
        return steps

    def checkMove(self, move: Move, player: int | None = None) -> Verdict:
        """Whether *move* is legal now, for *player* if given; a refusal carries the reason."""
        if self.deal is None:
            return Verdict("deal a game first")
        if player is not None and player != self.turn:
            return Verdict("it is not your turn", code="NOT_YOUR_TURN")
        if self.checkWin():
            return Verdict("the game is won: undo, or deal another")
        if move == COLLECT:
            return YES if self.homeMove() else Verdict("no card can go home now")
        if move.source not in self.cells or (move.target and move.target not in self.cells):
            unknown = move.target if move.source in self.cells else move.source
            letters = " ".join(self.cells)
            return Verdict("there is no cell {letter}: cells are {letters}", letter=unknown, letters=letters)
        return self._checkTransfer(move) if move.target else self._checkAction(move)

    def _checkAction(self, move: Move) -> Verdict:
        if self.pool is None or move.source != self.pool.downside.letter or move.count != 1 or move.cards:
            return Verdict("cell {letter} does nothing alone: name a second cell", letter=move.source)
        return self.pool.canDraw()

    def _checkTransfer(self, move: Move) -> Verdict:
        source, target, count, cards = move
        if cards or target not in self.routes.get(source, ()):
            return self._noRoute(move)
        cell = self.cells[source]
        if count > 1 or not cell.liftable():
            verdict = cell.canLift(count)
            if not verdict:
                return verdict
        return self.cells[target].isValid(cell.tail(count))

    def _noRoute(self, move: Move) -> Verdict:
        if move.source == move.target:
            return Verdict("the card lies there already")
        if self.cells[move.source].isEmpty():
            return Verdict("there is no card here to move")
        return Verdict("no card goes from {source} to {target}", source=move.source, target=move.target)

    def _perform(self, move: Move) -> tuple[Step, ...]:
        if move == COLLECT:
            return self._collect()
        if not move.target:
            assert self.pool is not None
            steps = self.pool.cycleBack() if self.pool.isEmpty() else self.pool.draw()
        else:
            cell = self.cells[move.source]
            steps = [cell.move(cell.tail(move.count), self.cells[move.target])]
            turned = cell.uncover()
            if turned:
                steps.append(turned)
        self.facts = self._nextFacts(move, steps)
        return tuple(steps)

    def _collect(self) -> tuple[Step, ...]:
        steps: list[Step] = []
        while home := self.homeMove():
            steps += self._perform(home)
        return tuple(steps)

    def _nextFacts(self, move: Move, steps: list[Step]) -> Mapping[str, Any]:
        """The facts (turn, score …) after *move*: a new mapping when one changes."""
        return self.facts

    # --- asking ---------------------------------------------------------------------------------

    def legalMoves(self) -> list[Move]:
        """Every legal move, the pool's action first. ``*`` is left out: it is made of these."""
        moves: list[Move] = []
        if self.deal is None or self.checkWin():
            return moves
        if self.pool is not None and self.pool.canDraw():
            moves.append(Move(self.pool.downside.letter))
        moves += self._transfers()
        return moves

    def _transfers(self) -> Iterator[Move]:
        cells = self.cells
        waiting: dict[int | None, list[str]] = {}
        for letter, cell in cells.items():
            waiting.setdefault(cell.wants, []).append(letter)
        many = waiting.get(None, [])
        for source, targets in self.routes.items():
            cell = cells[source]
            for count in range(1, cell.liftable() + 1):
                for target in waiting.get(cell[-count].value, []) + many:
                    if target in targets and cells[target].isValid(cell.tail(count)):
                        yield Move(source, target, count)

    def aim(self, source: str, target: str, count: int | None = None, cards: Sequence[int] = ()) -> Move:
        """The move that a player means who points from one cell to another.

        Without *count* it is the one run that fits. *cards* are ids, chosen one by one in a cell whose cards
        are loose. The answer may be illegal: ``move`` then says why.
        """
        if count is None:
            cell = self.cells.get(source)
            for number in range(1, cell.liftable() + 1 if cell else 1):
                if self.checkMove(Move(source, target, number)):
                    return Move(source, target, number)
        return Move(source, target, count or 1)

    def clickMove(self, letter: str) -> Move | None:
        """The move that a plain click on cell *letter* makes, or None where a click only selects."""
        if self.pool is not None and letter == self.pool.downside.letter:
            return Move(letter)
        return None

    def choices(self, source: str, target: str = "", cards: Sequence[int] = ()) -> list[Move]:
        """The legal moves that a player can mean who clicks on cell *source*, or points from it to *target*.

        Where there are several, the player must choose. *cards* as for ``aim``.
        """
        move = self.aim(source, target, None, cards) if target else self.clickMove(source)
        return [move] if move and self.checkMove(move) else []

    def bestMove(self, letter: str, count: int = 1) -> Move | None:
        """Where the last *count* cards of cell *letter* go on a double click: home, else the best place.

        A card that is home stays there.
        """
        targets = () if letter in self.homes else self.routes.get(letter, ())
        moves = [Move(letter, target, count) for target in targets]
        legal = [move for move in moves if self.checkMove(move)]
        useful = [move for move in legal if not self._isIdle(move)]
        return min(useful, key=self._distance, default=None)

    def _distance(self, move: Move) -> tuple[bool, bool]:
        """Sorts moves for a double click: home first, a column with cards before an empty one."""
        return move.target not in self.homes, self.cells[move.target].isEmpty()

    def isOver(self) -> bool:
        """Whether the game has ended: it is won, or nothing can be done any more.

        Carrying a whole pile to an empty place of the same kind does nothing; drawing and turning over do.
        """
        return self.checkWin() or all(map(self._isIdle, self.legalMoves()))

    def _isIdle(self, move: Move) -> bool:
        """Whether *move* only carries a whole pile to an empty place of the same kind."""
        if not move.target:
            return False
        source, target = self.cells[move.source], self.cells[move.target]
        return len(source) == move.count and target.isEmpty() and type(source) is type(target)

    @property
    def homes(self) -> Iterable[str]:
        """The letters of the cells where cards are collected."""
        return ()

    def homeMove(self) -> Move | None:
        """The next move that sends a card home, or None."""
        for source, targets in self.routes.items():
            cell = self.cells[source]
            if source in self.homes or not cell.liftable():
                continue
            for target in targets:
                if target in self.homes and self.cells[target].isValid(cell.tail(1)):
                    return Move(source, target)
        return None

    def canFinish(self) -> bool:
        """Whether collecting, ``*``, wins the game from here. It is tried and taken back: nothing changes."""
        if self.deal is None or not self.homes or self.checkWin():
            return False
        memento = self._memento()
        steps = self._collect()
        won = self.checkWin()
        self._restore(steps, memento)
        return won

    # --- history --------------------------------------------------------------------------------

    def canUndo(self, player: int | None = None) -> Verdict:
        """Whether the last entry may be taken back, by *player* if given; a refusal carries the reason.

        Each player takes back only moves of his own. A game with hidden cards refuses more.
        """
        entry = self.history.last
        if entry is None or not self.history.canUndo:
            return Verdict("there is nothing to undo")
        if player is not None and isinstance(entry.action, Move) and entry.memento[0]["turn"] != player:
            return Verdict("another player made the last move")
        return YES

    def undo(self, player: int | None = None) -> tuple[Step, ...]:
        """Take back the last entry, a deal too, and report the steps that do so.

        Raises IllegalMove when ``canUndo`` refuses.
        """
        verdict = self.canUndo(player)
        if not verdict:
            raise IllegalMove(verdict)
        entry = self.history.back()
        if isinstance(entry.action, Deal):
            self.__dict__.update(entry.memento)
            return ()
        self._restore(entry.steps, entry.memento)
        return tuple(step.inverse for step in reversed(entry.steps))

    def undoDeal(self) -> None:
        """Take back the deal on the table with all that was played on it, whoever played it.

        Raises IllegalMove when there was no game before.
        """
        if not self.history.dealBefore:
            raise IllegalMove("There is no game before this one.")
        self.history.cursor -= self.history.moves
        self.__dict__.update(self.history.back().memento)

    def redo(self) -> tuple[Step, ...]:
        """Make the entry again that was undone last. Raises IllegalMove when there is none."""
        if not self.history.canRedo:
            raise IllegalMove("There is nothing to redo.")
        action = self.history.entries[self.history.cursor].action
        if isinstance(action, Deal):
            memento: Any = self._table()
            steps: tuple[Step, ...] = ()
            self._setUp(action)
        else:
            memento = self._memento()
            steps = self._perform(action)
        self.history.forward(Entry(action, steps, memento))
        return steps

    def _restore(self, steps: tuple[Step, ...], memento: Any) -> None:
        """Take these steps back, the last one first, with what *memento* remembers from before them."""
        for step in reversed(steps):
            self._takeBack(step)
        self._recall(memento)

    def _takeBack(self, step: Step) -> None:
        target, source = self.cells[step.target], self.cells[step.source]
        if step.turned:
            for card in step.cards:
                card.flipOver()
        if target is not source:
            target.giveBack(step.cards, source, step.places)

    def _memento(self) -> Any:
        return self.facts, self.pool.turns if self.pool else 0

    def _recall(self, memento: Any) -> None:
        self.facts, turns = memento
        if self.pool:
            self.pool.turns = turns

    def snapshot(self) -> tuple[Any, ...]:
        """Everything a rule can depend on, comparable: cards with their sides, facts, options."""
        cells = tuple((letter, tuple(map(repr, cell))) for letter, cell in self.cells.items())
        turns = self.pool.turns if self.pool else 0
        options, facts = tuple(self.options.items()), tuple(sorted(self.facts.items()))
        return self.game, self.deal, options, cells, turns, facts

    # --- saving ---------------------------------------------------------------------------------

    def saveGame(self, path: str | Path) -> None:
        """Write the game with its whole history to *path*, in one go. Raises CannotWrite."""
        savefile.save_board(self, Path(path))

    def loadGame(self, path: str | Path) -> None:
        """Replace this game by the one in *path*. Raises SaveError, with nothing changed."""
        self.adopt(savefile.load_board(type(self), Path(path)))

    def adopt(self, other: Board) -> None:
        """Become *other*, a board of the same game. Raises TypeError for another game."""
        if type(other) is not type(self):
            raise TypeError(f"{self.title} cannot become {other.title}")
        self.__dict__.update(other.__dict__)
