"""The README says what the program does: its keys, its commands, its example, its links."""

from __future__ import annotations

import re
from pathlib import Path

from solitaire.window.keys import BINDINGS

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_table_of_keys_is_the_one_in_the_code():
    keys: dict[str, list[str]] = {}
    for binding in BINDINGS:
        keys.setdefault(binding.words, []).extend(binding.keys)
    rows = [f"| {', '.join(names)} | {words} |" for words, names in keys.items()]
    table = README.split("| key | what it does |\n|---|---|\n")[1].split("\n\n")[0]
    assert table.splitlines() == rows


def test_the_example_plays_and_saves(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    example = re.search(r"```python\n(.*?)```", README, re.DOTALL)[1]
    exec(compile(example, "README.md", "exec"), {})
    assert (tmp_path / "mine.sol").stat().st_size > 100


def test_every_link_leads_to_a_file():
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_make_targets_exist():
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"(?:^|`)make ([a-z]+)", README, re.MULTILINE)) <= targets
