"""The faults `scripts/mutate.py` plants: each changes one place of a rule, and nothing else."""

import ast

from mutate import places_in, planted

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
    found = [planted("rule.py", RULE, place) for place in places_in(RULE)]
    changes = {f"{fault.was} -> {fault.becomes}" for fault in found}
    assert {
        "stones >= 3 -> stones < 3",
        "3 -> 4",
        "stones >= 3 and (not wood) -> stones >= 3 or not wood",
        "not wood -> wood",
        "stones -= 1 -> stones += 1",
        "True -> False",
        "stones + wood * 2 == LIMIT -> stones + wood * 2 != LIMIT",
        "stones + wood * 2 -> stones - wood * 2",
        "wood * 2 -> wood + 2",
    } <= changes
    whole = ast.unparse(ast.parse(RULE)).splitlines()
    for fault in found:
        broken = fault.source.splitlines()
        assert [one for one, other in zip(whole, broken, strict=True) if one != other] != []
        assert sum(one != other for one, other in zip(whole, broken, strict=True)) == 1
        assert fault.line >= 8, "constants, defaults and docstrings are no rules"
        compile(fault.source, "rule.py", "exec")


def test_the_same_place_gives_the_same_fault() -> None:
    place = places_in(RULE)[3]
    assert planted("rule.py", RULE, place) == planted("rule.py", RULE, place)


EQUAL = """
def best(one: int, other: int, most: int, gold: int) -> int:
    larger = one if one > other else other
    if larger > most:
        most = larger
    if most > 0:
        gold -= most
    if one != other:
        return one < other
    return one if one > most else gold
"""


def test_comparisons_that_do_not_care_for_equal_sides_are_no_places() -> None:
    changes = [str(planted("rule.py", EQUAL, place)) for place in places_in(EQUAL)]
    assert [change for change in changes if "=" in change.partition("->")[2] and ">" in change.partition("->")[2]] == [
        "rule.py:10: one > most  ->  one >= most"
    ]
    assert not any("<=" in change for change in changes)


NOTHING = """
def begin(m: Machine, seat: int) -> int:
    best: i64 = -1
    m.enter(m.flow, seat, best, -1)
    m.add(seat, -1)
    return -1
"""


def test_nothing_is_no_place_but_one_less_is() -> None:
    assert [str(planted("rule.py", NOTHING, place)) for place in places_in(NOTHING)] == ["rule.py:5: 1  ->  2"]
