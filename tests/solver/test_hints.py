"""Hints: legal, useful, never in a circle, and an honest “nothing found” when they end."""

import pytest
from positions import dealt, set_up

from solitaire.games.cuatro_cartas import CuatroCartasBoard
from solitaire.games.klondike import KlondikeBoard
from solitaire.games.registry import all_games
from solitaire.solver.hints import find_hint, has_hints

DEALS = 8
KINDS = [
    (KlondikeBoard, {}),
    (KlondikeBoard, {"draw": 3}),
    (KlondikeBoard, {"draw": 3, "scoring": "vegas"}),
    (KlondikeBoard, {"empty": "any"}),
    (CuatroCartasBoard, {}),
    (CuatroCartasBoard, {"rounds": 0}),
]


def table(board):
    """What the player sees change: the cells and the turns of the pool."""
    return board.snapshot()[3:5]


def follow(board):
    """Play every hint; each is legal and brings a table that was not there before."""
    seen = {table(board)}
    while move := find_hint(board):
        before = board.snapshot()
        assert find_hint(board) == move and board.snapshot() == before
        board.move(move)
        assert table(board) not in seen, f"{board.deal.code}: {move} goes in a circle"
        seen.add(table(board))
    return len(seen) - 1


def getting_on(board):
    """Legal moves that by themselves take a game further: home, off a face-down card, out of the pool."""
    for move in board.legalMoves():
        source = board.cells[move.source]
        if not move.target or move.source in board.homes:
            continue
        hidden = len(source) > move.count and not source[-move.count - 1].faceUp
        if move.target in board.homes or move.source == "V" or hidden:
            yield move


@pytest.mark.parametrize("game, options", KINDS, ids=lambda value: str(getattr(value, "game", value)))
def test_following_hints_comes_to_an_end_without_a_circle(game, options):
    won = 0
    for seed in range(DEALS):
        board = dealt(seed, game, **options)
        assert follow(board) < 400
        won += board.checkWin()
        assert board.checkWin() or not list(getting_on(board)), board.deal.code
    assert won or options.get("draw") == 3


def test_after_the_last_hint_a_pass_of_the_stock_brings_nothing():
    stuck = 0
    for seed in range(DEALS):
        board = dealt(seed)
        follow(board)
        cards = len(board.pool.downside) + len(board.pool.upside)
        if board.checkWin() or not cards:
            continue
        stuck += 1
        for _ in range(3 * (cards + 1)):  # three passes, as stubborn as the player may be
            board.move("U")
            assert find_hint(board) is None and not list(getting_on(board))
    assert stuck


# --- what comes first -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, hint",
    [
        ("A: ?9C 5D\nB: 6S\nC: AS\nU: ?KC", "C>W"),  # an ace goes home before a card is turned
        ("A: ?9C 5D\nB: 6S\nU: ?KC", "A>B"),  # a card is turned before one is drawn
        ("A: ?9C 5D\nB: ?2C ?3C 5H\nC: 6S\nU: ?KC", "B>C"),  # of two columns the one with more below
        ("A: 6S\nV: 9C 5D\nU: ?KC", "V>A"),  # a card leaves the pile
        ("A: KS QD JS\nB: ?KH QC\nC: KC QH\nX: AH..XH\nD: JH", "D>X"),
        ("A: KS 9H 8S\nB: KD 9D\nX: AH..8H\nU: ?KC", "A>B"),  # the eight makes way for the nine below it
        ("A: 9S 8H\nB: 9C\nU: ?KC", "U"),  # carrying the eight to and fro leads nowhere
        ("A: 5D 4C\nB: 6S\nC: 9H\nD: 9D\nE: 9C\nF: 9S\nG: 2D\nV: KC 2C\nU: ?5C", "A>B:2"),  # a king waits
    ],
)
def test_the_useful_move_comes_first(text, hint):
    assert str(find_hint(set_up(text))) == hint


def test_a_card_that_is_still_wanted_goes_home_later():
    board = set_up("X: AH..5H\nA: 6H\nB: ?2C 5S\nC: 5C\nU: ?KC")
    assert str(find_hint(board)) == "B>A"


# --- the stock --------------------------------------------------------------------------------------


def test_cards_that_nobody_has_seen_are_drawn():
    assert str(find_hint(set_up("A: KS\nU: ?5C"))) == "U"


def test_the_pile_is_turned_over_for_a_card_that_was_seen():
    board = set_up("A: 6H\nU: ?5C ?9S")
    board.move("U")
    board.move("U")
    assert str(find_hint(board)) == "V>A"
    board = set_up("A: 6H\nU: ?9S ?5C")
    board.move("U")
    board.move("U")
    assert str(find_hint(board)) == "U"


@pytest.mark.parametrize("draw", [1, 3])
@pytest.mark.parametrize("passes", [0, 1, 3])
def test_a_dead_position_is_not_run_through_again(draw, passes):
    board = set_up("A: 6H\nU: ?9S ?9C ?9D ?9H", draw=draw, passes=passes)
    hints = 0
    while move := find_hint(board):
        board.move(move)
        hints += 1
    assert hints == -(-4 // draw)  # the first pass shows every card, a second is not advised


def test_a_pass_that_is_not_left_is_not_advised():
    board = set_up("A: 6H\nU: ?9S ?5C ?9D", passes=1)
    for _ in range(3):
        board.move("U")
    assert find_hint(board) is None


# --- where there is nothing to say ------------------------------------------------------------------


def test_a_won_game_has_no_hint():
    board = set_up("W: AS..KS\nX: AH..KH\nY: AC..KC\nZ: AD..KD")
    assert board.checkWin() and find_hint(board) is None


@pytest.mark.parametrize("game", all_games(hidden=True), ids=lambda game: game.game)
def test_every_game_can_be_asked(game):
    board = dealt(3, game)
    move = find_hint(board)
    assert move is None or board.checkMove(move)
    assert has_hints(board) or move is None
