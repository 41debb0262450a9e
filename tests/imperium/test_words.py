"""Every word and every card can be told in both languages, and the guide has a place for every keyword."""

from __future__ import annotations

import re
from functools import cache

import pytest

from asztal.core.chance import seeded
from asztal.core.game import LANGUAGES
from asztal.core.lines import Line
from asztal.core.machine.compiling import Compiler
from asztal.core.notation import canonical, icons, parse
from asztal.core.notation.icons import IfPart, WordPart
from asztal.core.resources import read
from asztal.core.text import Speaker
from asztal.games.imperium import GAME
from asztal.games.imperium.content import LANGUAGE
from asztal.games.imperium.language import NAMED, VOCABULARY
from asztal.games.imperium.log import LINES
from asztal.games.imperium.wording import card_text
from core.notation_samples import SAMPLES
from imperium.printed import SETS, designs, tables

PACKAGE = "asztal.games.imperium"
WORDS = VOCABULARY.with_cards(NAMED)
SECTIONS = ("static", "passive", "play", "exhaust", "solstice", "reached", "enters", "resolve", "points")

OTHERWISE = {
    "may garrison this in play => resolve-host": "may garrison this under region => resolve-host",
    "may look 1 nation-deck; may abandon this => swap hand top-nation": (
        "may look 1 nation-deck; may abandon this => swap hand top-nation-card"
    ),
    "abandon @viviane|@avalon => breakthrough civilised|tributary": (
        "abandon @viviane-of-the-lake|@ynys-afallach => breakthrough civilised|tributary"
    ),
    "abandon region holding @merlin => (move active-quest to discard; move top-nation-card to discard)": (
        "abandon region holding @myrddin-wyllt => (move active-quest to discard; move top-nation-card to discard)"
    ),
    "when must-discard mask: may substitute (abandon any mask)": "when must-discard-mask: may substitute (abandon any mask)",
    "when must-discard mask: discard-fewer 1 mask": "when must-discard-mask: discard-fewer 1",
    "each others being empire: may prg": "each others: if empire: may prg",
}
"""What the samples of the notation say in other words than the game."""


@cache
def speaker(lang: str) -> Speaker:
    sources = [read("asztal.core.text", f"{lang}.ftl"), read(PACKAGE, f"text/{lang}.ftl")]
    names = {id: table["name"][lang] for id, table in designs().items()}
    return Speaker(lang, sources, {**names, "long-walls": Speaker(lang, sources).text("called-long-walls")})


@cache
def texts(lang: str) -> dict[str, str]:
    """The text of every design."""
    told = {}
    for table in tables():
        sections = {section: table.effect(section, WORDS) for section in SECTIONS if table.has(section)}
        requires = table.condition("requires", WORDS) if table.has("requires") else None
        told[table.id] = card_text(
            sections, requires, table.optional_effect("cost", WORDS), table.integer("vp", default=0), speaker(lang)
        )
    return told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_cards_has_a_text(lang: str) -> None:
    assert [head.text for head in VOCABULARY.heads() if not speaker(lang).has(head.text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_reads_as_sentences(lang: str) -> None:
    for id, text in texts(lang).items():
        assert text.endswith((".", ".)")), id
        assert text[0].isupper() or text[0].isdigit() or text[0] == "−", id
        for slip in ("{", "  ", "..", " ,", " .", ";;", ": :", "None", "none"):
            assert slip not in text, (id, text)


@pytest.mark.parametrize(
    ("id", "english", "hungarian"),
    [
        (
            "advance",
            "Choose one: pay 3 material to acquire 1 uncivilised or civilised card OR pay 5 material to break through "
            "for an uncivilised or civilised card.",
            "Válassz: fizess 3 alapanyagjelzőt, és szerezz meg 1 civilizálatlan vagy civilizált kártyát VAGY fizess 5 "
            "alapanyagjelzőt, és törj át egy civilizálatlan vagy civilizált kártyáért.",
        ),
        (
            "city",
            "Solstice: you may discard 1 card. If you do, choose one: gain 1 material OR gain 1 population OR draw 1 "
            "card. Worth 1 victory point.",
            "Napforduló: eldobhatsz 1 kártyát. Ha megteszed, válassz: kapsz 1 alapanyagjelzőt VAGY kapsz 1 "
            "népességjelzőt VAGY húzz 1 kártyát. 1 győzelmi pontot ér.",
        ),
        (
            "long-walls-iv",
            "Exhaust: if you have at least 3 “Long Walls” cards in play, put 1 card from your hand on top of your draw"
            " deck: gain 1 action. Worth 1 victory point for each “Long Walls” card you have in play, at most 10.",
            "Kimerülő: ha legalább 3 „Hosszú falak” kártyád van játékban, tegyél 1 kártyát a kezedből a húzópaklid "
            "tetejére: kapsz 1 akciót. 1 győzelmi pontot ér minden játékban lévő „Hosszú falak” kártyád után, de "
            "legfeljebb 10-et.",
        ),
        (
            "persians-a",
            "Exhaust: spend 1 action, put 2 cards from your hand on top of your draw deck, and pay 1 population: break"
            " through for a tributary card. Worth 1 victory point for every 3 tributary cards you have, at most 10.",
            "Kimerülő: költs el 1 akciót, tegyél 2 kártyát a kezedből a húzópaklid tetejére, és fizess 1 "
            "népességjelzőt: törj át egy adófizető-kártyáért. 1 győzelmi pontot ér minden 3 adófizető-kártyád után, de"
            " legfeljebb 10-et.",
        ),
        (
            "cacao",
            "Each player may return 1 unrest card from their hand or their discard pile. Gain 1 progress for each card"
            " returned.",
            "Minden játékos visszarakhat 1 zavargáskártyát a kezéből vagy a dobópaklijából. Kapsz 1 haladásjelzőt "
            "minden visszarakott kártya után.",
        ),
        (
            "mandate-of-heaven",
            "Exhaust: put 1 population on a market card. You may abandon this card. Solstice: discard 2 cards. Worth "
            "−2 victory points. On top of that: worth 2 victory points if it is in play.",
            "Kimerülő: tegyél 1 népességjelzőt a piac egyik kártyájára. Elhagyhatod ezt a kártyát. Napforduló: dobj el"
            " 2 kártyát. −2 győzelmi pontot ér. Ezenfelül 2 győzelmi pontot ér, ha játékban van.",
        ),
    ],
)
def test_card_texts(id: str, english: str, hungarian: str) -> None:
    assert texts("en")[id] == english
    assert texts("hu")[id] == hungarian


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_nation_has_a_name_and_stands_in_the_guide(lang: str) -> None:
    names = [speaker(lang).text("nation-name", nation=nation) for nation in SETS.values()]
    assert len(set(names)) == 16
    guide = read(PACKAGE, f"guide/{lang}.md").lower()
    assert [name for name in names if name.lower() not in guide] == []
    assert len({speaker(lang).text("hint-nation", nation=nation) for nation in SETS.values()}) == 16


def test_nations_are_called_as_their_power_cards() -> None:
    for nation in SETS.values():
        for lang in LANGUAGES:
            assert designs()[f"{nation}-a"]["name"][lang] == speaker(lang).text("nation-name", nation=nation)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_cards_in_the_guide_are_names_of_cards(lang: str) -> None:
    """What stands in bold at the head of a ruling about cards is one or more cards."""
    names = {table["name"][lang] for table in designs().values()}
    guide = read(PACKAGE, f"guide/{lang}.md")
    rulings = guide[guide.index("{#rulings-cards}") :]
    said = [name.strip(" :") for part in rulings.split("**")[1::2] for name in split_names(part, names)]
    assert [name for name in said if name not in names] == []


def split_names(text: str, names: set[str]) -> list[str]:
    """ "Shaduf, Domestication" is two cards, "Rome, the Eternal City" one."""
    return [text] if text in names else text.split(", ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_a_row_of_icons_has_a_short_text(lang: str) -> None:
    for table in tables():
        for section in SECTIONS:
            if table.has(section):
                for part in icons(table.effect(section, WORDS), WORDS):
                    if isinstance(part, WordPart):
                        negated = "yes" if isinstance(part, IfPart) and part.negated else "no"
                        text = speaker(lang).text(f"short-{part.text}", **{"negated": negated, **part.args})
                        assert text and "  " not in text and "none" not in text, (table.id, text)


def test_a_name_that_ends_with_a_full_stop_gets_no_second_one() -> None:
    """Hosszú falak I. is an ordinal: in a sentence a word has to follow it."""
    assert re.findall(r"(?m)^.*\{ \$(?:name|host) \}\.$", read(PACKAGE, "text/hu.ftl")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_a_text_and_a_section_of_the_guide(lang: str) -> None:
    guide = read(PACKAGE, f"guide/{lang}.md")
    for step in LANGUAGE.steps:
        for ask, section in step.explained().items():
            assert speaker(lang).has(ask), ask
            assert not section or f"{{#{section}}}" in guide, (ask, section)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_line(lang: str) -> None:
    assert [message for message, _ in LINES.values() if not speaker(lang).has(message)] == []


@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_line_names_browsers_know_too(seed: int) -> None:
    """Browsers have the items and the phrases of a game, and every message of its texts."""
    known = {item.id for item in GAME.items()} | set(GAME.phrases("en")) | {""}
    assert set(GAME.phrases("en")) == set(GAME.phrases("hu"))
    state, chance = GAME.new({"box": "both", "nations": "random"}, 2 + seed % 3, seed, listen=True), seeded(seed)
    while not state.over:
        seat = state.to_act()[0]
        legal = state.legal(seat)
        lines = [GAME.prompt(state, seat), *(GAME.label(state, action) for action in legal)]
        lines += [hint for action in legal if (hint := GAME.hint(state, seat, action))]
        lines += [line for event in state.heard() if (line := GAME.line(state, event, seat))]
        for line in lines:
            assert {name[1:] for name in named(line)} <= known, line
            assert all(speaker(lang).has(line.id) for lang in LANGUAGES), line
        state.apply(seat, legal[chance.below(len(legal))])


def named(line: Line) -> list[str]:
    return [str(value) for value in line.args.values() if str(value).startswith("@")]


@pytest.mark.parametrize("line", SAMPLES["imperium"][1])
def test_the_game_has_a_program_for_every_line_of_the_notation_samples(line: str) -> None:
    """Half of them are on no card: its words can be put together in other ways than its cards do."""
    node = parse(OTHERWISE.get(line, line), WORDS)
    assert parse(canonical(node), WORDS) == node
    compiled = Compiler(LANGUAGE).section("line", node)
    assert compiled.place or compiled.whens
