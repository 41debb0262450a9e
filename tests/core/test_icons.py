"""Effects as rows of icon parts: anybody can draw them without reading the notation."""

from __future__ import annotations

import msgspec
import pytest

from asztal.core.game import LANGUAGES, Game
from asztal.core.notation import Amount, Node, Vocabulary, icons, parse
from asztal.core.notation.icons import (
    AnyPart,
    CardPart,
    CountPart,
    EachPart,
    GoodPart,
    IfPart,
    MostPart,
    Parts,
    SignPart,
    VerbPart,
    WhenPart,
    WordPart,
)
from asztal.core.notation.vocabulary import good, goods, verb
from asztal.games import game, names
from core.notation_samples import GINKGOPOLIS, IMPERIUM, MINERVA, SAMPLES, SETTLERS

SHOWN = {
    "arrow": "->", "or": "or", "then": ";", "per": "per", "slash": "/", "may": "may", "colon": ":", "else": "else",
    "open": "(", "close": ")",
}  # fmt: skip


def shown(part: AnyPart) -> str:
    """A part as a word, so that rows can be read in these tests."""
    match part:
        case GoodPart():
            how = "" if part.how == "exact" else f"{part.how} "
            return f"[{how}{part.n} {part.icon}]"
        case SignPart():
            return SHOWN[part.sign]
        case MostPart():
            return f"max {part.n}"
        case CardPart():
            return f"@{part.card}"
        case CountPart():
            return " ".join(["<", *([str(part.every)] if part.every > 1 else []), part.icon, *part.words, ">"])
        case IfPart():
            return " ".join(["not" if part.negated else "if", part.name, *part.words])
        case WhenPart() | EachPart() | VerbPart():
            return " ".join(["<", part.icon, *part.words, ">"])


def row(line: str, vocabulary: Vocabulary) -> str:
    return " ".join(shown(part) for part in icons(parse(line, vocabulary), vocabulary))


@pytest.mark.parametrize(
    ("vocabulary", "line", "parts"),
    [
        (SETTLERS, "worker, 2 stone => 3 vp", "[1 worker] [2 stone] -> [3 vp]"),
        (SETTLERS, "vp per location grey max 6, card", "[1 vp] per < location grey > max 6 [1 card]"),
        (SETTLERS, "vp per samurai max 3", "[1 vp] per < samurai > max 3"),
        (SETTLERS, "raze-token or 2 vp", "[1 raze-token] or [2 vp]"),
        (SETTLERS, "when build black: gold, vp", "< build black > -> [1 gold] [1 vp]"),
        (
            SETTLERS,
            "when build faction: may (gold => 2 vp) or (stone => vp)",
            "< build faction > -> [1 gold] -> [2 vp] or [1 stone] -> [1 vp]",
        ),
        (SETTLERS, "worker => steal resource from opponent", "[1 worker] -> < steal opponent > [1 resource]"),
        (SETTLERS, "if under 3+ card: 2 vp", "if under card : [2 vp]"),
        (SETTLERS, "keep wood|stone|food", "< keep wood stone food >"),
        (GINKGOPOLIS, "3 sp per building height 3+", "[3 sp] per < building >"),
        (GINKGOPOLIS, "2 sp per card with exploit", "[2 sp] per < card exploit >"),
        (MINERVA, "vp per 3 denarius", "[1 vp] per [3 denarius]"),
        (MINERVA, "may repeat (wheat => glory)", "may < repeat > ( [1 wheat] -> [1 glory] )"),
        (IMPERIUM, "(mat, pop) per card city|metropolis in play", "( [1 mat] [1 pop] ) per < card city metropolis play >"),
        (IMPERIUM, "pop or (2 pop => prg)", "[1 pop] or [2 pop] -> [1 prg]"),
        (
            IMPERIUM,
            "acquire uncivilised or (breakthrough uncivilised; each others: prg)",
            "< acquire uncivilised > or ( < breakthrough uncivilised > ; < others > : [1 prg] )",
        ),
        (
            IMPERIUM,
            "when attacked: if not attacker-gives prg: avoid-attack",
            "< attacked > -> not attacker-gives [1 prg] : < avoid-attack >",
        ),
        (IMPERIUM, "abandon @viviane|@avalon => all prg", "< abandon > @viviane / @avalon -> [all 1 prg]"),
        (
            IMPERIUM,
            "if has declared-suit: move it to hand else: exile it",
            "if has declared-suit : < move it hand > else < exile it >",
        ),
        (
            IMPERIUM,
            "when must-discard mask: may substitute (abandon any mask)",
            "< must-discard mask > -> may < substitute > ( < abandon mask > )",
        ),
        (IMPERIUM, "may (acquire region; free-play it)", "may ( < acquire region > ; < free-play it > )"),
        (IMPERIUM, "each given mask: take-unrest", "< given mask > : < take-unrest >"),
    ],
)  # fmt: skip
def test_a_line_as_parts(vocabulary: Vocabulary, line: str, parts: str) -> None:
    assert row(line, vocabulary) == parts


def test_icons_are_those_the_vocabulary_declares() -> None:
    vocabulary = Vocabulary(good("gold", icon="coin"), verb("steal", goods("what", several=True), icon="mask"), good("wood"))
    assert row("gold => steal gold|wood", vocabulary) == "[1 coin] -> < mask > [1 coin] / [1 wood]"


def test_numbers_are_arguments_as_the_texts_get_them() -> None:
    drawn, counted = (
        icons(parse("draw upto 2", IMPERIUM), IMPERIUM)[0],
        icons(parse("3 sp per building height 1-2", GINKGOPOLIS), GINKGOPOLIS)[2],
    )
    assert isinstance(drawn, VerbPart) and drawn.args["n"] == 2 and drawn.args["n-kind"] == "upto"
    assert isinstance(counted, CountPart) and counted.text == "count-building"
    assert counted.args == {"height": "1–2", "height-low": 1, "height-high": 2}


LINES = [(name, vocabulary, line) for name, (vocabulary, lines) in SAMPLES.items() for line in lines]


@pytest.mark.parametrize(("name", "vocabulary", "line"), LINES, ids=[f"{name}: {line}" for name, _, line in LINES])
def test_every_sample_of_the_five_games_has_parts_that_survive_the_wire(name: str, vocabulary: Vocabulary, line: str) -> None:
    parts = icons(parse(line, vocabulary), vocabulary)
    assert parts and brackets_match(parts)
    assert msgspec.json.decode(msgspec.json.encode(parts), type=Parts) == parts
    assert goods_in(parse(line, vocabulary)) <= {part.good for part in parts if isinstance(part, GoodPart)}


def brackets_match(parts: Parts) -> bool:
    depth = 0
    for part in parts:
        if isinstance(part, SignPart):
            depth += (part.sign == "open") - (part.sign == "close")
            if depth < 0:
                return False
    return depth == 0


def goods_in(node: Node) -> set[str]:
    """The goods an effect gives or takes, wherever they stand in it."""
    if isinstance(node, Amount):
        return {node.good.name}
    inside = [getattr(node, name) for name in getattr(node, "__slots__", ()) if name not in ("span", "head")]
    nodes = [one for value in inside for one in (value if isinstance(value, tuple) else (value,)) if hasattr(one, "__slots__")]
    return {good for one in nodes for good in goods_in(one)}


GAMES = [game(name) for name in names()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_effect_of_every_printing_has_parts_with_words_in_both_languages(game: Game) -> None:
    rows = [parts for item in game.items() for parts in item.effects.values()]
    assert len(rows) > 50 and all(rows)
    for lang in LANGUAGES:
        speaker = game.speaker(lang)
        for part in (part for parts in rows for part in parts):
            if isinstance(part, GoodPart):
                assert speaker.text(f"good-{part.good}", n=part.n, case="nom")
            elif isinstance(part, WordPart):
                short = f"short-{part.text}"
                if short in speaker.ids:
                    negated = "yes" if isinstance(part, IfPart) and part.negated else "no"
                    assert speaker.text(short, **{"negated": negated, **part.args})
                assert part.text in speaker.ids
