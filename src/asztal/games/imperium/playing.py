"""Playing cards: what may be played, the course of a play, attacks, exhaust abilities, and what changes the game itself."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.frames import ALL, COUNT, END, FAILED, FLAGS, LEFT, NEXT, NONE, SAFE, SEAT, STAY, THIS, TOGETHER
from asztal.core.machine.reactions import fire
from asztal.core.machine.words import Step
from asztal.core.pieces import SEATS
from asztal.games.imperium import actions, log
from asztal.games.imperium import tables as t
from asztal.games.imperium.cards import PickCard
from asztal.games.imperium.language import IF, VERB
from asztal.games.imperium.state import Imperium, own_eyes

# -- what may be played ------------------------------------------------------------------------------------------------------


def right_state(m: Imperium, seat: i64, piece: i64) -> bool:
    """Whether the icon of a card allows playing it: it matches the state card, or a rule takes it away."""
    icon = m.tables.state[m.tables.kind[piece]]
    if icon == t.ANY_STATE:
        return True
    if icon == t.EMPIRE_ONLY:
        return m.is_empire(seat) or m.get(seat, t.IGNORES) == 1
    return not m.is_empire(seat) or m.traits(piece) & m.granted(seat, t.LOSES_ICON) != 0


def can_play(m: Imperium, seat: i64, piece: i64, any_icon: bool = False) -> bool:
    """Whether a card could be played by a player now, apart from actions: what stays in play always can, everything else only
    if it does anything."""
    if m.printed(piece, t.UNPLAYABLE) or not (any_icon or right_state(m, seat, piece)):
        return False
    kind = m.tables.kind[piece]
    tables = m.tables
    if tables.requires[kind] and not m.possible(seat, piece, tables.requires[kind]):
        return False
    if tables.cost[kind] and not m.possible(seat, piece, tables.cost[kind]):
        return False
    if owes(m, seat, piece, tables.play[kind]):
        return False
    return m.traits(piece) & t.PINNED != 0 or m.possible(seat, piece, tables.play[kind])


def owes(m: Imperium, seat: i64, piece: i64, pc: i64) -> bool:
    """Whether an effect demands tokens that cannot be paid: then it cannot be begun, not even for what else it brings."""
    code = m.program.code
    f = m.imagine(pc, seat, piece, -1)
    found = False
    while not found and code[pc] & 255 != END:
        if code[pc] & 255 == m.tables.need_step and code[pc + 4] & 255 == m.tables.pay_step:
            found = m.able(f, pc) == NONE
        pc = m.beyond(pc)
    m.forget(f)
    return found


def plays_free(m: Imperium, seat: i64, piece: i64) -> bool:
    """Whether a card costs no action: once a turn."""
    if m.marks[piece] & t.PLAYED_FREE:
        return False
    return m.printed(piece, t.FREE) or m.traits(piece) & m.granted(seat, t.PLAYS_FREE) != 0


def begin_play(m: Imperium, seat: i64, piece: i64, free: bool) -> None:
    f = m.enter(m.tables.play_flow, seat, piece, -1)
    m.stack[f + COUNT] = i64(free)
    if free:
        m.marks[piece] |= t.PLAYED_FREE


def can_use(m: Imperium, seat: i64, piece: i64) -> bool:
    """Whether the exhaust ability of a card could be used in its owner's turn."""
    place = m.tables.exhaust[m.tables.kind[piece]]
    if not place or m.marks[piece] & t.EXHAUSTED:
        return False
    return m.possible(seat, piece, place)


def exhaust(m: Imperium, seat: i64, piece: i64) -> None:
    m.marks[piece] |= t.EXHAUSTED
    m.add(seat, t.EXHAUST, -1)
    m.tell(log.USED, seat, piece)


# -- the course of a play ----------------------------------------------------------------------------------------------------


class PlayCost(Step[Imperium]):
    """What playing the card at all costs."""

    name = "play-cost"
    frame = "paid"

    def place(self, m: Imperium, kind: i64) -> i64:
        return m.tables.cost[kind]

    def go(self, m: Imperium, f: i64) -> i64:
        place = self.place(m, m.tables.kind[m.stack[f + THIS]])
        if not place or m.stack[f + LEFT] == 1:
            return NEXT
        m.stack[f + LEFT] = 1
        g = m.enter(place, m.stack[f + SEAT], m.stack[f + THIS], -1)
        m.stack[g + SAFE] = m.stack[f + SAFE]
        return STAY


class LayOut(Step[Imperium]):
    """The card comes into play; who waits for that acts. COUNT: without an action."""

    name = "lay-out"

    def go(self, m: Imperium, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        piece = m.stack[f + THIS]
        came = m.rings.zone(piece)
        m.shown += 1
        m.tell(log.PLAYED_FREE if m.stack[f + COUNT] else log.PLAYED, seat, piece)
        m.lay(piece, t.PLAY, seat)
        m.put(seat, t.IGNORES, 0)
        fire(m, t.PLAYED, seat, piece, came)
        return NEXT


class Attack(Step[Imperium]):
    """Whoever is attacked may answer, in turn order. LEFT: who is still to be asked, plus 1; SAFE: who has avoided it."""

    name = "attack"
    frame = "to-ask"

    def go(self, m: Imperium, f: i64) -> i64:
        me = m.stack[f + SEAT]
        if not m.traits(m.stack[f + THIS]) & t.ATTACK:
            return NEXT
        if m.stack[f + LEFT] == 0:
            m.stack[f + LEFT] = own_eyes(m.seats) - own_eyes(me)
        for i in range(1, m.seats):
            seat = (me + i) % m.seats
            left = m.stack[f + LEFT] - 1
            if (left >> seat) & 1:
                m.stack[f + LEFT] = (left & ~own_eyes(seat)) + 1
                if fire(m, t.ATTACKED, seat, m.stack[f + THIS]):
                    return STAY
        return NEXT


class PlayEffect(PlayCost):
    """What the card does."""

    name = "play-effect"
    frame = "begun"

    def place(self, m: Imperium, kind: i64) -> i64:
        return m.tables.play[kind]


class Settle(Step[Imperium]):
    """What does not stay in play is discarded."""

    name = "settle"

    def go(self, m: Imperium, f: i64) -> i64:
        piece = m.stack[f + THIS]
        seat = m.stack[f + SEAT]
        if m.rings.lies(piece, t.PLAY, seat) and not m.traits(piece) & t.PINNED:
            m.lay(piece, t.DISCARD, seat, True)
        return NEXT


class AvoidAttack(Step[Imperium]):
    """`avoid-attack`: nothing the card does touches the player."""

    head = VERB["avoid-attack"]

    def go(self, m: Imperium, f: i64) -> i64:
        m.stack[m.below(f, m.tables.attack_step) + SAFE] |= own_eyes(m.stack[f + SEAT])
        m.tell(log.AVOIDED, m.stack[f + SEAT])
        return NEXT


class AttackerGives(Step[Imperium]):
    """`if not attacker-gives prg`: the attacker decides."""

    head = IF["attacker-gives"]
    ask = "ask-attacker"
    section = "attack"

    def go(self, m: Imperium, f: i64) -> i64:
        attacker = m.stack[m.below(f, m.tables.attack_step) + SEAT]
        if m.get(attacker, m.arg(f, 1) - 1) == 0:
            return self.resolve(m, f, attacker, actions.NO)
        m.acting = own_eyes(attacker)
        return TOGETHER

    def choices(self, m: Imperium, f: i64, seat: i64) -> vec[i64]:
        return vec[i64]([actions.NO, actions.YES])

    def resolve(self, m: Imperium, f: i64, seat: i64, action: i64) -> i64:
        given: i64 = 1 if action == actions.YES else 0
        m.stack[f + COUNT] = given
        if given:
            good = m.arg(f, 1) - 1
            m.spend(seat, good, given)
            m.add(m.stack[f + SEAT], good, given)
            m.tell(log.BOUGHT, seat, m.stack[f + SEAT])
        return NEXT


# -- exhausting --------------------------------------------------------------------------------------------------------------


class BeSpared(Step[Imperium]):
    """What a cost buys that is only paid to be rid of something worse: it has to be paid whole."""

    head = VERB["be-spared"]


class ExhaustThis(Step[Imperium]):
    """An exhaust ability that waits for something is used: in one's own turn while activating, unless its word is 1.

    It stands alone in a cost, so what it would bring follows: nobody is asked if that is nothing.
    """

    name = "exhaust-this"

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        seat = m.stack[f + SEAT]
        mine = m.row[t.PHASE] == t.ACTIVATING and m.row[t.TURN] == seat
        if not mine and not m.program.code[pc + 1]:
            return NONE
        if m.get(seat, t.EXHAUST) == 0 or m.marks[m.stack[f + THIS]] & t.EXHAUSTED:
            return NONE
        return ALL if m.some_of(f, pc + 5, m.program.code[pc - 3]) else NONE

    def go(self, m: Imperium, f: i64) -> i64:
        if self.able(m, f, m.stack[f]) == NONE:  # only a trial on a copy comes here
            m.stack[f + FLAGS] |= FAILED
            return NEXT
        exhaust(m, m.stack[f + SEAT], m.stack[f + THIS])
        return NEXT


class UseExhaust(PickCard):
    """`use-exhaust`: the ability of a card another player has in play, as if it were one's own; it is not exhausted."""

    head = VERB["use-exhaust"]
    ask = "ask-use-exhaust"
    section = "exhaust"

    def candidates(self, m: Imperium, f: i64, pc: i64) -> vec[i64]:
        found = vec[i64]()
        for seat in range(m.seats):
            if seat != m.stack[f + SEAT]:
                for piece in m.rings.piled(t.PLAY * SEATS + seat):
                    found = append(found, piece)
        return found

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return m.possible(m.stack[f + SEAT], piece, m.tables.exhaust[m.tables.kind[piece]])

    def action(self, m: Imperium, f: i64, piece: i64) -> i64:
        return m.tables.pick_at[len(m.tables.pick_at) - 1] + m.tables.chosen_as[m.tables.kind[piece]]

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        m.tell(log.BORROWED, m.stack[f + SEAT], piece, m.rings.seat(piece))
        m.enter(m.tables.exhaust[m.tables.kind[piece]], m.stack[f + SEAT], piece, -1)


# -- cards that play others ----------------------------------------------------------------------------------------------


class FreePlay(PickCard):
    """`free-play it`, `free-play unrest`; `free-play empire-card` does not ask for the state."""

    head = VERB["free-play"]
    home = 1  # the hand
    ask = "ask-free-play"
    section = "free-play"

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        if piece == m.stack[f + THIS] or not m.rings.lies(piece, t.HAND, m.stack[f + SEAT]) or m.marks[piece] & t.PLAYED_FREE:
            return False
        return can_play(m, m.stack[f + SEAT], piece, m.program.code[pc + 2] & t.EMPIRE_CARD != 0)

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        begin_play(m, m.stack[f + SEAT], piece, True)


class PlayCard(PickCard):
    """`play-card region from discard`: a play like any other; its action has been paid."""

    head = VERB["play-card"]
    ask = "ask-play-card"
    section = "activate"

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return can_play(m, m.stack[f + SEAT], piece)

    def act(self, m: Imperium, f: i64, piece: i64) -> None:
        begin_play(m, m.stack[f + SEAT], piece, False)


class IgnoreIcon(Step[Imperium]):
    head = VERB["ignore-empire-icon"]

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        return NONE if m.get(m.stack[f + SEAT], t.IGNORES) == 1 else ALL

    def go(self, m: Imperium, f: i64) -> i64:
        m.put(m.stack[f + SEAT], t.IGNORES, 1)
        return NEXT


# -- what changes the game -----------------------------------------------------------------------------------------------


class TriggerEnd(Step[Imperium]):
    head = VERB["trigger-end"]

    def able(self, m: Imperium, f: i64, pc: i64) -> i64:
        return ALL if m.row[t.ENDING] == 0 else NONE

    def go(self, m: Imperium, f: i64) -> i64:
        m.trigger_end(m.stack[f + SEAT])
        return NEXT


class BecomeEmpire(Step[Imperium]):
    head = VERB["become-empire"]

    def go(self, m: Imperium, f: i64) -> i64:
        m.become_empire(m.stack[f + SEAT])
        return NEXT


class JourneyOn(Step[Imperium]):
    """`journey-on`: the next side of the journey comes up."""

    head = VERB["journey-on"]

    def go(self, m: Imperium, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        piece = m.stack[f + THIS]
        used = m.marks[piece] & t.EXHAUSTED
        m.lay(piece + 1, t.POWER, seat)
        m.lay(piece, t.BOX)
        m.marks[piece + 1] |= used | t.DONE
        m.tell(log.JOURNEY, seat, piece + 1)
        m.enter(m.tables.enters[m.tables.kind[piece + 1]], seat, piece + 1, -1)
        return NEXT


class PutIntoPlay(Step[Imperium]):
    """`put-into-play this`: it comes into play without being played."""

    head = VERB["put-into-play"]

    def go(self, m: Imperium, f: i64) -> i64:
        m.lay(m.stack[f + THIS], t.PLAY, m.stack[f + SEAT])
        m.tell(log.ENTERED, m.stack[f + SEAT], m.stack[f + THIS])
        return NEXT


class Playable(Step[Imperium]):
    """What a requirement leads to; see `content.requirement`."""

    name = "playable"


def words() -> list[Step[Any]]:
    return [
        PlayCost(), LayOut(), Attack(), PlayEffect(), Settle(), AvoidAttack(), AttackerGives(), BeSpared(), ExhaustThis(),
        UseExhaust(), FreePlay(), PlayCard(), IgnoreIcon(), TriggerEnd(), BecomeEmpire(), JourneyOn(), PutIntoPlay(),
        Playable(),
    ]  # fmt: skip
