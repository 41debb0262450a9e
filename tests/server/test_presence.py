"""Who counts as away, without a watch."""

import pytest

from asztal.server.tables import presence
from asztal.server.tables.fanout import Alone
from asztal.server.tables.presence import EXPIRES, Presence


class Clock:
    """Stands in for `time`."""

    now = 1_000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(presence, "time", clock)
    return clock


def test_somebody_at_a_process_that_died_is_away_since_they_were_last_known_to_be_there(clock: Clock) -> None:
    here = Presence(Alone(), ["bela"])
    clock.now += 600
    here.hear("other", {"bela"})
    assert here.is_here("bela") and here.away_ms("bela") is None
    clock.now += EXPIRES
    assert not here.is_here("bela") and here.away_ms("bela") == EXPIRES * 1000


def test_while_the_fan_out_is_away_nobody_is_known_to_be_gone(clock: Clock) -> None:
    fanout = Alone()
    here = Presence(fanout, ["anna", "bela"])
    here.hear("other", {"bela"})
    fanout.unbroken = None
    clock.now += 600
    assert here.is_here("bela"), "the last that was heard"
    assert here.away_ms("anna") is here.away_ms("bela") is None
    fanout.unbroken = clock.now
    assert here.is_here("bela"), "those elsewhere get a moment to say so again"
    assert here.away_ms("anna") == 0, "she may have been here meanwhile"
    clock.now += EXPIRES
    assert here.away_ms("bela") == EXPIRES * 1000


def test_somebody_who_was_never_there_is_away_since_the_table_was_loaded(clock: Clock) -> None:
    here = Presence(Alone(), ["anna"])
    here.expect(["anna", "bela"])
    clock.now += 5
    assert here.away_ms("anna") == here.away_ms("bela") == 5_000
    assert here.away_ms(None) is None and here.away_ms("somebody else") is None
