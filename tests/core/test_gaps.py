"""A verb two clauses share is said once, as people do."""

from __future__ import annotations

from asztal.core.text import english, gaps, hungarian


def test_what_one_verb_governs_is_told_together() -> None:
    told = ["Anna felépítette a Malom helyszínt", "kapott 1 követ", "kapott bónuszként 1 fát"]
    assert gaps.clauses(told, "Anna", hungarian) == "Anna felépítette a Malom helyszínt, és kapott 1 követ és bónuszként 1 fát"
    told[2] = "kapott bónuszként 1 fát és 1 ételt"
    assert gaps.clauses(told, "Anna", hungarian).endswith("és kapott 1 követ, valamint bónuszként 1 fát és 1 ételt")
    assert gaps.clauses(["Anna gained 1 stone", "gained a bonus of 1 wood"], "Anna", english) == (
        "Anna gained 1 stone and a bonus of 1 wood"
    )


def test_of_a_verb_in_two_words_both_are_said_once() -> None:
    told = ["hidat épített az 1. területre", "hidat épített a 2. területre"]
    assert gaps.clauses(told, "", hungarian) == "hidat épített az 1. területre és a 2. területre"


def test_articles_numbers_and_names_are_never_left_out() -> None:
    told = ["a Malom épülettel 1 követ kapott", "a Piac épülettel 1 fát kapott"]
    assert gaps.clauses(told, "", hungarian) == ", és ".join(told)
    assert gaps.clauses(["passzolt", "passzolt (2. sorrendlapka)"], "", hungarian) == "passzolt, és passzolt (2. sorrendlapka)"


def test_the_same_told_of_several_players() -> None:
    names = ["Anna", "Béla", "Cili"]
    chose = [
        f"{name} {what} kegyjelzőt választotta" for name, what in zip(names, ("az Export", "a Segítő", "a Termés"), strict=True)
    ]
    assert gaps.shares(chose, names, hungarian) == "Anna az Export, Béla a Segítő, Cili a Termés kegyjelzőt választotta"
    took = ["Anna elvette a Malom kártyát", "Béla elvette a Piac kártyát"]
    assert gaps.shares(took, names[:2], hungarian) == "Anna elvette a Malom, Béla a Piac kártyát"
    assert gaps.shares(["Anna took Mill", "Béla took Ruins"], names[:2], english) == "Anna took Mill; Béla Ruins"


def test_an_amount_stays_with_what_it_counts() -> None:
    drew = ["Anna húzott 2 kártyát", "Béla húzott 3 kártyát"]
    assert gaps.shares(drew, ["Anna", "Béla"], hungarian) == "Anna húzott 2 kártyát, Béla 3 kártyát"


def test_players_who_share_no_words_are_told_one_after_the_other() -> None:
    assert gaps.shares(["Anna passzolt", "Béla épített"], ["Anna", "Béla"], hungarian) is None
    assert gaps.shares(["Anna passzolt", "Béla passzolt"], ["Anna", "Béla"], hungarian) is None


def test_several_of_the_same_name() -> None:
    assert hungarian.several("Erdő", 2) == "a két Erdő"
    assert hungarian.several("Erdő", 5) == "az öt Erdő"
    assert hungarian.several("Erdő", 7) == "a 7 Erdő"
    assert english.several("Forest", 2) == "a Forest twice"
