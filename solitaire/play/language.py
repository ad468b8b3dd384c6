"""Language: what is said to a player passes through ``_``."""

__all__ = ["_"]


def _(text: str) -> str:
    """The words of *text* in the player's language."""
    return text
