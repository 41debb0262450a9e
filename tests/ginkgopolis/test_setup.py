"""Set-up: what depends on the number of players, the square, the ring, sets of characters and the draft."""

from __future__ import annotations

import pytest

from asztal.games.ginkgopolis import GAME
from asztal.games.ginkgopolis.items import CardFacts
from ginkgopolis.setting import Table

RING = {
    "A": (-1, 2), "B": (0, 2), "C": (1, 2), "D": (2, 1), "E": (2, 0), "F": (2, -1),
    "G": (1, -2), "H": (0, -2), "I": (-1, -2), "J": (-2, -1), "K": (-2, 0), "L": (-2, 1),
}  # fmt: skip

START = {f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in (1, 2, 3)}


@pytest.mark.parametrize(("players", "resources"), [(1, 25), (2, 25), (3, 20), (4, 18), (5, 16)])
def test_resources_of_each_colour_by_number_of_players(players: int, resources: int) -> None:
    for side in GAME.new(seats=players).dump()["sides"]:
        assert side["resources"] + side["stock"] == resources


@pytest.mark.parametrize(("players", "removed", "skipped"), [(1, 6, 7), (2, 6, 7), (3, 6, 7), (4, 0, 0), (5, 0, 0)])
def test_tiles_removed_and_cards_skipped_by_number_of_players(players: int, removed: int, skipped: int) -> None:
    plain = GAME.new(seats=players).dump()
    assert len(plain["away"]) == removed
    assert len(plain["discard"]) == skipped
    dealt = 4 if players == 1 else 4 * players
    assert len(plain["deck"]) == 21 - skipped - dealt
    held = sum(len(side.get("tiles", [])) for side in plain["sides"])
    assert len(plain["supply"]) == 51 - removed - held


def test_the_start_city_is_a_random_square_of_the_tiles_1_to_3() -> None:
    cities = [GAME.new(seed=seed).dump()["city"] for seed in range(5)]
    for city in cities:
        assert {building["card"] for building in city} == {f"tile:{tile}" for tile in START}
        assert sorted(building["at"] for building in city) == [[x, y] for x in (-1, 0, 1) for y in (-1, 0, 1)]
        for building in city:
            assert set(building) == {"card", "at", "floors"} and building["floors"] == 1  # nobody's, no site marker
    assert len({str(city) for city in cities}) == 5


def test_the_letters_stand_clockwise_around_the_square() -> None:
    assert GAME.new().dump()["letters"] == {letter: list(at) for letter, at in RING.items()}


def test_the_first_deck_holds_the_letters_and_the_cards_of_the_start_city() -> None:
    plain = GAME.new(seats=4).dump()
    cards = plain["deck"] + plain["discard"] + [card for side in plain["sides"] for card in side["hand"]]
    assert sorted(cards) == sorted(START | set("abcdefghijkl"))


def test_everybody_gets_four_cards_and_two_new_hand_tokens() -> None:
    for side in GAME.new(seats=5).dump()["sides"]:
        assert len(side["hand"]) == 4 and side["new-hand"] == 2


SETS = {
    1: (4, 2, 2), 2: (4, 2, 2), 3: (5, 2, 4), 4: (4, 2, 3), 5: (4, 2, 3), 6: (5, 2, 4),
}  # fmt: skip


@pytest.mark.parametrize(("number", "goods"), SETS.items())
def test_each_set_brings_its_goods(number: int, goods: tuple[int, int, int]) -> None:
    for seed in range(20):
        for side in GAME.new(seats=5, seed=seed).dump()["sides"]:
            if all(card.endswith(f"-{number}") for card in side["cards"]):
                assert (side["resources"], len(side["tiles"]), side["points"]) == goods
                return
    raise AssertionError(f"nobody got set {number}")


def test_everybody_gets_another_set() -> None:
    sides = GAME.new(seats=5).dump()["sides"]
    sets = [{card[-1] for card in side["cards"]} for side in sides]
    assert all(len(numbers) == 1 for numbers in sets) and len({min(numbers) for numbers in sets}) == 5


def test_the_first_player_is_drawn_by_lot() -> None:
    assert {GAME.new(seats=5, seed=seed).dump()["first"] for seed in range(40)} == set(range(5))


def test_the_set_up_is_told_to_who_listens_from_the_start() -> None:
    state = GAME.new(seats=2, seed=3, listen=True)
    told = [line.id for event in state.heard() if (line := GAME.line(state, event, None))]
    assert told.count("log-characters-set") == 2 and "log-first" in told and "log-round" in told


# -- the draft ----------------------------------------------------------------------------------------------------------------


def drafting(seats: int) -> Table:
    return Table(GAME.new({"characters": "draft"}, seats, 1))


def pick_all(table: Table) -> list[str]:
    """Everybody picks their first character; gives the picks."""
    picks = [table.legal(seat)[0] for seat in range(int(table.state.seats))]
    for seat, code in enumerate(picks):
        table.do(seat, code)
    return [code.removeprefix("pick:") for code in picks]


def test_in_the_draft_everybody_picks_one_of_four_then_passes_three_to_the_left() -> None:
    table = drafting(3)
    packets = [table.lying(seat, "packet") for seat in range(3)]
    assert [len(packet) for packet in packets] == [4, 4, 4]
    picks = pick_all(table)
    for seat in range(3):
        rest = [card for card in packets[seat] if card != picks[seat]]
        assert table.lying((seat + 1) % 3, "packet") == rest


def test_after_three_picks_the_last_card_goes_away_and_all_are_revealed() -> None:
    table = drafting(4)
    picked: list[list[str]] = [[] for _ in range(4)]
    for left in (4, 3, 2):
        assert table.asked(0) == f"Choose a character ({5 - left} of 3)."
        assert [len(table.side(seat)["packet"]) for seat in range(4)] == [left] * 4
        for seat, character in enumerate(pick_all(table)):
            picked[seat].append(character)
    for seat in range(4):
        assert sorted(table.cards(seat)) == sorted(picked[seat])
        assert sorted(table.state.view(None).sides[seat].cards) == sorted(picked[seat])
        assert "packet" not in table.side(seat)
    assert table.step == "choose"
    assert "log-character" not in table.log and any("was joined by" in line for line in table.log)


def test_picks_are_secret_until_all_have_three() -> None:
    table = drafting(2)
    pick_all(table)
    pick_all(table)
    for viewer in (0, 1, None):
        view = table.state.view(viewer)
        assert [side.cards for side in view.sides] == [[], []]
    assert len(table.state.view(0).mine.picked) == 2


def test_who_has_picked_waits_for_the_others() -> None:
    table = drafting(3)
    table.do(1, table.legal(1)[0])
    assert table.state.to_act() == [0, 2]
    assert [side.ready for side in table.state.view(0).sides] == [False, True, False]


def test_a_character_of_another_packet_cannot_be_picked() -> None:
    table = drafting(2)
    theirs = table.side(1)["packet"][0]
    assert table.why(0, f"pick:{theirs}") == "why-no-character"


def test_drafted_characters_bring_their_goods() -> None:
    table = drafting(5)
    for _ in range(3):
        pick_all(table)
    printed = {item.id: item.printed.start for item in GAME.items() if isinstance(item.printed, CardFacts)}
    for seat in range(5):
        goods = [printed[card.partition(".")[0]] for card in table.cards(seat)]
        assert table.goods(seat) == tuple(sum(each.get(good, 0) for each in goods) for good in ("resource", "tile", "sp"))
