"""What the texts of cards promise beside their effects: how often, what counts, what is drawn."""

from __future__ import annotations

import pytest

from asztal.core.game import LANGUAGES
from asztal.games.settlers import GAME
from asztal.games.settlers.content import printings

TWICE = {"en": "(Up to twice a round.)", "hu": "(Fordulónként legfeljebb kétszer.)"}
ITSELF = {"en": "(this one counts too)", "hu": "(ez is beleszámít)"}
TEXTS = {item.id: item.text for item in GAME.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_that_work_twice_a_round_say_so_and_no_others(lang: str) -> None:
    assert {card.id for card in printings() if TWICE[lang] in TEXTS[card.id][lang]} == {
        card.id for card in printings() if card.uses == 2
    }
    assert {card.uses for card in printings()} == {1, 2}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_that_count_their_own_colour_say_that_they_count_themselves(lang: str) -> None:
    lines = {item.id: f"{item.printed.production} {item.printed.bonus}" for item in GAME.items()}  # type: ignore[attr-defined]
    counting = {card.id for card in printings() if any(f"per location {colour}" in lines[card.id] for colour in card.colours)}
    assert {id for id, text in TEXTS.items() if ITSELF[lang] in text[lang]} == counting
    assert len(counting) == 13


def test_cards_are_drawn_and_not_gained() -> None:
    for id, text in TEXTS.items():
        assert "gain 1 card" not in text["en"] and "kapsz 1 kártyát" not in text["hu"], id
    assert TEXTS["robbers"]["hu"].endswith("kapsz 1 győzelmi pontot, és húzz 1 kártyát.")


def test_steps_of_one_condition_are_told_in_one_row() -> None:
    assert "worth 2, 5 or 10 victory points if at least 3, 7 or 12 resources lie on it" in TEXTS["shrine"]["en"]
    assert "2, 5, illetve 10 győzelmi pontot ér, ha legalább 3, 7, illetve 12 nyersanyag van rajta" in TEXTS["shrine"]["hu"]
