"""What holds for every game, whatever its rules; run for each registered game and one of our own."""

import random
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from two_players import TwoPlayersBoard

from solitaire.games.registry import all_games
from solitaire.model.board import Board
from solitaire.model.deals import decode, encode
from solitaire.model.errors import IllegalMove
from solitaire.model.moves import COLLECT, Move
from solitaire.model.position import write_position

GAMES = [*all_games(hidden=True), TwoPlayersBoard]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.game)
walks = settings(max_examples=25)  # each example is a long walk by itself
seeds = st.integers(0, (1 << 30) - 1)


def start(game: type[Board], rng: random.Random) -> Board:
    options = {spec.key: rng.choice(spec.choices).value for spec in game.optionSpecs}
    board = game(**options)
    board.startGame(board.makeDeal(rng.getrandbits(30)))
    return board


def random_move(board: Board, rng: random.Random) -> Move | None:
    moves = board.legalMoves()
    if rng.random() < 0.02 and board.checkMove(COLLECT):
        moves.append(COLLECT)
    return rng.choice(moves) if moves else None


def play_on(board: Board, rng: random.Random, length: int) -> None:
    """Moves, some undone and made again, and now and then another deal, perhaps under other rules."""
    for _ in range(length):
        dice = rng.random()
        if dice < 0.10 and board.canUndo():
            board.undo()
        elif dice < 0.17 and board.history.canRedo:
            board.redo()
        elif dice < 0.19:
            board.startGame(rng.choice([board.deal, start(type(board), rng).deal]))
        elif move := random_move(board, rng):
            board.move(move)


def cards_of(board: Board) -> list[int]:
    return sorted(card.id for cell in board.cells.values() for card in cell)


@every_game
@walks
@given(seed=seeds, length=st.integers(0, 500))
def test_each_card_exists_once_after_any_moves(game, seed, length):
    rng = random.Random(seed)
    board = start(game, rng)
    everything = list(range(len(board.makeDeck())))
    assert cards_of(board) == everything
    for _ in range(length):
        move = random_move(board, rng)
        if not move:
            break
        board.move(move)
        assert cards_of(board) == everything


@every_game
@walks
@given(seed=seeds, length=st.integers(0, 150))
def test_one_undo_takes_one_move_back_and_redo_makes_it_again(game, seed, length):
    rng = random.Random(seed)
    board = start(game, rng)
    for number in range(length):
        before = board.snapshot(), board.legalMoves()
        move = random_move(board, rng)
        if not move:
            break
        board.move(move)
        after = board.snapshot()
        assert board.history.moves == number + 1
        if not board.canUndo():
            continue
        board.undo()
        assert (board.snapshot(), board.legalMoves()) == before
        board.redo()
        assert board.snapshot() == after


@every_game
@walks
@given(seed=seeds, length=st.integers(0, 150))
def test_undo_as_far_as_it_goes_and_redo_to_the_end_pass_the_same_positions(game, seed, length):
    rng = random.Random(seed)
    board = start(game, rng)
    play_on(board, rng, length)
    while board.history.canRedo:
        board.redo()
    passed = [board.snapshot()]
    while board.canUndo():
        board.undo()
        passed.append(board.snapshot())
    for _ in range(2):
        for expected in passed[-2::-1]:
            board.redo()
            assert board.snapshot() == expected
        assert not board.history.canRedo
        for expected in passed[1:]:
            board.undo()
            assert board.snapshot() == expected


@every_game
@walks
@given(seed=seeds, length=st.integers(0, 150))
def test_the_steps_of_a_move_tell_all_that_changed(game, seed, length):
    rng = random.Random(seed)
    board = start(game, rng)
    where = {card: (letter, card.faceUp) for letter, cell in board.cells.items() for card in cell}
    for _ in range(length):
        back = board.canUndo() and rng.random() < 0.2
        move = None if back else random_move(board, rng)
        for step in board.undo() if back else board.move(move) if move else ():
            for card in step.cards:
                letter, face_up = where[card]
                assert letter == step.source
                where[card] = step.target, face_up ^ step.turned
        assert where == {card: (letter, card.faceUp) for letter, cell in board.cells.items() for card in cell}


@every_game
@walks
@given(seed=seeds, length=st.integers(0, 120))
def test_a_save_brings_back_the_game_with_its_whole_history(game, seed, length, tmp_path_factory):
    rng = random.Random(seed)
    board = start(game, rng)
    play_on(board, rng, length)
    board.elapsed = 12.5
    path = tmp_path_factory.getbasetemp() / f"law-{game.game}.sol"
    board.saveGame(path)
    loaded = game()
    loaded.loadGame(path)
    assert loaded.snapshot() == board.snapshot()
    assert (loaded.elapsed, loaded.history.cursor) == (12.5, board.history.cursor)
    assert [entry.action for entry in loaded.history.entries] == [e.action for e in board.history.entries]
    for one in (board, loaded):
        while one.history.canRedo:
            one.redo()
    while board.canUndo():
        assert loaded.snapshot() == board.snapshot()
        board.undo()
        loaded.undo()
    assert loaded.snapshot() == board.snapshot()
    assert not loaded.canUndo()


def moves_for(game: type[Board]) -> st.SearchStrategy[Move]:
    cells = [*start(game, random.Random(0)).cells, "", "*", "Q9", "a", "{}"]
    letters = st.sampled_from(cells)
    ids = st.lists(st.integers(-1, 200), max_size=3).map(tuple)
    return st.builds(Move, letters, letters, st.integers(-3, 60), ids)


@every_game
@given(data=st.data(), seed=seeds, length=st.integers(0, 60))
def test_an_illegal_move_changes_nothing_and_says_why(game, data, seed, length):
    rng = random.Random(seed)
    board = start(game, rng)
    play_on(board, rng, length)
    for move in data.draw(st.lists(moves_for(game), min_size=10, max_size=30)):
        before, entries = board.snapshot(), list(board.history.entries)
        verdict = board.checkMove(move)
        if verdict:
            assert move in board.legalMoves() or move == COLLECT
            continue
        with pytest.raises(IllegalMove) as refusal:
            board.move(move)
        assert str(refusal.value) == verdict.reason
        assert verdict.reason[0].isupper() or not verdict.reason[0].isalpha()
        assert verdict.reason.endswith(".") and "\n" not in verdict.reason
        assert board.snapshot() == before
        assert board.history.entries == entries


@every_game
@given(text=st.one_of(st.text(max_size=12), st.text("ABCDEFGHIMNUVWXYZ*>:#+0123", max_size=8)), seed=seeds)
def test_any_text_is_a_legal_move_or_refused(game, text, seed):
    board = start(game, random.Random(seed))
    before, legal = board.snapshot(), board.legalMoves()
    try:
        board.move(text)
    except IllegalMove as refusal:
        assert str(refusal).endswith(".")
        assert board.snapshot() == before
    else:
        made = board.history.last.action
        assert made in legal or made == COLLECT


@every_game
@walks
@given(seed=seeds, length=st.integers(0, 150))
def test_the_legal_moves_are_those_that_the_check_allows(game, seed, length):
    rng = random.Random(seed)
    board = start(game, rng)
    play_on(board, rng, length)
    moves = {Move(letter) for letter in board.cells if board.checkMove(Move(letter))}
    for source, target in product(board.cells, repeat=2):
        for count in range(len(board.cells[source]) + 2):
            if board.checkMove(Move(source, target, count)):
                moves.add(Move(source, target, count))
    legal = board.legalMoves()
    assert {move for move in legal if not move.cards} == moves
    assert len(legal) == len(set(legal))
    assert all(board.checkMove(move) for move in legal)


@every_game
@walks
@given(seed=seeds, length=st.integers(0, 150))
def test_a_shortcut_makes_legal_moves_only(game, seed, length):
    rng = random.Random(seed)
    board = start(game, rng)
    play_on(board, rng, length)
    before, legal = board.snapshot(), board.legalMoves()
    home = board.homeMove()
    assert home is None or home in legal
    for letter, cell in board.cells.items():
        click = board.clickMove(letter)
        assert click is None or click in legal or not board.checkMove(click)
        for count in range(1, len(cell) + 2):
            best = board.bestMove(letter, count)
            assert best is None or best in legal
    for source, target in product(board.cells, repeat=2):
        aimed = board.aim(source, target)
        assert aimed in legal or not board.checkMove(aimed)
        if any((move.source, move.target) == (source, target) for move in legal):
            assert aimed in legal
    assert board.snapshot() == before


@every_game
@walks
@given(seed=seeds, length=st.integers(0, 150))
def test_collecting_is_made_of_moves_home_that_are_legal_one_by_one(game, seed, length):
    rng = random.Random(seed)
    board = start(game, rng)
    play_on(board, rng, length)
    before, end = board.snapshot(), None
    if board.checkMove(COLLECT):
        board.move(COLLECT)
        end = board.snapshot()
        board.undo()
    assert board.snapshot() == before
    while home := board.homeMove():
        assert home in board.legalMoves()
        board.move(home)
    assert end is None or board.snapshot() == end


@every_game
def test_each_choice_of_options_has_a_deal_code_of_its_own(game):
    begins = []
    for values in product(*([choice.value for choice in spec.choices] for spec in game.optionSpecs)):
        options = dict(zip([spec.key for spec in game.optionSpecs], values, strict=True))
        code = encode(game.letter, game.optionSpecs, options, 12345)
        assert decode(code, game.letter, game.optionSpecs) == (options, 12345)
        board = game(**options)
        board.startGame(code)
        assert board.deal == game().readCode(code) == game(**options).makeDeal(12345)
        begins.append(code[:3])
    assert len(set(begins)) == len(begins)


@every_game
def test_a_deal_is_the_same_every_time(game):
    boards = [game(), game()]
    for board in boards:
        board.startGame(board.makeDeal(2024))
    assert boards[0].snapshot() == boards[1].snapshot()
    boards[1].startGame(boards[1].makeDeal(2025))
    assert write_position(boards[0]) != write_position(boards[1])


@every_game
def test_the_deck_numbers_its_cards_and_lies_face_down(game):
    deck = game().makeDeck()
    assert [card.id for card in deck] == list(range(len(deck)))
    assert not any(card.faceUp for card in deck)


@every_game
def test_a_new_table_shows_a_place_and_a_mark_for_each_cell(game):
    board = start(game, random.Random(1))
    assert set(board.places) == set(board.cells)
    assert all(board.mark(letter) is not None for letter in board.cells)
    assert all(letter == cell.letter for letter, cell in board.cells.items())
    for fact in board.status():
        assert fact.label and fact.value
        assert not {"{", "}", "None"} & {fact.value}
    assert not board.checkWin()


@every_game
def test_a_move_of_a_player_who_is_not_to_move_is_refused(game):
    board = start(game, random.Random(1))
    move = board.legalMoves()[0]
    other = board.turn + 1
    with pytest.raises(IllegalMove, match="not your turn"):
        board.move(move, player=other)
    board.move(move, player=board.turn)
    assert board.history.moves == 1
