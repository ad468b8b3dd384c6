"""The game in a window. Only this package imports pyglet, and only in `graphics.py` and `game_window.py`."""
