"""What a terminal can show and what can be typed into it: encodings, colour, endless lines."""

import io
import subprocess
import sys

import pytest
from console_process import CONSOLE, environment

from solitaire.console.terminal import Terminal, plain_text

SUITS = "♠♥♣♦"


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self):
        return True


def console(typed, **changes):
    return subprocess.run(
        CONSOLE, input=typed, env=environment(**changes), cwd="/", capture_output=True, timeout=30
    )


# --- encodings --------------------------------------------------------------------------------------


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437", "latin-1", "nonsense", None])
def test_an_encoding_without_suits_gets_letters(encoding):
    assert plain_text("[Q ♥] “no” …", encoding) == '[Q H] "no" ...'


def test_an_encoding_with_suits_keeps_them():
    assert plain_text("[Q ♥]", "utf-8") == "[Q ♥]"


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437"])
def test_a_game_in_an_old_encoding(play, encoding):
    text = play("ga", "uv", "hlep", "help", "describe", "save Ñ♠日", encoding=encoding).text
    assert "[JS ]" in text and "[K H]" in text
    assert "[J?" not in text


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437"])
def test_the_process_in_an_old_encoding(encoding):
    done = console(b"ga\nhlep\n\xff\xfe\nquit\nquit\n", PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"[X H]" in done.stdout


@pytest.mark.parametrize("name", ["LC_ALL", "LANG"])
def test_the_c_locale_gets_letters(name):
    done = console(b"ga\n", **{name: "C"})
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"[X H]" in done.stdout and done.stdout.isascii()


def test_a_utf8_locale_gets_symbols():
    assert "[X ♥]" in console(b"ga\n", LANG="C.UTF-8", LC_ALL="C.UTF-8").stdout.decode()


def test_bytes_that_are_no_text_are_only_a_wrong_move():
    done = console(b"\xff\xfe\x80\nga\n\xc3\n", PYTHONIOENCODING="utf-8")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "is neither a move" in done.stdout.decode()
    assert "Moves 1" in done.stdout.decode()


# --- lines ------------------------------------------------------------------------------------------


def test_a_pipe_shows_what_was_typed():
    out = io.StringIO()
    terminal = Terminal(io.StringIO("uv\n" + "x" * 100_000 + "\nlast"), out, {})
    lines = [terminal.ask("Move? ") for _ in range(3)]
    assert (lines[0], lines[2]) == ("uv", "last")
    assert len(lines[1]) <= 10_000
    assert out.getvalue() == f"Move? uv\nMove? {'x' * 60}…\nMove? last\n"
    with pytest.raises(EOFError):
        terminal.ask("Move? ")


def test_windows_line_ends():
    assert Terminal(io.StringIO("uv\r\n", newline=""), io.StringIO(), {}).ask("") == "uv"


def test_control_signs_never_reach_the_terminal():
    out = io.StringIO()
    Terminal(io.StringIO(), out, {}).tell("a\x1b[2Jb\ac\x00d")
    assert out.getvalue() == "a?[2Jb?c?d\n"


def test_text_is_wrapped_to_the_width(monkeypatch):
    monkeypatch.setenv("COLUMNS", "30")
    out = io.StringIO()
    Terminal(io.StringIO(), out, {}).tell("word " * 40, hang=4)
    assert max(map(len, out.getvalue().splitlines())) <= 29


def test_missing_streams_are_empty(monkeypatch):
    monkeypatch.setattr(sys, "stdin", None)
    monkeypatch.setattr(sys, "stdout", None)
    terminal = Terminal(environ={})
    terminal.write(SUITS)
    with pytest.raises(EOFError):
        terminal.ask("Move? ")


# --- colour -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "screen, environ, coloured",
    [
        (Screen, {"TERM": "xterm"}, True),
        (Screen, {"TERM": "xterm", "NO_COLOR": ""}, True),
        (Screen, {"TERM": "xterm", "NO_COLOR": "1"}, False),
        (Screen, {"TERM": "dumb"}, False),
        (Screen, {}, False),
        (Screen, {"WT_SESSION": "1"}, True),
        (io.StringIO, {"TERM": "xterm"}, False),
    ],
)
def test_colour_is_for_terminals_that_want_it(screen, environ, coloured):
    assert Terminal(io.StringIO(), screen(), environ).coloured is coloured
