"""A player sees what the rules show, no more: hidden cards may be exchanged and nothing changes (MUL-13)."""

import random

import pytest
from positions import dealt

from solitaire.games.buraco import BuracoBoard
from solitaire.games.buraco.bots.players import PLAYERS, decide
from solitaire.games.buraco.view import HIDDEN, view_of

from .soak import QUICK
from .tables import act, table


def hidden_places(board, seat):
    """Cell and index of every card that *seat* has never seen."""
    view = view_of(board, seat)
    seen = {*view.hand, *view.pile, *(card for hand in view.known for card in hand)}
    seen |= {card for melds in view.melds for meld in melds for card in meld.cards}
    cells = [board.stock, board.discard, *board.hands, *board.reserves]
    return [(cell, place) for cell in cells for place, card in enumerate(cell) if card.id not in seen]


def exchange(board, seat, chance):
    """Shuffle all cards that are hidden from *seat*, in place."""
    places = hidden_places(board, seat)
    cards = [cell[place] for cell, place in places]
    sides = [card.faceUp for card in cards]
    chance.shuffle(cards)
    upcard = board.facts["upcard"]
    for (cell, place), card, side in zip(places, cards, sides, strict=True):
        if cell[place].id == upcard and upcard >= 0 and seat != board.facts["starter"]:
            board.facts = {**board.facts, "upcard": card.id}
            upcard = -1
        card.faceUp = side
        cell._cards[place] = card
    return len(places)


def somewhere(seed, actions):
    """A table after that many actions of mixed players."""
    board, names = dealt(seed, BuracoBoard), ("normal", "easy", "greedy", "random")
    for _ in range(actions):
        if board.facts["phase"] in ("draw", "meld"):
            board.move(decide(view_of(board, board.turn), names[board.turn]).move)
    return board


@pytest.mark.parametrize("actions", [0, 1, 5, 17, 40, 60, 61, 62, 75])
def test_hidden_cards_change_no_view_and_no_decision(actions):
    board = somewhere(actions, actions)
    seat, chance = board.turn, random.Random(actions)
    if board.facts["phase"] not in ("draw", "meld"):
        return
    before = view_of(board, seat)
    decisions = {name: decide(before, name, QUICK) for name in PLAYERS}
    hands = [tuple(hand) for hand in board.hands]
    for _ in range(5):
        assert exchange(board, seat, chance) > 20
        view = view_of(board, seat)
        assert view == before
        assert {name: decide(view, name, QUICK) for name in PLAYERS} == decisions
    assert [tuple(hand) for hand in board.hands] != hands


def test_every_seat_sees_its_own_hand_the_table_and_the_counts():
    board = somewhere(3, 30)
    for seat in range(4):
        view = view_of(board, seat)
        assert view.hand == tuple(sorted(card.id for card in board.hands[seat]))
        assert view.counts == tuple(map(len, board.hands))
        assert (view.stock, len(view.pile)) == (len(board.stock), len(board.discard))
        assert view.known[seat] == view.hand
        assert [meld.cards for meld in view.melds[0] if meld.cards] == [
            tuple(card.id for card in meld) for meld in board.melds[0] if len(meld)
        ]


def test_only_the_starter_sees_the_upcard_wherever_it_goes():
    board = dealt(8, BuracoBoard)
    starter, upcard = board.turn, board.discard.top.id
    for seat in range(4):
        assert view_of(board, seat).top == (upcard if seat == starter else HIDDEN)
    board.move("U")
    thrown = board.hand[0].id
    board.move(f"{board.hand.letter}>V:#{thrown}")
    for seat in range(4):
        assert view_of(board, seat).pile == ((upcard if seat == starter else HIDDEN), thrown)


def test_cards_taken_with_the_pile_are_known_to_all():
    board = table("9S 9D KS", "9H", "4C 5D", seat=1)
    pile = sorted(card.id for card in board.discard)[:3]
    taken = [card.id for card in board.discard.cards[:-1]]
    act(board, "new", "9S 9D", "V")
    for seat in (0, 2, 3):
        assert view_of(board, seat).known[1] == tuple(sorted(taken))
    assert set(taken) < set(pile) | {board.cells["N0"].top.id}


def test_an_upcard_taken_with_the_pile_is_known_to_its_taker_and_the_starter():
    board = table("9S 9D KS", "9H", "4C 5D", seat=1, starter=3)
    board.facts = {**board.facts, "upcard": board.discard[0].id}
    secret, other = (card.id for card in board.discard.cards[:2])
    act(board, "new", "9S 9D", "V")
    assert view_of(board, 3).known[1] == tuple(sorted((secret, other)))
    assert view_of(board, 0).known[1] == view_of(board, 2).known[1] == (other,)
    act(board, "V", "4C")
    assert view_of(board, 0).top == secret


def test_the_seed_of_chance_moves_says_nothing_about_the_cards():
    board = dealt(8, BuracoBoard)
    seed = view_of(board, 0).seed
    exchange(board, 0, random.Random(1))
    assert view_of(board, 0).seed == seed
    board.move("U")
    assert view_of(board, 0).seed != seed
