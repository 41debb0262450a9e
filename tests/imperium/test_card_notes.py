"""The rulebook's notes to single cards, and rulings about them."""

from __future__ import annotations

from imperium.desk import Desk


def test_embalming_acts_when_population_is_paid() -> None:
    desk = Desk("egyptians", "romans").side(0, empire=True, pop=1).put(0, "play", "embalming").put(0, "hand", "unrest", "glory")
    table = desk.table().do("hand:unrest", "option:1")
    assert table.asked() == "ask-pay"
    table.do("pay:0,0")
    assert table.asked() == "ask-react" or "hand:glory" in table.offer()
