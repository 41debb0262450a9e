"""What a seat cannot know: only the rolls to come. `resample` replaces the generator and nothing else."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.core.chance import Chance
from asztal.games.rollwrite.state import RollWrite


def resample(real: RollWrite, seat: i64, rng: Chance) -> RollWrite:
    """A copy with other rolls to come."""
    state = real.copy()
    state.chance = rng.fork()
    return state
