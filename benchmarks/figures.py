"""Run a measurement several times and print its median beside what it is compared with."""

from __future__ import annotations

import os
import platform
import statistics
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

__all__ = ["RUNS", "Figure", "machine", "repeat", "table"]

RUNS = 5


class Figure(NamedTuple):
    """One row of the report: the runs of a measurement in *unit*, and what should be reached."""

    name: str
    unit: str
    runs: list[float]
    goal: str = ""

    @property
    def median(self) -> float:
        """The middle run."""
        return statistics.median(self.runs)


def repeat(measure: Callable[[], float], runs: int = RUNS) -> list[float]:
    """*measure* called once to warm up and then *runs* times."""
    measure()
    return [measure() for _ in range(runs)]


def table(figures: list[Figure]) -> str:
    """The figures as a Markdown table."""
    rows = ["| what | median | lowest – highest | to reach |", "|---|---|---|---|"]
    for figure in figures:
        low, high = min(figure.runs), max(figure.runs)
        rows.append(
            f"| {figure.name} | {_number(figure.median)} {figure.unit} "
            f"| {_number(low)} – {_number(high)} | {figure.goal} |"
        )
    return "\n".join(rows)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def machine() -> str:
    """The machine in one line: processor, cores, Python."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        lines = info.read_text().splitlines()
        names = [line.split(":", 1)[1].strip() for line in lines if "model name" in line]
        model = names[0] if names else model
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
