"""Whole hands, the next hand, undo, saves: what lies around the rules of play (MUL-09)."""

import random

import pytest
from positions import dealt

from solitaire.games.buraco import BuracoBoard
from solitaire.model.errors import IllegalMove
from solitaire.model.moves import Move

from .referee import cards_of, play_hand
from .tables import act, named, run, table


def chooser(seed, moves_of=lambda board: board.legalMoves()):
    rng = random.Random(seed)
    return lambda board: rng.choice(moves_of(board))


def deal(seed=1, **options):
    return dealt(seed, BuracoBoard, **options)


@pytest.mark.parametrize("seed", range(6))
def test_hands_of_random_players(seed):
    board = deal(seed, cards=(11, 13, 15)[seed % 3])
    play_hand(board, chooser(seed))


def passive(board):
    """Draws from the stock, lays nothing, throws: only what must be done."""
    moves = board.legalMoves()
    return next((move for move in moves if move.target == "V"), moves[0])


def test_a_hand_of_players_who_lay_nothing_ends_with_the_stock():
    board = deal(5)
    turns = play_hand(board, passive)
    assert (turns, board.facts["out"]) == (154, -1)
    assert [line.points for line in board.sheet[0][0] if line.label.startswith("reserve")] == [-100]


@pytest.mark.parametrize("other_reserve", [True, False])
def test_an_empty_stock_ends_the_hand_for_who_would_have_to_draw(other_reserve):
    board = table("3S 4S KD", "9H", "4C", other_reserve=other_reserve, reserve=not other_reserve)
    while not board.stock.isEmpty():
        board.stock.move(board.stock.tail(1), board.discard)
    board.move("U")
    assert board.facts["phase"] in ("over", "end") and board.facts["out"] == -1
    assert "went out" not in [line.label for team in board.sheet[0] for line in team]


def test_with_an_empty_stock_the_pile_may_still_be_taken():
    board = table("9S 9D KD", "9H", "4C 5C 6C 7C")
    while not board.stock.isEmpty():
        board.hands[1].put(board.stock._cards.pop())
    act(board, "new", "9S 9D", "V")
    assert board.facts["phase"] == "meld"


def test_the_next_hand_follows_from_the_deal_and_the_next_player_starts():
    boards = [deal(3, target=10000) for _ in range(2)]
    for number, board in enumerate(boards):
        play_hand(board, chooser(number))
        assert board.legalMoves() == [Move("U")]
        starter = board.facts["starter"]
        board.move("U", player=(starter + 3) % 4)
        assert (board.facts["hand"], board.turn) == (2, (starter + 1) % 4)
        assert cards_of(board) == list(range(220))
        assert not board.canUndo()
    first, second = boards
    assert [str(cell) for cell in first.cells.values()] == [str(cell) for cell in second.cells.values()]
    assert str(first.cells["H0"]) != str(deal(3).cells["H0"])


def test_a_match_ends_when_a_team_has_the_target():
    board = deal(4, target=500)
    choose = chooser(9)
    while board.facts["phase"] != "end":
        play_hand(board, choose)
        if board.facts["phase"] == "over":
            assert board.winner() is None
            board.move("U")
    assert max(board.totals) >= 500
    assert board.legalMoves() == []
    assert board.checkMove(Move("U")).reason == "The match is over."
    assert board.checkWin() == (board.winner() == 0)


def test_all_hands_are_shown_when_the_hand_is_over():
    board = deal(5)
    seen = {letter for letter, cell in board.cells.items() for card in cell if board.isShown(card, letter, 2)}
    starter = board.facts["starter"]
    assert seen == {"H2"} | ({"V"} if starter == 2 else set())
    assert board.isShown(board.discard.top, "V", starter)
    play_hand(board, passive)
    seen = {letter for letter, cell in board.cells.items() for card in cell if board.isShown(card, letter, 2)}
    assert seen == {"H0", "H1", "H2", "H3", "V"}


# --- undo ---------------------------------------------------------------------------------------


def test_laying_and_throwing_can_be_undone_until_the_next_player_acts():
    board = table("8S KD KH KS 4C 5D", "9H", "3C")
    board.startGame(board.deal)
    board = table("8S KD KH KS 4C 5D")
    start = board.snapshot()
    act(board, "new", "KD KH KS")
    act(board, "V", "4C")
    assert board.canUndo(player=0) and not board.canUndo(player=1)
    board.undo(player=0)
    board.undo(player=0)
    assert board.snapshot() == start
    board.redo()
    board.redo()
    board.move("U")
    with pytest.raises(IllegalMove, match="hidden card"):
        board.undo()
    assert board.canUndo(player=0).reason == "Another player made the last move."


def test_a_reserve_that_was_taken_cannot_be_given_back():
    board = table("KD KH KS JO")
    act(board, "new", "KD KH KS")
    assert board.canUndo().reason == "A hidden card has been seen: this cannot be taken back."


def test_taking_the_pile_can_be_undone_unless_it_held_the_starters_card():
    board = table("9S 9D KD", "9H", "4C")
    act(board, "new", "9S 9D", "V")
    assert board.canUndo()
    board = table("9S 9D KD", "9H", "4C", starter=2, upcard=0)
    board.facts = {**board.facts, "upcard": board.discard[0].id}
    act(board, "new", "9S 9D", "V")
    assert not board.canUndo()
    assert board.facts["upcard"] not in board.facts["known"]


def test_the_end_of_a_hand_cannot_be_undone():
    board = table("KC", ours=[run("3S-9S")], reserve=False)
    act(board, "V", "KC")
    assert board.canUndo().reason == "The hand is over: its cards have been shown."


# --- saves --------------------------------------------------------------------------------------


def test_a_match_of_several_hands_is_one_save(tmp_path):
    board = deal(11, target=10000, cards=13, partner="strong")
    choose = chooser(2)
    for _ in range(3):
        play_hand(board, choose)
        board.move("U")
    for _ in range(9):
        board.move(choose(board))
    path = tmp_path / "match.sol"
    board.saveGame(path)
    other = BuracoBoard()
    other.loadGame(path)
    assert other.snapshot() == board.snapshot()
    assert (other.facts["hand"], other.options["cards"], other.options["partner"]) == (4, 13, "strong")
    assert other.totals == board.totals
    assert path.stat().st_size < 20_000


def test_the_named_cards_of_a_move_have_one_order():
    board = table("KD KH KS 4C 5D")
    text = named(board, "M0", "KD KH KS")
    ids = text.partition("#")[2].split("+")
    assert board.checkMove(Move.parse(text))
    for wrong in ("+".join(reversed(ids)), f"{ids[0]}+{ids[0]}+{ids[1]}"):
        verdict = board.checkMove(Move.parse(f"H0>M0:#{wrong}"))
        assert verdict.reason == "Name each card once, in ascending order."
    assert board.checkMove(Move("H0", "M0", 3)).reason == "Say which cards of the hand."
    assert board.checkMove(Move.ofCards("H0", "V", [219])).reason == "This card is not in your hand."
    assert board.checkMove(Move.ofCards("H0", "V", map(int, ids))).reason == "One card is thrown at a time."


def test_a_deal_code_of_buraco_begins_with_its_letter():
    board = deal(7, cards=15, target=3000)
    assert board.deal.code[0] == "B"
    again = BuracoBoard()
    again.startGame(board.deal.code)
    assert again.options == board.options and again.snapshot() == board.snapshot()
