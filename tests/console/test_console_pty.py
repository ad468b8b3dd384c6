"""The console in a real terminal: whole games, wrong moves, Ctrl+D and Ctrl+C, another size, no colour."""

import os
import re
import signal
import time

import pexpect
import pytest
from console_process import CONSOLE, ROOT, environment
from playthroughs import FOLDER, read_playthrough

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="Windows has no pty")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


@pytest.fixture
def tty():
    """Start the console in a terminal, by default with the deal of CONSOLE, and wait for its question."""
    children = []

    def start(*more, command=CONSOLE, **changes):
        child = pexpect.spawn(
            command[0],
            [*command[1:], *more],
            env=environment(**{"TERM": "xterm", "LANG": "C.UTF-8", "COLUMNS": "", **changes}),
            cwd="/",
            encoding="utf-8",
            timeout=40,
            dimensions=(24, 80),
        )
        child.delaybeforesend = None
        children.append(child)
        child.expect_exact("Move? ")
        return child

    yield start
    for child in children:
        child.close(force=True)


def say(child, line):
    """Type *line* and return what was printed up to the next prompt."""
    child.sendline(line)
    child.expect_exact("Move? ")
    return child.before


def wait_for_select():
    """Let the line editor come from its prompt to its waiting: a signal in between waits for the next key."""
    time.sleep(0.2)


def end(child):
    child.expect(pexpect.EOF)
    child.close()
    return child.exitstatus


def test_moves_in_a_terminal(tty):
    child = tty()
    assert "\x1b[31m[X ♥]\x1b[0m" in child.before
    assert "[X ♥]" in ESCAPES.sub("", say(child, "ga")).splitlines()[7]
    assert "have the same colour" in say(child, "ca") or "not one rank below" in child.before
    assert "Moves 0" in say(child, "undo")


def test_a_terminal_without_colour(tty):
    assert "[31m" not in tty(NO_COLOR="1").before


def test_ctrl_d_leaves_with_0_and_says_how_to_come_back(tty):
    child = tty()
    say(child, "uv")
    child.sendeof()
    assert end(child) == 0
    assert "Your game is kept" in child.before


def test_ctrl_c_leaves_with_130_and_says_how_to_come_back(tty):
    child = tty()
    say(child, "uv")
    wait_for_select()
    child.sendintr()
    assert end(child) == 130
    assert "Your game is kept" in child.before
    assert "Traceback" not in child.before


def test_a_polite_kill_keeps_the_game_and_leaves_with_0(tty):
    child = tty()
    say(child, "uv")
    wait_for_select()
    child.kill(signal.SIGTERM)
    assert end(child) == 0
    assert "Traceback" not in child.before


def test_ctrl_c_in_the_middle_of_a_line(tty):
    child = tty()
    child.send("u")
    child.expect_exact("u")
    wait_for_select()
    child.sendintr()
    assert end(child) == 130


def test_resizing_while_playing(tty):
    child = tty()
    child.setwinsize(10, 30)
    child.sendline("uv")
    child.expect_exact("Moves 1 ")  # the line editor may have drawn the prompt anew before
    child.expect_exact("Move? ")
    lines = ESCAPES.sub("", say(child, "help")).splitlines()[1:]
    assert max(map(len, lines)) <= 30


def test_the_last_move_of_a_won_game(tty):
    child = tty("--load", str(ROOT / "saves" / "sample-almost-won.sol"))
    assert "Congratulations! You won in 122 moves" in say(child, "ax")
    child.sendline("quit")
    assert end(child) == 0


# --- whole games ------------------------------------------------------------------------------------


def play_all(child, moves):
    """Type every move as two letters, and return what the last one printed."""
    for move in moves:
        answer = say(child, move.split(":")[0].replace(">", "").lower())
    return ESCAPES.sub("", answer)


def start_deal(tty, name):
    code, moves = read_playthrough(FOLDER / f"{name}.txt")
    return tty(command=[*CONSOLE[:-1], code]), moves


def test_a_whole_game_is_won_with_mistakes_on_the_way(tty):
    child, moves = start_deal(tty, "klondike-won")
    place = len(moves) // 2
    table = play_all(child, moves[:place]).split("Moves")[0].split("\r\n", 1)[1]
    for wrong, reason in WRONG.items():
        assert reason in " ".join(ESCAPES.sub("", say(child, wrong)).split()), wrong
    assert table in ESCAPES.sub("", say(child, "table"))
    last = play_all(child, moves[place:])
    assert "[K♠ ] [K ♥] [K♣ ] [K ♦]" in last
    assert "Congratulations! You won in 122 moves" in last
    child.sendline("quit")
    assert end(child) == 0


WRONG = {
    "AQ": "There is no cell Q",
    "AA": "The card lies there already.",
    "VU": "The drawn cards are turned over only when the stock is empty.",
    "AU": "No card goes back to the pool.",
    "WX": "A card does not change its house.",
    "xyzzy": "is neither a move, as in AC, nor a command",
    "ABC": "is neither a move",
    "A>": "is not a move",
}


def test_a_whole_game_with_the_spanish_deck_is_won(tty):
    child, moves = start_deal(tty, "cuatro-cartas-round-one")
    assert "Congratulations! You won in" in play_all(child, moves)


def test_the_next_start_goes_on_where_ctrl_c_left(tty):
    child = tty()
    say(child, "ga")
    wait_for_select()
    child.sendintr()
    assert end(child) == 130
    child = tty(command=CONSOLE[:-2])
    assert "Moves 1 " in child.before and "\r\n[X ♥] [A♣ ] " in ESCAPES.sub("", child.before)
    child.sendeof()
    assert end(child) == 0


def test_the_c_locale_has_letters_for_suits(tty):
    child = tty(LC_ALL="C")
    assert "[X H]" in ESCAPES.sub("", say(child, "ga"))
    assert child.before.isascii()
