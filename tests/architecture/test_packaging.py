"""What `pip install` takes along: every package of the code, every file that the program reads."""

import configparser
from fnmatch import fnmatch
from pathlib import Path

import pytest

from solitaire.play.resources import resource_path, samples_path

ROOT = Path(__file__).resolve().parents[2]
NOT_INSTALLED = ("art/", "__init__.py")


@pytest.fixture(scope="module")
def setup_cfg() -> configparser.ConfigParser:
    parser = configparser.ConfigParser()
    parser.read(ROOT / "setup.cfg", encoding="utf-8")
    return parser


def test_every_package_is_listed(setup_cfg):
    listed = set(setup_cfg["options"]["packages"].split()) - {"solitaire.resources", "solitaire.samples"}
    folders = {path.parent for path in (ROOT / "solitaire").rglob("*.py")}
    assert listed == {".".join(folder.relative_to(ROOT).parts) for folder in folders}


def test_every_resource_is_installed(setup_cfg):
    patterns = setup_cfg["options.package_data"]["solitaire.resources"].split()
    files = [
        path.relative_to(ROOT / "resources").as_posix()
        for path in (ROOT / "resources").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    ]
    wanted = [name for name in files if not name.startswith(NOT_INSTALLED)]
    assert [name for name in wanted if not any(fnmatch(name, pattern) for pattern in patterns)] == []


def test_paths_of_a_checkout():
    assert resource_path() == ROOT / "resources"
    assert resource_path("atlas", "any.png") == ROOT / "resources" / "atlas" / "any.png"
    assert samples_path() == ROOT / "saves"
