"""Rate limits: a bucket of tokens for everybody who asks. Each process keeps its own buckets, but for a few that all processes
share by way of Redis."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import redis.asyncio
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

REMEMBERED = 20_000
"""Buckets kept; the one unused for longest goes first."""


def place_of(address: str) -> str:
    """Who is counted as one: an address, or of IPv6 the whole network of a connection, of which one may choose any address."""
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(number, ipaddress.IPv4Address):
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((number, 64), strict=False))


class Bucket:
    """So many at once, refilled at so many a second."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, most: float, rate: float, now: float) -> None:
        self.most = most
        self.rate = rate
        self.left = most
        self.at = now

    def take(self, now: float) -> float:
        """0 if there was a token, otherwise the seconds until there will be one."""
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left >= 1:
            self.left -= 1
            return 0.0
        return (1 - self.left) / self.rate


class Limit:
    """A limit for each key, for instance for each address."""

    def __init__(self, most: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.per_second = per_second
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> float:
        """0, or the seconds to wait."""
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.most, self.per_second, now)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(now)

    def forget(self, key: str) -> None:
        self._buckets.pop(key, None)


# `Bucket.take` for Redis. A bucket that is full again is forgotten.
SHARED_BUCKET = """
local most, rate = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local kept = redis.call('HMGET', KEYS[1], 'left', 'at')
local left = math.min(most, (kept[1] or most) + (now - (kept[2] or now)) * rate)
local wait = 0
if left >= 1 then left = left - 1 else wait = (1 - left) / rate end
redis.call('HSET', KEYS[1], 'left', tostring(left), 'at', string.format('%.6f', now))
redis.call('EXPIRE', KEYS[1], math.ceil(most / rate))
return tostring(wait)
"""


class Shared:
    """What processes share their limits by; without Redis there is only one process."""

    def __init__(self, url: str | None) -> None:
        self._client: Any = None
        if url is not None:  # whoever logs in should not wait long for a Redis that is away
            patience: dict[str, Any] = {"socket_timeout": 1, "socket_connect_timeout": 1, "retry": Retry(NoBackoff(), 0)}
            self._client = redis.asyncio.from_url(url, **patience)

    async def take(self, limit: SharedLimit, key: str) -> float:
        if self._client is not None:
            try:
                most, rate = limit.own.most, limit.own.per_second
                return float(await self._client.eval(SHARED_BUCKET, 1, _bucket(limit, key), most, rate))
            except (RedisError, OSError):
                pass  # away: each process for itself
        return limit.own.take(key)

    async def forget(self, limit: SharedLimit, key: str) -> None:
        limit.own.forget(key)
        if self._client is not None:
            with suppress(RedisError, OSError):
                await self._client.delete(_bucket(limit, key))

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()


class SharedLimit:
    """A limit that holds for all processes together; while Redis is away, for each of them."""

    def __init__(self, shared: Shared, name: str, most: float, per_second: float) -> None:
        self.name = name
        self.own = Limit(most, per_second)
        self._shared = shared

    async def take(self, key: str) -> float:
        return await self._shared.take(self, key)

    async def forget(self, key: str) -> None:
        """It was no misuse."""
        await self._shared.forget(self, key)


def _bucket(limit: SharedLimit, key: str) -> str:
    return f"asztal:limit:{limit.name}:{key}"
