"""The solo game: what Hal does. He always builds, with a random tile; the supply is his."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.core.machine.frames import NEXT
from asztal.core.machine.words import Step
from asztal.games.ginkgopolis import log
from asztal.games.ginkgopolis.building import (
    build_at_letter,
    build_over,
    building_of,
    check_last_resource,
    floors_of,
    neighbour_yields,
    return_resources,
)
from asztal.games.ginkgopolis.layout import CHOSEN, ENDING, KEPT, PLAYING, STOCK, SUPPLY
from asztal.games.ginkgopolis.state import Ginkgopolis
from asztal.games.ginkgopolis.tables import HAL, RESOURCE, SP, TILE


class HalTurn(Step[Ginkgopolis]):
    """Hal always builds, with a random tile. He needs resources and a tile for it, but no points."""

    name = "hal"

    def go(self, m: Ginkgopolis, f: i64) -> i64:
        card = m.only(CHOSEN, HAL)
        m.rings.move(card, PLAYING, HAL)
        m.seen += 1
        if m.count(SUPPLY, 0) == 0:
            m.discard(card)
            return NEXT
        if m.expert and card >= m.tables.first_letter:
            card = preferred(m, card)
        if not can_build(m, card):
            m.discard(card)
            m.row[ENDING] = 1
            m.tell(log.END_BY_HAL, 0)
            return NEXT
        tile = m.only(SUPPLY, 0)
        m.seen += 1
        if m.count(SUPPLY, 0) == 1:  # he takes the last one
            m.supply_ran_out()
        if card >= m.tables.first_letter:
            urbanises(m, card, tile)
        else:
            constructs(m, card, tile)
        return NEXT


def preferred(m: Ginkgopolis, letter: i64) -> i64:
    """Expert variant: instead of a letter Hal uses a second card if that builds a floor or is a better letter."""
    second = m.draw_card(PLAYING, HAL)
    floor = second < m.tables.first_letter
    better = can_build(m, second) if floor else letter_points(m, second) > letter_points(m, letter)
    used, unused = (second, letter) if better else (letter, second)
    m.tell(log.HAL_SECOND, 0, used, unused)
    m.discard(unused)
    return used


def letter_points(m: Ginkgopolis, card: i64) -> i64:
    goods = neighbour_yields(m, m.letter(card - m.tables.first_letter))
    return goods[RESOURCE] + goods[TILE] + goods[SP]


def can_build(m: Ginkgopolis, card: i64) -> bool:
    """Hal uses all of his colour in the supply; a change of colour costs him nothing in the end."""
    resources = m.get(HAL, STOCK)
    if card >= m.tables.first_letter:
        return resources >= 1
    if m.owner(building_of(m, card)) == HAL:
        resources += floors_of(m, card)
    return resources >= floors_of(m, card) + 1


def urbanises(m: Ginkgopolis, card: i64, tile: i64) -> None:
    m.tell(log.HAL_URBANISED, 0, card, tile)
    m.add(HAL, STOCK, -1)
    build_at_letter(m, HAL, card - m.tables.first_letter, tile)
    check_last_resource(m, HAL)
    m.enter(m.tables.hal_urbanises, HAL, card, tile)


def constructs(m: Ginkgopolis, card: i64, tile: i64) -> None:
    m.tell(log.HAL_CONSTRUCTED, 0, card, tile, floors_of(m, card) + 1)
    return_resources(m, HAL, card)
    m.add(HAL, STOCK, -(floors_of(m, card) + 1))
    build_over(m, HAL, card, tile)
    check_last_resource(m, HAL)
    m.rings.move(card, KEPT, HAL)
