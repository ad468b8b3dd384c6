"""The sound files: made by their script, short, and readable without any library."""

import subprocess
import sys
import wave
from pathlib import Path

import pytest

from solitaire.window.sounds import NAMES

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "resources" / "sounds"


def test_there_is_a_file_for_every_sound_and_no_other():
    assert {path.stem for path in FOLDER.glob("*.wav")} == set(NAMES)


def test_the_files_are_what_the_script_makes():
    done = subprocess.run(
        [sys.executable, FOLDER / "make_sounds.py", "--check"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("name", NAMES)
def test_each_is_short_soft_and_plain(name):
    path = FOLDER / f"{name}.wav"
    assert path.stat().st_size < 60_000
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert 22_000 <= file.getframerate() <= 44_100
        data = file.readframes(file.getnframes())
    samples = [int.from_bytes(data[at : at + 2], "little", signed=True) for at in range(0, len(data), 2)]
    assert 5_000 < max(map(abs, samples)) < 0.7 * 32_768
    assert abs(samples[0]) < 600 and abs(samples[-1]) < 600  # it neither begins nor ends with a click
