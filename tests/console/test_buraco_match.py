"""How a hand and a match of Buraco end in the console; a whole match by typing; pipes and Ctrl+C."""

import io
import random
import re
import signal
import subprocess

import pytest
from console_process import CONSOLE, environment
from games.buraco.tables import run, table
from positions import dealt

from solitaire.console.game import ConsoleGame
from solitaire.console.terminal import Terminal
from solitaire.games.buraco import BuracoBoard
from solitaire.play.progress import Progress
from solitaire.play.saves import SavesFolder
from solitaire.play.session import Session
from solitaire.play.settings import Settings
from solitaire.play.words import typed_form
from solitaire.solver.hints import find_advice


def started_by(seat, **options):
    """A dealt match that *seat* begins."""
    boards = (dealt(seed, BuracoBoard, **options) for seed in range(40))
    return next(board for board in boards if board.turn == seat)


def throw_one(board):
    """What the player of seat 0 types to throw his last legal card."""
    return f"throw {board.hands[0].cards[-1].code.replace('X', '10')}"


# --- the end ----------------------------------------------------------------------------------------


def last_card(points=()):
    """A table where the player goes out with his last card."""
    hands = ["3H", "KD 5C", "4H"]
    board = table("KC", ours=[run("3S-9S")], hands=hands, reserve=False, points=points)
    board.sheet = (((), ()),) if points else ()
    return board


def test_the_end_of_a_hand_is_told_with_its_score(play):
    """MUL-20: the last card thrown ends the hand, no turn follows."""
    played = play("throw KC", "u", "score", "moves", board=last_card())
    text = played.answers[1]
    assert "You go out, the hand is over." in text
    assert re.search(r"Points of the hand +630 +-110", text) and "Deal the next hand: type next." in text
    assert "Hand 2" in played.answers[2] and played.session.board.facts["hand"] == 2
    assert re.search(r"Total +630 +-110\n(?s:.)*Hand 2, on the table so far:", played.answers[3])


def test_next_deals_the_next_hand_and_says_when_it_is_too_early(play):
    played = play("next", "throw KC", "moves", "hint", "next", board=last_card())
    assert played.answer(1) == "The hand is not over yet: it is your turn."
    assert played.answer(3) == "U Deal the next hand"
    assert played.answer(4) == "Deal the next hand: type next."
    assert played.session.board.facts["hand"] == 2


def test_a_won_match_is_congratulated(play):
    played = play("throw KC", "u", "moves", "hint", "next", "undo", board=last_card((1700, 300)))
    assert "Your team has won the match, 2330 to 190 points." in played.answers[1]
    assert "Congratulations! What next? new, same, save or quit." in played.answers[1]
    for number in (3, 4, 5):
        assert played.answer(number) == "Your team has won the match, 2330 to 190 points."
    assert "No move is left" not in played.text


def test_a_lost_match_is_told_and_is_no_end_of_moves(play):
    played = play("throw KC", "moves", "next", board=last_card((300, 3700)))
    assert "The other team has won the match, 3590 to 930 points." in played.answers[1]
    assert played.answers[1].count("has won the match") == 1
    assert "Congratulations" not in played.text and "No move is left" not in played.text
    assert played.answer(2) == "The other team has won the match, 3590 to 930 points."


def test_taking_the_reserve_is_told(play):
    board = table("KS KD KC JO", ours=["JD JH JS JC"])
    assert "You take the reserve hand." in play("KS KD KC > new", board=board).text


class Adviser(Terminal):
    """A player who does what the hint says, and who looks at everything now and then."""

    def __init__(self, out):
        super().__init__(stdout=out)
        self.game = None
        self.asked = 0

    def ask(self, prompt):
        board, self.asked = self.game.session.board, self.asked + 1
        if board.outcome:
            raise EOFError
        if self.asked % 7 == 0:
            return ("moves", "score", "describe", "log", "why", "hint", "table", "sort suit")[
                self.asked // 7 % 8
            ]
        decision = find_advice(board, 0)
        self.write(f"Move? {board.actions() and 'next' or self.typed(decision.move)}")
        return "next" if board.actions() else self.typed(decision.move)

    def typed(self, move):
        return typed_form(self.game.session.board, move)


def test_a_whole_match_is_played_by_typing(tmp_path):
    out = io.StringIO()
    board = BuracoBoard(target=500, cards=13)
    board.startGame(board.makeDeal(11))
    terminal = Adviser(out)
    session = Session(board, SavesFolder(tmp_path / "saves"))
    terminal.game = ConsoleGame(session, terminal, Settings())
    assert terminal.game.run() == 0
    text = out.getvalue()
    assert board.outcome and max(board.totals) >= 500
    assert str(board.outcome) in text
    assert "No move is left" not in text
    assert text.count("Points of the hand") >= board.facts["hand"]
    assert max(map(len, text.splitlines())) <= 80
    refused = re.findall(r"^(?:It is not|There is no|First draw|These cards|Name ).*", text, re.M)
    assert refused == []


# --- pipes and keys ---------------------------------------------------------------------------------

MATCH = [*CONSOLE[:-1], dealt(18, BuracoBoard, target=500).deal.code]


def test_a_pipe_plays_and_its_end_keeps_the_game(tmp_path):
    home = environment(SOLITAIRE_HOME=str(tmp_path), LANG="C.UTF-8")
    first = subprocess.run(MATCH, input="u\nhint\n", env=home, capture_output=True, text=True, timeout=60)
    assert (first.returncode, first.stderr) == (0, "")
    assert "Move? hint\nTry " in first.stdout and "Your game is kept" in first.stdout
    again = [*MATCH[:-2], "--game", "buraco", "--option", "target=500"]
    second = subprocess.run(again, input="", env=home, capture_output=True, text=True, timeout=60)
    assert "Buraco: your game goes on." in second.stdout


def test_ctrl_c_while_the_others_think_leaves_politely(play, monkeypatch):
    from solitaire.play.companions import Companions

    def interrupt(self):
        raise KeyboardInterrupt

    board = started_by(0)
    monkeypatch.setattr(Companions, "act", interrupt)
    played = play("u", throw_one(board), board=board)
    assert played.status == 128 + signal.SIGINT


def test_a_lost_match_does_not_go_on(tmp_path):
    """Other options deal a new match where the one kept under them has its outcome."""
    saves = SavesFolder(tmp_path / "saves")
    progress = Progress(saves)
    assert progress.open()
    lost = BuracoBoard(target=500)
    lost.startGame(lost.makeDeal(4))
    while not lost.outcome:
        advice = find_advice(lost, lost.turn) if lost.turn % 2 else None
        lost.move(advice.move if advice else lost.legalMoves()[-1])
    assert not lost.checkWin()
    session = Session(lost, saves, progress=progress)
    assert session.new_deal(target=1000) and session.new_deal(target=500)
    assert session.board.history.moves == 0
    assert not session.board.outcome
    session.close()


def test_the_game_is_changed_in_the_console_and_comes_back(play):
    played = play(
        "game klondike",
        "game klondike",
        "uv",
        "score",
        "game buraco",
        "game buraco",
        "score",
        board=started_by(0),
    )
    assert "neither a move, as in AC" in played.answer(4)
    assert "Melds of You and Partner" in played.answers[5] + played.answers[6]
    assert "on the table so far" in played.answers[7]
    assert played.session.board.turn == 0


WORDS = """
U V V 1 2 9H 10S KD JO 3C 4C AS > new lay add throw take M0 M1 N0 H0 H1 R0 * undo redo next score sort suit
moves hint log why describe table name right Ana trace zork ; , >> H0>V:#1 H0>M0:#1+2+3
""".split()


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_typed_the_game_goes_on(seed, play):
    chance = random.Random(seed)
    lines = [" ".join(chance.choices(WORDS, k=chance.randint(1, 5))) for _ in range(150)]
    lines += [line for _ in range(4) for line in ("u", "throw 3C", "throw JO", "throw 9H", "next")]
    played = play(*lines, board=started_by(seed))
    assert played.status == 0 and "Traceback" not in played.text
    board = played.session.board
    assert sum(map(len, board.cells.values())) == 220
    assert board.turn == 0 or board.actions() or board.outcome
