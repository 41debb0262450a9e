"""The words of the notation: each says how it is written, what it asks and what it does. `words.py` lists them all.

Abilities that can only help are carried out by themselves: what a building gives comes when growing begins, discounts and boxes
without an action are used as soon as they fit, conditions are looked at when the player is done. The others wait for
the player.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.control import Gain, GainPer, Need
from asztal.core.machine.frames import ALL, AUX, END, FAILED, FLAGS, LEFT, NEXT, NONE, SEAT, STAY, THIS
from asztal.core.machine.words import Noun, Rule, Step, Test
from asztal.core.notation import condition, goods, key, noun, number, optional, span, verb, words
from asztal.games.rollwrite import log
from asztal.games.rollwrite.actions import DIE, PAY_WITH, ROLL, TAKE_ANY
from asztal.games.rollwrite.layout import (
    CIRCLES_CROSSED,
    DIE_SHOWS,
    ESTATES,
    GOODS,
    PAID,
    ROUND_BOXES,
    ROUND_CIRCLES,
    ROUND_SECTIONS,
    WORKER_SHOWS,
)
from asztal.games.rollwrite.state import RollWrite
from asztal.games.rollwrite.tables import ANY, CIRCLES, DICE, FIELD_COUNT, GOLD, SECTIONS, SLOTS, TRACKS, good_units, some

TRACK_WORDS: Final = ("walls", "cottages", "granaries", "bridges")
PLACES: Final = (*TRACK_WORDS, "village", "any-track", "any-box")
DIE_WORDS: Final = ("resource-die", "worker-die", "any-die")

# bits of PLACES above those of the single places, narrower ones lower
ANY_TRACK: Final = 32
ANY_BOX: Final = 64
BROADEST: Final = 128  # broader than any

# bits of DIE_WORDS
RESOURCE_DIE: Final = 1
WORKER_DIE: Final = 2

# bits of what is completed or counted, above those of the tracks
ALL_SECTIONS: Final = 16  # `completed sections`
ALL_TRACKS: Final = 32  # `completed tracks`
IMPERIAL: Final = 16  # `section imperial`
ANY_SECTION: Final = 32  # `section any-track`
BOXES_WORD: Final = 1  # `crossed boxes`


def covers(places: i64, where: i64) -> bool:
    """Whether a building for certain places helps with a box there."""
    return (places >> where) & 1 == 1 or places & ANY_BOX != 0 or (places & ANY_TRACK != 0 and where < TRACKS)


# -- standing rules ------------------------------------------------------------------------------------------------------------


class Standing(Rule[RollWrite]):
    """A rule of a building that works, or of a favour tile. `growing.py` asks for it."""

    by_use: bool = True
    """Its estates raise how often it may be used, not its number."""
    raised: str = "raises-times"
    """The message that tells what its estates raise."""


class Discount(Standing):
    """`discount wood on walls`: a box there takes one wood less, once a round. Words: good plus 1, places."""

    head = verb("discount", goods("what"), key(words("on", *TRACK_WORDS, "village", "any-track", several=False)))


class Cross(Standing):
    """`cross walls`: a box there takes no action, once a round. Word: places."""

    head = verb("cross", words("where", *PLACES, several=False))


class FreeHarvest(Standing):
    """`harvest 2`: so many harvests a round take no action."""

    head = verb("harvest", number("n", default=1))
    raised = "raises-harvest"


class HarvestMore(Standing):
    """`harvest-more`: one more from a harvest, so often a round."""

    head = verb("harvest-more", number("n", default=1))
    raised = "raises-harvest"


class Store(Standing):
    """`store 3`: so many resources may be kept for the next round."""

    head = verb("store", number("n", default=1))
    by_use = False
    raised = "raises-store"


class CopyDie(Standing):
    """`copy-die`: one more of a good that was rolled."""

    head = verb("copy-die")


class Crops(Standing):
    """`crops`: a harvest of a rolled kind without an action."""

    head = verb("crops")


class Export(Standing):
    """`export`: one of each kind may be sold for a point."""

    head = verb("export")


# -- paying and taking ---------------------------------------------------------------------------------------------------------


class Pay(Step[RollWrite]):
    """What stands before `=>`. Words: how many goods, for each its number and how much of it. LEFT: 2 while the player pays."""

    name = "pay"
    frame = "paying"

    def able(self, m: RollWrite, f: i64, pc: i64) -> i64:
        return ALL if m.affordable(m.stack[f + SEAT], pairs(m, pc + 1)) else NONE

    def go(self, m: RollWrite, f: i64) -> i64:
        if m.stack[f + LEFT] == 0:
            cost = pairs(m, m.stack[f] + 1)
            if not m.affordable(m.stack[f + SEAT], cost):
                m.stack[f + FLAGS] |= FAILED
                return NEXT
            pay(m, m.stack[f + SEAT], m.spend(m.stack[f + SEAT], cost))
            if some(cost, ANY):
                m.stack[f + LEFT] = 2
                return ask_for(m, f, m.tables.pay_any, some(cost, ANY), 0)
        return NEXT


class PayAny(Step[RollWrite]):
    """Resources of the player's choice, one by one. LEFT: how many more."""

    name = "pay-any"
    ask = "ask-pay"
    section = "abilities"
    frame = "left"

    def go(self, m: RollWrite, f: i64) -> i64:
        if m.stack[f + LEFT] <= 1:
            return NEXT
        return m.ask(one_of_each(m, m.stack[f + SEAT], PAY_WITH))

    def resolve(self, m: RollWrite, f: i64, seat: i64, action: i64) -> i64:
        m.add(seat, GOODS + action - PAY_WITH, -1)
        m.add(seat, PAID + action - PAY_WITH, 1)
        m.stack[f + LEFT] -= 1
        return STAY


class TakeAny(Step[RollWrite]):
    """Resources of the player's choice, one by one. LEFT: how many more picks; AUX: how many of the good each brings."""

    name = "take-any"
    ask = "ask-take"
    section = "abilities"
    frame = "left each"

    def fits(self, m: RollWrite, seat: i64, good: i64) -> bool:
        return True

    def go(self, m: RollWrite, f: i64) -> i64:
        if m.stack[f + LEFT] <= 1:
            return NEXT
        found = vec[i64]()
        for good in range(GOLD):
            if self.fits(m, m.stack[f + SEAT], good):
                found = append(found, TAKE_ANY + good)
        return m.ask(found)

    def resolve(self, m: RollWrite, f: i64, seat: i64, action: i64) -> i64:
        m.receive(seat, action - TAKE_ANY, m.stack[f + AUX])
        m.stack[f + LEFT] -= 1
        if m.stack[f + LEFT] > 1:
            tell_used(m, seat, m.stack[f + THIS])
        return STAY


class TakeAnother(TakeAny):
    """The same, but another kind than was paid."""

    name = "take-another"

    def fits(self, m: RollWrite, seat: i64, good: i64) -> bool:
        return m.get(seat, PAID + good) == 0


class Swap(Step[RollWrite]):
    """`swap food for wood`, `swap resource for resource`: one for another. Words: given plus 1, taken plus 1, how many.

    LEFT: 2 while the player pays, 3 while the player takes.
    """

    head = verb("swap", goods("give"), key(goods("for")), key(number("yielding", default=1)))
    frame = "paying"
    by_use: bool = True
    raised: str = "raises-times"

    def able(self, m: RollWrite, f: i64, pc: i64) -> i64:
        return ALL if m.affordable(m.stack[f + SEAT], good_units(m.program.code[pc + 1] - 1)) else NONE

    def go(self, m: RollWrite, f: i64) -> i64:
        seat = m.stack[f + SEAT]
        give = m.arg(f, 1) - 1
        take = m.arg(f, 2) - 1
        if m.stack[f + LEFT] == 0:
            m.stack[f + LEFT] = 2
            if give == ANY:
                return ask_for(m, f, m.tables.pay_any, 1, 0)
            pay(m, seat, m.spend(seat, good_units(give)))
        if m.stack[f + LEFT] == 2:
            m.stack[f + LEFT] = 3
            if take == ANY:
                return ask_for(m, f, m.tables.take_another if give == ANY else m.tables.take_any, 1, m.arg(f, 3))
            m.receive(seat, take, m.arg(f, 3))
        return NEXT


def pairs(m: RollWrite, pc: i64) -> i64:
    """The goods of a cost, packed; at `pc`: how many kinds, then each."""
    code = m.program.code
    found: i64 = 0
    for _ in range(code[pc]):
        found += good_units(code[pc + 1]) * code[pc + 2]
        pc += 2
    return found


def pay(m: RollWrite, seat: i64, goods: i64) -> None:
    """Remember what was paid for the ability that is used."""
    for good in range(GOLD + 1):
        m.add(seat, PAID + good, some(goods, good))


def ask_for(m: RollWrite, f: i64, program: i64, picks: i64, each: i64) -> i64:
    """Let the player of an effect choose resources before it goes on."""
    g = m.enter(program, m.stack[f + SEAT], m.stack[f + THIS], -1)
    m.stack[g + LEFT] = picks + 1
    m.stack[g + AUX] = each
    return STAY


def one_of_each(m: RollWrite, seat: i64, action: i64) -> vec[i64]:
    """One action for each good the player has."""
    found = vec[i64]()
    for good in range(GOLD + 1):
        if m.get(seat, GOODS + good) > 0:
            found = append(found, action + good)
    return found


def tell_used(m: RollWrite, seat: i64, building: i64) -> None:
    """An ability has been used, or a part of it: what was paid and what it has brought."""
    m.tell(log.USED, seat, building, m.goods(seat, PAID), m.gained)
    m.gained = 0
    for good in range(GOLD + 1):
        m.put(seat, PAID + good, 0)


def price(m: RollWrite, building: i64) -> i64:
    """What the ability of a building costs, packed."""
    pc = m.tables.at[building]
    step = m.program.steps[m.program.code[pc] & 255]
    if isinstance(step, Swap):
        return good_units(m.program.code[pc + 1] - 1)
    return pairs(m, pc + 5) if isinstance(step, Need) else 0


def brings(m: RollWrite, seat: i64, slot: i64) -> i64:
    """What the ability of a building gives, packed: its number raised by its estates, what is counted taken once."""
    building = m.building(seat, slot)
    code = m.program.code
    pc = m.tables.at[building]
    found: i64 = 0
    while code[pc] & 255 != END:
        step = m.program.steps[code[pc] & 255]
        if isinstance(step, (Gain, GainPer)):
            n = m.amount(seat, slot) if m.tables.number_at[building] == pc + 2 else code[pc + 2]
            found += good_units(code[pc + 1]) * n
        elif isinstance(step, Swap):
            found += good_units(code[pc + 2] - 1) * code[pc + 3]
        pc += (code[pc] >> 8) & 255
    return found


# -- dice ----------------------------------------------------------------------------------------------------------------------


class Reroll(Step[RollWrite]):
    """`reroll 2 resource-die`: so many dice, all that were picked together. Words: how many, which dice.

    LEFT: how many more may be picked; AUX: bit d, die d is picked. In a game of several players only the own dice change.
    """

    head = verb("reroll", number("n", default=1), words("die", *DIE_WORDS, several=False))
    ask = "ask-mark"
    section = "rerolls"
    frame = "left picked"
    by_use: bool = False
    raised: str = "raises-dice"

    def to_pick(self, m: RollWrite, f: i64) -> i64:
        """Bit d: die d may be picked; 3 is the worker die."""
        which = m.arg(f, 2)
        dice: i64 = 7 if which == RESOURCE_DIE else 8 if which == WORKER_DIE else 15
        return dice & ~m.stack[f + AUX]

    def go(self, m: RollWrite, f: i64) -> i64:
        if m.stack[f + LEFT] == 0:
            m.stack[f + LEFT] = m.number(f, m.stack[f] + 1) + 1
            if m.arg(f, 2) == WORKER_DIE:
                m.stack[f + AUX] = 8
        dice = self.to_pick(m, f)
        if m.stack[f + LEFT] == 1 or dice == 0:
            return self.roll(m, f)
        found = vec[i64]()
        for die in range(DICE + 1):
            if (dice >> die) & 1:
                found = append(found, DIE + die)
        return m.ask(append(found, ROLL) if m.stack[f + AUX] != 0 else found)

    def resolve(self, m: RollWrite, f: i64, seat: i64, action: i64) -> i64:
        if action == ROLL:
            return self.roll(m, f)
        m.stack[f + AUX] |= 1 << (action - DIE)
        m.stack[f + LEFT] -= 1
        return STAY

    def roll(self, m: RollWrite, f: i64) -> i64:
        """Roll the picked dice again."""
        seat = m.stack[f + SEAT]
        picked = m.stack[f + AUX]
        for die in range(DICE):
            if (picked >> die) & 1:
                m.put(seat, DIE_SHOWS + die, m.tables.faces[die * 6 + m.chance.below(6)])
        if (picked >> DICE) & 1:
            m.put(seat, WORKER_SHOWS, m.tables.workers[m.chance.below(6)])
        m.tell(log.REROLLED, seat, m.faces(seat), m.get(seat, WORKER_SHOWS))
        return NEXT


# -- what is counted -----------------------------------------------------------------------------------------------------------


class DiceShowing(Noun[RollWrite]):
    """`per die food`. Word: the good plus 1."""

    head = noun("die", goods("face"))

    def count(self, m: RollWrite, f: i64, pc: i64) -> i64:
        return m.shows(m.stack[f + SEAT], m.program.code[pc] - 1)


class Sections(Noun[RollWrite]):
    """`per section walls`. Word: a track, the imperial ones or all."""

    head = noun("section", words("what", *TRACK_WORDS, "imperial", "any-track", several=False))

    def count(self, m: RollWrite, f: i64, pc: i64) -> i64:
        what = m.program.code[pc]
        found: i64 = 0
        for track in range(TRACKS):
            done = m.sections(m.stack[f + SEAT], track)
            if what == IMPERIAL:
                found += i64(done == SECTIONS)
            elif what == ANY_SECTION or what == 1 << track:
                found += done
        return found


class Buildings(Noun[RollWrite]):
    """`per building`: finished ones."""

    head = noun("building")

    def count(self, m: RollWrite, f: i64, pc: i64) -> i64:
        found: i64 = 0
        for slot in range(SLOTS):
            found += i64(m.is_finished(m.stack[f + SEAT], slot))
        return found


class Columns(Noun[RollWrite]):
    """`per column`: the same section complete on all tracks."""

    head = noun("column")

    def count(self, m: RollWrite, f: i64, pc: i64) -> i64:
        lowest: i64 = SECTIONS
        for track in range(TRACKS):
            done = m.sections(m.stack[f + SEAT], track)
            if done < lowest:
                lowest = done
        return lowest


class EstatesOf(Noun[RollWrite]):
    """`per estate`, `per estate of-this`: all of them, or those of the building's own blueprint."""

    head = noun("estate", optional(words("which", "of-this", several=False)))

    def count(self, m: RollWrite, f: i64, pc: i64) -> i64:
        seat = m.stack[f + SEAT]
        if m.program.code[pc]:
            return m.get(seat, ESTATES + m.stack[f + THIS] % SLOTS)
        return m.estate_count(seat)


class Tracks(Noun[RollWrite]):
    """`per track reaching 5`: tracks with at least so many sections."""

    head = noun("track", key(number("reaching")))

    def count(self, m: RollWrite, f: i64, pc: i64) -> i64:
        found: i64 = 0
        for track in range(TRACKS):
            found += i64(m.sections(m.stack[f + SEAT], track) >= m.program.code[pc])
        return found


class Bridges(Noun[RollWrite]):
    """`per bridge`: those that have opened a field."""

    head = noun("bridge")

    def count(self, m: RollWrite, f: i64, pc: i64) -> i64:
        return m.open_fields(m.stack[f + SEAT])


class CirclesCrossed(Noun[RollWrite]):
    """`per circle`."""

    head = noun("circle")

    def count(self, m: RollWrite, f: i64, pc: i64) -> i64:
        return circles_crossed(m, m.stack[f + SEAT])


class Fields(Noun[RollWrite]):
    """`per field`: those with all circles crossed."""

    head = noun("field")

    def count(self, m: RollWrite, f: i64, pc: i64) -> i64:
        crossed = m.get(m.stack[f + SEAT], CIRCLES_CROSSED)
        found: i64 = 0
        for field in range(FIELD_COUNT):
            found += i64((crossed >> (field * 3)) & 7 == 7)
        return found


def circles_crossed(m: RollWrite, seat: i64) -> i64:
    crossed = m.get(seat, CIRCLES_CROSSED)
    count: i64 = 0
    for circle in range(CIRCLES):
        count += (crossed >> circle) & 1
    return count


# -- conditions ----------------------------------------------------------------------------------------------------------------


class DieShows(Test[RollWrite]):
    """`if die gold`. Word: the good plus 1."""

    head = condition("die", goods("face"))

    def holds(self, m: RollWrite, f: i64, pc: i64) -> bool:
        return m.shows(m.stack[f + SEAT], m.program.code[pc] - 1) > 0


class Reached(Test[RollWrite]):
    """So much of something within this round. Words: what, the range."""

    range_at: i64 = 1
    """Which of its words is the range."""

    def so_far(self, m: RollWrite, seat: i64, pc: i64) -> i64:
        """How much of it the player has by now."""
        return 0

    def holds(self, m: RollWrite, f: i64, pc: i64) -> bool:
        n = self.so_far(m, m.stack[f + SEAT], pc)
        numbers = m.program.code[pc + self.range_at]
        return n >= numbers & 0xFFFF and n <= numbers >> 16


class Completed(Reached):
    """`if completed walls 2+`, `completed sections 3+` on all tracks, `completed tracks 2+` that got any."""

    head = condition("completed", words("what", *TRACK_WORDS, "sections", "tracks", several=False), span("n"))

    def so_far(self, m: RollWrite, seat: i64, pc: i64) -> i64:
        what = m.program.code[pc]
        found: i64 = 0
        for track in range(TRACKS):
            done = m.get(seat, ROUND_SECTIONS + track)
            if what == ALL_TRACKS:
                found += i64(done > 0)
            elif what == ALL_SECTIONS or what == 1 << track:
                found += done
        return found


class Crossed(Reached):
    """`if crossed boxes 4+`, `if crossed circles 2+`."""

    head = condition("crossed", words("what", "boxes", "circles", several=False), span("n"))

    def so_far(self, m: RollWrite, seat: i64, pc: i64) -> i64:
        return m.get(seat, ROUND_BOXES if m.program.code[pc] == BOXES_WORD else ROUND_CIRCLES)


class Left(Reached):
    """`if left 2+`: resources when the player is done."""

    head = condition("left", span("n"))
    range_at: i64 = 0

    def so_far(self, m: RollWrite, seat: i64, pc: i64) -> i64:
        return m.held(seat)
