"""Keeps the catalogues of ``resources/translations``: ``make translations``.

It brings each ``solitaire.po`` up to the texts of the program and compiles it to ``solitaire.mo``. That
stands beside it in the repository, so that neither a clone nor an installation needs a compiler. With
``--check`` nothing is written; it tells what is missing, unused, unsure or not compiled.
"""

from __future__ import annotations

import io
import string
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import read_po, write_po
from messages import ROOT, Message, messages

FOLDER = ROOT / "resources" / "translations"
PLURALS = {
    "cs": "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);",
    "es": "nplurals=2; plural=(n != 1);",
}
"""Each language, and how it counts."""


def path_of(language: str, suffix: str = ".po") -> Path:
    """The file of a catalogue."""
    return FOLDER / language / "LC_MESSAGES" / f"solitaire{suffix}"


def template() -> Catalog:
    """The texts of the program without any translation."""
    catalogue = Catalog(project="Solitaire", version="1", charset="utf-8")
    for message, files in messages().items():
        text = (message.text, message.plural) if message.plural else message.text
        catalogue.add(text, locations=[(file, None) for file in files], context=message.context or None)
    return catalogue


def stored(language: str) -> Catalog:
    """The catalogue of a language as it is."""
    path = path_of(language)
    return read_po(io.BytesIO(path.read_bytes() if path.exists() else header(language)), locale=language)


def header(language: str) -> bytes:
    """The beginning of every catalogue."""
    lines = ["Content-Type: text/plain; charset=utf-8", f"Plural-Forms: {PLURALS[language]}"]
    return ('msgid ""\nmsgstr ""\n' + "".join(f'"{line}\\n"\n' for line in lines) + "\n").encode()


def written(language: str, catalogue: Catalog) -> bytes:
    """The text of a catalogue. It does not say when it was made: it changes only with its content."""
    file = io.BytesIO()
    write_po(file, catalogue, omit_header=True, ignore_obsolete=True, width=100)
    return header(language) + file.getvalue()


def compiled(catalogue: Catalog) -> bytes:
    """The catalogue as the program reads it."""
    file = io.BytesIO()
    write_mo(file, catalogue)
    return file.getvalue()


def from_text(language: str) -> Catalog:
    """The catalogue as it is in its file, and nothing else."""
    catalogue = read_po(io.BytesIO(path_of(language).read_bytes()), locale=language)
    catalogue.creation_date = catalogue.revision_date = datetime(2026, 1, 1)
    return catalogue


def contents(catalogue: Catalog) -> dict[Message, object]:
    """Every translation of a catalogue."""
    return {key_of(entry): tuple(entry.string) for entry in catalogue if entry.id}


# --- writing ------------------------------------------------------------------------------------------


def update(language: str) -> None:
    """Add new texts to a catalogue, take old ones out, compile it."""
    catalogue = stored(language)
    catalogue.update(template(), no_fuzzy_matching=True)
    path_of(language).parent.mkdir(parents=True, exist_ok=True)
    path_of(language).write_bytes(written(language, catalogue))
    path_of(language, ".mo").write_bytes(compiled(from_text(language)))


# --- checking -----------------------------------------------------------------------------------------


def faults(language: str) -> Iterator[str]:
    """What is wrong with a catalogue."""
    wanted, found = set(messages()), {key_of(entry): entry for entry in from_text(language) if entry.id}
    yield from (f"missing: {message.text!r}" for message in sorted(wanted - set(found)))
    yield from (f"unused: {message.text!r}" for message in sorted(set(found) - wanted))
    for message, entry in found.items():
        texts = entry.string if isinstance(entry.string, tuple) else (entry.string,)
        if not all(texts):
            yield f"not translated: {message.text!r}"
        elif entry.fuzzy:
            yield f"unsure: {message.text!r}"
        for text in filter(None, texts):
            yield from (f"{message.text!r}: {fault}" for fault in differences(message, text))
    if contents(read_mo(io.BytesIO(path_of(language, ".mo").read_bytes()))) != contents(from_text(language)):
        yield "solitaire.mo is not compiled from solitaire.po"


def key_of(entry: object) -> Message:
    """The message that an entry of a catalogue translates."""
    text, context = entry.id, entry.context or ""  # type: ignore[attr-defined]
    return Message(text, "", context) if isinstance(text, str) else Message(text[0], text[1], context)


def differences(message: Message, text: str) -> Iterator[str]:
    """Where a translation is not built as its original: values, spaces at the ends, capital and full stop.

    A card may have its article: ``{the_card}`` for ``{card}``.
    """
    there = {name.removeprefix("the_") for name in names_in(text)}
    if there - names_in(message.plural or message.text):
        yield f"unknown values {sorted(there)}"
    if there != names_in(message.text) and not message.plural:
        yield f"other values {sorted(there)}"
    original = message.text
    if (original[:1] == " ", original[-1:] == " ") != (text[:1] == " ", text[-1:] == " "):
        yield "other spaces at the ends"
    if original.endswith((".", ":")) != text.endswith((".", ":")):
        yield "another end"


def names_in(text: str) -> set[str]:
    """The names in braces."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def main(arguments: list[str]) -> int:
    """Update and compile all catalogues, or check them; the exit status."""
    if "--check" not in arguments:
        for language in PLURALS:
            update(language)
    found = [f"{language}: {fault}" for language in PLURALS for fault in faults(language)]
    print("\n".join(found[:40]), end="\n" if found else "", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
