"""How a server is set up. The command line makes one of these; worker processes get it through the environment."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from platformdirs import user_data_path

VARIABLE = "ASZTAL_SERVER"


class Settings(msgspec.Struct, frozen=True):
    database: str
    home: bool = True
    """At home: no log-in, guest names, no rate limits to speak of."""
    host: str = "127.0.0.1"
    port: int = 8765
    redis: str | None = None
    guests: bool = True
    sign_up: bool = True
    workers: int = 1
    thinkers: int = 1
    """Processes in which bots think."""
    breath: float = 0.5
    """The least seconds between two moves of a bot that people watch."""
    away_after: float = 60.0
    """Seconds after which a person who is gone counts as vanished."""
    proxy: bool = False
    """Behind a proxy that terminates TLS: trust its headers."""
    log_level: str = "info"
    evict_after: float = 600.0
    """Seconds after which a table nobody looks at leaves memory."""
    takeover_after: float = 10.0
    """Seconds after which a process drives bots another process has left standing."""
    limits: bool | None = None
    """Rate limits; None: not at home."""
    burst: float = 60.0
    """So many requests from one address, or messages from one connection, may come at once ..."""
    per_second: float = 20.0
    """... and so many a second in the long run."""

    @property
    def limited(self) -> bool:
        return not self.home if self.limits is None else self.limits


def data_folder() -> Path:
    """The user's data folder."""
    return Path(os.environ.get("ASZTAL_DATA") or user_data_path("asztal", appauthor=False))


def home_database() -> str:
    return f"sqlite:///{data_folder() / 'asztal.db'}"


def from_environment() -> Settings:
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)


def to_environment(settings: Settings) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
