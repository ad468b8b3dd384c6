"""Terminal: lines in, text out, whatever the terminal can show and whatever is typed into it."""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Mapping
from typing import TextIO

__all__ = ["NoOutput", "Terminal", "plain_text"]

SUITS = "♠♥♣♦"
PLAIN = "\033[0m"
_ECHO, _LONGEST = 60, 10_000
_LETTERS = str.maketrans(SUITS, "SHCD")
_PLAIN = _LETTERS | str.maketrans(
    {"∞": "no limit", "→": "->", "×": "x"}
    | {
        "★": "JO",
        "“": '"',
        "”": '"',
        "’": "'",
        "…": "...",
        "¿": "",
        "¡": "",
        "„": '"',
        "·": "|",
        "–": "-",
        "—": "-",
        "−": "-",
    }
)


def plain_text(text: str, encoding: str | None) -> str:
    """*text* with letters for the suits, plain quotes and bare letters where *encoding* lacks the signs."""
    try:
        text.encode(encoding or "ascii")
    except (UnicodeError, LookupError):
        return "".join(_spelled(sign, encoding or "ascii") for sign in text.translate(_PLAIN))
    return text


def _spelled(sign: str, encoding: str) -> str:
    """*sign*, or its letter without accents where *encoding* lacks it."""
    try:
        sign.encode(encoding)
    except (UnicodeError, LookupError):
        bare = unicodedata.normalize("NFKD", sign)[:1]
        return bare if bare.isascii() else sign
    return sign


class NoOutput(Exception):
    """Nothing more can be printed: the reader of a pipe has gone, or the disk is full."""


class Terminal:
    """Where a console game reads and writes. No line that can be typed and no encoding makes it raise."""

    def __init__(
        self,
        stdin: TextIO | None = None,
        stdout: TextIO | None = None,
        environ: Mapping[str, str] = os.environ,
    ) -> None:
        """The process's own streams unless others are given; a missing one is empty."""
        self._in = stdin or sys.stdin or io.StringIO()
        self._out = stdout or sys.stdout or io.StringIO()
        for stream in (self._in, self._out):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self._environ = environ
        self.encoding = "ascii" if self._wants_ascii() else getattr(self._out, "encoding", None) or "utf-8"
        self.interactive = self._in.isatty() and self._out.isatty()
        self.coloured = self._out.isatty() and self._wants_colour()
        self.letters = False
        """Whether suits are written as letters by choice."""

    def _wants_colour(self) -> bool:
        """Whether colour is understood and not switched off: see https://no-color.org."""
        get = self._environ.get
        understood = get("TERM") not in (None, "", "dumb") or bool(get("WT_SESSION"))
        return understood and not get("NO_COLOR")

    def _wants_ascii(self) -> bool:
        """Whether the player asked for the C locale, where Python itself uses UTF-8 (PEP 538, 540)."""
        get = self._environ.get
        if get("PYTHONIOENCODING") or get("PYTHONUTF8") == "1":
            return False
        kind = get("LC_CTYPE", "")
        name = get("LC_ALL") or ("" if kind == "C.UTF-8" else kind) or get("LANG")
        return name in ("C", "POSIX")

    @property
    def width(self) -> int:
        """How many columns a text may take."""
        return max(20, min(78, shutil.get_terminal_size((79, 24)).columns - 1))

    @property
    def symbols(self) -> bool:
        """Whether ♠♥♣♦ can be shown, and are to be."""
        return not self.letters and plain_text(SUITS, self.encoding) == SUITS

    def write(self, text: str = "") -> None:
        """Print *text* as it is."""
        self._print(text, "\n")

    def _print(self, text: str, end: str) -> None:
        if self.letters:
            text = text.translate(_LETTERS)
        try:
            print(plain_text(text, self.encoding), end=end, file=self._out, flush=True)
        except OSError as error:
            raise NoOutput(error.strerror or str(error)) from error

    def tell(self, text: str, hang: int = 0) -> None:
        """Print a paragraph, wrapped to the width; further lines hang in by *hang* columns."""
        clean = "".join(sign if sign.isprintable() else "?" for sign in text.replace("\n", " "))
        self.write(textwrap.fill(clean, self.width, subsequent_indent=" " * hang, break_on_hyphens=False))

    def ask(self, prompt: str) -> str:
        """The next line, without its end. Raises EOFError after the last one."""
        try:
            return self._edited(prompt) if self._has_editor else self._read(prompt)
        except OSError as error:  # the terminal was closed
            raise EOFError from error

    @property
    def _has_editor(self) -> bool:
        return self.interactive and self._in is sys.stdin and self._out is sys.stdout

    def _edited(self, prompt: str) -> str:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # gives input() a line editor and a history
        return input(plain_text(prompt, self.encoding))

    def _read(self, prompt: str) -> str:
        if self._in.isatty():
            self._print(prompt, "")
        line = rest = self._in.readline(_LONGEST)
        if not line:
            raise EOFError
        while len(rest) == _LONGEST and not rest.endswith("\n"):
            rest = self._in.readline(_LONGEST)
        line = line.rstrip("\r\n")
        if not self._in.isatty():  # a pipe shows what it was asked, so that the whole reads like a game
            shown = "".join(sign if sign.isprintable() else "?" for sign in line[:_ECHO])
            self.write(f"{prompt}{shown}{'…' if len(line) > _ECHO else ''}")
        return line
