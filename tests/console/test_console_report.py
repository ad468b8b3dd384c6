"""`solitaire inspect` and the options as they are typed."""

from pathlib import Path

import pytest

from solitaire.console.options import options_in_words, read_options
from solitaire.console.report import inspect_files
from solitaire.games.buraco import BuracoBoard
from solitaire.games.klondike import KlondikeBoard
from solitaire.model.errors import BadOption
from solitaire.model.position import write_position
from solitaire.play.saves import open_save
from solitaire.solver.hints import find_advice

SAVES = Path(__file__).resolve().parents[2] / "saves"
SAMPLE = SAVES / "sample-midgame.sol"


@pytest.fixture(autouse=True)
def _width(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")


def test_a_report_says_everything(capsys):
    assert inspect_files([SAMPLE]) == 0
    text = capsys.readouterr().out
    for part in (
        f"{SAMPLE.stat().st_size} bytes, format version 1",
        "Game      klondike",
        "Deal      K00-00002RA",
        "Moves     58 made, 2 undone",
        "Time      3:30",
        "Replay    every move is legal",
        "Draw: one card; Passes: unlimited",
        "Won       no",
        "\nMoves:\n  D>W U U V>W",
        "\nUndone:\n  U V>E\n",
    ):
        assert part in text
    words = " ".join(text.split())
    assert all(" ".join(line.split()) in words for line in write_position(open_save(SAMPLE)).splitlines())
    assert max(map(len, text.splitlines())) <= 78 or len(str(SAMPLE)) > 78


def test_a_game_after_another_is_shown_as_a_deal(tmp_path, capsys):
    board = KlondikeBoard()
    board.startGame("K00-000005X")
    board.move("U")
    board.startGame("K01-00000G6")
    board.saveGame(tmp_path / "two.sol")
    assert inspect_files([tmp_path / "two.sol"]) == 0
    assert "  U deal K01-00000G6\n" in capsys.readouterr().out


def test_one_bad_file_among_good_ones(tmp_path, capsys):
    (tmp_path / "bad.sol").write_bytes(b"")
    assert inspect_files([SAMPLE, tmp_path / "bad.sol", SAVES / "sample-fresh.sol"]) == 1
    out, err = capsys.readouterr()
    assert out.count("Replay") == 2
    assert err == "solitaire: bad.sol is not a saved game of Solitaire.\n"


@pytest.mark.parametrize(
    "words, options",
    [
        ([], {}),
        (["draw=3"], {"draw": 3}),
        (["DRAW=three cards"], {"draw": 3}),
        (["passes=unlimited"], {"passes": 0}),
        (["scoring=Vegas", "from_house=no"], {"scoring": "vegas", "from_house": False}),
        (["draw=3", "draw=1"], {"draw": 1}),
    ],
)
def test_options_can_be_typed_by_value_or_label(words, options):
    assert read_options(KlondikeBoard, words) == options


@pytest.mark.parametrize("word", ["draw", "draw=", "=3", "draw=4", "draw=True", "speed=1", "", "draw=3=3"])
def test_what_is_no_option_is_refused(word):
    with pytest.raises(BadOption):
        read_options(KlondikeBoard, [word])


def test_every_option_in_words_can_be_typed_again():
    board = KlondikeBoard(draw=3, from_house=False)
    typed = [now for now, _meaning, _others in options_in_words(board)]
    assert read_options(KlondikeBoard, typed) == board.options


def test_a_match_of_buraco_is_reported(tmp_path, capsys):
    board = BuracoBoard(target=500)
    board.startGame(board.makeDeal(11))
    while not board.outcome:
        board.move(board.actions()[0].move if board.actions() else find_advice(board, board.turn).move)
    board.saveGame(tmp_path / "match.sol")
    assert inspect_files([tmp_path / "match.sol"]) == 0
    text = capsys.readouterr().out
    assert "  Replay    every move is legal\n" in text
    assert f"  Won       {board.outcome}\n" in text
    assert "Points to reach: 500" in " ".join(text.split())
    assert "  M0: " in text and max(map(len, text.splitlines()[1:])) <= 78
