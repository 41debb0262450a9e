"""Everything that is printed, with generated texts in both languages."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from asztal.core.game import LANGUAGES, Item, Printed
from asztal.core.notation import Parts, canonical, icons
from asztal.core.text import speaker_of
from asztal.games.imperium.content import PACKAGE, VOCABULARY, Card, designs, names
from asztal.games.imperium.log import GOOD_NAMES
from asztal.games.imperium.wording import card_text


class CardFacts(Printed, frozen=True):
    """What is printed on a card; effects in the notation."""

    cards: tuple[str, ...]
    """The printed numbers of all cards of this design, each with where it begins and from how many players on it is used."""
    suits: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    state: str = ""
    pinned: bool = False
    attack: bool = False
    develop: dict[str, int] = msgspec.field(default_factory=dict)
    vp: int = 0
    sections: dict[str, str] = msgspec.field(default_factory=dict)
    conflict: str = ""
    """What the sources disagree about, and what was kept."""
    art: str = ""
    """Its picture: the name of an icon."""


SAME = ("suits", "types", "icons", "state", "pinned", "attack", "vp", "conflict", "art")
"""What facts tell as the content says it."""


def printed(card: Card) -> CardFacts:
    lines = {key: canonical(node) for key, node in card.sections.items()}
    if card.cost is not None:
        lines["cost"] = canonical(card.cost)
    return CardFacts(
        cards=tuple(f"{copy.number} {copy.start}" + (f" {copy.players}" if copy.players > 2 else "") for copy in card.copies),
        develop={} if card.develop is None else {good: n for good, n in zip(GOOD_NAMES, card.develop, strict=False) if n},
        sections=lines,
        **{name: getattr(card, name) for name in SAME},
    )


@lru_cache
def effects_of(id: str) -> dict[str, Parts]:
    """The sections of a card as icon parts."""
    card = next(card for card in designs() if card.id == id)
    found = {key: icons(node, VOCABULARY) for key, node in card.sections.items()}
    if card.cost is not None:
        found["cost"] = icons(card.cost, VOCABULARY)
    return found


@lru_cache
def items() -> tuple[Item, ...]:
    """One item for each design."""
    speakers = {lang: speaker_of(PACKAGE, lang, names(lang)) for lang in LANGUAGES}
    return tuple(
        Item(
            id=card.id,
            name=card.name,
            text={lang: card_text(card.sections, card.requires, card.cost, card.vp, speakers[lang]) for lang in LANGUAGES},
            copies=len(card.copies),
            source="public",
            printed=printed(card),
            effects=effects_of(card.id),
        )
        for card in designs()
    )
