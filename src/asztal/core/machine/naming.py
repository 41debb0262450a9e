"""What is pending in words: frames as plain data and back, what is asked, and which piece an action is about."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.lines import Line
from asztal.core.machine.control import Apart, Window
from asztal.core.machine.frames import AUX, COUNT, FLAGS, IT, LEFT, PC, SAFE, SEAT, THIS, WHO, WIDTH
from asztal.core.machine.machine import Machine
from asztal.core.machine.program import Program
from asztal.core.machine.reactions import acted
from asztal.core.machine.words import Step
from asztal.core.plain import Reader

FRAME_LIMIT = 2**62
REGISTERS = {"count": COUNT, "who": WHO, "safe": SAFE, "flags": FLAGS}


def place_of(program: Program, pc: int) -> tuple[str, int]:
    """The name of the effect a place belongs to, and which of its instructions it is."""
    number = bisect_right(program.begins, pc) - 1
    at, place = 0, program.begins[number]
    while place < pc:
        place += int(program.code[place]) >> 8 & 255
        at += 1
    return program.names[number], at


def instructions(program: Program) -> Iterator[int]:
    """The head of every instruction of every program."""
    pc = 0
    while pc < len(program.code):
        yield int(program.code[pc])
        pc += int(program.code[pc]) >> 8 & 255


def step_place(program: Program, effect: str, step: str) -> int:
    """Where an effect does a step for the first time."""
    place = program.begins[program.names.index(effect)]
    while program.steps[program.code[place] & 255].name != step:
        place += int(program.code[place]) >> 8 & 255
    return place


def find_place(program: Program, at: Reader) -> int:
    """The place of an instruction a plain frame names."""
    number = at["in"].word(program.names, "effect")
    end = program.begins[number + 1] if number + 1 < len(program.begins) else len(program.code)
    place = program.begins[number]
    for _ in range(at["at"].integer(0, 999) if "at" in at else 0):
        place += int(program.code[place]) >> 8 & 255
        if place >= end:
            at["at"].refuse(f"{program.names[number]} has no such step")
    step = program.steps[program.code[place] & 255].name
    if step == "words":
        at["in"].refuse(f"nothing runs there in {program.names[number]}")
    if at["doing"].value != step:
        at["doing"].refuse(f"this step is {step!r}, not {at['doing'].value!r}")
    return place


def own_words(step: Step[Any]) -> tuple[str, str]:
    """What a step calls LEFT and AUX; "" if it does not use them."""
    left, _, aux = step.frame.partition(" ")
    return left, aux


def frames(m: Machine) -> list[int]:
    """The frames of all running effects, the next one first; those of seats that go on apart before what they belong to."""
    found: list[int] = []
    for f in range(int(m.depth) - WIDTH, -1, -WIDTH):
        step = m.step_at(f)
        if isinstance(step, Apart):
            for seat in range(m.seats):
                found += step.frames(m, f, seat)
        found.append(f)
    return found


def dump_frames(m: Machine, ids: Sequence[str]) -> list[dict[str, Any]]:
    """The running effects as plain data, in the order of `frames`."""
    return [dump_frame(m, f, ids) for f in frames(m)]


def dump_frame(m: Machine, f: int, ids: Sequence[str]) -> dict[str, Any]:
    word = [int(m.stack[f + i]) for i in range(WIDTH)]
    step = m.program.steps[m.program.code[word[PC]] & 255]
    name, at = place_of(m.program, word[PC])
    plain: dict[str, Any] = {"in": name}
    if at:
        plain["at"] = at
    plain["doing"] = step.name
    plain["side"] = word[SEAT]
    for key, register in (("this", THIS), ("it", IT)):
        if word[register] >= 0:
            plain[key] = ids[word[register]]
    if isinstance(step, Window):
        plain["event"] = m.program.triggers[word[LEFT] - 1].head.name
        plain["acted"] = [id for piece, id in enumerate(ids) if acted(m, f, piece)]
        if word[COUNT]:
            plain["count"] = word[COUNT]
        return plain
    for key, register in REGISTERS.items():
        if word[register]:
            plain[key] = word[register]
    if isinstance(step, Apart):
        return plain
    left, aux = own_words(step)
    if word[LEFT]:
        plain[left or "left"] = word[LEFT] - 1
    if word[AUX]:
        plain[aux or "aux"] = word[AUX]
    return plain


def load_frames(m: Machine, at: Reader, ids: Sequence[str], sides: int) -> None:
    """Put plain frames on the stack; each has to stand at the step it says."""
    words: list[int] = []
    readers = list(at.each())
    while readers:
        words += load_frame(m, readers.pop(), ids, sides)
        m.stack = vec[i64](words)
        step = m.step_at(len(words) - WIDTH)
        if isinstance(step, Apart):
            load_apart(m, step, readers, ids, sides)
            break
    m.depth = len(words)


def load_apart(m: Machine, step: Apart[Any], readers: list[Reader], ids: Sequence[str], sides: int) -> None:
    """Put the frames of seats that go on apart above the last one read."""
    f = len(m.stack) - WIDTH
    words = [*m.stack, *[0] * (int(step.first(f, sides)) - f - WIDTH)]
    own: list[list[list[int]]] = [[] for _ in range(sides)]
    for reader in reversed(readers):
        frame = load_frame(m, reader, ids, sides)
        own[frame[SEAT]].append(frame)
        if len(own[frame[SEAT]]) > 15:
            reader.refuse("so many effects cannot run at once")
    for seat, frames in enumerate(own):
        if frames:
            words[int(step.first(f, seat)) : int(step.first(f, seat + 1))] = frames[0]
        words += [word for frame in frames[1:] for word in frame]
    words[f + LEFT] = 1 + sum(len(frames) << 1 + 4 * seat for seat, frames in enumerate(own))
    m.stack = vec[i64](words)
    m.apart = len(words) - f - WIDTH


def load_frame(m: Machine, at: Reader, ids: Sequence[str], sides: int) -> list[int]:
    place = find_place(m.program, at)
    step = m.program.steps[m.program.code[place] & 255]
    left, aux = own_words(step)
    word = [place, at["side"].integer(0, sides - 1), -1, -1, 0, 0, 0, 0, 0, 0]
    for key, register in (("this", THIS), ("it", IT)):
        if key in at:
            word[register] = at[key].word(ids, "piece")
    if isinstance(step, Window):
        at.only(("in", "at", "doing", "side", "this", "it", "event", "acted", "count"))
        names = [trigger.head.name for trigger in m.program.triggers]
        word[LEFT] = at["event"].word(names, "event") + 1
        word[COUNT] = at["count"].integer(-FRAME_LIMIT, FRAME_LIMIT) if "count" in at else 0
        for piece in at["acted"].words(ids, "piece"):
            word[AUX + piece // 62] |= 1 << piece % 62
        return word
    at.only(("in", "at", "doing", "side", "this", "it", *REGISTERS, left or "left", aux or "aux"))
    for key, register in REGISTERS.items():
        if key in at:
            word[register] = at[key].integer(-FRAME_LIMIT, FRAME_LIMIT)
    if (left or "left") in at:
        word[LEFT] = at[left or "left"].integer(-1, FRAME_LIMIT) + 1
    if (aux or "aux") in at:
        word[AUX] = at[aux or "aux"].integer(-FRAME_LIMIT, FRAME_LIMIT)
    return word


def question(m: Machine, seat: int = 0) -> Line:
    """What is asked now; if several decide at the same time, what the seat is asked."""
    f = m.asking(seat)
    return m.step_at(f).question_to(m, f, seat)


def sections(program: Program) -> dict[str, str]:
    """The section of the guide for every message id of a question."""
    return {ask: section for step in program.steps for ask, section in step.explained().items()}


def meant(m: Machine, seat: int, action: int) -> int:
    """The piece an action of the offer is about, -1 for none."""
    return int(m.now().about(m, m.depth - WIDTH, seat, action))


def every_step(program: Program) -> dict[str, int]:
    """Every instruction that does something, as "card:section step at place in it", and where it lies."""
    found: dict[str, int] = {}
    ends = [*program.begins[1:], len(program.code)]
    for name, begin, end in zip(program.names, program.begins, ends, strict=True):
        pc, at = begin, 0
        while pc < end:
            step = program.steps[program.code[pc] & 255]
            if step.name not in ("end", "jump", "words", "paid"):
                found[f"{name} {step.name} at {at}"] = pc
            pc += int(program.code[pc]) >> 8 & 255
            at += 1
    return found


def never_ran(program: Program) -> list[str]:
    """The instructions a watched program has never run, or never when they could do anything."""
    return [step for step, pc in every_step(program).items() if not program.ran[pc]]
