"""What every test gets: a home of its own, quick property tests, and a screen where one is asked for."""

import importlib.util
import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent

# CI draws the same examples every time; a developer's run looks a little further each time.
settings.register_profile("developer", deadline=None, max_examples=60)
settings.register_profile("ci", deadline=None, max_examples=60, derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "developer")


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A private folder for saves, settings and statistics: no test touches the player's own. In English."""
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SOLITAIRE_HOME", str(folder))
        patch.setenv("LANGUAGE", "en")
        for name in ("CONFIG", "DATA", "STATE"):
            patch.setenv(f"XDG_{name}_HOME", str(folder / name.lower()))
        yield folder


@pytest.fixture(scope="session")
def display(pytestconfig: pytest.Config) -> Iterator[str]:
    """The name of an X display. `make test` brings one; a plain `pytest` starts its own. It never skips."""
    name = os.environ.get("DISPLAY")
    if name or os.name == "nt":
        yield name or ""
        return
    tool = _with_display()
    with ExitStack() as stack:
        try:
            screen, reason = stack.enter_context(tool.Screen()), None
        except tool.NoScreen as error:
            screen, reason = None, error
        if screen is None:
            pytest.fail(f"This test needs a display. {reason}", pytrace=False)
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        for key, value in tool.software_rendering(screen.name).items():
            patch.setenv(key, value)
        yield screen.name


@pytest.fixture(autouse=True)
def _screen_for_window_tests(request: pytest.FixtureRequest) -> None:
    """A test marked `window` need not ask for `display` as well."""
    if request.node.get_closest_marker("window"):
        request.getfixturevalue("display")


def _with_display():
    spec = importlib.util.spec_from_file_location("with_display", ROOT / "tools" / "with_display.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
