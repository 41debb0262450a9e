# `make play` and `make test` need only Python 3.11 or newer, make and git; everything else is set up in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

# What the installed package is made of. Its check sum names the stamp, so that the package is rebuilt when a file changes, moves or
# goes away, and not when only times change. The compiler is part of it: when one appears, the engine gets compiled.
FINGERPRINT = $$( { find src -type f ! -path '*/__pycache__/*'; ls pyproject.toml scripts/*.py; } | \
	LC_ALL=C sort | xargs cksum | cksum | tr -d ' ')
COMPILER = $$($(BIN)/python scripts/compile_engine.py probe && echo compiled || echo pure)

heading = @printf '\n== %s\n' '$(1)'

.PHONY: play test bench golden format build clean package compiler web
.NOTPARALLEL: # steps share .venv and a terminal; tools inside use all cores
.DELETE_ON_ERROR:

play: package
	@$(BIN)/asztal play

test: $(VENV)/.dev compiler package
	$(call heading,ruff)
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	$(call heading,mypy --strict)
	@$(BIN)/mypy
	$(call heading,import contracts)
	@PYTHONPATH=src $(BIN)/lint-imports
	$(call heading,engine tests on the interpreted sources)
	@PYTHONPATH=src ASZTAL_ENGINE=interpreted $(BIN)/pytest --ignore=tests/cli --ignore=tests/server
	$(call heading,all tests on the compiled package)
	@if $(BIN)/python scripts/compile_engine.py probe; then ASZTAL_ENGINE=compiled $(BIN)/pytest; \
	else echo 'no C compiler with Python headers here, and apt could not install one: the package is pure Python'; \
		ASZTAL_ENGINE=interpreted $(BIN)/pytest tests/cli tests/server; fi
	$(call heading,the web app and whole games in a browser)
	@$(BIN)/python scripts/web.py test

bench: $(VENV)/.dev package
	@$(BIN)/asztal bench --peers --write docs/performance.md

golden: $(VENV)/.dev
	$(call heading,writing golden files: review them with git diff)
	@PYTHONPATH=src ASZTAL_GOLDEN=write $(BIN)/pytest

format: $(VENV)/.dev
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

build: web
	$(call heading,building the wheel into dist)
	@rm -rf dist
	@$(PIP) wheel --no-build-isolation --no-deps --wheel-dir dist .
	@ls dist

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules web/screenshots src/asztal/server/static
	find src tests scripts -name __pycache__ -prune -exec rm -rf {} +

# Set-up. pip builds with the tools of .venv (no isolation), so that a rebuild needs no network.

# The web app, built into the package; Node comes from the machine or from a wheel.
web: $(VENV)/.runtime
	@$(BIN)/python scripts/web.py build

package: web
	@stamp=$(VENV)/.package-$(FINGERPRINT)-$(COMPILER); test -e $$stamp || { \
		printf '\n== %s\n' 'installing asztal, compiled if possible' && rm -f $(VENV)/.package-* && \
		$(PIP) install --no-build-isolation --no-deps --force-reinstall . && \
		$(BIN)/python -c 'import asztal; print("the engine is", "compiled" if asztal.compiled() else \
			"pure Python, slower: no C compiler, or see build/*/log.txt")' && \
		touch $$stamp; }

# Only for `make test`: a player needs no compiler. Tried once; afterwards `make test` says what it does without.
compiler: $(VENV)/.runtime
	@$(BIN)/python scripts/compile_engine.py probe || test -e $(VENV)/.compiler-tried || { \
		printf '\n== %s\n' 'installing a C compiler and Python headers'; \
		scripts/apt-install gcc libc6-dev python3-dev; touch $(VENV)/.compiler-tried; }

$(VENV)/.dev: $(VENV)/.%: $(VENV)/.runtime
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
