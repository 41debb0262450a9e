"""Content files: every answer checked, every mistake with its line and column."""

# ruff: noqa: E501
# Tables are easier to compare with each row on one line.

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asztal.core.content import Document, Table, unique
from asztal.core.errors import ContentError
from asztal.core.notation import parse
from core.notation_samples import SETTLERS

CARDS = """\
# Two cards.
edition = 1

[masons-guild]
name   = { en = "Masons' Guild", hu = "Kőművescéh" }
colour = "grey"
copies = 2
tags   = ["a", "b",  # comment
          "c"]
action = "worker, 2 stone => 3 vp"

[mill]
name.en = "Mill"
name.hu = "Malom"
colour = 'red'
works = true
"""


def document(text: str = CARDS) -> Document:
    return Document(text, "cards.toml")


def only(text: str) -> Table:
    (table,) = document(text).tables()
    return table


def test_reading() -> None:
    doc = document()
    guild, mill = doc.tables()
    assert (guild.id, mill.id) == ("masons-guild", "mill")
    assert guild.name() == {"en": "Masons' Guild", "hu": "Kőművescéh"}
    assert mill.string("name.hu") == "Malom"
    assert guild.choice("colour", ("grey", "red")) == "grey"
    assert mill.choice("colour", ("grey", "red")) == "red"
    assert guild.integer("copies", default=1, at_least=1) == 2
    assert mill.integer("copies", default=1, at_least=1) == 1
    assert guild.strings("tags") == guild.choices("tags", "abc") == ("a", "b", "c")
    assert mill.strings("tags", default=()) == ()
    assert mill.integers("sizes", default=[1, 2]) == (1, 2)
    assert mill.boolean("works")
    assert not guild.boolean("works", default=False)
    assert guild.effect("action", SETTLERS) == parse("worker, 2 stone => 3 vp", SETTLERS)
    assert mill.optional_effect("action", SETTLERS) is None
    assert doc.root.integer("edition") == 1
    mill.string("name.en")
    for table in (guild, mill, doc.root):
        table.finish()


def finished(table: Table, *answers: object) -> None:
    """All questions have been asked."""
    table.finish()


Question = Callable[[Table], object]
MISTAKES: list[tuple[str, Question, str]] = [
    ('[a]\nname = { en = "A" }', lambda t: t.name(), "2:8: 'name.hu' of [a] is missing; it takes text in quotation marks"),
    ("[a]", lambda t: t.name(), "1:1: 'name.en' of [a] is missing"),
    ('[a]\nname = { en = "A", hu = " " }', lambda t: t.name(), "2:25: 'name.hu' must not be empty"),
    ('[a]\ncopies = "2"', lambda t: t.integer("copies"), "2:10: 'copies' takes a whole number"),
    ("[a]\ncopies = true", lambda t: t.integer("copies"), "2:10: 'copies' takes a whole number"),
    ("[a]\ncopies = 0", lambda t: t.integer("copies", at_least=1), "2:10: 'copies' must be at least 1, found 0"),
    ("[a]\ncopies = 9", lambda t: t.integer("copies", at_most=8), "2:10: 'copies' must be at most 8, found 9"),
    ("[a]\nn = 9", lambda t: t.integer("n", at_least=1, at_most=8), "2:5: 'n' must be from 1 to 8, found 9"),
    ('[a]\nc = "gray"', lambda t: t.choice("c", ("grey", "red")), "2:5: unknown c 'gray'; did you mean 'grey'? It is one of: grey, red"),
    ('[a]\nc = ["red",\n  "blu"]', lambda t: t.choices("c", ("red", "blue")), "3:3: unknown c 'blu'; did you mean 'blue'?"),
    ('[a]\nc = ["red", "red"]', lambda t: t.choices("c", ("red",)), "2:13: 'red' is there twice"),
    ('[a]\nc = ["red", 1]', lambda t: t.strings("c"), "2:13: 'c' takes texts in quotation marks"),
    ("[a]\nc = [1, true]", lambda t: t.integers("c"), "2:9: 'c' takes whole numbers"),
    ("[a]\nb = 1\ncopys = 2", lambda t: finished(t, t.integer("b"), t.integer("copies", 1)), "3:1: unknown key 'copys'; did you mean 'copies'? Known keys: b, copies"),
    ('[a]\nname = { en = "A", hu = "B", de = "C" }', lambda t: finished(t, t.name()), "2:30: unknown key 'name.de'; did you mean"),
    ("[a]\n[a.b]\nc = 1", lambda t: t.finish(), "3:1: unknown key 'b.c'."),
    ('[a]\nbonus  = "2 stoen"', lambda t: t.effect("bonus", SETTLERS), "2:13: unknown good 'stoen'; did you mean 'stone'?"),
    ("[a]\nbonus = '2 stoen'", lambda t: t.effect("bonus", SETTLERS), "2:12: unknown good"),
    ('[a]\nx = { bonus = "2 stoen" }', lambda t: t.effect("x.bonus", SETTLERS), "2:18: unknown good"),
    ('[a]\nbonus = "\\u0032 stoen"', lambda t: t.effect("bonus", SETTLERS), "2:17: unknown good"),
    ('[a]\nbonus = """\nstone;\n  2 stoen"""', lambda t: t.effect("bonus", SETTLERS), "4:5: unknown good"),
    ('[a]\nbonus = """stone; \\\n   2 stoen"""', lambda t: t.effect("bonus", SETTLERS), "3:6: unknown good"),
    ('[a]\nbonus = "2 stone;"', lambda t: t.effect("bonus", SETTLERS), "2:18: expected a good, a verb or '(', found the end"),
    ('[a]\nbonus = ""', lambda t: t.effect("bonus", SETTLERS), "2:9: 'bonus' must not be empty"),
    ('[a]\nneeds = "undr 3+ card"', lambda t: t.condition("needs", SETTLERS), "2:10: unknown condition 'undr'; did you mean 'under'?"),
    ("[a]\nb = 1", lambda t: (_ for _ in ()).throw(t.error("b", "too few")), "2:5: too few"),
    ("\n[a]\nb = 1", lambda t: (_ for _ in ()).throw(t.error("", "odd")), "2:1: odd"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "ask", "message"), MISTAKES)
def test_a_mistake_tells_its_place(text: str, ask: Question, message: str) -> None:
    table = only(text)
    with pytest.raises(ContentError) as caught:
        ask(table)
    assert str(caught.value).startswith(f"cards.toml:{message}")


BROKEN = [
    ("[a]\nb 1", "2:3: Expected '=' after a key"),
    ("[a]\nb = ", "2:5: Invalid value"),
    ('[a]\nb = "x', "2:7: Unterminated string"),
    ("[a]\nb = 1\n[a]", "3:3: [a] is there twice"),
    ("[a]\nb = 1\nb = 2", "3:6: this key is there twice"),
    ("b = " + "[" * 5000, "1:5005: nested too deeply"),
    ("b = " + "9" * 5000, "1:5005: Exceeds the limit"),
    ("b = 2020-02-31", "1:5: Invalid date or datetime"),
]


@pytest.mark.parametrize(("text", "message"), BROKEN)
def test_broken_toml_tells_its_place(text: str, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        document(text)
    assert str(caught.value).startswith(f"cards.toml:{message}")


def test_ids_are_words() -> None:
    with pytest.raises(ContentError, match=r"cards.toml:1:1: 'Mason_1' is no id; ids are lower-case words"):
        list(document("[Mason_1]").tables())


def test_ids_are_unique_over_files() -> None:
    one, two = Document("\n[a]\n[b]", "one.toml"), Document("[c]\n[a]", "two.toml")
    assert [table.id for table in unique(one.tables())] == ["a", "b"]
    with pytest.raises(ContentError, match=r"^two.toml:2:1: the id 'a' is taken already, in one.toml line 2"):
        unique([*one.tables(), *two.tables()])


def test_places_everywhere() -> None:
    """The locator agrees with every odd form TOML has."""
    text = (
        '"quoted key".x = 1\n'
        "[[list]]\n"
        "a = [ { b = 'c' }, [1, 2], 3 ] # ] }\n"
        "[[list]]\n"
        'd = """x""" \n'
        "[list.inner]\n"
        "e = '''it's '''\n"
        'f = "\\"" # "\n'
        "g = 1979-05-27T07:32:00Z\n"
    )
    doc = document(text)
    places = {
        ("quoted key", "x"): (1, 18),
        ("list", 0, "a"): (3, 5),
        ("list", 0, "a", 0, "b"): (3, 13),
        ("list", 0, "a", 1, 1): (3, 24),
        ("list", 0, "a", 2): (3, 28),
        ("list", 1, "d"): (5, 5),
        ("list", 1, "inner", "e"): (7, 5),
        ("list", 1, "inner", "f"): (8, 5),
        ("list", 1, "inner", "g"): (9, 5),
    }
    for path, place in places.items():
        assert doc.place(path).value == place, path


@given(st.text(alphabet="[]{}=.,\"'#\\ \nab1é", max_size=40))
def test_any_text_is_read_or_gives_an_error(text: str) -> None:
    try:
        for table in document(text).tables():
            table.finish()
    except ContentError as error:
        assert str(error).startswith("cards.toml:")
