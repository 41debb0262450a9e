"""The solo game: what Hal does."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.core.frames import frame
from asztal.games.ginkgopolis import log
from asztal.games.ginkgopolis.building import Building
from asztal.games.ginkgopolis.pending import FINISH, MOVE_LETTER, YIELDS
from asztal.games.ginkgopolis.state import CARD, CHOSEN, KEPT, POINTS, STOCK, WHERE
from asztal.games.ginkgopolis.tables import FIRST_LETTER, HAL, RESOURCE, SP, TILE


class Solo(Building):
    """Hal, the imaginary opponent. He always builds, with a random tile; the supply is his."""

    def hal_turn(self) -> None:
        """Hal always builds, with a random tile. He needs resources and a tile for it, but no points."""
        card = self.get(HAL, CARD)
        self.put(HAL, CARD, -1)
        self.cards.reveal(card)
        self.seen += 1
        if len(self.supply) == 0:
            self.discard(card)
            return
        if self.expert and card >= FIRST_LETTER:
            card = self.hal_prefers(card)
        if not self.hal_can_build(card):
            self.discard(card)
            self.ending = True
            self.tell(log.END_BY_HAL, 0)
            return
        tile = self.draw_tile()
        self.seen += 1
        if len(self.supply) == 0:
            self.supply_ran_out()
        if card >= FIRST_LETTER:
            self.hal_urbanises(card, tile)
        else:
            self.hal_constructs(card, tile)

    def hal_prefers(self, letter: i64) -> i64:
        """Expert variant: instead of a letter Hal uses a second card if that builds a floor or is a better letter."""
        second = self.draw_card(CHOSEN, HAL)
        self.cards.reveal(second)
        if second < FIRST_LETTER:
            better = self.hal_can_build(second)
        else:
            better = self.hal_letter_points(second) > self.hal_letter_points(letter)
        used = second if better else letter
        unused = letter if better else second
        self.tell(log.HAL_SECOND, 0, used, unused)
        self.discard(unused)
        return used

    def hal_letter_points(self, card: i64) -> i64:
        goods = self.neighbour_yields(self.letters[card - FIRST_LETTER])
        return goods[RESOURCE] + goods[TILE] + goods[SP]

    def hal_can_build(self, card: i64) -> bool:
        """Hal uses all of his colour in the supply; a change of colour costs him nothing in the end."""
        resources = self.get(HAL, STOCK)
        if card >= FIRST_LETTER:
            return resources >= 1
        if self.owner(card) == HAL:
            resources += self.height(card)
        return resources >= self.height(card) + 1

    def hal_urbanises(self, card: i64, tile: i64) -> None:
        self.tell(log.HAL_URBANISED, 0, card, tile)
        self.add(HAL, STOCK, -1)
        self.build_at_letter(HAL, card - FIRST_LETTER, tile)
        self.check_last_resource(HAL)
        self.push(frame(FINISH, HAL, card, 0, 0))
        self.push(frame(YIELDS, HAL, tile, 0, 0))
        self.push(frame(MOVE_LETTER, 0, card - FIRST_LETTER, tile, 0))

    def hal_constructs(self, card: i64, tile: i64) -> None:
        self.tell(log.HAL_CONSTRUCTED, 0, card, tile)
        self.return_resources(HAL, card)
        self.add(HAL, STOCK, -(self.height(card) + 1))
        self.build_over(HAL, card, tile)
        self.check_last_resource(HAL)
        self.cards.move(card, KEPT, HAL)

    def use_neighbours(self, side: i64, tile: i64) -> None:
        """Hal takes success points from the buildings beside his new one, whatever their colour."""
        if self.seats == 1 and side == HAL:
            goods = self.neighbour_yields(self.city[WHERE + tile])
            self.hal_gains(goods[RESOURCE] + goods[TILE] + goods[SP])
        else:
            super().use_neighbours(side, tile)

    def hal_gains(self, points: i64) -> None:
        self.add(HAL, POINTS, points)
        if points > 0:
            self.tell(log.HAL_GAINED, 0, SP, points)
