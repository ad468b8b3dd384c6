"""What tests of the window share."""

from functools import partial

import pytest

from solitaire.window.card_art import ArtMaker

from .hand_table import sit_down


@pytest.fixture
def sit(tmp_path):
    """Sits down at a Buraco table set up from text."""
    return partial(sit_down, tmp_path)


@pytest.fixture
def cards_as_needed(monkeypatch):
    """Make only the cards that are shown: whole decks take most of the time of tests that look at words."""
    monkeypatch.setattr(ArtMaker, "_make", lambda maker, art: None)
