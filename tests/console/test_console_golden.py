"""Golden screens: each file is a transcript, which also says what was typed.

``UPDATE_GOLDEN=1`` writes them anew; look at the difference before committing it. Where the computer players
of Buraco decide otherwise than before, ``write_buraco_hand.py`` writes the moves of its transcript anew, too.
"""

import os
import re
from pathlib import Path

import pytest

from solitaire.games.registry import game_of_code

LINE = re.compile(r"(?<=\.py:)\d+")
"""The number of a line of code: another one is no other transcript."""
PATHS = sorted((Path(__file__).parent / "golden").glob("*.txt"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_transcript_is_printed_again(path, play):
    wanted = path.read_text(encoding="utf-8")
    code = re.match(r"[\w ]+, (\S+)\.", wanted).group(1)
    board = game_of_code(code)()
    board.startGame(code)
    printed = play(*re.findall(r"^Move\? (.*)$", wanted, re.MULTILINE), board=board).text
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(printed, encoding="utf-8", newline="\n")
    assert LINE.sub("…", printed) == LINE.sub("…", wanted)


def test_there_are_transcripts():
    assert len(PATHS) >= 4
