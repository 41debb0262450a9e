"""The small values an effect is made of: how many, and from how many to how many."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

HowMany = Literal["exact", "upto", "any", "all"]


@dataclass(frozen=True, slots=True)
class Quantity:
    """How many of something: `2`, `upto 2`, `any` (as many as you like, also none) or `all` that are there.

    `number` is 0 for `any` and `all`.
    """

    how: HowMany = "exact"
    number: int = 1

    def __str__(self) -> str:
        match self.how:
            case "exact":
                return str(self.number)
            case "upto":
                return f"upto {self.number}"
            case _:
                return self.how


@dataclass(frozen=True, slots=True)
class Range:
    """A span of numbers, both ends included: `3+` (no upper end), `1-2`, or `3` alone."""

    low: int
    high: int | None

    def __contains__(self, number: int) -> bool:
        return self.low <= number and (self.high is None or number <= self.high)

    def __str__(self) -> str:
        if self.high is None:
            return f"{self.low}+"
        return str(self.low) if self.low == self.high else f"{self.low}-{self.high}"


ONE = Quantity()
