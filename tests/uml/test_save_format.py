"""uml/save-format.md is enough: a reader written from it alone agrees with the program on every save."""

import ast
import random
import re
from itertools import islice
from pathlib import Path

import pytest

from solitaire.games.klondike import KlondikeBoard
from solitaire.model import errors, savefile, saveformat
from solitaire.model.deals import Deal
from solitaire.model.moves import COLLECT
from solitaire.play.resources import samples_path
from solitaire.play.saves import open_save

from .code_classes import public_classes
from .pages import UML
from .save_reader import COLUMNS, laid_out, moved, numbers_from, order_of, payload_of

PAGE = (UML / "save-format.md").read_text(encoding="utf-8")
SAMPLES = sorted(samples_path().glob("sample-*.sol"))


def position_of(payload: dict) -> dict[str, list[int]]:
    """The cells after the entries before the cursor, by the second reader."""
    deal = payload["deal"]
    cells = laid_out(deal["cards"])
    for entry in payload["moves"][: payload["cursor"]]:
        if isinstance(entry, dict):
            deal, cells = entry, laid_out(entry["cards"])
        else:
            moved(cells, entry, deal["options"].get("draw", 1))
    return cells


def check_agreement(path: Path) -> None:
    """Program and second reader say the same of a file."""
    payload, save, board = payload_of(path.read_bytes()), savefile.read_save(path), open_save(path)
    deal = payload["deal"]
    assert (payload["game"], payload["options"]) == (board.game, save.options)
    assert (deal["code"], tuple(deal["cards"])) == (save.deal.code, save.deal.order)
    assert not deal["code"] or order_of(deal["code"]) == list(deal["cards"])
    assert payload["cursor"] == board.history.cursor - 1
    done = [entry.action for entry in board.history.entries[1:]]
    assert len(done) == len(payload["moves"])
    for entry, action in zip(payload["moves"], done, strict=True):
        assert (tuple(entry["cards"]) if isinstance(entry, dict) else entry) == (
            action.order if isinstance(action, Deal) else str(action)
        )
    cells = {name: [card.id - 100 * (not card.faceUp) for card in cell] for name, cell in board.cells.items()}
    assert position_of(payload) == cells


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_the_readers_agree_on_the_samples(path):
    check_agreement(path)


@pytest.mark.parametrize("seed", range(6))
def test_the_readers_agree_on_a_random_game(seed, tmp_path):
    chance = random.Random(seed)
    board = KlondikeBoard(draw=chance.choice([1, 3]), empty=chance.choice(["king", "any"]))
    board.startGame()
    for number in range(120):
        board.move(chance.choice([*board.legalMoves(), *[COLLECT] * bool(board.homeMove())]))
        if number in (50, 90):
            board.startGame(board.makeDeal(number))
    for _ in range(seed * 15):
        board.undo()
    board.saveGame(tmp_path / "game.sol")
    check_agreement(tmp_path / "game.sol")


def test_the_columns_lie_as_the_order_says():
    board = KlondikeBoard()
    board.startGame("K00-000005X")
    cells = laid_out(order_of("K00-000005X"))
    for letter in COLUMNS:
        assert [card % 100 for card in cells[letter]] == [card.id for card in board.cells[letter]]
        assert [card >= 0 for card in cells[letter]] == [card.faceUp for card in board.cells[letter]]


def _row(name: str) -> str:
    """The second column of the first table row of the page that begins with *name*."""
    found = re.search(rf"^\| {re.escape(name)} \| (.+) \|$", PAGE, re.MULTILINE)
    assert found, f"uml/save-format.md has no row “{name}”"
    return found[1]


def test_the_options_stand_in_the_page_in_their_order():
    names = [f"`{option.key}`" for option in KlondikeBoard.optionSpecs]
    assert re.findall(r"^\| (`\w+`) \|", PAGE.split("### Options")[1].split("###")[0], re.MULTILINE) == names
    for option in KlondikeBoard.optionSpecs:
        choices = ast.literal_eval(
            f"[{_row(f'`{option.key}`').replace('true', 'True').replace('false', 'False')}]"
        )
        assert choices == [choice.value for choice in option.choices]


def test_the_worked_example_is_right():
    order = order_of("K00-000005X")
    assert _row("first numbers") == ", ".join(f"{number:x}" for number in islice(numbers_from(5), 3))
    swaps = [(i, number % (i + 1)) for i, number in zip((51, 50, 49), numbers_from(5), strict=False)]
    assert _row("first swaps") == ", ".join(f"{i} with {j}" for i, j in swaps)
    assert _row("first cards of the order") == ", ".join(map(str, order[:8]))
    assert _row("last cards of the order") == ", ".join(map(str, order[-6:]))
    board = KlondikeBoard()
    board.startGame("K00-000005X")
    assert board.deal and board.deal.order == tuple(order)
    columns = (" ".join(card.code for card in board.cells[letter]) for letter in "AB")
    assert _row("columns A and B") == " · ".join(columns)
    assert KlondikeBoard(draw=3, empty="any").makeDeal(5).code[1:3] == "15"


def test_every_error_of_a_save_has_its_row():
    rows = set(re.findall(r"^\| `(\w+)` \|", PAGE.split("## Errors")[1].split("##")[0], re.MULTILINE))
    saving = {name for name, cls in public_classes().items() if issubclass(cls, errors.SaveError)}
    assert rows == saving - {"SaveError"} | {"UnknownGame"}


def test_the_limit_is_right():
    size = saveformat.LIMIT + saveformat.HEADER_SIZE
    assert f"at most {size:,} bytes" in PAGE
    assert f"at most {saveformat.MOST_MOVES:,} entries" in PAGE
