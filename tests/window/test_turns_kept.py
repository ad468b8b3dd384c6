"""Computer turns, whoever begins, whatever is pressed meanwhile, and wherever the game was saved."""

import random

import pytest

from solitaire.window.turns import PACES

from .match_table import Table, board_started_by, match, played_on


@pytest.fixture
def table(tmp_path):
    tables = []

    def make(board, **options):
        tables.append(Table(tmp_path, board, **options))
        return tables[-1]

    yield make
    for each in tables:
        each.screen.turns.close()


def to_own_turn(desk):
    """Let the others play until the player is to act, or the hand is over."""
    while not desk.session.on_turn:
        assert desk.screen.turns.skip()
        desk.wait(0.05)


# --- beginning ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_whoever_begins_does_so_by_himself(table, seat):
    desk = table(board_started_by(seat))
    desk.wait(PACES["normal"])
    assert [who for who, _move in desk.made] == [seat]


def test_who_begins_the_next_hand_does_so_by_himself(table):
    board = played_on(match("hand over"), lambda board: board.actions() and board.turn)
    desk = table(board)
    starter = board.turn
    desk.wait(30)
    desk.screen.key("Enter")
    assert not board.actions() and board.turn == starter != 0
    moves = board.history.moves
    desk.wait(PACES["normal"])
    assert board.history.moves == moves + 1


# --- input ----------------------------------------------------------------------------------------------


def test_own_cards_can_be_chosen_but_not_played_while_others_act(table):
    desk = table(board_started_by(1))
    for _ in range(3):
        desk.click("H0")
        desk.click("H0", 3)
    desk.drag("H0", "V")
    desk.drag("H0", "M0")
    assert desk.made == []
    desk.wait(PACES["normal"])
    assert [who for who, _move in desk.made] == [1]


@pytest.mark.parametrize("command", ["undo", "redo", "collect"])
def test_game_commands_take_nothing_from_the_others(table, command):
    desk = table(board_started_by(1))
    desk.wait(PACES["normal"] * 2)
    before = desk.made
    desk.screen.commands.run(command)
    assert desk.made == before


@pytest.mark.parametrize("seed", range(6))
def test_bursts_of_input_while_others_play_do_no_harm(table, seed):
    desk, chance = table(board_started_by(1), motion=0.2), random.Random(seed)
    cards = sorted(card.id for cell in desk.board.cells.values() for card in cell)
    window = desk.screen.window

    def burst():
        x, y = chance.uniform(0, window.w), chance.uniform(0, window.h)
        desk.screen.press(x, y, chance.choice(["left", "left", "right"]))
        if chance.random() < 0.4:
            desk.screen.drag(x + chance.uniform(-300, 300), y + chance.uniform(-300, 300))
        desk.screen.release(x, y, "left")
        keys = ["Tab", "U", "V", "Enter", "Space", "Ctrl+Z", "Ctrl+T", "Ctrl+H", "Esc", "F4", "L", "Left"]
        desk.screen.key(chance.choice(keys))
        desk.screen.scroll(chance.choice([-1, 1]))

    for _ in range(60):
        if not desk.session.on_turn:
            burst()
        elif not desk.board.actions() and not desk.screen.dialog:
            assert desk.session.play(desk.board.question(0).answer(lambda: True).move)
        if desk.screen.dialog:
            desk.screen.key("Esc")
        desk.wait(chance.choice([0, 0.02, 0.3, 1.2]))
        assert sorted(card.id for cell in desk.board.cells.values() for card in cell) == cards
    assert len(desk.made) > 20 or desk.board.facts["hand"] > 1


# --- keeping --------------------------------------------------------------------------------------------


def test_wherever_it_was_saved_the_game_goes_on_the_same_way(table, tmp_path):
    desk = table(match("others play"))
    files, ends = [], []
    for _ in range(3):
        first = len(files)
        while not desk.session.on_turn:
            files.append(tmp_path / f"{len(files)}.sol")
            desk.board.saveGame(files[-1])
            made = len(desk.made)
            while len(desk.made) == made:
                desk.wait(0.1)
        told = [line.words for line in desk.screen.log.journal.told]
        ends += [(desk.board.snapshot(), told)] * (len(files) - first)
        while desk.board.turn == 0 and not desk.board.actions():
            assert desk.session.play(desk.board.question(0).answer(lambda: True).move)
    assert len(files) > 10
    other = table(board_started_by(0))
    for file, (snapshot, told) in zip(files, ends, strict=True):
        if other.screen.dialog:
            other.screen.close()
        assert other.session.load(file)
        to_own_turn(other)
        assert other.board.snapshot() == snapshot
        assert [line.words for line in other.screen.log.journal.told] == told
