"""Verdict: the answer of every rule question, true or false with a reason."""

from __future__ import annotations

from typing import Any

from .phrase import Phrase

__all__ = ["YES", "Verdict"]


class Verdict:
    """True or false in an ``if``; when false, ``reason`` says why in one sentence.

    The sentence is kept as a template and its values, so that asking a hundred
    rules costs no text work and a front end can translate it. ``code`` names the broken rule for programs,
    as in ``TOP_IS_WILD``, where a game gives one.
    """

    __slots__ = ("args", "template")

    def __init__(self, template: str = "", **args: Any) -> None:
        """A refusal when *template* is given, otherwise a yes."""
        self.template = template
        self.args = args

    @property
    def code(self) -> str:
        """The name of the rule that refuses, given as the argument *code*; empty where there is none."""
        return str(self.args.get("code", ""))

    def __bool__(self) -> bool:
        return not self.template

    @property
    def reason(self) -> Phrase:
        """Why not, as an English sentence that can be translated; empty for a yes."""
        words = {key: Phrase(value) if type(value) is str else value for key, value in self.args.items()}
        return Phrase(self.template, is_sentence=True, **words)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, bool):
            return bool(self) is other
        return isinstance(other, Verdict) and self.reason == other.reason

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return "Verdict(yes)" if self else f"Verdict(no: {self.reason})"


YES = Verdict()
