# `make play` and `make test` need only Python 3.11 or newer, make and git; everything else is set up in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

BEGAN := $(shell date +%s)

heading = @printf '\n== %s\n' '$(1)'

.PHONY: play lab test quick bench measure pictures golden format build clean package compiler
.NOTPARALLEL: # steps share .venv and a terminal; tools inside use all cores
.DELETE_ON_ERROR:

play: package
	@$(BIN)/asztal play

# What researchers use besides: the arena, environments, data sets.
lab: package $(VENV)/.lab

# Every check, several at a time, with the seconds of each at the end; `make test PARTS="style types"` runs some of them.
test: $(VENV)/.dev compiler package
	@ASZTAL_BEGAN=$(BEGAN) $(BIN)/python scripts/check.py $(PARTS)

# A changed rule on the compiled engine: only the game it is in is compiled again, in a hurry. `make quick TESTS=tests/settlers`
quick: $(VENV)/.dev
	@$(BIN)/python scripts/package.py quick
	@PYTHONPATH=build/quick/tree ASZTAL_ENGINE=compiled $(BIN)/pytest -q $(TESTS)

bench: $(VENV)/.dev package
	@$(BIN)/asztal bench --peers --observed --write docs/performance.md

measure: $(VENV)/.dev package
	@$(BIN)/python scripts/web.py measure

pictures: $(VENV)/.dev package
	@$(BIN)/python scripts/web.py pictures

golden: $(VENV)/.dev
	$(call heading,writing golden files: review them with git diff)
	@PYTHONPATH=src ASZTAL_GOLDEN=write $(BIN)/pytest tests/contract/test_golden.py tests/core/test_chance.py tests/imperium/test_pairs.py

format: $(VENV)/.dev
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@$(BIN)/python scripts/web.py format

build: $(VENV)/.runtime
	$(call heading,building the wheels into dist)
	@$(BIN)/python scripts/package.py wheels

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules web/screenshots src/asztal/server/static
	find src tests scripts -name __pycache__ -prune -exec rm -rf {} +

# Set-up. pip builds with the tools of .venv (no isolation), so that a rebuild needs no network.

# The web app, built into the package (Node comes from the machine or from a wheel), and the engine, compiled if possible.
package: $(VENV)/.runtime
	@$(BIN)/python scripts/package.py install

# Only for `make test`: a player needs no compiler. Tried once; afterwards `make test` says what it does without.
compiler: $(VENV)/.runtime
	@$(BIN)/python scripts/compile_engine.py probe || test -e $(VENV)/.compiler-tried || { \
		printf '\n== %s\n' 'installing a C compiler and Python headers'; \
		scripts/apt-install gcc libc6-dev python3-dev; touch $(VENV)/.compiler-tried; }

$(VENV)/.dev $(VENV)/.lab: $(VENV)/.%: $(VENV)/.runtime
	$(call heading,installing the tools: $*)
	@$(BIN)/python scripts/requirements.py $* > $(VENV)/requirements.txt && $(PIP) install -r $(VENV)/requirements.txt
	@touch $@

$(VENV)/.runtime: $(VENV)/.made pyproject.toml
	$(call heading,installing libraries)
	@$(BIN)/python scripts/requirements.py build runtime > $(VENV)/requirements.txt && \
		$(PIP) install -r $(VENV)/requirements.txt
	@touch $@

# Debian's python3 comes without venv, and says so only after it left half an environment behind.
$(VENV)/.made:
	$(call heading,creating $(VENV))
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Asztal needs Python 3.11 or newer; name yours, for example: make PYTHON=python3.12 play'; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV) >/dev/null 2>&1 || { scripts/apt-install python3-venv; $(PYTHON) -m venv --clear $(VENV); }
	@touch $@
