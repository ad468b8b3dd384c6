"""Tests of the window: geometry and input without one, then a real one on a virtual screen."""
