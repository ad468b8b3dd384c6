"""The games. One game is one module that registers itself; see template.py."""
