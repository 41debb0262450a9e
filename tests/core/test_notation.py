"""The effect language: samples of all games, the canonical form, and what a mistake looks like."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asztal.core.errors import ContentError
from asztal.core.notation import (
    Amount,
    Call,
    Choice,
    Cost,
    Each,
    If,
    Joint,
    May,
    Node,
    Per,
    Quantity,
    Range,
    Sequence,
    Vocabulary,
    When,
    Where,
    canonical,
    canonical_condition,
    good,
    key,
    number,
    parse,
    parse_condition,
    quantity,
    verb,
    words,
)
from core.notation_samples import GINKGOPOLIS, IMPERIUM, SAMPLES, SETTLERS

LINES = [(game, line) for game, (_, lines) in SAMPLES.items() for line in lines]


@pytest.mark.parametrize(("game", "line"), LINES)
def test_every_sample_is_already_canonical(game: str, line: str) -> None:
    vocabulary = SAMPLES[game][0]
    tree = parse(line, vocabulary)
    assert canonical(tree) == line
    assert parse(canonical(tree), vocabulary) == tree


# What a line means


def stone(n: int = 1) -> Amount:
    return Amount(Quantity("exact", n), SETTLERS.good["stone"])


def test_a_good_alone_is_one_of_it() -> None:
    assert parse("stone", SETTLERS) == parse("1 stone", SETTLERS) == stone()


def test_quantities() -> None:
    told = [parse(text, SETTLERS) for text in ("3 stone", "upto 3 stone", "any stone", "all stone")]
    assert [amount.quantity for amount in told if isinstance(amount, Amount)] == [
        Quantity("exact", 3),
        Quantity("upto", 3),
        Quantity("any", 0),
        Quantity("all", 0),
    ]


def test_comma_binds_tighter_than_or_and_or_tighter_than_cost() -> None:
    tree = parse("worker, stone or gold => 2 vp; card", SETTLERS)
    assert isinstance(tree, Sequence)
    cost = tree.steps[0]
    assert isinstance(cost, Cost)
    assert isinstance(cost.cost, Choice)
    assert isinstance(cost.cost.options[0], Joint)


def test_may_covers_cost_and_result_but_not_the_next_step() -> None:
    tree = parse("may worker => vp; card", SETTLERS)
    assert isinstance(tree, Sequence)
    assert isinstance(tree.steps[0], May)
    assert isinstance(tree.steps[0].then, Cost)


def test_steps_nest() -> None:
    tree = parse("when attacked: each others: if empire: may draw else: discard", IMPERIUM)
    assert isinstance(tree, When)
    assert isinstance(tree.then, Each)
    assert isinstance(tree.then.then, If)
    assert isinstance(tree.then.then.then, May)
    assert isinstance(tree.then.then.otherwise, Call)


def test_else_belongs_to_the_nearest_if() -> None:
    inner_if = parse("if empire: if barbarian: draw else: discard", IMPERIUM)
    outer_if = parse("if empire: (if barbarian: draw) else: discard", IMPERIUM)
    assert isinstance(inner_if, If)
    assert inner_if.otherwise is None
    assert isinstance(outer_if, If)
    assert outer_if.otherwise is not None
    assert canonical(outer_if) == "if empire: (if barbarian: draw) else: discard"


def test_per_counts_nouns_and_goods() -> None:
    tree = parse("2 vp per 3 gold max 10", SETTLERS)
    assert isinstance(tree, Per)
    assert (tree.count.every, tree.count.what.name, tree.most) == (3, "gold", 10)


def test_a_noun_wins_over_a_good_of_the_same_name() -> None:
    tree = parse("sp per resource on red", GINKGOPOLIS)
    assert isinstance(tree, Per)
    assert tree.count.what.head.kind == "noun"
    assert tree.count.what["on"] == ("red",)


def test_arguments_and_defaults() -> None:
    call = parse("acquire region from exile-pile|market", IMPERIUM)
    assert isinstance(call, Call)
    assert call["n"] == Quantity()
    assert call["what"] == ("region",)
    assert call["from"] == ("market", "exile-pile"), "in the order of the declaration"
    assert call["bearing"] is None


def test_a_default_written_out_makes_no_difference() -> None:
    assert parse("draw 1", IMPERIUM) == parse("draw", IMPERIUM)


def test_ranges() -> None:
    trees = [parse(f"sp per building height {text}", GINKGOPOLIS) for text in ("3+", "1-2", "2")]
    heights = [tree.count.what["height"] for tree in trees if isinstance(tree, Per)]
    assert heights == [Range(3, None), Range(1, 2), Range(2, 2)]
    assert 7 in Range(3, None)
    assert 3 not in Range(1, 2)


def test_cards_keep_their_mark() -> None:
    call = parse("abandon @viviane|@avalon", IMPERIUM)
    assert isinstance(call, Call)
    assert call["what"] == ("@viviane", "@avalon")


def test_conditions_alone() -> None:
    told = "in-play @city-of-rome and not in-history @romulus"
    condition = parse_condition(told, IMPERIUM)
    assert [term.negated for term in condition.terms] == [False, True]
    assert canonical_condition(condition) == told


def test_spans_point_into_the_text_but_do_not_count() -> None:
    text = "worker,  2 stone => 3 vp"
    tree = parse(text, SETTLERS)
    assert isinstance(tree, Cost)
    assert isinstance(tree.cost, Joint)
    start, end = tree.cost.items[1].span
    assert text[start:end] == "2 stone"
    assert tree == parse("worker, 2 stone => 3 vp", SETTLERS)


# Mistakes


MISTAKES = [
    (SETTLERS, "2 stoen", 3, "unknown good 'stoen'; did you mean 'stone'? Goods: card, common-card"),
    (SETTLERS, "stoen", 1, "unknown word 'stoen'; did you mean 'stone'? Goods: "),
    (SETTLERS, "2 wood stone", 8, "unexpected 'stone'; expected ';', ',', 'or', '=>' or the end"),
    (SETTLERS, "", 1, "expected a good, a verb or '(', found the end"),
    (SETTLERS, "wood;", 6, "expected a good, a verb or '(', found the end"),
    (SETTLERS, "wood => ", 9, "expected a good, a verb or '(', found the end"),
    (SETTLERS, "(wood", 6, "expected ')' after the effect in brackets, found the end"),
    (SETTLERS, "wood)", 5, "unexpected ')'"),
    (SETTLERS, "2 Wood", 3, "unexpected 'Wood'; words are written in lower case"),
    (SETTLERS, "raze_token", 5, "unexpected '_token'; words are joined by hyphens"),
    (SETTLERS, "wood & stone", 6, "unexpected '&'"),
    (SETTLERS, "0 wood", 1, "expected a number from 1 to 999, found '0'"),
    (SETTLERS, "9999999999 wood", 1, "expected a number from 1 to 999"),
    (SETTLERS, "wood max 3", 6, "'max' limits a 'per'"),
    (SETTLERS, "vp per locaton grey", 8, "unknown thing to count 'locaton'; did you mean 'location'? Things to count: "),
    (SETTLERS, "vp per location gray", 17, "after 'location' found 'gray'; did you mean 'grey'? expected one of: black"),
    (SETTLERS, "vp per 0 gold", 8, "expected a number from 1 to 999"),
    (SETTLERS, "when raise: vp", 6, "unknown trigger 'raise'; did you mean 'raze'? Triggers: build, deal, gain"),
    (SETTLERS, "when raze vp", 11, "unexpected 'vp' after 'raze'"),
    (SETTLERS, "when raze", 10, "expected ':' after the trigger, found the end"),
    (SETTLERS, "wood, may stone", 7, "'may' begins a step; put the step in brackets here"),
    (GINKGOPOLIS, "exploit: resource", 1, "'exploit' is a trigger; write 'when exploit: ...'"),
    (GINKGOPOLIS, "sp per building height red", 24, "after 'height' found 'red'; expected a range (3+, 1-2)"),
    (GINKGOPOLIS, "sp per building", 16, "'building' needs 'height' and a range (3+, 1-2), found the end"),
    (GINKGOPOLIS, "sp per building height 3-1", 24, "the range '3-1' runs backwards; write '1-3'"),
    (GINKGOPOLIS, "sp per resource on red|blue", 23, "only one can be named here; 'red' is already there"),
    (GINKGOPOLIS, "sp per card with exploit|exploit", 26, "'exploit' is named twice"),
    (GINKGOPOLIS, "sp per card with exploit|urbanize", 26, "unknown word 'urbanize'; did you mean 'urbanise'?"),
    (GINKGOPOLIS, "sp per card with exploit with urbanise", 26, "'with' is given twice"),
    (IMPERIUM, "acquire region form market", 16, "unexpected 'form' after 'acquire'; did you mean 'from'? 'acquire' takes: "),
    (IMPERIUM, "each other: draw", 6, "unknown set of players 'other'; did you mean 'others'? Sets of players: all, given"),
    (IMPERIUM, "if imperial: draw", 4, "unknown condition 'imperial'"),
    (IMPERIUM, "if empire draw", 11, "unexpected 'draw' after 'empire'"),
    (IMPERIUM, "if empire: draw else discard", 22, "expected ':' after 'else', found 'discard'"),
    (IMPERIUM, "draw 2 3", 8, "unexpected '3' after 'draw'"),
    (IMPERIUM, "may " * 40 + "draw", 121, "nested too deeply"),
    (IMPERIUM, "(" * 500, 31, "nested too deeply"),
]  # fmt: skip


@pytest.mark.parametrize(("vocabulary", "line", "column", "message"), MISTAKES)
def test_a_mistake_tells_its_place_and_what_would_be_right(
    vocabulary: Vocabulary, line: str, column: int, message: str
) -> None:
    with pytest.raises(ContentError) as caught:
        parse(line, vocabulary, Where("cards.toml", 12, 1))
    assert str(caught.value).startswith(f"cards.toml:12:{column}: {message}")
    assert "\n" not in str(caught.value)


def test_a_place_in_a_text_of_several_lines() -> None:
    with pytest.raises(ContentError, match=r"^effect:2:7: unknown word 'brik'"):
        parse("wood;\nwood; brik", SETTLERS)


def test_unknown_cards_are_found_once_cards_are_known() -> None:
    known = IMPERIUM.with_cards(["city-of-rome", "romulus"])
    parse("abandon @romulus", known)
    with pytest.raises(ContentError, match=r"unknown card '@romulos'; did you mean '@romulus'\?"):
        parse("abandon @romulos", known)


@settings(max_examples=400)
@given(st.text(max_size=60) | st.text(alphabet="@|(;,:=>123+- abr", max_size=60))
def test_any_text_parses_or_gives_an_error(text: str) -> None:
    check_total(text)


TOKENS = st.sampled_from(
    [
        *("when", "if", "else", "each", "may", "or", "per", "max", "upto", "any", "all", "not", "and"),
        *("=>", ";", ",", ":", "(", ")", "|", "1", "2", "3+", "1-2", "@rome", "mat", "draw", "acquire", "region"),
        *("from", "market", "attacked", "others", "empire", "card", "in", "play", "substitute", "has"),
    ]
)


@settings(max_examples=600)
@given(st.lists(TOKENS, max_size=25))
def test_any_row_of_right_words_parses_or_gives_an_error(tokens: list[str]) -> None:
    check_total(" ".join(tokens))


def check_total(text: str) -> None:
    try:
        tree = parse(text, IMPERIUM)
    except ContentError:
        return
    assert parse(canonical(tree), IMPERIUM) == tree


# Any tree at all can be written and read back

AMOUNTS = st.builds(
    Amount,
    st.sampled_from([Quantity("exact", 1), Quantity("exact", 12), Quantity("upto", 2), Quantity("any", 0)]),
    st.sampled_from(list(IMPERIUM.good.values())),
)
CALLS = st.sampled_from(["draw 2", "discard upto 2 mask", "acquire region|tributary from market", "history this"]).map(
    lambda text: parse(text, IMPERIUM)
)
CONDITIONS = st.sampled_from(["empire", "not empire and in-play @rome"]).map(lambda text: parse_condition(text, IMPERIUM))
COUNTS = st.sampled_from(["mat per card city in play", "mat per 3 pop max 4"]).map(lambda text: parse(text, IMPERIUM))


def trigger_call(text: str) -> Call:
    tree = parse(f"when {text}: draw", IMPERIUM)
    assert isinstance(tree, When)
    return tree.trigger


def players_call(text: str) -> Call:
    tree = parse(f"each {text}: draw", IMPERIUM)
    assert isinstance(tree, Each)
    return tree.players


def with_count(what: Node, counted: Node) -> Node:
    assert isinstance(counted, Per)
    return Per(what, counted.count, counted.most)


def grown(nodes: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    several = st.lists(nodes, min_size=2, max_size=3).map(tuple)
    return st.one_of(
        st.builds(Sequence, several),
        st.builds(Choice, several),
        st.builds(Joint, several),
        st.builds(Cost, nodes, nodes),
        st.builds(May, nodes),
        st.builds(When, st.just(trigger_call("play region")), nodes),
        st.builds(Each, st.just(players_call("others having region")), nodes),
        st.builds(If, CONDITIONS, nodes, st.none() | nodes),
        st.builds(with_count, nodes, COUNTS),
    )


@settings(max_examples=400)
@given(st.recursive(AMOUNTS | CALLS, grown, max_leaves=8))
def test_every_tree_can_be_written_and_read_back(tree: Node) -> None:
    assert parse(canonical(tree), IMPERIUM) == tree


# Declarations the parser could misread are refused


def test_ambiguous_declarations_are_refused() -> None:
    with pytest.raises(ValueError, match="both a good and a verb: draw"):
        Vocabulary(good("draw"), verb("draw"))
    with pytest.raises(ValueError, match="declared twice"):
        Vocabulary(good("stone"), good("stone"))
    with pytest.raises(ValueError, match="not a usable word"):
        Vocabulary(good("per"))
    with pytest.raises(ValueError, match="not a usable word"):
        Vocabulary(good("Stone"))
    with pytest.raises(ValueError, match="not usable after it: or"):
        Vocabulary(verb("draw", key(number("or"))))
    with pytest.raises(ValueError, match="two things after it"):
        Vocabulary(verb("draw", words("what", "from"), key(words("from", "deck"))))
    with pytest.raises(ValueError, match="two positional numbers"):
        Vocabulary(verb("draw", quantity("n"), number("keep")))
