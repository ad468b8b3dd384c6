"""Each exercise fails as it is handed out and passes with its model solution, but not with a part of it."""

import io
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest
from uml.code_classes import code_facts
from uml.compare_classes import differences

from solitaire.console.game import ConsoleGame
from solitaire.console.terminal import Terminal
from solitaire.games.klondike import KlondikeBoard
from solitaire.play.saves import SavesFolder
from solitaire.play.session import Session

from . import exercise_4_wrong_diagram, exercise_5_undo
from .exercise_3_calls import calls_of, inside_of_move
from .solutions import FIRST, SOLUTIONS, Change

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "uml" / "teachers-guide.md"
TAKEN = (
    "solitaire", "uml", "tests/exercises", "tests/uml", "tests/conftest.py", "setup.cfg", "resources/atlas",
)  # fmt: skip
SKIPPED = shutil.ignore_patterns("__pycache__", "svg", "*-400.png", "*-240.png")


class Copy:
    """The parts of the project that a student works with, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in TAKEN:
            source, target = ROOT / part, folder / part
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target, ignore=SKIPPED)
            else:
                shutil.copy(source, target)

    def make(self, changes: Iterable[Change]) -> None:
        """Work as a student does."""
        for change in dict.fromkeys(changes):
            change.make(self.folder)

    def failed(self) -> dict[str, list[str]]:
        """The tests that fail, by their exercise."""
        files = [f"tests/exercises/{name}.py" for name in SOLUTIONS]
        command = [sys.executable, "-m", "pytest", "-q", "-rf", "-p", "no:cacheprovider", *files]
        environment = {**os.environ, "PYTHONPATH": str(self.folder)}
        done = subprocess.run(
            command, cwd=self.folder, env=environment, capture_output=True, text=True, timeout=110
        )
        assert done.returncode in (0, 1), done.stdout + done.stderr
        found: dict[str, list[str]] = {}
        for name, test in re.findall(r"^FAILED tests/exercises/(\w+)\.py::(\w+)", done.stdout, re.MULTILINE):
            found.setdefault(name, []).append(test)
        return found


def test_every_exercise_fails_before_and_passes_with_its_solution(tmp_path):
    copy = Copy(tmp_path)
    before = copy.failed()
    assert list(before) == list(SOLUTIONS)
    assert "test_it_is_drawn_as_it_is" in before["exercise_1_even_cell"]
    copy.make(change for changes in SOLUTIONS.values() for change in changes)
    assert copy.failed() == {}


def test_a_solution_without_its_last_part_does_not_pass(tmp_path):
    copy = Copy(tmp_path)
    copy.make(change for changes in SOLUTIONS.values() for change in changes[:-1] if change != FIRST[-1])
    failed = copy.failed()
    assert list(failed) == list(SOLUTIONS)
    assert failed["exercise_1_even_cell"] == ["test_it_is_drawn_as_it_is"]
    assert failed["exercise_4_wrong_diagram"] == ["test_the_diagram_says_what_the_code_says"]


def test_a_change_that_does_not_fit_is_told(tmp_path):
    (tmp_path / "a.md").write_text("one one")
    with pytest.raises(ValueError, match="a.md has “one” 2 times"):
        Change("a.md", "one", "two").make(tmp_path)


@pytest.mark.parametrize(("typed", "move"), [("BY", "B>Y"), ("AB", "A>B"), ("U", "U")])
def test_the_calls_to_foretell_are_those_that_trace_prints(tmp_path, typed, move):
    board = KlondikeBoard()
    board.startGame("K00-000005X")
    game = ConsoleGame(Session(board, SavesFolder(tmp_path)), Terminal(io.StringIO(), io.StringIO(), {}))
    game.do(typed)
    assert inside_of_move(game.tracer.calls) == calls_of(tmp_path / "other", move)


def test_the_undo_to_draw_is_the_one_that_the_class_view_shows(tmp_path):
    board = KlondikeBoard()
    board.startGame("K00-000005X")
    game = ConsoleGame(Session(board, SavesFolder(tmp_path)), Terminal(io.StringIO(), io.StringIO(), {}))
    game.do("BY")
    game.do("undo")
    shown = [call.rpartition(".")[2] for call in inside_of_move(game.tracer.calls, "undo", 1)]
    assert shown == re.findall(r"board->>\w+: (\w+)", SOLUTIONS["exercise_5_undo"][0].new)


def test_what_is_wrong_in_an_answer_is_told_with_the_file_of_the_answer(tmp_path):
    for page in (exercise_4_wrong_diagram.NAME, exercise_5_undo.NAME):
        assert (ROOT / page).is_file() and page.startswith("tests/exercises/answers/")
    found = differences(exercise_4_wrong_diagram.drawn(), code_facts())
    assert any("tests/exercises/answers/cards.md:16 draws Card.value" in sentence for sentence in found)


def test_every_exercise_is_in_the_guide_with_its_command():
    text = GUIDE.read_text(encoding="utf-8")
    files = sorted(path.stem for path in Path(__file__).parent.glob("exercise_*.py"))
    assert files == sorted(SOLUTIONS) and len(files) == 5
    for name in files:
        own = (Path(__file__).parent / f"{name}.py").read_text(encoding="utf-8")
        assert f"make test ARGS=tests/exercises/{name}.py" in text
        assert f"make test ARGS=tests/exercises/{name}.py" in own
    assert text.count("\n## Exercise ") == 5
