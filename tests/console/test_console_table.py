"""The layout of the table: that of the Czech source, in a terminal of any encoding."""

import pytest

from solitaire.console.table import card_text, draw_table
from solitaire.games.klondike import KlondikeBoard
from solitaire.games.registry import all_games
from solitaire.model.board import Board
from solitaire.model.cards import Clubs, Diamonds, Hearts, Spades, french_deck
from solitaire.model.cells import FreeCell
from solitaire.model.deals import Deal
from solitaire.model.places import Place
from solitaire.play.words import describe_board, describe_move, typed_form

# The example of seeds/klondike-letters.cs.txt under the header lines that its vypis_hru prints.
SOURCE = """
  U     V           W     X     Y     Z
[???] [   ]       [   ] [   ] [   ] [   ]

  A     B     C     D     E     F     G
[3♣ ] [???] [???] [???] [???] [???] [???]
      [5 ♥] [???] [???] [???] [???] [???]
            [6♣ ] [???] [???] [???] [???]
                  [5♠ ] [???] [???] [???]
                        [Q ♥] [???] [???]
                              [4♠ ] [???]
                                    [3 ♦]
"""
LAST_CARDS = ["3C", "5H", "6C", "5S", "QH", "4S", "3D"]


def board_of_the_source() -> KlondikeBoard:
    number = {card.code: card.id for card in french_deck()}
    last = [number[code] for code in LAST_CARDS]
    rest = iter([card for card in range(52) if card not in last])
    dealt = []
    for column, card in enumerate(last):
        dealt += [next(rest) for _ in range(column)] + [card]
    board = KlondikeBoard()
    board.startGame(Deal((), (*rest, *reversed(dealt))))
    return board


def test_the_layout_is_that_of_the_source():
    assert draw_table(board_of_the_source()) == SOURCE


def test_letters_stand_for_suits_where_they_must():
    letters = SOURCE.translate(str.maketrans("♠♥♣♦", "SHCD"))
    assert draw_table(board_of_the_source(), symbols=False) == letters


@pytest.mark.parametrize(
    "card, text",
    [
        (Clubs(3, face_up=True), "[3♣ ]"),
        (Hearts(12, face_up=True), "[Q ♥]"),
        (Diamonds(10, face_up=True), "[X ♦]"),
        (Spades(1, face_up=True), "[A♠ ]"),
        (Spades(1), "[???]"),
    ],
)
def test_a_card_takes_five_signs(card, text):
    assert card_text(card) == text


def test_every_card_takes_five_signs_in_symbols_and_in_letters():
    for card in french_deck():
        card.flipOver()
        assert {len(card_text(card)), len(card_text(card, symbols=False))} == {5}


def test_drawing_three_shows_the_top_card_only():
    board = KlondikeBoard(draw=3)
    board.startGame(board.makeDeal(5))
    board.move("U")
    top = card_text(board.cells["V"].top)
    assert draw_table(board).splitlines()[2] == f"[???] {top}       [   ] [   ] [   ] [   ]"


def test_an_empty_column_is_blank_and_all_empty_columns_leave_their_header():
    board = board_of_the_source()
    for letter in "ABCDEFG":
        board.cells[letter].move(board.cells[letter].tail(99), board.cells["U"])
    assert draw_table(board).splitlines()[4:] == ["  A     B     C     D     E     F     G"]


@pytest.mark.parametrize("game", all_games(hidden=True), ids=lambda game: game.game)
def test_every_game_can_be_drawn_described_and_played_by_its_letters(game):
    board = game()
    board.startGame(board.makeDeal(7))
    for _ in range(40):
        text = draw_table(board)
        assert all(f" {letter}" in text for letter in board.cells)
        assert len(list(describe_board(board))) == len(board.cells) + 1
        moves = board.legalMoves()
        if not moves:
            break
        assert all(describe_move(board, move) and typed_form(board, move) for move in moves)
        board.move(moves[-1])


def test_paint_gets_every_card_and_keeps_the_layout():
    seen = []

    def paint(card, text):
        seen.append(card.code)
        return text

    assert draw_table(board_of_the_source(), paint=paint) == SOURCE
    assert set(LAST_CARDS) <= set(seen)


class CrossBoard(Board):
    """A board of another shape: three rows, one of them not aligned with the others, long cell names."""

    game, title, letter, hidden = "cross", "Cross", "9", True

    def makeDeck(self):  # noqa: N802
        return french_deck()

    def build(self):
        self.cells = {name: FreeCell(name) for name in ("N", "W1", "M", "E1", "S")}

    def distribute(self):
        for cell in self.cells.values():
            cell.put(self.deck.pop())

    def checkWin(self):  # noqa: N802
        return False

    @property
    def places(self):
        return {
            "N": Place(1.5, 0),
            "W1": Place(0, 1),
            "M": Place(1.5, 1),
            "E1": Place(3, 1),
            "S": Place(1.5, 2, "down", 0.2, 0.1),
        }


def test_a_board_of_any_shape_is_drawn_from_its_places():
    board = CrossBoard()
    board.startGame(board.makeDeal(1))
    assert draw_table(board).splitlines() == [
        "",
        "        N",
        "      [???]",
        "",
        "  W1    M     E1",
        "[???] [???] [???]",
        "",
        "        S",
        "      [???]",
    ]
