"""What lines count (`per`), ask (`if`) and would give, without doing anything."""

from __future__ import annotations

from mypy_extensions import i64

from asztal.core.machine.frames import END
from asztal.core.machine.machine import Machine
from asztal.core.machine.words import Worth


def counted(m: Machine, f: i64, pc: i64) -> i64:
    """What `per` counts; at `pc`: noun, once for every so many, its words."""
    code = m.program.code
    n = m.program.nouns[code[pc]].count(m, f, pc + 2)
    every = code[pc + 1]
    return n if every == 1 else n // every


def holds(m: Machine, f: i64, pc: i64) -> bool:
    """Whether a condition is so; at `pc`: number of terms, then for each: test | negated << 8 | words << 16, its words."""
    code = m.program.code
    terms = code[pc]
    pc += 1
    while terms > 0:
        term = code[pc]
        negated = (term >> 8) & 1 == 1
        if m.program.tests[term & 255].holds(m, f, pc + 1) == negated:
            return False
        pc += 1 + (term >> 16)
        terms -= 1
    return True


def tally(m: Machine, seat: i64, this: i64, pc: i64, good: i64) -> i64:
    """How much of a good an effect would give now, if it is made of goods, counts and conditions alone: for scoring."""
    f = m.imagine(pc, seat, this, -1)
    found = tallied(m, f, pc, -1, good)
    m.forget(f)
    return found


def tallied(m: Machine, f: i64, pc: i64, end: i64, good: i64) -> i64:
    total: i64 = 0
    while pc != end:
        if m.program.watched:
            m.program.ran[pc] = 1
        if m.program.code[pc] & 255 == END:
            return total
        total += step_worth(m, f, pc, good)
        pc = m.beyond(pc)
    return total


def step_worth(m: Machine, f: i64, pc: i64, good: i64) -> i64:
    """How much of a good one instruction would give; see `tally`."""
    step = m.program.steps[m.program.code[pc] & 255]
    if isinstance(step, Worth):
        return step.worth(m, f, pc, good)
    return 0
