"""The states of uml/game-loop.md are the table of solitaire/play/flow.py, and sessions keep to it."""

import inspect
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from solitaire.games.klondike import KlondikeBoard
from solitaire.games.template import TemplateBoard
from solitaire.model.board import Board
from solitaire.model.moves import Move
from solitaire.play import flow
from solitaire.play.flow import TRANSITIONS, Flow, State
from solitaire.play.saves import SavesFolder, open_save
from solitaire.play.session import Event, Session

from .arrows import START, Drawn, arrow_differences, read_arrows
from .pages import all_diagrams, place

TABLE = {(a.value, b.value): label for a, row in TRANSITIONS.items() for b, label in row.items()}
CODE = place(flow.__file__, inspect.getsource(flow).split("\nTRANSITIONS")[0].count("\n") + 2)


def drawn_loop() -> Drawn:
    return next(read_arrows(each) for each in all_diagrams() if each.kind == "stateDiagram-v2")


def loop_differences(drawn: Drawn) -> list[str]:
    """What the diagram and the table do not share, as sentences."""
    first = (START, State.CHOICE.value)
    found = arrow_differences(drawn, dict.fromkeys([first, *TABLE], CODE))
    for arrow in TABLE.keys() & drawn.labels.keys():
        if drawn.labels[arrow] != TABLE[arrow]:
            words = " → ".join(arrow)
            label, real = drawn.labels[arrow], TABLE[arrow]
            found.append(f"{drawn.places[arrow]} labels {words} “{label}”, but {CODE} says “{real}”.")
    states = {state.value for state in State}
    found += [
        f"{where} names the state {name}, but {CODE} has none of that name."
        for name, where in drawn.named.items()
        if name not in states
    ]
    return found + [
        f"{drawn.where} does not draw the state {name} of {CODE}." for name in states - drawn.nodes
    ]


class Player:
    """Someone at a session, whose way through the table is kept as the pairs of states passed."""

    def __init__(self, folder: Path, board: Board | None = None) -> None:
        self.session = Session(board or KlondikeBoard(), SavesFolder(folder))
        self.flow = Flow(self.session)
        self.passed = set(zip(self.flow.trail, self.flow.trail[1:], strict=False))
        self.session.listen(self._keep)

    def _keep(self, event: Event) -> None:
        self.passed |= set(zip(self.flow.trail, self.flow.trail[1:], strict=False))

    def trail(self, command: Callable[[], object]) -> list[str]:
        """The states that one command passes through."""
        command()
        return [state.value for state in self.flow.trail]

    def win(self) -> None:
        """Draw and send cards home until the game is won."""
        while not self.session.won:
            self.session.play(self.session.board.homeMove() or Move("U"))


def small_game() -> TemplateBoard:
    """A game of twelve cards that drawing and sending home wins."""
    board = TemplateBoard()
    board.startGame("T00-0000003")
    return board


def test_the_diagram_is_the_table():
    found = loop_differences(drawn_loop())
    assert not found, "\n" + "\n".join(found)


def test_a_game_begins_in_its_own_way(tmp_path):
    player = Player(tmp_path)
    new = ["saved game or new", "initialise", "distribute", "player action"]
    assert [state.value for state in player.flow.trail] == new
    player.session.play("U")
    player.session.save("evening")
    loaded = Player(tmp_path, open_save(tmp_path / "evening.sol"))
    assert [state.value for state in loaded.flow.trail] == ["saved game or new", "player action"]


def test_what_a_player_does_passes_through_its_state(tmp_path):
    player = Player(tmp_path, small_game())
    session, rest = player.session, "player action"
    assert player.trail(lambda: session.play("U")) == [rest, "draw", rest]
    assert player.trail(lambda: session.play("U>W")) == [rest, "error", rest]
    assert player.trail(session.undo) == [rest, "move", rest]
    assert player.trail(lambda: session.save("evening")) == [rest, "save", rest]
    assert player.trail(lambda: session.say("A remark")) == [rest]
    assert player.trail(session.new_deal)[1:] == ["saved game or new", "initialise", "distribute", rest]
    assert player.trail(session.undo) == [rest, "saved game or new", rest]
    player.win()
    assert player.flow.trail == (State.ACTION, State.MOVE, State.WIN)


def test_every_way_of_the_table_can_be_gone(tmp_path):
    player = Player(tmp_path, small_game())
    session = player.session
    session.play("U>W")
    session.play("U")
    session.save("early")
    player.win()
    for command in (lambda: session.play("U"), lambda: session.save("won"), session.undo, session.redo):
        command()
    session.new_deal()
    session.undo()
    session.load(tmp_path / "early.sol")
    session.load(tmp_path / "won.sol")
    ways = {(source, target) for source, row in TRANSITIONS.items() for target in row}
    unused = [f"{CODE} has {a.value} → {b.value}, which no session takes." for a, b in ways - player.passed]
    assert unused == []


@pytest.mark.parametrize("seed", range(8))
def test_random_play_keeps_to_the_table(seed, tmp_path):
    chance = random.Random(seed)
    player = Player(tmp_path, small_game() if seed % 2 else None)
    session = player.session
    files = tmp_path / "one.sol"
    for _ in range(150):
        moves = session.board.legalMoves() or [Move("U")]
        often = [lambda m=move: session.play(m) for move in moves] * 3
        seldom = [session.undo, session.redo, session.collect, session.new_deal, session.same_deal]
        folder = [lambda: session.save("one"), lambda: session.load(files), lambda: session.play("A>A")]
        chance.choice(often + seldom + folder)()
    assert player.flow.state in (State.ACTION, State.WIN)


def test_another_way_is_refused(tmp_path):
    player = Player(tmp_path)
    player.flow.state = State.DISTRIBUTE
    with pytest.raises(ValueError, match="“distribute” never leads to “error”"):
        player.flow.follow(Event("refused"))
