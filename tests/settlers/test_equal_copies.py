"""Copies of a location that differ are separate choices, told apart in words; what version 2 of the rules mended besides."""

from __future__ import annotations

import pytest

from asztal.core.record import Record, verify
from asztal.games.settlers import GAME, log
from asztal.games.settlers.activating import PayPrice
from asztal.games.settlers.copies import told_apart
from asztal.games.settlers.effects import FACTIONS
from asztal.games.settlers.layout import EMPIRE, FOUNDATION, HAND, ROUTE, SAMURAI_THERE, UNDER
from asztal.games.settlers.paying import packed
from asztal.games.settlers.rival import attack
from asztal.games.settlers.rounds import clean_up
from asztal.games.settlers.state import Settlers
from settlers.desk import Desk
from settlers.solo import solo_desk


def pieces(desk: Desk, id: str, side: int = 0) -> list[int]:
    """All copies of a location in an empire."""
    state = desk.state
    return [int(piece) for piece in state.rings.inside(EMPIRE, side) if state.t.ids[state.t.kind[piece]] == id]


def said(desk: Desk, lang: str = "en") -> list[str]:
    """What the buttons say."""
    state = desk.state
    return [GAME.speaker(lang).say(GAME.label(state, action), ["Anna", "Béla"]) for action in state.legal(desk.seat)]


def asked(desk: Desk) -> str:
    """What the seat that acts is asked."""
    return GAME.speaker("en").say(GAME.prompt(desk.state, desk.seat), ["Anna", "Béla", "Csilla"])


def version_1(desk: Desk) -> Desk:
    """The same table by the first version of the rules."""
    state = GAME.load({**desk.state.dump(), "version": 1})
    assert isinstance(state, Settlers)
    desk.built = state
    return desk


def two_gates() -> Desk:
    return Desk("japanese", "roman").empire(0, "gate", "gate").lay("under", 0, "quarry", "mill", "ruins", host="gate")


def test_who_gives_up_a_gate_says_which() -> None:
    desk = two_gates().hand(0, "ninjas").goods(0, stone=1, wood=3, food=3)
    full, empty = pieces(desk, "gate")
    desk.do("build:ninjas")
    if "give:gate" in desk.codes():
        desk.do("give:gate")
    assert desk.codes() == ["copy:1", "copy:2"]
    assert said(desk) == ["Gate · cards under it: 3", "Gate"]
    assert said(desk, "hu") == ["Kapu · 3 kártya alatta", "Kapu"]
    desk.do("copy:2")
    assert pieces(desk, "gate") == [full] and desk.count(UNDER, 0) == 3 and empty not in pieces(desk, "gate")


def test_a_card_is_tucked_under_the_gate_one_says() -> None:
    desk = two_gates().hand(0, "farm")
    full, empty = pieces(desk, "gate")
    desk.do("tuck:farm", "copy:2")
    assert desk.state.cards_under(empty) == 1 and desk.state.cards_under(full) == 3


def test_also_at_the_end_of_a_turn() -> None:
    desk = two_gates().hand(0, "farm", "lumberjacks").goods(0, wood=5, stone=5)
    full, empty = pieces(desk, "gate")
    desk.do(next(code for code in desk.codes() if code.startswith("build:")))
    assert "end-turn" in desk.codes()
    desk.do(next(code for code in desk.codes() if code.startswith("tuck:")))
    assert GAME.speaker("en").say(GAME.prompt(desk.state, 0), ["Anna", "Béla"]) == "Which Gate do you mean?"
    assert [GAME.on(desk.state, 0, action) for action in desk.state.legal(0)] == [("gate",), ("gate.2",)]
    desk.do("copy:2")
    assert desk.state.cards_under(empty) == 1 and desk.state.cards_under(full) == 3


def test_engineers_hit_the_full_gate() -> None:
    desk = two_gates().empire(1, "engineers").turn(1).goods(1, worker=2)
    _, empty = pieces(desk, "gate")
    desk.do("activate:engineers")
    assert desk.codes() == ["copy:1", "copy:2"]
    desk.do("copy:1")
    assert pieces(desk, "gate") == [empty] and desk.count(UNDER, 0) == 0


def test_a_location_with_a_trade_route_deal_can_be_given_up_or_spared() -> None:
    desk = (
        Desk("roman", "japanese").empire(0, "headquarters", "headquarters").hand(0, "legion").goods(0, wood=5, stone=5, food=5)
    )
    marked = pieces(desk, "headquarters")[0]
    desk.lay("routes", 1, "farm", host="headquarters").do("build:legion")
    assert said(desk) == ["Headquarters · with a Trade Route deal", "Headquarters"]
    assert asked(desk) == "Which Headquarters do you mean?"
    desk.do("copy:1")
    assert marked not in pieces(desk, "headquarters") and desk.count(ROUTE, 1) == 0


def test_solo_the_player_chooses_between_tied_copies_that_differ() -> None:
    desk = solo_desk("japanese", ["vp"], ["vp"]).empire(0, "farm", samurai=True).empire(0, "farm")
    guarded, other = pieces(desk, "farm")
    attack(desk.state)
    desk.state.run()
    assert said(desk) == ["Farm · with a samurai", "Farm"]
    assert asked(desk) == "Which Farm do you mean?"
    desk.do("copy:2")
    assert pieces(desk, "farm") == [guarded] and other != guarded


def test_solo_the_player_chooses_a_location_and_then_which_copy_of_it() -> None:
    desk = solo_desk("roman", ["gold"], ["vp"]).empire(0, "goldsmiths-workshop", "gold-mine").empire(0, "gold-mine", used=1)
    fresh, used = pieces(desk, "gold-mine")
    attack(desk.state)
    desk.state.run()
    assert desk.codes() == ["choose:gold-mine", "choose:goldsmiths-workshop"]
    desk.do("choose:gold-mine")
    assert desk.codes() == ["copy:1", "copy:2"] and asked(desk) == "Which Gold Mine do you mean?"
    desk.do("copy:2")
    assert pieces(desk, "gold-mine") == [fresh] != [used]


def test_rabble_razes_the_one_that_is_meant() -> None:
    desk = (
        Desk("barbarian", "roman").empire(0, "rabble").empire(0, "quarry", defended=True).empire(0, "quarry").goods(0, worker=2)
    )
    defended, open = pieces(desk, "quarry")
    desk.do("activate:rabble", "copy:2")
    assert pieces(desk, "quarry") == [defended] and desk.there("quarry", FOUNDATION, 0) and open != defended


def test_whoever_has_to_say_which_is_asked_so() -> None:
    desk = Desk("barbarian", "roman").empire(0, "rabble").empire(0, "gold-mine").empire(0, "gold-mine", used=1)
    desk.goods(0, worker=2).empire(0, "quarry").do("activate:rabble")
    assert GAME.prompt(desk.state, 0).id == "ask-raze"
    desk.do("choose:gold-mine")
    line = GAME.prompt(desk.state, 0)
    assert GAME.speaker("en").say(line, ["Anna", "Béla"]) == "Which Gold Mine do you mean?"


def test_whoever_activates_one_of_two_is_asked_which() -> None:
    desk = Desk("barbarian", "roman").empire(0, "gold-mine").empire(0, "gold-mine", used=1).goods(0, worker=2)
    desk.do("activate:gold-mine")
    assert GAME.speaker("en").say(GAME.prompt(desk.state, 0), ["Anna", "Béla"]) == "Which Gold Mine do you mean?"


def test_a_choice_of_copy_points_at_its_piece() -> None:
    desk = (
        Desk("barbarian", "roman").empire(0, "rabble").empire(0, "quarry", defended=True).empire(0, "quarry").goods(0, worker=2)
    )
    desk.do("activate:rabble")
    state = desk.state
    assert [GAME.on(state, 0, action) for action in state.legal(0)] == [("quarry",), ("quarry.2",)]


def test_gold_the_building_needs_cannot_pay_for_the_settlers() -> None:
    """Wood for the card Settlers, then a building that needs the gold: paying with gold would build nothing."""
    desk = Desk("egyptian", "roman").empire(1, "settlers").hand(1, "gladiator-school").turn(1)
    state = desk.state
    printing = state.t.ids.index("gladiator-school")
    need = {"wood": int(state.t.wood[printing]), "stone": int(state.t.stone[printing]), "food": int(state.t.food[printing])}
    resource = next(good for good, n in need.items() if n)
    goods = {good: n for good, n in need.items() if n}
    goods[resource] -= 1
    goods["wood"] = goods.get("wood", 0) + 1
    desk.goods(1, gold=1, **goods).do("activate:settlers")
    assert "gold:1" not in desk.codes()


@pytest.mark.parametrize("gold, left", [(3, True), (2, False)])
def test_what_is_paid_in_parts_has_to_leave_the_action_possible(gold: int, left: bool) -> None:
    """The card Settlers for wood and stone, and a stone for what it builds, all of it in gold."""
    desk = Desk("egyptian", "roman").empire(1, "settlers").hand(1, "gladiator-school").goods(1, gold=gold)
    state = desk.state
    f = state.enter(state.t.turn, 1, desk.piece("settlers", EMPIRE, 1), -1)
    assert PayPrice().leaves_use(state, f, int(packed(1, 1, 0, 0))) is left


def test_of_two_deals_with_a_location_it_is_asked_whose_is_discarded() -> None:
    desk = Desk("barbarian", "japanese", "roman").empire(0, "robbers", "settlement").goods(0, worker=2).deals(1, "farm")
    desk.lay("routes", 1, "dojo", host="settlement").lay("routes", 2, "spies", host="settlement").do("activate:robbers")
    assert asked(desk) == "Which deal shall be discarded?"
    desk.do("route:settlement")
    assert asked(desk) == "Which Settlement do you mean?" and desk.codes() == ["copy:1", "copy:2"]
    labels = [GAME.label(desk.state, action) for action in desk.state.legal(0)]
    told = [GAME.speaker("en").say(label, ["Anna", "Béla", "Csilla"]) for label in labels]
    assert told == [f"Settlement · with a Trade Route deal · {name}" for name in ("Béla", "Csilla")]
    desk.do("copy:2")
    assert desk.count(ROUTE, 1) == 1 and desk.count(ROUTE, 2) == 0


def test_of_equal_locations_the_first_gets_the_samurai() -> None:
    desk = Desk("japanese", "roman").hand(0, "ninjas").empire(0, "ruins", "farm", "farm", "farm").goods(0, stone=1)
    desk.do("build:ninjas", "give:ruins", "choose:farm")
    assert [desk.state.marks[farm] & SAMURAI_THERE > 0 for farm in pieces(desk, "farm")] == [True, False, False]


def test_of_two_samurai_each_goes_where_one_says() -> None:
    desk = Desk("roman", "japanese").hand(1, "ninjas").empire(1, "ruins", "farm").goods(1, stone=1).turn(1)
    desk.empire(1, "stalls", used=1).empire(1, "stalls").do("build:ninjas", "give:ruins", "choose:stalls", "copy:2")
    assert desk.codes() == ["choose:farm", "choose:stalls", "choose:ninjas"]
    desk.state.listen()
    desk.state.apply(1, GAME.action("choose:stalls"))
    assert [event.seat for event in desk.state.heard() if event.kind == log.SAMURAI] == [1]
    assert [desk.state.marks[piece] & SAMURAI_THERE > 0 for piece in pieces(desk, "stalls", 1)] == [True, True]


def test_whoever_gives_up_one_of_two_is_asked_which_wherever_they_sit() -> None:
    desk = Desk("roman", "japanese").hand(1, "ninjas").empire(1, "quarry").empire(1, "quarry", defended=True).goods(1, stone=1)
    desk.turn(1).do("build:ninjas")
    assert GAME.speaker("en").say(GAME.prompt(desk.state, 1), ["Anna", "Béla"]) == "Which Quarry do you mean?"
    assert [GAME.on(desk.state, 1, action) for action in desk.state.legal(1)] == [("quarry",), ("quarry.2",)]


def test_royal_bath_twice_needs_two_locations_to_reset() -> None:
    desk = Desk("egyptian", "roman").empire(0, "royal-bath", "gold-bazaar").empire(0, "joiner", used=1).goods(0, gold=4)
    assert desk.may("activate:royal-bath") and not desk.may("activate-twice:royal-bath")
    desk = Desk("egyptian", "roman").empire(0, "royal-bath").empire(0, "gold-bazaar", "joiner", used=1).goods(0, gold=4)
    assert desk.may("activate-twice:royal-bath")


def test_warehouses_taken_over_store_before_they_go_back() -> None:
    state = Desk("egyptian", "roman").state
    storing = next(number for number in range(len(state.t.ids)) if state.t.has(number, state.t.keeps))
    id, owner = state.t.ids[storing], FACTIONS[state.t.faction[storing]]
    desk = Desk("egyptian", owner).empire(0, "temple-of-ra").empire(1, id).goods(0, wood=2, stone=1)
    desk.do("activate:temple-of-ra")
    assert len(pieces(desk, id)) == 1
    clean_up(desk.state)
    assert desk.has(0, "wood") == 2 and desk.has(0, "stone") == 1 and len(pieces(desk, id, 1)) == 1


def test_version_1_activated_the_copy_that_was_taken_over() -> None:
    for owner in (0, 1):
        desk = Desk(*(("roman", "egyptian") if owner == 0 else ("egyptian", "roman"))).turn(1 - owner)
        desk.empire(1 - owner, "temple-of-ra", "gold-mine").empire(owner, "gold-mine").goods(1 - owner, worker=4)
        own, taken = [*pieces(desk, "gold-mine", 1 - owner), *pieces(desk, "gold-mine", owner)]
        desk.do("activate:temple-of-ra")
        assert {own, taken} == {*pieces(desk, "gold-mine", 1 - owner)}
        assert [told_apart(desk.state, piece)["taken"] for piece in (own, taken)] == ["no", "yes"]
        version_1(desk.turn(1 - owner)).do("activate:gold-mine")
        assert [int(desk.state.used(piece)) for piece in (own, taken)] == [0, 1]


def test_games_of_version_1_never_ask_which_copy() -> None:
    state = GAME.new(seats=2, seed=3, version=1)
    assert state.dump()["version"] == 1 and GAME.new(seats=2, seed=3).dump()["version"] == 2
    again = GAME.load(state.dump())
    assert again.dump() == state.dump()
    assert verify(GAME, Record("settlers", 1, ["A", "B"], 3, ["0 faction:roman"])).dump()["version"] == 1


# -- every deed that can hit one of several copies, done with two Gold Mines ------------------------------------------------

MINE = "gold-mine"
HITS: dict[str, tuple[str, str, dict[str, int], int, str]] = {
    "give up": ("roman", "", {"wood": 5, "stone": 5, "food": 5}, 1, "build:legion"),
    "activate": ("egyptian", "", {"worker": 4}, 1, f"activate:{MINE}"),
    "defend": ("roman", "", {"defense_token": 1}, 1, f"defend:{MINE}"),
    "raze": ("barbarian", "", {"raze_token": 3}, 0, f"raze:0:{MINE}"),
    "reset": ("roman", "wandering-jugglers", {"worker": 1}, 1, "activate:wandering-jugglers"),
    "raze one's own": ("barbarian", "rabble", {"worker": 2}, 1, "activate:rabble"),
    "raze a protected one": ("egyptian", "chariot-builder", {"raze_token": 1}, 0, "activate:chariot-builder"),
    "discard": ("roman", "engineers", {"worker": 2}, 0, "activate:engineers"),
    "block": ("egyptian", "scorpion-breeder", {"worker": 1}, 0, "activate:scorpion-breeder"),
    "take over": ("egyptian", "temple-of-ra", {}, 0, "activate:temple-of-ra"),
}
"""Who does it in the second seat, with which card and goods, whose mines they are, and how."""


def laid_out(deed: str, *mines: dict[str, int]) -> Desk:
    faction, card, goods, side, _ = HITS[deed]
    desk = Desk("japanese", faction).goods(1, **goods).turn(1)
    if card:
        desk.empire(1, card)
    elif deed == "give up":
        desk.hand(1, "legion")
    for marks in mines:
        desk.empire(side, MINE, **marks)
    return desk


def hit(desk: Desk, side: int, code: str) -> list[bool]:
    """Which of the mines have changed or gone."""
    mines = pieces(desk, MINE, side)

    def standing() -> list[tuple[int, int]]:
        return [(int(desk.state.rings.place(mine)), int(desk.state.marks[mine])) for mine in mines]

    before = standing()
    desk.do(code)
    return [now != then for now, then in zip(standing(), before, strict=True)]


@pytest.mark.parametrize("deed", HITS)
def test_of_two_copies_that_do_not_differ_the_first_is_hit(deed: str) -> None:
    used = {"used": 1} if deed == "reset" else {}
    *_, side, code = HITS[deed]
    assert hit(laid_out(deed, used, used), side, code) == [True, False]


@pytest.mark.parametrize("deed", HITS)
def test_of_two_copies_that_differ_the_one_is_hit_that_is_meant(deed: str) -> None:
    *_, side, code = HITS[deed]
    for number, chosen in enumerate(([True, False], [False, True])):
        desk = laid_out(deed, TWICE if deed == "reset" else {}, USED).do(code)
        assert desk.codes() == ["copy:1", "copy:2"]
        assert hit(desk, side, f"copy:{number + 1}") == chosen


USED, TWICE, BLOCKED, DEFENDED = {"used": 1}, {"used": 2}, {"blocked": True}, {"defended": True}


@pytest.mark.parametrize(
    "deed, one, other",
    [
        ("give up", USED, BLOCKED),
        ("give up", BLOCKED, {}),
        ("give up", USED, {}),
        ("give up", {}, DEFENDED),
        ("give up", {}, DEFENDED | TWICE),
        ("give up", DEFENDED | USED, DEFENDED),
        ("activate", USED, {}),
        ("defend", {}, USED),
        ("reset", TWICE, USED),
        ("raze", {}, DEFENDED),
        ("raze", {}, USED),
        ("raze", TWICE, DEFENDED),
        ("raze one's own", USED, {}),
        ("raze a protected one", {}, DEFENDED),
        ("raze a protected one", {}, USED),
        ("raze a protected one", TWICE, DEFENDED),
        ("discard", {}, USED),
        ("block", {}, USED),
        ("take over", {}, USED),
    ],
)
def test_version_1_chose_the_copy_itself(deed: str, one: dict[str, int], other: dict[str, int]) -> None:
    """For the player who acts: the own one that is used up and unprotected, the opponent's that is cheap and still of use."""
    *_, side, code = HITS[deed]
    assert hit(version_1(laid_out(deed, one, other)), side, code) == [True, False]
    assert hit(version_1(laid_out(deed, other, one)), side, code) == [False, True]


@pytest.mark.parametrize("under, gate", [((3, 0), 1), ((2, 0), 0), ((0, 3), 0), ((3, 3), 0)])
def test_version_1_tucked_a_card_under_the_first_gate_with_fewer_than_three(under: tuple[int, int], gate: int) -> None:
    desk = Desk("roman", "japanese").empire(1, "gate", "gate").hand(1, "farm").turn(1)
    tucked = iter(("quarry", "mill", "ruins", "pillory", "statue", "supplier"))
    for host, n in zip(("gate", "gate.2"), under, strict=True):
        for _ in range(n):
            desk.lay("under", 1, next(tucked), host=host)
    gates = pieces(desk, "gate", 1)
    version_1(desk).do("tuck:farm")
    assert [int(desk.state.cards_under(piece)) for piece in gates] == [n + (gate == number) for number, n in enumerate(under)]


def test_version_1_put_a_samurai_on_the_first_copy() -> None:
    for used in (0, 1):
        desk = Desk("japanese", "roman").hand(0, "farm").empire(0, "stalls", used=used).empire(0, "stalls", used=1 - used)
        copies = pieces(desk, "stalls")
        version_1(desk.goods(0, worker=1)).do("samurai:stalls")
        assert [desk.state.marks[piece] & SAMURAI_THERE > 0 for piece in copies] == [True, False]
        desk = Desk("japanese", "roman").hand(0, "ninjas").empire(0, "ruins").goods(0, stone=1)
        desk.empire(0, "stalls", used=used).empire(0, "stalls", used=1 - used)
        copies = pieces(desk, "stalls")
        version_1(desk).do("build:ninjas", "give:ruins", "choose:stalls")
        assert [desk.state.marks[piece] & SAMURAI_THERE > 0 for piece in copies] == [True, False]


def test_version_1_offered_gold_the_building_needs() -> None:
    desk = Desk("roman", "egyptian").empire(0, "settlers").hand(0, "stonemason").goods(0, wood=2, gold=1)
    assert version_1(desk).do("activate:settlers").codes() == ["gold:0", "gold:1"]


def test_version_1_reset_twice_with_one_location_to_reset() -> None:
    desk = Desk("egyptian", "roman").empire(0, "royal-bath").empire(0, "gold-mine", used=1).goods(0, gold=2)
    assert not desk.may("activate-twice:royal-bath")
    assert version_1(desk).may("activate-twice:royal-bath")


def test_of_two_royal_baths_the_one_is_meant_that_has_something_to_reset() -> None:
    """The used one could reset nothing but itself, the other resets it."""
    desk = Desk("egyptian", "roman").empire(0, "royal-bath", used=1).empire(0, "royal-bath").goods(0, gold=1)
    used, fresh = pieces(desk, "royal-bath")
    assert GAME.on(desk.state, 0, GAME.action("activate:royal-bath")) == (desk.state.t.piece_ids[fresh],)
    desk.do("activate:royal-bath")
    assert [int(desk.state.used(piece)) for piece in (used, fresh)] == [0, 1]


def test_of_two_equal_cards_the_one_the_others_know_is_played() -> None:
    for known in (0, 1):
        desk = Desk("roman", "egyptian").hand(0, "joiner", "joiner").goods(0, raze_token=1)
        cards = [int(card) for card in desk.state.rings.inside(HAND, 0)]
        desk.state.rings.reveal(cards[known])
        desk.state.apply(0, GAME.action("raze:hand:joiner"))
        assert list(desk.state.rings.inside(HAND, 0)) == [cards[1 - known]]
    desk = Desk("roman", "egyptian").hand(0, "joiner", "joiner").goods(0, raze_token=1)
    cards = [int(card) for card in desk.state.rings.inside(HAND, 0)]
    assert list(desk.do("raze:hand:joiner").state.rings.inside(HAND, 0)) == cards[1:], "of two equally known the first"
