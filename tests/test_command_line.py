"""The command line: what it prints, what it answers with, and that nothing wrong ends in a traceback."""

import io
import os
import subprocess
import sys
import types
from pathlib import Path

import cbor2
import pytest

import solitaire
from solitaire.__main__ import main
from solitaire.games.klondike import KlondikeBoard
from solitaire.model import saveformat
from solitaire.play.progress import Progress
from solitaire.play.saves import SavesFolder

ROOT = Path(__file__).resolve().parent.parent
SAMPLE = ROOT / "saves" / "sample-midgame.sol"
CODE = "K00-000005X"
NO_DISPLAY = {"DISPLAY": "", "WAYLAND_DISPLAY": ""}


def run(*arguments, typed="", **changes):
    """Run the program without a display, in another folder than its own."""
    environment = {key: value for key, value in os.environ.items() if key not in NO_DISPLAY}
    done = subprocess.run(
        [sys.executable, "-m", "solitaire", *map(str, arguments)],
        input=typed,
        env=environment | {"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", "COLUMNS": "80"} | changes,
        cwd="/",
        capture_output=True,
        encoding="utf-8",
        timeout=30,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done


@pytest.fixture
def no_display(monkeypatch):
    for name in NO_DISPLAY:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")


@pytest.fixture
def window(monkeypatch):
    """A display with a window that only remembers what it was given; its answer can be set."""
    monkeypatch.setenv("DISPLAY", ":99")
    module = types.ModuleType("solitaire.window.app")
    module.sessions, module.answer = [], 0

    def open_window(session, settings=None):
        module.sessions.append(session)
        if isinstance(module.answer, BaseException):
            raise module.answer
        return module.answer

    module.run = open_window
    monkeypatch.setitem(sys.modules, "solitaire.window.app", module)
    return module


# --- help and version -------------------------------------------------------------------------------


def test_help_shows_examples_and_where_saves_are(capsys, home):
    assert main(["--help"]) == 0
    text = capsys.readouterr().out
    for part in ("solitaire --deal", "solitaire inspect", "klondike", str(home / "saves"), "--version"):
        assert part in text
    assert all(len(line) < 80 for line in text.splitlines() if str(home) not in line)


def test_version(capsys):
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"solitaire {solitaire.__version__}\n"


def test_the_program_runs_from_any_folder():
    assert run("--version").stdout == f"solitaire {solitaire.__version__}\n"


@pytest.mark.parametrize(
    "arguments", [["--help"], ["--version"], ["console"], ["inspect", str(SAMPLE)], ["--game", "chess"]]
)
def test_no_window_library_is_loaded_for(arguments):
    code = f"import sys, solitaire.__main__ as program; program.main({arguments!r}); print(*sys.modules)"
    environment = os.environ | {"PYTHONPATH": str(ROOT)} | NO_DISPLAY
    done = subprocess.run(
        [sys.executable, "-c", code],
        stdin=subprocess.DEVNULL,
        env=environment,
        capture_output=True,
        text=True,
    )
    loaded = done.stdout.splitlines()[-1].split()
    assert "solitaire.games.klondike" in loaded and "pyglet" not in loaded, done.stderr


# --- the window -------------------------------------------------------------------------------------


def test_the_window_gets_the_game_and_its_status_is_the_programs(window):
    window.answer = 3
    assert main(["--deal", "k01 00000g6"]) == 3
    [session] = window.sessions
    assert session.board.deal.code == "K01-00000G6"
    assert session.board.options["draw"] == 3
    assert not session.board.history.canUndo


def test_a_saved_game_is_loaded_with_its_redo_tail(window):
    assert main(["play", "--load", str(SAMPLE)]) == 0
    [session] = window.sessions
    assert session.board.history.moves == 58
    assert session.board.history.canRedo
    assert session.path is None  # a sample is never written over


def test_a_saved_game_is_found_by_its_name(window, tmp_path):
    (tmp_path / "monday.sol").write_bytes(SAMPLE.read_bytes())
    assert main(["--saves", str(tmp_path), "--load", "Monday"]) == 0
    assert window.sessions[0].path == tmp_path / "monday.sol"


def test_loading_leaves_the_game_in_progress_alone(window, tmp_path, capsys):
    saves = ["--saves", str(tmp_path)]
    run("console", *saves, "--deal", CODE, typed="U\n")
    assert main([*saves, "--load", "nothing"]) == 2
    assert main([*saves, "--load", "nothing", "--option", "draw=3"]) == 2
    (tmp_path / "torn.sol").write_bytes(SAMPLE.read_bytes()[:99])
    assert main([*saves, "--load", "torn"]) == 2
    board = KlondikeBoard(draw=3)
    board.startGame()
    board.move("U")
    board.saveGame(tmp_path / "three.sol")
    assert main([*saves, "--load", "three"]) == 0
    assert window.sessions[-1].message == "Loaded three."
    assert not window.sessions[-1].unsaved
    assert main([*saves, "--option", "draw=1"]) == 0
    assert window.sessions[-1].board.deal.code == CODE
    assert window.sessions[-1].board.history.moves == 1
    assert sorted(path.name for path in tmp_path.glob("*.sol")) == ["three.sol", "torn.sol"]


def test_a_second_program_can_take_over_in_the_console(window, tmp_path):
    first = run("console", "--saves", tmp_path, "--deal", CODE, typed="U\n")
    assert "kept" in first.stdout
    owner = Progress(SavesFolder(tmp_path))
    assert owner.open()
    second = run("console", "--saves", tmp_path, typed="U\ntakeover\ntakeover\n").stdout
    assert "Another Solitaire is running" in second
    assert "your game goes on here" in second
    assert "Moves 1 " in second.rpartition("takeover")[0]
    assert "kept here already" in second
    owner.close()


def test_options_of_the_game(window):
    assert main(["--option", "draw=3", "--option", "scoring=Vegas", "--option", "from_house=no"]) == 0
    options = window.sessions[0].board.options
    assert (options["draw"], options["scoring"], options["from_house"]) == (3, "vegas", False)


def test_ctrl_c_in_the_window(window):
    window.answer = KeyboardInterrupt()
    assert main([]) == 130


def test_no_window_is_told_in_one_line_and_the_game_goes_on_in_the_console(window, monkeypatch, capsys):
    from solitaire.window.errors import NoWindow

    window.answer = NoWindow("OpenGL 3.3 is missing:\ninstall a driver.")
    monkeypatch.setattr("solitaire.__main__._can_be_asked", lambda: True)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(["--deal", CODE]) == 0
    out, err = capsys.readouterr()
    assert (
        err == "solitaire: OpenGL 3.3 is missing: install a driver. The game goes on here in the console.\n"
    )
    assert out.startswith(f"Klondike, {CODE}.")


def test_no_window_and_nobody_to_ask_is_an_error(window, monkeypatch, capsys):
    window.answer = ImportError("Library “GL” not found.")
    monkeypatch.setattr("solitaire.__main__._can_be_asked", lambda: False)
    assert main([]) == 1
    assert capsys.readouterr().err.count("\n") == 1


# --- no display -------------------------------------------------------------------------------------


def test_without_a_display_the_same_game_is_played_in_the_console():
    done = run("--load", SAMPLE, typed="redo\nquit\nquit\n")
    assert done.returncode == 0
    assert done.stderr.startswith("solitaire: There is no display")
    assert done.stderr.count("\n") == 1
    assert "Moves 59" in done.stdout


def test_without_a_display_and_without_anyone_to_ask(no_display, monkeypatch, capsys):
    with open(os.devnull) as nothing:
        monkeypatch.setattr(sys, "stdin", nothing)
        assert main([]) == 1
    assert "solitaire console" in capsys.readouterr().err


def test_the_console_says_nothing_of_displays():
    done = run("console", "--deal", CODE, typed="uv\n")
    assert (done.returncode, done.stderr) == (0, "")


# --- bad arguments ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments, told",
    [
        (["--game", "chess"], "choose one of"),
        (["--game", "../x"], "choose one of"),
        (["--deal", "K00-000005Y"], "typing error"),
        (["--deal", "K00"], "ten letters and digits"),
        (["--deal", ""], "ten letters and digits"),
        (["--deal", "Z" * 10_000], "ten letters and digits"),
        (["--deal", "♠♥♣♦"], "ten letters and digits"),
        (["--deal", CODE, "--option", "draw=3"], "already"),
        (["--option", "draw=2"], "choose one of 1, 3"),
        (["--option", "draw"], "as in draw=3"),
        (["--option", "speed=3"], "no option “speed”"),
        (["--foo"], "there is no option --foo"),
        (["--load"], "--load needs a value"),
        (["monopoly"], "no command “monopoly”"),
        (["console", "klondike"], "one word too many"),
        (["inspect"], "needs the name of a file"),
    ],
)
def test_a_bad_argument_is_told_in_one_line(arguments, told, capsys):
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert told in err
    assert err.startswith("solitaire: ") and err.count("\n") == 1


def _file(payload: dict) -> bytes:
    return saveformat.frame(cbor2.dumps(payload))


def bad_saves():
    good = SAMPLE.read_bytes()
    newer = good[:8] + (saveformat.FORMAT + 1).to_bytes(2, "big") + good[10:]
    foreign = _file({**saveformat.payload_of(_dealt()), "game": "chess"})
    illegal = _file({**saveformat.payload_of(_dealt()), "moves": ["A>B"], "cursor": 1})
    return {
        "empty": (b"", "not a saved game"),
        "one-byte": (b"S", "not a saved game"),
        "text": (b"hello\n" * 100, "not a saved game"),
        "picture": (b"\x89PNG\r\n\x1a\n" + bytes(100), "not a saved game"),
        "header-only": (good[:18], "damaged"),
        "cut-off": (good[:-1], "damaged"),
        "flipped": (good[:40] + bytes([good[40] ^ 1]) + good[41:], "damaged"),
        "newer": (newer, "newer version"),
        "foreign": (foreign, "no game “chess”"),
        "illegal": (illegal, "against the rules"),
    }


def _dealt():
    board = KlondikeBoard()
    board.startGame(CODE)
    return board


@pytest.mark.parametrize("name", bad_saves())
@pytest.mark.parametrize("arguments, status", [(["console", "--load"], 2), (["inspect"], 1)])
def test_a_bad_save_is_told_in_one_line(name, arguments, status, tmp_path, capsys):
    data, told = bad_saves()[name]
    (tmp_path / "bad.sol").write_bytes(data)
    assert main([*arguments, str(tmp_path / "bad.sol")]) == status
    err = capsys.readouterr().err
    assert told in err
    assert err.startswith("solitaire: ") and err.count("\n") == 1


@pytest.mark.parametrize("arguments, status", [(["console", "--load"], 2), (["inspect"], 1)])
def test_what_is_no_file_is_told_in_one_line(arguments, status, tmp_path, capsys):
    strange = [tmp_path, tmp_path / "missing.sol", "monday", "x" * 5_000, "a\0b", "/dev/zero", ""]
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.sol")
        strange.append(tmp_path / "pipe.sol")
    for path in strange:
        assert main([*arguments, str(path)]) == status, path
        err = capsys.readouterr().err
        assert err.startswith("solitaire: ") and err.count("\n") == 1, path


def test_a_file_of_two_gigabytes_is_not_read(tmp_path, capsys):
    with open(tmp_path / "huge.sol", "wb") as file:
        file.truncate(2 << 30)
    assert main(["inspect", str(tmp_path / "huge.sol")]) == 1
    assert "too large" in capsys.readouterr().err


# --- the saves folder -------------------------------------------------------------------------------


def test_a_missing_saves_folder_is_made(tmp_path):
    done = run("console", "--saves", tmp_path / "a" / "b", typed="uv\nsave one\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "a" / "b" / "one.sol").exists()


def test_a_saves_folder_that_cannot_be_used_does_not_stop_play(tmp_path):
    (tmp_path / "file").write_text("")
    done = run("console", "--saves", tmp_path / "file", typed="uv\nsave one\n")
    assert done.returncode == 0
    assert done.stderr.startswith("solitaire: Games cannot be saved")
    assert done.stderr.count("\n") == 1
    assert "Moves 1" in done.stdout
    assert "Cannot make the folder" in done.stdout


@pytest.mark.parametrize("folder", ["x" * 300, "/" + "/".join(["x" * 200] * 25)], ids=["name", "path"])
def test_a_folder_whose_name_is_too_long(folder):
    done = run("console", "--saves", folder, typed="U\nsave one\nload one\nsaves\nnew draw=3\n")
    assert "File name too long" in done.stderr
    assert "Moves 1 " in done.stdout
    assert run("--saves", folder, "--load", "one").returncode == 2
    assert run("export", "one", "two", "--saves", folder).returncode == 2


def test_a_read_only_saves_folder_is_told(tmp_path, monkeypatch, window, capsys):
    monkeypatch.setattr(os, "access", lambda path, mode: False)  # mode 500 does not stop root
    assert main(["--saves", str(tmp_path)]) == 0
    assert "read-only" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["Ñandú ♠", "Štěpán", "日本", "A\u0301rbol", "trailing ", "x" * 240])
@pytest.mark.parametrize("locale", [{}, {"LC_ALL": "C", "PYTHONUTF8": "0"}])
def test_folders_with_national_letters(name, locale, tmp_path):
    done = run("console", "--saves", tmp_path / name, typed="uv\nsave one\nquit\n", **locale)
    assert (done.returncode, done.stderr) == (0, "")
    assert {path.name for path in (tmp_path / name).iterdir()} == {"one.sol", ".progress"}
    again = run("console", "--load", tmp_path / name / "one.sol", typed="u\n", **locale)
    assert again.returncode == 0
    assert "Moves 2" in again.stdout


# --- output that goes nowhere -----------------------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="needs a shell")
@pytest.mark.parametrize("command", ["console", "inspect saves/sample-midgame.sol", "--help"])
def test_a_reader_that_leaves_early(command):
    line = f"yes | {sys.executable} -m solitaire {command} | head -1"
    done = subprocess.run(["sh", "-c", line], cwd=ROOT, capture_output=True, text=True, timeout=30)
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
def test_a_full_disk():
    line = f"{sys.executable} -m solitaire console >/dev/full </dev/null"
    done = subprocess.run(["sh", "-c", line], cwd=ROOT, capture_output=True, text=True, timeout=30)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)


@pytest.mark.skipif(os.name == "nt", reason="needs a shell")
def test_closed_streams():
    for line in ("console <&-", "console >&-", "console 2>&- </dev/null", "<&- 2>&-", "--help >&-"):
        command = f"unset DISPLAY WAYLAND_DISPLAY; {sys.executable} -m solitaire {line}"
        done = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, timeout=30)
        assert "Traceback" not in done.stderr, line
