"""Geometry: nothing leaves the window, and a point hits what is seen there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solitaire.games.klondike import KlondikeBoard
from solitaire.window.boxes import Box
from solitaire.window.layout import Layout
from solitaire.window.theme import sizes_for

from .tiny_game import TinyBoard


def table_area(width, height):
    """The area between the bars of a window of this size."""
    sizes = sizes_for(width, height)
    return Box(0, sizes.bar, width, height - sizes.bar - sizes.status)


def board_of(kind, seed, moves=0):
    board = kind()
    board.startGame(board.makeDeal(seed))
    for number in range(moves):
        legal = board.legalMoves()
        if not legal:
            break
        board.move(legal[(number * 7 + seed) % len(legal)])
    return board


def inside(box, area):
    return area.x <= box.x and area.y <= box.y and box.right <= area.right and box.bottom <= area.bottom


@given(
    st.integers(320, 4000),
    st.integers(240, 2400),
    st.integers(0, 999),
    st.integers(0, 60),
    st.sampled_from([KlondikeBoard, TinyBoard]),
)
def test_no_card_and_no_cell_ever_leaves_the_table(width, height, seed, moves, kind):
    area = table_area(width, height)
    layout = Layout(board_of(kind, seed, moves), area)
    for spot in layout.spots:
        assert inside(spot.box, area), spot
    for letter, base in layout.bases.items():
        assert inside(base, area), letter


@given(st.integers(320, 4000), st.integers(240, 2400))
def test_a_column_of_nineteen_cards_closes_up(width, height):
    board = board_of(KlondikeBoard, 1)
    cards = [card for cell in board.cells.values() for card in cell][:19]
    for cell in board.cells.values():
        cell._cards[:] = [card for card in cell if card not in cards]
    for number, card in enumerate(cards):
        card.faceUp = number >= 6
    board.cells["G"]._cards[:] = cards
    area = table_area(width, height)
    spots = Layout(board, area).cards["G"]
    assert spots[-1].box.bottom <= area.bottom
    tops = [spot.box.y for spot in spots]
    assert tops == sorted(tops)


def test_face_down_cards_give_way_first():
    board = board_of(KlondikeBoard, 1)
    high = Layout(board, Box(0, 0, 1000, 3000)).cards["G"]
    assert high[1].box.y - high[0].box.y == pytest.approx(0.1 * high[0].box.h, abs=1.5)


@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (2560, 1440)])
@pytest.mark.parametrize("kind", [KlondikeBoard, TinyBoard])
def test_a_point_hits_the_topmost_card_that_is_drawn_there(size, kind):
    layout = Layout(board_of(kind, 3, 25), table_area(*size))
    drawn = layout.visible()
    for y in range(0, size[1], 7):
        for x in range(0, size[0], 5):
            seen = [spot for spot in drawn if spot.box.contains(x, y)]
            hit = layout.hit(x, y)
            assert (hit and hit.card) is (seen[-1].card if seen else None), (x, y)


def test_the_space_below_a_column_and_an_empty_cell_belong_to_it():
    layout = Layout(board_of(KlondikeBoard, 3), table_area(1280, 800))
    last = layout.cards["A"][-1].box
    assert layout.cell_at(last.centre[0], layout.area.bottom - 10) == "A"
    assert layout.cell_at(*layout.bases["W"].centre) == "W"
    assert layout.cell_at(5, layout.area.y + 2) is None


@given(st.floats(-400, 1600), st.floats(-400, 1200))
def test_a_held_card_means_the_cell_it_covers_most(x, y):
    layout = Layout(board_of(KlondikeBoard, 3), table_area(1280, 800))
    card = Box(x, y, layout.card_w, layout.card_h)
    shares = layout.overlaps(card)
    assert [share for _, share in shares] == sorted((share for _, share in shares), reverse=True)
    assert all(layout.areas[letter].overlap(card) > 0 for letter, _ in shares)


def test_only_cards_that_show_are_drawn():
    board = board_of(KlondikeBoard, 3)
    layout = Layout(board, table_area(1280, 800))
    drawn = {spot.card.id for spot in layout.visible()}
    assert len(drawn) == 29
    top = board.cells["U"].top
    below = layout.visible({top.id})
    assert board.cells["U"][-2] in [spot.card for spot in below], "the next card shows when the top is lifted"
