"""The course's main loop, in a pipe and in a terminal."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from solitaire.kurz import hra as modul
from solitaire.kurz.klondike import udelej_tah

ROOT = Path(__file__).resolve().parents[2]
PLAY = [sys.executable, "-m", "solitaire.kurz.hra"]


def environment(**changes):
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "PYTHON"))}
    return clean | {"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", "TERM": "dumb"} | changes


def play(typed, **changes):
    return subprocess.run(
        PLAY, input=typed.encode(), env=environment(**changes), cwd="/", capture_output=True, timeout=60
    )


@pytest.fixture
def typed(monkeypatch):
    """What the player types, line by line; then the input ends."""

    def type_lines(*lines):
        rest = iter(lines)

        def answer(prompt):
            assert prompt == "Tah? "
            line = next(rest, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", answer)

    return type_lines


def test_two_letters_in_either_case_are_a_move(typed, capsys):
    typed("", "U", "UVW", "u v", "uv")
    assert modul.nacti_tah() == ("U", "V")
    assert capsys.readouterr().out == "Tah zadávej jako dvě písmenka, např. UV\n" * 4


def test_the_module_has_the_names_of_the_course():
    assert modul.udelej_tah is udelej_tah
    assert {"nacti_tah", "hrac_vyhral", "udelej_hru", "vypis_hru", "udelej_tah"} <= set(dir(modul))


def test_a_won_game_is_congratulated(typed, capsys, monkeypatch):
    houses = {"W": "Sr", "X": "Ka", "Y": "Kr", "Z": "Pi"}
    game = {p: [] for p in "UVABCDEFG"}
    game |= {p: [(h, barva, True) for h in range(1, 14)] for p, barva in houses.items()}
    game["V"].append(game["Z"].pop())
    monkeypatch.setattr(modul, "udelej_hru", lambda: game)
    typed("VX", "vz")
    modul.hraj()
    out = capsys.readouterr().out
    assert out.startswith("\n\n  U     V  ")
    assert "Něco je špatně: Na hromádku X patří káry, ne [K♠ ].\n" in out
    assert out.endswith("\n\nGratuluji!\n")


def test_a_game_in_a_pipe_ends_with_its_input():
    done = play("uv\nhloupost\naa\n")
    assert (done.returncode, done.stderr) == (0, b"")
    out = done.stdout.decode()
    assert out.count("  U     V           W     X     Y     Z\n") == 3
    assert "Tah zadávej jako dvě písmenka" in out and "Něco je špatně: " in out


def test_a_terminal_without_suits_ends_no_game():
    done = play("uv\n", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"[???]" in done.stdout


@pytest.mark.skipif(not hasattr(os, "fork"), reason="Windows has no pty")
def test_ctrl_c_ends_the_game_without_a_word():
    pexpect = pytest.importorskip("pexpect")
    child = pexpect.spawn(PLAY[0], PLAY[1:], env=environment(), cwd="/", encoding="utf-8", timeout=40)
    child.expect_exact("Tah? ")
    child.sendline("uv")
    child.expect_exact("Tah? ")
    child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert "Traceback" not in child.before


def test_a_reader_who_goes_away_is_no_error():
    with subprocess.Popen(
        PLAY,
        env=environment(),
        cwd="/",
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as game:
        game.stdout.close()
        _nothing, complaint = game.communicate(b"UV\n" * 200, timeout=60)
    assert complaint == b""
    assert game.returncode == 0
