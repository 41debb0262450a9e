"""What a board is told: which piece a choice is about, what it would cost and bring, what is missing and what is in danger."""

from __future__ import annotations

import random

import pytest

from asztal.core.notation.icons import WordPart
from asztal.core.preview import tried
from asztal.games.settlers import GAME, log, pointing
from asztal.games.settlers.effects import GOODS
from asztal.games.settlers.layout import EMPIRE, HAND
from asztal.games.settlers.rival import attack
from asztal.games.settlers.state import Settlers
from asztal.games.settlers.tables import VP
from asztal.games.settlers.view import View, phase, view
from contract.tables import walk
from settlers.desk import Desk
from settlers.solo import solo_desk


def on(desk: Desk, seat: int, code: str) -> tuple[str, ...]:
    return GAME.on(desk.state, seat, GAME.action(code))


def changes(desk: Desk, seat: int, code: str) -> dict[int, dict[str, tuple[int, int]]]:
    """What a choice costs and brings each side, as (paid, gained) by good."""
    found: dict[int, dict[str, tuple[int, int]]] = {}
    for change in pointing.preview_of(desk.state, seat, GAME.action(code)).changes:
        paid, gained = found.setdefault(change.side, {}).get(change.good, (0, 0))
        found[change.side][change.good] = (paid - min(0, change.n), gained + max(0, change.n))
    return found


def twins(desk: Desk, side: int, id: str) -> list[int]:
    """The pieces of a printing in an empire."""
    return [piece for piece in desk.state.rings.inside(EMPIRE, side) if desk.state.t.ids[desk.state.t.kind[piece]] == id]


def piece_id(desk: Desk, piece: int) -> str:
    return desk.state.t.piece_ids[piece]


# -- which piece -----------------------------------------------------------------------------------------------------------


def test_of_two_equal_locations_the_unprotected_one_is_razed() -> None:
    desk = Desk("barbarian", "roman").empire(1, "quarry", defended=True).empire(1, "quarry").goods(0, raze_token=3)
    _, two = twins(desk, 1, "quarry")
    assert on(desk, 0, "raze:1:quarry") == (piece_id(desk, two),)


def test_of_two_equal_locations_the_free_one_is_activated() -> None:
    desk = Desk("barbarian", "roman").empire(0, "masons-guild", blocked=True).empire(0, "masons-guild")
    desk.goods(0, worker=9, stone=9)
    _, two = twins(desk, 0, "masons-guild")
    assert on(desk, 0, "activate:masons-guild") == (piece_id(desk, two),)


def test_a_guard_goes_where_none_is() -> None:
    desk = Desk("barbarian", "roman").empire(0, "quarry", defended=True).empire(0, "quarry").goods(0, defense_token=1)
    _, two = twins(desk, 0, "quarry")
    assert on(desk, 0, "defend:quarry") == (piece_id(desk, two),)


def test_what_may_be_done_at_any_time_is_about_the_card_or_its_place() -> None:
    desk = Desk("roman", "japanese").empire(1, "gate", "shrine", "farm", "mill").hand(1, "quarry").turn(1)
    desk.goods(1, wood=1, worker=1, defense_token=1)
    about = {code: on(desk, 1, code) for code in ("tuck:quarry", "offer:wood", "samurai:farm", "defend:mill")}
    assert about == {"tuck:quarry": ("quarry",), "offer:wood": ("shrine",), "samurai:farm": ("farm",), "defend:mill": ("mill",)}


def test_a_card_is_built_from_the_hand_and_its_twin_on_the_table_is_another_piece() -> None:
    desk = Desk("barbarian", "roman").empire(0, "quarry").hand(0, "quarry").goods(0, wood=9, stone=9, food=9)
    (card,) = desk.state.rings.inside(HAND, 0)
    assert on(desk, 0, "build:quarry") == (piece_id(desk, int(card)),)
    assert piece_id(desk, int(card)) != piece_id(desk, twins(desk, 0, "quarry")[0])


def test_factions_and_the_exchange_are_about_a_faction_board() -> None:
    desk = Desk("barbarian", "roman").goods(0, worker=2)
    assert on(desk, 0, "exchange:wood") == ("board-barbarian",)
    assert GAME.on(GAME.new(seats=2), GAME.new(seats=2).to_act()[0], GAME.action("faction:roman")) == ("board-roman",)


# -- what it would cost and bring ------------------------------------------------------------------------------------------


def test_an_action_tells_its_price_and_what_it_brings() -> None:
    desk = Desk("barbarian", "roman").empire(0, "masons-guild").goods(0, worker=1, stone=2)
    assert changes(desk, 0, "activate:masons-guild") == {0: {"worker": (1, 0), "stone": (2, 0), "vp": (0, 3)}}


def test_a_building_tells_its_price_and_what_it_gives_at_once() -> None:
    """Quarry: 1 wood and 1 stone, produces 1 stone, bonus 1 stone. Gold is used only where something is missing."""
    desk = Desk("barbarian", "roman").hand(0, "quarry").goods(0, wood=5, stone=5, gold=3)
    assert changes(desk, 0, "build:quarry") == {0: {"wood": (1, 0), "stone": (1, 2)}}
    desk.goods(0, wood=0)
    assert changes(desk, 0, "build:quarry") == {0: {"gold": (1, 0), "stone": (1, 2)}}


def test_a_location_to_be_given_up_and_resources_of_any_kind_are_part_of_the_price() -> None:
    """Hillfort: 2 wood and a location. Barter: 2 resources of your choice for 2 points."""
    desk = Desk("barbarian", "roman").hand(0, "hillfort").empire(0, "ruins", "barter").goods(0, wood=2, food=1)
    assert changes(desk, 0, "build:hillfort") == {0: {"location": (1, 0), "wood": (2, 0)}}
    assert changes(desk, 0, "activate:barter") == {0: {"resource": (2, 0), "vp": (0, 2)}}


def test_razing_brings_the_owner_a_wood() -> None:
    desk = Desk("barbarian", "roman").empire(1, "quarry").goods(0, raze_token=2)
    told = changes(desk, 0, "raze:1:quarry")
    assert told[0]["raze-token"] == (2, 0) and told[1] == {"wood": (0, 1)}


def test_drawn_cards_are_a_number() -> None:
    desk = Desk("barbarian", "roman").goods(0, worker=2)
    assert changes(desk, 0, "exchange:card") == {0: {"worker": (2, 0), "card": (0, 1)}}


def test_passing_promises_nothing() -> None:
    desk = Desk("barbarian", "roman")
    assert changes(desk, 0, "pass") == {}


def figures(state: Settlers) -> dict[tuple[int, str], int]:
    return {(side, GOODS[good]): int(state.get(side, good)) for side in range(state.side_count()) for good in range(VP + 1)}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_a_preview_says_is_what_then_happens(seats: int) -> None:
    """Goods are counted before and after: nothing is gained or paid that no event tells."""
    compared = 0
    for seed in range(4):
        state = GAME.new(seats=seats, seed=seed)
        assert isinstance(state, Settlers)
        for seat, action in walk(state, seed):
            after = tried(state, seat, action, pointing.ENDS, pointing.follow)
            assert isinstance(after, Settlers)
            if any(event.kind in pointing.ENDS for event in after.events or ()):
                continue
            said = dict.fromkeys(figures(state), 0)
            changes = pointing.preview_of(state, seat, action).changes
            if any(change.good in ("resource", "location") for change in changes):
                continue  # paid with what the player chooses next
            for change in changes:
                if (change.side, change.good) in said:
                    said[change.side, change.good] += change.n
            before, now = figures(state), figures(after)
            assert said == {key: now[key] - before[key] for key in said}, GAME.code(action)
            compared += any(said.values())
    assert compared > 100


# -- effects as icons ------------------------------------------------------------------------------------------------------

DRAWN = {"when-build", "when-raze", "when-deal", "count-location", "count-samurai", "verb-discard-card"}
"""Words of effects the board draws by an icon; all others need words short enough for a card."""


def test_every_effect_on_a_card_is_told_by_icons_and_short_words() -> None:
    for item in GAME.items():
        for section, parts in item.effects.items():
            for part in parts:
                if isinstance(part, WordPart) and section != "end":  # told by the large card only
                    assert part.text in DRAWN or f"short-{part.text}" in GAME.speaker("en").ids, (item.id, part.text)


# -- what is missing, and what is in danger --------------------------------------------------------------------------------


def test_gold_stands_in_for_what_is_missing() -> None:
    desk = Desk("barbarian", "roman").hand(0, "hillfort").goods(0, wood=1)
    view = desk.state.view(0)
    assert isinstance(view, View) and view.mine is not None
    assert view.mine.lacking["hillfort"].build == {"wood": 1, "location": 1}
    rich = Desk("barbarian", "roman").hand(0, "hillfort").empire(0, "ruins").goods(0, wood=1, gold=1).state.view(0)
    assert rich.mine is not None and rich.mine.lacking == {}


@pytest.mark.parametrize("seed", range(4))
def test_something_is_missing_exactly_where_a_card_cannot_be_built(seed: int) -> None:
    state = GAME.new(seats=2, seed=seed)
    assert isinstance(state, Settlers)
    for seat, _ in walk(state, seed):
        view = state.view(seat)
        if view.step != "turn":
            continue
        assert view.mine is not None
        legal = {GAME.code(action) for action in state.legal(seat)}
        for piece in view.mine.hand:
            lacking = view.mine.lacking.get(piece)
            assert (f"build:{piece.partition('.')[0]}" in legal) == (lacking is None or not lacking.build)


def threatened(desk: Desk) -> list[str]:
    return [place.card for place in desk.state.view(0).sides[0].locations if place.threatened]


def test_a_location_is_in_danger_if_one_of_its_goods_is_in_the_line_and_the_other_still_to_come() -> None:
    """Mason's Guild: stone and gold; Quarry: twice stone."""
    assert threatened(solo_desk("roman", ["gold"], []).empire(0, "masons-guild")) == ["masons-guild"]
    assert threatened(solo_desk("roman", ["stone"], []).empire(0, "masons-guild", "quarry")) == ["quarry", "masons-guild"]
    assert threatened(solo_desk("roman", ["food"], []).empire(0, "masons-guild", "quarry")) == []
    assert threatened(Desk("roman", "egyptian").empire(0, "quarry")) == []


def test_of_two_with_the_same_goods_only_the_one_that_goes_first_is_in_danger() -> None:
    """Quarry and Rubble are both worth two stone; the Rubble cost more."""
    assert threatened(solo_desk("roman", ["stone"], []).empire(0, "quarry", "rubble")) == ["rubble"]


def test_the_two_cards_of_an_attack_are_told_while_one_chooses_what_to_lose() -> None:
    desk = solo_desk("roman", ["gold", "food"], ["stone"]).empire(0, "supplier", "lodging-house")
    assert desk.state.view(0).hits == []
    attack(desk.state)
    desk.state.run()
    view = desk.state.view(0)
    assert view.attacks == ["stone", "food", "gold"] and desk.codes() == ["choose:supplier", "choose:lodging-house"]
    assert view.hits == [0, 2]


def test_the_row_of_open_cards_is_told_by_deeds() -> None:
    """Which card was laid where and who took it: with that a board keeps the gaps."""
    state = GAME.new(seats=3, seed=2, listen=True)
    row: list[str] = []
    taken: list[str] = []
    while phase(state) in ("factions", "lookout"):
        state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0])
        for event in state.heard():
            deed = GAME.deed(state, event)
            if deed is not None and deed.what == "refill":
                row.extend(deed.on)
            if deed is not None and deed.what == "take":
                taken.extend(deed.on)
        assert set(view(state, None).open) <= set(row) - set(taken)
    assert len(row) == 8 and len(taken) == 6 and set(taken) < set(row)


def test_the_income_shown_is_what_production_brings() -> None:
    """Before the last choice of every lookout the view says what each player is then given; cards drawn are not goods."""
    rng = random.Random(4)
    compared = 0
    for seed in range(4):
        state = GAME.new(seats=3, seed=seed, listen=True)
        while not state.over:
            before = view(state, None).sides
            state.heard()
            seat = state.to_act()[0]
            in_lookout = phase(state) == "lookout"
            state.apply(seat, rng.choice(state.legal(seat)))
            produced = sum(event.kind == log.PRODUCED for event in state.heard())
            if not in_lookout or produced < 3 or phase(state) != "actions":
                continue
            for then, now in zip(before, view(state, None).sides, strict=True):
                gained = {good: n - then.goods[good] for good, n in now.goods.items() if n > then.goods[good]}
                assert gained == {good: n for good, n in then.income.items() if good in now.goods}
                compared += 1
        assert all(side.income == {} for side in view(state, None).sides)
    assert compared > 12


def test_the_reason_why_a_card_cannot_be_built_names_what_the_card_shows_as_missing() -> None:
    desk = Desk("barbarian", "japanese").hand(0, "dark-chapel-worker").goods(0, stone=1, gold=1)
    mine = view(desk.state, 0).mine
    reason = desk.state.why_not(0, GAME.action("build:dark-chapel-worker"))
    assert mine is not None and reason is not None
    assert mine.lacking["dark-chapel-worker"].build == {"stone": 1, "location": 1}
    assert (reason.id, reason.args) == ("why-cannot-pay", {"goods": "1*stone|1*location"})
