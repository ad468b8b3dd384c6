"""Why no window could be opened."""

__all__ = ["NoWindow"]


class NoWindow(Exception):
    """There is no display, no OpenGL 3.3, or a library is missing; the message says which and what to do."""
