"""The README says what the program does: its keys, its commands, its example, its links."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from solitaire import is_won, load_game
from solitaire.games.registry import all_games
from solitaire.window.keys import BINDINGS

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = ("README.md", "README.es.md", "README.cs.md")


def test_the_table_of_keys_is_the_one_in_the_code():
    keys: dict[str, list[str]] = {}
    for binding in BINDINGS:
        keys.setdefault(binding.words, []).extend(binding.keys)
    rows = [f"| {', '.join(names)} | {words} |" for words, names in keys.items()]
    table = README.split("| key | what it does |\n|---|---|\n")[1].split("\n\n")[0]
    assert table.splitlines() == rows


def run_example(number: int) -> dict[str, object]:
    """The names that an example of the page leaves behind."""
    names: dict[str, object] = {}
    exec(compile(re.findall(r"```python\n(.*?)```", README, re.DOTALL)[number], "README.md", "exec"), names)
    return names


def test_the_example_wins_and_saves(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    game = run_example(0)["game"]
    assert is_won(game)
    assert f"won in {game.history.moves} moves" in README
    assert "[K♠ ] [K ♥] [K♣ ] [K ♦]" in capsys.readouterr().out
    assert load_game("mine.sol").snapshot() == game.snapshot()


def test_the_example_of_the_course_prints_a_game(capsys):
    hra = run_example(1)["hra"]
    assert len(hra["V"]) == 1
    assert capsys.readouterr().out.startswith("\n  U     V           W     X     Y     Z\n[???] [")


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_to_a_file(page):
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", (ROOT / page).read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_game_and_only_keys_that_exist_are_named(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    names = {"cuatro-cartas": "Solitario de las cuatro cartas"}
    assert [game.game for game in all_games() if names.get(game.game, game.title) not in text] == []
    keys = {key for binding in BINDINGS for key in binding.keys}
    named = set(re.findall(r"\b(?:F[0-9]+|Ctrl\+(?:Shift\+)?[A-Z])\b", text))
    assert named - keys == set()


@pytest.mark.parametrize("page", PAGES)
def test_the_make_targets_exist(page):
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = set(re.findall(r"(?:^|`)make ([a-z]+)", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE))
    assert {"play", "console"} <= named <= targets
