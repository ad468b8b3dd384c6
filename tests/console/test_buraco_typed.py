"""Moves with cards as they are typed in the console, and what is said of bad ones."""

import pytest
from games.buraco.tables import codes, named, run, table

from solitaire.console.move_list import list_moves
from solitaire.console.typed import looks_like_move, typed_move, typed_ways
from solitaire.games.klondike import KlondikeBoard
from solitaire.model.errors import IllegalMove
from solitaire.model.moves import Move
from solitaire.play.language import speak


def a_table(top="9H", **facts):
    return table(
        "KS KS KD KC JO 10H 5H 4C 9S 9C 9H 2D", top, "3C 4D", ours=[run("3S-8S"), "JD JH JS JC", "5H 6H JO"],
        theirs=["9D 9C 9H", "2S 2H JO"], **facts,
    )  # fmt: skip


def cards_of(board, text, seat=None):
    """Where the move that *text* says goes, and its cards."""
    (move,) = typed_ways(board, text, seat)
    deck = {card.id: card for card in board.deck}
    return move.source, move.target, codes(deck[number] for number in move.cards)


@pytest.mark.parametrize(
    "text, move",
    [
        ("KH KS KD", None),
        ("KS KD KC > new", ("H0", "M3", "KS KC KD")),
        ("ks,kd,kc>new", ("H0", "M3", "KS KC KD")),
        ("lay KS KS KD", ("H0", "M3", "KS KS KD")),
        ("lay KS KD KC as new", None),
        ("9S M0", ("H0", "M0", "9S")),
        ("add 9S M0", ("H0", "M0", "9S")),
        ("add 9S to M0", ("H0", "M0", "9S")),
        ("5H 10♥ > m2", ("H0", "M2", "5H TH")),
        ("TH > M2", ("H0", "M2", "TH")),
        ("joker M0", ("H0", "M0", "JO")),
        ("JO > M0", ("H0", "M0", "JO")),
        ("throw 4C", ("H0", "V", "4C")),
        ("4C V", ("H0", "V", "4C")),
        ("4c > v", ("H0", "V", "4C")),
        ("H0 4C V", ("H0", "V", "4C")),
    ],
)
def test_cards_are_named_as_they_are_printed(text, move):
    board = a_table(phase="meld")
    assert looks_like_move(board, text)
    if move is None:
        with pytest.raises(IllegalMove):
            typed_ways(board, text)
    else:
        assert cards_of(board, text) == move


def test_the_stock_and_the_pile():
    board = a_table()
    for text in ("u", "U", "draw"):
        assert typed_ways(board, text) == [Move("U")]
    assert [str(way) for way in typed_ways(board, "V")] == [str(way) for way in board.choices("V")]
    assert len(typed_ways(board, "take")) == len(board.choices("V")) > 1
    assert typed_ways(board, "V 2") == [board.choices("V")[1]]
    for text in ("V 9S 9C", "take 9s 9c", "9S 9C V", "take with 9S 9C"):
        assert cards_of(board, text) == ("V", "M3", "9S 9C")


def test_the_only_way_to_take_the_pile_needs_no_choice():
    board = table("9S 9C KD", "9H", "3C 4D")
    assert cards_of(board, "v") == ("V", "M0", "9S 9C")


def test_the_full_text_of_a_move_still_works():
    board = a_table(phase="meld")
    text = named(board, "M0", "9S")
    assert typed_ways(board, text) == [text]
    assert str(typed_move(board, "9S M0")) == text


def test_equal_cards_stand_for_each_other():
    board = a_table(phase="meld")
    (move,) = typed_ways(board, "KS KS KD > new")
    assert len(set(move.cards)) == 3 and board.checkMove(move)


@pytest.mark.parametrize(
    "phase, text, message",
    [
        ("meld", "9X M0", "“9X” is neither a card, as in 9H, 10S or JO, nor a place, as in M2, V or new."),
        ("meld", "add", "Name the cards too, as in KH KS KD > new, 9H > M2 or throw 4C."),
        ("draw", "throw", "Name the cards too"),
        ("meld", "4C♣ V", "“4C♣” is neither a card"),
        ("draw", "H0 V", "Name the cards too"),
        ("draw", "H0V", "Name the cards too"),
        ("meld", "3H > M0", "There is no 3H in your hand."),
        ("meld", "10D > M0", "There is no 10D in your hand."),
        ("meld", "JO JO JO > new", "Your hand has only 1 of JO."),
        (
            "meld",
            "9S",
            "Say where they go: > new for a new meld, > M2 to add them to M2, throw to throw a card.",
        ),
        ("meld", "9S M0 M1", "Name one place only for the cards, as in 9H > M2."),
        ("draw", "V 9", "Choose a number from 1 to 3."),
        ("meld", "V 1", "There is nothing to choose here."),
        ("meld", "9S 2 M0", "Name either the cards or a number."),
        ("draw", "throw 4C", "First draw a card or take the pile."),
        (
            "draw",
            "V 4C KD",
            "Your hand needs two natural cards that make a meld with the top card of the pile.",
        ),
        ("meld", "V", "You have drawn: lay down cards, or throw one."),
        ("meld", "U", "You have drawn: lay down cards, or throw one."),
        ("meld", "take 9S 9C", "You have drawn: lay down cards, or throw one."),
        ("meld", "4C 5H > V", "One card is thrown at a time."),
        ("meld", "KS KD > new", "A new meld needs at least three cards at once."),
        ("meld", "4C > M2", "These cards are neither of one rank nor in order in one suit."),
        ("meld", "9S > N0", "This meld belongs to the other team."),
        ("meld", "M0", "A card on the table stays there."),
        ("draw", "H1 V", "It is not your turn."),
    ],
)
def test_bad_input_is_told_in_one_line(phase, text, message, play):
    """MUL-18: among others, nothing stays chosen: throwing without naming a card throws none."""
    answer = play(text, board=a_table(phase=phase)).answer()
    assert answer.startswith(message)
    assert "Traceback" not in answer


def test_a_pile_that_nobody_can_take_says_why(play):
    assert play("V", board=table("KD 4C", "2H", "3S")).answer().startswith("A pile with a wild card on top")
    assert (
        play("V", board=table("KD 4C", "9H", "3S")).answer().startswith("Your hand needs two natural cards")
    )


def test_the_hand_of_another_player_cannot_be_played(play):
    """MUL-12: nobody ends the turn of the computer."""
    board = table("KD 4C", seat=1, hands=["3H 3S", "4H", "9S KD JO"])
    for text in ("throw 9S", "H1>V:#3", "U", named(board, "V", "KD")):
        before = board.snapshot()
        with pytest.raises(IllegalMove, match="not your turn|no 9S|not in your hand"):
            for way in typed_ways(board, text, 0):
                board.move(way, 0)
        assert board.snapshot() == before


def test_a_solitaire_knows_no_cards(play):
    board = KlondikeBoard()
    board.startGame("K00-000005X")
    assert not looks_like_move(board, "lay KS KD")
    assert typed_ways(board, "uv") == [Move("U")]


def test_what_is_no_move_is_told_apart(play):
    board = a_table()
    assert not looks_like_move(board, "zork the plover")
    answer = play("zork", board=board).answer()
    assert answer.startswith(
        "“zork” is neither a move, as in 9H > M2, nor a command: help lists the commands."
    )


# --- what can be played -----------------------------------------------------------------------------


def test_moves_are_listed_in_groups_as_they_are_typed():
    board = a_table(phase="meld")
    lines = [line for line, _hang in list_moves(board)]
    assert lines[-1] == "  > V (Pile): 4C 5H 9S 9H 9C 10H KS KC KD 2D JO"
    assert "  > M0 (6 of 7, clean): 9S 2D JO" in lines
    assert lines[0].startswith("  > new (a new meld): ") and "KS KS KC, " in lines[0]
    assert len(lines) == 4


def test_each_listed_move_can_be_typed():
    for board in (a_table(), a_table(phase="meld")):
        for line, _hang in list_moves(board):
            target, _colon, cards = line.strip().partition(": ")
            texts = cards.split(" … ")[0].split(", " if ", " in cards else " ")
            place = target.partition(" (")[0]
            for text in [f"{text} {place}" for text in texts] if cards else [line.strip().split("  ")[0]]:
                assert all(board.checkMove(way) for way in typed_ways(board, text)), text


def test_a_large_hand_is_no_list_of_hundreds():
    board = table("KC", ours=["5H 6H JO", "4C 5C 6C"])
    board.stock.move(board.stock.tail(96), board.hands[0])
    lines = [line for line, _hang in list_moves(board)]
    assert len(lines) == 4
    assert max(map(len, lines)) < 500
    assert " more" in lines[0]


def test_the_ways_to_take_the_pile_are_numbered(play):
    played = play("V", "V 2", board=a_table())
    listed = played.answers[1].splitlines()
    assert listed[1] == "There are several ways. Choose one by its number, or name the cards:"
    assert listed[2] == "  V 1   V 9S 9C"
    assert "New in your hand: 3♣ 4♦." in played.text
    assert played.session.board.facts["phase"] == "meld"


def test_the_first_card_of_the_pile_is_one_of_the_ways(play):
    listed = play("V", board=table("9S 9C KD", "9H", fresh=True)).answers[1].splitlines()
    assert listed[2:4] == ["  V 1   take from Pile", "  V 2   V 9S 9C"]


def test_bad_input_is_told_in_the_language_of_the_player(play):
    for language, message in (("es", "No hay 3H en tu mano."), ("cs", "Karta 3H ve tvé ruce není.")):
        speak(language)
        try:
            text = play("3H > M0", board=a_table(phase="meld")).text
        finally:
            speak("en")
        assert message in text
