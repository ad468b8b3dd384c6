"""Random games through the course functions, the model and the sentences of the course, compared each time.

The model's board has a house for each house cell; there a pair is compared when it names the card's own.
"""

import random
from pathlib import Path

import pytest
from kurz_pravidla import tah_podle_kurzu

from solitaire.games.klondike import HOUSES, KlondikeBoard
from solitaire.kurz.karty import ZKRATKY, trojice
from solitaire.kurz.klondike import hrac_vyhral, udelej_tah
from solitaire.kurz.stul import PISMENKA
from solitaire.kurz.vety import OBECNA, VETY

OWN = {ZKRATKY[house]: letter for letter, house in HOUSES.items()}


def cards_of(board):
    return {letter: [trojice(card) for card in cell] for letter, cell in board.cells.items()}


def try_pair(game, source, target):
    """Whether the pair was played; a refusal must be Czech and must change nothing."""
    before = {letter: list(pile) for letter, pile in game.items()}
    piles = {letter: id(pile) for letter, pile in game.items()}
    try:
        udelej_tah(game, source, target)
    except ValueError as error:
        assert str(error) and str(error) != OBECNA and game == before
        return False
    finally:
        assert {letter: id(pile) for letter, pile in game.items()} == piles
    return True


def try_model(board, source, target):
    move = board.aim(source, target)
    if not board.checkMove(move):
        return False
    board.move(move)
    return True


def some_pair(board, chance):
    """Mostly a legal move, else any two letters; a house is the card's own."""
    moves = board.legalMoves()
    if moves and chance.random() < 0.7:
        move = chance.choice(moves)
        source, target = move.source, move.target or ("U" if board.pool.isEmpty() else "V")
        source = "V" if target == "U" else source
    else:
        source, target = chance.choice(PISMENKA), chance.choice(PISMENKA)
    top = board.cells[source].top
    if target in HOUSES and source not in HOUSES and top:
        target = OWN[ZKRATKY[top.house]]
    return source, target


def play_both(seed, pairs):
    chance = random.Random(seed)
    board = KlondikeBoard(scoring="none")
    board.startGame(board.makeDeal(seed))
    game = cards_of(board)
    for _ in range(pairs):
        source, target = some_pair(board, chance)
        wanted = None if hrac_vyhral(game) else tah_podle_kurzu(game, source, target)
        before = f"game {seed}, {source}{target}"
        played = try_pair(game, source, target)
        assert played == try_model(board, source, target) == (wanted is not None), before
        assert game == cards_of(board) == (wanted or game), before
        assert hrac_vyhral(game) == board.checkWin()


@pytest.mark.slow
def test_two_thousand_games_go_the_same_way():
    for seed in range(2000):
        play_both(seed, 16)


def test_long_games_go_the_same_way():
    for seed in range(12):
        play_both(10_000 + seed, 250)


def test_every_pair_of_letters_is_answered_as_the_course_says():
    """All 169 pairs, at many moments of one game in which aces lie in any house."""
    chance = random.Random(6)
    board = KlondikeBoard(scoring="none")
    board.startGame(board.makeDeal(6))
    game = cards_of(board)
    for _ in range(25):
        answers = {}
        for source in PISMENKA:
            for target in PISMENKA:
                copy = {letter: list(pile) for letter, pile in game.items()}
                wanted = tah_podle_kurzu(game, source, target)
                assert try_pair(copy, source, target) == (wanted is not None), (source, target, game)
                if wanted is not None:
                    assert copy == wanted
                    answers[source, target] = wanted
        homewards = [pair for pair in answers if pair[1] in HOUSES]
        game = answers[chance.choice(homewards or list(answers))]


def test_every_czech_reason_translates_one_of_the_model():
    code = Path(__file__).resolve().parents[2] / "solitaire"
    files = [*code.glob("model/*.py"), code / "games" / "house_board.py"]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    assert [template for template in VETY if f'"{template}"' not in text] == []
