"""Everything that is printed, with generated texts in both languages."""

from __future__ import annotations

from functools import lru_cache

from asztal.core.game import LANGUAGES, Item
from asztal.core.notation import phrase, prose
from asztal.core.resources import read
from asztal.core.text import Speaker
from asztal.games.ginkgopolis.content import Card, cards, printed

PACKAGE = "asztal.games.ginkgopolis"


@lru_cache
def items() -> tuple[Item, ...]:
    """One item for each different printing."""
    speakers = {
        lang: Speaker(lang, [read("asztal.core.text", f"{lang}.ftl"), read(PACKAGE, f"text/{lang}.ftl")], {})
        for lang in LANGUAGES
    }
    return tuple(
        Item(
            id=card.id,
            name=card.name,
            text={lang: card_text(card, speakers[lang]) for lang in LANGUAGES},
            copies=card.copies,
            source=card.source,
            printed=printed(card),
        )
        for card in cards()
    )


def card_text(card: Card, speaker: Speaker) -> str:
    """The text of a card: what it starts with, what it brings, what it counts."""
    if card.letter:
        return speaker.text("card-letter", letter=card.letter)
    sentences = []
    if card.start is not None:
        sentences.append(speaker.text("card-start", effect=phrase(card.start, speaker)))
    if card.bonus is not None:
        sentences.append(prose(card.bonus, speaker))
    if card.score is not None:
        sentences.append(speaker.text("card-score", effect=phrase(card.score, speaker, "do")))
    return " ".join(sentences)
