"""Passwords are kept as Argon2id hashes only. Hashing is slow on purpose, so it happens in threads, two at a time."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

HASHER = PasswordHasher()
NOBODY = HASHER.hash("nobody has this password")
"""Checked when there is no such account, so that the answer takes as long as a wrong password does."""


class Passwords:
    def __init__(self) -> None:
        self._few = asyncio.Semaphore(2)

    async def hash(self, password: str) -> str:
        async with self._few:
            return await asyncio.to_thread(HASHER.hash, password)

    async def fits(self, password: str, hashed: str | None) -> bool:
        async with self._few:
            return await asyncio.to_thread(verify, password, hashed)


def verify(password: str, hashed: str | None) -> bool:
    try:
        return HASHER.verify(hashed or NOBODY, password) and hashed is not None
    except (VerificationError, InvalidHashError):
        return False
