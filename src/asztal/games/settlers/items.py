"""Everything that is printed, with generated texts in both languages."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from asztal.core.game import LANGUAGES, Item, Printed
from asztal.core.notation import Amount, Node, Parts, Per, Sequence, canonical, icons, phrase, prose
from asztal.core.text import Speaker, speaker_of
from asztal.games.settlers.content import PACKAGE, Board, Card, boards, printings
from asztal.games.settlers.language import VOCABULARY
from asztal.games.settlers.scoring import COMMON_POINTS, FACTION_POINTS

SECTIONS = ("build", "raze", "deal", "production", "feature", "action", "bonus", "end")


class CardFacts(Printed, frozen=True):
    """What is printed on a card or a faction board; costs and effects in the notation."""

    kind: str
    """production, feature or action; attack; board."""
    faction: str = ""
    card: str = ""
    """The kind of card; several printings can be of one kind."""
    colours: tuple[str, ...] = ()
    build: str = ""
    raze: str = ""
    deal: str = ""
    production: str = ""
    feature: str = ""
    action: str = ""
    bonus: str = ""
    end: str = ""
    uses: int = 1
    """How often a round an action may be used."""
    vp: int = 0
    """What the location is worth at the end."""
    stores: tuple[str, ...] = ()
    """Boards: goods that may be kept from round to round."""


@lru_cache
def items() -> tuple[Item, ...]:
    """One item for each different printing, then the four boards."""
    speakers = {lang: speaker_of(PACKAGE, lang) for lang in LANGUAGES}
    cards = [
        Item(
            id=card.id,
            name=card.name,
            text={lang: card_text(card, speakers[lang]) for lang in LANGUAGES},
            copies=card.copies,
            source=card.source,
            printed=printed(card),
            effects=effects(card),
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
        printed=CardFacts("board", board.id, production=canonical(board.production), stores=board.stores),
        effects={"production": icons(board.production, VOCABULARY)},
    )


def card_text(card: Card, speaker: Speaker) -> str:
    """The text of a card: its ability, its building bonus, what it is worth at the end."""
    if card.category == "attack":
        assert isinstance(card.deal, Amount)
        return speaker.text("card-attack", good=card.deal.good.name)
    sentences = []
    if card.production is not None:
        sentences.append(speaker.text("card-production", effect=phrase(counting(card.production, card), speaker)))
    if card.feature is not None:
        sentences.append(prose(card.feature, speaker))
    if card.action is not None:
        sentences.append(prose(card.action, speaker))
        if card.uses > 1:
            sentences.append(speaker.text("card-twice"))
    if card.bonus is not None:
        sentences.append(speaker.text("card-bonus", effect=phrase(counting(card.bonus, card), speaker)))
    if card.end is not None:
        sentences.append(speaker.text("card-end", effect=phrase(card.end, speaker, "worth")))
    if len(card.colours) > 1:
        sentences.append(speaker.text("card-colours"))
    if not card.colours:
        sentences.append(speaker.text("card-no-colour"))
    if card.raze is None and card.faction in ("common", "japanese"):
        sentences.append(speaker.text("card-no-raze"))
    return " ".join(sentences)


def counting(node: Node, card: Card) -> Node:
    """The effect with `count-location-itself` where the card counts locations of its own colour, and so itself."""
    match node:
        case Sequence():
            return replace(node, steps=tuple(counting(step, card) for step in node.steps))
        case Per() if node.count.what.name == "location" and set(as_words(node.count.what["colour"])) & set(card.colours):
            what = node.count.what
            return replace(node, count=replace(node.count, what=replace(what, head=replace(what.head, name="location-itself"))))
        case _:
            return node


def as_words(value: object) -> tuple[str, ...]:
    return value if isinstance(value, tuple) else ()


def printed(card: Card) -> CardFacts:
    def line(node: Node | None) -> str:
        return "" if node is None else canonical(node)

    return CardFacts(
        kind=card.category,
        faction=card.faction,
        card=card.kind,
        colours=card.colours,
        build=line(card.build),
        raze=line(card.raze),
        deal=line(card.deal),
        production=line(card.production),
        feature=line(card.feature),
        action=line(card.action),
        bonus=line(card.bonus),
        end=line(card.end),
        uses=card.uses,
        vp=0 if card.category == "attack" else int(COMMON_POINTS if card.faction == "common" else FACTION_POINTS),
    )


def effects(card: Card) -> dict[str, Parts]:
    nodes = {section: getattr(card, section) for section in SECTIONS}
    return {section: icons(node, VOCABULARY) for section, node in nodes.items() if node is not None}


@lru_cache
def effects_of(id: str) -> dict[str, Parts]:
    """The effects of one printing."""
    return next(effects(card) for card in printings() if card.id == id)
