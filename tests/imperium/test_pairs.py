"""Every nation meets every other, and plays all its cards with full hands: as it always went, to the end.

`make golden` writes what is compared. Few cards are ever played in whole games at random; a full hand plays them all.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from itertools import combinations

import pytest

from asztal.core.chance import seeded
from asztal.games.imperium import GAME, actions
from asztal.games.imperium.actions import NATIONS
from asztal.games.imperium.layout import BOXES
from asztal.games.imperium.state import Imperium
from imperium import promises
from imperium.printed import SUITS, Printed, cards, nation
from imperium.setting import Scene

Golden = Callable[[str, str], None]
CARDS_DEALT = {"deck", "nation", "bottom", "development", "common", "fame"}
EAGER = (actions.DONE, actions.INNOVATE, actions.REVOLT)
"""What ends a turn: at full hands seldom chosen."""
APART = 40
"""Every so manieth position is compared, and the last."""


def to_the_end(state: Imperium, seed: int, eager: bool = False) -> str:
    """Random play; tells how the game went."""
    chance, gone = seeded(seed), hashlib.sha256()
    for decisions in range(20_000):
        if state.over or decisions % APART == 0:
            gone.update(json.dumps(state.dump(), sort_keys=True).encode())
        if state.over:
            scores = ", ".join(str(score.total) for score in state.result().scores)
            return f"{decisions} decisions, {scores}, {gone.hexdigest()[:16]}"
        seat = state.to_act()[0]
        legal = state.legal(seat)
        action = legal[chance.below(len(legal))]
        if eager and action in EAGER:
            action = legal[chance.below(len(legal))]
        gone.update(f"{seat} {action} of {legal} ".encode())
        state.decide(seat, action)
    raise AssertionError("this game never ends")


@pytest.mark.parametrize("first", NATIONS[:-1])
def test_every_pair_of_nations_plays_to_the_end(first: str, golden: Golden) -> None:
    told = {}
    for number, (one, other) in enumerate(combinations(NATIONS, 2)):
        if one != first:
            continue
        commons, sides = BOXES[number % 2], ("aa", "bb", "ab", "ba")[number % 4]
        state = Scene(one, other, commons=commons, sides=sides, seed=number).state()
        told[other] = to_the_end(state, number)
        plain = state.dump()
        assert promises.components(plain) == promises.box(2) and GAME.load(plain).dump() == plain
        assert any(score.won for score in state.result().scores)
    golden(f"imperium-pairs/{first}.json", json.dumps(told, indent=1) + "\n")


def dealt(scene: Scene, seat: int, found: list[Printed]) -> None:
    """What stays in play lies there, everything else is in hand."""
    for card in found:
        if card.start in CARDS_DEALT and card.design != "unrest":
            scene.put("play" if card.table.get("pinned") else "hand", seat, card.design)


def feast(one: int, state: str, box: str, seats: int, seed: int) -> Imperium:
    """The last round of a game in which everybody has all cards of the nation, and each some of the common ones."""
    led = [NATIONS[(one + 5 * seat) % len(NATIONS)] for seat in range(seats)]
    scene = Scene(*led, commons=box, sides="ab"[seed % 2] * seats, seed=seed).say(-1, ending="last-round")
    common = [card for card in cards() if card.box == BOXES.index(box) + 1 and card.set in SUITS and card.players == 2]
    for seat, name in enumerate(led):
        dealt(scene, seat, nation(name))
        dealt(scene, seat, common[(one + seat) % 7 :: 7])
        scene.goods(seat, mat=7, pop=5, prg=4, action=9, exhaust=9)
    return scene.empire(*(range(seats) if state == "empire" else ())).state()


@pytest.mark.parametrize("name", NATIONS)
def test_all_cards_of_a_nation_do_as_they_always_did(name: str, golden: Golden) -> None:
    told = {}
    for seed in range(8):
        for state in ("barbarian", "empire"):
            box, seats = BOXES[seed // 2 % 2], (2, 3, 2, 4)[seed % 4]
            found = feast(NATIONS.index(name), state, box, seats, seed)
            told[f"{state} {box} {seats} {seed}"] = to_the_end(found, seed, True)
    golden(f"imperium-feasts/{name}.json", json.dumps(told, indent=1) + "\n")
