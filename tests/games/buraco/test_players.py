"""The computer players: they play by the rules, give reasons, and are reproducible from a save."""

import random
import time

import pytest
from positions import dealt

from solitaire.games.buraco import BuracoBoard
from solitaire.games.buraco.bots.eyes import eyes_of
from solitaire.games.buraco.bots.normal import NORMAL
from solitaire.games.buraco.bots.players import PLAYERS, decide
from solitaire.games.buraco.bots.sim import Policy, Sim, Turn
from solitaire.games.buraco.bots.simple import GREEDY, random_policy
from solitaire.games.buraco.bots.strong import Budget
from solitaire.games.buraco.bots.worlds import imagine
from solitaire.games.buraco.cards import KIND
from solitaire.games.buraco.choices import lowest_ids
from solitaire.games.buraco.view import view_of
from solitaire.model.moves import Move

from .referee import play_hand, score_again
from .soak import QUICK, mixed_match
from .tables import codes, kinds, named, run, table

SIMPLE = ("random", "greedy", "easy", "normal")


def test_a_hundred_hands_of_mixed_players():
    assert sum(mixed_match(seed, 4) for seed in range(25)) >= 100


def test_the_strong_player_plays_by_the_rules_too():
    board = dealt(21, BuracoBoard)
    names = ("strong", "normal", "strong", "random")
    play_hand(board, lambda board: decide(view_of(board, board.turn), names[board.turn], QUICK).move)


@pytest.mark.parametrize("player", sorted(PLAYERS))
def test_the_same_view_gives_the_same_decision_with_a_reason(player):
    board = dealt(3, BuracoBoard)
    for _ in range(30):
        view = view_of(board, board.turn)
        decision = decide(view, player, QUICK)
        assert decision == decide(view, player, QUICK)
        assert decision.why[0].isupper() and decision.why.endswith(".") and "{" not in decision.why
        board.move(decision.move, player=view.seat)


def play_on(board, names, actions):
    for _ in range(actions):
        if board.facts["phase"] in ("draw", "meld"):
            board.move(decide(view_of(board, board.turn), names[board.turn], QUICK).move)
        elif board.facts["phase"] == "over":
            board.move("U")


@pytest.mark.parametrize("actions", [0, 1, 2, 5, 9, 23, 24, 25, 26, 80])
def test_a_loaded_match_goes_on_as_if_it_had_not_been_saved(actions, tmp_path):
    """In every phase and at every seat (MUL-16, MUL-17)."""
    names = ("easy", "normal", "random", "greedy")
    board = dealt(actions, BuracoBoard)
    play_on(board, names, actions)
    path = tmp_path / "match.sol"
    board.saveGame(path)
    loaded = BuracoBoard()
    loaded.loadGame(path)
    for one in (board, loaded):
        play_on(one, names, 60)
    assert [str(entry.action) for entry in loaded.history.entries[1:]] == [
        str(entry.action) for entry in board.history.entries[1:]
    ]
    assert loaded.snapshot() == board.snapshot()


# --- the fast table -----------------------------------------------------------------------------


def sim_of(board):
    """A Sim of the real table, which no player ever gets."""
    eyes = eyes_of(view_of(board, board.turn))
    own, other = eyes.own, eyes.other
    sides = (own, other) if board.turn % 2 == 0 else (other, own)
    cards = [[KIND[card.id] for card in cell] for cell in (*board.hands, *board.reserves)]
    stock, pile = ([KIND[card.id] for card in cell] for cell in (board.stock, board.discard))
    return Sim(cards[:4], stock, pile, cards[4:], sides, board.turn, board.facts["fresh"])


def follow(board, ask):
    """A policy that makes on the board what it answers for the fast table."""

    def answer(eyes):
        plan = ask(eyes)
        if not isinstance(plan, Turn):
            taken = draft_move(board, "V", -1, plan) if plan else f"V>H{board.turn}"
            board.move("U" if plan is None else taken)
            return plan
        for lay in plan.lays:
            board.move(draft_move(board, board.hand.letter, *lay))
        if plan.discard is not None and board.facts["phase"] == "meld" and board.turn == eyes.seat:
            board.move(Move.ofCards(board.hand.letter, "V", lowest(board, [plan.discard])))
        return plan

    return answer


def draft_move(board, source, index, laid):
    return Move.ofCards(source, board.ownMelds[index].letter, lowest(board, laid))


def lowest(board, wanted):
    return lowest_ids(wanted, sorted(card.id for card in board.hand))


@pytest.mark.parametrize("seed", range(12))
def test_the_fast_table_and_the_board_play_the_same_hand(seed):
    board = dealt(seed, BuracoBoard, cards=(11, 13, 15)[seed % 3])
    sim = sim_of(board)
    policies = (NORMAL, GREEDY)
    while not sim.over:
        seat = sim.turn
        assert (board.turn, board.facts["phase"]) == (seat, "draw")
        sim.step(Policy(*(follow(board, ask) for ask in policies[seat % 2])))
        assert [len(hand) for hand in sim.hands] == [len(hand) for hand in board.hands]
        assert [sorted(hand) for hand in sim.hands] == [
            sorted(KIND[card.id] for card in hand) for hand in board.hands
        ]
    assert board.facts["out"] == sim.out
    assert sim.scores() == list(board.totals)
    assert sim.scores() == [score_again(board, team, sim.out) for team in (0, 1)]


def test_a_made_up_table_has_all_cards_and_what_is_known():
    board = dealt(9, BuracoBoard)
    play_on(board, SIMPLE, 50)
    view = view_of(board, board.turn)
    eyes = eyes_of(view)
    for number in range(20):
        sim = imagine(eyes, random.Random(number)).table()
        laid = [kind for side in sim.sides for kind, count in enumerate(side.laid) for _ in range(count)]
        cells = [*sim.hands, *sim.reserves, sim.stock, sim.pile, laid]
        assert sorted(kind for cell in cells for kind in cell) == sorted(KIND)
        assert [len(hand) for hand in sim.hands] == list(view.counts)
        assert (len(sim.stock), sorted(sim.hands[view.seat])) == (view.stock, sorted(eyes.hand))
        for seat, known in enumerate(eyes.known):
            assert all(sim.hands[seat].count(kind) >= known.count(kind) for kind in known)


def test_random_players_finish_on_the_fast_table():
    for seed in range(20):
        sim = sim_of(dealt(seed, BuracoBoard))
        sim.play([random_policy(random.Random(seed))] * 4)
        assert sim.over


# --- what the normal player knows ---------------------------------------------------------------


def decision(board, player="normal"):
    return decide(view_of(board, board.turn), player, QUICK)


def test_it_takes_the_pile():
    board = table("9S 9D KS 4H 7C QD", "9H", "4C 5D")
    assert str(decision(board).move) == named(board, "M0", "9S 9D", "V")
    assert decision(board).why == "The 3 cards of the pile are worth more than one I do not know."


def test_it_never_strands_itself():
    board = table("9S 9D", "9H", "4C", reserve=False)
    assert str(decision(board).move) == "U"
    board = table("8S 9S", ours=[run("3S-7S")], reserve=False)
    assert str(decision(board).move) == named(board, "M0", "8S 9S")
    board = table("4S 5S 6S 9C", reserve=False)
    assert decision(board).move.target == "V"


def test_it_closes_and_says_so():
    board = table("9S KD 4H 7C QD", ours=[run("3S-8S")])
    assert str(decision(board).move) == named(board, "M0", "9S")
    assert decision(board).why == "That closes the meld."


def test_it_keeps_its_wild_cards_until_there_are_five():
    few = table("2S 2H JO JO KD 9H 5C 7D QC", ours=["4S 5S 6S"])
    assert few.checkMove(decision(few).move) and decision(few).move.target == "V"
    many = table("2S 2H 2D JO JO KD 9H 5C 7D QC", ours=["4S 5S 6S"])
    assert codes(many.hand.find(decision(many).move.cards)) == "2S 2H 2D JO JO"


def test_it_keeps_nothing_back_when_the_hand_may_end():
    board = table("JO KD 9H 5C 7D QC", ours=["4S 5S 6S"], theirs=[run("3S-9S")], other_reserve=False)
    assert codes(board.hand.find(decision(board).move.cards)) == "JO"
    assert decision(board).why == "The hand may end soon: I keep no wild card back."


def test_it_covers_a_large_pile_with_a_wild_card():
    board = table("JO KD 9H 5C 7D QC", pile="4C 5D 6H 8S TD JC QS AD 3C 4H 6D 7H")
    assert codes(board.hand.find(decision(board).move.cards)) == "JO"
    assert "keeps the next player away from 12 cards" in decision(board).why


def test_it_decides_in_less_than_twenty_milliseconds():
    board = dealt(3, BuracoBoard)
    spent = []
    for _ in range(60):
        view = view_of(board, board.turn)
        start = time.process_time()
        move = decide(view).move
        spent.append(time.process_time() - start)
        board.move(move)
    assert sorted(spent)[len(spent) // 2] < 0.02


def test_the_strong_player_stops_when_it_is_told():
    board = dealt(3, BuracoBoard)
    asked = []

    def stop():
        asked.append(1)
        return True

    decide(view_of(board, board.turn), "strong", Budget(samples=10**9, stop=stop))
    assert len(asked) < 3


def test_shapes_of_eyes_are_those_of_the_table():
    board = table("JO KD", ours=["4S 5S JO", "KS KD KC"], theirs=["2S 2H JO"])
    eyes = eyes_of(view_of(board, 0))
    assert [meld.sort for meld in eyes.own.melds] == ["run", "set"]
    assert eyes.own.points == 60 + 30 and eyes.other.points == 100 - 1000
    assert sorted(eyes.hand) == sorted(kinds("JO KD"))
