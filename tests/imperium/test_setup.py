"""Set-up: what lies where before the first turn, by players, boxes and nations."""

from __future__ import annotations

import pytest

from asztal.games.imperium import GAME, content
from asztal.games.imperium import tables as t
from asztal.games.imperium.state import Imperium
from imperium.setting import codes, pile, play, zone

TRIBUTARIES = {
    box: {card.id for card in content.designs() if card.copies[0].number.startswith(f"{number}TRI")}
    for number, box in enumerate(content.BOXES, start=1)
}


def begun(seats: int, box: str = "classics", seed: int = 1) -> Imperium:
    """A game of random nations, everybody with side B of the power card."""
    state = GAME.new({"box": box, "nations": "random"}, seats, seed)
    assert isinstance(state, Imperium)
    while state.now().name == "choose-sides":
        play(state, "side:b")
    return state


@pytest.mark.parametrize("box", ["classics", "legends", "both"])
@pytest.mark.parametrize(("seats", "suit", "main", "fame", "unrest"), [(2, 6, 34, 6, 8), (3, 7, 37, 7, 10), (4, 8, 38, 8, 12)])
def test_page_9_decks_by_number_of_players(seats: int, suit: int, main: int, fame: int, unrest: int, box: str) -> None:
    state = begun(seats, box)
    assert [len(pile(state, name)) for name in ("regions", "uncivilised", "civilised")] == [suit - 1] * 3
    assert len(pile(state, "main")) == main - 2 and len(pile(state, "fame")) == fame
    assert len(pile(state, "removed")) == 4 - seats and zone(state, "king") == ["king-of-kings-a"]
    brought = sum(start == t.IN_SUPPLY for start in state.tables.start)
    assert len(pile(state, "unrest")) + len(pile(state, "under")) == unrest + brought


@pytest.mark.parametrize("seed", range(6))
def test_page_9_the_market_has_unrest_under_it_and_progress_on_civilised_cards(seed: int) -> None:
    state = begun(2, seed=seed)
    suits = [state.traits(state.at_slot(slot)) for slot in range(t.SLOTS)]
    assert suits[0] & t.REGION and suits[1] & t.UNCIVILISED and suits[2] & t.CIVILISED
    for slot, traits in enumerate(suits):
        card = state.at_slot(slot)
        assert len(state.guests(card, t.UNDER)) == (0 if traits & t.REGION else 1)
        only_civilised = bool(traits & t.CIVILISED) and not traits & t.UNCIVILISED
        assert [int(state.tokens(card, good)) for good in (t.MAT, t.POP, t.PRG)] == [0, 0, int(only_civilised)]


def chosen(first: str, second: str, seed: int = 1) -> Imperium:
    """Both boxes; seat `first` of the game leads the first nation."""
    state = GAME.new({"box": "both", "nations": "choose"}, 2, seed)
    assert isinstance(state, Imperium)
    return play(state, f"lead:{first}", f"lead:{second}", "side:b", "side:b")


@pytest.mark.parametrize("nation", content.NATIONS)
def test_page_7_what_a_player_begins_with(nation: str) -> None:
    state = chosen(nation, "romans" if nation != "romans" else "celts")
    seat = int(state.row[t.FIRST])
    side = state.dump()["sides"][seat]
    assert (side["mat"], side["pop"], side["prg"], side["actions"]) == (3, 2, 1, 3)
    assert side["exhausts"] == (3 if nation == "utopians" else 5)
    assert len(side["hand"]) == 5 and side.get("empire", False) == (nation == "atlanteans")
    extra = {"arthurians": ["king-arthurs-court"], "utopians": ["visions-of-shangri-la"]}.get(nation, [])
    assert sorted(side["power"]) == sorted([f"{nation}-b", *extra])
    assert ("nation" in side) == (nation not in ("atlanteans", "utopians"))
    assert ("development" in side) == (nation not in ("vikings", "utopians"))
    if "nation" in side:  # its last card lies open
        last = state.rings.bottom(t.NATION * 8 + seat)
        assert state.tables.start[last] == t.AT_BOTTOM and state.rings.sees(last, 1 - seat)


@pytest.mark.parametrize("seed", range(8))
def test_page_6_a_tributary_named_like_a_nation_gives_way_to_one_of_the_other_box(seed: int) -> None:
    state = chosen("mauryans", "celts", seed)
    commons, other = ("classics", "legends") if state.tables.commons == "classics" else ("legends", "classics")
    tributaries = [
        id for id in (*zone(state, "main"), *zone(state, "market")) if id in TRIBUTARIES["classics"] | TRIBUTARIES["legends"]
    ]
    assert len(tributaries) == 9 and not {"mauryans", "celts"} & set(tributaries)
    named = {"classics": set(), "legends": {"celts"}}[commons]  # Mauryans of Classics are for four players only
    assert len([id for id in tributaries if id in TRIBUTARIES[other]]) == len(named)
    for_more = {"olmecs", "mauryans", "romans", "xiongnu"}
    assert not for_more & set(tributaries)


def test_nobody_leads_a_nation_twice_and_a_box_has_its_eight() -> None:
    state = GAME.new({"box": "legends", "nations": "choose"}, 3, 1)
    assert isinstance(state, Imperium)
    assert len(codes(state)) == 8
    play(state, "lead:qin")
    assert len(codes(state)) == 7 and "lead:qin" not in codes(state)
