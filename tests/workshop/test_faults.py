"""The faults `scripts/mutate.py` plants: each changes one place of a rule, and nothing else."""

from typing import Any

import pytest

import fault_switch
from faults import faults_in, missed_in, switched

RULE = '''
"""A rule."""
LIMIT = 5


def build(stones: int, wood: int = 2) -> bool:
    """Costs 3 stones."""
    if stones >= 3 and not wood:
        stones -= 1
        return True
    return stones + wood * 2 == LIMIT
'''


def test_every_place_of_a_rule_can_be_broken_and_nothing_else() -> None:
    found = faults_in("rule.py", RULE)
    assert {
        "stones >= 3  ->  stones < 3",
        "3  ->  4",
        "stones >= 3 and (not wood)  ->  stones >= 3 or not wood",
        "not wood  ->  wood",
        "stones -= 1  ->  stones += 1",
        "True  ->  False",
        "stones + wood * 2 == LIMIT  ->  stones + wood * 2 != LIMIT",
        "stones + wood * 2  ->  stones - wood * 2",
        "wood * 2  ->  wood + 2",
    } <= {fault.change() for fault in found}
    assert all(fault.line >= 8 for fault in found), "constants, defaults and docstrings are no rules"


def built(number: int, *cases: tuple[int, int], text: str = RULE) -> tuple[list[bool], set[int]]:
    """What the rule says with this fault switched on, and which faults it comes by."""
    numbers = {fault.place: number for number, fault in enumerate(faults_in("rule.py", text))}
    module: dict[str, Any] = {}
    exec(switched(text, numbers), module)
    fault_switch.touched.clear()
    fault_switch.on = number
    try:
        return [bool(module["build"](*case)) for case in cases], set(fault_switch.touched)
    finally:
        fault_switch.on = -1


def numbered(change: str) -> int:
    return [fault.change() for fault in faults_in("rule.py", RULE)].index(change)


@pytest.mark.parametrize(
    "change, said",
    [
        ("", [True, True, False, False]),
        ("3  ->  4", [False, True, False, False]),
        ("not wood  ->  wood", [False, False, False, True]),
        ("stones >= 3 and (not wood)  ->  stones >= 3 or not wood", [True, True, True, True]),
        ("wood * 2  ->  wood + 2", [True, True, False, False]),
        ("stones + wood * 2 == LIMIT  ->  stones + wood * 2 != LIMIT", [True, True, True, True]),
    ],
)
def test_a_fault_is_there_only_if_it_is_switched_on(change: str, said: list[bool]) -> None:
    assert built(numbered(change) if change else -1, (3, 0), (4, 0), (2, 0), (4, 1))[0] == said


def test_the_switches_tell_which_faults_a_test_comes_by() -> None:
    _, by = built(-1, (2, 1))
    assert numbered("wood * 2  ->  wood + 2") in by and numbered("stones -= 1  ->  stones += 1") not in by


def test_missed_faults_are_found_again_where_lines_have_moved() -> None:
    before = faults_in("rule.py", RULE)
    output = "".join(f"MISSED   {fault}\nnoticed  {fault}  by\n" for fault in before[::3])
    after = faults_in("rule.py", RULE.replace("LIMIT = 5", "LIMIT = 5\n\n"))
    assert missed_in(output, after) == after[::3]


EQUAL = """
def best(one: int, other: int, most: int, gold: int) -> int:
    larger = one if one > other else other
    if larger > most:
        most = larger
    if most > 0:
        gold -= most
    if gold < one:
        most += one - gold
    if one != other:
        return one < other
    return one if one > most else gold
"""


def test_comparisons_that_do_not_care_for_equal_sides_are_no_places() -> None:
    changes = [f"{fault.line}: {fault.change()}" for fault in faults_in("rule.py", EQUAL)]
    assert [change for change in changes if "=" in change.partition("->")[2] and ">" in change.partition("->")[2]] == [
        "12: one > most  ->  one >= most"
    ]
    assert not any("<=" in change for change in changes)


NOTHING = """
def begin(m: Machine, seat: int) -> int:
    best: i64 = -1
    m.enter(m.flow, seat, best, -1)
    fire(m, BEGUN, seat, -1, 2)
    best = tally(m, seat, -1, m.start)
    m.add(seat, -1)
    return -1
"""


def test_nothing_is_no_place_but_one_less_is() -> None:
    assert [(fault.line, fault.change()) for fault in faults_in("rule.py", NOTHING)] == [(5, "2  ->  3"), (7, "1  ->  2")]
