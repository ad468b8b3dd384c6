"""What `pip install` takes along: every package of the code, every file that the program reads."""

import ast
import configparser
import re
import sys
from fnmatch import fnmatch
from pathlib import Path

import pytest

from solitaire.play.resources import resource_path, samples_path

ROOT = Path(__file__).resolve().parents[2]
NOT_INSTALLED = ("art/", "sounds/make_sounds.py", "__init__.py")
SOURCES = (".po",)
DATA = {"solitaire.resources", "solitaire.samples", "solitaire.uml"}
# Where an import is named otherwise than its package.
DISTRIBUTIONS = {"PIL": "Pillow", "font_source_sans_pro": "font-source-sans-pro"}


@pytest.fixture(scope="module")
def setup_cfg() -> configparser.ConfigParser:
    parser = configparser.ConfigParser()
    parser.read(ROOT / "setup.cfg", encoding="utf-8")
    return parser


def test_every_package_is_listed(setup_cfg):
    listed = set(setup_cfg["options"]["packages"].split()) - DATA
    folders = {path.parent for path in (ROOT / "solitaire").rglob("*.py")}
    assert listed == {".".join(folder.relative_to(ROOT).parts) for folder in folders}


def test_every_resource_is_installed(setup_cfg):
    patterns = setup_cfg["options.package_data"]["solitaire.resources"].split()
    files = [
        path.relative_to(ROOT / "resources").as_posix()
        for path in (ROOT / "resources").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    ]
    wanted = [name for name in files if not name.startswith(NOT_INSTALLED) and not name.endswith(SOURCES)]
    assert [name for name in wanted if not any(fnmatch(name, pattern) for pattern in patterns)] == []


def test_every_import_is_a_declared_dependency(setup_cfg):
    declared = requirements(setup_cfg["options"]["install_requires"])
    imported = {name for path in (ROOT / "solitaire").rglob("*.py") for name in imports_of(path)}
    foreign = imported - sys.stdlib_module_names - {"solitaire"}
    assert {DISTRIBUTIONS.get(name, name) for name in foreign} <= declared


def test_every_dependency_has_its_reason(setup_cfg):
    extras = setup_cfg["options.extras_require"]
    names = requirements(setup_cfg["options"]["install_requires"] + extras["test"] + extras["dev"])
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert [name for name in sorted(names) if f"\n| {name} |" not in page] == []


def requirements(text: str) -> set[str]:
    return set(re.findall(r"^[\w-]+", text, re.MULTILINE))


def imports_of(path: Path) -> set[str]:
    """The top-level names that a module imports from elsewhere."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found.add(node.module.split(".")[0])
    return found


def test_paths_of_a_checkout():
    assert resource_path() == ROOT / "resources"
    assert resource_path("atlas", "any.png") == ROOT / "resources" / "atlas" / "any.png"
    assert samples_path() == ROOT / "saves"
