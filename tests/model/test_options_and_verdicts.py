"""Options, verdicts and the other small values."""

import pytest

from solitaire.games.klondike import KlondikeBoard
from solitaire.model.cards import Hearts
from solitaire.model.errors import BadOption, IllegalMove
from solitaire.model.options import Choice, Option, check_options
from solitaire.model.places import Mark, Place
from solitaire.model.verdict import YES, Verdict

DRAW = Option("draw", "Draw", (Choice(1, "one"), Choice(3, "three")))
BACK = Option("back", "Back", (Choice(True, "yes"), Choice(False, "no")))


def test_the_first_choice_is_the_default():
    assert DRAW.default == 1
    assert check_options((DRAW, BACK), {}) == {"draw": 1, "back": True}


def test_given_options_replace_defaults_in_the_order_of_the_game():
    options = check_options((DRAW, BACK), {"back": False, "draw": 3})
    assert list(options.items()) == [("draw", 3), ("back", False)]


@pytest.mark.parametrize("value", [2, "1", 1.0, True, None, [1], float("nan"), "x" * 10_000])
def test_a_value_must_be_one_of_the_choices_and_of_their_type(value):
    with pytest.raises(BadOption, match="Option draw cannot be .*: choose one of 1, 3.") as refusal:
        check_options((DRAW,), {"draw": value})
    assert len(str(refusal.value)) < 100


@pytest.mark.parametrize("value", [0, 1, "True", None])
def test_a_number_is_no_yes(value):
    with pytest.raises(BadOption):
        check_options((BACK,), {"back": value})


@pytest.mark.parametrize("key", ["Draw", "", "self", "x" * 1000])
def test_an_unknown_option_is_named_with_the_known_ones(key):
    with pytest.raises(BadOption, match="There is no option .*: options are back, draw.") as refusal:
        check_options((DRAW, BACK), {key: 1})
    assert len(str(refusal.value)) < 100


def test_a_game_without_options_says_so():
    with pytest.raises(BadOption, match="options are none"):
        check_options((), {"draw": 1})


def test_a_board_checks_its_options():
    with pytest.raises(BadOption, match="draw cannot be “2”"):
        KlondikeBoard(draw=2)


def test_a_yes_has_no_reason():
    assert YES and not YES.reason
    assert YES == True and YES != False  # noqa: E712


def test_a_no_has_one_sentence_made_of_words():
    no = Verdict("the {card} is {mood}", card=Hearts(12), mood="sad")
    assert not no
    assert no == False  # noqa: E712
    assert no.reason == "The queen of hearts is sad."


def test_the_sentence_is_translated_before_its_words_are_filled_in():
    german = {"the {card} is {mood}": "{mood} ist {card}"}
    reason = Verdict("the {card} is {mood}", card=Hearts(1), mood="gut").reason
    assert reason.render(german.get, lambda key, value: {key: f"<{value}>"}) == "<gut> ist <A♥>."


def test_a_refused_move_carries_its_verdict():
    verdict = Verdict("the {card} is {mood}", card=Hearts(1), mood="sad")
    assert IllegalMove(verdict).verdict is verdict
    assert str(IllegalMove(verdict)) == "The ace of hearts is sad."
    assert IllegalMove("no {thing}", thing="way").verdict is None


def test_errors_keep_template_and_values():
    error = BadOption("no {key}: {why}", key="a\x1b{b}", why=IllegalMove("never"))
    assert str(error) == "no a?{b}: never"
    assert error.phrase.template == "no {key}: {why}"
    assert str(BadOption("as {it} is")) == "as {it} is"


def test_words_with_braces_are_no_placeholders():
    assert Verdict("no cell {letter}", letter="{x}").reason == "No cell {x}."


def test_verdicts_compare_by_what_they_say():
    assert Verdict("no {n}", n=1) == Verdict("no {n}", n=1) != Verdict("no {n}", n=2)
    assert repr(YES) == "Verdict(yes)" and repr(Verdict("no")) == "Verdict(no: No.)"
    assert YES != "yes"


def test_a_place_is_a_squared_pile_unless_it_says_otherwise():
    assert Place(1, 2) == Place(1, 2, "", 0, 0, 0)
    assert Mark("king").words == ""
