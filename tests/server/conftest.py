"""Fixtures of the server's tests."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from asztal.server.people import passwords
from server import guests, services
from server.services import Postgres, Redis, Server

os.environ[passwords.QUICK] = "1"  # what is tested is who gets in, hundreds of times, not how long it takes


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    yield
    guests.GONE.close()


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at home, shared by all tests that leave it as it was."""
    folder = tmp_path_factory.mktemp("home")
    with services.running(services.home_settings(folder), folder) as server:
        yield server


@pytest.fixture(scope="session")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A public host with accounts, without rate limits."""
    folder = tmp_path_factory.mktemp("public")
    with services.running(services.public_settings(folder), folder) as server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with services.postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    with services.redis_server() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, once SQLite, once PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/asztal.db"
    url: str = request.getfixturevalue("postgres").new()
    return url
