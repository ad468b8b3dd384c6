"""About page: what program this is, whose it is, and where it keeps things."""

from __future__ import annotations

from solitaire import __version__
from solitaire.play.language import _
from solitaire.play.paths import settings_path
from solitaire.play.rules_page import Paragraph
from solitaire.play.session import Session

__all__ = ["about_page"]


def about_page(session: Session) -> list[Paragraph]:
    """The paragraphs of the page, in the language of this moment."""
    return [
        Paragraph(_("Solitaire {version}").format(version=__version__), is_heading=True),
        Paragraph(_("Card games in a window and in a terminal, on classes that you can watch at work (F3).")),
        Paragraph(_("Where things are kept"), is_heading=True),
        Paragraph(_("Saved games: {folder}").format(folder=session.saves.folder)),
        Paragraph(_("Settings: {file}").format(file=settings_path())),
        Paragraph(_("Licence"), is_heading=True),
        Paragraph(_("Free software under the MIT licence. The cards and the sounds were made for it.")),
        Paragraph(_("Typefaces: Source Sans Pro and Lato, under the SIL Open Font License.")),
    ]
