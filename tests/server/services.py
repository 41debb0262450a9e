"""What the server's tests run against: real server processes, a real PostgreSQL and a real Redis, each on a free port.

PostgreSQL and Redis are installed where they are missing; if that fails the tests fail, they are never left out in silence.
"""

import contextlib
import fcntl
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import psycopg
import redis

from asztal.server.settings import VARIABLE, Settings

ROOT = Path(__file__).resolve().parents[2]
TOYS = Path(__file__).resolve().parent / "toys"
"""A game in a package of its own, installed for the servers under test: no code of ours knows it."""
ASZTAL = ("-c", "from asztal.cli import main; main()")
"""The command, for a Python to run."""
PATIENCE = 60.0
"""Seconds after which something that should have happened has not; a loaded machine needs many."""


def eventually(what: str, true: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Wait until something is true."""
    end = time.monotonic() + patience
    while not true():
        if time.monotonic() > end:
            raise AssertionError(f"not within {patience:g} s: {what}")
        time.sleep(0.02)


def free_port() -> int:
    """A free port below those the system gives to outgoing connections: one of these could take it before the server does."""
    while True:
        port = random.randrange(10_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


# -- the server ------------------------------------------------------------------------------------------------------------


class Server:
    """A server process of its own."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.settings = settings
        self.url = f"http://127.0.0.1:{settings.port}"
        self.log = folder / f"server-{settings.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        path = os.pathsep.join(part for part in (str(TOYS), os.environ.get("PYTHONPATH", "")) if part)
        environment = {**os.environ, VARIABLE: msgspec.json.encode(self.settings).decode(), "PYTHONPATH": path}
        code = "from asztal.server import run, settings; run.run(settings.from_environment())"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([sys.executable, "-c", code], env=environment, stdout=log, stderr=log)
        eventually("the server answers", self._up)
        return self

    def _up(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise AssertionError(f"the server ended at once:\n{self.log.read_text()}")
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(self.url + "/health", timeout=5).status_code == 200
        return False

    def kill(self) -> None:
        """Without any warning."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """Gracefully; the exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(PATIENCE)


@contextmanager
def running(settings: Settings, folder: Path) -> Iterator[Server]:
    server = Server(settings, folder)
    try:
        yield server.start()
    finally:
        server.stop()


def home_settings(folder: Path, **changes: object) -> Settings:
    """A server at home, without the short breath of its bots."""
    base = Settings(database=f"sqlite:///{folder}/asztal.db", port=free_port(), breath=0.0, away_after=0.2, log_level="warning")
    return msgspec.structs.replace(base, **changes)


def public_settings(folder: Path, **changes: object) -> Settings:
    return home_settings(folder, **{"home": False, "guests": False, "limits": False, **changes})


# -- PostgreSQL and Redis --------------------------------------------------------------------------------------------------


def install(package: str, find: Callable[[], str | None]) -> str:
    """The path of a program, its package installed if need be; one test process installs, others wait."""
    found = find()
    if found:
        return found
    with Path(tempfile.gettempdir(), f"asztal-install-{os.getuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not find():
            done = subprocess.run([ROOT / "scripts" / "apt-install", package], capture_output=True, text=True)
            assert done.returncode == 0, f"these tests need {package}: {done.stderr.strip()}"
    found = find()
    assert found, f"{package} was installed, but its program is nowhere to be found"
    return found


def find_postgres() -> str | None:
    """The folder of PostgreSQL's programs; Debian keeps them out of the path."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if folders:
        return str(folders[0])
    initdb = shutil.which("initdb")
    return str(Path(initdb).resolve().parent) if initdb else None


def find_redis() -> str | None:
    return shutil.which("redis-server")


class Postgres:
    """A PostgreSQL of our own; every test gets an empty database."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._count = 0

    def url(self, name: str) -> str:
        return f"postgresql://asztal@127.0.0.1:{self.port}/{name}"

    def new(self) -> str:
        """The URL of a new database."""
        self._count += 1
        name = f"test{self._count}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")  # type: ignore[arg-type,unused-ignore]
        return self.url(name)


@contextmanager
def postgres() -> Iterator[Postgres]:
    programs = Path(install("postgresql", find_postgres))
    # PostgreSQL refuses to run as root; the data then belongs to somebody who may do nothing else.
    user = None if os.getuid() else _nobody()
    folder = Path(tempfile.mkdtemp(prefix="asztal-postgres-"))
    try:
        if user is not None:
            shutil.chown(folder, user)
        data = folder / "data"
        subprocess.run(
            [programs / "initdb", "-D", data, "-U", "asztal", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"],
            check=True,
            capture_output=True,
            user=user,
            cwd=folder,
        )
        port = free_port()
        options = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={folder}", "-c", "max_connections=60"]
        process = subprocess.Popen(
            [programs / "postgres", "-D", data, "-p", str(port), *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=user,
            cwd=folder,
        )
        try:
            server = Postgres(port)
            eventually("PostgreSQL answers", lambda: _connects(server.url("postgres")))
            yield server
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _nobody() -> str:
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _connects(url: str) -> bool:
    with contextlib.suppress(psycopg.OperationalError):
        psycopg.connect(url).close()
        return True
    return False


class Redis:
    """A Redis of our own that can go away and come back."""

    def __init__(self, program: str, folder: str) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self._command = [program, "--port", str(self.port), "--save", "", "--appendonly", "no", "--dir", folder]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        eventually("Redis answers", self._up)

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(PATIENCE)

    def get(self, key: str) -> bytes | None:
        with redis.Redis(port=self.port) as client:
            found = client.get(key)
        return found if isinstance(found, bytes) else None

    def _up(self) -> bool:
        with contextlib.suppress(redis.ConnectionError), redis.Redis(port=self.port) as client:
            return bool(client.ping())
        return False


@contextmanager
def redis_server() -> Iterator[Redis]:
    program = install("redis-server", find_redis)
    with tempfile.TemporaryDirectory(prefix="asztal-redis-") as folder:
        server = Redis(program, folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()
