"""How a server is set up. The command line makes one of these; worker processes get it through the environment."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import msgspec
from platformdirs import user_data_path

VARIABLE = "ASZTAL_SERVER"
COOKIE = "asztal_session"


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
    review_tries: int = 200
    """Of the search, for every decision of a finished game that is reviewed."""
    breath: float = 0.5
    """The least seconds between two moves of a bot that people watch."""
    away_after: float = 600.0
    """Seconds after which others may let a bot play for who is away, at tables without a clock that chose nothing else."""
    proxy: str = ""
    """Addresses or networks of proxies whose headers are trusted, with commas between them."""
    address: str = ""
    """The address people use, for instance https://games.example.org; empty: whatever they typed."""
    network: str = ""
    """The address under which others in the network find it; empty: they don't, or nobody knows."""
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
    connections: int = 100
    """WebSockets one address may hold open, at each process; not at home."""
    patience: float = 20.0
    """Seconds in which a connection has to ask for something."""
    tables: int = 50
    """Tables one person may have waiting or running; not at home."""
    records: int = 100
    """Records one person may have imported; not at home."""

    @property
    def limited(self) -> bool:
        return not self.home if self.limits is None else self.limits

    @property
    def cookie(self) -> str:
        """The name of the session cookie. Browsers do not tell ports apart: two servers at home, each with its own people,
        must not take the cookie of the other."""
        return f"{COOKIE}_{hashlib.sha256(self.database.encode()).hexdigest()[:8]}" if self.home else COOKIE

    @property
    def marks(self) -> str:
        """The name of the cookie by which a browser is known that has logged in before."""
        return f"{self.cookie}_known"


def data_folder() -> Path:
    """The user's data folder."""
    return Path(os.environ.get("ASZTAL_DATA") or user_data_path("asztal", appauthor=False))


def home_database() -> str:
    return f"sqlite:///{data_folder() / 'asztal.db'}"


def from_environment() -> Settings:
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)


def to_environment(settings: Settings) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
