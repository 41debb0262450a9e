"""Everything that is printed, with generated texts in both languages."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from asztal.core.game import LANGUAGES, Item, Printed
from asztal.core.notation import Parts, canonical, icons, phrase, prose
from asztal.core.text import Speaker, speaker_of
from asztal.games.ginkgopolis.content import PACKAGE, VOCABULARY, Card, cards, goods
from asztal.games.ginkgopolis.effects import COLOURS, GOODS


class CardFacts(Printed, frozen=True):
    """What is printed on a card, and on the tile that belongs to a building."""

    kind: Literal["building", "letter", "character"]
    colour: Literal["", "red", "blue", "yellow"] = ""
    number: int = 0
    gives: str = ""
    """Buildings: the good one gives for each of its floors."""
    letter: str = ""
    set: int = 0
    """Characters: the numbered set for the introductory game."""
    start: dict[str, int] = msgspec.field(default_factory=dict)
    """Characters: goods at the beginning."""
    trigger: Literal["", "exploit", "urbanise", "construct"] = ""
    """The action its permanent bonus belongs to, and what that brings."""
    gain: dict[str, int] = msgspec.field(default_factory=dict)
    score: str = ""
    """What it is worth at the end, in the notation."""


def printed(card: Card) -> CardFacts:
    return msgspec.convert(
        {
            "kind": card.kind,
            "colour": card.colour,
            "number": card.number,
            "gives": GOODS[COLOURS.index(card.colour)] if card.kind == "building" else "",
            "letter": card.letter,
            "set": card.starter_set,
            "start": {} if card.start is None else {GOODS[good]: n for good, n in goods(card.start)},
            "trigger": "" if card.bonus is None else card.bonus.trigger.name,
            "gain": {} if card.bonus is None else {GOODS[good]: n for good, n in goods(card.bonus.then)},
            "score": "" if card.score is None else canonical(card.score),
        },
        CardFacts,
    )


def effects(card: Card) -> dict[str, Parts]:
    sections = {"start": card.start, "bonus": card.bonus, "score": card.score}
    return {name: icons(node, VOCABULARY) for name, node in sections.items() if node is not None}


@lru_cache
def items() -> tuple[Item, ...]:
    """One item for each different printing."""
    speakers = {lang: speaker_of(PACKAGE, lang) for lang in LANGUAGES}
    return tuple(
        Item(
            id=card.id,
            name=card.name,
            text={lang: card_text(card, speakers[lang]) for lang in LANGUAGES},
            copies=card.copies,
            source=card.source,
            printed=printed(card),
            effects=effects(card),
        )
        for card in cards()
    )


def card_text(card: Card, speaker: Speaker) -> str:
    """The text of a card: what it starts with, what it brings, what it counts."""
    if card.letter:
        return speaker.text("card-letter", letter=card.letter)
    sentences = []
    if card.start is not None:
        sentences.append(speaker.text("card-start", effect=phrase(card.start, speaker, "do")))
    if card.bonus is not None:
        sentences.append(prose(card.bonus, speaker))
    if card.score is not None:
        sentences.append(speaker.text("card-score", effect=phrase(card.score, speaker, "do")))
    return " ".join(sentences)
