"""Set-up, the four phases, the variants, the actions and scoring, by the general rules."""

from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.chance import seeded
from asztal.core.history import History
from asztal.core.lines import Line
from asztal.core.machine.frames import FAILED, FLAGS, NEXT, WIDTH
from asztal.core.playout import play_out
from asztal.games.settlers import GAME, log
from asztal.games.settlers.effects import GOODS, within
from asztal.games.settlers.layout import DECK, DISCARD, EMPIRE, FOUNDATION, HAND, OPEN, OWN_DECK, PACKET, RIVAL
from asztal.games.settlers.lookout import Take
from asztal.games.settlers.paying import Pay, can_spend, covered, packed
from asztal.games.settlers.rival import RivalTakes
from asztal.games.settlers.rounds import clean_up
from asztal.games.settlers.scoring import ahead
from asztal.games.settlers.state import Settlers
from asztal.games.settlers.tables import ANY, COMMON, GOLD, PRICE, RAZE, RESOURCE, STONE, WOOD, WORKER
from settlers.desk import Desk


def start(seats: int, seed: int = 3, **options: str) -> Settlers:
    state = GAME.new({"factions": "random", **options}, seats, seed)
    assert isinstance(state, Settlers)
    return state


def said(state: Settlers) -> str:
    """What the first seat is asked."""
    return GAME.speaker("en").say(GAME.prompt(state, 0), ["Anna", "Béla", "Csilla"])


def hands(state: Settlers) -> list[tuple[int, int]]:
    """Common and faction cards in each hand."""
    found = []
    for seat in range(state.seats):
        cards = list(state.rings.inside(HAND, seat))
        found.append((sum(card < 84 for card in cards), sum(card >= 84 for card in cards)))
    return found


def take_all(state: Settlers) -> list[tuple[int, int]]:
    """Who takes, and from how many open cards, until the lookout phase is over."""
    seen = []
    while GAME.prompt(state, state.to_act()[0]).id == "ask-take":
        seat = state.to_act()[0]
        seen.append(((seat - int(state.first())) % int(state.seats), int(state.rings.count(OPEN, 0))))
        state.apply(seat, state.legal(seat)[0])
    return seen


# -- set-up and lookout ----------------------------------------------------------------------------------------------------


def test_everyone_chooses_another_empire_and_gets_two_and_two_cards() -> None:
    state = GAME.new({}, 3, 1)
    assert isinstance(state, Settlers)
    assert [GAME.code(a) for a in state.legal(0)] == [f"faction:{f}" for f in ("barbarian", "japanese", "roman", "egyptian")]
    state.apply(0, GAME.action("faction:roman"))
    assert GAME.action("faction:roman") not in state.legal(1)
    state.apply(1, GAME.action("faction:japanese"))
    state.apply(2, GAME.action("faction:barbarian"))
    assert hands(state) == [(2, 3)] * 3  # two and two, and the faction card of the first lookout phase


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lookout_goes_forwards_and_then_backwards(seats: int) -> None:
    state = start(seats)
    forth = [(turn, seats + 1 - turn) for turn in range(seats)]
    back = [(turn, turn + 2) for turn in reversed(range(seats))]
    assert take_all(state) == forth + back
    assert hands(state) == [(4, 3)] * seats
    assert state.rings.count(DISCARD, 0) == 2


def test_lookout_passing_to_the_left_is_secret_and_at_the_same_time() -> None:
    state = start(3, exploration="pass-left")
    assert state.to_act() == [0, 1, 2]
    assert said(state) == "Which card do you keep? (1/2)"
    packets = [set(state.rings.inside(PACKET, seat)) for seat in range(3)]
    assert [len(packet) for packet in packets] == [3, 3, 3]
    before = state.view(1)
    state.apply(0, state.legal(0)[0])
    after = state.view(1)
    assert after.sides[0].ready and after.sides[0].hand == before.sides[0].hand
    state.apply(2, state.legal(2)[0])
    state.apply(1, state.legal(1)[0])
    assert all(set(state.rings.inside(PACKET, (seat + 1) % 3)) < packets[seat] for seat in range(3))
    assert said(state) == "Which card do you keep? (2/2)"
    for seat in range(3):
        state.apply(seat, state.legal(seat)[0])
    assert hands(state) == [(4, 3)] * 3
    assert state.rings.count(DISCARD, 0) == 3


def test_advanced_lookout_for_two_and_four() -> None:
    assert take_all(start(2, exploration="advanced")) == [(0, 5), (1, 4), (0, 3), (1, 2)]
    four = start(4, exploration="advanced")
    assert take_all(four) == [(0, 5), (1, 4), (2, 4), (3, 4), (0, 3), (1, 3), (2, 3), (3, 2)]
    assert hands(four) == [(4, 3)] * 4 and four.rings.count(DISCARD, 0) == 1


def test_peaceful_variant_draws_a_common_card_more_and_forbids_razing_opponents() -> None:
    state = start(2, peaceful="yes")
    assert hands(state) == [(3, 3)] * 2
    desk = Desk("barbarian", "roman", options={"peaceful": "yes"}).empire(1, "mill").hand(0, "quarry").goods(0, raze_token=5)
    assert desk.may("raze:hand:quarry") and not desk.may("raze:1:mill")
    assert desk.why("raze:1:mill") == "why-peaceful"
    card = Desk("egyptian", "roman", options={"peaceful": "yes"}).empire(0, "chariot-builder").empire(1, "mill")
    card.goods(0, raze_token=1).do("activate:chariot-builder")
    assert card.there("mill", FOUNDATION, 1)


# -- decks -----------------------------------------------------------------------------------------------------------------


def test_common_deck_is_shuffled_anew_and_faction_discards_never_are() -> None:
    desk = Desk("roman", "egyptian").goods(0, worker=8)
    desk.say(discard=desk.state.dump()["deck"], gone=desk.state.dump()["sides"][0]["faction-deck"])
    state = desk.state
    desk.do("exchange:card")  # no choice of deck is left: the common discard pile becomes the deck
    assert desk.count(HAND, 0) == 1 and state.rings.inside(HAND, 0)[0] < 84
    assert state.rings.count(DECK, 0) == 83 and state.rings.count(OWN_DECK, 0) == 0


def test_no_card_to_draw_anywhere() -> None:
    desk = Desk("roman", "egyptian").goods(0, worker=4)
    decks = desk.state.dump()
    desk.empire(1, *decks["deck"]).say(gone=decks["sides"][0]["faction-deck"])
    assert not desk.may("exchange:card") and desk.may("exchange:wood")


@pytest.mark.parametrize("where", ["deck", "discard"])
def test_the_very_last_common_card_can_be_drawn(where: str) -> None:
    desk = Desk("roman", "egyptian").goods(0, worker=4)
    decks = desk.state.dump()
    last, *others = decks["deck"]
    desk.empire(1, *others).say(gone=decks["sides"][0]["faction-deck"])
    if where == "discard":
        desk.say(discard=[last])
    desk.do("exchange:card")
    assert desk.state.dump()["sides"][0]["hand"] == [last] and not desk.may("exchange:card")


def test_workers_and_raze_tokens_of_a_price_have_to_be_there() -> None:
    state = Desk("roman", "egyptian").goods(0, worker=1, raze_token=2).state
    for good, there in ((WORKER, 1), (RAZE, 2)):
        price = vec[i64]([0] * PRICE)
        price[good] = there
        assert can_spend(state, 0, price)
        price[good] += 1
        assert not can_spend(state, 0, price)


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_as_long_as_an_open_card_is_left_one_is_taken(cards: int) -> None:
    """There are fewer than usual where the common deck runs out."""
    state = Desk("roman").state
    for piece in state.rings.inside(OPEN, 0)[cards:]:
        state.rings.move(piece, DISCARD, 0)
    for piece in state.rings.inside(DECK, 0)[:cards]:
        state.rings.move(piece, OPEN, 0)
    asked = Take().go(state, state.enter(state.t.turn, 0, -1, -1)) != NEXT
    assert asked is (cards > 0)
    RivalTakes().go(state, state.depth - WIDTH)
    assert state.rings.count(EMPIRE, RIVAL) == min(cards, 1) and state.rings.count(OPEN, 0) == max(cards - 1, 0)


def few_commons(cards: int, *factions: str, **options: str) -> Desk:
    """The last turn of a round, with so many common cards left to draw; all others are the last player's locations."""
    desk = Desk(*factions, options=options)
    deck = desk.state.dump()["deck"]
    desk.empire(len(factions) - 1, *deck[cards:])
    return desk.say(first=0, sides={seat: {"passed": True} for seat in range(len(factions) - 1)}).turn(len(factions) - 1)


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_lookout_lays_open_what_is_left(cards: int) -> None:
    desk = few_commons(cards, "roman", "egyptian").do("pass")
    assert desk.count(OPEN, 0) == cards and desk.count(HAND, 0) == desk.count(HAND, 1) == 1
    for _ in range(cards):
        desk.do(desk.codes()[0])
    assert desk.count(HAND, 0) + desk.count(HAND, 1) == 2 + cards and "take" not in desk.codes()[0]


def test_in_the_peaceful_variant_too() -> None:
    desk = few_commons(1, "roman", "egyptian", peaceful="yes").do("pass")
    assert desk.count(OPEN, 0) == 0 and sorted(hands(desk.state)) == [(0, 1), (1, 1)]


@pytest.mark.parametrize("cards, packets", [(0, []), (3, [3]), (4, [3, 1])])
def test_packets_are_as_large_as_cards_are_left(cards: int, packets: list[int]) -> None:
    desk = few_commons(cards, "roman", "egyptian", "japanese", exploration="pass-left").do("pass")
    state = desk.state
    first = int(state.first())
    there = [int(state.rings.count(PACKET, (first + turn) % 3)) for turn in range(3)]
    assert there == packets + [0] * (3 - len(packets))
    for left in ([n - 1 for n in packets], [n - 2 for n in packets]):
        asked = state.to_act() if packets else []
        for seat in asked:
            state.apply(seat, state.legal(seat)[0])
        if left and left[0] > 1:
            assert [int(state.rings.count(PACKET, (first + 1 + turn) % 3)) for turn in range(len(left))] == left
    taken = sum(min(n, 2) for n in packets)
    assert sum(common for common, _ in hands(state)) == taken and state.rings.count(DISCARD, 0) == cards - taken


@pytest.mark.parametrize("left", [0, 1])
def test_a_faction_deck_gives_its_last_card_in_the_lookout_and_then_nothing(left: int) -> None:
    desk = Desk("roman", "egyptian").turn(1)
    desk.say(gone=desk.state.dump()["sides"][0]["faction-deck"][left:], sides={0: {"passed": True}}).do("pass")
    assert (desk.count(HAND, 0), desk.count(HAND, 1)) == (left, 1)


@pytest.mark.parametrize("exploration", ["standard", "pass-left"])
def test_whoever_draws_from_an_empty_deck_shuffles_it_anew_and_all_are_told(exploration: str) -> None:
    desk = Desk("roman", "egyptian", options={"exploration": exploration}).turn(1).say(sides={0: {"passed": True}})
    deck = desk.state.dump()["deck"]
    desk.say(discard=deck[1:])
    state = desk.state
    state.listen()
    desk.do("pass")
    told = [event.kind for event in state.heard()]
    assert told.count(log.RESHUFFLED) == 1


def test_every_card_is_of_its_deck() -> None:
    state = Desk("barbarian", "roman").state
    t = state.t
    for piece, printing in enumerate(t.kind):
        faction = t.faction[printing]
        assert state.is_common(piece) is (faction == COMMON) and state.is_faction(piece) is (faction < COMMON)
        assert faction >= COMMON or state.faction_of(piece) == faction
    first = t.piece_ids[84]
    desk = Desk("barbarian", "roman").hand(0, first).goods(0, food=1)
    assert desk.may(f"deal:{first}")
    assert not Desk("barbarian", "roman").empire(0, first).goods(0, defense_token=1).may(f"defend:{first}")
    statue = Desk("roman", "barbarian").hand(0, t.ids[0]).goods(0, wood=1, stone=2, raze_token=1, food=1)
    assert statue.codes() == ["build:statue", "raze:hand:statue", "pass"]
    theirs = Desk("barbarian", "roman").empire(0, "statue").goods(1, raze_token=2).turn(1)
    assert theirs.do("raze:0:statue").held(1) == {"stone": 1, "vp": 1}


# -- paying ----------------------------------------------------------------------------------------------------------------


def test_gold_is_wild_and_asked_for_only_where_there_is_a_choice() -> None:
    desk = Desk("roman", "egyptian").hand(0, "masons-guild").goods(0, wood=2, stone=1, gold=2)
    desk.do("build:masons-guild")
    assert desk.codes() == ["gold:0", "gold:1", "gold:2"]
    desk.do("gold:1")
    assert desk.codes() == ["gold:0", "gold:1"]
    desk.do("gold:1")
    assert desk.held(0) == {"wood": 1, "stone": 1}
    forced = Desk("roman", "egyptian").hand(0, "masons-guild").goods(0, wood=1, stone=1, gold=1)
    forced.do("build:masons-guild")
    assert forced.there("masons-guild", EMPIRE, 0) and forced.held(0) == {}
    short = Desk("roman", "egyptian").hand(0, "masons-guild").goods(0, wood=2, stone=0, gold=1)
    short.do("build:masons-guild")
    assert short.held(0) == {}
    assert not Desk("roman", "egyptian").hand(0, "masons-guild").goods(0, wood=5).may("build:masons-guild")


def test_gold_pays_for_a_deal_and_in_costs_of_actions_but_resources_never_replace_gold() -> None:
    desk = Desk("roman", "egyptian").hand(0, "stonemason").goods(0, gold=1)
    desk.do("deal:stonemason")
    assert desk.held(0) == {"stone": 1}
    rich = Desk("roman", "egyptian").empire(0, "goldsmiths-workshop").goods(0, worker=1, wood=5, stone=5, food=5)
    assert not rich.may("activate:goldsmiths-workshop")


# -- building --------------------------------------------------------------------------------------------------------------


def test_building_a_card_from_the_hand_can_be_taken_back_drawing_one_cannot() -> None:
    history, chance = History(GAME, {}, ("1", "2"), 3), seeded(3)
    built = drawn = 0
    while not history.state.over:
        seat = history.state.to_act()[0]
        legal = history.state.legal(seat)
        action = legal[chance.below(len(legal))]
        before = history.state.copy()
        history.apply(seat, action)
        if history.state.seen != before.seen:
            drawn += 1
            assert history.why_no_undo(seat) == Line("undo-revealed")
        elif history.state.shown != before.shown and history.state.chance.words() == before.chance.words():
            built += 1
            history.undo(seat)
            assert history.state.dump() == before.dump()
            history.apply(seat, action)
    assert built > 0 and drawn > 0


def test_production_and_building_bonus_both_pay_when_built() -> None:
    desk = Desk("roman", "egyptian").hand(0, "quarry").goods(0, wood=1, stone=1)
    desk.do("build:quarry")
    assert desk.held(0) == {"stone": 2}
    assert desk.produce(0).has(0, "stone") == 2 + 1 + 1


def test_a_foundation_or_a_used_location_can_be_given_for_a_building() -> None:
    desk = Desk("roman", "egyptian").hand(0, "stonemason").empire(0, "gold-mine", "mill").foundation(0, "quarry")
    desk.goods(0, wood=1, stone=1, worker=2, defense_token=1)
    desk.do("activate:gold-mine")
    desk.turn(0).do("defend:mill", "build:stonemason")
    assert desk.codes() == ["give:mill", "give:gold-mine", "give:foundation"]
    desk.do("give:mill")
    assert desk.there("mill", DISCARD, 0) and desk.state.marks[desk.piece("mill", DISCARD, 0)] == 0


# -- razing and protection ----------------------------------------------------------------------------------------------------


def test_who_passed_is_no_target_of_anything() -> None:
    desk = Desk("barbarian", "roman", "egyptian").empire(0, "saboteurs-gold", "robbers", "pack-gold").empire(1, "mill")
    desk.goods(0, worker=6, raze_token=3).goods(1, stone=2).deals(1, "builder")
    assert desk.may("raze:1:mill") and desk.may("activate:saboteurs-gold") and desk.may("activate:robbers")
    desk.say(sides={1: {"passed": True}})
    assert not any(
        desk.may(code) for code in ("raze:1:mill", "activate:saboteurs-gold", "activate:robbers", "activate:pack-gold")
    )
    assert desk.why("raze:1:mill") == "why-passed"


def test_defense_token_costs_one_more_and_goes_at_cleanup() -> None:
    desk = Desk("roman", "barbarian").empire(0, "mill", "stonemason").goods(0, defense_token=1)
    assert desk.may("defend:mill") and not desk.may("defend:stonemason") and desk.why("defend:stonemason") == "why-only-common"
    desk.do("defend:mill")
    assert desk.why("defend:mill") == "why-no-defense-token"
    desk.turn(1).goods(1, raze_token=2)
    assert not desk.may("raze:0:mill")
    desk.goods(1, raze_token=3).do("raze:0:mill")
    assert desk.has(1, "raze-token") == 0 and desk.there("mill", FOUNDATION, 0)


def test_a_token_can_be_laid_on_what_was_just_built() -> None:
    desk = Desk("roman", "barbarian").hand(0, "new-forest").goods(0, wood=1, defense_token=1)
    desk.do("build:new-forest")
    assert desk.seat == 0 and desk.codes() == ["defend:new-forest", "end-turn"]
    assert desk.why("pass") == "why-acted"
    desk.do("defend:new-forest")
    assert desk.seat == 1


def test_no_question_after_the_action_when_nobody_else_plays() -> None:
    desk = Desk("roman", "barbarian").hand(0, "new-forest", "ruins").goods(0, wood=1, defense_token=1)
    desk.say(sides={1: {"passed": True}}).do("build:new-forest")
    assert desk.seat == 0 and desk.may("pass") and desk.may("defend:new-forest")


# -- activating --------------------------------------------------------------------------------------------------------------


def test_once_and_twice_in_one_turn_or_two() -> None:
    desk = Desk("roman", "egyptian").empire(0, "gold-mine", "coal-mine").goods(0, worker=5)
    assert not desk.may("activate-twice:coal-mine")
    desk.do("activate:gold-mine")
    desk.turn(0)
    assert desk.may("activate:gold-mine") and not desk.may("activate-twice:gold-mine")
    desk.do("activate:gold-mine")
    desk.turn(0)
    assert not desk.may("activate:gold-mine") and desk.why("activate:gold-mine") == "why-used"
    both = Desk("roman", "egyptian").empire(0, "gold-mine").goods(0, worker=2)
    both.do("activate-twice:gold-mine")
    assert both.held(0) == {"gold": 2}
    assert not Desk("roman", "egyptian").empire(0, "gold-mine").goods(0, worker=1).may("activate-twice:gold-mine")


def test_twice_is_paid_before_the_first_card_is_seen() -> None:
    desk = Desk("roman", "egyptian").empire(0, "castle-stone").goods(0, worker=2)
    desk.do("activate-twice:castle-stone")
    assert desk.has(0, "worker") == 0 and desk.codes() == ["draw:common", "draw:faction"]
    desk.do("draw:common", "draw:faction")
    assert desk.count(HAND, 0) == 2


def test_pairs_of_workers_in_one_action_until_done() -> None:
    desk = Desk("roman", "egyptian").goods(0, worker=5, defense_token=0)
    desk.do("exchange:wood")
    assert desk.codes() == ["exchange:wood", "exchange:stone", "exchange:food", "exchange:card", "done"]
    desk.do("done")
    assert desk.seat == 1 and desk.held(0) == {"worker": 3, "wood": 1}


# -- cleanup, end, ties --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faction", "kept"), [("barbarian", "worker"), ("japanese", "food"), ("roman", "raze-token"), ("egyptian", "gold")]
)
def test_boards_store_their_good_and_nothing_else(faction: str, kept: str) -> None:
    desk = Desk(faction, "roman" if faction != "roman" else "barbarian")
    desk.goods(0, worker=2, wood=2, stone=2, food=2, gold=2, raze_token=2, defense_token=1)
    clean_up(desk.state)
    assert desk.held(0) == {kept: 2}
    desk.goods(0, **{kept.replace("-", "_"): 1}).state.listen()
    clean_up(desk.state)
    stored = [(event.seat, GOODS[event.a], event.b) for event in desk.state.heard() if event.kind == log.STORED]
    assert stored == [(0, kept, 1)]


def test_no_cleanup_in_the_last_round() -> None:
    desk = Desk("roman", "egyptian").goods(0, wood=2, worker=1).turn(0, round=5)
    desk.do("pass", "pass")
    assert desk.state.over and desk.held(0) == {"worker": 1, "wood": 2}


def test_scoring_in_parts() -> None:
    desk = (
        Desk("japanese", "roman")
        .empire(0, "mill", "ruins", "farm", "gate")
        .goods(0, vp=7)
        .hand(0, "quarry", "stalls", "casino")
    )
    desk.do("tuck:quarry", "tuck:stalls", "tuck:casino")
    score = desk.state.result().scores[0]
    assert score.parts == {"part-track": 10, "part-common": 2, "part-faction": 4, "part-special": 2}
    assert score.total == 18


def test_ties_by_workers_and_resources_then_cards_then_shared() -> None:
    desk = Desk("roman", "egyptian").goods(0, vp=5, worker=1, wood=1).goods(1, vp=5, food=1, gold=9)
    assert [score.rank for score in desk.state.result().scores] == [1, 2]  # gold does not count
    assert ahead(desk.state, 0, 1) and not ahead(desk.state, 1, 0)
    desk.goods(1, stone=1).hand(1, "mill")
    assert [score.rank for score in desk.state.result().scores] == [2, 1]
    desk.hand(0, "quarry")
    scores = desk.state.result().scores
    assert [score.rank for score in scores] == [1, 1] and all(score.won for score in scores)
    assert not ahead(desk.state, 0, 1) and not ahead(desk.state, 1, 0)


@pytest.mark.parametrize(
    ("points", "workers", "hands", "said"),
    [
        ((5, 4, 0), (1, 3, 0), ("", "mill", ""), None),  # points decide
        ((4, 5, 5), (0, 1, 3), ("", "mill", ""), ("goods", 3, 1)),
        ((5, 5, 3), (2, 2, 9), ("", "mill", "quarry"), ("cards", 1, 0)),
        ((5, 5, 5), (0, 2, 2), ("", "mill", "quarry"), None),  # two share the win: nothing decided
        ((5, 3, 3), (0, 2, 1), ("", "", ""), None),  # others are level, not the winner
    ],
)
def test_the_board_is_told_what_decided_between_equal_points(
    points: tuple[int, ...], workers: tuple[int, ...], hands: tuple[str, ...], said: tuple[str, int, int] | None
) -> None:
    desk = Desk("roman", "egyptian", "japanese")
    for seat in range(3):
        desk.goods(seat, vp=points[seat], worker=workers[seat]).hand(seat, *hands[seat].split())
    assert desk.state.view(0).tie_break is None  # as long as the game goes on
    desk.state.over = True
    found = desk.state.view(0).tie_break
    assert (None if found is None else (found.by, found.winner, found.other)) == said


def test_first_player_moves_on_and_five_rounds_are_played() -> None:
    state = start(3)
    first = int(state.first())
    seen: dict[int, int] = {}
    chance = seeded(1)
    while not state.over:
        seen[int(state.round())] = int(state.first())
        play_out(state, chance, 1)
    assert seen == {number: (first + number - 1) % 3 for number in range(1, 6)}


@pytest.mark.parametrize(
    "points, told",
    [((3, 5, 4), {1: log.WON}), ((5, 4, 5), {0: log.SHARED, 2: log.SHARED}), ((4, 5, 5), {1: log.SHARED, 2: log.SHARED})],
)
def test_the_winners_are_told(points: tuple[int, ...], told: dict[int, int]) -> None:
    desk = Desk("roman", "egyptian", "japanese").turn(0, round=5)
    for seat, n in enumerate(points):
        desk.goods(seat, vp=n)
    desk.state.listen()
    for _ in points:
        desk.state.apply(desk.seat, GAME.action("pass"))
    ends = {int(event.seat): int(event.kind) for event in desk.state.heard() if event.kind in (log.WON, log.SHARED)}
    assert ends == told


def test_how_many_of_something_can_have_two_ends() -> None:
    three_to_six = 3 | 6 << 16
    assert [n for n in range(9) if within(n, three_to_six)] == [3, 4, 5, 6]


def test_a_cost_inside_a_text_that_cannot_be_paid_fails() -> None:
    """Slaver: one resource for two points. Costs are tried on copies where nobody has looked whether they can be paid."""
    for stone, failed in ((0, True), (1, False)):
        state = Desk("egyptian", "roman").goods(0, stone=stone).state
        pay = next(number for number, step in enumerate(state.t.steps) if step.name == "pay")
        place = next(
            pc
            for pc in range(len(state.t.code))
            if list(state.t.code[pc + 1 : pc + 4]) == [1, STONE, 1] and state.t.code[pc] & 255 == pay
        )
        f = state.enter(place, 0, -1, -1)
        assert Pay().go(state, f) == NEXT
        assert (state.stack[f + FLAGS] & FAILED != 0) is failed


def test_a_cost_inside_a_text_may_name_several_goods(monkeypatch: pytest.MonkeyPatch) -> None:
    """`gold, 2 wood, resource => ...`: no printed card does."""
    state = Desk("roman", "egyptian").state
    words = [0, 3, GOLD, 1, WOOD, 2, RESOURCE, 1]
    place = len(state.t.code)
    monkeypatch.setattr(state.t, "code", vec[i64]([*state.t.code, *words]))
    amounts = Pay().amounts(state, place)
    assert {good: int(n) for good, n in enumerate(amounts) if n} == {GOLD: 1, WOOD: 2, ANY: 1}


def test_what_is_enough_for_a_payment() -> None:
    """Gold stands in for what is missing; what is left over of resources and gold pays for any resource."""
    for need in product(range(2), range(2), range(2), range(3)):
        for held in product(range(2), range(2), range(2), range(3)):
            short = sum(n > has for n, has in zip(need[:3], held[:3], strict=True))
            enough = short <= held[3] and sum(held) >= sum(need)
            assert covered(packed(*need), *held) is enough, (need, held)


def test_one_wood_and_any_resource() -> None:
    """What pays for the wood is not there any more for the other."""
    for gold, ways in ((0, []), (1, ["gold:0", "gold:1"])):
        state = Desk("roman", "egyptian").goods(0, wood=1, gold=gold).state
        assert [GAME.code(way) for way in Pay().ways(state, 0, packed(1, 0, 0, 1))] == ways
        assert state.get(0, WOOD) == 1
