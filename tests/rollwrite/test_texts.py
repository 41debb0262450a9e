"""What the texts of buildings promise beside their abilities: when, how often, and what estates raise."""

from __future__ import annotations

import pytest

from asztal.core.game import LANGUAGES
from asztal.core.notation import Per
from asztal.games.rollwrite import GAME
from asztal.games.rollwrite import tables as t
from asztal.games.rollwrite.content import Building, adventures, competitive

BUILDINGS = [building for village in (competitive(), *adventures()) for building in village.buildings]
TEXTS = {item.id: item.text for item in GAME.items()}
AT_THE_END = {"en": "Final scoring: ", "hu": "Végső pontozáskor: "}
ONCE = {"en": "Once a round: ", "hu": "Fordulónként egyszer: "}
TWICE = {"en": "Up to twice a round: ", "hu": "Fordulónként legfeljebb kétszer: "}
ROUND = {"en": "round", "hu": "forduló"}
FOR_EACH_DIE = {"en": "for each such die", "hu": "kockánként"}


def says(words: dict[str, str], building: Building) -> set[str]:
    """The languages in which the text has these words."""
    return {lang for lang in LANGUAGES if words[lang] in TEXTS[building.id][lang]}


@pytest.mark.parametrize("building", BUILDINGS, ids=lambda building: building.id)
def test_a_building_says_when_it_works_and_how_often(building: Building) -> None:
    every = set(LANGUAGES)
    used = building.does in (t.USES, t.DISCOUNT, t.CROSS)
    assert says(AT_THE_END, building) == (every if building.does == t.STAR else set())
    assert says(ONCE, building) == (every if used and building.times == 1 else set())
    assert says(TWICE, building) == (every if building.times == 2 else set())
    assert building.does == t.STAR or {lang for lang in LANGUAGES if ROUND[lang] in TEXTS[building.id][lang].lower()} == every
    assert building.times in (1, 2)


@pytest.mark.parametrize("building", BUILDINGS, ids=lambda building: building.id)
def test_an_estate_of_a_building_that_counts_dice_adds_for_each_die(building: Building) -> None:
    counts_dice = isinstance(building.node, Per) and building.does != t.STAR and building.blueprint != ""
    assert says(FOR_EACH_DIE, building) == (set(LANGUAGES) if counts_dice else set())


def test_the_name_of_a_building_does_not_speak_of_another_good() -> None:
    """Stone does not come out of trees, nor wood out of quarries."""
    wooden = ("tree", "wood", "timber", "log", "reed", "acacia", "cedar", "bamboo")
    stony = ("quarry", "stone", "rock", "gravel", "granite", "marble", "clay", "adobe")
    for building in BUILDINGS:
        given = building.line.rpartition(": ")[2].partition(" ")[0]
        name = building.name["en"].lower()
        assert not (given == "stone" and any(word in name for word in wooden)), building.id
        assert not (given == "wood" and any(word in name for word in stony)), building.id
