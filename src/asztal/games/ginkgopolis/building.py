"""The three actions: exploit, urbanise, construct, and the decisions inside them. The names follow the rulebook."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.frames import frame, frame_a, frame_b
from asztal.core.pieces import place
from asztal.games.ginkgopolis import log
from asztal.games.ginkgopolis.effects import Effects
from asztal.games.ginkgopolis.pending import BONUS, FIND_SPOT, FINISH, GAIN, KEEP_CARD, MOVE_LETTER, SHIFT, TAKE, YIELDS
from asztal.games.ginkgopolis.ring import can_shift, spots_anywhere, spots_for
from asztal.games.ginkgopolis.state import (
    BURIED,
    CARD,
    CITY,
    HEIGHT,
    HOLDER,
    KEPT,
    NOWHERE,
    POINTS,
    RESOURCES,
    SCREEN,
    SITE,
    STOCK,
    TILE_LAID,
    UNDER,
    WHERE,
    step_to,
)
from asztal.games.ginkgopolis.tables import (
    CARDS,
    CONSTRUCT,
    EXPLOIT,
    FIRST_LETTER,
    HAL,
    LETTERS,
    RESOURCE,
    SP,
    TILE,
    URBANISE,
)


class Building(Effects):
    """What a player's chosen card and tile do."""

    # -- the three actions -----------------------------------------------------------------------------------------------

    def resolve(self, side: i64) -> None:
        """Reveal what the side has chosen and carry it out."""
        card = self.get(side, CARD)
        tile = self.get(side, TILE_LAID)
        self.put(side, CARD, -1)
        self.put(side, TILE_LAID, -1)
        self.cards.reveal(card)
        self.seen += 1
        if tile >= 0:
            self.tiles.reveal(tile)
            if self.can_afford(side, card, tile):
                if card >= FIRST_LETTER:
                    self.urbanise(side, card, tile)
                else:
                    self.construct(side, card, tile)
                return
            self.tiles.move(tile, SCREEN, side)
            self.tell(log.TOOK_BACK, side, tile, card)
        self.exploit(side, card)

    def can_afford(self, side: i64, card: i64, tile: i64) -> bool:
        """Resources that come back from one's own building may pay; bonuses come too late to pay."""
        resources = self.get(side, RESOURCES)
        if card >= FIRST_LETTER:
            return resources >= 1
        if self.owner(card) == side:
            resources += self.height(card)
        return resources >= self.resource_cost(card, tile) and self.get(side, POINTS) >= self.point_cost(card, tile)

    def resource_cost(self, card: i64, tile: i64) -> i64:
        """One resource for each floor, and one more for changing the colour."""
        return self.height(card) + 1 + self.colour_cost(card, tile)

    def colour_cost(self, card: i64, tile: i64) -> i64:
        return 1 if self.tables.colour[card] != self.tables.colour[tile] else 0

    def point_cost(self, card: i64, tile: i64) -> i64:
        """The difference, if the new number is lower."""
        difference = self.tables.number[card] - self.tables.number[tile]
        return difference if difference > 0 else 0

    def exploit(self, side: i64, card: i64) -> None:
        """A card on its own: a letter gives a resource or a tile, a building its good for each floor."""
        self.tell(log.EXPLOITED, side, card)
        self.push(frame(FINISH, side, card, 0, 0))
        self.push(frame(BONUS, side, EXPLOIT, 0, 0))
        if card >= FIRST_LETTER:
            self.push(frame(TAKE, side, 0, 0, 0))
        else:
            self.push(frame(GAIN, side, self.tables.colour[card], self.height(card), 0))

    def urbanise(self, side: i64, card: i64, tile: i64) -> None:
        """A letter card with a tile: a new building where the letter lies."""
        self.tell(log.URBANISED, side, card, tile)
        self.add(side, RESOURCES, -1)
        self.build_at_letter(side, card - FIRST_LETTER, tile)
        self.check_last_resource(side)
        self.push(frame(FINISH, side, card, 0, 0))
        self.push(frame(BONUS, side, URBANISE, 0, 0))
        self.push(frame(YIELDS, side, tile, 0, 0))
        self.push(frame(MOVE_LETTER, side, card - FIRST_LETTER, tile, 0))

    def construct(self, side: i64, card: i64, tile: i64) -> None:
        """A building card with a tile: a new floor on that building; the card is kept."""
        self.tell(log.CONSTRUCTED, side, card, tile)
        self.return_resources(side, card)
        points = self.point_cost(card, tile)
        if points > 0:
            self.add(side, POINTS, -points)
            self.tell(log.PAID, side, SP, points)
        if self.colour_cost(card, tile) > 0:
            self.add(side, RESOURCES, -1)
            self.add(side, STOCK, 1)
            self.tell(log.PAID, side, RESOURCE, 1)
        self.add(side, RESOURCES, -(self.height(card) + 1))
        self.build_over(side, card, tile)
        self.check_last_resource(side)
        self.push(frame(KEEP_CARD, side, card, 0, 0))
        self.push(frame(BONUS, side, CONSTRUCT, 0, 0))

    def return_resources(self, builder: i64, tile: i64) -> None:
        """The resources of a building go back to their owner, with a point each if somebody else builds over it."""
        owner = self.owner(tile)
        if owner < 0:
            return
        height = self.height(tile)
        if self.seats == 1 and owner == HAL:
            self.add(HAL, STOCK, height)  # all of Hal's resources lie in the supply
        else:
            self.add(owner, RESOURCES, height)
        points: i64 = 0
        if owner != builder:
            points = height
            self.add(owner, POINTS, points)
        self.tell(log.RETURNED, owner, height, points)

    def place_tile(self, tile: i64, at: i64, height: i64, owner: i64, under: i64) -> None:
        self.tiles.move(tile, CITY, 0)
        self.city[WHERE + tile] = at
        self.city[HEIGHT + tile] = height
        self.city[HOLDER + tile] = owner
        self.city[UNDER + tile] = under

    def build_at_letter(self, side: i64, letter: i64, tile: i64) -> None:
        self.place_tile(tile, self.letters[letter], 1, side, -1)
        self.city[SITE + tile] = 1
        self.letters[letter] = NOWHERE

    def build_over(self, side: i64, old: i64, tile: i64) -> None:
        self.place_tile(tile, self.city[WHERE + old], self.height(old) + 1, side, old)
        self.city[SITE + tile] = 1
        self.city[WHERE + old] = NOWHERE
        self.city[HEIGHT + old] = 0
        self.city[HOLDER + old] = -1
        self.tiles.move(old, BURIED, 0)

    def check_last_resource(self, side: i64) -> None:
        """Who has put the last resource on a building triggers the end, whatever comes back later."""
        if self.get(side, RESOURCES) == 0 and self.get(side, STOCK) == 0 and not self.ending:
            self.ending = True
            self.tell(log.END_BY_RESOURCES, side)

    def use_neighbours(self, side: i64, tile: i64) -> None:
        """Use every building beside the new one, whoever owns it."""
        goods = self.neighbour_yields(self.city[WHERE + tile])
        if goods[TILE] > 0:
            self.push(frame(GAIN, side, TILE, goods[TILE], 0))
        self.gain(side, RESOURCE, goods[RESOURCE])
        self.gain(side, SP, goods[SP])

    def neighbour_yields(self, at: i64) -> vec[i64]:
        """What the buildings beside a space give together, by good."""
        goods = vec[i64]([0, 0, 0])
        for neighbour in self.neighbours(at):
            goods[self.tables.colour[neighbour]] += self.height(neighbour)
        return goods

    def take_bonuses(self, side: i64, trigger: i64) -> None:
        """The permanent bonuses of this kind of action, in card order."""
        printed = self.tables
        triggers = printed.trigger
        at = self.cards.at
        kept = place(KEPT, side)
        card: i64 = CARDS - 1
        while card >= 0:
            if at[card] == kept and triggers[card] == trigger:
                item = printed.bonus_from[card + 1] - 1
                while item >= printed.bonus_from[card]:
                    self.push(printed.bonus[item] | (side << 8))
                    item -= 1
            card -= 1

    # -- decisions inside actions ----------------------------------------------------------------------------------------

    def wait_for(self, side: i64, pending: i64) -> None:
        """Leave the frame on the stack until the seat has decided."""
        self.push(pending)
        self.acting = 1 << side

    def offer_take(self, side: i64, pending: i64) -> None:
        """A resource or a tile; what the supply lacks cannot be taken."""
        if self.get(side, STOCK) > 0 and len(self.supply) > 0:
            self.wait_for(side, pending)
        elif self.get(side, STOCK) > 0:
            self.gain(side, RESOURCE, 1)
        else:
            self.gain(side, TILE, 1)

    def offer_move(self, side: i64, pending: i64) -> None:
        """The letter moves to a free space beside the new building: the player's choice if there are several."""
        free = self.free_directions(frame_b(pending))
        if len(free) == 0:
            self.push(frame(FIND_SPOT, side, frame_a(pending), 0, 0))
        elif len(free) == 1:
            self.set_letter(side, frame_a(pending), self.city[WHERE + frame_b(pending)] + step_to(free[0]))
        else:
            self.wait_for(side, pending)

    def free_directions(self, tile: i64) -> vec[i64]:
        free = vec[i64]()
        at = self.city[WHERE + tile]
        direction: i64 = 0
        while direction < 4:
            if self.is_free(at + step_to(direction)):
                free = append(free, direction)
            direction += 1
        return free

    def spots(self, pending: i64) -> vec[i64]:
        letter = frame_a(pending)
        return spots_for(self, letter) if frame_b(pending) == 0 else spots_anywhere(self, letter)

    def offer_spots(self, side: i64, pending: i64) -> None:
        """No free space beside the building: any free space between its neighbours in the alphabet, or one of them shifts."""
        spots = self.spots(pending)
        if len(spots) == 0:
            self.push(frame(SHIFT, side, frame_a(pending), 0, 0))
        elif len(spots) == 1:
            self.set_letter(side, frame_a(pending), spots[0])
        else:
            self.wait_for(side, pending)

    def offer_shift(self, side: i64, pending: i64) -> None:
        letter = frame_a(pending)
        previous = can_shift(self, letter, LETTERS - 1)
        following = can_shift(self, letter, 1)
        if previous >= 0 and following >= 0:
            self.wait_for(side, pending)
        elif previous >= 0 or following >= 0:
            self.shift(side, letter, previous if previous >= 0 else following)
        else:
            self.push(frame(FIND_SPOT, side, letter, 1, 0))

    def shift(self, side: i64, letter: i64, neighbour: i64) -> None:
        """The letter takes its neighbour's space; the neighbour moves on."""
        at = self.letters[neighbour]
        self.letters[neighbour] = NOWHERE
        self.set_letter(side, letter, at)
        self.push(frame(FIND_SPOT, side, neighbour, 0, 0))

    def set_letter(self, side: i64, letter: i64, at: i64) -> None:
        self.letters[letter] = at
        self.tell(log.MOVED_LETTER, side, letter)
