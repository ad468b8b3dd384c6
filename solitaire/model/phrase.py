"""Phrase: an English text that remembers how it was made, so that a front end can say it in other words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

__all__ = ["Phrase"]


class Phrase(str):
    """A text made of a *template* and its values, as in ``Phrase("no cell {letter}", letter="A")``.

    It is an ordinary string for whoever wants English. ``render`` makes it again from a translated template.
    """

    template: str
    values: dict[str, Any]
    isSentence: bool

    def __new__(cls, template: str, is_sentence: bool = False, **values: Any) -> Phrase:
        """With *is_sentence* it gets a capital at its beginning and a full stop at its end."""
        phrase = super().__new__(cls, _filled(template, is_sentence, {**values}))
        phrase.template, phrase.values, phrase.isSentence = template, values, is_sentence
        return phrase

    def render(self, translate: Callable[[str], str], words: Callable[[str, Any], dict[str, str]]) -> str:
        """The text with its template passed through *translate*.

        *words* gives what one value, under its name, is called: usually one word under that same name.
        """
        named: dict[str, Any] = {}
        for key, value in self.values.items():
            named |= words(key, value)
        return _filled(translate(self.template), self.isSentence, named)


def _filled(template: str, is_sentence: bool, values: dict[str, Any]) -> str:
    """The text on one line: what a file or a name brings into it cannot steer a terminal."""
    named = {key: getattr(value, "words", value) for key, value in values.items()}
    text = template.format(**named) if named else template
    if is_sentence and text:
        text = f"{text[:1].upper()}{text[1:]}."
    return text if text.isprintable() else "".join(sign if sign.isprintable() else "?" for sign in text)
