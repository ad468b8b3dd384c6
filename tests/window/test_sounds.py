"""Sounds: played for what happens, silent where there can be none, and never in the way."""

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from positions import set_up

from solitaire.play.session import Event
from solitaire.play.settings import Settings
from solitaire.window.sounds import NAMES, NO_DEVICE, Sounds, sound_of

from .desk import Desk

ROOT = Path(__file__).resolve().parents[2]


class Player:
    def __init__(self):
        self.deleted = False

    def delete(self):
        self.deleted = True


class Loudspeaker:
    """Notes what is played; files named in *bad* cannot be loaded."""

    def __init__(self, bad=(), fails=False):
        self.bad, self.fails = bad, fails
        self.played, self.players = [], []

    def load(self, path):
        assert path.is_file()
        if path.stem in self.bad:
            raise ValueError("not a sound")
        return path.stem

    def start(self, sound, volume):
        if self.fails:
            raise OSError("device removed")
        self.played.append((sound, round(volume, 3)))
        self.players.append(Player())
        return self.players[-1]


@pytest.fixture
def settings():
    return Settings()


def ready(settings, speaker, tell=lambda words: None):
    sounds = Sounds(settings, tell, lambda: speaker)
    sounds.prepare()
    if sounds._thread:
        sounds._thread.join()
    return sounds


def test_every_sound_plays_at_the_chosen_volume(settings):
    speaker = Loudspeaker()
    sounds = ready(settings, speaker)
    for name in NAMES:
        sounds.play(name)
    assert speaker.played == [(name, 0.36) for name in NAMES]
    settings.change("volume", 100)
    time.sleep(0.05)
    sounds.play("place")
    assert speaker.played[-1] == ("place", 1.0)


def test_the_same_sound_twice_at_once_is_one(settings):
    speaker = Loudspeaker()
    sounds = ready(settings, speaker)
    for _ in range(5):
        sounds.play("place")
    assert len(speaker.played) == 1


@pytest.mark.parametrize(("key", "value"), [("muted", True), ("volume", 0)])
def test_muted_is_silent_at_once_and_reversibly(settings, key, value):
    speaker = Loudspeaker()
    sounds = ready(settings, speaker)
    sounds.play("win")
    usual = getattr(settings, key)
    settings.change(key, value)
    assert speaker.players[0].deleted
    sounds.play("flip")
    settings.change(key, usual)
    sounds.play("house")
    assert [name for name, _ in speaker.played] == ["win", "house"]


def test_muted_from_the_start_opens_no_sound_system(settings):
    settings.change("muted", True)
    opened = []
    sounds = Sounds(settings, speaker=lambda: opened.append(1))
    sounds.prepare()
    sounds.play("place")
    assert opened == []


@pytest.mark.parametrize("opens", [lambda: None, lambda: 1 / 0])
def test_no_device_is_one_notice(settings, opens):
    told = []
    sounds = Sounds(settings, told.append, opens)
    sounds.prepare()
    sounds._thread.join()
    for name in NAMES:
        sounds.play(name)
    assert told == [NO_DEVICE]


def test_a_device_that_is_removed_during_play(settings):
    told, speaker = [], Loudspeaker(fails=True)
    sounds = ready(settings, speaker, told.append)
    for name in NAMES:
        sounds.play(name)
    assert told == [NO_DEVICE]


def test_a_bad_file_mutes_only_itself(settings):
    told, speaker = [], Loudspeaker(bad=("flip",))
    sounds = ready(settings, speaker, told.append)
    for name in NAMES:
        sounds.play(name)
    assert [name for name, _ in speaker.played] == [name for name in NAMES if name != "flip"]
    assert told == ["The sound flip cannot be played: it stays silent."]


def test_a_sound_system_that_hangs_delays_nothing(settings):
    waits = threading.Event()
    sounds = Sounds(settings, speaker=lambda: waits.wait(20) and None)
    began = time.monotonic()
    sounds.prepare()
    sounds.play("place")
    assert time.monotonic() - began < 0.5
    waits.set()
    sounds.close()


def test_after_closing_nothing_plays(settings):
    speaker = Loudspeaker()
    sounds = ready(settings, speaker)
    sounds.play("win")
    sounds.close()
    sounds.play("place")
    settings.change("volume", 5)
    assert len(speaker.played) == 1 and speaker.players[0].deleted


# --- which sound ----------------------------------------------------------------------------------------


def heard(desk, act):
    names = []
    desk.session.listen(lambda event: names.append(sound_of(event, desk.session)))
    act()
    return [name for name in names if name]


def test_what_belongs_to_what(tmp_path):
    desk = Desk(tmp_path)
    session = desk.session
    assert heard(desk, lambda: session.play("U")) == ["slide"]
    assert heard(desk, session.undo) == ["slide"]
    assert heard(desk, lambda: session.play("A>W")) == ["refused"]
    assert heard(desk, session.new_deal) == ["slide"]
    assert sound_of(Event("said"), session) == sound_of(Event("loaded"), session) == ""


def test_the_house_and_the_win(tmp_path):
    desk = Desk(tmp_path, set_up("W: AS..KS\nX: AH..KH\nY: AC..KC\nZ: AD..QD\nA: KD"))
    assert heard(desk, desk.session.collect) == ["win"]


# --- the real one ---------------------------------------------------------------------------------------

SCRIPT = """
import sys
import pyglet
pyglet.options["shadow_window"] = False
from pathlib import Path
from solitaire.play.settings import Settings
from solitaire.window.sounds import NAMES, Sounds, _Pyglet
told = []
sounds = Sounds(Settings(), told.append)
sounds.prepare()
sounds._thread.join(20)
for name in NAMES:
    sounds.play(name)
    assert _Pyglet().load(Path(sys.argv[1]) / f"{name}.wav").duration > 0.02
sounds.close()
print(*told)
"""


def test_pyglet_without_any_device_ends_quietly():
    environ = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "PULSE_SERVER": "tcp:127.0.0.1:9",
    }
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, ROOT / "resources" / "sounds"],
        capture_output=True, text=True, timeout=60, env=environ, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip() in ("", NO_DEVICE)
