"""The game in progress: kept after every command, found again, never lost to damage or to another program."""

from __future__ import annotations

import os
import shutil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solitaire.games.klondike import KlondikeBoard
from solitaire.model import saveformat
from solitaire.play.progress import BUSY, TAKEN, Progress
from solitaire.play.resources import samples_path
from solitaire.play.saves import SavesFolder, open_save
from solitaire.play.session import Session


@pytest.fixture
def saves(tmp_path):
    return SavesFolder(tmp_path / "saves")


def opened(saves):
    progress = Progress(saves)
    progress.open()
    return progress


def begin(saves, **options):
    """A session that keeps its game, on deal 5."""
    progress = opened(saves)
    board = KlondikeBoard(**options)
    board.startGame(board.makeDeal(5))
    return Session(board, saves, progress=progress)


def next_start(saves):
    """What a new program finds after the old one was killed: nothing was closed, its lock is gone."""
    progress = Progress(saves)
    board = progress.latest()
    return board


COMMANDS = ["U", "B>Y", "G>A", "undo", "redo", "new", "same", "A>B"]


def do(session, command):
    act = {"undo": session.undo, "redo": session.redo, "new": session.new_deal, "same": session.same_deal}
    return act[command]() if command in act else session.play(command)


@given(st.lists(st.sampled_from(COMMANDS), max_size=25))
def test_after_every_command_the_next_start_finds_the_same_game(tmp_path_factory, commands):
    saves = SavesFolder(tmp_path_factory.mktemp("progress"))
    session = begin(saves)
    for command in commands:
        do(session, command)
    board, found = session.board, next_start(saves)
    assert found.snapshot() == board.snapshot()
    assert actions(found) == actions(board)


def actions(board):
    return board.history.cursor, [entry.action for entry in board.history.entries]


def test_the_game_is_on_disk_before_a_listener_hears_of_the_move(saves):
    session = begin(saves)
    seen = []
    session.listen(lambda event: seen.append(next_start(saves).snapshot() == session.board.snapshot()))
    session.play("U")
    session.undo()
    session.redo()
    session.same_deal()
    assert seen == [True] * 4


def test_the_clock_is_kept_too(saves):
    time = [0.0]
    progress = opened(saves)
    session = Session(KlondikeBoard(), saves, now=lambda: time[0], progress=progress)
    session.play("U")
    for _ in range(20):
        time[0] += 1
        session.tick()
    assert next_start(saves).elapsed >= 15
    session.close()
    assert next_start(saves).elapsed == 20


def test_one_game_in_progress_for_each_game_and_options(saves):
    session = begin(saves)
    session.play("U")
    one = session.board.snapshot()
    session.new_deal(draw=3)
    session.play("U")
    three = session.board.snapshot()
    session.new_deal(draw=1)
    assert session.board.snapshot() == one
    assert session.message == "Klondike: your game goes on."
    session.new_deal(draw=3)
    assert session.board.snapshot() == three
    session.switch_game("template")
    session.play("U")
    session.switch_game("klondike")
    assert session.board.snapshot() == three


def test_a_game_that_has_ended_is_not_said_to_go_on(saves):
    progress = Progress(saves)
    assert progress.open()
    board = open_save(samples_path() / "sample-almost-won.sol")
    board.move("*")
    assert board.checkWin()
    assert "goes on" not in Session(board, saves, progress=progress).message
    progress.close()


def test_a_displaced_game_gets_a_place_among_the_saved_games(saves):
    session = begin(saves)
    session.play("U")
    before = session.board.snapshot()
    other = KlondikeBoard()
    other.startGame(other.makeDeal(6))
    other.move("U")
    saves.ensure()
    other.saveGame(saves.path_for("other"))
    session.load(saves.path_for("other"))
    assert session.message == "Loaded other. The game before was kept as Klondike K00-000005X."
    assert open_save(saves.path_for("Klondike K00-000005X")).snapshot() == before


def test_a_game_displaced_at_the_start_is_told_of_in_a_sentence_of_its_own(saves):
    session = begin(saves)
    session.play("U")
    session.close()
    other = KlondikeBoard()
    other.startGame(other.makeDeal(6))
    again = Session(other, saves, progress=opened(saves))
    assert again.message == "Klondike. The game before was kept as Klondike K00-000005X."


def test_a_game_that_is_saved_or_untouched_is_not_put_by(saves):
    session = begin(saves)
    session.load(saves.path_for("nothing"))
    session.play("U")
    session.save("mine")
    other = KlondikeBoard()
    other.startGame()
    other.saveGame(saves.path_for("other"))
    session.load(saves.path_for("other"))
    assert {game.name for game in saves.games()} == {"mine", "other"}


@pytest.mark.parametrize("damage", [b"", b"SOLITAIR", b"\0" * 4096, b"not a save"])
def test_a_damaged_game_is_set_aside_and_the_last_good_one_offered(saves, damage):
    session = begin(saves)
    session.play("U")
    good = session.board.snapshot()
    session.close()
    path = next((saves.folder / ".progress").glob("*.sol"))
    path.write_bytes(damage)
    progress = opened(saves)
    board = progress.latest()
    assert board.snapshot() == good
    assert "set aside as klondike-K00.damaged-1" in progress.notice
    assert (path.parent / "klondike-K00.damaged-1").read_bytes() == damage
    assert Session(board, saves, progress=progress).play("U")
    assert (path.parent / "klondike-K00.damaged-1").read_bytes() == damage


def test_a_second_damaged_game_does_not_replace_the_first(saves):
    for number in (1, 2):
        begin(saves).close()
        next((saves.folder / ".progress").glob("*.sol")).write_bytes(b"%d" % number)
        opened(saves).latest()
    folder = saves.folder / ".progress"
    assert [(folder / f"klondike-K00.damaged-{n}").read_bytes() for n in (1, 2)] == [b"1", b"2"]


def test_a_damaged_game_that_another_one_displaces_is_set_aside_and_its_last_good_state_saved(saves):
    session = begin(saves)
    for _ in range(3):
        session.play("U")
    session.close()
    path = next((saves.folder / ".progress").glob("*.sol"))
    path.write_bytes(b"damaged")
    other = KlondikeBoard()
    other.startGame(other.makeDeal(6))
    session = Session(other, saves, progress=opened(saves))
    assert "set aside as klondike-K00.damaged-1" in session.message
    assert "kept as Klondike K00-000005X" in session.message
    assert path.with_name("klondike-K00.damaged-1").read_bytes() == b"damaged"
    assert open_save(saves.games()[0].path).history.moves == 3
    assert next_start(saves).snapshot() == other.snapshot()


def test_a_game_of_a_newer_version_is_set_aside_not_lost(saves):
    session = begin(saves)
    session.close()
    path = next((saves.folder / ".progress").glob("*.sol"))
    newer = path.read_bytes()[:8] + (saveformat.FORMAT + 1).to_bytes(2, "big") + path.read_bytes()[10:]
    path.write_bytes(newer)
    progress = opened(saves)
    progress.latest()
    assert "newer version" in progress.notice
    assert path.with_name("klondike-K00.damaged-1").read_bytes() == newer


def test_a_second_program_says_so_and_touches_nothing(saves):
    first = begin(saves)
    first.play("U")
    kept = first.board.snapshot()
    second_progress = Progress(saves)
    assert not second_progress.open()
    second = Session(KlondikeBoard(), saves, progress=second_progress)
    assert second.message == BUSY
    assert not second.keeps
    second.play("U")
    second.new_deal()
    assert next_start(saves).snapshot() == kept
    assert first.play("U")
    assert first.keeps


def test_taking_over_goes_on_with_the_game_of_the_first_program(saves):
    first = begin(saves)
    first.play("U")
    kept = first.board.snapshot()
    progress = Progress(saves)
    progress.open()
    second = Session(KlondikeBoard(), saves, progress=progress)
    assert second.take_over()
    assert second.board.snapshot() == kept
    second.play("U")
    mine = second.board.snapshot()
    first.play("U")
    assert first.message == TAKEN
    assert next_start(saves).snapshot() == mine
    assert first.take_over()
    assert first.board.snapshot() == mine
    assert first.play("U")
    assert first.keeps


def test_taking_over_leaves_no_copies_of_games_that_go_on(saves):
    first = begin(saves)
    first.play("U")
    progress = Progress(saves)
    progress.open()
    second = Session(KlondikeBoard(), saves, progress=progress)
    assert second.take_over()
    second.play("U")
    assert first.take_over()
    assert first.play("U")
    assert saves.games() == []


def test_taking_over_keeps_what_was_played_without_being_kept(saves):
    first = begin(saves)
    first.play("U")
    progress = Progress(saves)
    progress.open()
    second = Session(KlondikeBoard(), saves, progress=progress)
    second.play("U")
    played = second.board.snapshot()
    assert second.take_over()
    assert second.board.snapshot() == first.board.snapshot()
    assert [open_save(game.path).snapshot() for game in saves.games()] == [played]


def test_taking_back_loses_nothing_of_what_the_other_program_played(saves):
    first = begin(saves)
    first.play("U")
    progress = Progress(saves)
    progress.open()
    second = Session(KlondikeBoard(), saves, progress=progress)
    second.take_over()
    for _ in range(5):
        second.play("U")
    played = second.board.snapshot()
    second.new_deal(draw=3)
    second.play("U")
    assert first.take_over()
    assert first.board.options["draw"] == 3
    first.new_deal(draw=1)
    assert first.board.snapshot() == played


def test_a_program_whose_folder_was_removed_does_not_write_beside_the_one_that_made_it_again(saves):
    first = begin(saves)
    first.play("U")
    shutil.rmtree(saves.folder)
    second = begin(saves)
    second.play("B>Y")
    assert second.keeps
    first.play("U")
    assert first.message == TAKEN
    assert next_start(saves).snapshot() == second.board.snapshot()


def test_a_crashed_program_leaves_nothing_behind(saves):
    begin(saves).close()
    folder = saves.folder / ".progress"
    (folder / ".half.tmp").write_bytes(b"half a game")
    opened(saves)
    assert not list(folder.glob(".*.tmp"))


def test_a_folder_that_goes_away_and_comes_back(saves):
    session = begin(saves)
    session.play("U")
    shutil.rmtree(saves.folder)
    session.play("U")
    assert session.keeps
    assert next_start(saves).snapshot() == session.board.snapshot()


def test_play_goes_on_where_nothing_can_be_kept_and_keeping_resumes(saves, monkeypatch):
    session = begin(saves)
    full = OSError(28, "No space left on device")

    def no_space(*_args, **_kwargs):
        raise full

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", no_space)
        assert session.play("U")
        assert session.message.startswith("The game is not being saved: No space left on device")
        assert str(saves.folder) in session.message
        assert session.play("U")
        assert session.board.history.moves == 2
        assert not list((saves.folder / ".progress").glob(".*.tmp"))
    heard = []
    session.listen(lambda event: heard.append(session.message))
    session.tick()
    assert session.keeps
    assert "The game is being saved again." in heard
    assert next_start(saves).snapshot() == session.board.snapshot()


def test_keeping_begins_when_a_folder_that_could_not_be_written_at_the_start_can_be(saves, monkeypatch):
    session = begin(saves)
    session.play("U")
    session.close()
    read_only = OSError(30, "Read-only file system")

    def refuse(*_args, **_kwargs):
        raise read_only

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        progress = Progress(saves)
        assert not progress.open() and progress.readable
        session = Session(progress.latest(), saves, progress=progress)
        assert session.board.history.moves == 1
        assert session.play("U")
        assert not session.keeps and "Read-only file system" in session.message
    assert session.play("U")
    assert session.keeps
    assert next_start(saves).snapshot() == session.board.snapshot()
    assert saves.games() == []


def test_nothing_is_read_while_another_program_plays(saves):
    session = begin(saves)
    progress = Progress(saves)
    assert not progress.open() and not progress.readable
    assert session.keeps


def test_a_folder_that_cannot_be_made_does_not_stop_play(tmp_path):
    (tmp_path / "file").write_text("in the way")
    saves = SavesFolder(tmp_path / "file" / "saves")
    progress = Progress(saves)
    assert not progress.open()
    session = Session(KlondikeBoard(), saves, progress=progress)
    assert "not being saved" in session.message
    assert session.play("U")
    assert not session.keeps


@pytest.mark.parametrize("name", ["Ñandú ♠", "Štěpán", "日本", "A\u0301rbol", "trailing ", "x" * 200])
def test_folders_of_any_name(tmp_path, name):
    saves = SavesFolder(tmp_path / name)
    session = begin(saves)
    session.play("U")
    assert next_start(saves).snapshot() == session.board.snapshot()


def test_a_symlinked_folder(tmp_path):
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    saves = SavesFolder(tmp_path / "link")
    session = begin(saves)
    session.play("U")
    assert next_start(SavesFolder(tmp_path / "real")).snapshot() == session.board.snapshot()


def test_a_clock_set_back_does_not_hide_the_last_game(saves):
    session = begin(saves)
    session.play("U")
    session.switch_game("template")
    session.play("U")
    last = session.board.snapshot()
    for path in (saves.folder / ".progress").glob("template*"):
        os.utime(path, (0, 0))
    assert next_start(saves).snapshot() == last


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_in_the_place_of_the_list_does_not_hold_the_start_up(saves):
    begin(saves).close()
    current = saves.folder / ".progress" / "current"
    current.unlink()
    os.mkfifo(current)
    assert opened(saves).latest() is None


def test_only_trouble_that_may_pass_is_tried_again_and_again(saves, monkeypatch):
    session = begin(saves)
    assert not session.ticks
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")))
        session.play("U")
        session.pause()
        assert session.ticks
    session.tick()
    assert session.keeps
    assert not session.ticks
    other = Progress(saves)
    other.open()
    assert not Session(KlondikeBoard(), saves, progress=other).ticks
