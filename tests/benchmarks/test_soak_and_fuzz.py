"""Short runs of the long ones: `make soak` kills 1,000 programs, `make fuzz` breaks a million files."""

from __future__ import annotations

import os

import pytest

from benchmarks.fuzz import fuzz
from benchmarks.soak import soak


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the soak forks the programs that it kills")
def test_twenty_killed_programs_lose_nothing(tmp_path):
    report = soak(20, tmp_path)
    assert report.lost == []
    assert report.shown == report.found > 0


def test_two_thousand_broken_files_are_refused_politely():
    report = fuzz(2000)
    assert report.strangers == []
    assert report.refused > 1500
    assert report.loaded + report.refused == report.files
    assert report.grown < 50 * 1024
