"""What lies on the table, and the small moves the rules are made of. All fields are declared in `layout.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.frames import THIS, WIDTH
from asztal.core.machine.machine import Machine
from asztal.core.machine.words import AnyTime
from asztal.core.pieces import SEATS
from asztal.core.spaces import free_beside, space, space_x, space_y
from asztal.core.state import listed
from asztal.games.minerva import actions, layout, log
from asztal.games.minerva import tables as t
from asztal.games.minerva.tables import Tables

if TYPE_CHECKING:
    from asztal.games.minerva.view import View


class Minerva(Machine):
    """One moment of a game of Minerva. Nothing is hidden but the order of the two decks."""

    def __init__(self, tables: Tables, seats: i64) -> None:
        super().__init__(tables)
        self.tables: Tables = tables
        self.seats = seats

    def copy(self) -> Minerva:
        other = Minerva(self.tables, self.seats)
        other.take(self)
        return other

    def view(self, seat: int | None) -> View:
        found: View = super().view(seat)
        return found

    def kin(self) -> tuple[object, ...]:
        return self.tables.own, self.seats

    # -- reading the table ---------------------------------------------------------------------------------------------

    def round(self) -> i64:
        return self.row[layout.ROUND]

    def first(self) -> i64:
        return self.row[layout.FIRST]

    def turn(self) -> i64:
        return self.row[layout.TURN]

    def set_up_as(self) -> i64:
        """The number of players the tiles are chosen for: alone one plays with the tiles of two."""
        return 2 if self.seats == 1 else self.seats

    def passed(self, seat: i64) -> bool:
        return self.get(seat, layout.PASSED) == 1

    def fee(self) -> i64:
        """What an action costs: 1 denarius, once anybody has passed."""
        for seat in range(self.seats):
            if self.get(seat, layout.PASSED) == 1:
                return 1
        return 0

    def order_of(self, seat: i64) -> i64:
        """The number of the order tile a player holds, 0 for none."""
        tile = self.rings.top(layout.HELD * SEATS + seat)
        return 0 if tile == -1 else tile - t.ORDER_TILES + 1

    def holder(self, order: i64) -> i64:
        """Who holds an order tile; the only player needs none."""
        for seat in range(self.seats):
            if self.order_of(seat) == order:
                return seat
        return 0

    def category(self, piece: i64) -> i64:
        return self.tables.category[self.tables.kind[piece]]

    def missing(self, seat: i64, kind: i64) -> i64:
        """How many resources of its cost the player lacks."""
        lacks: i64 = 0
        good: i64 = 0
        cost = self.tables.cost
        while good < t.RESOURCES:
            left = cost[kind * t.RESOURCES + good] - self.get(seat, good)
            if left > 0:
                lacks += left
            good += 1
        return lacks

    def owned_assistants(self, seat: i64) -> i64:
        """Assistants in the supply and on residences."""
        found = self.get(seat, layout.ASSISTANTS)
        for piece in self.rings.piled(layout.CITY * SEATS + seat):
            if self.marks[piece] & layout.ASSISTED:
                found += 1
        return found

    def held(self, seat: i64) -> i64:
        """How many resources a player has."""
        found: i64 = 0
        good: i64 = 0
        while good < t.RESOURCES:
            found += self.get(seat, good)
            good += 1
        return found

    def residences_left(self, seat: i64) -> i64:
        """How many residences a player has not built yet."""
        return self.rings.count(layout.STOCK, seat)

    def on_offer(self, kind: i64) -> bool:
        """Whether a tile of this kind can be chosen, if it can be paid."""
        for zone in (layout.OFFER, layout.TEMPLES):
            for piece in self.rings.piled(zone * SEATS):
                if self.tables.kind[piece] == kind:
                    return True
        return False

    # -- cities --------------------------------------------------------------------------------------------------------

    def space(self, piece: i64) -> i64:
        return self.marks[piece] & layout.SPACE

    def tile_at(self, seat: i64, at: i64) -> i64:
        """The tile on a space of a city, -1 if there is none."""
        place: i64 = layout.CITY * SEATS + seat
        rings = self.rings
        n = rings.many(place)
        piece = rings.top(place)
        while n:
            if self.marks[piece] & layout.SPACE == at:
                return piece
            piece = rings.after(piece)
            n -= 1
        return -1

    def spaces(self, seat: i64, besides: i64 = -1) -> vec[i64]:
        """The spaces of all tiles of a city, or of all but one, ascending."""
        found = vec[i64]()
        place: i64 = layout.CITY * SEATS + seat
        rings = self.rings
        n = rings.many(place)
        piece = rings.top(place)
        while n:
            if piece != besides:
                found = listed(found, self.marks[piece] & layout.SPACE)
            piece = rings.after(piece)
            n -= 1
        return found

    def spots(self, seat: i64) -> vec[i64]:
        """Where a tile may be laid: every free space that shares an edge with the city."""
        return free_beside(self.spaces(seat))

    def is_residence(self, piece: i64) -> bool:
        return self.tables.kind[piece] == t.RESIDENCE_KIND

    def tile_action(self, seat: i64, piece: i64) -> i64:
        """The action that chooses a tile of a city."""
        at = self.space(piece)
        if is_near(at):
            return near_action(at)
        number: i64 = 0
        for other in self.spaces(seat):
            if other < at and not is_near(other):
                number += 1
        return actions.FAR + number

    # -- moving things -------------------------------------------------------------------------------------------------

    def gain(self, f: i64, seat: i64, good: i64, amount: i64) -> None:
        if good == t.RESOURCE:
            g = self.enter(self.tables.take_flow, seat, self.stack[f + THIS], -1)
            self.stack[g + 5] = amount + 1
            return
        self.tell(log.GAINED, seat, good, amount)
        self.add(seat, good, amount)
        if good < t.RESOURCES:
            surplus = self.get(seat, good) - t.MOST_HELD
            if surplus > 0:
                self.add(seat, good, -surplus)
                self.add(seat, t.DENARIUS, surplus)
                self.tell(log.SURPLUS, seat, good, surplus)

    def pay(self, seat: i64, good: i64, amount: i64) -> None:
        if amount > 0:
            self.add(seat, good, -amount)
            self.tell(log.PAID, seat, good, amount)

    def pay_for(self, seat: i64, kind: i64) -> None:
        """Pay the cost of a facility: resources as far as they go, 3 denarii for each that is missing."""
        missing = self.missing(seat, kind)
        good: i64 = 0
        while good < t.RESOURCES:
            cost = self.tables.cost[kind * t.RESOURCES + good]
            has = self.get(seat, good)
            self.pay(seat, good, has if cost > has else cost)
            good += 1
        self.pay(seat, t.DENARIUS, missing * t.MISSING)

    def take_tile(self, seat: i64, piece: i64) -> None:
        """The player builds a tile of the offer or of the temple row; alone one has to say from which pair."""
        if self.seats == 1 and self.rings.zone(piece) == layout.OFFER:
            self.enter(self.tables.pair_flow, seat, piece, -1)
        else:
            self.rings.move(piece, layout.HAND, seat)
            self.enter(self.tables.build_flow, seat, piece, -1)

    def lay(self, seat: i64, piece: i64, at: i64) -> None:
        """Put a tile into a city."""
        self.rings.move(piece, layout.CITY, seat)
        self.marks[piece] = at

    def discard(self, piece: i64) -> None:
        """Remove a tile from the game; the box is kept in order, because a position does not write it."""
        self.rings.move(piece, layout.BOX, 0)
        self.rings.arrange(self.rings.inside(layout.BOX, 0), layout.BOX * SEATS)
        self.marks[piece] = 0

    def refill_temples(self) -> None:
        temple = self.rings.top(layout.TEMPLE_DECK * SEATS)
        if temple != -1:
            self.rings.move(temple, layout.TEMPLES, 0)
            self.seen += 1
            self.tell(log.TEMPLE_SHOWN, 0, temple)

    def take_culture_tile(self, seat: i64, culture: i64) -> None:
        """The top tile of a pile is the player's."""
        tile = self.rings.top((layout.CULTURE + culture) * SEATS)
        self.rings.move(tile, layout.WON, seat)
        self.tell(log.CULTURED, seat, culture, self.tables.points[tile])

    # -- what may be done at any time ----------------------------------------------------------------------------------

    def ask(self, found: vec[i64]) -> i64:
        """Resources may be sold at every decision of one's own."""
        return self.ask_any_time(self.depth - WIDTH, found)

    def name_of(self, piece: int) -> str:
        return f"@{self.tables.kind_ids[self.tables.kind[piece]]}"


class Sale(AnyTime[Minerva]):
    """Resources may be sold for a denarius each."""

    def options(self, m: Minerva, seat: i64) -> vec[i64]:
        found = vec[i64]()
        good: i64 = 0
        while good < t.RESOURCES:
            if m.get(seat, good) > 0:
                found = append(found, actions.SELL + good)
            good += 1
        return found

    def does(self, m: Minerva, seat: i64, action: i64) -> bool:
        if action < actions.SELL or action >= actions.SELL + t.RESOURCES:
            return False
        m.add(seat, action - actions.SELL, -1)
        m.add(seat, t.DENARIUS, 1)
        m.tell(log.SOLD, seat, action - actions.SELL)
        return True


# -- spaces as actions -----------------------------------------------------------------------------------------------------


def is_near(at: i64) -> bool:
    """Whether an action of its own chooses a space."""
    return -actions.WINDOW <= space_x(at) <= actions.WINDOW and -actions.WINDOW <= space_y(at) <= actions.WINDOW


def near_action(at: i64) -> i64:
    """The action that chooses a space near the middle."""
    return actions.AT + (space_y(at) + actions.WINDOW) * actions.SPAN + space_x(at) + actions.WINDOW


def near_spot(action: i64) -> i64:
    """The space near the middle that an action chooses."""
    number = action - actions.AT
    return space(number % actions.SPAN - actions.WINDOW, number // actions.SPAN - actions.WINDOW)


def spot_actions(spaces: vec[i64]) -> vec[i64]:
    """The actions that choose one of these ascending spaces."""
    found = vec[i64]()
    far: i64 = 0
    for at in spaces:
        if is_near(at):
            found = append(found, near_action(at))
        else:
            far += 1
    number: i64 = 0
    while number < far:
        found = append(found, actions.FAR + number)
        number += 1
    return found


def far_spot(spaces: vec[i64], action: i64) -> i64:
    """The space an action beyond the window chooses among these ascending ones."""
    number = action - actions.FAR
    for at in spaces:
        if not is_near(at):
            if number == 0:
                return at
            number -= 1
    return -1
