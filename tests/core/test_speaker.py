"""Messages: the words all games share, arguments, names, functions and what goes wrong."""

# ruff: noqa: E501
# Tables are easier to compare with each row on one line.

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from asztal.core.errors import AsztalError
from asztal.core.lines import Line
from asztal.core.text import LANGUAGES, Speaker, TextError, shared_words


def speaker(lang: str, *sources: str, names: dict[str, str] | None = None) -> Speaker:
    return Speaker(lang, [shared_words(lang), *sources], names)


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    english, hungarian = (re.findall(r"^(-?[a-z-]+) =", shared_words(lang), re.MULTILINE) for lang in LANGUAGES)
    assert english == hungarian
    assert speaker("en").ids == speaker("hu").ids


# Glossary section 4: the strings that core itself provides
SHARED = [
    ("your-turn", {}, "Your turn.", "Te következel."),
    ("thinking", {"player": "#0"}, "Anna is thinking…", "Anna gondolkodik…"),
    ("chosen", {}, "You have chosen; you can still change it.", "Választottál; amíg a többiekre várunk, még módosíthatod."),
    ("undo-revealed", {}, "Can’t undo: a card has been revealed.", "Ezt már nem vonhatod vissza: közben felfordult egy kártya."),
    ("undo-other", {"player": "#1"}, "Can’t undo: Béla has already moved.", "Ezt már nem vonhatod vissza: azóta Béla lépett."),
    ("why-not-your-turn", {}, "It isn’t your turn.", "Most nem te következel."),
    ("last-round", {}, "Last round!", "Utolsó forduló!"),
    ("log-undo", {"player": "#0"}, "Anna took back a move.", "Anna visszavont egy lépést."),
    ("log-win", {"player": "#0", "n": 58}, "Anna wins with 58 points.", "Anna nyert 58 ponttal."),
    ("undo", {}, "Undo", "Visszavonás"),
    ("log-shared", {"players": "Anna és Béla"}, "Anna és Béla share the win.", "Anna és Béla osztozik a győzelmen."),
    ("waiting-for", {"players": "Anna, Béla"}, "Waiting for Anna, Béla.", "Várunk rájuk: Anna, Béla."),
    ("points", {"n": -2}, "−2 points", "−2 pont"),
    ("points", {"n": 12500}, "12,500 points", "12\u00a0500 pont"),
]  # fmt: skip


@pytest.mark.parametrize(("id", "args", "english", "hungarian"), SHARED)
def test_shared_messages(id: str, args: dict[str, int | str], english: str, hungarian: str) -> None:
    players = ["Anna", "Béla"]
    assert speaker("en").say(Line(id, args), players) == english
    assert speaker("hu").say(Line(id, args), players) == hungarian


def test_functions() -> None:
    source = "f = { AZ($x) } { ES($n) } { ET($n) } { SZOR($n) } { VAL($n) } { ORD($n) } { CAP($x) }"
    told = speaker("hu", source).text("f", x="ötös", n=9)
    assert told == "az ötös 9-es 9-et 9-szer 9-cel 9. Ötös"
    assert speaker("hu", "f = { AZ($n) } { ET($n) }").text("f", n=-12500) == "a −12\u00a0500 −12\u00a0500-at"
    assert speaker("en", "f = { AN($x) } { ORD($n) } { CAP($x) }").text("f", x="inn", n=9) == "an inn 9th Inn"


WORDS = """
word-region = { $place ->
    [inner] régió-
   *[last] { $case ->
        [acc] régiókártyát
       *[nom] régiókártya
    }
}
word-fame = { $place ->
    [inner] hírnév-
   *[last] { $case ->
        [acc] hírnévkártyát
       *[nom] hírnévkártya
    }
}
take = vegyél el { WORDS($what, case: "acc") }
both = { WORDS($what, join: "and") }
"""


def test_words_share_their_ending() -> None:
    told = speaker("hu", WORDS, names={"grail": "Grál"})
    assert told.text("take", what="region|fame") == "vegyél el régió- vagy hírnévkártyát"
    assert told.text("both", what="region|fame") == "régió- és hírnévkártya"
    assert told.text("take", what="region") == "vegyél el régiókártyát"
    assert told.text("take", what="@grail") == "vegyél el a „Grál” kártyát"


def test_names_of_items_and_players() -> None:
    told = speaker("hu", "log-build = { $player } felépítette: { $card }.", names={"mill": "Malom"})
    assert told.say(Line("log-build", {"player": "#0", "card": "@mill"}), ["Anna"]) == "Anna felépítette: Malom."


def test_a_later_source_rewords_a_shared_message() -> None:
    assert speaker("en", "your-turn = Go!").text("your-turn") == "Go!"


def test_has() -> None:
    assert speaker("en").has("your-turn")
    assert not speaker("en").has("nonsense")


PROBLEMS = [
    ("a = x", "your-trun", {}, "en: there is no message 'your-trun'; did you mean 'your-turn'?"),
    ("a = { $n }", "a", {}, "en: message 'a': needs the argument 'n'"),
    ("a = { b }", "a", {}, "en: message 'a': uses message 'b', which does not exist"),
    ("a = { -b }", "a", {}, "en: message 'a': uses term '-b', which does not exist"),
    ("a = { AZ($x) }", "a", {"x": "x"}, "en: message 'a': uses function 'AZ', which does not exist"),
    ("a = { ORD($x) }", "a", {"x": "x"}, "en: message 'a': invalid literal"),
    ("a =\n    .b = c", "a", {}, "en: message 'a' has no text"),
    ("a = x\nb = { $", "a", {}, "en.ftl:2: "),
    ("a = x\na = y", "a", {}, "en.ftl:2: 'a' is defined twice"),
    ("a = { $c }", "a", {"c": "@mil"}, "en: there is no item 'mil'; did you mean 'mill'?"),
    ("a = { $p }", "a", {"p": "#7"}, "en: there is no seat '7'; 0 players are named"),
    ("a = { WORDS($x) }", "a", {"x": "stone"}, "en: message 'a': en: there is no message 'word-stone'"),
]  # fmt: skip


@pytest.mark.parametrize(("source", "id", "args", "message"), PROBLEMS)
def test_problems_are_told_clearly(source: str, id: str, args: dict[str, int | str], message: str) -> None:
    with pytest.raises(AsztalError) as caught:
        speaker("en", source, names={"mill": "Mill"}).say(Line(id, args))
    assert str(caught.value).startswith(message)


def test_no_such_language() -> None:
    with pytest.raises(TextError, match="no such language: 'de'; there are: en, hu"):
        Speaker("de", [])


def test_fluent_is_not_imported_before_it_is_needed() -> None:
    code = "import sys, asztal, asztal.core.text, asztal.core.notation; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
