"""Crowded tables of Imperium as one seat sees them, for browser tests: prints them as JSON, by name."""

from __future__ import annotations

import sys

import asztal
from asztal.core.state import State
from asztal.server.wire import words
from asztal.server.wire.messages import ENCODER, Choice

GAME = asztal.game("imperium")
ROMANS = {
    "nation-led": "romans",
    "power": "romans-b",
    "hand": "conquer roman-invasion the-senate prosperity urban-development moneylenders leadership advance unrest",
    "play": "rome-the-eternal-city legions bread-and-circuses city boats shaduf temple raetia gallia-aquitania wilderness cape"
    " marsh",
    "garrison": [
        {"card": "oracle", "host": "raetia"},
        {"card": "assyrians", "host": "gallia-aquitania"},
        {"card": "shrine", "host": "cape"},
    ],
    "discard": "dalmatia triumvirate",
    "history": "julius-caesar roman-expansion",
    "empire": True,
    "mat": 6,
    "pop": 9,
    "prg": 12,
}
CELTS = {
    "nation-led": "celts",
    "power": "celts-b",
    "hand": "boudicca cattle-raid",
    "play": "celtica armorica britannia hibernia cauldron-of-cerridwen elders standing-army agriculture mysticism steppe",
    "garrison": [{"card": "druids", "host": "britannia"}],
    "mat": 5,
    "prg": 7,
}
PERSIANS = {"nation-led": "persians", "hand": "conquer", "play": "zagros bactria babylonians", "mat": 3}
GREEKS = {"nation-led": "greeks", "hand": "glory", "play": "city-of-athens lighthouse", "mat": 8}
MARKET = [
    {"card": "river", "slot": 1, "prg": 1},
    {"card": "coinage", "slot": 3},
    {"card": "port", "slot": 4, "mat": 2},
    {"card": "hittites", "slot": 5, "pop": 1},
]


def laid(*sides: dict[str, object]) -> State:
    scene = asztal.scene("imperium", seats=len(sides), seed=1)
    scene.table(commons="classics", market=MARKET)
    for seat, side in enumerate(sides):
        scene.side(seat, **{key.replace("-", "_"): said for key, said in side.items()})
    return scene.state()


def after(state: State, *codes: str) -> State:
    for code in codes:
        state.apply(state.to_act()[0], GAME.action(code))
    return state


def at_solstice(state: State) -> State:
    """Everybody ends their turn at once, and the first seat has to say in which order its cards come."""
    for _ in range(100):
        seat = state.to_act()[0]
        if seat == 0 and state.view(0).step == "solstice-cards":
            return state
        offered = [GAME.code(int(action)) for action in state.legal(seat)]
        after(state, "done" if "done" in offered else offered[0])
    raise AssertionError("there was no solstice")


def choice(state: State, seat: int, action: int) -> Choice:
    hint = GAME.hint(state, seat, action)
    return Choice(
        code=GAME.code(action),
        label=words.said(GAME.label(state, action)),
        hint=None if hint is None else words.said(hint),
        on=GAME.on(state, seat, action),
        preview=GAME.preview(state, seat, action),
        effect=GAME.effect(state, seat, action),
    )


def eyes(state: State, seat: int) -> dict[str, object]:
    """What differs from table to table in what a seat is told."""
    legal = [int(action) for action in state.legal(seat)] if seat in state.to_act() else []
    return {
        "seat": seat,
        "view": state.view(seat),
        "to_act": bool(legal),
        "prompt": words.said(GAME.prompt(state, seat)) if legal else None,
        "legal": [choice(state, seat, action) for action in legal],
    }


SCENES = {
    "turn": eyes(laid(ROMANS, CELTS, PERSIANS, GREEKS), 0),
    "acquire": eyes(after(laid(ROMANS, CELTS, PERSIANS, GREEKS), "hand:conquer", "option:1", "pay:0,0"), 0),
    "breakthrough": eyes(after(laid(ROMANS, CELTS, PERSIANS, GREEKS), "hand:conquer", "option:2", "pay:0,0"), 0),
    "solstice": eyes(at_solstice(laid(ROMANS, CELTS, PERSIANS, GREEKS)), 0),
    "attacked": eyes(after(laid(CELTS, ROMANS, PERSIANS, GREEKS), "hand:boudicca"), 1),
}

if __name__ == "__main__":
    sys.stdout.write(ENCODER.encode(SCENES).decode())
