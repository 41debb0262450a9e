"""Everything that is printed, with generated texts in both languages."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from asztal.core.game import LANGUAGES, Item, Printed
from asztal.core.notation import Amount, Call, Cost, If, Joint, Node, Per, Quantity, icons, parse, phrase, prose
from asztal.core.notation.icons import ARROW, CountPart, GoodPart, Parts, VerbPart
from asztal.core.notation.tree import Argument
from asztal.core.text import Speaker, speaker_of
from asztal.games.rollwrite import content
from asztal.games.rollwrite import tables as t
from asztal.games.rollwrite.actions import GOOD_NAMES
from asztal.games.rollwrite.content import Building, Village
from asztal.games.rollwrite.words import VOCABULARY

Goods = dict[str, int]


class Facts(Printed, frozen=True, tag_field="kind"):
    """What is printed on one part of the sheets."""


class TrackFacts(Facts, frozen=True, tag="track"):
    sections: list[list[Goods]]
    """The cost of every box, section by section."""
    points: list[int]
    """Points by completed sections."""


class FieldFacts(Facts, frozen=True, tag="field"):
    circles: list[Goods]


class DieFacts(Facts, frozen=True, tag="die"):
    faces: list[str | int]


class FavourFacts(Facts, frozen=True, tag="favour"):
    """A favour tile has nothing but its effect."""


class RankFacts(Facts, frozen=True, tag="rank"):
    least: int = msgspec.field(name="from")


class VillageFacts(Facts, frozen=True, tag="village"):
    buildings: list[str]
    sheet: str = ""
    theme: str = ""
    difficulty: str = ""


class BuildingFacts(Facts, frozen=True, tag="building"):
    village: str
    boxes: list[Goods]
    """The cost of every box."""
    ability: str
    """In the notation; with `star` what is scored at the end."""
    star: bool
    times: int = 1
    """How often a round it may be used."""
    blueprint: list[str] = msgspec.field(default_factory=list)
    """The shape of its estates, row by row, if it has one of its own."""


@lru_cache
def items() -> tuple[Item, ...]:
    """One item for each different printing: the sheet's parts, the dice, favour tiles, villages and their buildings."""
    speakers = {lang: speaker_of(content.PACKAGE, lang, content.Names(lang)) for lang in LANGUAGES}
    sheet = content.sheet()
    found: list[Item] = []
    for track in sheet.tracks:
        boxes = sum(len(section) for section in track.sections)
        sections = [[content.unpacked(box) for box in section] for section in track.sections]
        text = {lang: s.text("item-track", boxes=boxes, points=track.points[-1]) for lang, s in speakers.items()}
        found.append(Item(track.id, track.name, text, 96, track.source, TrackFacts(sections, list(track.points))))
    for field in sheet.fields:
        goods = [content.unpacked(circle) for circle in field.circles]
        text = {lang: s.text("item-field", n=field.opens, circles=len(goods)) for lang, s in speakers.items()}
        found.append(Item(field.id, field.name, text, 96, field.source, FieldFacts(goods)))
    for die in sheet.dice[: t.DICE]:
        faces = [GOOD_NAMES[face] for face in die.faces]
        text = {
            lang: s.text("item-die", faces=", ".join(s.text(f"good-{face}", n=1, case="nom") for face in faces))
            for lang, s in speakers.items()
        }
        found.append(Item(die.id, die.name, text, 1, die.source, DieFacts([*faces])))
    worker = sheet.dice[t.DICE]
    text = {lang: s.text("item-worker", faces=", ".join(map(str, worker.faces))) for lang, s in speakers.items()}
    found.append(Item(worker.id, worker.name, text, 1, worker.source, DieFacts([*worker.faces])))
    for favour in sheet.favours:
        text = {lang: prose(favour.ability, speakers[lang]) for lang in LANGUAGES}
        found.append(Item(favour.id, favour.name, text, 1, favour.source, FavourFacts(), {"ability": parts(favour.ability)}))
    for rank in sheet.ranks:
        text = {lang: s.text("item-rank", n=rank.least) for lang, s in speakers.items()}
        found.append(Item(rank.id, rank.name, text, 1, rank.source, RankFacts(rank.least)))
    for village in (content.competitive(), *content.adventures()):
        found.append(village_item(village, speakers))
        found += [building_item(village, building, speakers) for building in village.buildings]
    return tuple(found)


def village_item(village: Village, speakers: dict[str, Speaker]) -> Item:
    buildings = [building.id for building in village.buildings]
    printed = VillageFacts(buildings, village.sheet, village.theme, village.difficulty)
    text = {lang: village_text(village, speaker) for lang, speaker in speakers.items()}
    return Item(village.id, village.name, text, 1 if village.theme else 48, village.source, printed)


def village_text(village: Village, speaker: Speaker) -> str:
    if not village.theme:
        return speaker.text("item-competitive")
    return speaker.text("item-village", sheet=village.sheet, theme=village.theme, difficulty=village.difficulty)


def building_item(village: Village, building: Building, speakers: dict[str, Speaker]) -> Item:
    printed = BuildingFacts(
        village.id,
        [content.unpacked(box) for box in building.boxes],
        building.line,
        building.does == t.STAR,
        building.times,
        list(building.drawing),
    )
    text = {lang: building_text(building, speaker) for lang, speaker in speakers.items()}
    effects = {"ability": parts(building.node)}
    return Item(building.id, building.name, text, 1 if village.theme else 48, building.source, printed, effects)


def building_text(building: Building, speaker: Speaker) -> str:
    """What a building does, how often, and what its estates raise."""
    sentences = [sentence(building.node, building.does == t.STAR, building.times, speaker)]
    if building.raised:
        sentences.append(speaker.text(building.raised))
    if not building.boxes:
        sentences.append(speaker.text("building-ready"))
    return " ".join(sentences)


def sentence(node: Node, star: bool, times: int, speaker: Speaker) -> str:
    """What a line says, with when and how often it does so; conditions of a round say it themselves."""
    if star:
        return speaker.text("building-final", effect=phrase(node, speaker))
    does = content.ability_of(node)
    if isinstance(node, If):
        return speaker.text("building-dice", effect=phrase(node, speaker, "do")) if does == t.BEGINS else prose(node, speaker)
    if does in (t.USES, t.DISCOUNT, t.CROSS):
        return speaker.text("building-uses", n=times, effect=phrase(node, speaker, "do"))
    return speaker.text("building-round", effect=phrase(node, speaker, "do"))


def told(node: Node, star: bool, number: int, times: int, speaker: Speaker) -> str:
    """The same with the numbers estates have raised: `number` is the first number of the line."""
    return sentence(node if star else with_number(node, number, times), star, times if counts_times(node) else 1, speaker)


def parts(node: Node) -> Parts:
    """An ability as icon parts: an exchange has an arrow between its goods, and a counted die shows its face."""
    if isinstance(node, Call) and node.name == "swap":
        verb = icons(node, VOCABULARY)[0]
        assert isinstance(verb, VerbPart)
        give, take = str(verb.args["give"]), str(verb.args["for"])
        return (GoodPart(give, give), ARROW, GoodPart(take, take, int(verb.args["yielding"])))
    found = icons(node, VOCABULARY)
    counted = [part for part in found if isinstance(part, CountPart) and part.name == "die"]
    return (*found, *(GoodPart(face, face) for part in counted for face in [str(part.args["face"])]))


@lru_cache
def parts_now(line: str, star: bool, number: int, times: int) -> Parts:
    """The same with the numbers estates have raised."""
    node = parse(line, VOCABULARY)
    return parts(node if star else with_number(node, number, times))


def counts_times(node: Node) -> bool:
    """Whether a round's uses are told by a sentence of their own."""
    return not (isinstance(node, Call) and node.name in ("harvest", "harvest-more"))


def with_number(node: Node, number: int, times: int) -> Node:
    """The line with its first number as it is now."""
    match node:
        case Amount():
            return Amount(Quantity("exact", number), node.good)
        case Joint():
            return Joint((with_number(node.items[0], number, times), *node.items[1:]))
        case Per():
            return Per(with_number(node.what, number, times), node.count, node.most)
        case If():
            return If(node.condition, with_number(node.then, number, times), node.otherwise)
        case Cost():
            return Cost(node.cost, with_number(node.result, number, times))
        case Call() if node.name in ("harvest", "harvest-more", "reroll", "store"):
            n = times if node.name in ("harvest", "harvest-more") else number
            return Call(node.head, (Argument("n", n), *(a for a in node.arguments if a.name != "n")))
        case _:
            return node
