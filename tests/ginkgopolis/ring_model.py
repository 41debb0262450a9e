"""The ring of letters, slow and obviously right: everything is tried out. The fast code is compared with this.

A city is a set of spaces. Its outer wall is a closed line of edges; whoever follows it clockwise has the city at the right.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from operator import ge

Space = tuple[int, int]
Letters = dict[str, Space]
ALPHABET = "ABCDEFGHIJKL"
MANY = 100


def walk(city: set[Space], corners: bool = True) -> list[Space]:
    """The spaces outside the city in the order in which one passes them, those at corners included or not."""
    edges = directed_edges(city)
    top = max(city, key=lambda at: (at[1], at[0]))
    start = edge = ((top[0], top[1] + 1), (1, 0))
    passed: list[Space] = []
    while True:
        vertex, (dx, dy) = edge
        beside = left_of(vertex, (dx, dy))
        if not passed or passed[-1] != beside:
            passed.append(beside)
        end = (vertex[0] + dx, vertex[1] + dy)
        # Where walls meet in one point, one stays on the same side of them: left, then straight on, then right.
        turn = next(turn for turn in ((-dy, dx), (dx, dy), (dy, -dx)) if (end, turn) in edges)
        if corners and turn == (dy, -dx):
            passed.append(left_of(end, (dx, dy)))
        edge = (end, turn)
        if edge == start:
            return passed


def directed_edges(city: set[Space]) -> set[tuple[Space, Space]]:
    """All walls, as a point and a direction with the building at the right hand. Space (x, y) reaches to (x + 1, y + 1)."""
    edges = set()
    for x, y in city:
        for outside, point, direction in (
            ((x, y + 1), (x, y + 1), (1, 0)),
            ((x + 1, y), (x + 1, y + 1), (0, -1)),
            ((x, y - 1), (x + 1, y), (-1, 0)),
            ((x - 1, y), (x, y), (0, 1)),
        ):
            if outside not in city:
                edges.add((point, direction))
    return edges


def left_of(point: Space, direction: Space) -> Space:
    """The space at the left hand of whoever leaves a point in a direction."""
    return {
        (1, 0): point,
        (0, -1): (point[0], point[1] - 1),
        (-1, 0): (point[0] - 1, point[1] - 1),
        (0, 1): (point[0] - 1, point[1]),
    }[direction]


class City:
    """Buildings, and what lies around them."""

    def __init__(self, spaces: set[Space]) -> None:
        self.spaces = spaces
        self.passes: dict[Space, list[int]] = {}
        """When the walk around the city comes by each space, in the order of the walk."""
        for step, at in enumerate(walk(spaces)):
            self.passes.setdefault(at, []).append(step)
        self.walls = [at for at in self.passes if any(near in spaces for near in beside(at))]
        self.corners = [at for at in self.passes if at not in self.walls]

    def turns(self, letters: Letters) -> int:
        """How often the alphabet goes round the city; where the walk comes by a letter several times, as suits it best."""
        places = [self.passes[letters[letter]] for letter in ALPHABET if letters.get(letter) in self.passes]
        return min((descents(chosen) + (chosen[-1] >= chosen[0]) for chosen in product(*places)), default=0) if places else 0

    def turns_with(self, letters: Letters, letter: str, spaces: Iterable[Space]) -> dict[Space, int]:
        """The same with one more letter, for each of several spaces it may stand on: whoever begins with it goes on to the
        letter after it, and so on to the one before it, and back."""
        number = ALPHABET.index(letter)
        others = ALPHABET[number + 1 :] + ALPHABET[:number]
        places = [self.passes[letters[other]] for other in others if letters.get(other) in self.passes]
        if not places:
            return dict.fromkeys(spaces, 1)
        ways = [(descents(chosen), chosen[0], chosen[-1]) for chosen in product(*places)]
        return {
            at: min(inside + (step >= after) + (before >= step) for step in self.passes[at] for inside, after, before in ways)
            for at in spaces
        }


def descents(steps: Sequence[int]) -> int:
    """How often one has to begin another turn to come by all these steps of the walk, one after the other."""
    return sum(map(ge, steps, steps[1:]))


class Model:
    """A city with its letters, one of which looks for a space."""

    def __init__(self, city: City, letters: Letters, letter: str) -> None:
        self.city = city
        self.letter = letter
        self.letters = {name: at for name, at in letters.items() if name != letter}
        self.before = city.turns(self.letters)
        taken = set(self.letters.values())
        self.free = {
            walls: [at for at in (city.walls if walls else city.corners) if at not in taken] for walls in (True, False)
        }
        """The free spaces: True: beside a building, False: those that touch only a corner."""

    def good(self, walls: bool) -> set[Space]:
        """Where the letter keeps the alphabet."""
        cost = self.city.turns_with(self.letters, self.letter, self.free[walls])
        return {at for at in cost if cost[at] <= self.before}

    def neighbours(self) -> list[str]:
        """The next letters on the walk, before and after in the alphabet."""
        number = ALPHABET.index(self.letter)
        others = [name for name in ALPHABET[number + 1 :] + ALPHABET[:number] if self.letters.get(name) in self.city.passes]
        return list(dict.fromkeys((others[-1], others[0]))) if others else []

    def makes_room(self, neighbour: str, walls: bool) -> bool:
        """Whether the letter can stand where the neighbour stood, and that one elsewhere."""
        moved = {**self.letters, self.letter: self.letters[neighbour]}
        del moved[neighbour]
        return min(self.city.turns_with(moved, neighbour, self.free[walls]).values(), default=MANY) <= self.before

    def shifts(self) -> set[str]:
        """The neighbours of which one makes room, if there is no good space beside a building."""
        by_walls = {name for name in self.neighbours() if self.makes_room(name, True)}
        if by_walls or self.good(False):
            return by_walls
        return {name for name in self.neighbours() if self.makes_room(name, False)}

    def can_hold(self) -> bool:
        """Whether the alphabet can hold at all: with the letter on any free space, or on that of a neighbour which moves."""
        return any(
            bool(self.good(walls)) or any(self.makes_room(name, walls) for name in self.neighbours()) for walls in (True, False)
        )

    def anywhere(self) -> set[Space]:
        """Where the alphabet suffers least, beside a building if it can be."""
        cost = self.city.turns_with(self.letters, self.letter, [*self.free[True], *self.free[False]])
        best = {at for at in cost if cost[at] == min(cost.values())}
        return best & set(self.free[True]) or best


class Model1:
    """Where a letter could go by version 1 of the rules, in the order in which the spaces were on offer."""

    def __init__(self, city: City, letters: Letters, letter: str) -> None:
        self.letters = letters
        self.letter = letter
        self.walks = {corners: walk(city.spaces, corners) for corners in (True, False)}

    def next(self, letter: str, step: int, corners: bool) -> str | None:
        """The nearest letter on the walk before (-1) or after (1) one in the alphabet."""
        others = [ALPHABET[(ALPHABET.index(letter) + step * away) % 12] for away in range(1, 12)]
        return next((name for name in others if self.letters.get(name) in self.walks[corners]), None)

    def between(self, before: str | None, after: str | None, corners: bool) -> list[Space]:
        """The free spaces on the way from where a letter is passed first to where another is."""
        way = self.walks[corners]
        if before is not None and after is not None:
            start, end = (way.index(self.letters[name]) for name in (before, after))
            way = [way[(start + away) % len(way)] for away in range(1, (end - start - 1) % len(way) + 1)]
        return list(dict.fromkeys(at for at in way if at not in self.letters.values()))

    def spots(self, corners: bool) -> list[Space]:
        return self.between(self.next(self.letter, -1, corners), self.next(self.letter, 1, corners), corners)

    def anywhere(self) -> list[Space]:
        return self.spots(True) or self.between(None, None, True)

    def shift(self, step: int) -> str | None:
        """The neighbour that makes room because it can go on away from the letter."""
        neighbour = self.next(self.letter, step, False)
        beyond = self.next(neighbour, step, False) if neighbour else None
        if beyond is None:
            return None
        before, after = (neighbour, beyond) if step == 1 else (beyond, neighbour)
        return neighbour if self.between(before, after, False) else None


def beside(at: Space) -> Iterator[Space]:
    x, y = at
    yield from ((x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y))
