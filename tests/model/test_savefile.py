"""Saving and loading: what comes back, what the file holds, and files of earlier versions."""

from pathlib import Path

import pytest
from positions import dealt, position
from saving import CODE, content, packed, rich_board

from solitaire.games.klondike import KlondikeBoard
from solitaire.model import savefile, saveformat
from solitaire.model.deals import Deal
from solitaire.model.errors import SaveError, TooLargeSave
from solitaire.model.moves import Move

GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture
def file(tmp_path) -> Path:
    return tmp_path / "game.sol"


def loaded(path: Path) -> KlondikeBoard:
    board = KlondikeBoard()
    board.loadGame(path)
    return board


def all_positions(board) -> list:
    """What undo and redo show, from the cursor down to the first deal and up to the end."""
    seen = [board.snapshot()]
    while board.history.canUndo:
        board.undo()
        seen.append((board.snapshot(), board.elapsed if not board.history.moves else 0))
    while board.history.canRedo:
        board.redo()
        seen.append(board.snapshot())
    return seen


def test_undo_and_redo_survive_across_deals_rules_and_time(file):
    board = rich_board()
    board.saveGame(file)
    again = loaded(file)
    assert (again.elapsed, again.history.cursor, again.history.moves) == (7.5, board.history.cursor, 3)
    assert all_positions(again) == all_positions(board)


def test_the_time_of_earlier_deals_survives(file):
    rich_board().saveGame(file)
    board = loaded(file)
    times = [board.elapsed]
    while board.history.canUndo:
        if isinstance(board.history.last.action, Deal):
            board.undo()
            times.append(board.elapsed)
        else:
            board.undo()
    assert times == [7.5, 30.0, 61.25]


def test_a_game_that_is_loaded_saves_as_the_same_bytes(file, tmp_path):
    rich_board().saveGame(file)
    loaded(file).saveGame(tmp_path / "again.sol")
    assert (tmp_path / "again.sol").read_bytes() == file.read_bytes()


def test_loading_replaces_the_history_too(file):
    dealt(5).saveGame(file)
    board = rich_board()
    board.loadGame(file)
    assert not board.history.canUndo and not board.history.canRedo
    assert board.snapshot() == dealt(5).snapshot()


def test_a_loaded_game_deals_its_own_cards_again(file):  # SAV-02
    board = dealt(77, draw=3)
    board.move("U")
    board.saveGame(file)
    for _ in range(2):
        again = loaded(file)
        again.startGame(again.deal)
        assert again.snapshot() == dealt(77, draw=3).snapshot()
        again.saveGame(file)


def test_a_deal_by_hand_without_a_code_is_saved_too(file):
    board = KlondikeBoard()
    board.startGame(Deal((("draw", 3),), tuple(reversed(range(52)))))
    board.move("U")
    board.saveGame(file)
    again = loaded(file)
    assert again.snapshot()[2:] == board.snapshot()[2:]
    assert again.deal.code == ""


def test_the_facts_tell_a_list_of_games_what_it_needs(file):
    board = dealt()
    board.move("U")
    board.saveGame(file)
    facts = content(file.read_bytes())["facts"]
    assert (facts["moves"], facts["won"], facts["score"], facts["turn"]) == (1, False, 0, 0)


def test_the_file_is_laid_out_as_documented(file):
    board = rich_board()
    board.saveGame(file)
    data = file.read_bytes()
    payload = content(data)
    assert data == packed(payload)
    assert data[:8] == b"SOLITAIR" and data[8:10] == b"\x00\x01"
    assert set(payload) == {"game", "options", "deal", "moves", "cursor", "elapsed", "facts"}
    assert payload["game"] == "klondike"
    assert payload["options"] == payload["deal"]["options"] == dict(board.history.entries[0].action.options)
    assert sorted(payload["deal"]["cards"]) == list(range(52))
    assert payload["cursor"] == len(payload["moves"]) - 2
    assert payload["moves"][:10] == ["U"] * 10
    assert payload["moves"][10]["code"] == CODE
    assert payload["moves"][10]["elapsed"] == 61.25
    assert payload["moves"][-1] == "G>A"


def test_the_game_on_the_table_stays_as_it_is_while_it_is_saved(file):
    board = rich_board()
    before, entries = board.snapshot(), list(board.history.entries)
    board.saveGame(file)
    assert (board.snapshot(), board.history.entries) == (before, entries)


def test_the_previous_file_stays_as_a_backup(file):
    backup = file.with_name("game.sol.bak")
    boards = [dealt(seed) for seed in (1, 2, 3)]
    boards[0].saveGame(file)
    assert not backup.exists()
    for older, newer in zip(boards, boards[1:], strict=False):
        newer.saveGame(file)
        assert loaded(backup).snapshot() == older.snapshot()
        assert loaded(file).snapshot() == newer.snapshot()
    assert sorted(path.name for path in file.parent.iterdir()) == ["game.sol", "game.sol.bak"]


@pytest.mark.parametrize(
    "folder",
    ["Ñandú ♠", "Štěpán", "日本", "N\u0303andu\u0301", "ends with a space ", "a" * 240, "🂡", "-rf", "%s {0}"],
)
def test_a_folder_may_have_any_name(tmp_path, folder):  # SAV-09
    path = tmp_path / folder / "my gäme.sol"
    path.parent.mkdir()
    board = dealt()
    board.saveGame(path)
    board.saveGame(str(path))
    assert loaded(path).snapshot() == board.snapshot()


def test_a_game_too_long_for_a_file_is_refused_before_anything_is_written(file, monkeypatch):
    monkeypatch.setattr(saveformat, "LIMIT", 400)
    board = dealt()
    board.saveGame(file)
    before = file.read_bytes()
    for _ in range(200):
        board.move("U")
    with pytest.raises(TooLargeSave):
        board.saveGame(file)
    assert file.read_bytes() == before
    assert len(list(file.parent.iterdir())) == 1


@pytest.mark.parametrize(
    "facts", [{"deep": [[[[[[[[1]]]]]]]]}, {"odd": {1: 2}}, {"big": 1 << 70}], ids=["deep", "odd", "big"]
)
def test_what_could_not_be_read_again_is_not_written(file, facts):
    board = dealt()
    board.saveGame(file)
    before = file.read_bytes()
    board.move("U")
    board.facts = {**board.facts, **facts}
    with pytest.raises(SaveError):
        board.saveGame(file)
    assert file.read_bytes() == before
    assert len(list(file.parent.iterdir())) == 1


def test_a_save_can_be_read_without_playing_it(file):
    rich_board().saveGame(file)
    save = savefile.read_save(file)
    assert (save.game, save.cursor, save.elapsed) == ("klondike", 20, 7.5)
    assert save.actions[0] == Move("U")
    assert save.deal.code and save.facts["moves"] == 3


# --- files of earlier versions ------------------------------------------------------------------


def test_there_is_a_golden_file_of_every_version():
    versions = {int(path.stem.rpartition("-")[2]) for path in GOLDEN.glob("klondike-*.sol")}
    assert versions == set(range(1, saveformat.FORMAT + 1))


def test_the_golden_file_of_version_1_loads_for_ever():
    board = loaded(GOLDEN / "klondike-1.sol")
    assert position(board) == (
        "U: ?8D ?KD ?4D ?9H ?6S ?6C ?5C ?9D ?JH ?7H ?6H ?XD ?2S ?9S ?XS ?2C ?AS ?QD ?7D ?9C ?3D\n"
        "V: 8S KS 6D\n"
        "A: JS\n"
        "B: ?JD AC\n"
        "C: ?3S ?QH KH\n"
        "D: ?JC ?3C ?5S 4H\n"
        "E: ?AD ?5H ?4S ?AH 7C\n"
        "F: ?7S ?QS ?4C ?2H ?3H KC\n"
        "G: ?5D ?QC ?XC ?8H ?8C ?2D XH"
    )
    assert (board.elapsed, board.history.moves, board.options["draw"]) == (7.5, 3, 1)
    again = rich_board()
    assert all_positions(board) == all_positions(again)


def test_a_file_from_before_an_option_was_added_still_loads(file):
    board = dealt(9, draw=3)
    board.move("U")
    board.startGame(board.deal)
    board.saveGame(file)
    payload = content(file.read_bytes())
    for options in (payload["options"], payload["deal"]["options"], payload["moves"][1]["options"]):
        del options["empty"]
    file.write_bytes(packed(payload))
    assert loaded(file).snapshot() == board.snapshot()


def test_a_version_may_add_facts_to_the_file(file):
    board = dealt(9)
    board.saveGame(file)
    payload = content(file.read_bytes())
    payload["later"] = payload["facts"]["later"] = [1.5, None, {"a": b"x"}]
    file.write_bytes(packed(payload))
    assert loaded(file).snapshot() == board.snapshot()


def test_the_facts_of_a_file_do_not_decide_anything(file):
    board = dealt(9)
    board.saveGame(file)
    payload = content(file.read_bytes())
    payload["facts"] = {"moves": 999, "won": True, "score": 10_000, "turn": 3}
    file.write_bytes(packed(payload))
    again = loaded(file)
    assert again.snapshot() == board.snapshot()
    assert not again.checkWin()


def test_a_very_long_history_leaves_its_oldest_games_behind(file, monkeypatch):
    monkeypatch.setattr(saveformat, "KEPT_MOVES", 50)
    monkeypatch.setattr(saveformat, "DEAL_WEIGHT", 1)
    board = dealt()
    for seed in range(4):
        board.startGame(board.makeDeal(seed))
        for _ in range(20):
            board.move("U")
    board.saveGame(file)
    loaded = type(board)()
    loaded.loadGame(file)
    assert loaded.snapshot() == board.snapshot()
    assert loaded.history.moves == 20
    assert len(loaded.history.entries) == 2 * 21
    undone = 0
    while loaded.canUndo():
        loaded.undo()
        board.undo()
        undone += 1
        assert loaded.snapshot() == board.snapshot()
    assert undone == 41


def test_one_long_game_is_kept_whole(file, monkeypatch):
    monkeypatch.setattr(saveformat, "KEPT_MOVES", 50)
    board = dealt()
    for _ in range(120):
        board.move("U")
    board.saveGame(file)
    loaded = type(board)()
    loaded.loadGame(file)
    assert loaded.history.moves == 120


def test_empty_deals_weigh_too(file, monkeypatch):
    monkeypatch.setattr(saveformat, "KEPT_MOVES", 1000)
    board = dealt()
    for seed in range(100):
        board.startGame(board.makeDeal(seed))
    board.saveGame(file)
    assert len(saveformat.unpack(file.read_bytes()).actions) == 1000 // saveformat.DEAL_WEIGHT - 1


def test_a_save_behind_a_link_is_written_and_the_link_stays(tmp_path):
    (tmp_path / "there").mkdir()
    link, target = tmp_path / "link.sol", tmp_path / "there" / "game.sol"
    link.symlink_to(target)
    board = dealt()
    board.saveGame(link)
    board.move("U")
    board.saveGame(link)
    assert link.is_symlink()
    loaded = type(board)()
    loaded.loadGame(target)
    assert loaded.snapshot() == board.snapshot()
