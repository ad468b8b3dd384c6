"""How strong the computer players are, roughly. The deals are always the same: a fall is a change of play."""

import statistics

import pytest

from benchmarks.buraco import duel, main, mean_and_error
from solitaire.games.buraco.bots.strong import Budget


def difference(first, second, deals):
    return statistics.fmean(duel(first, second, deals).differences)


def test_a_player_is_as_strong_as_itself():
    for name in ("random", "easy", "normal"):
        assert duel(name, name, 3).differences == [0.0] * 3


@pytest.mark.parametrize(
    ("first", "second", "deals", "least"),
    [("greedy", "random", 25, 500), ("normal", "easy", 25, 100), ("normal", "greedy", 100, 100)],
)
def test_the_better_player_wins(first, second, deals, least):
    assert difference(first, second, deals) > least


def test_the_strong_player_can_be_measured():
    played = duel("strong", "normal", 1, budget=Budget(samples=2, batch=2))
    assert len(played.points) == 2 and played.row.startswith("| strong – normal | 1 |")


def test_the_interval_of_a_mean():
    assert mean_and_error([10.0, 20.0, 30.0]) == (20.0, pytest.approx(11.316, abs=0.001))
    assert mean_and_error([5.0]) == (5.0, 0.0)


def test_the_table_is_printed(capsys):
    assert main(["--deals", "2", "--strong", "0"]) == 0
    printed = capsys.readouterr().out
    assert "| A – B | deals |" in printed
    assert printed.count("\n| ") == 6 and "| normal – greedy | 2 |" in printed
