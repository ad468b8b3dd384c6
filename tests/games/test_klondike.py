"""The rules of Klondike, one by one, as moves on positions."""

import pytest
from playthroughs import FOLDER, read_playthrough
from positions import dealt, position, set_up

from solitaire.games.klondike import KlondikeBoard
from solitaire.model.cells import AlternateCell, HouseCell
from solitaire.model.errors import IllegalMove
from solitaire.model.moves import COLLECT, Move


def refused(board, move: str, reason: str) -> None:
    before, entries = board.snapshot(), len(board.history.entries)
    with pytest.raises(IllegalMove) as refusal:
        board.move(move)
    assert str(refusal.value) == reason
    assert (board.snapshot(), len(board.history.entries)) == (before, entries)


# --- the deal -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, 1, 99, (1 << 30) - 1])
def test_the_nth_column_gets_n_cards_with_the_last_one_face_up(seed):
    board = dealt(seed)
    for number, letter in enumerate("ABCDEFG", start=1):
        sides = [card.faceUp for card in board.cells[letter]]
        assert sides == [False] * (number - 1) + [True]
    assert len(board.pool.downside) == 24
    assert not any(card.faceUp for card in board.pool.downside)
    assert all(board.cells[letter].isEmpty() for letter in "VWXYZ")


def test_a_code_deals_the_same_table_for_ever():
    board = KlondikeBoard()
    board.startGame("K00-000005X")
    assert position(board) == (
        "U: ?8D ?KD ?4D ?9H ?6S ?6C ?5C ?9D ?JH ?7H ?6H ?XD ?2S ?9S ?XS ?2C ?AS ?QD ?7D ?9C ?3D ?6D ?KS ?8S\n"
        "A: JS\n"
        "B: ?JD AC\n"
        "C: ?3S ?QH KH\n"
        "D: ?JC ?3C ?5S 4H\n"
        "E: ?AD ?5H ?4S ?AH 7C\n"
        "F: ?7S ?QS ?4C ?2H ?3H KC\n"
        "G: ?5D ?QC ?XC ?8H ?8C ?2D XH"
    )


def test_the_divisions_are_those_of_the_specification():
    board = dealt()
    assert [type(cell) for cell in board.play] == [AlternateCell] * 7
    assert [type(cell) for cell in board.sort] == [HouseCell] * 4
    assert [(cell.letter, cell.house, cell.capacity) for cell in board.sort] == [
        ("W", "spades", 13),
        ("X", "hearts", 13),
        ("Y", "clubs", 13),
        ("Z", "diamonds", 13),
    ]
    assert list(board.cells) == list("UVWXYZABCDEFG")


# --- columns ------------------------------------------------------------------------------------

TABLE = """
V: 2C 8D
W: AS..3S
X: AH..6H
A: ?8C QH JS XD
B: KS
C: ?4C 4S
D: 9C
E: KD QS JH
"""


@pytest.mark.parametrize("move", ["A>B:3", "V>D", "C>W", "D>A", "E>F:3", "U"])
def test_these_moves_are_right(move):
    board = set_up(TABLE, rest="U")
    board.move(move)
    assert board.history.moves == 1


WRONG = {
    "A>B": "The ten of diamonds is not one rank below the king of spades.",
    "A>B:2": "The jack of spades is not one rank below the king of spades.",
    "A>B:4": "A face-down card cannot be moved.",
    "A>B:5": "There are not that many cards here.",
    "A>B:0": "There is no card to put here.",
    "E>B:2": "The queen of spades and the king of spades have the same colour.",
    "E>F": "An empty column takes a king, not the jack of hearts.",
    "E>F:2": "An empty column takes a king, not the queen of spades.",
    "F>G": "There is no card here to move.",
    "F>W": "There is no card here to move.",
    "A>A": "The card lies there already.",
    "A>A:2": "The card lies there already.",
    "V>V": "The card lies there already.",
    "W>W": "The card lies there already.",
    "V>A": "The eight of diamonds is not one rank below the ten of diamonds.",
    "V>D:2": "Only the top card of this pile can be moved.",
    "U>A": "A face-down card cannot be moved.",
    "U>W": "A face-down card cannot be moved.",
    "U>V": "Draw from the stock and turn the drawn cards over with U.",
    "V>U": "The drawn cards are turned over only when the stock is empty.",
    "A>U": "No card goes back to the pool.",
    "A>V": "No card goes back to the pool.",
    "W>V": "No card goes back to the pool.",
    "W>X": "A card does not change its house.",
    "W>A": "The three of spades is not one rank below the ten of diamonds.",
    "W>C:2": "Only the top card of this pile can be moved.",
    "Y>A": "There is no card here to move.",
    "B>W": "The king of spades does not follow the three of spades.",
    "D>X": "The nine of clubs does not belong to the house of hearts.",
    "D>Y": "A house begins with the ace, not with the nine of clubs.",
    "E>X:2": "Only one card at a time goes to a house.",
    "A": "Cell A does nothing alone: name a second cell.",
    "V": "Cell V does nothing alone: name a second cell.",
}


@pytest.mark.parametrize(("move", "reason"), list(WRONG.items()))
def test_these_moves_are_wrong_for_a_reason(move, reason):
    refused(set_up(TABLE, rest="U"), move, reason)


@pytest.mark.parametrize("move", ["W>X", "W>B", "A>U", "V>G", "B>F"])
def test_a_move_that_names_cards_is_no_move_of_klondike(move):
    source, target = move.split(">")
    board = set_up(TABLE, rest="U")
    assert not board.checkMove(Move(source, target, 1, (3,)))


def test_a_run_moves_with_its_order_and_turns_the_card_below():
    board = set_up(TABLE, rest="U")
    board.move("A>B:3")
    assert position(board, "AB") == "A: 8C\nB: KS QH JS XD"
    board.undo()
    assert position(board, "AB") == "A: ?8C QH JS XD\nB: KS"


def test_a_king_and_its_run_open_an_empty_column():
    board = set_up(TABLE, rest="U")
    board.move("E>F:3")
    assert position(board, "EF") == "E: -\nF: KD QS JH"


def test_an_option_lets_an_empty_column_take_any_card():
    board = set_up(TABLE, rest="U", empty="any")
    board.move("E>F:2")
    assert position(board, "EF") == "E: KD\nF: QS JH"


def test_a_card_in_the_middle_of_a_column_cannot_go_home():  # RUL-02
    board = set_up("X: AH..7H\nA: 9S 8H 7S", rest="U")
    refused(board, "A>X:2", "Only one card at a time goes to a house.")
    refused(board, "A>X", "The seven of spades does not belong to the house of hearts.")
    assert board.bestMove("A", 2) is None


def test_buried_face_down_cards_stay_as_they_are():  # RUL-03
    board = set_up("A: ?2C ?3C ?4C ?5C ?6C 9S 8H 7S\nB: XD", rest="U")
    before = board.snapshot()
    for count in range(4, 9):
        assert not board.checkMove(Move("A", "B", count))
        assert board.bestMove("A", count) is None
    assert board.clickMove("A") is None
    assert board.snapshot() == before
    assert board.history.moves == 0


def test_only_a_move_away_turns_a_card_and_never_one_of_another_column():
    board = set_up("A: ?2C QH\nB: KS\nC: ?3C ?4C", rest="U")
    board.move("A>B")
    assert position(board, "ABC") == "A: 2C\nB: KS QH\nC: ?3C ?4C"


# --- houses -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("house", "ace"), [("W", "AS"), ("X", "AH"), ("Y", "AC"), ("Z", "AD")])
def test_each_house_takes_its_own_ace(house, ace):
    for other in "WXYZ":
        board = set_up(f"A: {ace}", rest="U")
        assert board.checkMove(Move("A", other)) == (other == house)
        assert board.aim("A", other) == Move("A", house)


def test_a_card_goes_home_from_a_column_and_from_the_upside_but_not_from_a_house():
    board = set_up("V: 3H AS\nX: AH\nA: ?5C 2H", rest="U")
    board.move("A>X")
    board.move("V>W")
    board.move("V>X")
    assert position(board, "VWXA") == "V: -\nW: AS\nX: AH 2H 3H\nA: 5C"
    refused(board, "X>W", "A card does not change its house.")


def test_a_card_may_leave_its_house_for_a_column_where_it_fits():
    board = set_up("W: AS..4S\nA: 5H\nB: 5C", rest="U")
    refused(board, "W>B", "The four of spades and the five of clubs have the same colour.")
    board.move("W>A")
    assert position(board, "WA") == "W: AS 2S 3S\nA: 5H 4S"
    board.undo()
    assert position(board, "WA") == "W: AS 2S 3S 4S\nA: 5H"


def test_an_option_keeps_cards_in_their_house():
    board = set_up("W: AS..4S\nA: 5H", rest="U", from_house=False)
    refused(board, "W>A", "Cards may not leave a house in this game.")
    assert not any(move.source == "W" for move in board.legalMoves())


def test_won_with_four_full_houses_and_not_before():
    board = set_up("W: AS..KS\nX: AH..KH\nY: AC..KC\nZ: AD..QD\nA: KD")
    assert not board.checkWin()
    board.move("A>Z")
    assert board.checkWin()
    board.undo()
    assert not board.checkWin()
    board.redo()
    assert board.checkWin()


# --- pool ---------------------------------------------------------------------------------------


def test_a_draw_turns_one_card_and_undo_turns_it_back():  # UND-02
    board = dealt()
    before, moves = board.snapshot(), board.legalMoves()
    top = board.pool.downside.top
    board.move("U")
    assert board.pool.upside.top is top and top.faceUp
    board.undo()
    assert (board.snapshot(), board.legalMoves()) == (before, moves)
    assert board.pool.downside.top is top and not top.faceUp
    refused(board, "U>A", "A face-down card cannot be moved.")
    refused(board, "V>A", "There is no card here to move.")


@pytest.mark.parametrize("stock", [1, 2, 3, 4])
@pytest.mark.parametrize("waste", range(5))
def test_draw_three_takes_what_is_left(stock, waste):  # RUL-08
    hidden = ["?KC", "?QC", "?JC", "?XC"][:stock]
    shown = ["2D", "3D", "4D", "5D"][:waste]
    board = set_up(f"U: {' '.join(hidden)}\nV: {' '.join(shown)}\nA: KH\nB: QH\nC: JH", draw=3)
    before = board.snapshot()
    board.move("U")
    drawn = [code[1:] for code in hidden[::-1][:3]]
    assert position(board, "UV") == (
        f"U: {' '.join(hidden[: max(0, stock - 3)]) or '-'}\nV: {' '.join(shown + drawn)}"
    )
    assert board.pool.upside.top.code == drawn[-1]
    assert board.pool.upside.canLift(1)
    after = board.snapshot()
    for target in "ABC":
        if board.checkMove(Move("V", target)):
            board.move(Move("V", target))
            assert board.cells[target].top.code == drawn[-1]
            board.undo()
    assert board.snapshot() == after
    board.undo()
    assert board.snapshot() == before


def test_only_the_last_drawn_card_can_be_played():
    board = set_up("V: 9S XD QC\nA: XH\nB: KD\nC: JS", rest="U", draw=3)
    assert [str(move) for move in board.legalMoves() if move.source == "V"] == ["V>B"]


@pytest.mark.parametrize("draw", [1, 3])
def test_turning_over_brings_the_same_cards_in_the_same_order(draw):
    board = dealt(draw=draw)
    rounds = []
    for _ in range(3):
        tops = []
        while not board.pool.isEmpty():
            board.move("U")
            tops.append(board.pool.upside.top.code)
        rounds.append(tops)
        board.move("U")
        assert board.pool.upside.isEmpty()
    assert rounds[0] == rounds[1] == rounds[2]
    assert len(rounds[0]) == 24 // draw


def test_one_undo_takes_the_turning_over_back():
    board = set_up("V: 2D 3D 4D", passes=3)
    before = board.snapshot()
    board.move("U")
    assert position(board, "UV") == "U: ?4D ?3D ?2D\nV: -"
    assert board.pool.passesLeft == 1
    board.undo()
    assert board.snapshot() == before
    assert board.pool.passesLeft == 2


@pytest.mark.parametrize("draw", [1, 3])
@pytest.mark.parametrize(
    ("passes", "marks"),
    [
        (0, [("recycle", "turn over")] * 4),
        (1, [("cross", "no pass left")]),
        (3, [("recycle", "turn over, 2 left"), ("recycle", "turn over, 1 left"), ("cross", "no pass left")]),
    ],
)
def test_passes_run_out_and_the_mark_says_so(passes, marks, draw):  # RUL-06
    board = dealt(passes=passes, draw=draw)
    for number, mark in enumerate(marks):
        while not board.pool.isEmpty():
            board.move("U")
        assert tuple(board.mark("U")) == mark
        if mark[0] == "cross":
            for _ in range(5):
                refused(board, "U", "No pass is left: the drawn cards cannot be turned over again.")
            assert not board.pool.canDraw() and Move("U") not in board.legalMoves()
        else:
            board.move("U")
        facts = {fact.label: fact.value for fact in board.status()}
        assert facts["Passes left"] == ("∞" if not passes else str(passes - min(number + 1, passes - 1)))


def test_nothing_to_turn_has_a_mark_of_its_own():
    board = set_up("A: KS")
    assert tuple(board.mark("U")) == ("empty", "nothing to turn")
    for _ in range(5):
        refused(board, "U", "Nothing to turn: the pool is empty.")


def test_undo_to_the_start_across_a_turning_over_and_redo():  # UND-01
    board = dealt(draw=3, passes=3)
    seen = [board.snapshot()]
    for _ in range(8 + 1 + 5):
        board.move("U")
        seen.append(board.snapshot())
    for expected in reversed(seen[:-1]):
        board.undo()
        assert board.snapshot() == expected
    for expected in seen[1:]:
        board.redo()
        assert board.snapshot() == expected


# --- what a click, a pointing finger and a double click mean ------------------------------------


def test_a_click_draws_on_the_downside_and_selects_elsewhere():
    board = dealt()
    assert board.clickMove("U") == Move("U")
    assert all(board.clickMove(letter) is None for letter in "VWXYZABCDEFG")


@pytest.mark.parametrize(
    ("pair", "move"),
    [
        ("AB", "A>B:3"),
        ("EF", "E>F:3"),
        ("VD", "V>D"),
        ("CW", "C>W"),
        ("CX", "C>W"),
        ("CZ", "C>W"),
        ("UV", "U"),
        ("VU", "V>U"),
        ("WC", "W>C"),
        ("WZ", "W>Z"),
        ("AG", "A>G"),
        ("QA", "Q>A"),
    ],
)
def test_pointing_from_one_cell_to_another_finds_the_one_run_that_fits(pair, move):
    assert str(set_up(TABLE, rest="U").aim(*pair)) == move


def test_pointing_from_the_upside_to_an_empty_downside_turns_the_pile_over():
    board = set_up("V: 2D 3D\nA: KS")
    assert board.aim("V", "U") == Move("U")
    assert board.aim("U", "V") == Move("U", "V")
    refused(board, "U>V", "Draw from the stock and turn the drawn cards over with U.")
    assert board.aim("A", "B", 4) == Move("A", "B", 4)


BEST = """
V: 2H
W: AS
X: AH
A: 2S
B: 3C
C: 9H
D: XS
E: XC
F: KC QD
"""


@pytest.mark.parametrize(
    ("cell", "count", "move"),
    [
        ("A", 1, "A>W"),
        ("V", 1, "V>X"),
        ("C", 1, "C>D"),
        ("B", 1, None),
        ("F", 1, None),
        ("F", 2, None),
        ("G", 1, None),
        ("U", 1, None),
        ("Q", 1, None),
        ("A", 0, None),
        ("A", 5, None),
    ],
)
def test_a_double_click_goes_home_or_to_the_best_place(cell, count, move):
    best = set_up(BEST, rest="U").bestMove(cell, count)
    assert (best and str(best)) == move


@pytest.mark.parametrize("cell", ["V: KC", "V: 2D KC", "A: ?2D KC", "A: ?2D KC QH"])
def test_a_double_click_brings_a_king_to_an_empty_column(cell):
    board = set_up(cell)
    count = 2 if cell.endswith("QH") else 1
    assert board.bestMove(cell[0], count).target in "AB"


def test_a_double_click_does_not_carry_a_king_from_one_empty_column_to_another():
    assert set_up("A: KC QH").bestMove("A", 2) is None


def test_collecting_sends_home_all_that_can_go_and_is_one_move():  # UND-03
    board = set_up("V: 3S\nW: AS\nA: ?AH 2S\nB: 4S\nC: ?9D 2H\nD: 6S", rest="U")
    before = board.snapshot()
    board.move(COLLECT)
    assert position(board, "VWXABCD") == "V: -\nW: AS 2S 3S 4S\nX: AH 2H\nA: -\nB: -\nC: 9D\nD: 6S"
    assert board.history.moves == 1
    refused(board, "*", "No card can go home now.")
    board.undo()
    assert board.snapshot() == before
    board.redo()
    board.undo()
    assert board.snapshot() == before


def test_collecting_wins_a_game_that_is_done():
    board = set_up("A: KS QS JS XS 9S 8S 7S 6S 5S 4S 3S 2S AS\nX: AH..KH\nY: AC..KC\nZ: AD..KD")
    board.move("*")
    assert board.checkWin() and board.history.moves == 1


@pytest.mark.parametrize(
    ("letter", "options", "symbol", "words"),
    [
        ("W", {}, "spade", "house of spades"),
        ("X", {}, "heart", "house of hearts"),
        ("Y", {}, "club", "house of clubs"),
        ("Z", {}, "diamond", "house of diamonds"),
        ("A", {}, "king", "takes a king"),
        ("A", {"empty": "any"}, "", "takes any card"),
        ("V", {}, "", ""),
    ],
)
def test_an_empty_cell_says_what_it_takes(letter, options, symbol, words):
    assert tuple(dealt(**options).mark(letter)) == (symbol, words)


def test_the_table_is_seven_columns_wide():
    places = dealt(draw=3).places
    assert {letter for letter in places if places[letter].y == 0} == set("UVWXYZ")
    assert {letter for letter in places if places[letter].fan == "down"} == set("ABCDEFG")
    assert places["V"].shown == 3
    assert [places[letter].x for letter in "ABCDEFG"] == sorted({places[letter].x for letter in places})


def test_a_won_game_takes_no_more_moves_until_undo():
    code, moves = read_playthrough(FOLDER / "klondike-won.txt")
    board = KlondikeBoard()
    board.startGame(code)
    for move in moves:
        board.move(move)
    assert board.legalMoves() == []
    with pytest.raises(IllegalMove, match="The game is won"):
        board.move("W>A")
    board.undo()
    assert board.legalMoves()


def test_a_double_click_leaves_a_card_that_is_home():
    board = KlondikeBoard()
    board.startGame("K00-000005X")
    board.move("B>Y")
    assert board.bestMove("Y") is None
