"""A table for four: nothing leaves it, what must be read can be read, with 25 melds and with 97 cards."""

import pytest
from games.buraco.tables import act, table

from solitaire.play.hand_order import BY_HAND, HandOrder
from solitaire.play.seats import seat_names
from solitaire.play.settings import Settings
from solitaire.window.boxes import Box
from solitaire.window.cell_labels import caption_box, turn_letter
from solitaire.window.layout import HandView, Layout
from solitaire.window.lettering import text_width
from solitaire.window.theme import sizes_for

from .buraco_tables import KINDS, MANY, bare, fill, position, rich
from .test_layout import inside, table_area

SIZES = [(640, 480), (800, 600), (1280, 800), (1024, 1366), (1920, 720), (2560, 1440), (3840, 2160)]
CORNER = 0.17, 0.14  # of a card: its index


def layouts(kind, mirrored):
    board = position(kind)
    return [Layout(board, table_area(*size), mirrored) for size in SIZES]


def zone(layout, letter):
    """Which part of the table a cell belongs to."""
    closed = {one for tally, _ in layout.tallies for one in tally.letters}
    return "closed " + letter[0] if letter in closed else letter if letter[0] in "HRUV" else letter[0]


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_leaves_the_table(kind, mirrored):
    for layout in layouts(kind, mirrored):
        tallies = [box for _, box in layout.tallies]
        boxes = [*layout.bases.values(), *(spot.box for spot in layout.spots), *tallies]
        assert all(inside(box, layout.area) for box in boxes)


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_no_part_of_the_table_lies_over_another(kind, mirrored):
    for layout in layouts(kind, mirrored):
        parts = {}
        for letter, base in layout.bases.items():
            cards = [base, *(spot.box for spot in layout.cards[letter])]
            parts.setdefault(zone(layout, letter), []).extend(cards)
        for one, boxes in parts.items():
            for other, others in parts.items():
                if one < other:
                    assert all(box.overlap(far) == 0 for box in boxes for far in others), (one, other)


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_the_corner_of_every_card_on_the_table_and_in_the_hand_can_be_read(kind, mirrored):
    for layout in layouts(kind, mirrored):
        spots = [
            spot for spot in layout.spots if spot.shown and zone(layout, spot.letter) in ("M", "N", "H0")
        ]
        assert len(spots) >= 11
        for number, spot in enumerate(spots):
            corner = Box(spot.box.x, spot.box.y, spot.box.w * CORNER[0], spot.box.h * CORNER[1])
            over = [other for other in spots[number + 1 :] if other.box.overlap(corner) > 0]
            assert not over, (layout.area, spot, over[0])


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1440)])
def test_twelve_melds_of_a_team_stand_side_by_side(size):
    layout = Layout(bare(MANY[:12], MANY[12:24]), table_area(*size))
    for team in "MN":
        boxes = [layout.bases[f"{team}{number}"] for number in range(12)]
        for left, right in zip(boxes, boxes[1:], strict=False):
            assert right.x - left.x >= left.w * 0.95, "hardly any part is covered"


@pytest.mark.parametrize("count, rows", [(1, 1), (13, 1), (44, 1), (60, 2), (97, 2)])
def test_a_hand_takes_a_second_row_when_its_fan_gets_too_narrow(count, rows):
    layout = Layout(rich(count), table_area(1280, 800))
    spots = layout.cards["H0"]
    assert len({spot.box.y for spot in spots}) == rows and len(spots) == count
    for spot in spots:
        assert layout.hit(spot.box.x + 2, spot.box.y + 2) == spot, "every card can be hit at its index"


def test_thirteen_cards_lie_comfortably():
    spots = Layout(rich(13), table_area(1280, 800)).cards["H0"]
    assert spots[1].box.x - spots[0].box.x > spots[0].box.w * 0.38


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_captions_have_their_place(kind, mirrored, ratio):
    board, names = position(kind), seat_names(Settings())
    captions = board.captions(names)
    for width, height in SIZES[1:]:
        sizes = sizes_for(width * ratio, height * ratio, ratio)
        area = Box(0, sizes.bar, width * ratio, height * ratio - sizes.bar - sizes.status)
        layout = Layout(board, area, mirrored)
        seen = [letter for letter in captions if not zone(layout, letter).startswith("closed")]
        wide = {letter: text_width(str(captions[letter]), sizes.small) for letter in seen}
        boxes = {letter: caption_box(layout, letter, captions, sizes, wide[letter]) for letter in seen}
        assert len(boxes) == 10 and all(inside(box, area.grown(1)) for box in boxes.values())
        assert all(box.w > 0.8 * wide[letter] for letter, box in boxes.items()), "hardly a word is cut"
        for letter, box in boxes.items():
            assert all(box.overlap(other) == 0 for far, other in boxes.items() if far != letter)
            cards = (spot for spot in layout.spots if spot.letter[0] in "MNUVR")
            assert not any(box.overlap(spot.box) > 0 for spot in cards), letter


def test_captions_can_be_read_in_the_smallest_window():
    board, sizes = position("mid"), sizes_for(640, 480)
    captions = board.captions(seat_names(Settings()))
    layout = Layout(board, table_area(640, 480))
    for letter in ("U", "V", "H0", "M0", "N0", "H1", "H2", "H3", "R0", "R1"):
        wide = text_width(str(captions[letter]), sizes.small)
        assert caption_box(layout, letter, captions, sizes, wide).w > 0.8 * wide, letter


def test_the_others_sit_where_they_are_said_to_sit():
    for mirrored in (False, True):
        layout = Layout(position("mid"), table_area(1280, 800), mirrored)
        left, partner, right = (layout.bases[letter].x for letter in ("H3", "H2", "H1"))
        assert left < partner < right
    assert layout.bases["U"].x > layout.bases["H0"].x, "the rest changes sides"


def test_closed_melds_lie_squared_up_in_one_place():
    layout = Layout(position("mid"), table_area(1280, 800))
    (ours, base), (theirs, _) = layout.tallies
    assert ours.letters == ("M7", "M8", "M9") and theirs.letters == ("N7", "N8")
    for letter in ours.letters:
        assert layout.bases[letter].overlap(base) > base.w * base.h * 0.8
        assert len({spot.box for spot in layout.cards[letter]}) == 1
        assert layout.tally_at(*layout.bases[letter].centre) == ours
    assert layout.tally_at(*layout.bases["M0"].centre) is None


def test_nothing_is_counted_where_no_meld_is_closed():
    layout = Layout(position("early"), table_area(1280, 800))
    assert [layout.tally_at(*base.centre) for _, base in layout.tallies] == [None, None]


def test_the_table_keeps_its_size_while_melds_come_and_close():
    sizes = {Layout(position(kind), table_area(1280, 800)).card_w for kind in KINDS}
    assert len(sizes) == 1


def test_chosen_cards_stand_out_and_are_hit_where_they_are_drawn():
    board = position("mid")
    plain = Layout(board, table_area(1280, 800))
    chosen = plain.cards["H0"][4]
    layout = Layout(board, table_area(1280, 800), hand=HandView(raised=frozenset({chosen.card.id})))
    raised = layout.cards["H0"][4]
    assert raised.box.y < chosen.box.y and raised.box.x == chosen.box.x
    assert layout.hit(raised.box.x + 3, raised.box.y + 3) == raised
    assert [s for s in layout.spots if s.card is not chosen.card] == [
        s for s in plain.spots if s.card is not chosen.card
    ]


def test_a_wild_card_lies_in_its_place_in_the_run():
    board = table("7H", ours=("5H 6H 8H JO",))
    spots = Layout(board, table_area(1280, 800)).cards["M0"]
    assert [spot.card.code for spot in spots] == ["5H", "6H", "JO", "8H"]
    assert board.standsFor(spots[2].card, "M0") == "7" and board.sign("M0").symbol == "star"
    act(board, "M0", "7H")
    wild = next(spot for spot in Layout(board, table_area(1280, 800)).cards["M0"] if spot.card.code == "JO")
    assert board.standsFor(wild.card, "M0") == "9"


@pytest.mark.parametrize(
    "meld, index",
    [("KS KD 2H", "K"), ("AS AD JO", "A"), ("QS KS JO", "A"), ("3C 4C 5C 2D", "6"), ("JO 2C 2D", "")],
)
def test_what_a_wild_card_stands_for(meld, index):
    board = table(ours=(meld,))
    wild = next(card for card in board.cells["M0"] if card.code[0] in "2J" and card.code != "JS")
    assert board.standsFor(wild, "M0") == index
    natural = next(card for card in board.cells["M0"] if card is not wild)
    assert board.standsFor(natural, "M0") == ""


# --- what is hidden -------------------------------------------------------------------------------


def test_a_hidden_hand_lies_as_it_came_and_not_in_order():
    board = position("early")
    for seat in (1, 2, 3):
        cards = [spot.card for spot in Layout(board, table_area(1280, 800)).cards[f"H{seat}"]]
        assert cards == list(board.cells[f"H{seat}"])


def test_practice_shows_all_hands_in_order():
    layout = Layout(position("early"), table_area(1280, 800), hand=HandView(open_hands=True))
    hand = layout.cards["H2"]
    assert all(spot.shown for spot in hand)
    assert [spot.card for spot in hand] == list(HandOrder().arranged(layout.board.cells["H2"]))
    assert not layout.cards["R0"][0].shown and not layout.cards["U"][0].shown


def test_the_own_order_is_kept_while_others_are_looked_at():
    board, order = position("early"), HandOrder(BY_HAND)
    view = HandView(order=order)
    Layout(board, table_area(1280, 800), hand=view)
    order.place(board.cells["H0"], [order.arranged(board.cells["H0"])[-1]], 0)
    before = order.arranged(board.cells["H0"])
    for _ in range(2):
        hand = Layout(board, table_area(1280, 800), hand=view._replace(open_hands=True)).cards["H0"]
        assert tuple(spot.card for spot in hand) == before


# --- whose turn -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(4))
def test_the_seat_on_turn_is_known(seat):
    assert turn_letter(table("3H 4H", seat=seat)) == f"H{seat}"


def test_nobody_is_on_turn_when_a_hand_is_over():
    assert turn_letter(position("end")) == ""


def test_many_cards_in_another_hand_stay_in_their_part():
    board = rich(20)
    fill(board, "H1", 40)
    layout = Layout(board, table_area(800, 600))
    assert layout.cards["H1"][-1].box.right <= layout.area.right
    assert layout.cards["H2"][-1].box.right < layout.bases["H1"].x
