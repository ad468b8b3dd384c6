"""Buraco: rules, score, what each player may see, and computer players. ``board`` registers the game."""

from .board import BuracoBoard

__all__ = ["BuracoBoard"]
