"""The language of Imperial Settlers, with all its words and steps, and the programs of its flow."""

from __future__ import annotations

from typing import Final

from asztal.core.machine.compiling import Compiler, Language, words_in
from asztal.core.notation import good
from asztal.games.settlers import (
    activating,
    any_time,
    building,
    deals,
    drawing,
    effects,
    lookout,
    paying,
    rival,
    rounds,
    swapping,
    turns,
)
from asztal.games.settlers.effects import GAINED, GOODS, PAID
from asztal.games.settlers.tables import Tables

LANGUAGE: Final = Language(
    [good(name) for name in GOODS],
    words_in(effects, swapping, paying, activating, drawing, building, deals, turns, lookout, rival, rounds),
    gained=GAINED,
    paid=PAID,
)
VOCABULARY: Final = LANGUAGE.vocabulary


def write_flow(compiler: Compiler, t: Tables) -> None:
    """The flow of the game: what happens from the first decision to the last, and inside every deed."""
    t.game = compiler.flow(
        "game",
        "factions",
        "begin",
        loop=(
            "next-round", "lookout", "production", "turns", "cleanup", "collect", "attack", "attack", "round-end",
        ),
    )  # fmt: skip
    t.choosing = compiler.flow("choosing", "faction")
    t.turn = compiler.flow("turn", "turn", "turn-end")
    t.building = compiler.flow("building", "give", "pay-building", "build")
    t.building_free = t.building + 1
    t.dealing = compiler.flow("dealing", "pay-deal", "make-deal")
    t.activating = compiler.flow("activating", "pay-price", "pay-special", "do-action")
    t.exchanging = compiler.flow("exchanging", "exchange")
    t.drawing = compiler.flow("drawing", "drawing")
    t.placing = compiler.flow("placing-samurai", "samurai")
    t.picking_good = compiler.flow("picking-good", "pick-good")
    t.taking = compiler.flow("taking", "take")
    t.revealing = compiler.flow("revealing", "reveal")
    t.sweeping = compiler.flow("sweeping", "sweep")
    t.rival_taking = compiler.flow("rival-taking", "rival-takes")
    t.passing_packets = compiler.flow("packets", "packet")
    t.losing = compiler.flow("losing", "lose")
    t.discarding = compiler.flow("discarding", "discard-card")
    t.window = compiler.flow("reactions", "window")
    t.any_time = any_time.OwnTurn()
    t.tucks, t.offers, t.keeps = (LANGUAGE.rule(name) for name in ("tuck", "offer", "store"))
