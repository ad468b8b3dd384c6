"""``from solitaire import …``: what another program calls, and that asking for it costs nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest
from playthroughs import FOLDER, read_playthrough

import solitaire
from solitaire import (
    IllegalMove,
    SolitaireError,
    game_names,
    hint,
    is_won,
    legal_moves,
    load_game,
    make_move,
    print_table,
    save_game,
    scripting,
    start_game,
    table_text,
)

ROOT = Path(__file__).parents[1]
CODE = "K00-000005X"


def run(code):
    """What a fresh Python prints."""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_the_package_gives_the_names_of_its_module():
    assert solitaire.__all__ == scripting.__all__
    assert all(getattr(solitaire, name) is getattr(scripting, name) for name in solitaire.__all__)
    assert set(solitaire.__all__) | {"__version__"} <= set(dir(solitaire))


def test_a_name_that_is_not_there_is_no_attribute():
    with pytest.raises(AttributeError, match="nonsense"):
        solitaire.nonsense  # noqa: B018


def test_importing_the_package_imports_nothing_else():
    listed = "print(*(name for name in sys.modules if name.startswith(('solitaire', 'pyglet', 'PIL'))))"
    assert run(f"import sys, solitaire; {listed}") == ["solitaire"]


def test_playing_loads_neither_the_window_nor_its_library():
    code = "import sys; from solitaire import start_game; start_game(); print(*sys.modules)"
    loaded = run(code)
    assert "solitaire.scripting" in loaded
    assert not {"pyglet", "PIL", "solitaire.window", "solitaire.console.game"} & set(loaded)


# --- a game -----------------------------------------------------------------------------------------


def test_a_game_is_named_and_its_cards_by_a_code():
    assert {"klondike", "cuatro-cartas"} <= set(game_names())
    board = start_game("klondike", CODE)
    assert board.deal.code == CODE and not is_won(board)
    assert start_game("klondike", draw=3).options["draw"] == 3
    assert start_game("cuatro-cartas").title == "Cuatro Cartas"
    assert start_game().game == "klondike"


@pytest.mark.parametrize(
    "arguments, options",
    [
        (("chess",), {}),
        (("klondike", "K00"), {}),
        (("klondike",), {"draw": 2}),
        (("klondike", CODE), {"draw": 3}),
    ],
)
def test_what_cannot_be_started_is_refused_in_a_sentence(arguments, options):
    with pytest.raises(SolitaireError, match=r"^[A-Z“].*\.$"):
        start_game(*arguments, **options)


def test_legal_moves_can_all_be_made():
    for move in legal_moves(start_game("klondike", CODE)):
        make_move(start_game("klondike", CODE), move)
    assert legal_moves(start_game("klondike", CODE)) == ["U", "B>Y", "G>A"]


@pytest.mark.parametrize("text", ["G>A", "GA", "ga", " g a ", "GA 1", "g>a:1"])
def test_a_move_can_be_written_in_many_ways(text):
    board = start_game("klondike", CODE)
    make_move(board, text)
    assert str(board.history.last.action) == "G>A"


@pytest.mark.parametrize("text", ["", "AB", "hello", "A>", "AC 9", "Q", "UVW", "\0", "A" * 9999])
def test_a_wrong_move_says_why_and_changes_nothing(text):
    board = start_game("klondike", CODE)
    before = board.snapshot()
    with pytest.raises(IllegalMove, match=r"\.$"):
        make_move(board, text)
    assert board.snapshot() == before and board.history.moves == 0


def test_a_known_game_is_won():
    code, moves = read_playthrough(FOLDER / "klondike-won.txt")
    board = start_game("klondike", code)
    for move in moves:
        assert not is_won(board)
        make_move(board, move)
    assert is_won(board)
    assert legal_moves(board) == [] and hint(board) is None


def test_a_hint_is_a_move():
    board = start_game("klondike", CODE)
    assert hint(board) == "B>Y"
    make_move(board, hint(board))


def test_the_table_is_that_of_the_console(capsys):
    board = start_game("klondike", CODE)
    print_table(board)
    assert capsys.readouterr().out == table_text(board) + "\n"
    assert "[X ♥]" in table_text(board) and "[X H]" in table_text(board, symbols=False)


def test_a_game_is_saved_and_loaded_with_its_history(tmp_path):
    board = start_game("cuatro-cartas")
    make_move(board, "U")
    save_game(board, tmp_path / "game.sol")
    other = load_game(str(tmp_path / "game.sol"))
    assert other.snapshot() == board.snapshot() and other.history.moves == 1


def test_a_file_that_is_no_game_is_refused(tmp_path):
    (tmp_path / "photo.sol").write_bytes(b"\x89PNG")
    for name in ("photo.sol", "nothing.sol"):
        with pytest.raises(SolitaireError):
            load_game(tmp_path / name)


@pytest.mark.parametrize("text", [None, 5, ""])
def test_what_is_no_text_is_no_move(text):
    game = start_game("klondike", "K00-000005X")
    with pytest.raises(IllegalMove):
        make_move(game, text)


# --- a table of several players -----------------------------------------------------------------------


def test_a_match_of_buraco_is_played_by_a_program(capsys):
    board = start_game("buraco", "B00-000008N")
    assert hint(board) == "V>H1"
    for _ in range(60):
        assert hint(board) in legal_moves(board) or ":#" in hint(board)
        make_move(board, hint(board))
    assert board.history.moves == 60 and not is_won(board)
    print_table(board)
    printed = capsys.readouterr().out
    assert printed == table_text(board) + "\n"
    assert "You H0: " in printed and "[?" not in printed
    assert table_text(board, symbols=False, seat=2) != table_text(board, symbols=False)


def test_cards_are_typed_for_whoever_is_to_move():
    board = start_game("buraco", "B00-000008N")
    assert board.turn == 1
    make_move(board, "V")
    make_move(board, "6C 7C 8C > new")
    make_move(board, "throw JS")
    assert board.turn == 2
    assert [str(entry.action)[:4] for entry in board.history.entries[1:]] == ["V>H1", "H1>N", "H1>V"]


@pytest.mark.parametrize(
    "text",
    ["", "AB", "hello", "A>", "AC 9", "Q", "UVW", "\0", "A" * 9999, "KH KH KH KH KH > new", "9H", ">"],
)
def test_a_wrong_move_with_cards_says_why_and_changes_nothing(text):
    board = start_game("buraco", "B00-000008N")
    before = board.snapshot()
    with pytest.raises(IllegalMove, match=r"\.$"):
        make_move(board, text)
    assert board.snapshot() == before and board.history.moves == 0


def test_several_ways_to_take_the_pile_are_named():
    board = start_game("buraco", "B00-0000017")
    while len(board.choices("V")) < 2:
        make_move(board, hint(board))
    with pytest.raises(IllegalMove, match="There are several ways: write one of V>"):
        make_move(board, "V")
    make_move(board, "V 2")
