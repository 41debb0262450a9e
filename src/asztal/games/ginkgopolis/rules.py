"""Set-up and the phases: draft, round, tiles given back, end of the game. The names follow the rulebook."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.lines import Line
from asztal.core.machine.counting import tally
from asztal.core.machine.frames import AUX, NEXT, STAY, TOGETHER
from asztal.core.machine.memory import note_shuffle
from asztal.core.machine.words import Step
from asztal.core.pieces import place
from asztal.core.rings import in_order
from asztal.games.ginkgopolis import log
from asztal.games.ginkgopolis.building import carry_out
from asztal.games.ginkgopolis.layout import (
    ASIDE,
    AWAY,
    BOX,
    CHOOSING,
    CHOOSING_TILE,
    CHOSEN,
    DISCARD,
    EXHAUSTED,
    FIRST,
    GIVEN,
    HAND,
    KEPT,
    LAID,
    NOWHERE,
    PACKET,
    PICKED,
    POINTS,
    READY,
    ROUND,
    SCREEN,
    STEP,
    STOCK,
    SUPPLY,
    TILES,
    TOKENS,
)
from asztal.games.ginkgopolis.scoring import points_of
from asztal.games.ginkgopolis.state import Ginkgopolis
from asztal.games.ginkgopolis.tables import HAL, KINDS_OF_GOODS

HAND_SIZE: Final = 4
SOLO_HAND_SIZE: Final = 3
PICKS: Final = 3
SETS: Final = 6


# -- set-up ----------------------------------------------------------------------------------------------------------------


def lay_out(m: Ginkgopolis) -> None:
    """What every game begins with: goods, letters, cards."""
    for side in range(m.side_count()):
        m.put(side, STOCK, m.tables.resources[m.seats])
        m.put(side, TOKENS, m.tables.new_hand_tokens[m.seats])
    for letter in range(m.tables.letters):
        m.set_letter(letter, m.tables.ring[letter])
    for card in range(m.tables.first_character):
        m.rings.move(card, DISCARD if card >= m.tables.first_letter else ASIDE, 0)
    for character in range(m.tables.first_character, m.tables.first_tile):
        m.rings.move(character, BOX, 0)


def set_up(m: Ginkgopolis) -> None:
    """Everything from the laid-out table to the first decision."""
    build_start_city(m)
    prepare_tiles(m)
    m.discard_marked()
    m.shuffle_discarded()  # the first deck: all letters, and the cards of the start city as of every new building
    if m.seats == 1:
        you: i64 = 0
        m.enter(m.tables.solo_round, you, -1, -1)
        for good in range(KINDS_OF_GOODS):
            m.take_goods(you, good, tally(m, you, -1, m.tables.solo_start, good))
    else:
        m.row[FIRST] = m.chance.below(m.seats)
        m.tell(log.FIRST, m.first)
        if m.draft:
            deal_packets(m)
        else:
            deal_sets(m)
    m.run()


def build_start_city(m: Ginkgopolis) -> None:
    """The tiles 1-3 at random in a square."""
    spaces = m.tables.square[:]
    m.chance.shuffle(spaces)
    used: i64 = 0
    for tile in range(m.tables.first_tile, m.tables.end):
        if m.tables.starting[tile]:
            m.place_tile(tile, spaces[used], 1, -1, -1)
            used += 1


def prepare_tiles(m: Ginkgopolis) -> None:
    """Shuffle the other tiles; with 2 or 3 players some leave the game unseen."""
    rest = vec[i64]()
    for tile in range(m.tables.first_tile, m.tables.end):
        if m.where(tile) == NOWHERE:
            rest = append(rest, tile)
    m.shuffle_supply(rest)
    for _ in range(m.tables.tiles_removed[m.seats]):
        m.rings.move(m.only(SUPPLY, 0), AWAY, 0)


def deal_sets(m: Ginkgopolis) -> None:
    """Introductory game: each player gets one of the numbered sets at random."""
    sets = vec[i64]([number + 1 for number in range(SETS)])
    m.chance.shuffle(sets)
    for side in range(m.seats):
        m.tell(log.STARTER_SET, side, sets[side])
        for character in range(m.tables.first_character, m.tables.first_tile):
            if m.tables.starter_set[character] == sets[side]:
                m.rings.move(character, KEPT, side)
    m.enter(m.tables.sets, 0, -1, -1)


def deal_packets(m: Ginkgopolis) -> None:
    """Draft: four characters for each player."""
    pool = vec[i64]()
    for character in range(m.tables.first_character, m.tables.first_tile):
        pool = append(pool, character)
    m.chance.shuffle(pool)
    for side in range(m.seats):
        for i in range(PICKS + 1):
            m.rings.move(pool[side * (PICKS + 1) + i], PACKET, side)
    m.enter(m.tables.draft, 0, -1, -1)


# -- simultaneous choices --------------------------------------------------------------------------------------------------


def ask_all(m: Ginkgopolis) -> None:
    """A simultaneous choice begins."""
    for side in range(m.seats):
        m.put(side, STEP, CHOOSING)


def wait_for_all(m: Ginkgopolis) -> i64:
    """All seats that are not ready decide at the same time; NEXT if there are none."""
    for side in range(m.seats):
        if m.get(side, STEP) != READY:
            m.acting |= 1 << side
    return TOGETHER if m.acting else NEXT


def tile_actions(m: Ginkgopolis, seat: i64, none: i64, each: i64) -> vec[i64]:
    """An action without a tile, and one for each tile behind the seat's screen."""
    at = place(SCREEN, seat)
    n = m.rings.many(at)
    found = vec[i64]([none] * (n + 1))
    tile = m.rings.top(at)
    for i in range(n, i64(0), -1):
        found[i] = each + tile
        tile = m.rings.after(tile)
    in_order(found)
    return found


class Draft(Step[Ginkgopolis]):
    """Everybody picks a character of a packet and passes the packet to the left, three times."""

    name = "draft"
    ask = "ask-character"
    section = "setup"
    frame = " pick"

    def go(self, m: Ginkgopolis, f: i64) -> i64:
        if wait_for_all(m) == TOGETHER:
            return TOGETHER
        m.seen += 1
        m.stack[f + AUX] += 1
        if m.stack[f + AUX] == PICKS:
            self.reveal(m)
            return NEXT
        m.rings.hand_on(PACKET, m.seats)
        ask_all(m)
        return STAY

    def reveal(self, m: Ginkgopolis) -> None:
        """The last cards leave the game, all others are shown."""
        for side in range(m.seats):
            for character in m.rings.inside(PACKET, side):
                m.rings.move(character, BOX, 0)
            for pick in range(PICKS):
                for character in m.rings.inside(PICKED + pick, side):
                    m.rings.move(character, KEPT, side)

    def choices(self, m: Ginkgopolis, f: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for character in m.rings.inside(PACKET, seat):
            found = append(found, m.tables.pick + character)
        return found

    def resolve(self, m: Ginkgopolis, f: i64, seat: i64, action: i64) -> i64:
        m.rings.move(action - m.tables.pick, PICKED + m.stack[f + AUX], seat)
        m.put(seat, STEP, READY)
        m.tell(log.PICKED_CHARACTER, seat)
        return STAY

    def question(self, m: Ginkgopolis, f: i64) -> Line:
        return Line(self.ask, {"n": int(m.stack[f + AUX]) + 1})


class StartGoods(Step[Ginkgopolis]):
    """Everybody takes what their characters bring."""

    name = "start-goods"

    def go(self, m: Ginkgopolis, f: i64) -> i64:
        for i in range(m.seats):
            side = (m.first + i) % m.seats
            goods = vec[i64]([0, 0, 0])
            for character in m.rings.inside(KEPT, side):
                m.tell(log.CHARACTER, side, character)
                for good in range(KINDS_OF_GOODS):
                    goods[good] += tally(m, side, character, m.tables.start[character], good)
            for good in range(KINDS_OF_GOODS):
                m.take_goods(side, good, goods[good])
        return NEXT


# -- the round -------------------------------------------------------------------------------------------------------------


class Deal(Step[Ginkgopolis]):
    """The round begins: refill the hands and let everybody choose."""

    name = "deal"

    def go(self, m: Ginkgopolis, f: i64) -> i64:
        m.row[ROUND] += 1
        m.tell(log.ROUND, 0, m.round)
        for turn in range(m.seats):
            side = (m.first + turn) % m.seats
            for _ in range((SOLO_HAND_SIZE if m.seats == 1 else HAND_SIZE) - m.count(HAND, side)):
                m.draw_card(HAND, side)
        if m.seats == 1:
            m.draw_card(CHOSEN, HAL)
        ask_all(m)
        return NEXT


class Choose(Step[Ginkgopolis]):
    """1. Everybody chooses a card, and a tile or none."""

    name = "choose-card"
    ask = "ask-card"
    section = "choose"

    def go(self, m: Ginkgopolis, f: i64) -> i64:
        return wait_for_all(m)

    def choices(self, m: Ginkgopolis, f: i64, seat: i64) -> vec[i64]:
        if m.get(seat, STEP) == CHOOSING:
            cards = m.rings.inside(HAND, seat)
            return append(cards, m.tables.new_hand) if m.get(seat, TOKENS) > 0 else cards
        return tile_actions(m, seat, m.tables.alone, m.tables.lay)

    def resolve(self, m: Ginkgopolis, f: i64, seat: i64, action: i64) -> i64:
        if action < m.tables.new_hand:
            m.rings.move(action, CHOSEN, seat)
            m.put(seat, STEP, CHOOSING_TILE)
        elif action == m.tables.new_hand:
            self.ask_new_hand(m, seat)
        else:
            if action != m.tables.alone:
                m.rings.move(action - m.tables.lay, LAID, seat)
            m.put(seat, STEP, READY)
            m.tell(log.CHOSE, seat)
        return STAY

    def ask_new_hand(self, m: Ginkgopolis, side: i64) -> None:
        """Pay a new-hand token: discard the hand face down and draw four cards."""
        m.add(side, TOKENS, -1)
        m.tell(log.ASKED_NEW_HAND, side)
        for card in m.rings.piled(place(HAND, side)):
            m.rings.move(card, DISCARD, 0)
        for _ in range(HAND_SIZE):
            m.draw_card(HAND, side)

    def question_to(self, m: Ginkgopolis, f: i64, seat: i64) -> Line:
        if m.get(seat, STEP) == CHOOSING:
            return Line(self.ask)
        card = m.only(CHOSEN, seat)
        return Line("ask-tile-letter" if card >= m.tables.first_letter else "ask-tile-building", m.words(int(card)))

    def explained(self) -> dict[str, str]:
        return {self.ask: self.section, "ask-tile-building": "construct", "ask-tile-letter": "urbanise"}


class CarryOut(Step[Ginkgopolis]):
    """2. Everybody is ready: the choices are carried out in turn order."""

    name = "carry-out"
    frame = " begun"

    def go(self, m: Ginkgopolis, f: i64) -> i64:
        turn = m.stack[f + AUX]
        if turn == m.seats:
            return NEXT
        m.stack[f + AUX] = turn + 1
        carry_out(m, (m.first + turn) % m.seats)
        return STAY


class NextRound(Step[Ginkgopolis]):
    """3. The game ends, or cards are passed on and the next player is the first."""

    name = "next-round"

    def go(self, m: Ginkgopolis, f: i64) -> i64:
        if m.ending:
            m.end_game()
            if m.events is not None:
                tell_result(m)
            return STAY
        if m.seats == 1:
            for card in m.rings.piled(place(HAND, 0)):
                m.rings.move(card, DISCARD, 0)
            return NEXT
        m.rings.hand_on(HAND, m.seats)
        m.seen += 1
        m.row[FIRST] = (m.first + 1) % m.seats
        m.tell(log.PASSED_HANDS, 0)
        m.tell(log.FIRST, m.first)
        return NEXT


# -- the tile supply has run out -------------------------------------------------------------------------------------------


class GiveBack(Step[Ginkgopolis]):
    """Everybody sets aside any number of tiles, face down; all are revealed at once and become the new supply."""

    name = "give-back"
    ask = "ask-give"
    section = "tiles-run-out"
    frame = " begun"

    def go(self, m: Ginkgopolis, f: i64) -> i64:
        if m.stack[f + AUX] == 0:
            m.stack[f + AUX] = 1
            for side in range(m.seats):
                # How many tiles somebody has is known to all; whether one of them is laid must not show.
                had = m.count(SCREEN, side) + m.count(LAID, side)
                m.put(side, STEP, CHOOSING if had > 0 else READY)
        if wait_for_all(m) == TOGETHER:
            return TOGETHER
        given = vec[i64]()
        for seat in range(m.seats):
            tiles = m.rings.inside(GIVEN, seat)
            m.add(seat, POINTS, len(tiles))
            m.tell(log.GAVE, seat, len(tiles))
            for tile in tiles:
                given = append(given, tile)
                if m.version > 1:
                    m.note_given_back(tile)
                    m.tell(log.GAVE_TILE, seat, tile)
        m.seen += 1
        note_shuffle(m, TILES, GIVEN)
        m.shuffle_supply(given)
        if len(given) == 0:
            m.row[EXHAUSTED] += 1
            m.end_by_tiles()
        return NEXT

    def choices(self, m: Ginkgopolis, f: i64, seat: i64) -> vec[i64]:
        return tile_actions(m, seat, m.tables.keep, m.tables.give)

    def resolve(self, m: Ginkgopolis, f: i64, seat: i64, action: i64) -> i64:
        if action == m.tables.keep:
            m.put(seat, STEP, READY)
        else:
            m.rings.move(action - m.tables.give, GIVEN, seat)
            m.tell(log.SET_ASIDE, seat)
        return STAY

    def question(self, m: Ginkgopolis, f: i64) -> Line:
        return Line(self.ask)


# -- the end ---------------------------------------------------------------------------------------------------------------


def tell_result(m: Ginkgopolis) -> None:
    points = [points_of(m, side) for side in range(m.side_count())]
    if m.seats == 1:
        m.tell(log.SOLO_WON if points[0] > points[HAL] else log.SOLO_LOST, 0, points[0], points[HAL])
        return
    best = max(points)
    for seat in range(m.seats):
        if points[seat] == best:
            m.tell(log.WON if points.count(best) == 1 else log.SHARED, seat, best)
