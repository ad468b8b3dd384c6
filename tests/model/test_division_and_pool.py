"""Division and Pool: the arrays of cells, the stock and the waste."""

import pytest

from solitaire.model.cards import french_deck
from solitaire.model.cells import AlternateCell, FreeCell, HouseCell
from solitaire.model.division import Division
from solitaire.model.pool import Pool


def test_a_division_is_a_fixed_array_of_one_kind_of_cell():
    cells = [HouseCell("W"), HouseCell("X")]
    division = Division("Sort", HouseCell, iter(cells))
    assert (len(division), list(division), division[1]) == (2, cells, cells[1])
    assert isinstance(division.cells, tuple)


@pytest.mark.parametrize("stranger", [FreeCell("V"), AlternateCell("A"), type("Own", (HouseCell,), {})("Z")])
def test_a_division_refuses_another_kind_of_cell(stranger):
    with pytest.raises(TypeError, match="Sort holds HouseCell"):
        Division("Sort", HouseCell, [HouseCell("W"), stranger])


def test_a_division_is_full_when_every_cell_is():
    cells = [FreeCell("A", 1), FreeCell("B", 1)]
    division = Division("Two", FreeCell, cells)
    deck = french_deck()
    assert not division.isFull()
    cells[0].put(deck[0])
    assert not division.isFull()
    cells[1].put(deck[1])
    assert division.isFull()


def pool_of(cards: int, draw_count: int = 1, passes: int | None = None) -> Pool:
    pool = Pool(FreeCell("U"), FreeCell("V"), draw_count, passes)
    for card in reversed(french_deck()[:cards]):
        pool.downside.put(card)
    return pool


def ids(cell) -> list[int]:
    return [card.id for card in cell]


DRAWS = [(5, 1, 1), (5, 3, 3), (2, 3, 2), (1, 3, 1), (0, 3, 0)]


@pytest.mark.parametrize(("cards", "draw_count", "drawn"), DRAWS)
def test_a_draw_turns_over_as_many_as_asked_or_left(cards, draw_count, drawn):
    pool = pool_of(cards, draw_count)
    steps = pool.draw()
    assert ids(pool.upside) == list(range(drawn))
    assert len(pool.downside) == cards - drawn
    assert all(card.faceUp for card in pool.upside)
    assert not any(card.faceUp for card in pool.downside)
    assert [(step.cards[0].id, step.source, step.target, step.turned) for step in steps] == [
        (number, "U", "V", True) for number in range(drawn)
    ]


@pytest.mark.parametrize("draw_count", [1, 3])
def test_the_same_cards_come_again_in_the_same_order(draw_count):
    pool = pool_of(7, draw_count)
    before = ids(pool.downside)
    while not pool.isEmpty():
        pool.draw()
    steps = pool.cycleBack()
    assert len(steps) == 7
    assert ids(pool.downside) == before
    assert pool.upside.isEmpty() and not any(card.faceUp for card in pool.downside)
    assert pool.turns == 1


@pytest.mark.parametrize(("passes", "left"), [(None, [None] * 4), (1, [0]), (2, [1, 0]), (3, [2, 1, 0])])
def test_passes_are_counted_and_run_out(passes, left):
    pool = pool_of(2, 2, passes)
    for expected in left:
        assert pool.passesLeft == expected
        assert pool.canDraw()
        pool.draw()
        assert bool(pool.canDraw()) == (expected != 0)
        if expected == 0:
            assert pool.canDraw().reason == "No pass is left: the drawn cards cannot be turned over again."
        else:
            pool.cycleBack()


def test_an_empty_pool_has_nothing_to_turn_whatever_passes_are_left():
    for passes in (None, 1, 3):
        assert pool_of(0, passes=passes).canDraw().reason == "Nothing to turn: the pool is empty."


def test_a_pool_is_its_two_cells():
    pool = pool_of(3)
    assert list(pool) == [pool.downside, pool.upside]
    assert not pool.isEmpty() and pool_of(0).isEmpty()
