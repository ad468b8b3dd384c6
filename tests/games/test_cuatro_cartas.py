"""The rules of the Solitario de las cuatro cartas, one by one, as moves on positions."""

import pytest
from positions import dealt, position, set_up

from solitaire.games.cuatro_cartas import CuatroCartasBoard
from solitaire.model.cells import AlternateCell, FreeCell, HouseCell
from solitaire.model.moves import COLLECT, Move
from solitaire.play.words import describe_board


def table(text: str, rest: str = "", **options) -> CuatroCartasBoard:
    return set_up(text, CuatroCartasBoard, rest, **options)


def drawn_through(board: CuatroCartasBoard) -> CuatroCartasBoard:
    while not board.pool.isEmpty():
        board.move("U")
    return board


# --- the deal -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, 1, 99, (1 << 30) - 1])
def test_each_column_gets_one_card_and_the_pool_the_rest(seed):
    board = dealt(seed, CuatroCartasBoard)
    for letter in "ABCD":
        assert [card.faceUp for card in board.cells[letter]] == [True]
    assert [card.faceUp for card in board.pool.downside] == [False] * 36
    assert all(board.cells[letter].isEmpty() for letter in "VWXYZ")


def test_a_code_deals_the_same_table_for_ever():
    board = CuatroCartasBoard()
    board.startGame("C00-0000053")
    assert position(board) == (
        "U: ?6O ?5O ?SB ?7C ?CE ?7O ?5E ?4E ?CB ?3E ?4B ?SO ?1E ?1O ?5C ?4O ?3O ?3C "
        "?3B ?RO ?6B ?SC ?6C ?6E ?7B ?1B ?2C ?RC ?SE ?5B ?7E ?CO ?RB ?RE ?2E ?4C\n"
        "A: CC\n"
        "B: 1C\n"
        "C: 2B\n"
        "D: 2O"
    )


def test_the_cells_are_those_of_the_model():
    board = dealt(1, CuatroCartasBoard)
    assert [type(cell) for cell in board.cells.values()] == [FreeCell] * 2 + [HouseCell] * 4 + [
        AlternateCell
    ] * 4
    assert list(board.cells) == list("UVWXYZABCD")
    houses = [(cell.letter, cell.house, cell.capacity) for cell in board.sort]
    assert houses == [("W", "oros", 10), ("X", "copas", 10), ("Y", "espadas", 10), ("Z", "bastos", 10)]


# --- moves --------------------------------------------------------------------------------------


def test_a_column_takes_one_card_one_lower_and_of_another_house():
    board = table("A: SO 7C\nB: SE\nC: 7O\nD: 6O\nV: 6E")
    assert {move for move in map(str, board.legalMoves()) if move[2:] in tuple("ABCD")} == {
        "V>A", "V>C", "A>B", "C>B", "D>A",
    }  # fmt: skip


@pytest.mark.parametrize("source", ["V", "A", "B"])
def test_an_empty_column_takes_the_last_card_of_the_reserve_or_of_a_column(source):
    board = table("V: 2O 5C\nA: 4B 3E\nB: RO")
    card = board.cells[source].top
    board.move(f"{source}>D")
    assert board.cells["D"].cards == (card,)


def test_a_house_takes_the_next_card_from_the_reserve_and_from_a_column():
    board = table("W: 1O..6O\nX: 1C..7C\nV: 7O\nA: CE SC")
    board.move("V>W")
    board.move("A>X")
    assert position(board) == "W: 1O 2O 3O 4O 5O 6O 7O\nX: 1C 2C 3C 4C 5C 6C 7C SC\nA: CE"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("A>B", "The three of oros and the four of oros are of the same house."),
        ("A>C", "The three of oros is not one rank below the five of copas."),
        ("C>D:2", "Only 1 card at a time moves between columns."),
        ("W>D", "Cards may not leave a house in this game."),
        ("W>X", "A card does not change its house."),
        ("A>X", "The three of oros does not belong to the house of copas."),
        ("V>W", "The five of oros does not follow the two of oros."),
        ("V>W:2", "Only the top card of this pile can be moved."),
        ("V>U", "The drawn cards are turned over only when the stock is empty."),
        ("A>V", "No card goes back to the pool."),
        ("U>D", "A face-down card cannot be moved."),
        ("D>A", "There is no card here to move."),
    ],
)
def test_a_refusal_says_why(move, reason):
    board = table("U: ?RB\nV: 6B 5O\nW: 1O 2O\nA: 3O\nB: 4O\nC: 6O 5C")
    assert board.checkMove(Move.parse(move)).reason == reason


def test_a_card_never_leaves_its_house():
    board = table("W: 1O..6O\nA: 7C\nB: 7E")
    assert not any(move.source in board.homes for move in board.legalMoves())


def test_collecting_sends_home_all_that_fits():
    board = table("W: 1O\nV: 3O 2O\nA: 2C 1C\nB: 4O")
    board.move(COLLECT)
    assert position(board) == "W: 1O 2O 3O 4O\nX: 1C 2C"


def test_a_letter_of_any_house_means_the_own_house_of_the_card():
    board = table("A: 1B\nB: 5O")
    assert board.aim("A", "W") == Move("A", "Z")
    assert board.bestMove("A") == Move("A", "Z")


# --- rounds -------------------------------------------------------------------------------------


def test_cards_are_drawn_one_at_a_time_and_only_the_last_can_be_played():
    board = table("", rest="U")
    for number in range(1, 41):
        board.move("U")
        assert (len(board.pool.upside), board.pool.upside.top.faceUp) == (number, True)
    assert board.pool.upside.liftable() == 1


@pytest.mark.parametrize(("rounds", "turns"), [(1, 0), (2, 1), (0, 5)])
def test_the_reserve_is_turned_over_once_less_than_there_are_rounds(rounds, turns):
    board = dealt(7, CuatroCartasBoard, rounds=rounds)
    order = [card.id for card in board.pool.downside]
    for played in range(turns):
        drawn_through(board)
        assert (board.mark("U").symbol, board.status()[0].value[0]) == ("recycle", str(played + 1))
        board.move("U")
        assert [card.id for card in board.pool.downside] == order
    drawn_through(board)
    assert bool(board.pool.canDraw()) == (rounds == 0)
    assert (board.mark("U").symbol == "cross") == (rounds > 0)


def test_two_rounds_are_the_default():
    assert CuatroCartasBoard().options == {"rounds": 2}


@pytest.mark.parametrize(("rounds", "words"), [(1, "1 of 1"), (2, "1 of 2"), (0, "1")])
def test_the_status_tells_round_stock_and_reserve(rounds, words):
    board = dealt(7, CuatroCartasBoard, rounds=rounds)
    board.move("U")
    assert [tuple(fact) for fact in board.status()] == [("Round", words), ("Stock", "35"), ("Reserve", "1")]


def test_the_empty_stock_has_three_different_marks():
    marks = [
        table("V: 5O", rounds=2).mark("U"),
        table("V: 5O", rounds=1).mark("U"),
        table("A: 5O").mark("U"),
    ]
    assert [mark.symbol for mark in marks] == ["recycle", "cross", "empty"]
    assert len({mark.words for mark in marks}) == 3


def test_its_words_are_round_and_reserve():
    board = table("V: 7O\nA: 5O", rounds=1)
    assert board.mark("U").words == "no round left"
    verdict = board.checkMove(Move("U"))
    assert str(verdict.reason) == "No round is left: the reserve cannot be turned over again."
    assert board.checkMove(Move("U", "V")).reason == verdict.reason
    assert board.checkMove(Move("U", count=2)).template.startswith("cell {letter} does nothing alone")


def test_no_refusal_speaks_of_a_pile_that_this_game_does_not_have():
    for board in (table("V: 7O\nA: 5O", rounds=1), table("U: 7O\nV: 6O\nA: 5O", rounds=1)):
        for source in board.cells:
            verdicts = [board.checkMove(Move(source, target)) for target in ("", *board.cells)]
            assert not [verdict.reason for verdict in verdicts if not verdict and "pile" in verdict.reason]
    assert table("A: 5O", rounds=1).checkMove(Move("U")).template.startswith("nothing to turn")
    assert "reserve" in " ".join(describe_board(board)) and "pile" not in " ".join(describe_board(board))


# --- the table ----------------------------------------------------------------------------------


def test_the_marks_of_the_houses_are_those_of_the_deck():
    board = dealt(1, CuatroCartasBoard)
    assert [board.mark(letter).symbol for letter in "WXYZ"] == ["oros", "copas", "espadas", "bastos"]
    assert (board.deckArt, board.backArt) == ("spanish", "back-spanish")


def test_no_cell_lies_on_another_or_below_a_column():
    places = dealt(1, CuatroCartasBoard).places
    spots = list(places.values())
    for one in spots:
        for other in spots:
            if one is not other and abs(one.x - other.x) < 1:
                assert abs(one.y - other.y) >= 1
                assert "down" not in (one.fan, other.fan)


def test_the_game_is_won_with_all_forty_cards_in_the_houses():
    board = table("W: 1O..RO\nX: 1C..RC\nY: 1E..RE\nZ: 1B..CB\nA: RB")
    assert not board.checkWin()
    board.move("A>Z")
    assert board.checkWin()
