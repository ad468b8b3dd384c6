"""What a player may not see is in no picture and in no motion; what lies on the table looks as it is."""

import random
from functools import partial

import pytest
from games.buraco.tables import ids_of, table
from games.buraco.test_view import exchange

from solitaire.play.language import LANGUAGES, speak
from solitaire.play.settings import Settings
from solitaire.window.atlases import Atlas
from solitaire.window.boxes import Box
from solitaire.window.canvas import Canvas
from solitaire.window.card_art import BACK, face_of
from solitaire.window.cell_labels import CellLabels
from solitaire.window.closed_panel import ClosedPanel
from solitaire.window.hands import Picked
from solitaire.window.lettering import Lettering, text_width
from solitaire.window.picture import Picture
from solitaire.window.saved_picture import SavedPicture
from solitaire.window.theme import THEMES, sizes_for

from .buraco_tables import KINDS, deal, position
from .desk import Desk


class Recorder(Canvas):
    """A canvas that remembers which cards were drawn where, and which texts."""

    def __init__(self):
        super().__init__(Lettering(Atlas("icons")))
        self.cards, self.texts = [], []

    def card(self, art, name, box, part=1.0, wide=1.0):
        self.cards.append((name, box))
        super().card(art, name, box, part, wide)

    def label(self, text, box, size, colour, **how):
        self.texts.append(text)
        super().label(text, box, size, colour, **how)


def desk_of(tmp_path, board, **how):
    """A screen on which the computer players wait."""
    desk = Desk(tmp_path, board, **how)
    desk.screen.turns.away = True
    return desk


def tiles(picture):
    """Every card picture of this moment, without saying which card it is."""
    picture.update()
    return [(drawn.tile, drawn.box) for drawn in [*picture.view.lying, *picture.view.flying]]


def film(desk, picture, act, step=0.02, most=400):
    """All pictures of the motion that *act* sets off."""
    picture.update()
    act()
    frames = []
    while len(frames) < most:
        frames.append(tiles(picture))
        if not picture.moving:
            return frames
        desk.time += step
    raise AssertionError("it never ends")


# --- what is hidden -------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("mirror", [False, True])
def test_hidden_cards_may_be_exchanged_and_the_picture_stays(tmp_path, seed, mirror):
    seen = []
    for times in range(3):
        board = deal(seed)
        for number in range(times):
            exchange(board, 0, random.Random(number))
        desk = desk_of(tmp_path, board, settings=Settings(mirror=mirror))
        seen.append(tiles(Picture(desk.screen)))
    assert seen[0] == seen[1] == seen[2] and len(seen[0]) > 40


@pytest.mark.parametrize("seed", range(6))
def test_hidden_cards_may_be_exchanged_and_a_draw_of_another_looks_the_same(tmp_path, seed):
    films = []
    for times in range(2):
        board = table("3H 4H", top="9D", pile="3S", seat=1 + seed % 3)
        if times:
            exchange(board, 0, random.Random(seed))
        desk = desk_of(tmp_path, board, motion=0.16)
        draw = partial(desk.session.play, "U", board.turn)
        films.append(film(desk, Picture(desk.screen), draw))
    assert films[0] == films[1] and len(films[0]) > 5


def test_the_upcard_that_only_the_starter_saw_is_never_shown(tmp_path):
    board = next(board for board in map(deal, range(99)) if board.turn)
    upcard = board.discard[0]
    desk = desk_of(tmp_path, board, motion=0.16)
    picture = Picture(desk.screen)
    frames = film(desk, picture, lambda: desk.session.play(f"V>H{board.turn}", board.turn))
    own = [card.code for card in board.cells["H0"]]
    shown = [tile for frame in frames for tile, _ in frame if tile != BACK]
    assert len(frames) > 5 and set(shown) <= {face_of(card, True) for card in board.cells["H0"]}
    assert shown.count(upcard.code) == own.count(upcard.code) * len(frames)


@pytest.mark.parametrize("kind", ["new", "next", "back"])
def test_no_front_of_another_deal_is_seen_on_its_way_into_a_hidden_place(tmp_path, kind):
    board = position("end" if kind == "next" else "early")
    desk = desk_of(tmp_path, board, motion=0.16)
    picture = Picture(desk.screen)
    if kind == "back":
        desk.session.new_deal()
        desk.screen.motion.finish()
    actions = {
        "new": desk.session.new_deal,
        "next": lambda: desk.session.play("U"),
        "back": desk.session.undo,
    }
    frames = film(desk, picture, actions[kind])
    allowed = {face_of(spot.card, True) for spot in desk.screen.layout.spots if spot.shown}
    assert {tile for frame in frames for tile, _ in frame} <= {BACK, *allowed}


def test_a_saved_game_shows_no_hidden_card(tmp_path):
    pictures = []
    for times in range(2):
        board = deal(5)
        if times:
            exchange(board, 0, random.Random(1))
        painter, canvas = SavedPicture(Settings(show_hands=True)), Recorder()
        painter._paint_table(canvas, board, Box(0, 0, 500, 320))
        pictures.append(canvas.cards)
    assert pictures[0] == pictures[1] and len(pictures[0]) > 40


def test_a_hidden_card_cannot_be_looked_at(tmp_path):
    desk = desk_of(tmp_path, position("mid"))
    for letter in ("H1", "H2", "H3", "U", "R0"):
        spots = desk.screen.layout.cards[letter]
        x, y = spots[0].box.x + 2, spots[0].box.y + 10
        desk.screen.move(x, y)
        assert desk.screen.hover.spot is None
        desk.screen.press(x, y, "right")
        assert desk.screen.hands.peek is None
        desk.screen.release(x, y, "right")


# --- how it moves ---------------------------------------------------------------------------------


def test_cards_of_another_fly_from_that_hand_and_turn(tmp_path):
    board = table("KS KD KC 4H 5H", seat=1)
    desk = desk_of(tmp_path, board, motion=0.16)
    picture = Picture(desk.screen)
    picture.update()
    hand = {spot.card.id: spot.box for spot in desk.screen.layout.cards["H1"]}
    kings = ids_of(board, "KS KD KC")
    desk.session.play(f"H1>N0:#{'+'.join(map(str, kings))}", 1)
    desk.time += 0.001
    picture.update()
    flying = {drawn.card: drawn for drawn in picture.view.flying}
    assert set(flying) >= set(kings)
    for king in kings:
        assert flying[king].tile == BACK and abs(flying[king].box.centre[0] - hand[king].centre[0]) < 40
    desk.time += 0.2
    picture.update()
    assert {drawn.tile for drawn in picture.view.flying if drawn.card in kings} == {"KS", "KD", "KC"}


def test_the_pile_flies_as_one(tmp_path):
    board = table("9S 9H 3H", top="9D", pile="3S 7H JD 4C QC")
    desk = desk_of(tmp_path, board, motion=0.16)
    picture = Picture(desk.screen)
    picture.update()
    desk.session.play(f"V>M0:#{'+'.join(map(str, ids_of(board, '9S 9H')))}")
    rest = {card.id for card in board.cells["H0"] if card.code != "3H"}
    begun = []
    for _ in range(40):
        picture.update()
        begun.append(frozenset(drawn.card for drawn in picture.view.flying if drawn.card in rest))
        desk.time += 0.01
    assert {len(cards) for cards in begun} == {0, 5}, "all of them at once"


def test_a_new_hand_is_dealt_from_the_stock(tmp_path):
    desk = desk_of(tmp_path, position("end"), motion=0.16)
    picture = Picture(desk.screen)
    picture.update()
    desk.session.play("U")
    stock = desk.screen.layout.bases["U"]
    desk.time += 0.005
    picture.update()
    assert picture.view.flying and all(drawn.box.overlap(stock) > 0 for drawn in picture.view.flying)
    assert {drawn.tile for drawn in picture.view.flying} == {BACK}


# --- what is drawn --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_that_can_be_seen_is_drawn_as_it_is(tmp_path, kind):
    desk = desk_of(tmp_path, position(kind))
    picture = Picture(desk.screen)
    picture.update()
    drawn = {each.card: each for each in picture.view.lying}
    layout = desk.screen.layout
    assert len(drawn) == len(picture.view.lying)
    for letter, cell in desk.board.cells.items():
        spots = layout.cards[letter]
        assert sorted(spot.card.id for spot in spots) == sorted(card.id for card in cell)
        for spot in spots if len({spot.box for spot in spots}) > 1 else spots[-1:]:
            seen = desk.board.isShown(spot.card, letter, 0)
            assert drawn[spot.card.id].tile == face_of(spot.card, seen)
            assert drawn[spot.card.id].box == spot.box


def texts_of(desk):
    picture, canvas = Picture(desk.screen), Recorder()
    picture.update()
    picture._paint_table(canvas, picture.art)
    return canvas.texts


def test_piles_hands_and_melds_say_how_many_cards_they_are(tmp_path):
    desk = desk_of(tmp_path, position("mid"))
    texts, cells = texts_of(desk), desk.board.cells
    closed = {letter for tally, _ in desk.screen.layout.tallies for letter in tally.letters}
    counted = [letter for letter, cell in cells.items() if cell and letter not in closed]
    for count in {len(cells[letter]) for letter in counted}:
        assert texts.count(str(count)) >= sum(len(cells[letter]) == count for letter in counted)
    assert {"Stock", "Pile", "You", "Left", "Partner", "Right", "Our reserve", "Their reserve"} <= set(texts)
    assert {"Melds of You and Partner", "Melds of Right and Left", "2 clean", "1 dirty", "0 wild"} <= set(
        texts
    )


def test_players_have_the_names_that_were_given_to_them(tmp_path):
    desk = desk_of(tmp_path, position("mid"), settings=Settings(name_left="Ana", name_you="Žofie"))
    assert {"Ana", "Žofie", "Melds of Žofie and Partner"} <= set(texts_of(desk))


def test_a_wild_card_says_what_it_stands_for(tmp_path):
    assert texts_of(desk_of(tmp_path, table("3H", ours=("5H 6H 7H JO",)))).count("8") == 1


def test_a_card_that_is_pointed_at_is_drawn_whole_and_higher(tmp_path):
    desk = desk_of(tmp_path, position("rich"))
    picture = Picture(desk.screen)
    picture.update()
    for spot in desk.screen.layout.cards["H0"][:96:5]:
        desk.screen.move(spot.box.x + 2, spot.box.y + 5)
        assert set(picture.update()) == {"air"}
        looked = picture.view.looked
        assert looked.card == spot.card.id and looked.tile == face_of(spot.card, True) and looked.part == 1
        assert looked.box.y < spot.box.y and looked.box.y >= desk.screen.table_area.y
    desk.screen.move(5, 700)
    picture.update()
    assert picture.view.looked is None


def test_chosen_cards_are_drawn_higher_until_they_are_let_go(tmp_path):
    desk = desk_of(tmp_path, position("mid"))
    picture = Picture(desk.screen)
    spots = desk.screen.layout.cards["H0"][2:5]
    ids = tuple(spot.card.id for spot in spots)
    for picked in (Picked("H0", 3, ids), None):
        desk.hands.picked = picked
        desk.screen.changed()
        picture.update()
        drawn = {each.card: each.box for each in picture.view.lying}
        for spot in spots:
            assert (drawn[spot.card.id].y < spot.box.y) == bool(picked)


# --- closed melds ---------------------------------------------------------------------------------


def test_a_click_on_the_closed_melds_shows_their_cards_until_esc(tmp_path):
    desk = desk_of(tmp_path, position("mid"))
    (ours, _), (theirs, _) = desk.screen.layout.tallies
    for tally in (ours, theirs):
        x, y = desk.screen.layout.bases[tally.letters[-1]].centre
        desk.screen.press(x, y, "left")
        desk.screen.release(x, y, "left")
        assert isinstance(desk.screen.dialog, ClosedPanel)
        desk.screen.key("Esc")
        assert desk.screen.dialog is None


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_closed_melds_stay_inside_their_frame_or_on_a_plate(tmp_path, size, language):
    speak(language)
    try:
        desk = desk_of(tmp_path, deal(), size=size)
        canvas, plates, words = Recorder(), [], []
        canvas.rounded = lambda box, *rest: plates.append(box)
        canvas.label = lambda text, box, size, *rest, bold, align: words.append(
            (box, text_width(text, size, bold))
        )
        look = THEMES["green"]
        CellLabels(canvas, desk.screen.layout, desk.screen.sizes, look).paint_tallies()
        frames = [base for _, base in desk.screen.layout.tallies] + plates
        assert len(words) == 6
        for box, wide in words:
            left, right = box.centre[0] - wide / 2, box.centre[0] + wide / 2
            assert any(frame.x < left and right < frame.right for frame in frames)
    finally:
        speak("en")


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1280, 800), (2560, 1440)])
def test_the_panel_shows_every_closed_card_inside_itself(tmp_path, size):
    desk = desk_of(tmp_path, position("mid"), size=size)
    picture, canvas = Picture(desk.screen), Recorder()
    desk.screen.key("Ctrl+B")
    picture.update()
    panel = desk.screen.dialog
    panel.paint(canvas, desk.screen.area, desk.screen.sizes, THEMES["green"])
    letters = [letter for tally, _ in desk.screen.layout.tallies for letter in tally.letters]
    wanted = [face_of(card, True) for letter in letters for card in desk.board.cells[letter].arranged]
    assert [name for name, _ in canvas.cards] == wanted and len(wanted) == 35
    assert all(panel.panel.overlap(box) == pytest.approx(box.w * box.h) for _, box in canvas.cards)
    assert canvas.texts.count("clean") == 3 and canvas.texts.count("dirty") == 2


def test_the_panel_says_when_nothing_is_closed(tmp_path):
    desk, canvas = desk_of(tmp_path, position("early")), Recorder()
    desk.screen.key("Ctrl+B")
    desk.screen.dialog.paint(canvas, desk.screen.area, sizes_for(1280, 800), THEMES["green"])
    assert "Nothing is closed yet." in canvas.texts and not canvas.cards


# --- tips -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "letter, words",
    [
        ("U", "Stock: 60 cards to draw"),
        ("V", "Pile: 9 cards thrown"),
        ("H2", "11 cards in this hand"),
        ("M0", "Meld M0: 4 of 7 cards, dirty"),
        ("M10", "Place for a new meld: three cards or more at once"),
        ("M9", "2 clean, 1 dirty, 0 wild"),
        ("R1", "Reserve taken"),
    ],
)
def test_what_is_said_where_the_pointer_rests(tmp_path, letter, words):
    desk = desk_of(tmp_path, position("mid"))
    desk.screen.move(*desk.screen.layout.home(letter).centre)
    for _, act_now in desk.timers:
        act_now()
    assert desk.screen.tips.shown[0] == words


def test_nothing_is_said_of_the_own_hand(tmp_path):
    desk = desk_of(tmp_path, position("mid"))
    desk.screen.move(*desk.screen.layout.home("H0").centre)
    for _, act_now in desk.timers:
        act_now()
    assert desk.screen.tips.shown is None
