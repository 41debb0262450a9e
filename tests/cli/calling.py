"""Calling the command line from tests, in this process."""

import io
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from asztal.cli import run
from asztal.games import names

GAME = names()[0]


class Answer(msgspec.Struct):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Call = Callable[..., Answer]


def caller(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    """call("games", "--json"): exit code and output of a command; `typed` is what comes through the pipe."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: str, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run(list(arguments))
        captured = capsys.readouterr()
        return Answer(code, captured.out, captured.err)

    return call
