"""Texts say what effects do, as far as that can be computed: every number and every good of an effect is in its text."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from asztal.core.game import LANGUAGES, Game, Item
from asztal.core.notation.icons import CountPart, GoodPart, MostPart, WordPart
from asztal.core.text import Speaker
from contract.tables import every_game

SHOWN_ONLY = frozenset({"build", "raze", "deal"})
"""Sections that are drawn as icons and have no sentence."""

NUMERALS = {
    "en": {2: ("two", "twice"), 3: ("three",), 4: ("four",)},
    "hu": {2: ("két\\w*", "kettő\\w*"), 3: ("három\\w*", "hármat"), 4: ("négy\\w*",)},
}
"""Words that say a number."""

CASES = ("nom", "acc", "for", "onto", "with", "your", "your-acc")
OF_CHOICE = (" of your choice", "tetszőleges ")
"""What a text may leave out where it says in other words who chooses."""


def numbers(item: Item) -> Iterator[int]:
    """Every number above 1 of the effects that have a sentence."""
    for section, parts in item.effects.items():
        if section in SHOWN_ONLY:
            continue
        for part in parts:
            match part:
                case GoodPart() if part.n > 1 and part.how in ("exact", "upto"):
                    yield part.n
                case MostPart():
                    yield part.n
                case WordPart():
                    if isinstance(part, CountPart) and part.every > 1:
                        yield part.every
                    open_ended = part.args.get("n-kind") in ("any", "all")  # then `n` only says singular or plural
                    said = (n for name, n in part.args.items() if not (open_ended and name == "n"))
                    yield from (n for n in said if isinstance(n, int) and n > 1)


def says_number(text: str, n: int, lang: str) -> bool:
    words = "|".join(NUMERALS[lang].get(n, ()))
    return re.search(rf"(?<!\d){n}(?!\d)" + (rf"|\b(?:{words})\b" if words else ""), text, re.IGNORECASE) is not None


def goods(item: Item) -> set[str]:
    told = [parts for section, parts in item.effects.items() if section not in SHOWN_ONLY]
    return {part.good for parts in told for part in parts if isinstance(part, GoodPart)}


def names_good(text: str, good: str, speaker: Speaker) -> bool:
    """Whether a good is named, in whatever form."""
    forms = {speaker.text(f"good-{good}", n=n, case=case, place="last") for n in (1, 2) for case in CASES}
    for choice in OF_CHOICE:
        forms = {form.replace(choice, "") for form in forms}
    return any(form in text for form in forms)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_of_an_effect_is_in_its_text(game: Game, lang: str) -> None:
    missing = {item.id: [n for n in numbers(item) if not says_number(item.text[lang], n, lang)] for item in game.items()}
    assert {id: found for id, found in missing.items() if found} == {}


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_good_of_an_effect_is_in_its_text(game: Game, lang: str) -> None:
    speaker = game.speaker(lang)
    missing = {
        item.id: [g for g in sorted(goods(item)) if not names_good(item.text[lang], g, speaker)] for item in game.items()
    }
    assert {id: found for id, found in missing.items() if found} == {}
