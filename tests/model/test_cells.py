"""Cells: what may be put where, what may leave, and how cards go. The tables know the rules by themselves."""

import pytest

from solitaire.model.cards import french_deck
from solitaire.model.cells import AlternateCell, Cell, FreeCell, HouseCell
from solitaire.model.moves import Step

RANKS = "A23456789XJQK"
CODES = [rank + house for house in "SCHD" for rank in RANKS]
LETTER_OF = {"spades": "S", "clubs": "C", "hearts": "H", "diamonds": "D"}
COLUMN_ENDS = ["", *CODES, *("?" + code for code in CODES)]


def cards(codes: str):
    deck = {card.code: card for card in french_deck()}
    found = []
    for code in codes.split():
        card = deck[code.lstrip("?")]
        card.faceUp = code[0] != "?"
        found.append(card)
    return found


def filled(cell: Cell, codes: str) -> Cell:
    for card in cards(codes):
        cell.put(card)
    return cell


def pile_to(top: str) -> str:
    return " ".join(rank + top[1] for rank in RANKS[: RANKS.index(top[0]) + 1]) if top else ""


# --- houses -------------------------------------------------------------------------------------


@pytest.mark.parametrize("house", [None, *LETTER_OF])
@pytest.mark.parametrize("top", ["", *CODES])
def test_a_house_takes_the_next_card_of_its_house_and_no_other(house, top):
    if house and top and top[1] != LETTER_OF[house]:
        return
    cell = filled(HouseCell("W", house), pile_to(top))
    suit = top[1] if top else LETTER_OF.get(house)
    following = RANKS.index(top[0]) + 1 if top else 0
    taken = [code for code in CODES if cell.isValid(cards(code))]
    if following == 13:
        expected = []
    elif suit:
        expected = [RANKS[following] + suit]
    else:
        expected = ["AS", "AC", "AH", "AD"]
    assert sorted(taken) == sorted(expected)
    assert not any(cell.isValid(cards("?" + code)) for code in CODES)


@pytest.mark.parametrize("codes", ["", "AS 2S", "2S AS", "AS AH"])
def test_a_house_takes_exactly_one_card(codes):
    verdict = HouseCell("W", "spades").isValid(cards(codes))
    assert verdict.reason == "Only one card at a time goes to a house."


@pytest.mark.parametrize(
    ("house", "below", "card", "reason"),
    [
        ("spades", "", "AH", "The ace of hearts does not belong to the house of spades."),
        ("spades", "", "2S", "A house begins with the ace, not with the two of spades."),
        (None, "", "KD", "A house begins with the ace, not with the king of diamonds."),
        (None, "AS", "2C", "The two of clubs does not belong to the house of spades."),
        ("hearts", "AH 2H", "4H", "The four of hearts does not follow the two of hearts."),
        ("hearts", "AH 2H", "2H", "The two of hearts does not follow the two of hearts."),
        ("hearts", "AH", "?2H", "A face-down card cannot be moved."),
    ],
)
def test_a_house_says_why_not(house, below, card, reason):
    assert filled(HouseCell("W", house), below).isValid(cards(card)).reason == reason


def test_a_house_is_full_with_its_last_card_and_then_takes_no_more():
    house = filled(HouseCell("W", "spades"), pile_to("KS"))
    assert house.isFull()
    short = filled(HouseCell("W", "spades", capacity=10), pile_to("9S"))
    assert not short.isFull() and short.isValid(cards("XS"))
    short.put(cards("XS")[0])
    assert short.isFull()
    assert not short.isValid(cards("JS"))


def test_an_open_house_belongs_to_its_ace_while_that_lies_there():
    cell = HouseCell("W")
    assert cell.house is None
    cell.put(cards("AD")[0])
    assert cell.house == "diamonds"
    cell.move(cell.tail(1), FreeCell("V"))
    assert cell.house is None and cell.isValid(cards("AS"))


# --- columns ------------------------------------------------------------------------------------


def fits(card: str, end: str, opens_with: int | None) -> bool:
    if end.startswith("?"):
        return False
    if not end:
        return opens_with is None or RANKS[opens_with - 1] == card[0]
    return RANKS.index(card[0]) + 1 == RANKS.index(end[0]) and (card[1] in "HD") != (end[1] in "HD")


@pytest.mark.parametrize("opens_with", [13, None])
def test_a_column_takes_one_rank_lower_of_the_other_colour(opens_with):
    for end in COLUMN_ENDS:
        column = filled(AlternateCell("A", opens_with), end)
        for code in CODES:
            assert column.isValid(cards(code)) == fits(code, end, opens_with), (code, end)
            assert not column.isValid(cards("?" + code)), (code, end)


RUNS = [
    ("QH", True),
    ("QH JS", True),
    ("QH JC XD 9S 8H", True),
    ("QH JH", False),
    ("QH XS", False),
    ("QH KS", False),
    ("QH JS XC", False),
    ("QH ?JS", False),
    ("?QH JS", False),
    ("QH JS ?XD", False),
    ("", False),
]


@pytest.mark.parametrize(("run", "right"), RUNS)
def test_a_column_takes_a_run_whose_first_card_fits(run, right):
    assert AlternateCell("A").isValid(cards(run)) == False  # noqa: E712 - a queen opens no column
    assert AlternateCell("A", None).isValid(cards(run)) == right
    assert filled(AlternateCell("A"), "KC").isValid(cards(run)) == right
    assert not filled(AlternateCell("A"), "KD").isValid(cards(run))


@pytest.mark.parametrize(
    ("end", "card", "reason"),
    [
        ("", "QS", "An empty column takes a king, not the queen of spades."),
        ("KS", "JH", "The jack of hearts is not one rank below the king of spades."),
        ("KS", "QC", "The queen of clubs and the king of spades have the same colour."),
        ("?KS", "QH", "Nothing can be put on a face-down card."),
        ("KS", "?QH", "A face-down card cannot be moved."),
        ("KS", "QH JD", "The jack of diamonds does not follow the queen of hearts."),
    ],
)
def test_a_column_says_why_not(end, card, reason):
    assert filled(AlternateCell("A"), end).isValid(cards(card)).reason == reason


def test_a_column_may_limit_how_many_travel_and_how_many_it_holds():
    single = filled(AlternateCell("A", run=1), "KS")
    assert single.isValid(cards("QH"))
    assert single.isValid(cards("QH JS")).reason == "Only 1 card at a time moves between columns."
    short = filled(AlternateCell("A", capacity=2), "KS")
    assert short.isValid(cards("QH"))
    assert short.isValid(cards("QH JS")).reason == "There is no room here."


@pytest.mark.parametrize(
    ("column", "longest"),
    [
        ("", 0),
        ("?KS", 0),
        ("KS", 1),
        ("KS QH", 2),
        ("KS QH JC XD", 4),
        ("KS QD JD XS", 2),
        ("9S 8H 7S", 3),
        ("?9S 8H 7S", 2),
        ("?9S ?8H 7S", 1),
        ("KS 8H 6S", 1),
    ],
)
def test_the_run_at_the_end_of_a_column_can_be_lifted_and_every_part_of_it(column, longest):
    cell = filled(AlternateCell("A"), column)
    assert cell.liftable() == longest
    for count in range(-1, len(cell) + 3):
        assert cell.canLift(count) == (1 <= count <= longest), count


def test_a_column_that_moves_one_card_at_a_time():
    cell = filled(AlternateCell("A", run=1), "KS QH JC")
    assert cell.liftable() == 1
    assert cell.canLift(1) and not cell.canLift(2)


@pytest.mark.parametrize(
    ("column", "count", "reason"),
    [
        ("", 1, "There is no card here to move."),
        ("KS", 2, "There are not that many cards here."),
        ("KS", 0, "There are not that many cards here."),
        ("?KS QH", 2, "A face-down card cannot be moved."),
        ("KS QH JH", 2, "The jack of hearts does not follow the queen of hearts."),
    ],
)
def test_a_column_says_why_cards_stay(column, count, reason):
    assert filled(AlternateCell("A"), column).canLift(count).reason == reason


def test_only_a_face_down_end_of_a_column_is_turned():
    column = filled(AlternateCell("A"), "?9S ?8H")
    step = column.uncover()
    assert repr(column) == "AlternateCell(A: ?9S 8H)"
    assert step == Step((column.top,), "A", "A", True)
    assert column.uncover() is None
    assert AlternateCell("A").uncover() is None
    assert repr(column) == "AlternateCell(A: ?9S 8H)"


# --- free cells and what all cells share --------------------------------------------------------


def test_a_free_cell_takes_anything_while_there_is_room():
    cell = FreeCell("V", capacity=2)
    assert cell.isValid(cards("KS")) and cell.isValid(cards("?2D 9H"))
    assert cell.isValid(cards("KS 2D 3D")).reason == "There is no room here."
    assert cell.isValid([]).reason == "There is no card to put here."
    assert FreeCell("V").isValid(french_deck())


@pytest.mark.parametrize("cell", [FreeCell("V"), HouseCell("W")])
def test_other_piles_give_their_top_card_only(cell):
    assert cell.canLift(1).reason == "There is no card here to move."
    assert cell.liftable() == 0
    filled(cell, "AS 2S")
    assert cell.canLift(1) and cell.liftable() == 1
    assert cell.canLift(2).reason == "Only the top card of this pile can be moved."
    cell.top.flipOver()
    assert cell.canLift(1).reason == "A face-down card cannot be moved."
    assert cell.liftable() == 0


def test_cells_are_abstract():
    with pytest.raises(TypeError):
        Cell("A")


def test_a_cell_is_a_sequence_with_a_top():
    cell = filled(FreeCell("V"), "AS 2S 3S")
    assert [card.code for card in cell] == [card.code for card in cell.cards] == ["AS", "2S", "3S"]
    assert (len(cell), cell[0].code, cell.top.code) == (3, "AS", "3S")
    assert [[card.code for card in cell.tail(count)] for count in (-1, 0, 2)] == [[], [], ["2S", "3S"]]
    assert not cell.isEmpty() and not cell.isFull()
    empty = FreeCell("V", capacity=0)
    assert empty.top is None and empty.isEmpty() and empty.isFull()


def test_cards_move_in_order_and_come_back_in_order():
    source, target = filled(FreeCell("V"), "AS 2S 3S"), filled(FreeCell("A"), "KD")
    moved = source.tail(2)
    assert source.move(moved, target) == Step(tuple(moved), "V", "A", False)
    assert (repr(source), repr(target)) == ("FreeCell(V: AS)", "FreeCell(A: KD 2S 3S)")
    target.giveBack(moved, source)
    assert (repr(source), repr(target)) == ("FreeCell(V: AS 2S 3S)", "FreeCell(A: KD)")
    target.giveBack([], source)
    assert (repr(source), repr(target)) == ("FreeCell(V: AS 2S 3S)", "FreeCell(A: KD)")


@pytest.mark.parametrize("places", [(0, 2), (2, 0), (1, 3)])
def test_cards_come_back_to_the_places_they_had(places):
    source, target = filled(FreeCell("V"), "AS 2S"), filled(FreeCell("A"), "KD QD")
    returned = dict(zip(places, target.tail(2), strict=True))
    target.giveBack(target.tail(2), source, places)
    assert {place: source[place] for place in places} == returned
    assert [card.code for card in source if card not in returned.values()] == ["AS", "2S"]


@pytest.mark.parametrize("codes", ["", "AS", "2S", "3S 2S", "AS 2S"])
def test_only_the_last_cards_can_move(codes):
    source = filled(FreeCell("V"), "AS 2S 3S")
    held = {card.code: card for card in source}
    with pytest.raises(ValueError, match="not the last cards of cell V"):
        source.move([held[code] for code in codes.split()], FreeCell("A"))
    assert len(source) == 3
