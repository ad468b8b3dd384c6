"""A whole hand of Buraco with a real mouse and keyboard in the real program, against seeded players."""

import json
import random
import time

import pytest

from solitaire.games.buraco import BuracoBoard
from solitaire.model.moves import Move
from solitaire.window.choice_panel import ChoicePanel

from .desk import Desk
from .player import Player
from .seen import wrong_cards

pytestmark = [pytest.mark.window, pytest.mark.slow, pytest.mark.timeout(300)]
CODE = "B00-0000017"  # the player begins, and can take the pile at once in more than one way


class CardPlayer(Player):
    """A person with a hand of cards. The mirror's computer players act when the program's do."""

    def __init__(self, folder, code=CODE, size=(1280, 800)):
        home = folder / "home"
        home.mkdir(parents=True)
        place = {"window_x": 0, "window_y": 0, "window_width": size[0], "window_height": size[1]}
        (home / "settings.json").write_text(json.dumps({"speed": "off", **place}))
        desk = Desk(folder / "mirror", BuracoBoard())
        desk.session.deal_code(code)
        super().__init__(folder, code, resumed=desk)
        self._words = ["--deal", code]

    @property
    def board(self):
        return self.desk.board

    def choose(self, ids):
        """Click cards, the second and later ones with Ctrl."""
        for number, card in enumerate(ids):
            if number == 1:
                self._xdotool("keydown", "ctrl")
            self._xdotool(*self._at(*self.desk.at_card(card)), "click", "1")
            self.desk.click_card(card, "Ctrl" if number else "")
        self._xdotool("keyup", "ctrl")
        self._pause()

    def drag_card(self, card, target):
        """Carry a card, and what is chosen with it, to a cell."""
        x, y = self.desk.at_card(card)
        end = self.desk.screen.layout.home(target)
        words = [*self._at(x, y), "mousedown", "1"]
        for part in (0.1, 0.5, 1.0):
            words += self._at(x + (end.x + 4 - x) * part, y + (end.centre[1] - y) * part)
        self._xdotool(*words, "mouseup", "1")
        self.desk.drag_card(card, target)
        self._pause()

    def type(self, text):
        """Letters and digits."""
        self.key(*text.lower())
        for sign in text:
            self.desk.screen.key(sign)

    def make(self, move, how):
        """Make a move in one of the ways there are."""
        before = self.board.history.cursor
        move = Move.parse(str(move))
        if not move.target:
            self.click(move.source) if how != "keys" else self.type(move.source)
        elif move.source == "V":
            self._take(move, how)
        else:
            self._from_hand(move, how)
        assert self.board.history.cursor == before + 1, (str(move), how, self.desk.session.message)

    def _take(self, move, how):
        self.drag("V", "H0") if how == "drag" else self.type("V") if how == "keys" else self.click("V")
        panel = self.desk.screen.dialog
        if isinstance(panel, ChoicePanel):
            number = str(panel.ways.index(move) + 1)
            self.key(number)
            self.desk.screen.key(number)

    def _from_hand(self, move, how):
        if how == "drag" and len(move.cards) == 1:
            self.drag_card(move.cards[0], move.target)
            return
        self.choose(move.cards)
        if how == "drag":
            self.drag_card(move.cards[-1], move.target)
        elif how == "keys":
            self.type(move.target)
            if self.desk.hands.typed:
                self.key("Return")
                self.desk.screen.key("Enter")
        elif len(move.cards) == 1 and move.target == "V":
            self.choose(move.cards)  # once more
        else:
            self.click(move.target)

    def let_others_play(self):
        """The mirror's players act; the window shows the same after a while."""
        self._xdotool(*self._at(*self._felt))
        self.desk.screen.move(*self._felt)
        companions = self.desk.screen.turns.companions
        while companions.due:
            assert companions.act(), self.desk.session.message
        if self.board.facts["phase"] == "over":
            self._close_sheet()
        self.wait_for_cards(30)

    def _close_sheet(self, seconds=20):
        """The score sheet opens by itself when the last move of a hand has been seen."""
        end = time.monotonic() + seconds
        while wrong_cards(self.picture(), self.desk.screen.layout) and time.monotonic() < end:
            time.sleep(0.5)
            self.key("Escape")

    @property
    def _felt(self):
        area = self.desk.screen.table_area
        return area.centre[0], area.bottom - 3

    def advised(self):
        """What a computer player would do in the player's place."""
        return self.board.question(0).answer(lambda: True).move


def same(player):
    """Program, picture and mirror show the same; answers the program's board."""
    player.wait_for_cards()
    board = player.saved()
    assert board.snapshot() == player.board.snapshot()
    return board


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_a_whole_hand(tmp_path, size):
    numbers = random.Random(8)
    with CardPlayer(tmp_path, size=size) as player:
        for turn in range(60):
            while player.board.turn == 0 and player.board.facts["phase"] not in ("over", "end"):
                player.make(player.advised(), numbers.choice(["drag", "click", "keys"]))
            player.let_others_play()
            if turn % 3 == 0:
                same(player)
            if player.board.facts["phase"] == "over":
                break
        board = same(player)
        assert board.facts["phase"] == "over" and board.facts["points"]
        assert player.quit() == (0, "")


def test_a_turn_goes_on_in_a_new_process_where_it_was_left(tmp_path):
    """After drawing, and with melds laid down. The mirror was never saved or loaded."""
    with CardPlayer(tmp_path) as player:
        while player.board.turn == 0:
            player.make(player.advised(), "click")
        player.let_others_play()
        player.make(player.advised(), "drag")
        assert player.board.turn == 0 and player.board.facts["phase"] == "meld"
        same(player)
        assert player.quit() == (0, "")
    for how in ("click", "drag"):
        player._words = []
        with player:
            assert same(player).facts["phase"] == "meld"
            while player.board.turn == 0:
                player.make(player.advised(), how)
            player.let_others_play()
            same(player)
            player.make(player.advised(), how)
            assert player.quit() == (0, "")


def follow(player):
    """Wait until the program waits for the player; then the mirror takes over what it saved."""
    while True:
        board = player.saved()
        if board.turn == 0 or board.facts["phase"] == "over":
            break
    assert player.desk.session.load(next(player.saves.glob("*.sol")))
    player.let_others_play()
    return board


def test_input_in_bursts_while_others_play(tmp_path):
    """Clicks and keys fall where they may, also into the player's own turn: what comes of it is a game."""
    numbers = random.Random(3)
    with CardPlayer(tmp_path) as player:
        for _turn in range(4):
            while player.board.turn == 0 and player.board.facts["phase"] != "over":
                player.make(player.advised(), "click")
            x, y = player.desk.at_card(player.board.cells["H0"][0].id)
            for _ in range(12):
                at = player._at(x + numbers.randrange(250), y + numbers.randrange(-20, 20))
                player._xdotool(*at, "click", "--repeat", str(numbers.randrange(1, 4)), "--delay", "20", "1")
                player.key(*numbers.choices(["space", "Left", "Right", "Return", "u", "v", "BackSpace"], k=4))
            player.key("Escape", "Escape", "Escape")
            player._xdotool(*player._at(*player._felt))
            board = follow(player)
            assert sorted(card.id for cell in board.cells.values() for card in cell) == list(range(220))
            if board.facts["phase"] == "over":
                break
        assert player.quit() == (0, "")
