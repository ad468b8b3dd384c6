"""What the players of a table are called: as the player named them, else by where they sit."""

from __future__ import annotations

from .language import _
from .settings import Settings

__all__ = ["seat_names", "told_names"]


def seat_names(settings: Settings) -> tuple[str, ...]:
    """The names of seats 0 … 3: the player, right, partner, left."""
    named = (settings.name_you, settings.name_right, settings.name_partner, settings.name_left)
    usual = (_("You"), _("Right"), _("Partner"), _("Left"))
    return tuple(name.strip() or other for name, other in zip(named, usual, strict=True))


def told_names(settings: Settings) -> tuple[str, ...]:
    """The same for sentences told to the player, who is “you” and has no name there unless it was given."""
    return settings.name_you.strip(), *seat_names(settings)[1:]
