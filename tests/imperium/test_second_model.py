"""A second model of the market, of payments and of variable points, slow and simple, compared over thousands of decisions.

It reads positions as plain data and the content files as they are written; nothing of the engine's counting is used.
"""

from __future__ import annotations

from typing import Any

import pytest

from asztal.core.chance import seeded
from asztal.core.machine.frames import THIS
from asztal.core.state import Plain
from asztal.games.imperium import GAME
from asztal.games.imperium import tables as t
from asztal.games.imperium.paying import Paying
from asztal.games.imperium.scoring import card_points
from asztal.games.imperium.state import Imperium
from imperium.printed import designs

GAMES = range(16)
"""More than 10,000 decisions."""
APART = 5
"""Every so manieth position is looked at; of those between only how somebody pays."""
PLACES = ("hand", "discard", "deck", "play", "history", "garrison", "sunken", "power")
COUNTED = {  # what the printed scoring lines count, written anew by hand
    "in anywhere": PLACES,
    "in play": ("play",),
    "in history": ("history",),
}


def name(card: Any) -> str:
    """The design of a card in a position."""
    return str(card["card"] if isinstance(card, dict) else card).partition(".")[0]


def owned(side: Plain, *places: str) -> list[str]:
    return [name(card) for place in places for card in side.get(place, [])]


def fits(id: str, words: str) -> int:
    """How often a design counts for words such as "city|metropolis"; icons count one by one."""
    card = designs()[id]
    if words.startswith("@"):
        return int(words[1:] in (id, card.get("called")))
    icons = [icon for icon in card.get("icons", []) if icon in words.split("|")]
    if icons or words in ("fertile", "river", "production", "fertile|river"):
        return len(icons)
    traits = {*card.get("suits", []), *card.get("types", [])}
    if card.get("pinned"):
        traits.add("pinned")
    if " per " in card.get("points", ""):
        traits.add("variable-vp")
    if words == "region" and "counts-as" in card.get("static", ""):
        return 2
    return int(bool(traits & set(words.split("|"))))


def amount(gain: str) -> int:
    """The number of "2 vp", one of "vp"."""
    return int(gain.split()[0]) if gain.split()[0].isdigit() else 1


def points(plain: Plain, seat: int, id: str, place: str, under: int) -> int:
    """What a card is worth, from its printed line."""
    card = designs()[id]
    line = card.get("points", "")
    found = int(card.get("vp", 0))
    if line.startswith("if "):
        while line.startswith("if "):
            condition, _, rest = line[3:].partition(": ")
            then, _, otherwise = rest.partition(" else: ")
            if condition == f"lies-in {place}":
                return found + amount(then)
            line = otherwise
        return found + (amount(line) if line else 0)
    for term in line.split(", ") if line else ():
        gain, _, counted = term.partition(" per ")
        each = amount(gain)
        every, words = 1, counted.split()
        if words[0].isdigit():
            every, words = int(words[0]), words[1:]
        found += each * (how_many(plain, seat, words, under) // every)
    return min(found, 10) if " per " in line else found


def how_many(plain: Plain, seat: int, words: list[str], under: int) -> int:
    side = plain["sides"][seat]
    if words[0] in ("mat", "pop", "prg"):
        return int(side[words[0]])
    if words[0] == "rival":
        return sum(other[words[2]] < side[words[2]] for other in plain["sides"])
    assert words[0] == "card"
    what = "" if words[1] == "in" else words[1]
    place = words[words.index("in") + 1]
    no = words[words.index("not-being") + 1] if "not-being" in words else ""
    if place == "here":
        return under
    if place == "exile-pile":
        there = [name(card) for card in plain["exile"]]
    elif place == "others":
        there = [id for number, other in enumerate(plain["sides"]) if number != seat for id in owned(other, *PLACES)]
    else:
        there = owned(side, *COUNTED[f"in {place}"])
    return sum(1 if not what else fits(id, what) for id in there if not no or not fits(id, no))


def check_points(state: Imperium, plain: Plain) -> int:
    """Every card of every player is worth what its printed line says; gives how many cards were looked at."""
    compared = 0
    ids = state.tables.ids()
    for seat, side in enumerate(plain["sides"]):
        for place in PLACES:
            for card in side.get(place, []):
                piece = ids.index(card["card"] if isinstance(card, dict) else card)
                under = sum(guest["host"] == ids[piece] for guest in side.get("garrison", []))
                wanted = points(plain, seat, name(card), place, under)
                assert card_points(state, seat, piece) == wanted, (name(card), place)
                compared += 1
    return compared


def check_market(before: Plain, after: Plain) -> None:
    """Five slots at most; unrest under every card that is not only a region; none lost."""
    for plain in (before, after):
        slots = [card["slot"] for card in plain["market"]]
        assert len(set(slots)) == len(slots) <= 5
        if len(slots) < 5:
            assert plain["main"] == []
        hosts = [card["host"] for card in plain["under"]]
        assert len(set(hosts)) == len(hosts)
        if plain["over"]:
            continue
        for card in plain["market"]:
            troubled = set(designs()[name(card)].get("suits", [])) & {"uncivilised", "civilised", "tributary"}
            assert (card["card"] in hosts) == bool(troubled), card
    kept = {card["card"]: card for card in before["market"]}
    for card in after["market"]:
        old = kept.get(card["card"])
        if old is not None and old["slot"] == card["slot"]:
            for good in ("mat", "pop", "prg"):  # tokens come one by one, and only the card itself takes them away
                assert card.get(good, 0) >= old.get(good, 0)


def ways(side: Plain, mat: int, pop: int, prg: int) -> set[tuple[int, int]]:
    """Every way to pay, by trying all: progress for two materials each, and for one population; never more than needed."""
    found = set()
    for x in range(8):
        for y in range(8):
            left = mat - 2 * x, pop - y
            if x + y + prg > side["prg"] or left[0] > side["mat"] or left[1] > side["pop"] or left[1] < 0:
                continue
            if left[0] < 0 and (left[0] < -1 or mat - 2 * (x - 1) <= side["mat"]):
                continue  # progress for a single material, although there was another way
            found.add((x, y))
    return found


BUYS_PROGRESS = {("@labyrinth", 0, 1), ("@pharmacy", 0, 2), ("@art", 3, 0)}
"""What buys one progress and nothing else: the card, materials, population. Progress alone does not pay for it."""


def check_payment(state: Imperium) -> None:
    """If somebody chooses how to pay, all ways are offered that make sense, and no others."""
    step = state.now()
    if not isinstance(step, Paying):
        return
    plain = state.dump()
    seat = state.to_act()[0]
    f = state.asking(seat)
    price = int(step.price(state, f, state.stack[f]))
    mat, pop, prg = price & 255, price >> 8 & 255, price >> 16 & 255
    offered = {tuple(map(int, GAME.code(action)[4:].split(","))) for action in state.legal(seat)}
    found = ways(plain["sides"][seat], mat, pop, prg)
    if (state.name_of(int(state.stack[f + THIS])), mat, pop) in BUYS_PROGRESS:
        found -= {(x, y) for x, y in found if y == pop and x + y > 0}
    assert offered == found


@pytest.mark.parametrize("seed", GAMES)
def test_market_points_and_payments_are_as_the_second_model_finds_them(seed: int) -> None:
    box = ("classics", "legends", "both")[seed % 3]
    state = GAME.new({"box": box, "nations": "random"}, 2 + seed % 3, seed)
    assert isinstance(state, Imperium)
    chance = seeded(seed)
    before: Plain | None = None
    decisions = looked_at = 0
    while not state.over:
        if state.tables.nations and state.rings.count(t.POWER, 0):
            check_payment(state)
            if decisions % APART == 0:
                plain = state.dump()
                if before is not None:
                    check_market(before, plain)
                if "-treated" not in str(plain["sides"]):  # icons that stand for others only in a turn
                    looked_at += check_points(state, plain)
                before = plain
        legal = state.legal(state.to_act()[0])
        state.decide(state.to_act()[0], legal[chance.below(len(legal))])
        decisions += 1
    assert decisions > 100 and looked_at > 1000
