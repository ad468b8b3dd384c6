"""Input while other players act, and in bursts."""

import random

import pytest

from .hand_table import chosen, click, id_of, keys, shown

# --- while others play ---------------------------------------------------------------------------


def others_turn(sit, **rest):
    desk = sit(**rest)
    click(desk, "9C 9C", "")
    assert desk.board.turn == 1
    return desk


def test_while_others_play_cards_are_chosen_and_put_in_order_but_not_played(sit):
    desk = others_turn(sit)
    click(desk, "KH KS KD")
    assert chosen(desk) == "KS KH KD" and desk.hands.targets("H0", None, desk.hands.selection.cards) == set()
    before = desk.board.history.moves
    desk.hands.play.click_cell("M2")
    assert desk.session.message == "It is not your turn."
    desk.drag_card(id_of(desk, "KH"), "M2")
    assert desk.session.message == "It is not your turn." and desk.board.history.moves == before
    desk.drag_card(id_of(desk, "3S"), desk.screen.layout.cards["H0"][5].box.moved(6, 0))
    assert shown(desk).split().index("3S") == 5
    assert chosen(desk) == "KS KH KD"


def test_a_drag_goes_on_while_another_player_acts(sit):
    desk = others_turn(sit)
    desk.drag_card(id_of(desk, "3S"), desk.screen.layout.cards["H0"][4].box, release=False)
    held = desk.hands.held
    assert held
    assert desk.screen.turns.companions.act()
    assert desk.hands.held == held, "in the hand of the player"
    x, y = desk.screen.layout.cards["H0"][7].box.x + 6, desk.screen.layout.cards["H0"][7].box.y + 50
    desk.screen.drag(x, y)
    desk.screen.release(x, y, "left")
    assert desk.hands.held is None and shown(desk).split()[0] != "3S"


def test_a_click_is_not_lost_while_another_player_acts(sit):
    desk = others_turn(sit)
    x, y = desk.at_card(id_of(desk, "KD"))
    desk.screen.press(x, y, "left")
    assert desk.screen.turns.companions.act()
    desk.screen.release(x, y, "left")
    assert chosen(desk) == "KD"


@pytest.mark.parametrize("end", ["Ctrl+N", "Ctrl+R", "load"])
def test_nothing_held_or_chosen_outlives_its_game(sit, end):
    desk = sit()
    desk.session.save("one")
    click(desk, "KH KS")
    desk.drag_card(id_of(desk, "KH"), "M2", release=False)
    assert desk.hands.held
    if end == "load":
        desk.session.load(desk.session.path)
    else:
        keys(desk, end)
    assert desk.hands.held is None and desk.hands.picked is None
    desk.screen.release(*desk.at("M0"), "left")
    assert desk.board.history.moves == 0


def test_the_next_hand_begins_with_nothing_chosen(sit):
    desk = sit()
    click(desk, "KH KS")
    desk.board._endHand(-1)
    assert desk.session.play("U")
    assert desk.board.facts["hand"] == 2 and desk.hands.picked is None


@pytest.mark.parametrize("seed", range(8))
def test_bursts_of_input_lose_nothing(sit, seed):
    numbers = random.Random(seed)
    desk = sit(settings={"throw_click": numbers.choice(["first", "second"])})
    desk.screen.resize(800, 600, 1.0)
    letters = ["U", "V", "M", "N", "H", "0", "1", "2", "Space", "Enter", "Esc", "Left", "Right", "Up", "Down"]
    letters += ["Shift+Left", "Shift+Right", "Ctrl+Left", "Ctrl+Right", "Ctrl+Z", "Tab", "Backspace"]
    for _ in range(300):
        act, (x, y) = numbers.randrange(7), (numbers.randrange(800), numbers.randrange(600))
        if numbers.random() < 0.5:
            cards = tuple(desk.board.cells.get("H0", ())) or desk.board.deck
            x, y = desk.at_card(numbers.choice(cards).id)
        if act in (0, 1, 2):
            button = numbers.choice(["left", "left", "left", "right"])
            desk.screen.press(x, y, button, numbers.choice(["", "Ctrl", "Shift"]))
        if act in (1, 3):
            desk.screen.drag(numbers.randrange(800), numbers.randrange(600))
        if act in (1, 2, 4):
            desk.screen.release(x, y, "left")
        if act == 5:
            desk.screen.key(numbers.choice(letters))
        if act == 6:
            (desk.screen.turns.companions.act() if desk.board.turn else desk.screen.move(x, y))
        desk.time += numbers.choice([0.03, 1.0])
        everything = sorted(card.id for cell in desk.board.cells.values() for card in cell)
        assert everything == list(range(len(desk.board.makeDeck())))
        own = desk.board.cells.get("H0", ())  # a key may have opened another game
        assert desk.hands.chosen <= {card.id for card in own}
        held = desk.hands.held
        assert held is None or {card.id for card in held.cards} <= {
            card.id for card in desk.board.cells[held.letter]
        }
