"""The flow of the game: set-up, turns, hiring, glory, the next round. Each step is a small class, `FLOWS` their order."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.frames import COUNT, LEFT, NEXT, SEAT, STAY, THIS
from asztal.core.machine.pick import Pick
from asztal.core.machine.words import Step
from asztal.core.pieces import SEATS
from asztal.core.spaces import space, step_to
from asztal.core.state import listed
from asztal.games.minerva import actions, layout, log
from asztal.games.minerva import tables as t
from asztal.games.minerva.scoring import finish
from asztal.games.minerva.state import Minerva, far_spot, near_spot, spot_actions

# -- set-up ------------------------------------------------------------------------------------------------------------------


def lay_out(m: Minerva) -> None:
    """Everything that is the same in every game for so many players."""
    for piece in range(t.PIECES):
        m.rings.move(piece, layout.BOX, 0)
    seat: i64 = 0
    while seat < m.seats:
        m.lay(seat, t.SPRING + seat, space(0, 0))
        for i in range(t.RESIDENCES):
            m.rings.move(t.RESIDENCE + seat * t.RESIDENCES + i, layout.STOCK, seat)
        m.put(seat, t.WHEAT, 1)
        seat += 1
    for piece in pieces_in_play(m, t.START, t.NORMAL):
        m.rings.move(piece, layout.OFFER, 0)
    for piece in range(t.TEMPLES, t.ROUND_TILES):
        m.rings.move(piece, layout.TEMPLE_DECK, 0)
    for piece in pieces_in_play(m, t.CULTURE_TILES, t.GLORY_TILES):
        m.rings.move(piece, layout.CULTURE + (piece - t.CULTURE_TILES) // t.CULTURE_PILE, 0)
    for piece in range(t.GLORY_TILES, t.ORDER_TILES):
        m.rings.move(piece, layout.GLORY_TILES, 0)
    if m.seats > 1:
        for piece in pieces_in_play(m, t.ORDER_TILES, t.PIECES):
            m.rings.move(piece, layout.ORDER, 0)
    m.row[layout.ROUND] = 1


def set_up(m: Minerva) -> None:
    """What chance decides before the game: the first player, the decks, alone the pairs. Then the first round begins."""
    first = m.chance.below(m.seats)
    m.row[layout.FIRST] = first
    m.row[layout.TURN] = first
    seat: i64 = 0
    while seat < m.seats:
        m.put(seat, t.DENARIUS, 3 + (seat - first) % m.seats)
        seat += 1
    if m.seats == 1:
        m.rings.shuffle(layout.OFFER * SEATS, m.chance)
        for piece in m.rings.piled(layout.OFFER * SEATS):
            m.rings.reveal(piece)
    lay_deck(m)
    m.rings.shuffle(layout.TEMPLE_DECK * SEATS, m.chance)
    for _ in range(t.ROW):
        m.refill_temples()
    m.tell(log.NEW_ROUND, first, 1)
    reveal(m)
    m.enter(m.tables.round_flow, 0, -1, -1)
    m.run()


def pieces_in_play(m: Minerva, first: i64, end: i64) -> vec[i64]:
    """The pieces of a group that are used with so many players."""
    found = vec[i64]()
    piece = first
    while piece < end:
        if m.tables.from_players[piece] <= m.set_up_as():
            found = append(found, piece)
        piece += 1
    return found


def lay_deck(m: Minerva) -> None:
    """Six equal piles of normal locations, a round tile shuffled into each, one on the other."""
    tiles = pieces_in_play(m, t.NORMAL, t.TEMPLES)
    m.chance.shuffle(tiles)
    n: i64 = len(tiles) // t.ROUNDS
    deck = vec[i64]()
    for pile in range(t.ROUNDS):
        shuffled = vec[i64]([t.ROUND_TILES + pile])
        for i in range(n):
            shuffled = append(shuffled, tiles[pile * n + i])
        m.chance.shuffle(shuffled)
        for piece in shuffled:
            deck = append(deck, piece)
    for piece in deck:
        m.rings.move(piece, layout.DECK, 0)
        m.rings.forget(piece)


def reveal(m: Minerva) -> None:
    """Show new locations until a round tile comes up. Alone one lays them in pairs, and the round tile may complete one."""
    alone = False  # whether the last one shown has no partner yet
    m.seen += 1
    while True:
        piece = m.rings.top(layout.DECK * SEATS)
        if m.tables.kind[piece] == t.ROUND_KIND:
            if m.seats == 1 and alone:
                m.rings.move(piece, layout.OFFER, 0)
            else:
                m.discard(piece)
            return
        m.rings.move(piece, layout.OFFER, 0)
        m.tell(log.SHOWN, 0, piece)
        alone = not alone


# -- a round -----------------------------------------------------------------------------------------------------------------


class Main(Step[Minerva]):
    """Turns, clockwise, until everybody has passed. LEFT: 1 once somebody has had a turn."""

    name = "main"
    frame = "begun"

    def go(self, m: Minerva, f: i64) -> i64:
        seat = m.first() if m.stack[f + LEFT] == 0 else (m.turn() + 1) % m.seats
        m.stack[f + LEFT] = 1
        if all_passed(m):
            return NEXT
        while m.passed(seat):
            m.add(seat, t.DENARIUS, 1)
            m.tell(log.INCOME, seat)
            seat = (seat + 1) % m.seats
        m.row[layout.TURN] = seat
        m.enter(m.tables.turn_flow, seat, -1, -1)
        return STAY


def all_passed(m: Minerva) -> bool:
    for seat in range(m.seats):
        if not m.passed(seat):
            return False
    return True


class Turn(Step[Minerva]):
    """One action: build a facility or a residence, place an assistant, or pass."""

    name = "turn"
    ask = "ask-turn"
    section = "turn"

    def go(self, m: Minerva, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        found = vec[i64]([actions.PASS])
        money = m.get(seat, t.DENARIUS) - m.fee()
        if money < 0:
            return m.ask(found)
        if m.rings.count(layout.STOCK, seat) > 0:
            found = append(found, actions.RESIDENCE)
        if m.get(seat, layout.ASSISTANTS) > 0 and has_free_residence(m, seat):
            found = append(found, actions.ASSISTANT)
        found = self.builds(m, seat, money, layout.OFFER * SEATS, found)
        return m.ask(self.builds(m, seat, money, layout.TEMPLES * SEATS, found))

    def builds(self, m: Minerva, seat: i64, money: i64, place: i64, found: vec[i64]) -> vec[i64]:
        """What of the tiles in a place can be paid. Half of all decisions ask it, so it counts as `missing` does, by hand."""
        rings = m.rings
        cost = m.tables.cost
        wheat = m.get(seat, t.WHEAT)
        stone = m.get(seat, t.STONE)
        wood = m.get(seat, t.WOOD)
        ore = m.get(seat, t.ORE)
        most = money // t.MISSING
        n = rings.many(place)
        piece = rings.top(place)
        while n > 0:
            kind = m.tables.kind[piece]
            piece = rings.after(piece)
            n -= 1
            lacks: i64 = 0
            row = kind * t.RESOURCES
            if cost[row] > wheat:
                lacks += cost[row] - wheat
            if cost[row + 1] > stone:
                lacks += cost[row + 1] - stone
            if cost[row + 2] > wood:
                lacks += cost[row + 2] - wood
            if cost[row + 3] > ore:
                lacks += cost[row + 3] - ore
            if lacks <= most:
                found = listed(found, actions.COINS if kind == t.ROUND_KIND else actions.BUILD + kind)
        return found

    def resolve(self, m: Minerva, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.PASS:
            m.put(seat, layout.PASSED, 1)
            tile = m.rings.top(layout.ORDER * SEATS)
            if tile != -1:
                m.rings.move(tile, layout.HELD, seat)
            m.tell(log.PASSED_TURN, seat, m.order_of(seat))
            return NEXT
        if m.fee() > 0:
            m.add(seat, t.DENARIUS, -1)
            m.tell(log.FEE, seat)
        if action == actions.RESIDENCE:
            piece = m.rings.top(layout.STOCK * SEATS + seat)
            m.rings.move(piece, layout.HAND, seat)
            m.enter(m.tables.residence_flow, seat, piece, -1)
        elif action == actions.ASSISTANT:
            m.add(seat, layout.ASSISTANTS, -1)
            m.enter(m.tables.assistant_flow, seat, -1, -1)
        else:
            kind: i64 = t.ROUND_KIND if action == actions.COINS else action - actions.BUILD
            m.pay_for(seat, kind)
            m.take_tile(seat, self.about(m, f, seat, action))
        return NEXT

    def about(self, m: Minerva, f: i64, seat: i64, action: i64) -> i64:
        kind: i64 = t.ROUND_KIND if action == actions.COINS else action - actions.BUILD
        for zone in (layout.OFFER, layout.TEMPLES):
            for piece in m.rings.piled(zone * SEATS):
                if m.tables.kind[piece] == kind:
                    return piece
        return -1


def has_free_residence(m: Minerva, seat: i64) -> bool:
    for piece in m.rings.piled(layout.CITY * SEATS + seat):
        if m.is_residence(piece) and not m.marks[piece] & layout.ASSISTED:
            return True
    return False


class Pair(Pick[Minerva]):
    """Solo: from which pair the tile is taken; the other one leaves the game. THIS: a tile of the kind that was chosen."""

    name = "pair"
    ask = "ask-pair"
    section = "solo"

    def candidates(self, m: Minerva, f: i64, pc: i64) -> vec[i64]:
        found = vec[i64]()
        kind = m.tables.kind[m.stack[f + THIS]]
        for piece in m.rings.piled(layout.OFFER * SEATS):
            if m.tables.kind[piece] == kind:
                found = append(found, piece)
        return found

    def action(self, m: Minerva, f: i64, piece: i64) -> i64:
        kind = m.tables.kind[partner(m, piece)]
        return actions.REMOVE_ROUND if kind == t.ROUND_KIND else actions.REMOVE + kind

    def act(self, m: Minerva, f: i64, piece: i64) -> None:
        seat = m.turn()
        other = partner(m, piece)
        m.discard(other)
        m.tell(log.DISCARDED, seat, other)
        if m.tables.kind[piece] == t.ROUND_KIND:
            m.discard(piece)
            m.add(seat, t.DENARIUS, t.STAKE)
            m.tell(log.COINS_TAKEN, seat)
        else:
            m.rings.move(piece, layout.HAND, seat)
            m.enter(m.tables.build_flow, seat, piece, -1)


def partner(m: Minerva, piece: i64) -> i64:
    """The other tile of a pair: the offer is laid out two by two."""
    tiles = m.rings.piled(layout.OFFER * SEATS)
    for i in range(len(tiles)):
        if tiles[i] == piece:
            return tiles[i ^ 1]
    return -1


class Place(Step[Minerva]):
    """Where the tile THIS is laid: beside the city, edge to edge. A temple from the row is replaced by a new one."""

    name = "place"
    ask = "ask-place"
    section = "placing"

    def go(self, m: Minerva, f: i64) -> i64:
        return m.ask(spot_actions(m.spots(m.stack[f + SEAT])))

    def resolve(self, m: Minerva, f: i64, seat: i64, action: i64) -> i64:
        piece = m.stack[f + THIS]
        at = near_spot(action) if action < actions.FAR else far_spot(m.spots(seat), action)
        m.lay(seat, piece, at)
        m.tell(log.PLACED, seat, piece, at)
        if m.category(piece) == t.TEMPLE:
            m.refill_temples()
        return NEXT


class WhenBuilt(Step[Minerva]):
    """What the tile THIS does when it is built."""

    name = "built"

    def go(self, m: Minerva, f: i64) -> i64:
        piece = m.stack[f + THIS]
        effect = m.tables.built[m.tables.kind[piece]]
        if effect:
            m.enter(effect, m.stack[f + SEAT], piece, -1)
        return NEXT


class Station(Pick[Minerva]):
    """On which residence the assistant is placed."""

    name = "station"
    ask = "ask-station"
    section = "assistants"

    def candidates(self, m: Minerva, f: i64, pc: i64) -> vec[i64]:
        return m.rings.piled(layout.CITY * SEATS + m.stack[f + SEAT])

    def fits(self, m: Minerva, f: i64, pc: i64, piece: i64) -> bool:
        return m.is_residence(piece) and not m.marks[piece] & layout.ASSISTED

    def action(self, m: Minerva, f: i64, piece: i64) -> i64:
        return m.tile_action(m.stack[f + SEAT], piece)

    def act(self, m: Minerva, f: i64, piece: i64) -> None:
        m.marks[piece] |= layout.ASSISTED
        m.stack[f + THIS] = piece
        m.tell(log.ASSISTED_TURN, m.stack[f + SEAT], 0, m.space(piece))


class Direction(Step[Minerva]):
    """Which way the residence THIS activates; COUNT keeps it for the next step."""

    name = "direction"
    ask = "ask-direction"
    section = "residences"

    def go(self, m: Minerva, f: i64) -> i64:
        return m.ask(vec[i64]([actions.GO, actions.GO + 1, actions.GO + 2, actions.GO + 3]))

    def resolve(self, m: Minerva, f: i64, seat: i64, action: i64) -> i64:
        m.stack[f + COUNT] = action - actions.GO
        m.tell(log.DIRECTED, seat, action - actions.GO)
        return NEXT


class ActivateLine(Step[Minerva]):
    """The tiles in line with the residence THIS act, the nearest first, up to a residence or a gap. LEFT: how many have."""

    name = "activate-line"
    frame = "activated"

    def go(self, m: Minerva, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        if m.stack[f + LEFT] == 0:
            m.stack[f + LEFT] = 1
        while True:
            at = m.space(m.stack[f + THIS]) + m.stack[f + LEFT] * step_to(m.stack[f + COUNT])
            piece = m.tile_at(seat, at)
            if piece < 0 or m.is_residence(piece):
                return NEXT
            m.stack[f + LEFT] += 1
            effect = m.tables.use[m.tables.kind[piece]]
            if effect:
                m.tell(log.USED, seat, piece)
                m.enter(effect, seat, piece, -1)
                return STAY


class CheckCulture(Step[Minerva]):
    """The culture points of the turn are compared with the top tile of each pile, once, and are gone."""

    name = "check-culture"

    def go(self, m: Minerva, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        for culture in range(3):
            points = m.get(seat, t.THEATRE + culture)
            if points:
                top = m.rings.top((layout.CULTURE + culture) * SEATS)
                if top != -1 and points >= m.tables.need[top]:
                    m.take_culture_tile(seat, culture)
                m.put(seat, t.THEATRE + culture, 0)
        return NEXT


# -- between rounds ----------------------------------------------------------------------------------------------------------


class Hire(Step[Minerva]):
    """Everybody may hire one assistant, the highest order tile first. LEFT: the order tile that is asked, plus 1."""

    name = "hire"
    ask = "ask-hire"
    section = "hiring"
    frame = "order"

    def go(self, m: Minerva, f: i64) -> i64:
        if m.round() == t.ROUNDS:
            return NEXT
        if m.stack[f + LEFT] == 0:
            m.stack[f + LEFT] = m.seats + 1
        while m.stack[f + LEFT] > 1:
            seat = m.holder(m.stack[f + LEFT] - 1)
            owned = m.owned_assistants(seat)
            cost = t.price(owned)
            money = m.get(seat, t.DENARIUS)
            if owned < t.MOST_ASSISTANTS and (money + m.held(seat) >= cost * 5 or m.get(seat, t.GLORY) >= cost):
                m.stack[f + SEAT] = seat
                found = vec[i64]()
                if money >= cost * 5:
                    found = append(found, actions.HIRE_MONEY)
                if m.get(seat, t.GLORY) >= cost:
                    found = append(found, actions.HIRE_GLORY)
                return m.ask(append(found, actions.NO))
            m.stack[f + LEFT] -= 1
        return NEXT

    def resolve(self, m: Minerva, f: i64, seat: i64, action: i64) -> i64:
        m.stack[f + LEFT] -= 1
        if action != actions.NO:
            cost = t.price(m.owned_assistants(seat))
            if action == actions.HIRE_MONEY:
                m.add(seat, t.DENARIUS, -cost * 5)
            else:
                m.add(seat, t.GLORY, -cost)
            m.add(seat, layout.ASSISTANTS, 1)
            m.tell(log.HIRED, seat, 0 if action == actions.HIRE_MONEY else 1, cost)
        return STAY


class CollectGlory(Step[Minerva]):
    """The glory tiles of the round, by glory tokens, ties by order tile. After the last round the game is over."""

    name = "glory"

    def go(self, m: Minerva, f: i64) -> i64:
        round = m.round()
        first = t.first_glory_tile(round)
        if m.seats == 1:
            tokens = m.get(0, t.GLORY)
            if tokens > 0:
                self.give(m, 0, first if tokens >= round else first + 1)
        else:
            done: i64 = 0
            for place in range(t.places(round)):
                best: i64 = -1
                most: i64 = 0
                for order in range(m.seats):
                    seat = m.holder(order + 1)
                    if not (done >> seat) & 1 and m.get(seat, t.GLORY) > most:
                        best = seat
                        most = m.get(seat, t.GLORY)
                if best != -1:
                    done |= 1 << best
                    self.give(m, best, first + place)
        for place in range(t.places(round)):
            if m.rings.zone(first + place) == layout.GLORY_TILES:
                m.discard(first + place)
        if round == t.ROUNDS:
            finish(m)
        return NEXT

    def give(self, m: Minerva, seat: i64, tile: i64) -> None:
        m.rings.move(tile, layout.WON, seat)
        m.tell(log.GLORIOUS, seat, tile - t.first_glory_tile(m.round()) + 1, m.tables.points[tile])


class Prepare(Step[Minerva]):
    """Glory tokens and order tiles go back, new locations are shown; who held order tile 1 begins."""

    name = "prepare"

    def go(self, m: Minerva, f: i64) -> i64:
        m.row[layout.FIRST] = m.holder(1)
        for order in range(m.seats if m.seats > 1 else 0):
            m.rings.move(t.ORDER_TILES + order, layout.ORDER, 0)
        for seat in range(m.seats):
            m.put(seat, t.GLORY, 0)
            m.put(seat, layout.PASSED, 0)
        m.row[layout.ROUND] += 1
        m.tell(log.NEW_ROUND, m.first(), m.round())
        reveal(m)
        m.stack[f + SEAT] = 0
        return NEXT


FLOWS: Final = (
    ("round", ("main", "hire", "glory", "prepare", "again")),
    ("turn", ("turn", "check-culture")),
    ("build", ("place", "built")),
    ("residence", ("place", "direction", "activate-line")),
    ("assistant", ("station", "direction", "activate-line")),
    ("pair", ("pair",)),
    ("take", ("take-resource",)),
    ("move", ("move-to",)),
)
"""The programs of the game: a round is its steps, and begins again."""


class Again(Step[Minerva]):
    """Back to the beginning of the round."""

    name = "again"

    def go(self, m: Minerva, f: i64) -> i64:
        return m.jump(f, m.tables.round_flow)
