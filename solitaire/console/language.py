"""The one place through which every sentence of the console passes on its way to the player."""

__all__ = ["_"]


def _(text: str) -> str:
    """*text* in the language of the player. So far that is English."""
    return text
