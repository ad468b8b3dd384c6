"""The real program at a Buraco table: the others play before the eyes, and go on after a new start."""

import time

import pytest

from .match_table import Table, board_started_by
from .player import Player

pytestmark = pytest.mark.window


class Watcher(Player):
    """Knows from its mirror what the table looks like when the others have played."""

    def __init__(self, folder, mirror, words):
        super().__init__(folder, resumed=mirror)
        self._words = [str(word) for word in words]

    def wait_for_cards(self, seconds=60):
        super().wait_for_cards(seconds)


@pytest.fixture
def mirror(tmp_path):
    desk = Table(tmp_path / "mirror", board_started_by(1))
    yield desk
    desk.screen.turns.close()


class Impatient(Watcher):
    """Turns the wheel as soon as the window is there."""

    def wait_for_cards(self, seconds=60):
        if not self._saved:
            self._saved = 1
            self._xdotool(*self._at(30, 400), "click", "4")
        super().wait_for_cards(seconds)


class Patient(Watcher):
    """Notes now and then how many moves were made, until the picture is that of the mirror."""

    def wait_for_cards(self, seconds=60):
        self.counts, end = [], time.monotonic() + seconds
        while time.monotonic() < end and (not self.counts or self.counts[-1] < len(self.desk.made)):
            self.counts.append(self.saved().history.moves)
            time.sleep(0.4)
        super().wait_for_cards()


@pytest.mark.timeout(180)
def test_a_round_of_the_others_is_seen_action_by_action(tmp_path, mirror):
    code = mirror.board.deal.code
    mirror.screen.turns.skip()
    mirror.wait(0.1)
    with Patient(tmp_path, mirror, ["--deal", code]) as player:
        steps = [after - before for before, after in zip(player.counts, player.counts[1:], strict=False)]
        assert max(steps) == 1, "one action at a time"
        assert player.saved().snapshot() == mirror.board.snapshot()
        assert player.quit() == (0, "")


@pytest.mark.timeout(120)
def test_a_game_saved_in_the_middle_of_a_turn_goes_on_identically_in_a_new_process(tmp_path, mirror):
    mirror.wait(2)
    assert mirror.board.turn and mirror.made
    file = tmp_path / "played" / "half.sol"
    file.parent.mkdir()
    mirror.board.saveGame(file)
    mirror.screen.turns.skip()
    mirror.wait(0.1)
    with Impatient(tmp_path, mirror, ["--load", file]) as player:
        assert player.saved().snapshot() == mirror.board.snapshot()
        assert player.quit() == (0, "")
