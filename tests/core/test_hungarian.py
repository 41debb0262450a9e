"""Hungarian and English grammar, row by row as the glossary states it."""

from __future__ import annotations

import pytest

from asztal.core.text import english, hungarian

# Glossary 3.1, rule by rule
ARTICLES = [
    # 1: marks before the name are skipped
    ("az", "„Oázis”"), ("a", "*Malom*"), ("az", "(ezt)"), ("az", "  asztal"), ("a", "»Jólét«"),
    # 2: words
    ("az", "asztal"), ("az", "ércbánya"), ("az", "ütőkártya"), ("a", "kártya"), ("a", "győzelmi pont"), ("az", "Ég"),
    # 3: digits, read aloud
    ("az", "5"), ("az", "50"), ("az", "512"), ("az", "1"), ("az", "1000"), ("az", "1 200 000"), ("az", "1200"),
    ("a", "2"), ("a", "3"), ("a", "10"), ("a", "11"), ("a", "100"), ("a", "0"), ("a", "12 500"), ("a", "15"),
    ("az", "1. forduló"), ("az", "5. forduló"), ("a", "2. forduló"), ("a", "10. forduló"), ("az", "1 fa"),
    # 4: signs
    ("a", "+1"), ("a", "−2"), ("a", "-5"), ("az", "×5"), ("a", "×2"),
    # 5: Roman ordinals
    ("az", "I. Artúr"), ("az", "V. század"), ("a", "II. kötet"), ("a", "III. kötet"), ("a", "IV. kötet"),
    ("a", "VI. kötet"), ("a", "X. kötet"),
    # 6: letters and abbreviations
    *(("az", letter) for letter in "AÁEÉFILMNOÖRSUÜXY"),
    *(("a", letter) for letter in "BCDGHJKPQTVWZ"),
    ("a", "GYP"), ("az", "SMS"), ("az", "MTK"), ("a", "TV"),
    # 7: foreign names
    ("a", "Shangri-La"), ("a", "Gwaith Camlan"), ("a", "Guennuvar"), ("a", "Myrddin Wyllt"), ("a", "Gothja"),
    ("a", "Hannibál"), ("az", "Artúr király udvara"), ("az", "Asóka"), ("az", "Oázis"), ("az", "Ácsműhely"),
    ("az", "Ég felhatalmazása"), ("a", "Hadrianus"), ("a", "Hardrada"), ("a", "York"), ("a", "Wessex"),
    ("az", "Eukleidész"), ("az", "Aeneas"), ("az", "Oidipusz"), ("az", "Ynys Afallach"), ("a", "Union Jack"),
]  # fmt: skip


@pytest.mark.parametrize(("article", "text"), ARTICLES)
def test_article(article: str, text: str) -> None:
    assert hungarian.article(text) == article


@pytest.mark.parametrize("name", ["Az uraság földje", "A fáraó testőrsége", "„Az uraság földje”"])
def test_no_second_article(name: str) -> None:
    assert hungarian.with_article(name) == name


def test_a_letter_is_no_article() -> None:
    assert hungarian.with_article("A") == "az A"
    assert hungarian.with_article("Malom") == "a Malom"


# Glossary 3.3; for 1 and 2 times the better form in brackets
NUMBERS = [
    (0, "0-t", "0-szor", "0-s", "0-val"),
    (1, "1-et", "egyszer", "1-es", "1-gyel"),
    (2, "2-t", "kétszer", "2-es", "2-vel"),
    (3, "3-at", "3-szor", "3-as", "3-mal"),
    (4, "4-et", "4-szer", "4-es", "4-gyel"),
    (5, "5-öt", "5-ször", "5-ös", "5-tel"),
    (6, "6-ot", "6-szor", "6-os", "6-tal"),
    (7, "7-et", "7-szer", "7-es", "7-tel"),
    (8, "8-at", "8-szor", "8-as", "8-cal"),
    (9, "9-et", "9-szer", "9-es", "9-cel"),
    (10, "10-et", "10-szer", "10-es", "10-zel"),
    (20, "20-at", "20-szor", "20-as", "20-szal"),
    (100, "100-at", "100-szor", "100-as", "100-zal"),
    (1000, "1000-et", "1000-szer", "1000-es", "1000-rel"),
    (1_000_000, "1\u00a0000\u00a0000-t", "1\u00a0000\u00a0000-szor", "1\u00a0000\u00a0000-s", "1\u00a0000\u00a0000-val"),
]  # fmt: skip


@pytest.mark.parametrize(("n", "accusative", "times", "adjective", "instrumental"), NUMBERS)
def test_suffixes_on_numbers(n: int, accusative: str, times: str, adjective: str, instrumental: str) -> None:
    assert hungarian.accusative(n) == accusative
    assert hungarian.times(n) == times
    assert hungarian.adjective(n) == adjective
    assert hungarian.instrumental(n) == instrumental


def test_numbers_follow_their_last_part() -> None:
    told = [hungarian.accusative(n) for n in (12, 13, 15, 30, 40, 50, 60, 70, 80, 90, 21, 101, 150, 1100)]
    assert " ".join(told) == "12-t 13-at 15-öt 30-at 40-et 50-et 60-at 70-et 80-at 90-et 21-et 101-et 150-et 1100-at"
    assert [hungarian.adjective(n) for n in (16, 18)] == ["16-os", "18-as"]
    assert [hungarian.instrumental(n) for n in (30, 40, 60, 80)] == ["30-cal", "40-nel", "60-nal", "80-nal"]


def test_numbers_are_written_as_the_language_does() -> None:
    assert [hungarian.number(n) for n in (-2, 0, 1200, 12500)] == ["−2", "0", "1200", "12\u00a0500"]
    assert [english.number(n) for n in (-2, 0, 1200, 12500)] == ["−2", "0", "1200", "12,500"]
    assert hungarian.ordinal(3) == "3."


def test_quotation_marks() -> None:
    assert hungarian.quoted("Malom") == "„Malom”"
    assert hungarian.quoted("A „nagy” ház") == "„A »nagy« ház”"
    assert english.quoted("Mill") == "“Mill”"


def test_lists() -> None:
    assert hungarian.all_of([]) == ""
    assert hungarian.all_of(["1 fát"]) == "1 fát"
    assert hungarian.all_of(["1 fát", "1 követ"]) == "1 fát és 1 követ"
    assert hungarian.all_of(["1 fát", "1 követ", "1 ételt"]) == "1 fát, 1 követ és 1 ételt"
    assert hungarian.one_of(["fát", "követ", "ételt"]) == "fát, követ vagy ételt"
    assert hungarian.all_clauses(["kapsz 1 követ", "húzz 1 kártyát"]) == "kapsz 1 követ, és húzz 1 kártyát"
    assert hungarian.all_clauses(["kapsz 1 követ"]) == "kapsz 1 követ"


# English

INDEFINITE = [
    ("a", "card"), ("an", "action"), ("an", "empire"), ("an", "hour"), ("a", "unit"), ("a", "European"), ("a", "one"),
    ("an", "8"), ("an", "11"), ("an", "18"), ("an", "80"), ("a", "1"), ("a", "10"), ("a", "110"), ("an", "A"), ("an", "F"),
    ("a", "B"), ("a", "U"), ("an", "unrest card"), ("a", "“Mill”"), ("an", "“Oasis”"), ("an", "SMS"), ("a", "VP"),
]  # fmt: skip


@pytest.mark.parametrize(("article", "text"), INDEFINITE)
def test_english_article(article: str, text: str) -> None:
    assert english.with_article(text) == f"{article} {text}"


def test_english_ordinals() -> None:
    told = [english.ordinal(n) for n in (1, 2, 3, 4, 11, 12, 13, 21, 101, 111)]
    assert told == ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "101st", "111th"]


def test_english_lists() -> None:
    assert english.all_of(["1 wood", "1 stone", "2 food"]) == "1 wood, 1 stone and 2 food"
    assert english.one_of(["wood", "stone"]) == "wood or stone"
    assert english.all_clauses(["pay 3 gold", "discard 1 card"]) == "pay 3 gold and discard 1 card"
    assert english.one_clause(["a", "b", "c"]) == "a, b, or c"
