"""Pieces that wait for something to happen (`when`): whether any do, and how they act in a window."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.core.machine.frames import AUX, BODY, COUNT, EVENT, HOW, IT, LEFT, MAY, ROW, SEAT
from asztal.core.machine.machine import Machine


def fire(m: Machine, event: i64, seat: i64, it: i64 = -1, count: i64 = 0) -> bool:
    """Something happened to a seat: pieces of it that wait for it act next. Whether there are any."""
    if not (m.program.waited >> event) & 1:
        return False
    found = m.watchers(seat, event)
    waits = m.program.waits
    kind = m.program.kind
    for piece in found:
        if (waits[kind[piece]] >> event) & 1:
            f = m.enter(m.program.window, seat, -1, it)
            m.stack[f + COUNT] = count
            m.stack[f + LEFT] = event + 1
            if len(waiting(m, f)) > 0:
                return True
            m.depth = f
            return False
    return False


def acted(m: Machine, f: i64, piece: i64) -> bool:
    """Whether a piece has acted in a window."""
    return (m.stack[f + AUX + piece // 62] >> (piece % 62)) & 1 == 1


def waiting(m: Machine, f: i64) -> vec[i64]:
    """The pieces that may act in a window now, by number."""
    event = m.stack[f + LEFT] - 1
    program = m.program
    found = vec[i64]()
    for piece in m.watchers(m.stack[f + SEAT], event):
        if (program.waits[program.kind[piece]] >> event) & 1 and not acted(m, f, piece):
            row = waiting_row(m, f, piece, 0)
            if row >= 0:
                found = append(found, piece)
    return found


def waiting_row(m: Machine, f: i64, piece: i64, first: i64) -> i64:
    """The row of a piece's waiting effect that fits the window and could do something, from row `first` of its kind on."""
    event = m.stack[f + LEFT] - 1
    program = m.program
    kind = program.kind[piece]
    row = program.when_from[kind] + first * ROW
    end = program.when_from[kind + 1]
    while row < end:
        if (
            program.whens[row + EVENT] == event
            and program.triggers[event].fits(m, f, program.whens[row + HOW], piece)
            and (not program.whens[row + MAY] or could(m, f, piece, program.whens[row + BODY]))
        ):
            return row
        row += ROW
    return -1


def could(m: Machine, f: i64, piece: i64, pc: i64) -> bool:
    """Whether the optional reaction at `pc` could do anything."""
    return m.possible(m.stack[f + SEAT], piece, pc, m.stack[f + IT])


def react(m: Machine, f: i64, piece: i64, chosen: bool) -> None:
    """Let a waiting piece act; one chosen for its only effect is not asked again whether it wants to."""
    half = piece % 62 // 2  # in two steps: compiled, a shifted literal has only 32 bits
    m.stack[f + AUX + piece // 62] |= (1 << half) << (piece % 62 - half)
    program = m.program
    first = program.when_from[program.kind[piece]]
    fitting = vec[i64]()
    row = waiting_row(m, f, piece, 0)
    while row >= 0:
        fitting = append(fitting, row)
        row = waiting_row(m, f, piece, (row - first) // ROW + 1)
    i: i64 = len(fitting) - 1
    asked = chosen and i == 0
    while i >= 0:  # the first comes on top
        body = program.whens[fitting[i] + BODY]
        if asked and program.whens[fitting[i] + MAY]:
            if program.watched:
                program.ran[body] = 1
            body += (program.code[body] >> 8) & 255
        g = m.enter(body, m.stack[f + SEAT], piece, m.stack[f + IT])
        m.stack[g + COUNT] = m.stack[f + COUNT]
        i -= 1


def optional(m: Machine, f: i64, piece: i64) -> bool:
    """Whether a waiting piece may be passed over: everything it could do now is up to the player."""
    program = m.program
    first = program.when_from[program.kind[piece]]
    row = waiting_row(m, f, piece, 0)
    while row >= 0:
        if not program.whens[row + MAY]:
            return False
        row = waiting_row(m, f, piece, (row - first) // ROW + 1)
    return True
