"""The console at a table of four: all that the player may see, readable, and nothing else (MUL-13)."""

import random
import re

import pytest
from games.buraco.tables import act, run, table
from games.buraco.test_view import exchange, somewhere

from solitaire.console.round_table import draw_round_table, small_card
from solitaire.console.score import sheet_lines
from solitaire.console.screen import figures, table_text, turn_words
from solitaire.model.cards import Hearts, Joker, Spades
from solitaire.play.hand_order import HandOrder
from solitaire.play.language import speak
from solitaire.play.words import describe_board, describe_move, typed_form

NAMES = ("You", "Right", "Partner", "Left")


def screen(board, seat=0, **kwargs):
    """All that the console prints of a table."""
    lines = [
        draw_round_table(board, NAMES, seat, **kwargs),
        *figures(board, NAMES),
        *turn_words(board, NAMES, seat),
    ]
    return "\n".join([*lines, *describe_board(board, NAMES, seat), *sheet_lines(board.scoreSheet(NAMES))])


TABLE = """
Right H1: 11 cards · Partner H2: 11 cards · Left H3: 11 cards
Our reserve R0: 11 cards · Their reserve R1: taken
Stock U: 145 cards · Pile V: 3 cards, 9♥ on top

Melds of Right and Left
  N0   9♦ 9♣ 9♥  (3 of 7, clean)
  N1   A♠ A♥ A♦ A♠ 2♣  (5 of 7, dirty)
  N2   2♠ 2♥ JO  (3 of 7, wild cards)

Melds of You and Partner. Closed: 1 clean, 0 dirty, 0 wild
  M1   5♥ 6♥ JO  (3 of 7, dirty)

You H0: 7 cards
  4♣  5♥  10♥ K♠  K♣  K♦  JO
"""


def a_table():
    return table(
        "KS KD KC JO 10H 5H 4C", "9H", "3C 4D", ours=[run("3S-9S"), "5H 6H JO"],
        theirs=["9D 9C 9H", "AS AH AD AS 2C", "2S 2H JO"], other_reserve=False,
    )  # fmt: skip


def test_a_table_in_the_middle_of_a_hand():
    assert draw_round_table(a_table(), NAMES) == TABLE
    by_suit = draw_round_table(a_table(), NAMES, order=HandOrder("suit"))
    assert "\n  K♠  5♥  10♥ 4♣  K♣  K♦  JO\n" in by_suit


def test_letters_stand_for_suits_where_they_must():
    printed = draw_round_table(a_table(), NAMES, symbols=False)
    assert printed == TABLE.translate(str.maketrans("♠♥♣♦", "SHCD"))


@pytest.mark.parametrize("card, text", [(Hearts(10), "10♥"), (Spades(1), "A♠"), (Joker(1), "JO")])
def test_a_card_in_small(card, text):
    assert small_card(card) == text
    assert small_card(card, symbols=False).isascii()


def test_who_is_who_and_who_has_how_many_points_is_always_there():
    """MUL-23: the partner, the points of both teams, whose turn it is."""
    for board in (a_table(), somewhere(4, 40)):
        text = screen(board)
        assert "Melds of You and Partner" in text and "Melds of Right and Left" in text
        assert "You and Partner : Right and Left · " in text and "Points 0 : 0" in text
    assert "Your turn: draw a card, or take the pile." in screen(a_table())
    assert "Right is to play." in screen(table("KC", seat=1))


@pytest.mark.parametrize("seed", range(8))
def test_hidden_cards_may_be_exchanged_and_nothing_on_the_screen_changes(seed):
    board, chance = somewhere(seed, 5 + 23 * seed), random.Random(seed)
    if board.actions() or board.outcome:
        board.move("U")
    for seat in range(4):
        before = screen(board, seat)
        assert exchange(board, seat, chance) > 100
        assert screen(board, seat) == before


def test_the_first_card_of_the_pile_is_shown_to_who_starts_only():
    board = somewhere(3, 0)
    starter = board.turn
    assert "on top" in draw_round_table(board, NAMES, starter)
    assert "on top" not in draw_round_table(board, NAMES, (starter + 1) % 4)


def test_no_hand_and_no_row_of_melds_is_too_long():
    board = table("KC", ours=["5H 6H JO", *[run("4C-9C")] * 4, *["10S JS QS KS"] * 4])
    chance = random.Random(1)
    cards = board.stock.tail(96)
    board.stock.move(cards, board.hands[0])
    chance.shuffle(board.hands[0]._cards)
    printed = draw_round_table(board, NAMES)
    lines = printed.splitlines()
    assert max(map(len, lines)) <= 78
    hand = " ".join(lines[lines.index("You H0: 97 cards") + 1 :]).split()
    assert len(hand) == 97
    assert hand.count("JO") == sum(card.code == "JO" for card in board.hands[0])
    assert len(lines) < 24
    assert "\n  M4   4♣ 5♣ 6♣ 7♣ 8♣ 9♣  (6 of 7, clean)\n" in printed
    assert re.search(
        r"  M5   10♠ J♠ Q♠ K♠  \(4 of 7, clean\) +M6   10♠ J♠ Q♠ K♠  \(4 of 7, clean\)\n", printed
    )
    narrow = draw_round_table(board, NAMES, width=40)
    assert len(" ".join(narrow.splitlines()[-20:]).split()) > 90


def test_all_hands_are_shown_when_the_hand_is_over():
    board = table("KC", ours=[run("3S-9S")], hands=["3H", "KD 5C", "4H"], reserve=False)
    act(board, "V", "KC")
    printed = draw_round_table(board, NAMES)
    assert "Right H1: 1 card\n  3♥\nPartner H2: 2 cards\n  5♣  K♦\nLeft H3: 1 card\n  4♥\n" in printed


def test_the_score_sheet_has_a_column_for_each_team():
    board = table("KC", ours=[run("3S-9S")], hands=["3H", "KD 5C", "4H"], reserve=False)
    act(board, "V", "KC")
    lines = list(sheet_lines(board.scoreSheet(("Maximiliana Antonia", "Right", "Bartholomew", "Left"))))
    assert lines[0].split() == ["Maximiliana", "Right", "and", "Left"]
    assert f"  {'closed melds without a wild card':<42}{'400 (1)':>17}" in lines
    assert lines[-1].split() == ["Total", "630", "-110"]
    assert max(map(len, lines)) <= 78


def test_the_table_is_told_in_words():
    told = list(describe_board(a_table(), ("You", "Ana", "Partner", "Left")))
    assert "V, Pile: 3 cards, nine of hearts on top." in told
    assert "H1, Ana: 11 cards." in told
    assert "M1, Melds of You and Partner: 3 of 7, dirty: five of hearts, six of hearts, joker." in told
    assert "M0, Closed melds of You and Partner: 7 of 7, clean: " in " ".join(told)
    assert "R1, Their reserve: empty, reserve taken." in told


@pytest.mark.parametrize(
    "language, words",
    [
        ("es", ["Pila", "Mazo", "Nuestro buraco", "Tu turno: roba una carta"]),
        ("cs", ["Odhoz", "Balíček", "Naše záloha"]),
    ],
)
def test_it_speaks_the_language_of_the_player(language, words):
    speak(language)
    try:
        text = screen(a_table())
    finally:
        speak("en")
    assert [word for word in words if word not in text] == []
    assert "Melds" not in text and "cards" not in text


def test_moves_are_written_as_they_are_typed():
    board = table("KS KD KC JO 10H 4C", "9H", "9S 9C")
    board.move("U")
    forms = {typed_form(board, move): describe_move(board, move) for move in board.legalMoves()}
    assert forms["KS KC KD > new"] == "king of spades, king of clubs, king of diamonds to M0, a new meld"
    assert forms["10H > V"] == "ten of hearts to V, Pile"


def test_the_screen_of_a_solitaire_is_what_it_was():
    from solitaire.games.klondike import KlondikeBoard

    board = KlondikeBoard()
    board.startGame("K00-000005X")
    assert table_text(board).startswith("\n  U     V ")
    assert figures(board, NAMES) == ["Moves 0 · Score 0 · Stock 24 · Passes left ∞"]
    assert list(turn_words(board, NAMES)) == []


@pytest.mark.parametrize("seed", range(3))
def test_no_command_tells_what_is_hidden(play, seed):
    """MUL-13: hint, lists, refusals and the trace of the calls are the same whatever the others hold."""
    lines = [
        "hint",
        "moves",
        "describe",
        "score",
        "log",
        "why",
        "KS KD KC > new",
        "trace",
        "hint",
        "throw 3H",
        "undo",
    ]
    texts = []
    for exchanges in (0, 1):
        board = a_table()
        board.facts = {**board.facts, "phase": "meld"}
        for _ in range(exchanges):
            assert exchange(board, 0, random.Random(seed)) > 150
        texts.append(play(*lines, board=board).text)
    assert texts[0] == texts[1]
    assert "BuracoBoard.move(" in texts[0]
