"""All cards of both boxes are there, with their marks, names and lines (counts as the rulebook and the set-up give them)."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from asztal.core.notation import canonical, canonical_condition
from asztal.games.imperium.language import NAMED, VOCABULARY
from imperium.printed import LINES, SETS, SUITS, cards, designs, nation, sides, tables

WORDS = VOCABULARY.with_cards(NAMED)
SIZES = {
    "carthaginians": 23, "celts": 28, "greeks": 23, "macedonians": 23, "persians": 23, "romans": 23, "scythians": 24,
    "vikings": 26, "arthurians": 29, "atlanteans": 22, "egyptians": 23, "mauryans": 24, "minoans": 23, "olmecs": 26, "qin": 25,
    "utopians": 21,
}  # fmt: skip
CLASSICS = ("carthaginians", "celts", "greeks", "macedonians", "persians", "romans", "scythians", "vikings")
COMMON = {"FAM": 9, "UNR": 12, "UNC": 22, "CIV": 15, "REG": 14, "TRI": 11}
POOLS = {2: (18, 12, 13, 9, 8), 3: (21, 13, 14, 10, 10), 4: (22, 15, 14, 11, 12)}
"""By players: uncivilised, civilised, region, tributary, unrest; in both boxes."""
DECKS = {
    # nation: draw deck, unrest in it, nation deck, bottom card, development, power cards, supply for 2, 3, 4 players
    "carthaginians": (10, 2, 5, "City of Carthage", 6, 1, (0, 0, 0)),
    "celts": (10, 2, 6, "Celtic Gold", 5, 1, (0, 2, 5)),
    "greeks": (10, 2, 3, "Olympic Games", 8, 1, (0, 0, 0)),
    "macedonians": (11, 3, 3, "Alexander", 7, 1, (0, 0, 0)),
    "persians": (10, 2, 4, "City of Persepolis", 7, 1, (0, 0, 0)),
    "romans": (10, 2, 5, "Julius Caesar", 6, 1, (0, 0, 0)),
    "scythians": (11, 3, 7, "Glory", 4, 1, (0, 0, 0)),
    "vikings": (9, 1, 13, "Harald Hardrada", 0, 1, (0, 1, 2)),
    "arthurians": (10, 0, 7, "Gwaith Camlan", 5, 2, (2, 3, 4)),
    "atlanteans": (11, 3, 0, "", 10, 1, (0, 0, 0)),
    "egyptians": (10, 2, 3, "Unification", 8, 1, (0, 0, 0)),
    "mauryans": (8, 2, 8, "Glory", 6, 1, (0, 0, 0)),
    "minoans": (10, 3, 4, "King Minos", 7, 1, (0, 0, 0)),
    "olmecs": (10, 0, 5, "San Lorenzo Tenochtitlán", 6, 1, (1, 2, 3)),
    "qin": (9, 1, 4, "Long Walls I", 8, 1, (0, 1, 2)),
    "utopians": (13, 0, 0, "", 0, 3, (3, 4, 5)),
}
CONFLICTS = (
    "vercingetorix", "city-of-carthage", "greeks", "amphitheatre", "mercenaries", "metropolis", "elders",
    "cauldron-of-cerridwen", "persians", "marsh", "sacred-pass", "invasion", "scythians-b", "king-of-kings-a",
)  # fmt: skip
"""Cards the sources disagree about."""


# -- counts --------------------------------------------------------------------------------------------------------------------


def test_there_are_552_cards_and_20_of_them_have_another_side() -> None:
    assert len(cards()) == 552
    assert len(sides()) == 572


def test_every_number_of_every_set_is_there_once() -> None:
    numbers = defaultdict(list)
    for card in cards():
        numbers[card.box, card.set].append(card.number)
    assert {key: sorted(found) for key, found in numbers.items()} == {
        key: list(range(1, len(found) + 1)) for key, found in numbers.items()
    }
    assert {set: len(numbers[box, set]) for box in (1, 2) for set in COMMON} == COMMON
    assert {SETS[set]: len(found) for (_, set), found in numbers.items() if set in SETS} == SIZES


def test_each_box_has_83_common_cards_and_eight_nations() -> None:
    for box in (1, 2):
        assert sum(card.box == box and card.set in SUITS for card in cards()) == 83
        assert sum(card.box == box for card in cards()) == 276
    assert {SETS[card.set] for card in cards() if card.box == 1 and card.set in SETS} == set(CLASSICS)


@pytest.mark.parametrize("box", [1, 2])
@pytest.mark.parametrize("players", POOLS)
def test_pools_by_players(box: int, players: int) -> None:
    used = [card for card in cards() if card.box == box and card.players <= players]
    assert tuple(sum(card.set == suit for card in used) for suit in ("UNC", "CIV", "REG", "TRI", "UNR")) == POOLS[players]
    both = [card for card in used if card.table.get("suits") == ["uncivilised", "civilised"]]
    assert len(both) == (7 if players == 2 else 9)
    assert all(card.set == "UNC" and card.start == "common" for card in both)


@pytest.mark.parametrize("box", [1, 2])
def test_the_fame_deck_lies_on_king_of_kings(box: int) -> None:
    fame = [card for card in cards() if card.box == box and card.set == "FAM"]
    assert Counter(card.start for card in fame) == {"fame": 8, "king": 1}
    assert all(card.players == 2 for card in fame)


@pytest.mark.parametrize("name", SIZES)
def test_decks_of_a_nation(name: str) -> None:
    deck, unrest, nations, bottom, development, power, supply = DECKS[name]
    starts = Counter(card.start for card in nation(name))
    assert starts["deck"] == deck
    assert sum(card.start == "deck" and card.design == "unrest" for card in nation(name)) == unrest
    assert starts["nation"] == nations
    assert [card.table["name"]["en"] for card in nation(name) if card.start == "bottom"] == ([bottom] if bottom else [])
    assert starts["development"] == development
    assert starts["power"] == power
    found = tuple(sum(card.start == "supply" and card.players <= players for card in nation(name)) for players in (2, 3, 4))
    assert found == supply
    assert all(card.players == 2 for card in nation(name) if card.start != "supply")


def test_power_cards_have_two_sides_but_for_the_court() -> None:
    printed: defaultdict[str, str] = defaultdict(str)
    for side in sides():
        if side.start in ("power", "king"):
            printed[f"{side.box}{side.set}{side.number}"] += side.side or "-"
    one_sided = [code for code, found in printed.items() if found != "AB"]
    assert one_sided == ["2ART2"]
    assert len(printed) == 16 + 1 + 2 + 2


# -- what is printed -----------------------------------------------------------------------------------------------------------


def test_common_cards_have_the_suit_of_their_number() -> None:
    for card in cards():
        if card.set in SUITS:
            assert card.table["suits"][0] == SUITS[card.set], card


def test_what_costs_development_begins_in_the_development_area() -> None:
    for card in cards():
        quest = card.set == "ART" and card.start == "development"
        assert ("develop" in card.table) == (card.start == "development" and not quest), card.design


def test_unrest_is_one_design() -> None:
    unrest = [card for card in cards() if card.design == "unrest"]
    assert len(unrest) == 86
    assert [id for id, table in designs().items() if table.get("suits") == ["unrest"]] == ["unrest"]
    assert designs()["unrest"]["vp"] == -2


def test_families_are_one_design() -> None:
    copies = Counter(card.design for card in cards())
    assert (copies["glory"], copies["prosperity"] + copies["prosperity-atlanteans"]) == (12, 12)
    assert (copies["advance"], copies["conquer"]) == (13, 11)


def test_regions_with_icons_and_nothing_else_has_them() -> None:
    for id, table in designs().items():
        if "icons" in table:
            assert table["suits"] == ["region"], id


def test_what_the_sources_disagree_about_is_marked() -> None:
    assert {id for id, table in designs().items() if "conflict" in table} == {*CONFLICTS, "king-of-kings-b"}


# -- names ---------------------------------------------------------------------------------------------------------------------


def test_one_english_name_is_one_hungarian_name() -> None:
    english, hungarian = defaultdict(set), defaultdict(set)
    for table in designs().values():
        english[table["name"]["en"]].add(table["name"]["hu"])
        hungarian[table["name"]["hu"]].add(table["name"]["en"])
    assert {name: found for name, found in english.items() if len(found) > 1} == {}
    assert {name: found for name, found in hungarian.items() if len(found) > 1} == {}


def test_names_are_short_enough_for_a_card() -> None:
    assert [table["name"]["hu"] for table in designs().values() if len(table["name"]["hu"]) > 23] == []


# -- lines ---------------------------------------------------------------------------------------------------------------------


def test_every_line_is_written_as_it_is_printed_back() -> None:
    for table in tables():
        for key in LINES:
            if table.has(key):
                assert canonical(table.effect(key, WORDS)) == table.string(key), table.id
        if table.has("requires"):
            assert canonical_condition(table.condition("requires", WORDS)) == table.string("requires"), table.id


def test_every_card_that_is_spoken_of_exists_and_every_named_card_is_spoken_of() -> None:
    said = {id for id in designs()} | {table["called"] for table in designs().values() if "called" in table}
    assert set(NAMED) <= said
    lines = " ".join(str(table[key]) for table in designs().values() for key in (*LINES, "requires") if key in table)
    assert [name for name in NAMED if f"@{name}" not in lines] == []


def test_every_word_of_the_vocabulary_is_said_by_some_card() -> None:
    lines = " ".join(str(table[key]) for table in designs().values() for key in (*LINES, "requires") if key in table)
    said = set(lines.replace(";", " ").replace(":", " ").replace("(", " ").replace(")", " ").replace(",", " ").split())
    assert sorted({head.name for head in VOCABULARY.heads() if head.kind != "good"} - said) == []
