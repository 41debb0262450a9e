"""Everything that is printed, with generated texts in both languages."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from asztal.core.game import LANGUAGES, Item
from asztal.core.notation import Amount, canonical, phrase, prose
from asztal.core.resources import read
from asztal.core.text import Speaker
from asztal.games.settlers.content import PACKAGE, Board, Card, boards, printings


@lru_cache
def items() -> tuple[Item, ...]:
    """One item for each different printing, then the four boards."""
    speakers = {
        lang: Speaker(lang, [read("asztal.core.text", f"{lang}.ftl"), read(PACKAGE, f"text/{lang}.ftl")], {})
        for lang in LANGUAGES
    }
    cards = [
        Item(
            id=card.id,
            name=card.name,
            text={lang: card_text(card, speakers[lang]) for lang in LANGUAGES},
            copies=card.copies,
            source=card.source,
            printed=printed(card),
        )
        for card in printings()
    ]
    return (*cards, *(board_item(board, speakers) for board in boards()))


def board_item(board: Board, speakers: dict[str, Speaker]) -> Item:
    return Item(
        id=f"board-{board.id}",
        name=board.name,
        text={
            lang: " ".join(
                (
                    speakers[lang].text("card-production", effect=phrase(board.production, speakers[lang])),
                    speakers[lang].text("board-stores", good=board.stores[0]),
                )
            )
            for lang in LANGUAGES
        },
        copies=1,
        source=board.source,
        printed={"kind": "board", "production": canonical(board.production), "stores": list(board.stores)},
    )


def card_text(card: Card, speaker: Speaker) -> str:
    """The text of a card: its ability, its building bonus, what it is worth at the end."""
    if card.category == "attack":
        assert isinstance(card.deal, Amount)
        return speaker.text("card-attack", good=card.deal.good.name)
    sentences = []
    if card.production is not None:
        sentences.append(speaker.text("card-production", effect=phrase(card.production, speaker)))
    if card.feature is not None:
        sentences.append(prose(card.feature, speaker))
    if card.action is not None:
        sentences.append(prose(card.action, speaker))
        if card.uses > 1:
            sentences.append(speaker.text("card-twice"))
    if card.bonus is not None:
        sentences.append(speaker.text("card-bonus", effect=phrase(card.bonus, speaker)))
    if card.end is not None:
        sentences.append(speaker.text("card-end", effect=phrase(card.end, speaker, "worth")))
    if len(card.colours) > 1:
        sentences.append(speaker.text("card-colours"))
    if not card.colours:
        sentences.append(speaker.text("card-no-colour"))
    if card.raze is None and card.faction in ("common", "japanese"):
        sentences.append(speaker.text("card-no-raze"))
    return " ".join(sentences)


def printed(card: Card) -> dict[str, Any]:
    """The printed facts, effects in the notation."""
    facts: dict[str, Any] = {"kind": card.category, "faction": card.faction, "card": card.kind, "colours": list(card.colours)}
    for key in ("build", "raze", "deal", "production", "feature", "action", "bonus", "end"):
        node = getattr(card, key)
        if node is not None:
            facts[key] = canonical(node)
    if card.uses > 1:
        facts["uses"] = card.uses
    if card.category != "attack":
        facts["vp"] = 1 if card.faction == "common" else 2
    return facts
