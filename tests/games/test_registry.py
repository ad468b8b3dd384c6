"""A game is one class that registers itself."""

import pytest
from two_players import TwoPlayersBoard

from solitaire.games import registry
from solitaire.games.klondike import KlondikeBoard
from solitaire.games.registry import all_games, find_game, game_of_code, register
from solitaire.model.errors import UnknownGame


@pytest.fixture(autouse=True)
def _own_list(monkeypatch):
    all_games()
    monkeypatch.setattr(registry, "_games", dict(registry._games))


def test_klondike_is_there_without_an_import():
    assert find_game("klondike") is KlondikeBoard
    assert KlondikeBoard in all_games()


def test_hidden_games_are_listed_on_demand_only():
    assert not any(game.hidden for game in all_games())
    assert set(all_games()) < set(all_games(hidden=True))


def test_games_are_listed_by_title():
    titles = [game.title for game in all_games(hidden=True)]
    assert titles == sorted(titles)


def test_a_new_game_is_one_class_that_registers_itself():
    assert register(TwoPlayersBoard) is TwoPlayersBoard
    assert find_game("two_players") is TwoPlayersBoard
    assert game_of_code("q00-0000000") is TwoPlayersBoard
    assert TwoPlayersBoard in all_games(hidden=True)
    assert TwoPlayersBoard not in all_games()


@pytest.mark.parametrize("taken", [{"game": "klondike"}, {"letter": "K"}])
def test_a_taken_name_or_letter_is_refused(taken):
    impostor = type("Impostor", (TwoPlayersBoard,), taken)
    with pytest.raises(ValueError, match="Impostor takes the name or letter of KlondikeBoard"):
        register(impostor)
    assert find_game("klondike") is KlondikeBoard


def test_a_class_of_the_same_name_in_another_module_is_no_excuse():
    impostor = type("KlondikeBoard", (TwoPlayersBoard,), {"game": "klondike"})
    with pytest.raises(ValueError, match="takes the name"):
        register(impostor)
    assert find_game("klondike") is KlondikeBoard


def test_registering_the_same_class_again_is_harmless():
    assert register(KlondikeBoard) is KlondikeBoard


def test_an_unknown_game_is_named_with_the_known_ones():
    with pytest.raises(UnknownGame, match="no game “poker”: choose one of .*klondike"):
        find_game("poker")


@pytest.mark.parametrize("code", ["", "  ", "?", "Ñ00"])
def test_a_code_of_no_game(code):
    assert game_of_code(code) is None


def test_the_letter_of_a_code_may_be_small_and_have_space_before_it():
    assert game_of_code("  k00-000005x") is KlondikeBoard
