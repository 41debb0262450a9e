"""Edges of the rules: one more or one fewer, a card that is alone, the last and the first of its kind."""

from __future__ import annotations

from typing import Any

import pytest

from asztal.core.machine.frames import ALL, NONE, SOME
from asztal.core.machine.words import Step
from asztal.core.pieces import SEATS
from asztal.games.imperium import tables as t
from asztal.games.imperium.cards import TakeUnrest
from asztal.games.imperium.paying import GainMany
from asztal.games.imperium.scoring import unrest_of
from asztal.games.imperium.state import Imperium
from imperium.setting import Scene, play, zone
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


@pytest.mark.parametrize(("hand", "able"), [((), NONE), (("guennuvar",), ALL)])
def test_before_a_search_has_begun_it_is_possible_wherever_the_card_lies(hand: tuple[str, ...], able: int) -> None:
    scene = Scene("arthurians", "celts").hand(0, "lawnslot-llyn", *hand).only("deck", 0).only("nation", 0, "gwaith-camlan")
    assert first_step(scene.state(), t.HAND, "lawnslot-llyn") == able


@pytest.mark.parametrize(("prg", "able"), [(0, NONE), (1, ALL)])
def test_a_card_without_tokens_gives_none_back(prg: int, able: int) -> None:
    """Pottery says `all prg`: words of a program as that verb has them, quantity and good."""
    state = Scene("minoans", "celts").say(0, play=[{"card": "pottery", "prg": prg} if prg else "pottery"]).state()
    pottery = own(state, t.PLAY, "pottery")
    pc = step_of(state, GainMany, state.tables.solstice[state.tables.kind[pottery]])
    assert state.able(state.enter(pc, 0, pottery, -1), pc) == able


# -- quests --------------------------------------------------------------------------------------------------------------------


def test_the_graal_waits_also_for_a_single_other_quest() -> None:
    state = solstice(Scene("arthurians", "celts").only("development", 0, "graal", "excalibur").state())
    play(state, "power:king-arthurs-court", "yes")
    assert state.name_of(int(state.active_quest(0))) == "@excalibur" and zone(state, "development") == ["graal"]
