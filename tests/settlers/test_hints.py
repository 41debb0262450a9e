"""What hints promise is what is paid and gained now."""

from __future__ import annotations

import asztal
from asztal.games.settlers import GAME


def hint(code: str, faction: str, lang: str = "en", **side: str | int) -> str:
    state = asztal.scene("settlers", seats=2).side(0, faction=faction, **side).state()
    found = GAME.hint(state, 0, GAME.action(code))
    assert GAME.action(code) in state.legal(0) and found is not None
    return GAME.speaker(lang).say(found, ("Anna", "Béla"))


def test_a_deal_without_food_is_paid_in_gold() -> None:
    assert hint("deal:architect", "roman", hand="architect", food=1, gold=1) == "1 food → 1 card, and again every round"
    assert hint("deal:architect", "roman", hand="architect", gold=1) == "1 gold for the food → 1 card, and again every round"


def test_goods_of_an_action_are_added_up() -> None:
    assert hint("activate:gold-bazaar", "egyptian", empire="gold-bazaar", food=1) == "pay: 1 food → 1 gold + 1 VP"
    goldsmith = hint("activate:goldsmith", "egyptian", "hu", empire="goldsmith", worker=1, gold=1)
    assert goldsmith == "ár: 1 munkás + 1 arany → 3 GYP"
