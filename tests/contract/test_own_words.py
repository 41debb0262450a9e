"""Every word is ours, and the same word everywhere: no phrase of a rulebook, no word the glossary has given up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from asztal.core.game import LANGUAGES, Game
from contract.tables import every_game
from rulebook_phrases import WORDS, mark, marks, phrases

ROOT = Path(__file__).parents[2]

FACTS = {
    "rombolásjelző arany győzelmi pont kő munkás étel fa": "the order in which attacks of the solo game look for a deal",
    "4 munkás 1 fa 1 rombolásjelző és 1": "what the Japanese board produces",
    "munkás 1 fa 1 rombolásjelző és 1 védelemjelző": "what the Japanese and the Roman board produce",
}
"""Phrases that are nothing but a fact in its only order."""

GIVEN_UP = {
    "en": {
        r"\bplease\b": "no please",
        r"\binvalid\b": "say what is wrong",
        r"\blaid open\b": "revealed, face up",
        r"\btitle: ": "rank",
        r"\bin this round\b": "this round",
        r"(?<!player )\bwho has passed can": "a player who has passed",
        r"(?<!has the )\bmost (points|VP) wins?\b": "whoever has the most points wins",
        r"[a-z]'[a-z]|s' ": "a curly apostrophe: ’",
        r"\(nothing\)": "leave empty brackets out",
    },
    "hu": {
        r"\bkérjük\b|\bkérlek\b|\bÖn\b": "tegező, no please",
        r"\bkerül végrehajtásra\b|\bérvénytelen\b": "no officialese",
        r"\bélelem\b|\bélelmet\b": "étel",
        r"\bcím: |\bcímed\b": "rang",
        r"erőforrásodért|épületedért|kártyádért": "után",
        r"\bholtversenyben nyert\b": "osztozik a győzelmen",
        r"\b(legtöbb|több) (győzelmi )?pont nyer\b": "az nyer, akinek a legtöbb pontja van",
        r"\b(fedünk|játszunk|haladunk|választunk|eldobjuk|kisorsoljuk|megkeverjük)\b": "te, ti",
        r"\búj(ra)?keverve\b": "megkever",
        r"\barccal (lefelé|felfelé)\b": "képpel lefelé, képpel felfelé",
        r"\(semmi\)": "leave empty brackets out",
    },
}
"""What texts said once or may fall back to, as patterns, and what they say instead."""

GIVEN_UP_THERE = {
    "settlers": {"en": {r"\bsteals?\b": "take"}, "hu": {r"\blop(j|nak)\b": "elvesz"}},
    "rollwrite": {"en": {r"\btitle\b": "rank"}, "hu": {r"\bcím\b": "rang"}},
}
"""The same for single games, where others use the word."""


def prose_of(page: str) -> str:
    """A guide without code, addresses and anchors."""
    return re.sub(r"```.*?```|`[^`]*`|\{#[^}]*\}|\]\([^)]*\)", " ", page, flags=re.DOTALL)


def messages(lang: str) -> Iterator[tuple[str, str, str]]:
    """Every message of the whole program: where it is, in which game or room, and its text with whatever stands in it."""
    for file in sorted([*ROOT.glob(f"src/**/text/{lang}.ftl"), *ROOT.glob(f"web/src/**/{lang}.ftl")]):
        text = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None and entry.value.span is not None:
                room = file.parents[1 if file.parent.name == "text" else 0].name
                yield f"{file.relative_to(ROOT)}, {entry.id.name}", room, text[entry.value.span.start : entry.value.span.end]


def faults(text: str, lang: str, game: str = "") -> list[str]:
    return [
        f"{found.group()!r}: {instead}"
        for pattern, instead in {**GIVEN_UP[lang], **GIVEN_UP_THERE.get(game, {}).get(lang, {})}.items()
        for found in re.finditer(pattern, text, 0 if "Ön" in pattern else re.IGNORECASE)
    ]


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_guide_and_no_card_repeats_eight_words_of_a_rulebook(game: Game, lang: str) -> None:
    """`scripts/rulebook_phrases.py` keeps hashes of the Hungarian rulebooks' phrases; they themselves are not here."""
    known = marks()
    texts = [game.guide(lang), *(item.text[lang] for item in game.items())]
    assert [phrase for text in texts for phrase in phrases(text) if mark(phrase) in known and phrase not in FACTS] == []


def test_phrases_are_words_in_a_row_whatever_stands_between_them() -> None:
    eight = "one two three four five six seven eight"
    assert len(eight.split()) == WORDS
    assert list(phrases("One, two – three; four. Five *six* seven (eight) nine")) == [eight, eight[4:] + " nine"]


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_guides_and_cards_keep_to_the_glossary(game: Game, lang: str) -> None:
    texts = {"guide": prose_of(game.guide(lang))} | {item.id: f"{item.name[lang]}: {item.text[lang]}" for item in game.items()}
    assert {where: found for where, text in texts.items() if (found := faults(text, lang, game.name))} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_keep_to_the_glossary(lang: str) -> None:
    assert {where: found for where, room, text in messages(lang) if (found := faults(text, lang, room))} == {}


def test_a_word_given_up_is_found() -> None:
    assert faults("Who has passed can't be a target; Title: Knight.", "en") and faults("Cím: Lovag", "hu")
    assert faults("Az nyer, akinek a legtöbb pontja van.", "hu") == []
