"""The console game as a player meets it: moves, saving, winning, leaving. Screens are in golden/."""

import pytest
from playthroughs import FOLDER, read_playthrough
from positions import set_up

from solitaire.console.command import COMMANDS
from solitaire.games.klondike import KlondikeBoard
from solitaire.model.position import write_position
from solitaire.play.saves import open_save


def board_after(name, left_out):
    code, moves = read_playthrough(FOLDER / f"{name}.txt")
    board = KlondikeBoard()
    board.startGame(code)
    for move in moves[: len(moves) - left_out]:
        board.move(move)
    return board


# --- moves ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["UV", "uv", "Uv", "u", "U", " u v ", "U V", "\tuv\r"])
def test_drawing_can_be_typed_in_many_ways(play, line):
    assert [str(entry.action) for entry in play(line).session.board.history.entries[1:]] == ["U"]


@pytest.mark.parametrize("line", ["GA", "ga", "G A", "g>a", "G>A:1", "ga 1"])
def test_a_card_can_be_moved_in_many_ways(play, line):
    assert repr(play(line).session.board.cells["A"].top) == "XH"


def test_two_letters_move_the_run_that_fits(play):
    _code, moves = read_playthrough(FOLDER / "klondike-won.txt")
    place = moves.index("E>B:6")
    played = play("eb", board=board_after("klondike-won", len(moves) - place))
    assert str(played.session.board.history.last.action) == "E>B:6"


def test_turning_the_pile_over(play):
    played = play("vu", *["uv"] * 24, "uv", "vu")
    assert played.answer(1) == "The drawn cards are turned over only when the stock is empty."
    assert played.answer(26) == "Draw from the stock and turn the drawn cards over with U."
    assert len(played.session.board.pool.downside) == 24


def test_nothing_that_can_be_typed_ends_the_game_or_changes_it(play):
    nonsense = [
        "",
        " ",
        "x" * 10_000,
        "AC" * 5_000,
        "\x1b[2J",
        "\0",
        "ß",
        "ſv",
        "ＵＶ",
        "¹²",
        "-1",
        "1e9",
        "A>",
        ">",
    ]
    nonsense += [
        "A>C:",
        "A>C:0",
        "A>C:999",
        "A>C:#1",
        "U>V>W",
        "%s {0} {x}",
        "__class__",
        "ňé",
        "\ufffd",
        "AC 0",
        "🂡",
    ]
    nonsense += [f"{a}{b}" for a in "HIJKLMNOPQRST" for b in "AU1?"]
    played = play(*nonsense)
    assert played.status == 0
    assert played.session.board.history.moves == 0
    assert "Traceback" not in played.text
    assert "\x1b" not in played.text and "\0" not in played.text
    assert max(map(len, played.text.splitlines())) < 100


def test_letters_that_name_no_cell_are_told_which_there_are(play):
    assert play("AQ").answer(1) == "There is no cell Q: cells are U V W X Y Z A B C D E F G."


# --- commands ---------------------------------------------------------------------------------------


def test_every_command_works_without_anything_after_it(play):
    for word in (word for word, command in COMMANDS.items() if not command.at_table):
        played = play("uv", word.upper())
        assert "neither a move" not in played.text, word


def test_help_names_every_command(play):
    text = play("help").text
    assert all((f"  {command.usage}" in text) != command.at_table for command in COMMANDS.values())


def test_commands_for_several_players_are_none_in_a_solitaire(play):
    played = play("score", "next")
    assert "neither a move, as in AC, nor a command" in played.answer(1)
    assert "neither a move, as in AC, nor a command" in played.answer(2)
    assert "did you mean score" not in played.text and "did you mean next" not in played.text


def test_new_deals_under_other_rules_and_undo_brings_the_game_back(play):
    played = play("uv", "new draw=3 scoring=vegas", "uv", "undo", "undo")
    assert "Score -52" in played.answers[2]
    assert played.session.board.deal.code == "K00-000005X"
    assert played.session.board.options["draw"] == 1


def test_same_deals_the_cards_again(play):
    played = play("uv", "ga", "same")
    assert played.session.board.deal.code == "K00-000005X"
    assert played.session.board.history.moves == 0


def test_a_deal_code_can_be_typed_in_any_form(play):
    assert play("deal k01 0000 0g6").session.board.deal.code == "K01-00000G6"


def test_a_game_of_another_kind_is_refused_by_name(play):
    assert play("game chess").answer(1).startswith("There is no game “chess”: choose one of")


def test_time_passes_between_commands(play):
    assert play("uv", "uv", "uv").session.board.elapsed == 4.0


def test_a_stuck_game_says_so(play, monkeypatch):
    monkeypatch.setattr(KlondikeBoard, "legalMoves", lambda self: [])
    played = play("moves")
    assert "No move is left." in played.answers[0]
    assert played.answer(1) == "No move is left. Type undo, same or new."


# --- saving -----------------------------------------------------------------------------------------


def test_save_and_load(play):
    first = play("ga", "uv", "save Ñandú ♠ 日本", "uv", "load ñandú ♠ 日本", "load ñandú ♠ 日本")
    assert first.answer(3) == "Saved as Ñandú ♠ 日本."
    assert first.answer(5).startswith("The game on the table is not saved.")
    assert first.answer(6).endswith("Loaded Ñandú ♠ 日本.")
    assert first.session.board.history.moves == 2


def test_save_without_a_name_makes_one_and_keeps_it(play):
    played = play("ga", "save", "uv", "save")
    assert played.answer(4) == "Saved as Klondike K00-000005X."
    assert open_save(played.session.path).snapshot() == played.session.board.snapshot()


def test_save_asks_before_it_replaces_another_game(play, tmp_path):
    play("ga", "save one", saves=tmp_path)
    before = (tmp_path / "one.sol").read_bytes()
    played = play("uv", "save one", "uv", "quit", saves=tmp_path)
    assert "Type the same again" in played.answers[2]
    assert (tmp_path / "one.sol").read_bytes() == before
    assert "Saved as one." in play("uv", "save one", "save one", saves=tmp_path).text
    assert (tmp_path / "one.sol").read_bytes() != before


def test_saves_lists_games_and_names_what_is_wrong_with_others(play, tmp_path):
    (tmp_path / "photo.sol").write_bytes(b"\x89PNG\r\n\x1a\n")
    played = play("ga", "save one", "saves", saves=tmp_path)
    lines = played.answers[3]
    assert "\n  one    Klondike, 1 move, 0:02, 20" in lines
    assert "\n  photo  photo.sol is not a saved game of Solitaire." in lines


def test_a_damaged_save_leaves_the_game_on_the_table(play, tmp_path):
    (tmp_path / "bad.sol").write_bytes(b"SOLITAIR")
    played = play("ga", "load bad", "load bad", saves=tmp_path)
    assert "cut off" in played.answer()
    assert played.session.board.history.moves == 1


def test_a_folder_that_cannot_be_used_is_told_when_saving(play, tmp_path):
    (tmp_path / "file").write_text("")
    played = play("ga", "save", "saves", saves=tmp_path / "file")
    assert "Cannot make the folder" in played.answer(2)
    assert "There are no saved games" in played.answer(3)


# --- the end ----------------------------------------------------------------------------------------


def test_a_whole_game_is_won(play):
    code, moves = read_playthrough(FOLDER / "klondike-won.txt")
    played = play(*(move.split(":")[0].replace(">", "") for move in moves), "quit", board=code)
    assert played.session.won
    assert "Score 570" in played.answers[-2]
    assert "Congratulations! You won in 122 moves and 4:02." in played.answers[-2]
    assert "What next? new, same, undo, save or quit." in played.answers[-2]
    assert "not saved" not in played.text
    assert write_position(played.session.board).count("-\n") == 8


def test_after_the_win_the_game_goes_on(play):
    played = play("ax", "undo", "ax", "new", board=board_after("klondike-won", 1))
    assert played.text.count("Congratulations!") == 2
    assert played.session.board.history.moves == 0


def test_the_end_of_the_input_says_how_to_come_back(play):
    played = play("uv")
    assert played.status == 0
    assert played.text.endswith("\nThe game was not saved. Its cards come again with --deal K00-000005X.\n")


def test_quit_asks_once_when_the_game_is_not_saved(play):
    played = play("uv", "quit", "quit", "uv")
    assert "Type save to save it, or quit again" in played.answers[2]
    assert played.session.board.history.moves == 1


def test_quit_forgets_that_it_asked(play):
    assert play("uv", "quit", "uv", "quit", "uv").session.board.history.moves == 3


def test_quit_leaves_a_saved_or_untouched_game_at_once(play):
    assert play("quit", "uv").session.board.history.moves == 0
    assert play("uv", "save", "exit", "uv").session.board.history.moves == 1


def test_ctrl_c_leaves_with_130(play, monkeypatch):
    def interrupt(self, line):
        raise KeyboardInterrupt

    monkeypatch.setattr("solitaire.console.game.ConsoleGame.do", interrupt)
    assert play("uv").status == 130


def test_the_end_is_offered_once_and_works(play):
    board = set_up("W: AS..KS\nX: AH..KH\nY: AC..KC\nZ: AD..XD\nA: KD\nB: QD\nU: ?JD")
    played = play("U", "table", "*", board=board)
    assert played.answer(1).endswith("Every card can go home: *")
    assert "Every card" not in played.answer(2)
    assert "Congratulations!" in played.answer(3)
