"""The arrows of uml/layers.md are the imports of the code."""

from .arrows import arrow_differences, read_arrows
from .imports import library_arrows, package_arrows, packages
from .pages import all_diagrams

DIAGRAMS = {each.heading: each for each in all_diagrams() if each.page == "layers.md"}


def _short(arrows: dict[tuple[str, str], str]) -> dict[tuple[str, str], str]:
    return {
        (source.removeprefix("solitaire."), target.removeprefix("solitaire.")): where
        for (source, target), where in arrows.items()
    }


def test_package_arrows_are_the_imports():
    found = arrow_differences(read_arrows(DIAGRAMS["Packages"]), _short(package_arrows()))
    assert not found, "\n" + "\n".join(found)


def test_library_arrows_are_the_imports():
    found = arrow_differences(read_arrows(DIAGRAMS["Libraries"]), _short(library_arrows()))
    assert not found, "\n" + "\n".join(found)


def test_every_package_is_drawn():
    drawn = read_arrows(DIAGRAMS["Packages"])
    missing = packages() - {f"solitaire.{name}" for name in drawn.nodes}
    assert [f"{name} is not drawn in {drawn.where}." for name in sorted(missing)] == []
