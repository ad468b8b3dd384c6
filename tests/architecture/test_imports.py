"""Who may import whom, and that importing needs neither a display nor anything deprecated."""

import os
import subprocess
import sys
from pathlib import Path

from importlinter.cli import lint_imports

ROOT = Path(__file__).resolve().parents[2]
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")

# Every module is imported into a fresh package, so that none leans on another having been imported before it.
IMPORT_ALL = """
import importlib, pkgutil, sys, traceback, warnings

warnings.filterwarnings("error", category=DeprecationWarning, module=r"solitaire(\\.|$)")
import pyglet, solitaire
pyglet.options["shadow_window"] = False  # as window/app.py does before it imports what draws
names = [found.name for found in pkgutil.walk_packages(solitaire.__path__, "solitaire.")]
failed = 0
for name in names:
    for loaded in [each for each in sys.modules if each.split(".")[0] == "solitaire"]:
        del sys.modules[loaded]
    try:
        importlib.import_module(name)
    except BaseException:
        failed += 1
        print(f"--- {name}", file=sys.stderr)
        traceback.print_exc(limit=-2)
print(len(names))
sys.exit(failed > 0)
"""


def run_python(code: str) -> subprocess.CompletedProcess:
    environment = {key: value for key, value in os.environ.items() if key not in DISPLAYS}
    return subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=100
    )


def test_imports_point_one_way(monkeypatch, capsys):
    monkeypatch.chdir(ROOT)
    code = lint_imports(config_filename="setup.cfg", no_cache=True, no_logo=True)
    assert code == 0, capsys.readouterr().out


def test_every_module_imports_without_a_display():
    done = run_python(IMPORT_ALL)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 20


def test_the_model_loads_no_window_library():
    done = run_python("import sys, solitaire.games, solitaire.console; print('pyglet' in sys.modules)")
    assert done.stdout.strip() == "False", done.stderr
