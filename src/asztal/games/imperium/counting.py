"""What lines count, ask and wait for: nouns, conditions, sets of players and triggers."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from asztal.core.machine.frames import COUNT, IT, SEAT, THIS, WHO
from asztal.core.machine.words import Counted, Held, Noun, Players, Test, Trigger, Word
from asztal.games.imperium import tables as t
from asztal.games.imperium.language import IF, NOUN, PLAYERS, WHEN
from asztal.games.imperium.state import Imperium, own_eyes

# -- nouns -------------------------------------------------------------------------------------------------------------------


class Cards(Noun[Imperium]):
    """`card production in play`: icons are counted, not cards. The first noun: `icons_behind` knows it by its number."""

    head = NOUN["card"]

    def count(self, m: Imperium, f: i64, pc: i64) -> i64:
        code = m.program.code
        return m.count(m.stack[f + SEAT], code[pc], code[pc + 1], m.stack[f + THIS], code[pc + 2])


class Rivals(Noun[Imperium]):
    """`rival with-less prg`."""

    head = NOUN["rival"]

    def count(self, m: Imperium, f: i64, pc: i64) -> i64:
        good = m.program.code[pc] - 1
        mine = m.get(m.stack[f + SEAT], good)
        found: i64 = 0
        for seat in range(m.seats):
            if m.get(seat, good) < mine:
                found += 1
        return found


class Goods(Held[Imperium]):
    """`per 3 mat`."""

    def count(self, m: Imperium, f: i64, pc: i64) -> i64:
        return m.get(m.stack[f + SEAT], m.program.code[pc])


# -- conditions --------------------------------------------------------------------------------------------------------------


class IsEmpire(Test[Imperium]):
    head = IF["empire"]

    def holds(self, m: Imperium, f: i64, pc: i64) -> bool:
        return m.is_empire(m.stack[f + SEAT])


class IsBarbarian(IsEmpire):
    head = IF["barbarian"]

    def holds(self, m: Imperium, f: i64, pc: i64) -> bool:
        return not super().holds(m, f, pc)


class InPlay(Test[Imperium]):
    head = IF["in-play"]
    where: int = 8  # what is in play

    def holds(self, m: Imperium, f: i64, pc: i64) -> bool:
        return m.count(m.stack[f + SEAT], m.program.code[pc], self.where) > 0


class InHistory(InPlay):
    head = IF["in-history"]
    where = 16  # the history


class AtLeast(Test[Imperium]):
    head = IF["at-least"]

    def holds(self, m: Imperium, f: i64, pc: i64) -> bool:
        code = m.program.code
        return m.count(m.stack[f + SEAT], code[pc + 1], code[pc + 2], m.stack[f + THIS]) >= code[pc]


class Owns(Test[Imperium]):
    head = IF["owns"]

    def holds(self, m: Imperium, f: i64, pc: i64) -> bool:
        return m.get(m.stack[f + SEAT], m.program.code[pc + 1] - 1) >= m.program.code[pc]


class Has(Test[Imperium]):
    """`if has attack`: the card the step before handled."""

    head = IF["has"]

    def holds(self, m: Imperium, f: i64, pc: i64) -> bool:
        what = m.program.code[pc]
        it = m.stack[f + IT]
        if it == -1:
            return False
        if what & t.DECLARED_SUIT:
            return (m.traits(it) >> (t.FIRST_SUIT + m.get(m.stack[f + SEAT], t.DECLARED) - 1)) & 1 == 1
        return m.traits(it) & what != 0


class HasQuest(Test[Imperium]):
    head = IF["active-quest"]

    def holds(self, m: Imperium, f: i64, pc: i64) -> bool:
        return m.active_quest(m.stack[f + SEAT]) != -1


class LiesIn(Test[Imperium]):
    """`if lies-in history`: this card; the words are zones in their order."""

    head = IF["lies-in"]

    def holds(self, m: Imperium, f: i64, pc: i64) -> bool:
        return (m.program.code[pc] >> m.rings.zone(m.stack[f + THIS])) & 1 == 1


# -- players -----------------------------------------------------------------------------------------------------------------


def everybody(m: Imperium) -> i64:
    return own_eyes(m.seats) - 1


class Everybody(Players[Imperium]):
    head = PLAYERS["all"]

    def seats(self, m: Imperium, f: i64, pc: i64) -> i64:
        return everybody(m)


class Others(Players[Imperium]):
    head = PLAYERS["others"]

    def seats(self, m: Imperium, f: i64, pc: i64) -> i64:
        return everybody(m) & ~own_eyes(m.stack[f + SEAT])


class Unable(Players[Imperium]):
    head = PLAYERS["unable"]

    def seats(self, m: Imperium, f: i64, pc: i64) -> i64:
        return m.stack[f + WHO]


class Given(Players[Imperium]):
    head = PLAYERS["given"]

    def seats(self, m: Imperium, f: i64, pc: i64) -> i64:
        return m.row[t.GIVEN]


# -- triggers: COUNT of the window tells what happened ---------------------------------------------------------------------


class WhenPlay(Trigger[Imperium]):
    """COUNT: the zone the card came from."""

    head = WHEN["play"]

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        code = m.program.code
        if not m.traits(m.stack[f + IT]) & code[pc]:
            return False
        return code[pc + 1] == 0 or (code[pc + 1] >> m.stack[f + COUNT]) & 1 == 1


class WhenAcquire(WhenPlay):
    head = WHEN["acquire"]


class WhenBreak(Trigger[Imperium]):
    """COUNT: traits of the card."""

    head = WHEN["breakthrough"]

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return m.stack[f + COUNT] & m.program.code[pc] != 0


class WhenGainFrom(Trigger[Imperium]):
    """COUNT: good plus 1, and icons as traits."""

    head = WHEN["gain-from"]

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        count = m.stack[f + COUNT]
        return count & 7 == m.program.code[pc] and count & m.program.code[pc + 1] != 0


class WhenGainTokens(Trigger[Imperium]):
    """COUNT: ten bits for each good."""

    head = WHEN["gain-tokens"]

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return (m.stack[f + COUNT] >> (t.TOKEN_BITS * (m.program.code[pc] - 1))) & t.MOST_TOKENS > 0


class WhenPay(Trigger[Imperium]):
    """COUNT: the good plus 1."""

    head = WHEN["pay"]

    def fits(self, m: Imperium, f: i64, pc: i64, piece: i64) -> bool:
        return m.stack[f + COUNT] == m.program.code[pc]


class WhenLeaves(WhenBreak):
    head = WHEN["leaves-play"]


def plain(name: str) -> Word[Any]:
    """A trigger that fits whenever it happens."""
    found: Word[Any] = type("Plain", (Trigger,), {"head": WHEN[name]})()
    return found


def counted(name: str, verb: str) -> Word[Any]:
    """What the step before has handled."""
    found: Word[Any] = type("Handled", (Counted,), {"head": NOUN[name], "of": (verb,)})()
    return found


def words() -> list[Word[Any]]:
    return [
        Cards(), counted("abandoned", "abandon"), counted("returned", "return-unrest"), counted("discarded", "discard"),
        counted("spent", "spend"), Rivals(), Goods(),
        IsEmpire(), IsBarbarian(), InPlay(), InHistory(), AtLeast(), Owns(), Has(), HasQuest(), LiesIn(),
        Everybody(), Others(), Unable(), Given(),
        WhenPlay(), plain("attacked"), plain("return-unrest"), plain("take-unrest"), WhenAcquire(), WhenBreak(), WhenGainFrom(),
        WhenGainTokens(), plain("look-fame"), WhenPay(), plain("sink"), WhenLeaves(), plain("deck-empty"),
        plain("must-discard-mask"),
    ]  # fmt: skip
