"""The virtual player: what it takes, its attacks with all tie-breaks, the Japanese rule, victory and ranks."""

import pytest

import asztal
from asztal import bots
from asztal.core.chance import seeded
from asztal.core.playout import play_out
from asztal.games.settlers import GAME, log
from asztal.games.settlers.actions import GOODS
from asztal.games.settlers.layout import ATTACKS, DEAL, DISCARD, EMPIRE, FOUNDATION, HAND, OPEN, PILE, RIVAL
from asztal.games.settlers.rival import DEALS, LINE, attack, attraction
from asztal.games.settlers.scoring import ahead, rank_of, solo_won
from asztal.games.settlers.state import Settlers
from asztal.games.settlers.tables import COMMON, JAPANESE
from settlers.desk import Desk
from settlers.solo import solo_desk
from settlers.test_rulebook import line_goods


def test_lookout_takes_two_of_four_and_the_virtual_player_the_rest() -> None:
    state = GAME.new({"factions": "random"}, 1, 4)
    assert isinstance(state, Settlers)
    assert state.rings.count(OPEN, 0) == 4 and state.rings.count(HAND, 0) == 5
    state.apply(0, state.legal(0)[0])
    assert state.rings.count(OPEN, 0) == 2 and state.rings.count(EMPIRE, RIVAL) == 1
    state.apply(0, state.legal(0)[0])
    assert state.rings.count(OPEN, 0) == 0 and state.rings.count(EMPIRE, RIVAL) == 2
    assert state.rings.many(LINE) == 1 and state.rings.count(ATTACKS, 0) == 15


def test_razing_the_virtual_players_location_discards_it() -> None:
    desk = solo_desk("roman", ["gold"], []).empire(RIVAL, "mill").goods(0, raze_token=2)
    desk.do("raze:1:mill")
    assert desk.held(0) == {"worker": 1, "food": 1}
    assert desk.there("mill", DISCARD, 0) and desk.count(FOUNDATION, RIVAL) == 0


def test_its_locations_are_collected_after_the_round() -> None:
    desk = solo_desk("roman", ["gold"], ["food", "food"][:1]).empire(RIVAL, "mill", "ruins")
    desk.do("pass")
    assert desk.count(PILE, 0) == 2 and desk.there("mill", PILE, 0)


def test_revealed_attack_cards_are_its_deals() -> None:
    desk = solo_desk("roman", ["gold", "stone"], []).empire(0, "spies").goods(0, worker=1)
    desk.do("activate:spies")
    assert desk.codes() == ["cancel:1:attack-gold", "cancel:1:attack-stone"]
    desk.do("cancel:1:attack-gold")
    assert desk.there("attack-gold", DEAL, 0) and desk.state.rings.many(LINE) == 1
    assert desk.produce(0).has(0, "gold") == 1
    robbed = solo_desk("barbarian", ["gold", "stone"], []).empire(0, "robbers").goods(0, worker=2)
    robbed.do("activate:robbers", "cancel:1:attack-stone")
    assert robbed.state.rings.many(LINE) == 1 and robbed.there("attack-stone", DISCARD, 0)


def attacked(faction: str, line: list[str], top: str, *locations: str) -> Desk:
    desk = solo_desk(faction, line, [top]).empire(0, *locations)
    attack(desk.state)
    desk.state.run()
    return desk


def test_no_location_with_the_first_good_nothing_happens_and_the_card_stays_on_top() -> None:
    desk = attacked("roman", ["gold"], "food", "masons-guild")
    assert desk.count(PILE, 0) == 0 and line_goods(desk) == ["food", "gold"]


def test_two_equal_goods_need_two_cards_of_that_good() -> None:
    assert attacked("roman", ["gold"], "wood", "lumberjacks").count(PILE, 0) == 0
    assert attacked("roman", ["gold", "wood"], "wood", "lumberjacks").there("lumberjacks", PILE, 0)


def test_only_pairs_with_the_top_card_count_from_the_top_down() -> None:
    # stone and gold lie below, but the top card is wood: Masons' Guild (gold, stone) is safe; the nearer card decides
    assert attacked("roman", ["stone", "gold"], "wood", "masons-guild").count(PILE, 0) == 0
    desk = attacked("roman", ["gold", "vp"], "wood", "marketplace", "joiner")
    assert desk.there("joiner", PILE, 0) and line_goods(desk) == ["gold", "vp", "wood"]


def test_faction_locations_are_safe() -> None:
    assert attacked("roman", ["stone", "wood"], "wood", "stonemason", "builder").count(PILE, 0) == 0


def test_ties_action_then_feature_then_production() -> None:
    assert attacked("roman", ["wood"], "wood", "lumberjacks", "wood-storage", "old-forest").there("lumberjacks", PILE, 0)
    assert attacked("roman", ["wood"], "wood", "wood-storage", "old-forest").there("wood-storage", PILE, 0)


def test_ties_the_higher_cost_then_more_stone() -> None:
    # production with wood and wood: Wood Supplier costs 3, Old Forest 2
    assert attacked("roman", ["wood"], "wood", "wood-supplier", "old-forest").there("wood-supplier", PILE, 0)
    # actions with gold and stone or gold and vp: same cost, more stone goes first
    desk = attacked("roman", ["stone"], "vp", "bricklayer-stone", "statue")
    assert desk.there("bricklayer-stone", PILE, 0)
    assert attacked("roman", ["worker"], "stone", "porters", "coal-mine").there("coal-mine", PILE, 0)
    both = attacked("roman", ["gold"], "stone", "lodging-house", "supplier", "merchants-guild")
    assert both.codes() == ["choose:supplier", "choose:lodging-house"]  # features, cost 3 with 2 stone each
    both.do("choose:supplier")
    assert both.there("supplier", PILE, 0)


def test_protection_does_not_help_and_nothing_comes_back() -> None:
    desk = solo_desk("roman", ["wood"], ["wood"]).empire(0, "lumberjacks").goods(0, defense_token=1)
    desk.do("defend:lumberjacks")
    attack(desk.state)
    assert desk.there("lumberjacks", PILE, 0) and desk.held(0) == {}


def test_japanese_rule_two_victory_points_hit_a_faction_location_by_its_deal() -> None:
    order = ["shrine", "ninjas", "casino", "dojo", "master-swordsmith", "farm", "stalls"]
    desk = attacked("japanese", ["vp", "gold"], "vp", "monument", "gate", "stalls", "farm", "dojo", "casino", "ninjas")
    assert desk.there("ninjas", PILE, 0)  # raze token before gold, point, worker and food; Gate has no raze field
    assert line_goods(desk) == ["gold", "vp", "vp"]
    assert order[1] == "ninjas"
    card = attacked("japanese", ["vp"], "vp", "buddhas-temple", "ninjas")
    assert card.there("buddhas-temple", PILE, 0)
    tie = attacked("japanese", ["vp"], "vp", "casino", "school-of-diplomacy", "negotiator")
    assert tie.there("casino", PILE, 0)  # all have gold as deal: actions first, then the higher cost
    samurai = solo_desk("japanese", ["vp"], ["vp"]).empire(0, "farm", samurai=True)
    attack(samurai.state)
    assert samurai.there("farm", PILE, 0)


@pytest.mark.parametrize("japanese", [False, True])
def test_what_goes_first_by_all_that_is_printed(japanese: bool) -> None:
    state = solo_desk("japanese", ["vp"], ["vp"]).state
    t = state.t
    pieces = [piece for piece, printing in enumerate(t.kind) if t.faction[printing] == (JAPANESE if japanese else COMMON)]

    def printed(piece: int) -> tuple[int, ...]:
        kind = t.kind[piece]
        deal = DEALS.index(t.deal[kind]) if japanese else 0
        return deal, -t.type[kind], t.wood[kind] + t.stone[kind] + t.food[kind], t.stone[kind]

    by_number = sorted(pieces, key=lambda piece: attraction(state, piece, japanese))
    assert [printed(piece) for piece in by_number] == sorted(map(printed, pieces))
    assert len({printed(piece) for piece in pieces}) == len({int(attraction(state, piece, japanese)) for piece in pieces})


def test_japanese_locations_go_by_the_good_of_their_deal() -> None:
    order = ["card", "raze-token", "gold", "vp", "stone", "worker", "food", "wood"]
    assert [GOODS[good] for good in reversed(DEALS)] == order


def test_japanese_rule_needs_a_second_point_and_a_location() -> None:
    assert attacked("japanese", ["gold"], "vp", "farm").count(PILE, 0) == 0
    desk = attacked("japanese", ["vp", "stone"], "vp", "monument", "gate")
    assert desk.there("monument", PILE, 0)  # no faction location that can be razed: the ordinary search


def test_two_attacks_a_round_and_the_last_round_has_them_too() -> None:
    desk = solo_desk("roman", ["wood"], ["wood", "wood"]).empire(0, "lumberjacks", "old-forest", "wood-supplier", "joiner")
    desk.turn(0, round=5).do("pass")
    assert desk.state.over
    # the first attack hits the action location, the second the dearer of the two production locations
    assert desk.there("lumberjacks", PILE, 0) and desk.there("wood-supplier", PILE, 0)
    assert desk.count(PILE, 0) == 2 and desk.count(EMPIRE, 0) == 2


def test_victory_needs_more_faction_locations_than_the_pile() -> None:
    for extra, won in (("builder", True), ("ruins", False)):
        desk = solo_desk("roman", ["food"], ["card", "card"]).empire(0, "stonemason", extra).pile("mill")
        desk.turn(0, round=5).do("pass")
        result = desk.state.result()
        assert result.scores[0].won is won
        assert result.rivals["label-rival"].won is not won and result.rivals["label-rival"].total == 1
        assert (desk.state.view(0).title is not None) is won
        assert ahead(desk.state, 0, RIVAL) is won and ahead(desk.state, RIVAL, 0) is not won


@pytest.mark.parametrize(
    ("points", "title"),
    [
        (0, "commoner"),
        (29, "commoner"),
        (30, "servant"),
        (40, "page"),
        (50, "knight"),
        (60, "castellan"),
        (70, "king"),
        (80, "emperor"),
        (99, "emperor"),
    ],
)
def test_result_table(points: int, title: str) -> None:
    assert rank_of(points) == title


@pytest.mark.parametrize("faction", ["roman", "barbarian", "egyptian", "japanese"])
@pytest.mark.parametrize("round", [2, 4])
def test_whoever_takes_what_looks_best_builds_before_passing(faction: str, round: int) -> None:
    """Alone passing ends the round at once, and the goods of the next one come however much is left to do."""
    goods = {"wood": 3, "stone": 2, "food": 2}
    state = asztal.scene("settlers", seats=1, round=round).side(0, faction=faction, hand="sawmill quarry", **goods).state()
    assert GAME.code(bots.bot("medium", GAME, 1).choose(state, 0)).startswith("build:")


def test_a_lost_game_does_not_look_better_once_it_is_over() -> None:
    state = asztal.scene("settlers", seats=1, round=5).side(0, faction="roman").state()
    before = GAME.heuristic(state, 0)
    state.apply(0, GAME.action("pass"))
    assert state.over and GAME.heuristic(state, 0) <= before


def test_goods_of_the_last_round_are_kept_and_random_games_end() -> None:
    for seed in range(8):
        state = GAME.new({}, 1, seed)
        state.listen()
        play_out(state, seeded(seed))
        assert state.over and state.round() == 5
        told = [event.kind for event in state.heard()]
        assert told.count(log.FIRST) == 1 and told[-1] == (log.SOLO_WON if solo_won(state) else log.SOLO_LOST)
