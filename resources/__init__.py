"""Pictures, sounds and translations, installed as ``solitaire.resources``.

Find a file with ``solitaire.play.resources.resource_path``.
"""
