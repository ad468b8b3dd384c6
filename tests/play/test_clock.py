"""The clock counts what was played: no sleep, no jumps, nothing below zero."""

import pytest

from solitaire.play.clock import Clock


class Time:
    """A clock that the test sets."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def clock(time) -> Clock:
    return Clock(time, gap=30)


def test_it_counts_from_tick_to_tick(clock, time):
    clock.start()
    counted = []
    for seconds in (1, 0.5, 0, 2):
        time.now += seconds
        counted.append(clock.tick())
    assert counted == [1, 0.5, 0, 2]


def test_it_counts_nothing_before_the_start_and_after_the_stop(clock, time):
    time.now += 5
    assert clock.tick() == 0 and not clock.running
    clock.start()
    assert clock.running
    time.now += 3
    assert clock.stop() == 3
    time.now += 7
    assert (clock.tick(), clock.stop(), clock.running) == (0, 0, False)
    clock.start()
    time.now += 2
    assert clock.tick() == 2


def test_starting_twice_loses_nothing(clock, time):
    clock.start()
    time.now += 4
    clock.start()
    time.now += 1
    assert clock.tick() == 5


@pytest.mark.parametrize("jump", [-3600, -0.001, 30.001, 8 * 3600, 86400, float("inf"), float("nan")])
def test_a_jump_is_not_counted(clock, time, jump):  # STA-11
    clock.start()
    time.now += jump
    assert clock.tick() == 0


@pytest.mark.parametrize("jump", [-3600, 8 * 3600])
def test_it_goes_on_after_a_jump(clock, time, jump):
    clock.start()
    time.now += jump
    clock.tick()
    time.now += 2
    assert clock.tick() == 2
    time.now += jump
    assert clock.stop() == 0


def test_the_longest_gap_that_counts(clock, time):
    clock.start()
    time.now += 30
    assert clock.tick() == 30


def test_it_reads_a_clock_that_nobody_sets_back():
    clock = Clock()
    clock.start()
    assert 0 <= clock.tick() < 5
