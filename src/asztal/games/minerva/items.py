"""Everything that is printed, with generated texts in both languages."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from asztal.core.game import LANGUAGES, Item, Printed
from asztal.core.notation import Parts, canonical, icons, phrase, prose
from asztal.core.text import Speaker, speaker_of
from asztal.games.minerva import content
from asztal.games.minerva.actions import GOOD_NAMES
from asztal.games.minerva.content import LANGUAGE, Tile
from asztal.games.minerva.tables import ROUNDS, STAKE, places

SECTIONS = ("built", "use", "end")


class TileFacts(Printed, frozen=True):
    """What is printed on a tile, or on a set of markers, and which of it is known although the tile as a whole is ours."""

    group: str
    category: str = ""
    picture: str = ""
    """The name of an icon."""
    cost: dict[str, int] = msgspec.field(default_factory=dict)
    copies: tuple[int, ...] = ()
    """In every game, more from three players on, more with four."""
    use: str = ""
    built: str = ""
    end: str = ""
    """What it does when activated, when built, and what it is worth at the end, in the notation."""
    vp: tuple[int, ...] = ()
    need: tuple[int, ...] = ()
    players: tuple[int, ...] = ()
    stake: int = 0
    """Denarii on a round tile of the solo game."""
    known: dict[str, str] = msgspec.field(default_factory=dict)


def printed(tile: Tile) -> TileFacts:
    sections = {key: canonical(node) for key in SECTIONS if (node := getattr(tile, key)) is not None}
    return TileFacts(
        group=tile.group,
        category=tile.category,
        picture=tile.picture,
        cost={good: amount for good, amount in zip(GOOD_NAMES, tile.cost, strict=False) if amount},
        copies=tile.copies if any(tile.copies) else (),
        **sections,
        vp=tile.vp,
        need=tile.need,
        players=tile.players,
        stake=STAKE if tile.group == "round" else 0,
        known=tile.known,
    )


def effects(tile: Tile) -> dict[str, Parts]:
    sections = {key: node for key in SECTIONS if (node := getattr(tile, key)) is not None}
    return {key: icons(node, LANGUAGE.vocabulary) for key, node in sections.items()}


@lru_cache(maxsize=64)
def effects_of(own: str) -> dict[str, dict[str, Parts]]:
    """The effects of all tiles in a game, by id."""
    return {tile.id: effects(tile) for tile in content.tiles(own)}


@lru_cache
def items() -> tuple[Item, ...]:
    """One item for each different printing."""
    speakers = {lang: speaker_of(content.PACKAGE, lang) for lang in LANGUAGES}
    return tuple(
        Item(
            id=tile.id,
            name=tile.name,
            text={lang: tile_text(tile, speakers[lang]) for lang in LANGUAGES},
            copies=tile.count,
            source=tile.source,
            printed=printed(tile),
            effects=effects(tile),
        )
        for tile in content.tiles()
    )


def tile_text(tile: Tile, speaker: Speaker) -> str:
    """What a tile does, or what markers are worth."""
    if tile.group == "culture":
        pairs = dict.fromkeys(zip(tile.vp, tile.need, strict=True))
        told = [speaker.text("item-culture-tile", n=vp, need=need) for vp, need in pairs]
        return speaker.text("item-culture", tiles=", ".join(told))
    if tile.group == "glory":
        rounds, told = list(tile.vp), []
        for round in range(1, ROUNDS + 1):
            points, rounds = rounds[: places(round)], rounds[places(round) :]
            told.append(speaker.text("item-glory-round", round=round, points="/".join(map(str, points))))
        return speaker.text("item-glory", rounds=", ".join(told))
    if tile.group == "order":
        return speaker.text("item-order", points="/".join(map(str, tile.vp)))
    if tile.group in ("residence", "round"):
        return speaker.text(f"item-{tile.group}")
    told = []
    if tile.use is not None:
        told.append(prose(tile.use, speaker))
    if tile.built is not None:
        told.append(speaker.text("item-built", effect=phrase(tile.built, speaker, "do")))
    if tile.end is not None:
        told.append(speaker.text("item-end", effect=phrase(tile.end, speaker, "do")))
    return " ".join(told) or speaker.text("item-nothing")
