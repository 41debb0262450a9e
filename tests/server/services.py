"""What the server's tests run against, see `asztal.server.trials.services`; here with a game in a package of its own.

PostgreSQL and Redis are installed where they are missing; if that fails the tests fail, they are never left out in silence.
"""

import fcntl
import os
import subprocess
import tempfile
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import msgspec

from asztal.server.settings import Settings
from asztal.server.trials import services
from asztal.server.trials.services import (
    PATIENCE,
    Postgres,
    Redis,
    eventually,
    find_postgres,
    find_redis,
    free_port,
)

__all__ = ["ASZTAL", "PATIENCE", "Postgres", "Redis", "Server", "eventually", "free_port"]

ROOT = Path(__file__).resolve().parents[2]
TOYS = Path(__file__).resolve().parent / "toys"
"""A game in a package of its own, installed for the servers under test: no code of ours knows it."""
ASZTAL = ("-c", "from asztal.cli import main; main()")
"""The command, for a Python to run."""


class Server(services.Server):
    def __init__(self, settings: Settings, folder: Path) -> None:
        super().__init__(settings, folder, str(TOYS))


def running(settings: Settings, folder: Path) -> AbstractContextManager[Server]:
    return services.running(Server(settings, folder))


def home_settings(folder: Path, **changes: object) -> Settings:
    """A server at home, without the short breath of its bots."""
    base = Settings(database=f"sqlite:///{folder}/asztal.db", port=free_port(), breath=0.0, away_after=0.2, log_level="warning")
    return msgspec.structs.replace(base, **changes)


def public_settings(folder: Path, **changes: object) -> Settings:
    return home_settings(folder, **{"home": False, "guests": False, "limits": False, **changes})


# -- PostgreSQL and Redis --------------------------------------------------------------------------------------------------


def install(package: str, find: Callable[[], str | None]) -> None:
    """Install a program's package if need be; one test process installs, others wait."""
    if find():
        return
    with Path(tempfile.gettempdir(), f"asztal-install-{os.getuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not find():
            done = subprocess.run([ROOT / "scripts" / "apt-install", package], capture_output=True, text=True)
            assert done.returncode == 0, f"these tests need {package}: {done.stderr.strip()}"
    assert find(), f"{package} was installed, but its program is nowhere to be found"


def postgres() -> AbstractContextManager[Postgres]:
    install("postgresql", find_postgres)
    return services.postgres()


def redis_server() -> AbstractContextManager[Redis]:
    install("redis-server", find_redis)
    return services.redis_server()
