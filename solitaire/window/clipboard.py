"""Clipboard: the text that is carried from one program to another."""

from __future__ import annotations

from typing import Protocol

__all__ = ["Clipboard"]


class _Window(Protocol):
    def get_clipboard_text(self) -> str: ...

    def set_clipboard_text(self, text: str) -> None: ...


class Clipboard:
    """That of the system, or one of its own where there is no window."""

    def __init__(self, window: _Window | None = None) -> None:
        self._window = window
        self._own = ""

    def text(self) -> str:
        """What was copied last; empty where nothing, or nothing that is text, can be had."""
        if self._window is None:
            return self._own
        try:
            return str(self._window.get_clipboard_text())
        except Exception:  # whatever another program's clipboard does, it is no reason to end the game
            return ""

    def copy(self, text: str) -> bool:
        """Offer *text* to other programs; whether that went well."""
        self._own = text
        try:
            if self._window is not None:
                self._window.set_clipboard_text(text)
        except Exception:  # nor is one that takes nothing
            return False
        return True
