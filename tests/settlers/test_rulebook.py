"""Every worked example of the rulebook, named after its page."""

from asztal.games.settlers import GAME
from asztal.games.settlers.layout import DEAL, DISCARD, EMPIRE, FOUNDATION, HAND, OPEN, PILE, SAMURAI_THERE
from asztal.games.settlers.rival import LINE, attack
from asztal.games.settlers.rounds import clean_up
from settlers.desk import Desk
from settlers.solo import solo_desk


def test_page_6_production() -> None:
    """Tomi leads the Japanese: board, two deals, Lord's Fields and Armorer."""
    desk = Desk("japanese", "barbarian").deals(0, "farm", "casino").empire(0, "lords-fields", "armorer")
    desk.produce(0)
    assert desk.held(0) == {"worker": 5, "wood": 1, "raze-token": 2, "defense-token": 1, "gold": 1, "food": 1}


def test_page_7_cleanup() -> None:
    """Tomi keeps 2 food on his board and discards his last worker and what lies on activated locations."""
    desk = Desk("japanese", "barbarian").empire(0, "stalls", "casino").goods(0, food=3, worker=2)
    desk.do("activate:stalls")
    desk.turn(0).do("activate:casino")
    assert desk.has(0, "food") == 2 and desk.has(0, "worker") == 1
    clean_up(desk.state)
    assert desk.held(0) == {"food": 2, "vp": 1}
    assert desk.state.used(desk.piece("stalls", EMPIRE, 0)) == 0 and desk.state.used(desk.piece("casino", EMPIRE, 0)) == 0


def test_page_8_cost_of_wood_storage() -> None:
    desk = Desk("barbarian", "japanese").hand(0, "wood-storage").goods(0, wood=2, stone=1)
    desk.do("build:wood-storage")
    assert desk.has(0, "wood") == 0 and desk.has(0, "stone") == 0
    poor = Desk("barbarian", "japanese").hand(0, "wood-storage").goods(0, wood=2)
    assert not poor.may("build:wood-storage") and poor.why("build:wood-storage") == "why-cannot-pay"


def test_page_8_cost_of_dark_chapel() -> None:
    desk = Desk("barbarian", "japanese").hand(0, "dark-chapel-worker").goods(0, wood=1, stone=2)
    assert not desk.may("build:dark-chapel-worker") and desk.why("build:dark-chapel-worker") == "why-no-location"
    desk.empire(0, "mill").do("build:dark-chapel-worker")
    assert desk.held(0) == {} and desk.there("mill", DISCARD, 0)


def test_page_8_sentry_tower() -> None:
    """Marci discards 2 wood and the Mill and gains a raze token and a worker at once."""
    desk = Desk("barbarian", "japanese").hand(0, "sentry-tower").empire(0, "mill").goods(0, wood=2)
    desk.do("build:sentry-tower")
    assert desk.held(0) == {"worker": 1, "raze-token": 1}
    assert desk.there("mill", DISCARD, 0) and desk.there("sentry-tower", EMPIRE, 0)


def test_page_9_razing_from_hand() -> None:
    desk = Desk("barbarian", "japanese").hand(0, "wood-storage").goods(0, raze_token=1)
    desk.do("raze:hand:wood-storage")
    assert desk.held(0) == {"wood": 2} and desk.there("wood-storage", DISCARD, 0)


def test_page_9_making_a_deal() -> None:
    desk = Desk("barbarian", "japanese").hand(0, "sentry-tower").goods(0, food=1)
    desk.do("deal:sentry-tower")
    assert desk.held(0) == {"worker": 1} and desk.there("sentry-tower", DEAL, 0)
    desk.produce(0)
    assert desk.has(0, "worker") == 1 + 5 + 1


def test_page_9_razing_an_opponents_location() -> None:
    desk = Desk("barbarian", "japanese").empire(1, "armorer").goods(0, raze_token=2)
    desk.do("raze:1:armorer")
    assert desk.held(0) == {"stone": 1, "vp": 1}
    assert desk.there("armorer", FOUNDATION, 1) and desk.held(1) == {"wood": 1}


def test_page_10_activating() -> None:
    """Saboteurs, Masons' Guild and Castle, one action each."""
    desk = Desk("barbarian", "japanese").empire(0, "saboteurs-gold", "masons-guild", "castle-stone")
    desk.goods(0, worker=3, stone=1).goods(1, stone=1)
    desk.do("activate:saboteurs-gold")
    assert desk.has(0, "stone") == 2 and desk.has(1, "stone") == 0
    desk.turn(0).do("activate:masons-guild")
    assert desk.has(0, "vp") == 3 and desk.has(0, "stone") == 0
    desk.turn(0).do("activate:castle-stone", "draw:faction")
    assert desk.has(0, "worker") == 0 and desk.count(HAND, 0) == 1
    assert desk.state.rings.inside(HAND, 0)[0] >= 84


def test_page_10_eight_workers() -> None:
    """8 workers: 1 wood, 2 common cards and 1 faction card in one action."""
    desk = Desk("barbarian", "japanese").goods(0, worker=8)
    desk.do("exchange:wood", "exchange:card", "draw:common", "exchange:card", "draw:common", "exchange:card", "draw:faction")
    assert desk.held(0) == {"wood": 1}
    cards = list(desk.state.rings.inside(HAND, 0))
    assert len(cards) == 3 and sum(card >= 84 for card in cards) == 1
    assert desk.seat == 1  # all of it was one action


def test_page_11_samurai() -> None:
    """Three raze tokens for a location with a samurai, who goes back to the supply while the card is discarded."""
    desk = Desk("japanese", "barbarian").empire(0, "farm").goods(0, worker=1)
    desk.do("samurai:farm")
    assert desk.state.marks[desk.piece("farm", EMPIRE, 0)] & SAMURAI_THERE and desk.has(0, "worker") == 0
    desk.turn(1).goods(1, raze_token=2)
    assert not desk.may("raze:0:farm") and desk.why("raze:0:farm") == "why-raze-price"
    desk.goods(1, raze_token=3).do("raze:0:farm")
    assert desk.held(1) == {"vp": 1}
    assert desk.there("farm", DISCARD, 0) and desk.held(0) == {} and desk.count(FOUNDATION, 0) == 0


def test_page_12_advanced_lookout_with_three_players() -> None:
    """5, 4 and 4 cards to choose from, then 3, 3 and 2; the last card is discarded."""
    state = GAME.new({"exploration": "advanced", "factions": "random"}, 3, 5)
    first = int(state.first())
    seen = []
    while GAME.prompt(state, state.to_act()[0]).id == "ask-take":
        seat = state.to_act()[0]
        seen.append(((seat - first) % 3, len(state.rings.inside(OPEN, 0))))
        state.apply(seat, state.legal(seat)[0])
    assert seen == [(0, 5), (1, 4), (2, 4), (0, 3), (1, 3), (2, 2)]
    assert state.rings.count(OPEN, 0) == 0
    assert state.rings.count(DISCARD, 0) == 1


def test_page_14_attack() -> None:
    """Wood on top, below it worker and gold: of the two locations with wood and gold the action location is lost."""
    desk = solo_desk("roman", line=["gold", "worker"], deck=["wood"])
    desk.empire(0, "carpenters-workshop", "marketplace", "joiner", "wood-supplier")
    attack(desk.state)
    assert desk.there("marketplace", PILE, 0)
    assert desk.count(EMPIRE, 0) == 3 and desk.count(FOUNDATION, 0) == 0 and desk.held(0) == {}
    assert line_goods(desk) == ["worker", "gold", "wood"]  # from the top: the two used cards are at the end


def line_goods(desk: Desk) -> list[str]:
    """The targets in the line of attack cards, from the top."""
    state = desk.state
    return [state.t.ids[state.t.kind[piece]].removeprefix("attack-") for piece in state.rings.piled(LINE)]
