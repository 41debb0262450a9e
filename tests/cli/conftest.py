"""Every test of the command line calls it and gets exit code and output."""

import pytest

from cli.calling import Call, caller


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    return caller(capsys, monkeypatch)
