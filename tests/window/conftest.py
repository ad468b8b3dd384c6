"""What tests of the window share."""

from functools import partial

import pytest

from .hand_table import sit_down


@pytest.fixture
def sit(tmp_path):
    """Sits down at a Buraco table set up from text."""
    return partial(sit_down, tmp_path)
