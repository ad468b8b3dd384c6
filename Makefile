# Every target sets up what it needs by itself; `make` alone lists them.
# VENV=DIR     another place for the Python environment     PYTHON=FILE   the Python to make it from
# ARGS="..."   handed on to the program, to pytest or to the benchmarks

VENV ?= .venv
PY := $(VENV)/bin/python
ON_SCREEN := $(PY) tools/with_display.py
export VENV PYTHON

.DEFAULT_GOAL := help
.PHONY: help play console test lint uml bench bench-buraco art sounds translations soak fuzz clean

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## */  make \1\t/p' Makefile

play: $(VENV)/.ready-play  ## play in a window
	@if [ -e "$(VENV)/.ready-play" ]; then exec "$(PY)" -m solitaire $(ARGS); \
	else exec "$(PY)" -m solitaire console $(ARGS); fi

console: $(VENV)/.ready-console  ## play in this terminal
	@"$(PY)" -m solitaire console $(ARGS)

test: $(VENV)/.ready-test  ## run all tests; ARGS=tests/model for some of them
	@$(ON_SCREEN) $(PY) -m pytest $(ARGS)

lint: $(VENV)/.ready-dev  ## ruff, mypy, the import contract, and whether what is built is up to date
	@"$(PY)" -m ruff check .
	@"$(PY)" -m mypy
	@"$(VENV)/bin/lint-imports" --no-logo
	@if [ -f resources/art/build.py ]; then "$(PY)" resources/art/build.py --check; fi
	@"$(PY)" resources/sounds/make_sounds.py --check
	@"$(PY)" tools/translations.py --check

uml: $(VENV)/.ready-dev  ## render what changed of the diagrams of uml/ to uml/svg/; ARGS=--all renders them all
	@"$(PY)" tools/code_links.py
	@"$(PY)" tools/render_uml.py $(ARGS)

bench: $(VENV)/.ready-test  ## measure speed and memory
	@$(ON_SCREEN) $(PY) -m benchmarks $(ARGS)

bench-buraco: $(VENV)/.ready-test  ## measure how strong the computer players of Buraco are
	@$(PY) -m benchmarks.buraco $(ARGS)

art: $(VENV)/.ready-dev  ## build the atlases from the artwork
	@"$(PY)" resources/art/build.py $(ARGS)

sounds: $(VENV)/.ready-console  ## make the sound files
	@"$(PY)" resources/sounds/make_sounds.py $(ARGS)

translations: $(VENV)/.ready-dev  ## bring the catalogues up to the texts of the program, and compile them
	@"$(PY)" tools/translations.py $(ARGS)

soak: $(VENV)/.ready-test  ## kill a playing program a thousand times, play two thousand hands of Buraco
	@$(ON_SCREEN) $(PY) -m benchmarks.soak $(ARGS)
	@PYTHONPATH=.:tests $(PY) -m games.buraco.soak

fuzz: $(VENV)/.ready-test  ## break a million save files
	@$(ON_SCREEN) $(PY) -m benchmarks.fuzz $(ARGS)

clean:  ## remove the environment and everything built; saved games stay
	rm -rf "$(VENV)" build dist *.egg-info .pytest_cache .hypothesis .mypy_cache .ruff_cache .import_linter_cache \
		.coverage htmlcov
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# `.ready-play` stays absent where the libraries of the window are missing; `make play` then plays in the console.
$(VENV)/.ready-%: setup.cfg pyproject.toml tools/setup.sh $(PY)
	@tools/setup.sh $*

# Missing, or left dangling by an upgrade of Python.
$(PY):
	@tools/setup.sh venv
