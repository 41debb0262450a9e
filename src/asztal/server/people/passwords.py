"""Passwords are kept as Argon2id hashes only. Hashing is slow on purpose, so it happens in threads, two at a time."""

from __future__ import annotations

import asyncio
import os
import unicodedata
from collections.abc import Callable
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.profiles import CHEAPEST

from asztal.server.wire.refusals import too_fast

T = TypeVar("T")
QUICK = "ASZTAL_QUICK_PASSWORDS"
"""For tests alone: set in the environment, hashing is as cheap as it can be. Nobody keeps people's passwords like that."""
WAITING = 20
"""So many may wait for their turn; whoever comes then is told to come back later."""


class Passwords:
    def __init__(self) -> None:
        self._few = asyncio.Semaphore(2)
        self._waiting = 0

    async def hash(self, password: str) -> str:
        return await self._in_turn(lambda: hashed(password))

    async def fits(self, password: str, hashed: str | None) -> bool:
        return await self._in_turn(lambda: verify(password, hashed))

    async def _in_turn(self, work: Callable[[], T]) -> T:
        if self._waiting >= WAITING:
            raise too_fast(2)
        self._waiting += 1
        try:
            async with self._few:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


@cache
def hasher() -> PasswordHasher:
    return PasswordHasher.from_parameters(CHEAPEST) if os.environ.get(QUICK) else PasswordHasher()


def hashed(password: str) -> str:
    """What is kept of a password. Keyboards write the same letter in different ways: one of them is kept."""
    return hasher().hash(unicodedata.normalize("NFKC", password))


def verify(password: str, hashed: str | None) -> bool:
    """Also as it was typed: passwords were once kept like that."""
    usual = unicodedata.normalize("NFKC", password)
    return any([_matches(written, hashed) for written in dict.fromkeys((usual, password))])


@cache
def nobody() -> str:
    """Checked when there is no such account, so that the answer takes as long as a wrong password does."""
    return hasher().hash("nobody has this password")


def _matches(password: str, hashed: str | None) -> bool:
    try:
        return hasher().verify(hashed or nobody(), password) and hashed is not None
    except (VerificationError, InvalidHashError):
        return False
