"""Board: dealing, the one door for moves, undo and redo across moves and deals."""

import pytest
from positions import dealt, position, set_up
from two_players import TwoPlayersBoard

from solitaire.games.klondike import KlondikeBoard
from solitaire.model.board import Board
from solitaire.model.deals import Deal
from solitaire.model.errors import BadDealCode, BadOption, IllegalMove, NotStarted
from solitaire.model.history import History
from solitaire.model.moves import COLLECT, Move


def test_a_board_is_abstract():
    with pytest.raises(TypeError):
        Board()


def test_before_the_first_deal_nothing_can_be_done(tmp_path):
    board = KlondikeBoard()
    assert board.deal is None and board.legalMoves() == []
    for move in (Move("U"), Move("A", "B"), COLLECT):
        assert board.checkMove(move).reason == "Deal a game first."
    for act in (lambda: board.move("U"), board.undo, board.redo):
        with pytest.raises(IllegalMove):
            act()
    with pytest.raises(NotStarted, match="no game to save"):
        board.saveGame(tmp_path / "x.sol")
    assert not list(tmp_path.iterdir())
    with pytest.raises(NotStarted):
        board.shuffle()


def test_shuffling_a_table_that_is_laid_out_is_refused():
    board = dealt()
    before = board.snapshot()
    with pytest.raises(NotStarted, match="belongs to startGame"):
        board.shuffle()
    assert board.snapshot() == before


def test_deals_come_from_chance_from_a_code_or_from_a_value():
    board = KlondikeBoard()
    board.startGame()
    first = board.deal
    board.startGame()
    assert board.deal != first
    board.startGame(first.code.lower())
    assert board.deal == first
    board.startGame(board.makeDeal(7))
    assert board.deal == KlondikeBoard().makeDeal(7)


@pytest.mark.parametrize(
    "order",
    [range(51), range(53), [0, *range(51)], [*range(51), 52], [-1, *range(51)], []],
    ids=["51 cards", "53 cards", "a card twice", "a card of no deck", "a negative card", "no cards"],
)
def test_a_deal_must_have_each_card_once(order):
    board = dealt()
    before = board.snapshot()
    with pytest.raises(BadDealCode, match="each of its 52 cards once"):
        board.startGame(Deal((), tuple(order)))
    assert board.snapshot() == before
    assert len(board.history.entries) == 1


def test_a_deal_under_unknown_rules_changes_nothing():
    board = dealt()
    before = board.snapshot()
    for options in ((("draw", 2),), (("colour", "red"),)):
        with pytest.raises(BadOption):
            board.startGame(Deal(options, tuple(range(52))))
        assert board.snapshot() == before
    with pytest.raises(BadDealCode):
        board.startGame("K00-000005Y")
    assert board.snapshot() == before


def test_the_code_brings_its_own_rules():
    board = KlondikeBoard(draw=1)
    board.startGame(KlondikeBoard(draw=3, scoring="vegas").makeDeal(5).code)
    assert (board.options["draw"], board.options["scoring"], board.pool.drawCount) == (3, "vegas", 3)
    assert not board.history.canUndo


def test_a_move_may_be_a_value_or_a_text():
    one, two = dealt(), dealt()
    one.move(Move("U"))
    two.move(" u ")
    assert one.snapshot() == two.snapshot()


def test_a_text_that_is_no_move_changes_nothing():
    board = dealt()
    before = board.snapshot()
    with pytest.raises(IllegalMove, match="is not a move"):
        board.move("A to B")
    assert board.snapshot() == before


@pytest.mark.parametrize("move", ["Q", "Q>A", "A>Q", "A1>B"])
def test_an_unknown_cell_is_named_with_the_known_ones(move):
    with pytest.raises(IllegalMove, match="There is no cell [QA]1?: cells are U V W X Y Z A B C D E F G"):
        dealt().move(move)


# --- undo and redo ------------------------------------------------------------------------------


def test_the_first_deal_cannot_be_undone():
    board = dealt()
    with pytest.raises(IllegalMove, match=r"There is nothing to undo\."):
        board.undo()
    with pytest.raises(IllegalMove, match=r"There is nothing to redo\."):
        board.redo()
    assert board.deal


def test_a_fresh_move_clears_what_could_be_redone():  # UND-09
    board = dealt()
    for _ in range(3):
        board.move("U")
    board.undo()
    board.undo()
    assert board.history.canRedo
    board.move(board.legalMoves()[-1])
    assert not board.history.canRedo
    before = board.snapshot()
    with pytest.raises(IllegalMove):
        board.redo()
    assert board.snapshot() == before
    assert board.history.moves == 2


def test_a_refused_move_keeps_what_can_be_redone():
    board = dealt()
    board.move("U")
    board.undo()
    with pytest.raises(IllegalMove):
        board.move("V>A")
    board.redo()
    assert board.history.moves == 1


def test_undo_brings_back_the_game_before_a_new_deal_with_its_rules_and_time():
    board = dealt(1)
    board.move("U")
    board.elapsed = 30.0
    before = board.snapshot()
    board.startGame(KlondikeBoard(draw=3).makeDeal(2))
    assert (board.elapsed, board.history.moves, board.options["draw"]) == (0.0, 0, 3)
    board.move("U")
    after = board.snapshot()
    board.undo()
    board.undo()
    assert (board.snapshot(), board.elapsed, board.history.moves) == (before, 30.0, 1)
    board.undo()
    for _ in range(3):
        board.redo()
    assert board.snapshot() == after
    assert board.pool.drawCount == 3


def test_undo_crosses_the_same_deal_again():
    board = dealt(1)
    start = board.snapshot()
    board.move("U")
    played = board.snapshot()
    board.startGame(board.deal)
    assert board.snapshot() == start
    board.undo()
    assert board.snapshot() == played
    board.undo()
    assert board.snapshot() == start
    assert not board.history.canUndo


def test_redo_across_deals_repeats_the_very_same_positions():  # UND-01
    board = dealt(1)
    seen = [board.snapshot()]
    for act in ("U", 2, "U", "U", 3, "U", 1):
        board.startGame(board.makeDeal(act)) if isinstance(act, int) else board.move(act)
        seen.append(board.snapshot())
    for _ in range(3):
        for expected in seen[-2::-1]:
            board.undo()
            assert board.snapshot() == expected
        assert not board.history.canUndo
        for expected in seen[1:]:
            board.redo()
            assert board.snapshot() == expected


def test_a_move_after_undoing_a_deal_goes_on_with_the_old_game():
    board = dealt(1)
    board.startGame(board.makeDeal(2))
    board.undo()
    board.move("U")
    assert board.deal == board.makeDeal(1)
    assert not board.history.canRedo
    board.undo()
    assert board.snapshot() == dealt(1).snapshot()


def test_the_moves_of_the_deal_on_the_table_are_counted():
    board = dealt()
    counts = []
    for act in ("U", "U", 5, "U"):
        board.startGame(board.makeDeal(act)) if isinstance(act, int) else board.move(act)
        counts.append(board.history.moves)
    board.undo()
    counts.append(board.history.moves)
    board.undo()
    counts.append(board.history.moves)
    assert counts == [1, 2, 0, 1, 0, 2]


def test_an_empty_history():
    history = History()
    assert (history.canUndo, history.canRedo, history.last, history.moves) == (False, False, None, 0)


def test_undo_reports_the_steps_that_take_a_move_back():
    board = set_up("A: ?9C QH\nB: KS", rest="U")
    there = board.move("A>B")
    assert [(str(s.cards[0]), s.source, s.target, s.turned) for s in there] == [
        ("Q♥", "A", "B", False),
        ("9♣", "A", "A", True),
    ]
    back = board.undo()
    assert [(str(s.cards[0]), s.source, s.target, s.turned) for s in back] == [
        ("9♣", "A", "A", True),
        ("Q♥", "B", "A", False),
    ]
    assert position(board, "AB") == "A: ?9C QH\nB: KS"


# --- adopting, turns ----------------------------------------------------------------------------


def test_a_board_becomes_another_of_its_game_only():
    board, other = dealt(1), dealt(2)
    other.move("U")
    board.adopt(other)
    assert board.snapshot() == other.snapshot()
    board.undo()
    assert board.history.moves == 0
    before = board.snapshot()
    with pytest.raises(TypeError, match="Klondike cannot become Two players"):
        board.adopt(dealt(1, TwoPlayersBoard))
    assert board.snapshot() == before


def test_players_take_turns_and_undo_gives_the_turn_back():
    board = set_up("H: AS 2S\nI: KH", TwoPlayersBoard, rest="U")
    assert (board.turn, board.players) == (0, 2)
    board.move("U")
    assert board.turn == 0
    with pytest.raises(IllegalMove, match="other player's hand"):
        board.move("I>M")
    with pytest.raises(IllegalMove, match="not your turn"):
        board.move("H>M", player=1)
    board.move("H>M", player=0)
    assert board.turn == 1
    with pytest.raises(IllegalMove):
        board.move("H>N")
    board.undo()
    assert board.turn == 0
    board.redo()
    board.move("I>N", player=1)
    assert board.checkWin()
