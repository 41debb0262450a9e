"""What Imperial Settlers tells the contract suite: its components, secrets, events and pending steps."""

from __future__ import annotations

from collections import Counter
from typing import Any

from asztal.core.machine.naming import instructions
from asztal.core.state import Plain, State
from asztal.games.settlers import content, log
from asztal.games.settlers.layout import EMPIRE, GOODS_ON, HELD, LAYOUT, PASSED, RIVAL, ZONES
from contract.machine_laws import Steps
from settlers.desk import Desk
from settlers.solo import solo_desk

EVENTS = {
    value: name
    for name, value in vars(log).items()
    if name.isupper() and isinstance(value, int) and not isinstance(value, bool) and name != "SPECTATOR"
}
NEVER = frozenset({"gain:raze-token", "gain:defense-token", "swap:defense-token", "swap:card"})
"""No printed card offers these; a player's own deck may."""
TABLES = content.tables(content.STANDARD)
ASKING = [step for step in (TABLES.steps[head & 255] for head in instructions(TABLES)) if step.section or step.name == "choose"]
PENDING = frozenset(step.name for step in ASKING) - {"window"}
"""Every step of some program that asks something; features act in the order of their numbers, so windows never ask."""
COVERAGE = Steps(TABLES)
PIECES = TABLES.piece_ids
COMMON_ZONES = [zone for zone in LAYOUT.common if zone != LAYOUT.box]
SIDE_ZONES = [zone for zone in ZONES.names if zone not in LAYOUT.common]
COMMON, FACTION = frozenset(PIECES[:84]), frozenset(PIECES[84:204])


def box(seats: int) -> dict[str, int]:
    """84 common cards, 30 cards of each empire, 16 attack cards; those nobody needs stay in the box."""
    return {"common cards": 84, "faction cards": 120, "attack cards": 16}


def components(plain: Plain) -> dict[str, int]:
    """Everything that lies somewhere, or is in the box because nobody plays with it."""
    entries = [entry for zone in COMMON_ZONES for entry in plain.get(zone, [])]
    played = 0
    for side in plain["sides"]:
        played += "faction" in side and plain["round"] > 0
        entries += [entry for zone in SIDE_ZONES for entry in side.get(zone, [])]
        assert side["points"] >= 0 and all(side.get(good, 1) > 0 for good in HELD)
    cards = [named(entry) for entry in entries]
    assert len(cards) == len(set(cards))
    found = Counter("common" if card in COMMON else "faction" if card in FACTION else "attack" for card in cards)
    began = plain["round"] > 0
    return {
        "common cards": found["common"] + (0 if began else 84),
        "faction cards": found["faction"] + 30 * (4 - played),
        "attack cards": found["attack"] + (0 if began and plain["seats"] == 1 else 16),
    }


def named(entry: Any) -> str:
    """The card of an entry, which is a table if something lies on it."""
    return str(entry["card"] if isinstance(entry, dict) else entry)


def pending(plain: Plain) -> list[str]:
    return [step["doing"] for step in plain["pending"][:1]]


def secrets(plain: Plain, seat: int) -> dict[str, object]:
    """What a seat cannot see, as far as there is any at this moment."""
    found: dict[str, object] = {}
    if len(plain.get("deck", [])) > 1:
        found["common deck"] = plain["deck"]
    if len(plain.get("attack-deck", [])) > 1:
        found["attack deck"] = plain["attack-deck"]
    known = plain["known"]
    for number, side in enumerate(plain["sides"]):
        if len(side.get("faction-deck", [])) > 1:
            found["faction decks"] = (found.get("faction decks"), side["faction-deck"])
        if number == seat:
            continue
        hidden = [card for card in map(named, side.get("hand", [])) if card not in known]
        if hidden:
            found["hands"] = (found.get("hands"), hidden)
        if any(card not in known for card in side.get("packet", [])):
            found["packets"] = (found.get("packets"), side["packet"])
        if "picked" in side and len(side["packet"]) > 1:
            found["picked"] = (found.get("picked"), side["picked"])
    return found


def rare() -> list[State]:
    """Odd cards at work, which random play hardly ever brings to the table together."""
    states = [desk.state for desk in rare_desks()]
    for state in states:
        state.ask_again()  # things have been laid out
        state.listen()
    return list(states)


def rare_desks() -> list[Desk]:
    rich = {"worker": 6, "wood": 4, "stone": 4, "food": 4, "gold": 2, "raze_token": 5, "defense_token": 1}
    opponents = ("marketplace", "gold-mine", "stonemason", "ruins")
    desks = []
    for n in range(4):
        japanese = (
            Desk("japanese", "roman", seed=n)
            .goods(0, **rich)
            .goods(1, **rich)
            .hand(0, "farm", "stalls", "dojo", "mill", "ninjas")
        )
        japanese.empire(0, "gate", "shrine", "trade-route-food", "trade-route-vp", "imperial-messenger", "hanseatic-league")
        japanese.empire(0, "negotiator", "garrison", "ninjas", "school-of-diplomacy").deals(0, "casino", "rice-fields")
        japanese.empire(1, *opponents, "spies", "engineers").deals(1, "builder", "legion", "stonemason")
        barbarian = Desk("barbarian", "japanese", seed=n).goods(0, **rich).goods(1, **rich).hand(0, "castle-stone", "mill")
        barbarian.empire(
            0, "dark-chapel-worker", "dark-chapel-raze-token", "pack-gold", "rabble", "mission", "robbers", "saboteurs-gold"
        )
        barbarian.empire(0, "barter", "joiner", "quarry").deals(1, "farm", "casino").empire(
            1, "trade-route-food", "ninjas", "watchtower", "town-square"
        )
        egyptian = Desk("egyptian", "roman", "barbarian", seed=n).goods(0, **rich).goods(1, **rich).goods(2, **rich)
        egyptian.empire(0, "temple-of-ra", "royal-bath", "scorpion-breeder", "sanctuary", "desert", "chariot-builder", "slaver")
        egyptian.empire(0, "oasis", "gold-bazaar").hand(0, "pyramid", "quarry", "ruins").hand(1, "mill", "supplier")
        egyptian.empire(1, "gold-mine", "headquarters", "settlers", "farmers-at-work", "porters", "quarry")
        egyptian.hand(1, "administration", "stonemason").empire(2, "joiner", "coal-mine")
        solo = solo_desk("roman", ["gold", "stone", "wood"], ["stone", "gold"])
        solo.empire(
            0, "lodging-house", "supplier", "merchants-guild", "builder", "stonemason", "roman-bank", "legion", "gardens"
        )
        solo.empire(RIVAL, "mill").goods(0, **rich).turn(0, round=5)
        desks += [japanese, barbarian, egyptian, solo]
    samurai = Desk("japanese", "roman").hand(0, "ninjas").empire(0, "farm", "stalls", "ruins").goods(0, stone=1)
    desks.append(samurai.do("build:ninjas", "give:ruins"))
    pack = Desk("barbarian", "japanese").empire(0, "pack-gold").empire(1, "town-square").goods(0, worker=2)
    desks.append(pack.do("activate:pack-gold"))  # a card or another good
    for offered in (4, 8, 13):  # the three tiers of the Shrine
        shrine = Desk("japanese", "roman").empire(0, "shrine", "gate").turn(0, round=5)
        shrine.state.marks[shrine.piece("shrine", EMPIRE, 0)] = offered << GOODS_ON
        desks.append(shrine)
    last = Desk("roman", "barbarian").goods(0, raze_token=1).turn(1, round=5)
    last.state.put(0, PASSED, 1)
    desks.append(last)
    return desks
