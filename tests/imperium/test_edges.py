"""Edges of the rules: one more or one fewer, a card that is alone, the last and the first of its kind."""

from __future__ import annotations

from typing import Any

import pytest

from asztal.core.machine.frames import ALL, COUNT, FAILED, FLAGS, IT, NEXT, NONE, SOME, WHO
from asztal.core.machine.words import Step
from asztal.core.pieces import SEATS
from asztal.games.imperium import GAME, log
from asztal.games.imperium import tables as t
from asztal.games.imperium.actions import NATIONS
from asztal.games.imperium.cards import TakeUnrest
from asztal.games.imperium.counting import Has
from asztal.games.imperium.drawing import Find, Look, can_develop
from asztal.games.imperium.paying import GainMany, Pay, Spend, Steal
from asztal.games.imperium.playing import ExhaustThis
from asztal.games.imperium.scoring import unrest_of
from asztal.games.imperium.state import Imperium
from imperium.setting import Scene, answers, codes, pile, play, zone
from imperium.test_end import pass_round
from imperium.test_nations import solstice

PLAIN = ("elders", "town", "coinage", "moneylenders", "port")


def own(state: Imperium, place: int, id: str, seat: int = 0) -> int:
    """A card of a player."""
    return next(int(p) for p in state.rings.piled(place * SEATS + seat) if state.name_of(int(p)) == f"@{id}")


def step_of(state: Imperium, step: type[Step[Any]], pc: int) -> int:
    """The first place from `pc` on where a program says a verb."""
    code, steps = state.program.code, state.program.steps
    return next(at for at in range(pc, len(code)) if code[at] & 255 < len(steps) and type(steps[code[at] & 255]) is step)


# -- the end -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("prg", [0, 90])
def test_after_a_collapse_no_points_make_up_for_one_unrest_more(prg: int) -> None:
    scene = Scene("romans", "celts", "persians").empire(0).hand(0, "corruption").only("unrest", 0, "unrest")
    for seat in range(3):
        scene.only("deck", seat).only("nation", seat).only("development", seat).goods(seat, mat=0, pop=0, prg=0)
    state = play(scene.goods(1, prg=prg).state(), "hand:corruption")
    assert [unrest_of(state, seat) for seat in range(3)] == [0, 1, 0]
    assert [score.rank for score in state.result().scores] == [1, 3, 2]


# -- what could be done ------------------------------------------------------------------------------------------------------


def first_step(state: Imperium, place: int, id: str) -> int:
    """How much of what a card says first in its play section could be done by seat 0."""
    piece = own(state, place, id)
    pc = state.tables.play[state.tables.kind[piece]]
    found = state.able(state.enter(pc, 0, piece, -1), pc)
    return int(found)


@pytest.mark.parametrize(
    ("deck", "discard", "able"),
    [(0, 0, NONE), (1, 0, SOME), (0, 1, SOME), (1, 1, ALL), (2, 0, ALL), (0, 2, ALL), (3, 0, ALL), (1, 2, ALL)],
)
def test_two_cards_are_drawn_from_deck_and_discard_pile_together(deck: int, discard: int, able: int) -> None:
    """The nation deck of the Romans has given its card of this turn."""
    scene = Scene("romans", "celts").hand(0, "oracle").only("deck", 0, *["glory", "unrest", "conquer"][:deck])
    state = scene.put("discard", 0, *["advance", "unrest"][:discard]).say(0, nation_used=True).state()
    assert first_step(state, t.HAND, "oracle") == able


@pytest.mark.parametrize(
    ("empire", "said", "able"),
    [
        (False, {"discard": ""}, SOME),
        (True, {"discard": ""}, SOME),
        (False, {"exhausts": 1}, ALL),
        (False, {"exhausts": 0}, SOME),
        (False, {"nation_used": True}, SOME),
        (False, {"development_used": True}, ALL),
        (True, {"exhausts": 1}, ALL),
        (True, {"exhausts": 0}, SOME),
        (True, {"development_used": True}, SOME),
        (True, {"nation_used": True}, ALL),
        (True, {"mat": 3}, SOME),
    ],
)
def test_a_reshuffle_brings_a_card_of_the_nation_deck_or_a_development_that_can_be_paid(
    empire: bool, said: dict[str, Any], able: int
) -> None:
    """One card in the discard pile, and the Oracle wants two; the cheapest development is The Senate for four materials."""
    scene = Scene("romans", "celts").hand(0, "oracle").only("deck", 0).empire(*([0] if empire else []))
    scene.say(0, **{"discard": "glory", "mat": 4, "pop": 0, "prg": 0, **said})
    assert first_step(scene.state(), t.HAND, "oracle") == able


@pytest.mark.parametrize(("empire", "left"), [(False, "nation"), (True, "development")])
def test_without_nation_deck_or_developments_a_reshuffle_brings_nothing(empire: bool, left: str) -> None:
    scene = Scene("romans", "celts").hand(0, "oracle").only("deck", 0).put("discard", 0, "glory").goods(0, mat=9, pop=9)
    state = scene.empire(*([0] if empire else [])).only(left, 0).state()
    assert first_step(state, t.HAND, "oracle") == SOME


@pytest.mark.parametrize(("card", "has"), [("", False), ("glory", False), ("greek-mercenaries", True)])
def test_only_a_card_that_is_there_has_what_is_asked_for(card: str, has: bool) -> None:
    state = Scene("greeks", "celts").hand(0, "glory", "greek-mercenaries").state()
    f = state.enter(0, 0, -1, own(state, t.HAND, card) if card else -1)
    attack = next(pc for pc in range(len(state.program.code)) if state.program.code[pc] == t.ATTACK)
    assert Has().holds(state, f, attack) is has


@pytest.mark.parametrize(("pile", "able"), [(1, SOME), (2, ALL), (3, ALL)])
def test_an_unrest_pile_gives_as_many_as_there_are(pile: int, able: int) -> None:
    state = Scene("arthurians", "celts").only("unrest", 0, *["unrest"] * pile).play(0, "gwaith-camlan").state()
    camlan = own(state, t.PLAY, "gwaith-camlan")
    pc = step_of(state, TakeUnrest, state.tables.solstice[state.tables.kind[camlan]])
    assert state.able(state.enter(pc, 0, camlan, -1), pc) == able


@pytest.mark.parametrize(
    ("fame", "kings", "able"),
    [((), [], ALL), ((), ["0"], NONE), ((), ["1"], ALL), (("great",), [], ALL), (("great",), ["0"], ALL)],
)
def test_a_fame_card_is_there_or_king_of_kings_once(fame: tuple[str, ...], kings: list[str], able: int) -> None:
    state = Scene("mauryans", "celts").hand(0, "ashoka").only("fame", 0, *fame).say(-1, kings=kings).state()
    assert first_step(state, t.HAND, "ashoka") == able


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("resolved", "able"), [(False, ALL), (True, NONE)])
def test_who_looks_for_fame_finds_king_of_kings_once(resolved: bool, able: int, seat: int) -> None:
    scene = Scene("romans", "celts").hand(seat, "glory").only("fame", 0)
    state = scene.say(-1, kings=[str(seat if resolved else 1 - seat)]).state()
    glory = own(state, t.HAND, "glory", seat)
    pc = step_of(state, Look, state.tables.play[state.tables.kind[glory]])
    assert state.able(state.enter(pc, seat, glory, -1), pc) == able


@pytest.mark.parametrize(("hand", "able"), [((), NONE), (("guennuvar",), ALL)])
def test_before_a_search_has_begun_it_is_possible_wherever_the_card_lies(hand: tuple[str, ...], able: int) -> None:
    scene = Scene("arthurians", "celts").hand(0, "lawnslot-llyn", *hand).only("deck", 0).only("nation", 0, "gwaith-camlan")
    assert first_step(scene.state(), t.HAND, "lawnslot-llyn") == able


@pytest.mark.parametrize(("nation", "able"), [(("cai",), NONE), (("cai", "gwaith-camlan"), ALL)])
def test_the_last_card_of_the_nation_deck_is_not_found_whatever_it_is(nation: tuple[str, ...], able: int) -> None:
    scene = Scene("arthurians", "celts").hand(0, "taliesin-the-bard").only("deck", 0).only("nation", 0, *nation)
    state = scene.state()
    taliesin = own(state, t.HAND, "taliesin-the-bard")
    pc = step_of(state, Find, state.tables.play[state.tables.kind[taliesin]])
    assert state.able(state.enter(pc, 0, taliesin, -1), pc) == able
    state.rings.reveal(own(state, t.NATION, "cai"))
    assert state.able(state.enter(pc, 0, taliesin, -1), pc) == able


@pytest.mark.parametrize(("prg", "able"), [(0, NONE), (1, ALL)])
def test_a_card_without_tokens_gives_none_back(prg: int, able: int) -> None:
    """Pottery says `all prg`: words of a program as that verb has them, quantity and good."""
    state = Scene("minoans", "celts").say(0, play=[{"card": "pottery", "prg": prg} if prg else "pottery"]).state()
    pottery = own(state, t.PLAY, "pottery")
    pc = step_of(state, GainMany, state.tables.solstice[state.tables.kind[pottery]])
    assert state.able(state.enter(pc, 0, pottery, -1), pc) == able


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("deck", "able"), [((), NONE), (("julius-caesar",), ALL), (("raetia", "julius-caesar"), ALL)])
def test_who_has_a_nation_deck_can_look_at_it(deck: tuple[str, ...], able: int, seat: int) -> None:
    scene = Scene(*(("romans", "vikings"), ("vikings", "romans"))[seat]).play(seat, "sacred-pass").only("nation", seat, *deck)
    state = scene.only("nation", 1 - seat).state() if not deck else scene.state()
    sacred_pass = own(state, t.PLAY, "sacred-pass", seat)
    pc = step_of(state, Look, state.tables.exhaust[state.tables.kind[sacred_pass]])
    assert state.able(state.enter(pc, seat, sacred_pass, -1), pc) == able


def test_a_used_ability_cannot_be_used_to_pay_with_either() -> None:
    """Only where a cost is tried on a copy somebody comes so far."""
    state = Scene("romans", "celts").say(0, play=[{"card": "shaduf", "exhausted": True}]).state()
    shaduf = own(state, t.PLAY, "shaduf")
    f = state.enter(step_of(state, ExhaustThis, 0), 0, shaduf, -1)
    assert state.now().go(state, f) == NEXT
    assert state.stack[f + FLAGS] & FAILED and state.get(0, t.EXHAUST) == 5


def test_a_trial_finds_out_that_the_pile_has_too_few_unrest() -> None:
    """In a game it would be over; a copy only learns that the cost cannot be paid."""
    state = Scene("arthurians", "celts").only("unrest", 0, "unrest").play(0, "gwaith-camlan").state()
    camlan = own(state, t.PLAY, "gwaith-camlan")
    state.trial = True
    f = state.enter(step_of(state, TakeUnrest, state.tables.solstice[state.tables.kind[camlan]]), 0, camlan, -1)
    assert state.now().go(state, f) == NEXT and not state.over
    assert state.stack[f + FLAGS] & FAILED and state.stack[f + COUNT] == 1


@pytest.mark.parametrize("prg", [0, 4])
def test_who_has_too_little_to_spend_spends_nothing(prg: int) -> None:
    """The journey asks for five progress at least; what was counted before no longer counts."""
    state = Scene("utopians", "celts").goods(0, prg=prg).state()
    journey = own(state, t.POWER, "visions-of-shangri-la")
    f = state.enter(step_of(state, Spend, state.tables.solstice[state.tables.kind[journey]]), 0, journey, -1)
    state.stack[f + COUNT] = 7
    assert state.now().go(state, f) == NEXT
    assert state.stack[f + FLAGS] & FAILED and state.stack[f + COUNT] == 0 and state.get(0, t.PRG) == prg


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("deck", "told"), [((), []), (("advance",), [0]), (("advance", "glory"), [0])])
def test_ashoka_shuffles_the_deck_of_who_played_him_if_there_is_one(deck: tuple[str, ...], told: list[int], seat: int) -> None:
    scene = Scene(*(("mauryans", "celts"), ("celts", "mauryans"))[seat]).empire(seat).hand(seat, "ashoka")
    state = scene.only("deck", seat, *deck).state()
    play(state, *["done", "market:1"][: 2 * seat], "hand:ashoka")
    assert [int(event.seat) - seat for event in state.heard() if int(event.kind) == log.SHUFFLED] == told
    assert all(state.rings.sees(card, 1 - seat) for card in state.rings.piled(t.DECK * SEATS + seat)) is (told == [])


@pytest.mark.parametrize("seat", [0, 1])
def test_combs_are_used_again_only_after_a_card_has_been_played(seat: int) -> None:
    """Something has given back their exhaust token."""
    scene = Scene(*(("vikings", "celts"), ("celts", "vikings"))[seat]).play(seat, "combs").hand(seat, "coinage", "pharmacy")
    state = play(scene.state(), *["done", "market:1"][: 2 * seat], "play:combs")
    for offered in (False, True):
        state.marks[own(state, t.PLAY, "combs", seat)] &= ~t.EXHAUSTED
        state.ask_again()
        assert ("play:combs" in codes(state)) is offered
        if not offered:
            play(state, "hand:coinage")


def test_a_draw_that_brings_nothing_is_about_no_card() -> None:
    state = Scene("romans", "celts").hand(0, "marvellous", "glory").only("deck", 0).state()
    marvellous = own(state, t.HAND, "marvellous")
    f = state.enter(state.tables.play[state.tables.kind[marvellous]], 0, marvellous, own(state, t.HAND, "glory"))
    assert state.now().go(state, f) == NEXT
    assert state.stack[f + IT] == -1 and state.stack[f + COUNT] == 0


@pytest.mark.parametrize("seat", [0, 1])
def test_the_oracle_discards_none_of_the_cards_an_earlier_one_drew(seat: int) -> None:
    scene = Scene(*(("romans", "celts"), ("celts", "romans"))[seat])
    scene.say(seat, hand=["oracle", {"card": "prosperity", "fresh": True}], deck="unrest conquer")
    state = play(scene.state(), *["done", "market:1"][: 2 * seat], "hand:oracle")
    assert codes(state) == ["hand:conquer", "hand:unrest"]


def test_gambling_at_an_empty_main_deck_shows_nothing() -> None:
    scene = Scene("romans", "celts").hand(0, "gambling").goods(0, mat=1, prg=0).only("main", 0)
    state = play(scene.state(), "hand:gambling", "suit:region")
    assert not [event for event in state.heard() if int(event.kind) == log.REVEALED]
    assert zone(state, "hand") == [] and zone(state, "exile") == []


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("above", "asked"), [(("skis",), False), (("skis", "combs"), True)])
def test_a_nation_deck_is_shuffled_if_two_cards_lie_on_its_last_one(above: tuple[str, ...], asked: bool, seat: int) -> None:
    scene = Scene(*(("vikings", "celts"), ("celts", "vikings"))[seat]).only("nation", seat, *above, "harald-hardrada")
    state = scene.hand(seat, "gothja", "unrest").state()
    play(state, *["done", "market:1"][: 2 * seat], "hand:gothja")
    assert (state.now().name == "may") is asked


def test_who_looks_again_at_a_card_it_knows_learns_nothing() -> None:
    """Nothing is learned, so the move can be taken back."""
    state = (
        Scene("romans", "celts").play(0, "sacred-pass").only("nation", 0, "raetia", "julius-caesar").hand(0, "glory").state()
    )
    learned = []
    for _ in range(2):
        before = state.seen
        play(state, "play:sacred-pass", "yes", "no")
        learned.append(state.seen > before)
        state.marks[own(state, t.PLAY, "sacred-pass")] &= ~t.EXHAUSTED
        state.ask_again()
    assert learned == [True, False]


@pytest.mark.parametrize(("exile", "offered"), [((), False), (("elders",), True)])
def test_the_lighthouse_swaps_only_with_an_exiled_card(exile: tuple[str, ...], offered: bool) -> None:
    state = Scene("greeks", "celts").empire(0).play(0, "lighthouse").only("exile", 0, *exile).state()
    assert ("play:lighthouse" in codes(state)) is offered


@pytest.mark.parametrize("goods", [0, 999])
def test_a_quest_is_never_developed(goods: int) -> None:
    state = Scene("arthurians", "celts").goods(0, mat=goods, pop=goods, prg=goods).state()
    assert not any(can_develop(state, 0, piece) for piece in state.rings.piled(t.DEVELOPMENT * SEATS))


# -- masks ---------------------------------------------------------------------------------------------------------------------


def masks(*under: str) -> Imperium:
    """Stone Heads with these cards under them and Step Pyramids wait for two masks that have to be discarded."""
    scene = Scene("olmecs", "celts").play(0, "ball-games", "stone-heads", "step-pyramids").market("hills", *PLAIN[1:])
    state = scene.hand(0, "stone-mask").garrison(0, "stone-heads", *under).state()
    return play(state, "play:ball-games")


def test_stone_heads_and_step_pyramids_give_one_each_in_any_order() -> None:
    for first, last in (("stone-heads", "step-pyramids"), ("step-pyramids", "stone-heads")):
        state = masks("unrest")
        for card in (first, last):
            play(state, f"play:{card}")
            answers(state, "garrison:unrest", 1)
        assert state.now().name == "acquire" and zone(state, "hand") == ["stone-mask"]


def test_stone_heads_give_more_than_is_asked_for() -> None:
    state = masks("unrest", "calendar", "glory")
    play(state, "play:stone-heads", "garrison:calendar", "garrison:glory", "garrison:unrest")
    assert state.now().name == "acquire" and zone(state, "hand") == ["stone-mask"]


# -- regions that count twice --------------------------------------------------------------------------------------------------


def test_the_highway_is_more_than_enough_for_one_region() -> None:
    scene = Scene("mauryans", "celts", "persians", commons="legends").hand(0, "romans").play(0, "grand-trunk-road", "magadha")
    state = play(scene.state(), "hand:romans", "play:grand-trunk-road")
    assert zone(state, "play") == ["magadha"] and zone(state, "exile") == ["romans"] and len(zone(state, "hand")) == 1


# -- equal cards ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("used", [0, 1])
def test_of_equal_cards_the_used_one_is_given_up(used: int) -> None:
    cities = [{"card": "city", "exhausted": True} if number == used else "city" for number in range(2)]
    state = Scene("greeks", "celts").empire(0).hand(0, "philosophy").say(0, play=cities).state()
    play(state, "hand:philosophy")
    assert not state.marks[own(state, t.PLAY, "city")] & t.EXHAUSTED and zone(state, "discard") == ["city"]


# -- quests --------------------------------------------------------------------------------------------------------------------


def test_the_graal_waits_also_for_a_single_other_quest() -> None:
    state = solstice(Scene("arthurians", "celts").only("development", 0, "graal", "excalibur").state())
    play(state, "power:king-arthurs-court", "yes")
    assert state.name_of(int(state.active_quest(0))) == "@excalibur" and zone(state, "development") == ["graal"]


# -- what waits for something --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("suit", "asked"), [("uncivilised", True), ("region", False), ("civilised", False)])
def test_celts_wait_for_uncivilised_cards_only(suit: str, asked: bool) -> None:
    scene = Scene("celts", "greeks", sides="ab").hand(0, "conquer").goods(0, pop=3, prg=0).put("civilised", 0, "temple")
    state = (
        scene.put("uncivilised", 0, "oracle").play(0, "celtic-gold").hand(0, "advance").goods(0, mat=5).market(*PLAIN).state()
    )
    move = ["hand:conquer", "option:2"] if suit == "region" else ["hand:advance", "option:2"]
    play(state, *move, f"suit:{suit}")
    assert (state.now().name == "window") is asked


@pytest.mark.parametrize(
    ("card", "commons", "region", "asked"),
    [
        ("shaduf", "classics", "oasis", True),
        ("shaduf", "classics", "forest", False),
        ("shaduf", "classics", "hills", False),
        ("domestication", "legends", "plain", True),
        ("domestication", "legends", "lakes", False),
    ],
)
def test_shaduf_waits_for_rivers_and_domestication_for_fertile_land(card: str, commons: str, region: str, asked: bool) -> None:
    scene = Scene("romans", "celts", commons=commons).play(0, card, region).hand(0, "prosperity").goods(0, mat=0, prg=0)
    state = play(scene.state(), "hand:prosperity")
    answers(state, "no")
    play(state, "option:1")
    assert state.get(0, t.MAT) > 0 and (state.now().name == "window") is asked


@pytest.mark.parametrize(("tokens", "asked"), [({"mat": 1}, True), ({"pop": 1}, False), ({"prg": 2}, False), ({}, False)])
def test_carthaginians_double_materials_only(tokens: dict[str, int], asked: bool) -> None:
    scene = Scene("carthaginians", "celts", sides="ab").hand(0, "conquer").goods(0, mat=0, pop=2, prg=0)
    state = play(scene.market("hills", *PLAIN[1:], hills=tokens).state(), "hand:conquer")
    assert (state.now().name == "window") is asked
    if asked:
        assert play(state, "power:carthaginians-a").get(0, t.MAT) == 2


@pytest.mark.parametrize(("tokens", "asked"), [({"pop": 1}, True), ({"mat": 1}, False), ({"prg": 2}, False)])
def test_qin_double_population_only(tokens: dict[str, int], asked: bool) -> None:
    scene = Scene("qin", "celts", sides="ab").hand(0, "advance").goods(0, mat=3, pop=0, prg=0)
    state = scene.market("hills", "elders", "marsh", "forest", "jungle", elders=tokens).state()
    assert (play(state, "hand:advance").now().name == "window") is asked


def test_the_palace_stays_when_another_region_leaves() -> None:
    scene = Scene("celts", "atlanteans").empire(0).hand(0, "cataphract").play(1, "thule", "palace-of-poseidon").market(*PLAIN)
    state = play(scene.state(), "hand:cataphract")
    assert zone(state, "sunken", 1) == [] and zone(state, "discard", 1) == ["thule"]


# -- attacks and payments ------------------------------------------------------------------------------------------------------


def test_only_who_has_something_to_steal_is_told_to_lose_it() -> None:
    scene = Scene("romans", "celts", "persians", "greeks").hand(0, "notorious").goods(0, prg=0)
    state = play(scene.goods(1, prg=1).goods(2, prg=0).goods(3, prg=2).state(), "hand:notorious")
    assert [(int(event.c), int(event.b)) for event in state.heard() if int(event.kind) == log.STOLEN] == [(1, 1), (3, 1)]


def test_who_was_set_apart_before_is_forgotten_by_another_theft() -> None:
    state = Scene("romans", "celts", "persians").hand(0, "notorious").goods(1, prg=1).goods(2, prg=0).state()
    notorious = own(state, t.HAND, "notorious")
    f = state.enter(step_of(state, Steal, state.tables.play[state.tables.kind[notorious]]), 0, notorious, -1)
    state.stack[f + WHO] = 7
    state.now().go(state, f)
    assert state.stack[f + WHO] == 1 << 2


@pytest.mark.parametrize(("actions", "offered"), [(1, False), (2, True), (3, True)])
def test_greeks_need_two_actions(actions: int, offered: bool) -> None:
    state = Scene("greeks", "romans", sides="ab").goods(0, action=actions).state()
    assert ("power:greeks-a" in codes(state)) is offered


def test_a_cost_that_cannot_be_paid_fails() -> None:
    state = Scene("romans", "celts").hand(0, "conquer").goods(0, pop=1, prg=0).state()
    conquer = own(state, t.HAND, "conquer")
    f = state.enter(step_of(state, Pay, state.tables.play[state.tables.kind[conquer]]), 0, conquer, -1)
    assert state.now().go(state, f) == NEXT and state.stack[f + FLAGS] & FAILED and state.get(0, t.POP) == 1


@pytest.mark.parametrize(
    ("nation", "card", "place", "prg", "able"),
    [
        ("qin", "king-wu-of-qin", t.HAND, 0, NONE),
        ("qin", "king-wu-of-qin", t.HAND, 1, ALL),
        ("utopians", "visions-of-shangri-la", t.POWER, 4, NONE),
        ("utopians", "visions-of-shangri-la", t.POWER, 5, ALL),
    ],
)
def test_what_can_be_spent(nation: str, card: str, place: int, prg: int, able: int) -> None:
    scene = Scene(nation, "celts").goods(0, prg=prg)
    state = (scene.hand(0, card) if place == t.HAND else scene).state()
    piece = own(state, place, card)
    tables = state.tables
    pc = step_of(state, Spend, (tables.play if place == t.HAND else tables.solstice)[tables.kind[piece]])
    assert state.able(state.enter(pc, 0, piece, -1), pc) == able


def test_king_wu_may_pay_his_only_progress() -> None:
    scene = Scene("qin", "celts").empire(0).play(0, "mandate-of-heaven").put("history", 0, "duke-zhuang-of-qin")
    state = play(scene.hand(0, "king-wu-of-qin").goods(0, prg=1).state(), "hand:king-wu-of-qin")
    assert codes(state) == ["number:0", "number:1"]


def test_caravans_take_a_card_with_a_single_material() -> None:
    scene = Scene("carthaginians", "celts").play(0, "caravans").hand(0, "glory").goods(0, mat=3, prg=0)
    state = play(scene.market("marsh", "elders", "coinage", elders={"mat": 1}).state(), "play:caravans")
    assert "elders" in zone(state, "hand")


# -- nations -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("nation", NATIONS)
def test_a_nation_that_is_led_is_free_for_nobody(nation: str) -> None:
    state = GAME.new({"box": "both", "nations": "choose"}, 2, 1)
    assert isinstance(state, Imperium)
    assert f"lead:{nation}" in codes(state) and len(codes(state)) == 16
    play(state, f"lead:{nation}")
    assert f"lead:{nation}" not in codes(state) and len(codes(state)) == 15


def test_a_quest_under_a_region_is_not_the_active_one() -> None:
    scene = Scene("arthurians", "celts").play(0, "britannia-prima").garrison(0, "britannia-prima", "excalibur")
    assert scene.state().active_quest(0) == -1


def test_who_has_no_nation_deck_any_more_still_finds() -> None:
    scene = Scene("arthurians", "celts").hand(0, "lawnslot-llyn").put("deck", 0, "cai", "guennuvar").only("nation", 0)
    state = play(scene.state(), "hand:lawnslot-llyn")
    assert zone(state, "history") == ["guennuvar"] and zone(state, "nation") == []


@pytest.mark.parametrize(("many", "seen"), [(1, 1), (2, 2), (3, 2)])
def test_the_last_nation_card_is_not_looked_at_among_others(many: int, seen: int) -> None:
    state = Scene("vikings", "celts").only("nation", 0, "skis", "combs", "harald-hardrada").state()
    Look().look(state, state.enter(0, 0, -1, -1), 0, False, many)
    assert zone(state, "looked") == ["combs", "skis"][2 - seen :] and pile(state, "nation")[-1] == "harald-hardrada"


# -- before the winner is found ------------------------------------------------------------------------------------------------


def test_sumerians_keep_an_unrest_that_costs_nothing() -> None:
    """In the history of the Mauryans a card is worth 2, as much as an unrest costs."""
    scene = Scene("mauryans", "celts").only("deck", 0).hand(0, "sumerians").put("history", 0, "unrest")
    state = scene.say(0, only="deck nation development").say(-1, ending="last-round").goods(0, prg=0).state()
    pass_round(state)
    assert state.over and zone(state, "history") == ["unrest"]


def test_what_goes_back_before_the_winner_is_found_lies_in_the_pile_like_any_other() -> None:
    scene = Scene("romans", "celts").only("deck", 0).hand(0, "sumerians", "unrest").say(-1, ending="last-round")
    state = scene.say(0, only="deck nation development").state()
    piece, there = own(state, t.HAND, "unrest"), state.rings.count(t.UNREST_PILE, 0)
    pass_round(state)
    assert state.over and state.rings.lies(piece, t.UNREST_PILE, 0) and state.marks[piece] == 0
    assert state.rings.count(t.UNREST_PILE, 0) == there + 1


def test_only_a_card_of_the_main_deck_can_be_its_last() -> None:
    state = Scene("romans", "celts").only("main", 0, "oracle").hand(0, "glory").state()
    state.lay(state.first(t.MAIN, 0), t.EXILE)
    assert state.row[t.ENDING] == 1
    state = Scene("romans", "celts").only("main", 0).hand(0, "glory").state()
    state.lay(own(state, t.HAND, "glory"), t.DISCARD)
    assert state.row[t.ENDING] == 0


# -- where a card comes from, and what it is -----------------------------------------------------------------------------------


def test_macedonians_gain_nothing_for_a_region_of_the_hand() -> None:
    state = Scene("macedonians", "romans", sides="ab").goods(0, mat=0).hand(0, "pelagonia").state()
    assert play(state, "hand:pelagonia").get(0, t.MAT) == 0 and zone(state, "play") == ["pelagonia"]


@pytest.mark.parametrize(("market", "exile", "pop"), [(("hills", *PLAIN[1:]), (), 0), (PLAIN, ("hills",), 1)])
def test_longships_bring_population_for_exiled_regions_only(market: tuple[str, ...], exile: tuple[str, ...], pop: int) -> None:
    scene = Scene("vikings", "celts").play(0, "longships").hand(0, "jomsviking").goods(0, mat=2, pop=1, prg=0)
    state = play(scene.only("exile", 0, *exile).market(*market).state(), "hand:jomsviking")
    answers(state, "done", 1)
    assert "hills" in zone(state, "hand") and state.get(0, t.POP) == pop


def test_longships_acquire_no_other_exiled_card() -> None:
    scene = Scene("vikings", "celts").play(0, "longships").hand(0, "advance").goods(0, mat=3, pop=0, prg=0)
    state = play(scene.only("exile", 0, "hills", "oracle").market(*PLAIN).state(), "hand:advance")
    assert not [code for code in codes(state) if code.startswith("exile:")]


@pytest.mark.parametrize(("seat", "card", "asked"), [(0, "hills", True), (1, "hills", True), (0, "assyrians", False)])
def test_tents_wait_for_regions_their_owner_plays(seat: int, card: str, asked: bool) -> None:
    scene = Scene(*(("scythians", "celts"), ("celts", "scythians"))[seat]).play(seat, "tents").hand(seat, card, "unrest")
    state = play(scene.market(*PLAIN).state(), *["done", "market:1"][: 2 * seat], f"hand:{card}")
    assert (state.now().name == "window") is asked


def test_tents_do_not_wait_for_regions_of_others() -> None:
    state = Scene("celts", "scythians").play(1, "tents").hand(0, "hills").market(*PLAIN).state()
    assert play(state, "hand:hills").now().name != "window"
