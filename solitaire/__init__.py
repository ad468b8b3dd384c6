"""Solitaire: one object model for card games, a window and a console on top of it."""

__version__ = "0.1.0"
