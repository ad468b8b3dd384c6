"""The score sheet of a match, and how it ended. Source: buraco rules 1.12, 1.13."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from solitaire.model.phrase import Phrase
from solitaire.model.sheet import ScoreSheet, SheetRow

from .rules import END, OVER
from .score import HELD, OUT, TABLE, TAKEN, UNTAKEN, WORTH, HandLines, Line, total_of

if TYPE_CHECKING:
    from .table import BuracoTable

__all__ = ["outcome", "score_sheet"]

_ALONE = (TAKEN, UNTAKEN, OUT)


def score_sheet(board: BuracoTable, names: Sequence[str]) -> ScoreSheet:
    """Every line of every hand for both teams. Of the hand that is played only what lies on the table:
    the cards in the hands are a secret.
    """
    pairs = ((names[0], names[2]), (names[1], names[3]))
    columns = tuple(Phrase("{one} and {other}", one=Phrase(one), other=Phrase(two)) for one, two in pairs)
    return ScoreSheet(columns, tuple(_rows(board)))


def _rows(board: BuracoTable) -> Iterator[SheetRow]:
    for number, (lines, total) in enumerate(zip(board.sheet, board.runningTotals, strict=True), 1):
        yield SheetRow(Phrase("Hand {number}", number=number), ("", ""), "head")
        yield from _hand(lines)
        yield SheetRow(Phrase("Total"), (str(total[0]), str(total[1])), "sum")
    if board.facts["phase"] not in (OVER, END):
        number = board.facts["hand"]
        yield SheetRow(Phrase("Hand {number}, on the table so far", number=number), ("", ""), "head")
        one, two = board.scoreLines()
        yield from _lines((tuple(_open(one)), tuple(_open(two))))


def _open(lines: Sequence[Line]) -> Iterator[Line]:
    """The lines that everybody may know while a hand is played."""
    return (line for line in lines if line.label not in (HELD, UNTAKEN))


def _hand(lines: HandLines) -> Iterator[SheetRow]:
    yield from _lines(lines)
    yield SheetRow(Phrase("Points of the hand"), (str(total_of(lines[0])), str(total_of(lines[1]))), "sum")


def _lines(lines: HandLines) -> Iterator[SheetRow]:
    """The lines of both teams side by side, in the order in which the rules name them."""
    there = {line.label for team in lines for line in team}
    for label in (*WORTH, TABLE, HELD, TAKEN, UNTAKEN, OUT):
        if label in there:
            yield SheetRow(label, (_value(lines[0], label), _value(lines[1], label)))


def _value(lines: Sequence[Line], label: Phrase) -> str:
    for line in lines:
        if line.label == label:
            return str(line.points) if label in _ALONE else f"{line.points} ({line.count})"
    return ""


def outcome(board: BuracoTable) -> Phrase:
    """Who has won the match, and how high; empty while it goes on."""
    winner = board.winner() if board.facts["phase"] == END else None
    if winner is None:
        return Phrase("")
    own, other = board.totals
    if winner == 0:
        return Phrase("Your team has won the match, {own} to {other} points.", own=own, other=other)
    return Phrase("The other team has won the match, {other} to {own} points.", own=own, other=other)
