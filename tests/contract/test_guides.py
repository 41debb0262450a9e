"""The rules at hand: every question leads to a section of the guide that is there, in both languages."""

from __future__ import annotations

import random
import re

import pytest

from asztal import games
from asztal.cli.guide import folded, rules, section, sections_with
from asztal.core.errors import BadOption
from asztal.core.game import LANGUAGES, Game

GAMES_PLAYED = 2
MARK = re.compile(r"\{#([\w-]+)\}")
PICTURE = re.compile(r"^\d\. !\[([^\]]+)\]\(picture:([\w-]+)(?: \"([^\"]+)\")?\)\n   \*\*[^*]+\.\*\* (.+)$", re.MULTILINE)
"""A picture of the first round: what is seen, its name, the words in it, what is told under it."""


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


@pytest.mark.parametrize("name", games.names())
def test_the_first_round_is_told_in_the_same_pictures(name: str) -> None:
    told = {lang: PICTURE.findall(section(games.game(name), lang, "first-round")) for lang in LANGUAGES}
    assert [picture for _, picture, _, _ in told["en"]] == [picture for _, picture, _, _ in told["hu"]]
    for lang, pictures in told.items():
        assert 4 <= len(pictures) <= 6
        assert games.game(name).guide(lang).count("](picture:") == len(pictures), "a picture elsewhere, or without text"
        for seen, picture, words, text in pictures:
            assert len(seen.split()) > 3, f"{picture}: who cannot see it needs a description"
            assert len(words.replace("|", " ").split()) <= 4, f"{picture}: at most four words in a drawing"
            assert words.count("|") == {id: said for _, id, said, _ in told["en"]}[picture].count("|")
            assert 1 <= len(re.findall(r"[.!?](?:\s|$)", text)) <= 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_tells_the_first_round_without_pictures(lang: str) -> None:
    for name in games.names():
        told = rules(section(games.game(name), lang, "first-round")).markup
        assert "picture:" not in told
        assert re.search(r"^1\. \*\*", told, re.MULTILINE)
