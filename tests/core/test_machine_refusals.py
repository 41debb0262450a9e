"""The compiler refuses whatever it would skip or misread, with file, line and column."""

from __future__ import annotations

import pytest

from asztal.core import notation as n
from asztal.core.errors import ContentError
from asztal.core.machine.compiling import Compiler, Language, Unusable
from asztal.core.machine.words import Noun, Players, Rule, Step, Test, Word
from core.fair.content import cards, compile_cards
from core.fair.table import GOODS
from core.fair.words import TRAITS, language, words_of_the_fair

CARD = '[mill]\nname = {{ en = "Mill", hu = "Malom" }}\ntraits = ["house"]\n{section} = "{line}"\n'


@pytest.mark.parametrize(
    ("section", "line", "column", "told"),
    [
        # what counts what the step before did has to come right after it
        ("play", "vp per discarded", 16, "'per discarded' comes right after 'discard'"),
        ("play", "discard; draw; vp per discarded", 31, "'per discarded' comes right after 'discard'"),
        ("play", "give; vp per discarded", 22, "'per discarded' comes right after 'discard'"),
        ("play", "discard => draw; coin per discarded", 35, "'per discarded' comes right after 'discard'"),
        ("play", "coin or discard; vp per discarded", 33, "'per discarded' comes right after 'discard'"),
        ("play", "if poor: discard; vp per discarded", 34, "'per discarded' comes right after 'discard'"),
        ("play", "discard or (coin; discard); vp per discarded", 0, ""),
        ("play", "wool, discard => coin; vp per discarded", 0, ""),
        ("play", "each all: may (coin => discard); vp per discarded", 0, ""),
        # a cost is paid as a whole
        ("play", "(may discard) => vp", 10, "'may' cannot stand in a cost: a cost is paid as a whole or not at all"),
        ("play", "(if poor: discard) => vp", 10, "'if' cannot stand in a cost"),
        ("play", "(each others: give) => vp", 10, "'each' cannot stand in a cost"),
        ("play", "discard per card folk in stall => vp", 9, "'per' cannot stand in a cost"),
        ("play", "(coin => wool) => vp", 10, "'=>' cannot stand in a cost"),
        ("play", "coin, (may discard) => vp", 16, "'may' cannot stand in a cost"),
        ("price", "coin, (wool or (may discard))", 25, "'may' cannot stand in a cost"),
        ("play", "any wool => vp", 9, "'any wool': a plain number can stand here"),
        ("play", "upto 2 wool", 9, "'upto 2 wool': a plain number can stand here"),
        ("play", "any wool per coin", 9, "a plain number of goods can be counted out"),
        # what waits or stands has a section of its own
        ("play", "when tithe: vp", 9, "'when' begins a section; it cannot stand inside an effect"),
        ("play", "coin; (when tithe: vp)", 16, "'when' begins a section; it cannot stand inside an effect"),
        ("play", "keep wool", 9, "'keep' is a standing rule; it cannot stand inside an effect"),
        ("play", "coin => keep wool", 17, "'keep' is a standing rule; it cannot stand inside an effect"),
        ("when", "when tithe: vp; coin", 25, "what happens at once cannot stand beside 'when' and standing rules"),
        ("when", "when tithe: (when tithe: vp)", 22, "'when' begins a section; it cannot stand inside an effect"),
        ("rule", "keep wool, draw", 20, "what happens at once cannot stand beside 'when' and standing rules"),
        # decisions as conditions come first, cards have to be known
        ("when", "when threatened: if poor and robber-pays coin: avoid", 38, "'robber-pays' is a decision: it has to be"),
        ("play", "find @mill", 9, "'@mill' cannot be named here"),
    ],
)  # fmt: skip
def test_what_cannot_be_done_is_refused_with_its_place(section: str, line: str, column: int, told: str) -> None:
    content = cards(CARD.format(section=section, line=line), "fair.toml")
    if not told:
        compile_cards(content, False)
        return
    with pytest.raises(ContentError) as refused:
        compile_cards(content, False)
    shift = len(section) - len("play")
    assert str(refused.value).startswith(f"fair.toml:4:{column + shift}: {told}"), refused.value
    assert "\n" not in str(refused.value)


# -- words of our own code that cannot mean anything -----------------------------------------------------------------------


class Doing(Test[object]):  # type: ignore[type-var]
    head = n.condition("doing", n.inner("what"))


class Of(Players[object]):  # type: ignore[type-var]
    head = n.players("doers", n.inner("what"))


class Many(Noun[object]):  # type: ignore[type-var]
    head = n.noun("many", n.inner("what"))


class Allowed(Rule[object]):  # type: ignore[type-var]
    head = n.verb("allowed", n.inner("what"))


class Never(Step[object]):  # type: ignore[type-var]
    head = n.verb("never")

    def refuses(self, cost: bool) -> str:
        return "it is never done in a cost" if cost else ""


def compiled(line: str, *more: Word[object], goods: bool = True) -> Compiler:  # type: ignore[type-var]
    words = [*words_of_the_fair(), *more] if goods else list(more)
    compiler = Compiler(Language(GOODS, words, TRAITS))
    compiler.effect("test", n.parse(line, compiler.language.vocabulary))
    return compiler


@pytest.mark.parametrize(
    ("line", "at", "told"),
    [
        ("if doing (coin): vp", 3, "'doing' cannot take an effect: only verbs, triggers and standing rules can"),
        ("each doers (coin): vp", 5, "'doers' cannot take an effect"),
        ("vp per many (coin)", 7, "'many' cannot take an effect"),
        ("never => vp", 0, "it is never done in a cost"),
    ],
)
def test_words_that_cannot_be_compiled_are_refused(line: str, at: int, told: str) -> None:
    with pytest.raises(Unusable, match=told) as refused:
        compiled(line, Doing(), Of(), Many(), Never())
    assert refused.value.at == at


def test_goods_nobody_can_count_or_pay_are_refused() -> None:
    with pytest.raises(Unusable, match="'coin' cannot be counted"):
        compiled("vp per coin", goods=False)
    with pytest.raises(Unusable, match="nothing is paid in this game"):
        compiled("coin => vp", goods=False)


def test_two_effects_of_one_name_are_a_mistake() -> None:
    compiler = compiled("vp")
    with pytest.raises(ValueError, match="two effects are called 'test'"):
        compiler.effect("test", n.parse("vp", compiler.language.vocabulary))


def test_an_effect_in_a_standing_rule_is_written_where_the_rule_says() -> None:
    compiler = Compiler(Language(GOODS, [*words_of_the_fair(), Allowed()], TRAITS))
    rule = compiler.section("mill:rule", n.parse("allowed (2 coin)", compiler.language.vocabulary)).rules[0]
    place = compiler.code[rule[1]]
    assert compiler.code[place : place + 3] == [compiler.language.step("gain") | 3 << 8, 0, 2]


def test_words_and_numbers_of_arguments() -> None:
    """Quantities, words, cards, zones and ranges as the verbs read them."""
    compiler = Compiler(language())
    words = compiler.language.vocabulary

    def arguments(line: str) -> list[int]:
        call = n.parse(line, words)
        assert isinstance(call, n.Call)
        return compiler.arguments(call)

    animal, cloth, stud = (1 << TRAITS[word] for word in ("animal", "cloth", "@stud"))
    assert arguments("take 2 animal from discard") == [0 | 2 << 4, animal, 1 << 1]
    assert arguments("take upto 3 animal|cloth from hand|stall") == [1 | 3 << 4, animal | cloth, 1 << 2 | 1 << 4]
    assert arguments("discard any among drawn") == [2, 0, 1, 0]
    assert arguments("discard all this") == [3, 1, 0, 0]
    assert arguments("find @stud") == [stud]
    assert arguments("tithe 3") == [3]
