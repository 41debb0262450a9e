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
        "stones >= 3 -> stones > 3",
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
