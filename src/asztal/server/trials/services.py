"""What trials run against: real server processes, a PostgreSQL and a Redis of our own, each on a free port."""

from __future__ import annotations

import contextlib
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
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self, TypeVar

import msgspec
import psycopg
import redis

from asztal.core.errors import AsztalError
from asztal.server.settings import VARIABLE, Settings

PATIENCE = 60.0
"""Seconds after which something that should have happened has not; a loaded machine needs many."""
SERVE = "from asztal.server import run, settings; run.run(settings.from_environment())"


class MissingProgram(AsztalError):
    """A trial needs a program that is not installed."""


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
    """A server process of its own, perhaps with workers."""

    def __init__(self, settings: Settings, folder: Path, path: str = "") -> None:
        """`path`: where it finds more packages."""
        self.settings = settings
        self.url = f"http://127.0.0.1:{settings.port}"
        self.log = folder / f"server-{settings.port}.log"
        self.process: subprocess.Popen[bytes] | None = None
        self._path = path

    def start(self) -> Self:
        path = os.pathsep.join(part for part in (self._path, os.environ.get("PYTHONPATH", "")) if part)
        environment = {**os.environ, VARIABLE: msgspec.json.encode(self.settings).decode(), "PYTHONPATH": path}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([sys.executable, "-c", SERVE], env=environment, stdout=log, stderr=log)
        eventually("the server answers", self._up)
        return self

    def _up(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise AssertionError(f"the server ended at once:\n{self.log.read_text()}")
        return self.healthy()

    def healthy(self) -> bool:
        try:
            with urllib.request.urlopen(self.url + "/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def workers(self) -> list[int]:
        """The process ids of its workers."""
        assert self.process is not None
        pids = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        # Besides them there is only the resource tracker of multiprocessing.
        return [int(pid) for pid in pids if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

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


S = TypeVar("S", bound=Server)


@contextmanager
def running(server: S) -> Iterator[S]:
    try:
        server.start()
        yield server
    finally:
        if server.process is not None:
            server.stop()


# -- PostgreSQL and Redis --------------------------------------------------------------------------------------------------


def find_postgres() -> str | None:
    """The folder of PostgreSQL's programs; Debian keeps them out of the path."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if folders:
        return str(folders[0])
    initdb = shutil.which("initdb")
    return str(Path(initdb).resolve().parent) if initdb else None


def find_redis() -> str | None:
    return shutil.which("redis-server")


def required(program: str, found: str | None) -> str:
    if found is None:
        raise MissingProgram(f"this trial needs {program}, which is not installed")
    return found


class Postgres:
    """A PostgreSQL of our own that can go away and come back; everybody who asks gets an empty database."""

    def __init__(self, folder: Path) -> None:
        programs = Path(required("PostgreSQL", find_postgres()))
        # PostgreSQL refuses to run as root; the data then belongs to somebody who may do nothing else.
        self._user = None if os.getuid() else _nobody()
        if self._user is not None:
            shutil.chown(folder, self._user)
        self._folder = folder
        self.port = free_port()
        data = folder / "data"
        make: list[str | Path] = [
            programs / "initdb",
            "-D",
            data,
            "-U",
            "asztal",
            "--auth=trust",
            "--no-sync",
            "-E",
            "UTF8",
            "--locale=C",
        ]
        subprocess.run(make, check=True, capture_output=True, user=self._user, cwd=folder)
        options = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={folder}", "-c", "max_connections=60"]
        self._command: list[str | Path] = [programs / "postgres", "-D", data, "-p", str(self.port), *options]
        self._process: subprocess.Popen[bytes] | None = None
        self._count = 0

    def start(self) -> None:
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(self._command, stdout=quiet, stderr=quiet, user=self._user, cwd=self._folder)
        eventually("PostgreSQL answers", lambda: _connects(self.url("postgres")))

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Without waiting for anybody who is connected; SIGQUIT: as after a power failure."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(how)
        self._process.wait(PATIENCE)

    def url(self, name: str) -> str:
        return f"postgresql://asztal@127.0.0.1:{self.port}/{name}"

    def new(self) -> str:
        """The URL of a new database."""
        self._count += 1
        name = f"trial{self._count}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")  # type: ignore[arg-type,unused-ignore]
        return self.url(name)


@contextmanager
def postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="asztal-postgres-"))
    try:
        server = Postgres(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()
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

    def __init__(self, folder: str) -> None:
        program = required("redis-server", find_redis())
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
    with tempfile.TemporaryDirectory(prefix="asztal-redis-") as folder:
        server = Redis(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()
