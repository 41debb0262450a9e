"""Settings for all tests: which engine runs, reproducible hypothesis, golden files."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

import asztal

# Random examples are the same on every machine and every day; exploring further is the job of long self-play.
settings.register_profile("asztal", derandomize=True, deadline=None)
settings.load_profile("asztal")

GOLDEN = Path(__file__).parent / "tests" / "golden"
SERVER = Path(__file__).parent / "tests" / "server"


def pytest_configure(config: pytest.Config) -> None:
    """`make test` says which engine it means to test; running the other one by accident would prove nothing."""
    wanted = os.environ.get("ASZTAL_ENGINE")
    if wanted and wanted != engine():
        pytest.exit(f"these tests were to run {wanted}, but {asztal.__file__} is {engine()}", returncode=2)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of the server wait a lot for its processes: they come first, while other checks run beside them."""
    items.sort(key=lambda item: SERVER not in item.path.parents)


def pytest_report_header(config: pytest.Config) -> str:
    return f"engine: {engine()}, {Path(asztal.__file__).parent}"


def engine() -> str:
    return "compiled" if asztal.compiled() else "interpreted"


@pytest.fixture
def golden() -> Callable[[str, str], None]:
    """`golden(name, text)`: text must equal tests/golden/<name>. `make golden` writes it; review the diff."""

    def check(name: str, text: str) -> None:
        path = GOLDEN / name
        if os.environ.get("ASZTAL_GOLDEN") == "write":
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        assert path.exists(), f"no golden file {name}: `make golden` writes it"
        assert text == path.read_text(encoding="utf-8")

    return check
