"""The sequence diagrams of uml/ show the calls that the program makes, all of them and in order."""

from pathlib import Path

import pytest

from .call_trace import Trace
from .compare_sequences import Comparison, participant_differences
from .pages import Diagram, all_diagrams
from .scenarios import SCENARIOS, Scenario
from .sequence_diagram import read_sequence

DIAGRAMS = {(each.page, each.heading): each for each in all_diagrams() if each.kind == "sequenceDiagram"}


def sequence_differences(diagram: Diagram, scenario: Scenario) -> list[str]:
    """What the diagram and the scenario do not share, as sentences."""
    drawn = read_sequence(diagram)
    found = participant_differences(drawn, scenario.participants)
    with Trace(drawn.actor, scenario.participants, drawn.leaves_out) as trace:
        scenario.run()
    first = Comparison(drawn, trace.events).difference()
    return found + [first] * bool(first)


def test_every_sequence_has_its_scenario():
    undrawn = [f"No page of uml/ draws the sequence “{heading}” in {page}." for page, heading in SCENARIOS]
    drawn = [f"{each.where} draws a sequence that no scenario plays." for each in DIAGRAMS.values()]
    pairs = [*zip(SCENARIOS, undrawn, strict=True), *zip(DIAGRAMS, drawn, strict=True)]
    assert [words for key, words in pairs if (key in SCENARIOS) != (key in DIAGRAMS)] == []


@pytest.mark.parametrize("key", SCENARIOS, ids=lambda key: f"{key[0]}-{key[1]}")
def test_the_calls_are_those_drawn(key: tuple[str, str], tmp_path: Path):
    found = sequence_differences(DIAGRAMS[key], SCENARIOS[key](tmp_path))
    assert not found, "\n" + "\n".join(found)
