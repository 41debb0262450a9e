"""The ring of letters: the alphabet holds wherever it can hold. The fast code against a model that tries everything."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import asztal
from asztal.core.chance import Chance, seeded
from asztal.core.spaces import space, space_x, space_y
from asztal.games.ginkgopolis import GAME, ring, ring1
from asztal.games.ginkgopolis.layout import FLOORS, NOWHERE, RING
from asztal.games.ginkgopolis.state import Ginkgopolis
from ginkgopolis.promises import ring_is_full
from ginkgopolis.ring_model import ALPHABET, City, Letters, Model, Model1, Space, beside
from ginkgopolis.setting import Table

PARTS = 20
RINGS = 5200 if asztal.compiled() else 500
"""In each part; more than 100,000 together on the compiled engine, which `make test` runs too."""
LETTERINGS = 13


def grown(chance: Chance) -> City:
    """A city of 9 to 45 buildings: sometimes compact, sometimes with arms, nooks and narrow channels."""
    city = {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
    edge = sorted({near for at in city for near in beside(at)} - city)
    size, thin = 9 + int(chance.below(37)), int(chance.below(3))
    while len(city) < size:
        at = edge[chance.below(len(edge))]
        if sum(near in city for near in beside(at)) == 1 or chance.below(3) >= thin:
            city.add(at)
            edge.remove(at)
            edge += [near for near in beside(at) if near not in city and near not in edge]
    return City(city)


def lettered(city: City, chance: Chance) -> Letters:
    """Letters along a walk, mostly in their order, sometimes crowded, sometimes one of them elsewhere."""
    walls = set(city.walls)
    spaces = [at for at in city.passes if at in walls or chance.below(4)]
    start = chance.below(len(spaces))
    spaces = spaces[start:] + spaces[:start]
    if chance.below(3) and len(spaces) > 14:
        spaces = spaces[: 12 + chance.below(3)]
    chosen = sorted({int(chance.below(len(spaces))) for _ in range(40)})[:12]
    first = chance.below(12)
    letters = {ALPHABET[(first + i) % 12]: spaces[place] for i, place in enumerate(chosen)}
    if chance.below(5) == 0:
        names = sorted(letters)
        one, other = names[chance.below(len(names))], names[chance.below(len(names))]
        letters[one], letters[other] = letters[other], letters[one]
    return letters


def lay(state: Ginkgopolis, city: City) -> None:
    """Only where buildings stand matters, not which they are."""
    spaces = sorted(city.spaces)
    for tile in range(state.tables.first_tile, state.tables.end):
        number = tile - int(state.tables.first_tile)
        state.marks[tile] = int(space(*spaces[number])) | 1 << FLOORS if number < len(spaces) else 0


def put(state: Ginkgopolis, letters: Letters) -> None:
    for number, name in enumerate(ALPHABET):
        state.row[RING + number] = int(space(*letters[name])) if name in letters else NOWHERE


def spaces(found: vec[i64]) -> set[Space]:
    assert len(set(found)) == len(found), "no space is on offer twice"
    return set(in_order(found))


def in_order(found: vec[i64]) -> list[Space]:
    return [(int(space_x(at)), int(space_y(at))) for at in found]


def shifts(state: Ginkgopolis, letter: int) -> set[str]:
    found = {int(ring.can_shift(state, letter, step)) for step in (1, -1)}
    return {ALPHABET[other] for other in found if other >= 0}


def outcomes(state: Ginkgopolis, model: Model, letter: int) -> set[bool]:
    """Whether the alphabet holds in the end, whatever the player chooses, if no space beside a building keeps it."""
    moving = [(name, {**model.letters, model.letter: model.letters[name]}) for name in shifts(state, letter)]
    found = set()
    for name, letters in moving or [(model.letter, model.letters)]:
        letters = {other: at for other, at in letters.items() if other != name}
        put(state, letters)
        spots = spaces(ring.spots_anywhere(state, ALPHABET.index(name)))
        found |= {model.city.turns({**letters, name: at}) <= model.before for at in spots}
    return found


@pytest.mark.parametrize("part", range(PARTS))
def test_letters_go_where_the_slow_model_says(part: int) -> None:
    chance = seeded(part)
    state = GAME.new()
    assert isinstance(state, Ginkgopolis)
    checked = broken = stuck = 0
    while checked < RINGS:
        city = grown(chance)
        lay(state, city)
        for _ in range(LETTERINGS):  # the city is the expensive part
            letters = lettered(city, chance)
            name = sorted(letters)[chance.below(len(letters))]
            letters = {other: at for other, at in letters.items() if other != name}
            model, letter = Model(city, letters, name), ALPHABET.index(name)
            put(state, letters)
            good = model.good(True)
            assert spaces(ring.spots_for(state, letter)) == good, (city.spaces, letters, name)
            if not good or checked % 16 == 0:
                assert shifts(state, letter) == model.shifts(), (city.spaces, letters, name)
                assert spaces(ring.spots_anywhere(state, letter)) == model.anywhere(), (city.spaces, letters, name)
            if not good:
                assert outcomes(state, model, letter) == {model.can_hold()}, (city.spaces, letters, name)
            checked += 1
            broken += model.before > 1
            stuck += not good
    assert broken > RINGS / 50 and stuck > RINGS / 50, "the rings are worth looking at"


def test_a_letter_in_a_narrow_channel_stands_on_either_bank() -> None:
    """A channel one space wide with C at its mouth: the walk passes C going in and coming out."""
    ground = {(x, y) for x in range(-1, 6) for y in range(-1, 4)} - {(2, 1), (2, 2), (2, 3)}
    letters = {"A": (-1, 4), "B": (0, 4), "C": (2, 3), "D": (2, 2), "E": (4, 4), "F": (6, 0), "G": (2, -2), "H": (-2, 0)}
    city = City(ground)
    assert len(city.passes[2, 2]) == 2 and len(city.passes[2, 1]) == 1
    assert city.turns(letters) == 1
    model = Model(city, letters, "D")
    state = GAME.new()
    assert isinstance(state, Ginkgopolis)
    lay(state, city)
    put(state, {name: at for name, at in letters.items() if name != "D"})
    assert (2, 2) in model.good(True) and (3, 4) in model.good(True)
    assert spaces(ring.spots_for(state, ALPHABET.index("D"))) == model.good(True)


@pytest.mark.parametrize("letters", [{}, {"A": (0, 2)}, {"A": (0, 2), "C": (2, 0)}])
def test_few_letters_never_break_the_alphabet(letters: Letters) -> None:
    city = City({(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)})
    model = Model(city, letters, "B")
    state = GAME.new()
    assert isinstance(state, Ginkgopolis)
    put(state, letters)
    found = ring.Ring(state, ALPHABET.index("B"))
    assert found.before == model.before == (1 if letters else 0)
    turns = city.turns_with(letters, "B", model.free[True])
    assert found.least() == 1 and spaces(found.good(True, 1)) == {at for at in turns if turns[at] == 1}


# -- at the table -------------------------------------------------------------------------------------------------------------


def test_a_neighbour_makes_room_in_a_corner_before_the_alphabet_breaks() -> None:
    """Version 1 of the rules offered any free space around the city here, whatever that did to the alphabet."""
    table = ring_is_full().start()
    table.play("b + blue-10", table.hand(1)[0])
    while table.step in ("find-spot", "shift"):
        table.do(0, table.legal(0)[0])
    assert turns(table) == 1


def turns(table: Table) -> int:
    """How often the alphabet goes round the city of a table."""
    plain = table.plain
    city = City({tuple(building["at"]) for building in plain["city"]})
    return city.turns({name: tuple(at) for name, at in plain["letters"].items()})


def test_letters_went_by_version_1_where_its_slow_model_says() -> None:
    """With many other letters around the city, a few, one or none."""
    chance = seeded(1)
    state = GAME.new()
    assert isinstance(state, Ginkgopolis)
    for number in range(60):
        city = grown(chance)
        lay(state, city)
        letters = lettered(city, chance)
        name = sorted(letters)[chance.below(len(letters))]
        others = sorted(set(letters) - {name})[: (12, 3, 1, 0)[number % 4]]
        letters = {other: letters[other] for other in others}
        put(state, letters)
        model, letter = Model1(city, letters, name), ALPHABET.index(name)
        for corners in (True, False):
            assert in_order(ring.Walk(state, corners).spaces) == model.walks[corners]
        assert in_order(ring1.spots_for(state, letter)) == model.spots(False)
        assert in_order(ring1.spots_anywhere(state, letter)) == model.anywhere()
        for step in (1, -1):
            neighbour = int(ring1.can_shift(state, letter, step))
            assert (ALPHABET[neighbour] if neighbour >= 0 else None) == model.shift(step)


def test_version_1_goes_on_as_it_was() -> None:
    table = Table(GAME.load({**ring_is_full().dump(), "version": 1}))
    table.play("b + blue-10", table.hand(1)[0])
    assert table.step == "find-spot" and table.plain["pending"][0]["at"] == 3 and table.plain["version"] == 1
    for way in table.legal(0):
        other = Table(table.state.copy())
        other.do(0, way)
        assert turns(other) > 1, "every space on offer breaks the alphabet"
