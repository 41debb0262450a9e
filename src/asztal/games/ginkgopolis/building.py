"""The three actions: exploit, urbanise, construct. The names follow the rulebook.

The frame of an action knows the card played (THIS) and the new tile (IT); what follows the deed itself are the steps below.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.lines import Line
from asztal.core.machine.frames import IT, LEFT, NEXT, SEAT, THIS
from asztal.core.machine.words import Step
from asztal.games.ginkgopolis import log
from asztal.games.ginkgopolis.layout import (
    CHOSEN,
    ENDING,
    KEPT,
    LAID,
    NOWHERE,
    PLAYING,
    POINTS,
    RESOURCES,
    SCREEN,
    STOCK,
    SUPPLY,
)
from asztal.games.ginkgopolis.state import Ginkgopolis
from asztal.games.ginkgopolis.tables import HAL, RESOURCE, SP, TILE

GROUND_FLOOR: Final = 1
"""What is built at a letter has so many floors."""

# -- the three actions -----------------------------------------------------------------------------------------------------


def carry_out(m: Ginkgopolis, side: i64) -> None:
    """Reveal what the side has chosen and carry it out."""
    card = m.only(CHOSEN, side)
    m.rings.move(card, PLAYING, side)
    m.seen += 1
    if m.count(LAID, side) > 0:
        tile = m.only(LAID, side)
        m.rings.reveal(tile)
        if can_afford(m, side, card, tile):
            if card >= m.tables.first_letter:
                urbanise(m, side, card, tile)
            else:
                construct(m, side, card, tile)
            return
        m.rings.move(tile, SCREEN, side)
        m.tell(log.TOOK_BACK, side, tile, card)
    m.tell(log.EXPLOITED, side, card)
    m.enter(m.tables.exploit_letter if card >= m.tables.first_letter else m.tables.exploit_building, side, card, -1)


def urbanise(m: Ginkgopolis, side: i64, card: i64, tile: i64) -> None:
    """A letter card with a tile: a new building where the letter lies."""
    m.tell(log.URBANISED, side, card, tile)
    m.add(side, RESOURCES, -1)
    build_at_letter(m, side, card - m.tables.first_letter, tile)
    check_last_resource(m, side)
    m.enter(m.tables.urbanise, side, card, tile)


def construct(m: Ginkgopolis, side: i64, card: i64, tile: i64) -> None:
    """A building card with a tile: a new floor on that building; the card is kept."""
    m.tell(log.CONSTRUCTED, side, card, tile, floors_of(m, card) + 1)
    return_resources(m, side, card)
    points = point_cost(m, card, tile)
    if points > 0:
        m.add(side, POINTS, -points)
        m.tell(log.PAID, side, SP, points)
    if colour_cost(m, card, tile) > 0:
        m.add(side, RESOURCES, -1)
        m.add(side, STOCK, 1)
        m.tell(log.PAID, side, RESOURCE, 1)
    m.add(side, RESOURCES, -(floors_of(m, card) + 1))
    build_over(m, side, card, tile)
    check_last_resource(m, side)
    m.enter(m.tables.construct, side, card, tile)


# -- costs -----------------------------------------------------------------------------------------------------------------


def building_of(m: Ginkgopolis, card: i64) -> i64:
    """The tile a building card names."""
    return m.tables.first_tile + card


def floors_of(m: Ginkgopolis, card: i64) -> i64:
    return m.height(m.tables.first_tile + card)


def can_afford(m: Ginkgopolis, side: i64, card: i64, tile: i64) -> bool:
    """Resources that come back from one's own building may pay; bonuses come too late to pay."""
    resources = m.get(side, RESOURCES)
    if card >= m.tables.first_letter:
        return resources >= 1
    if m.owner(building_of(m, card)) == side:
        resources += floors_of(m, card)
    return resources >= resource_cost(m, card, tile) and m.get(side, POINTS) >= point_cost(m, card, tile)


def resource_cost(m: Ginkgopolis, card: i64, tile: i64) -> i64:
    """One resource for each floor, and one more for changing the colour."""
    return floors_of(m, card) + 1 + colour_cost(m, card, tile)


def colour_cost(m: Ginkgopolis, card: i64, tile: i64) -> i64:
    return 1 if m.tables.colour[card] != m.tables.colour[tile] else 0


def point_cost(m: Ginkgopolis, card: i64, tile: i64) -> i64:
    """The difference, if the new number is lower."""
    difference = m.tables.number[card] - m.tables.number[tile]
    return difference if difference > 0 else 0


# -- what every builder does -----------------------------------------------------------------------------------------------


def return_resources(m: Ginkgopolis, builder: i64, card: i64) -> None:
    """The resources of a building go back to their owner, with a point each if somebody else builds over it."""
    owner = m.owner(building_of(m, card))
    if owner < 0:
        return
    height = floors_of(m, card)
    if m.is_hal(owner):
        m.add(HAL, STOCK, height)  # all of Hal's resources lie in the supply
    else:
        m.add(owner, RESOURCES, height)
    points: i64 = 0
    if owner != builder:
        points = height
        m.add(owner, POINTS, points)
    m.tell(log.RETURNED, owner, height, points)


def build_at_letter(m: Ginkgopolis, side: i64, letter: i64, tile: i64) -> None:
    m.place_tile(tile, m.letter(letter), GROUND_FLOOR, side, -1)
    m.set_letter(letter, NOWHERE)


def floors_over(m: Ginkgopolis, tile: i64) -> i64:
    """How many floors a building has once somebody builds over it."""
    return m.height(tile) + 1


def build_over(m: Ginkgopolis, side: i64, card: i64, tile: i64) -> None:
    old = building_of(m, card)
    m.place_tile(tile, m.where(old), floors_over(m, old), side, old)
    m.bury(old)


def check_last_resource(m: Ginkgopolis, side: i64) -> None:
    """Who has put the last resource on a building triggers the end, whatever comes back later."""
    if m.get(side, RESOURCES) == 0 and m.get(side, STOCK) == 0 and not m.ending:
        m.row[ENDING] = 1
        m.tell(log.END_BY_RESOURCES, side)


def neighbour_yields(m: Ginkgopolis, at: i64) -> vec[i64]:
    """What the buildings beside a space give together, by good."""
    goods = vec[i64]([0, 0, 0])
    for neighbour in m.neighbours(at):
        goods[m.tables.colour[neighbour]] += m.height(neighbour)
    return goods


# -- the steps of actions --------------------------------------------------------------------------------------------------


class Use(Step[Ginkgopolis]):
    """A building card on its own gives the building's good for each floor."""

    name = "use"

    def go(self, m: Ginkgopolis, f: i64) -> i64:
        card = m.stack[f + THIS]
        m.take_goods(m.stack[f + SEAT], m.tables.colour[card], floors_of(m, card))
        return NEXT


class Take(Step[Ginkgopolis]):
    """A letter card on its own gives a resource or a tile; what the supply lacks cannot be taken."""

    name = "take"
    ask = "ask-take"
    section = "exploit"

    def go(self, m: Ginkgopolis, f: i64) -> i64:
        side = m.stack[f + SEAT]
        if m.get(side, STOCK) > 0 and m.count(SUPPLY, 0) > 0:
            return m.ask(vec[i64]([m.tables.take_resource, m.tables.take_tile]))
        m.take_goods(side, RESOURCE if m.get(side, STOCK) > 0 else TILE, 1)
        return NEXT

    def resolve(self, m: Ginkgopolis, f: i64, seat: i64, action: i64) -> i64:
        m.take_goods(seat, RESOURCE if action == m.tables.take_resource else TILE, 1)
        return NEXT

    def question(self, m: Ginkgopolis, f: i64) -> Line:
        return Line(self.ask)


class MakeRoom(Step[Ginkgopolis]):
    """The letter whose space was built on is placed anew; for Hal the player does it."""

    name = "make-room"

    def go(self, m: Ginkgopolis, f: i64) -> i64:
        side = m.stack[f + SEAT]
        m.enter(m.tables.place_letter, 0 if m.is_hal(side) else side, m.stack[f + THIS], m.stack[f + IT])
        return NEXT


class Yields(Step[Ginkgopolis]):
    """Use every building beside the new one, whoever owns it. Hal takes success points instead, whatever their colour."""

    name = "yields"

    def go(self, m: Ginkgopolis, f: i64) -> i64:
        side = m.stack[f + SEAT]
        goods = neighbour_yields(m, m.where(m.stack[f + IT]))
        if m.is_hal(side):
            points = goods[RESOURCE] + goods[TILE] + goods[SP]
            m.add(HAL, POINTS, points)
            if points > 0:
                m.tell(log.HAL_GAINED, 0, SP, points)
            return NEXT
        m.take_goods(side, RESOURCE, goods[RESOURCE])
        m.take_goods(side, SP, goods[SP])
        m.take_goods(side, TILE, goods[TILE])
        return NEXT


class Discard(Step[Ginkgopolis]):
    """The action ends: its card is discarded."""

    name = "discard"

    def go(self, m: Ginkgopolis, f: i64) -> i64:
        m.discard(m.stack[f + THIS])
        return m.leave(f)


class KeepCard(Step[Ginkgopolis]):
    """The action ends: its card is kept, face up."""

    name = "keep-card"

    def go(self, m: Ginkgopolis, f: i64) -> i64:
        card = m.stack[f + THIS]
        m.rings.move(card, KEPT, m.stack[f + SEAT])
        m.tell(log.KEPT_CARD, m.stack[f + SEAT], card)
        return m.leave(f)


class DrawTiles(Step[Ginkgopolis]):
    """The rest of the tiles to draw, after tiles were given back."""

    name = "draw-tiles"
    frame = "tiles"

    def go(self, m: Ginkgopolis, f: i64) -> i64:
        m.gain_tiles(m.stack[f + SEAT], m.stack[f + LEFT] - 1)
        return NEXT
