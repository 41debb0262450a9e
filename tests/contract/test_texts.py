"""Everything a game says can be said in both languages."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from asztal.core.game import LANGUAGES, Game
from asztal.core.resources import read
from contract.tables import every_game

NUMBER_FUNCTIONS = {"ORD", "ET", "SZOR", "ES", "VAL"}


@every_game
def test_options_their_values_and_the_game_have_names_and_help(game: Game) -> None:
    for lang in LANGUAGES:
        speaker = game.speaker(lang)
        for id in ("game-name", "game-motto", "game-blurb"):
            assert speaker.text(id)
        for option in game.options:
            for id in (f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values)):
                assert speaker.text(id) and speaker.text(f"{id}-help")


@every_game
def test_everything_printed_has_a_name_and_a_text(game: Game) -> None:
    items = game.items()
    assert len({item.id for item in items}) == len(items)
    for item in items:
        assert item.copies >= 1 and item.source in ("rulebook", "public", "ours")
        for lang in LANGUAGES:
            assert item.name[lang] and item.text[lang]
            assert "{" not in item.text[lang] and "  " not in item.text[lang]
    for lang in LANGUAGES:
        assert {item.id for item in items} <= set(game.names(lang))


@every_game
def test_the_guide_has_the_same_sections_in_both_languages(game: Game) -> None:
    anchors = [[line.rpartition("{#")[2] for line in game.guide(lang).splitlines() if "{#" in line] for lang in LANGUAGES]
    assert anchors[0] and anchors[0] == anchors[1]


PARTS = {"head", "own", "all", "again", "with", "lead", "paid", "gain", "last", "quiet"}


@every_game
def test_every_line_of_the_log_plays_a_part_and_speaks_to_its_reader(game: Game) -> None:
    """Roles belong to lines there are, and a line that names its player has another form for "you" in Hungarian."""
    roles = import_module(f"{game.package}.log").ROLES
    said = {id for id in game.speaker("hu").ids if id.startswith("log-")}
    assert set(roles) <= said
    for role in roles.values():
        part, _, topic = role.partition(" ")
        assert part in PARTS and (not topic or part in ("own", "all", "again", "lead"))
    own = FluentParser().parse(read(game.package, "text/hu.ftl")).body
    for entry in own:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("log-") and not entry.id.name.startswith("log-hal"):
            text = FluentSerializer().serialize_entry(entry)
            assert "$player" not in text or "YOU($player" in text, entry.id.name


# -- Fluent ------------------------------------------------------------------------------------------------------------------


def entries(game: Game, lang: str) -> dict[str, ast.Message | ast.Term]:
    found: dict[str, ast.Message | ast.Term] = {}
    for text in (read("asztal.core.text", f"{lang}.ftl"), read(game.package, f"text/{lang}.ftl")):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
            elif isinstance(entry, ast.Term):
                found["-" + entry.id.name] = entry
    return found


@every_game
def test_both_languages_have_the_same_messages_in_the_same_order(game: Game) -> None:
    def ids(lang: str) -> list[str]:
        body = FluentParser().parse(read(game.package, f"text/{lang}.ftl")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        return [entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term)]

    assert ids("en") == ids("hu")
    assert len(ids("en")) == len(set(ids("en")))


class Arguments(Visitor):
    """The arguments of a message, with values that lead into every branch."""

    def __init__(self, entries: dict[str, ast.Message | ast.Term]) -> None:
        self.entries = entries
        self.values: dict[str, set[int | str]] = {}
        self.seen: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.values.setdefault(node.id.name, set())

    def visit_FunctionReference(self, node: Any) -> None:
        self.generic_visit(node)
        for argument in node.arguments.positional:
            if (
                node.id.name == "WORDS"
                and isinstance(argument, ast.VariableReference)
                and argument is node.arguments.positional[0]
            ):
                named = {option.name.name: option.value for option in node.arguments.named}
                prefix = str(named["of"].parse()["value"]) if "of" in named else "word"
                self.values[argument.id.name].add(
                    next(id for id in self.entries if id.startswith(f"{prefix}-"))[len(prefix) + 1 :]
                )
            if node.id.name in NUMBER_FUNCTIONS and isinstance(argument, ast.VariableReference):
                self.values[argument.id.name] |= {1, 3, 10}

    def visit_MessageReference(self, node: Any) -> None:
        self.enter(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            for variant in node.variants:
                key = variant.key
                if isinstance(key, ast.NumberLiteral):
                    self.values[node.selector.id.name].add(int(key.value))
                elif key.name in ("zero", "one", "two", "few", "many", "other"):
                    self.values[node.selector.id.name] |= {1, 2, 7}
                else:
                    self.values[node.selector.id.name].add(key.name)

    def enter(self, id: str) -> None:
        if id not in self.seen:
            self.seen.add(id)
            self.visit(self.entries[id])

    def ways(self, id: str) -> Iterator[dict[str, int | str]]:
        self.enter(id)
        names = sorted(self.values)
        choices = [sorted(self.values[name], key=repr) or ["Ágnes"] for name in names]
        for values in itertools.islice(itertools.product(*choices), 300):
            yield dict(zip(names, values, strict=True))


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_in_every_branch(game: Game, lang: str) -> None:
    speaker, known = game.speaker(lang), entries(game, lang)
    for id in sorted(speaker.ids):
        for values in Arguments(known).ways(id):
            text = speaker.text(id, **values)
            assert "{" not in text and "  " not in text, (id, values)
