"""Who counts as away, without a watch."""

import pytest

from asztal.server import presence
from asztal.server.fanout import Alone
from asztal.server.presence import EXPIRES_MS, Presence


class Clock:
    now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(presence, "now_ms", clock)
    return clock


def test_somebody_at_a_process_that_died_is_away_since_they_were_last_known_to_be_there(clock: Clock) -> None:
    here = Presence(Alone(), ["bela"])
    clock.now += 600_000
    here.hear("other", {"bela"})
    heard = clock.now
    assert here.is_here("bela") and here.away_since("bela") is None
    clock.now += EXPIRES_MS
    assert not here.is_here("bela") and here.away_since("bela") == heard


def test_while_the_fan_out_is_away_nobody_is_known_to_be_gone(clock: Clock) -> None:
    fanout = Alone()
    here = Presence(fanout, ["anna", "bela"])
    here.hear("other", {"bela"})
    fanout.unbroken = None
    clock.now += 600_000
    assert here.is_here("bela"), "the last that was heard"
    assert here.away_since("anna") is here.away_since("bela") is None
    fanout.unbroken = clock.now
    assert here.is_here("bela"), "those elsewhere get a moment to say so again"
    assert here.away_since("anna") == clock.now, "she may have been here meanwhile"
    clock.now += EXPIRES_MS
    assert here.away_since("bela") == fanout.unbroken


def test_somebody_who_was_never_there_is_away_since_the_table_was_loaded(clock: Clock) -> None:
    here = Presence(Alone(), ["anna"])
    here.expect(["anna", "bela"])
    assert here.away_since("anna") == here.away_since("bela") == clock.now
    assert here.away_since(None) is None and here.away_since("somebody else") is None
