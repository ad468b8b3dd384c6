"""An independent referee: plays whole hands on a board and keeps its own books beside it (MUL-02, MUL-03)."""

from collections import Counter

from solitaire.games.buraco import BuracoBoard
from solitaire.games.buraco.cards import KIND, POINTS, SUIT, VALUE

__all__ = ["cards_of", "play_hand", "score_again", "watch"]

BONUS = {"set": 200, "run": 200}


def cards_of(board):
    return sorted(card.id for cell in board.cells.values() for card in cell)


def score_again(board, team, out):
    """The points of a team, counted a second time from the cards alone."""
    total = 0
    for meld in board.melds[team]:
        kinds = [KIND[card.id] for card in meld]
        wild = [kind for kind in kinds if VALUE[kind] in (0, 2)]
        total += sum(POINTS[kind] for kind in kinds)
        if kinds and len(wild) == len(kinds):
            total += -1000 if len(kinds) < 7 else 2000 if all(VALUE[kind] == 2 for kind in kinds) else 1000
        elif len(kinds) == 7:
            aces = all(VALUE[kind] == 1 for kind in kinds if kind not in wild)
            total += (200 if wild else 400) + 100 * aces
    for seat in (team, team + 2):
        total -= sum(POINTS[KIND[card.id]] for card in board.hands[seat])
    total += 100 if not len(board.reserves[team]) else -100
    return total + 100 * (out >= 0 and out % 2 == team)


def check_melds(board):
    """Every meld obeys 1.5: at most seven cards, one wild card, and one rank or one suit."""
    for division in board.melds:
        for meld in division:
            kinds = [KIND[card.id] for card in meld]
            naturals = [kind for kind in kinds if VALUE[kind] not in (0, 2)]
            assert not kinds or 3 <= len(kinds) <= 7
            if naturals:
                assert len(kinds) - len(naturals) <= 1 and len(naturals) >= 2
                ranks = {VALUE[kind] for kind in naturals}
                assert (
                    len(ranks) == 1
                    or len({SUIT[kind] for kind in naturals}) == 1
                    and (len(ranks) == len(naturals))
                )


def watch(board, move):
    """Make *move* and compare hands, stock and pile with what the rules say must have happened."""
    seat, phase = board.turn, board.facts["phase"]
    before = {letter: len(cell) for letter, cell in board.cells.items()}
    reserve = len(board.reserves[seat % 2])
    steps = board.move(move)
    after = Counter({letter: len(cell) for letter, cell in board.cells.items()})
    change = {letter: after[letter] - before.get(letter, 0) for letter in {*after, *before}}
    taken = reserve - len(board.reserves[seat % 2])
    assert taken in (0, reserve)
    if phase == "draw" and str(move) == "U":
        expected = {"U": -1, f"H{seat}": 1} if before["U"] else {}
    elif move.source == "V":
        pair = len(move.cards)
        expected = {"V": -before["V"], f"H{seat}": before["V"] - (3 if pair else 0) + taken}
        expected |= {move.target: 3} if pair else {}
    else:
        count = len(move.cards)
        expected = {f"H{seat}": taken - count, move.target: count}
    expected |= {f"R{seat % 2}": -taken} if taken else {}
    assert {letter: number for letter, number in change.items() if number} == {
        letter: number for letter, number in expected.items() if number
    }
    assert all(change.get(f"H{other}", 0) == 0 for other in range(4) if other != seat)
    return steps


def play_hand(board: BuracoBoard, choose) -> int:
    """Play to the end of the hand with ``choose(board)`` for every seat; the number of turns."""
    turns = 0
    while board.facts["phase"] in ("draw", "meld"):
        turns += board.facts["phase"] == "draw"
        assert turns <= 227
        watch(board, choose(board))
        assert cards_of(board) == list(range(220))
        check_melds(board)
    out = board.facts["out"]
    lines = board.sheet[-1]
    for team in (0, 1):
        assert sum(line[2] for line in lines[team]) == score_again(board, team, out)
    if out >= 0:
        assert not len(board.hands[out]) and not len(board.reserves[out % 2])
        assert any(len(meld) == 7 for meld in board.melds[out % 2])
    else:
        assert not len(board.stock)
    return turns
