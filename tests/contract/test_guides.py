"""The rules at hand: every question leads to a section of the guide that is there, in both languages."""

from __future__ import annotations

import random
import re

import pytest

from asztal import games
from asztal.cli.guide import folded, sections_with
from asztal.core.errors import BadOption
from asztal.core.game import LANGUAGES, Game

GAMES_PLAYED = 2
MARK = re.compile(r"\{#([\w-]+)\}")


def asked(game: Game) -> dict[str, str]:
    """Every kind of question that comes up in a few random games, and the section it leads to."""
    found: dict[str, str] = {}
    chance = random.Random(game.name)
    for seats in game.players:
        for number in range(GAMES_PLAYED):
            options = {option.name: chance.choice(option.values) for option in game.options if seats in option.players}
            try:
                state = game.new(options, seats, number)
            except BadOption:  # options that do not go together
                state = game.new({}, seats, number)
            for _ in range(600):
                if state.over:
                    break
                seat = chance.choice(state.to_act())
                prompt = game.prompt(state, seat)
                found[prompt.id] = game.section(prompt)
                state.apply(seat, chance.choice(state.legal(seat)))
    return found


@pytest.mark.parametrize("name", games.names())
def test_every_question_leads_to_its_section(name: str) -> None:
    game = games.game(name)
    marks = {lang: set(MARK.findall(game.guide(lang))) for lang in LANGUAGES}
    assert marks["en"] == marks["hu"]
    led = asked(game)
    assert len(led) > 3
    assert {id: section for id, section in led.items() if section not in marks["hu"]} == {}


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_the_rules_are_found_with_and_without_accents(name: str, lang: str) -> None:
    guide = games.game(name).guide(lang)
    for heading in re.findall(r"^## (.*?) *\{#", guide, re.MULTILINE):
        for wanted in (heading, folded(heading), heading.upper()):
            assert any(heading in part for part in sections_with(guide, wanted)), wanted
    assert sections_with(guide, "qwertz") == []
