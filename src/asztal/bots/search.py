"""Looks far ahead: deals what it cannot see anew, again and again, and plays on from there.

Each of these worlds is played down a tree of the decisions tried so far (every seat takes what has done it most good, or has
been tried too seldom to tell), one new decision is added, and a short roll-out goes on from it with moves that have done well
anywhere. What counts is how far each seat is ahead then. The move that was looked at most often is played.

The tree is of what the bot's own seat can know: a node stands for the decisions that led to it, not for a world, and counts how
often it could have been chosen at all.
"""

from __future__ import annotations

import math
import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from asztal.bots.base import Bot, best_of
from asztal.core.chance import Chance
from asztal.core.game import Game
from asztal.core.machine.machine import Machine
from asztal.core.playout import acting_seat
from asztal.core.state import State

ACTION: Final = 0xFFFFFFFF  # the part of a node's key that is the action; above it stands the seat
CURIOSITY: Final = 0.3
"""How much a decision seldom tried is worth trying."""
FAVOURITES: Final = 180
"""Of 256 decisions of a roll-out so many are what has done best anywhere."""
SAMPLES: Final = 16
"""Roll-outs that tell how far apart results lie."""
LOOKS: Final = 16
"""Tries between two looks at the clock and at whether another move could still come first."""
NARROW: Final = 4.0
"""A lead of fewer points is never sure."""
UNROLLED: Final = 8.0
"""The same where random play does not show how far apart results lie."""
FIRST_SIGHT: Final = 3
"""As so many tries counts what a move looks like right after it."""
SHARED: Final = 4
"""Tries in a world that is dealt, where dealing costs much of a try."""
SIMILAR: Final = 0.25
"""The scale of results may change by this part between two decisions before all that is known is thrown away."""
URGENT: Final = 2.0
"""A move never tried here counts as tried so often, with what it has brought anywhere: what looks poor may wait."""
BORED: Final = 3
"""So often a roll-out draws again if it drew a dull move."""
NO_LIMIT: Final = 1 << 40
WIDE: Final = 1.5
"""A lead of so many standard deviations is as good as a sure one."""


class Node:
    """One decision that has been tried."""

    def __init__(self, key: i64) -> None:
        self.key: i64 = key
        """The seat << 32 | its action; of the root -1."""
        self.visits: i64 = 0
        self.seen: i64 = 0
        """How often it could have been chosen."""
        self.total: float = 0.0
        """What its seat had from it, each time between 0 and 1."""
        self.kids: list[Node] = []
        """What was tried next, by key; decisions that are forced have no node."""

    def child(self, key: i64) -> Node | None:
        for kid in self.kids:
            if kid.key == key:
                return kid
        return None

    def add(self, key: i64) -> Node:
        fresh = Node(key)
        fresh.seen = 1
        kids = self.kids
        at = len(kids)
        while at > 0 and kids[at - 1].key > key:
            at -= 1
        kids.insert(at, fresh)
        return fresh


class Prospect:
    """A move as the search saw it when it last decided."""

    def __init__(self, action: int, visits: int, value: float, line: list[tuple[int, int]]) -> None:
        self.action = action
        self.visits = visits
        """How often it was tried; what looked good at first sight counts as a few tries."""
        self.value = value
        """What its seat had from it on average, between 0, as good as lost, and 1."""
        self.line = line
        """How the game is likely to go on after it: seats and what they do, forced moves left out."""


class SearchBot(Bot):
    """Thinks for some CPU seconds, or tries so many times; with tries alone its choice depends on its seed only."""

    def __init__(self, game: Game, seed: int, seconds: float, tries: int) -> None:
        super().__init__(game, seed)
        self.seconds: float = seconds
        self.tries: i64 = tries
        """So often it tries at least; without seconds also at most."""
        self.size: i64 = game.actions
        self.ahead: i64 = game.rollout
        """So many decisions a roll-out goes on,"""
        self.alone: i64 = game.alone
        """and alone no more than so many."""
        self.keen: bool = game.rollout == 0
        """Whether random play tells nothing: then every move of a new node is looked at at once, and roll-outs take what looks
        best."""
        self.scale: float = 1.0
        """How far ahead is clearly ahead, in points."""
        self.middle: vec[float] = vec[float]()
        """For each seat the lead that counts as one half."""
        self.envy: float = game.envy
        """How much the best opponent counts, see `Game.envy`."""
        self.won: vec[float] = vec[float]()
        """For each seat and action what it had from it, anywhere."""
        self.tried: vec[float] = vec[float]()
        """For each seat and action how often it was taken, anywhere."""
        self.trail: vec[i64] = vec[i64]()
        """What was done in this roll-out, as numbers of `won`."""
        self.root: Node | None = None
        """What is known of the position after all decisions followed."""
        self.own: i64 = -1
        """The seat that was decided for last."""
        self.played: i64 = 0
        """Tries so far, in all decisions."""
        self.dull: vec[i64] = vec[i64]([0] * game.actions)
        """For each action whether a roll-out does it only for want of anything else: see `Game.dull`; 2: see `Game.aside`."""
        for code in game.dull:
            self.dull[game.action(code)] = 1
        for code in game.aside:
            self.dull[game.action(code)] = 2
        self.asides: bool = len(game.aside) > 0
        # what may be tuned, see the constants
        self.most: i64 = NO_LIMIT
        self.curiosity: float = CURIOSITY
        self.favourites: i64 = FAVOURITES
        self.sight: i64 = FIRST_SIGHT
        self.shared: i64 = SHARED
        self.urgent: float = URGENT
        self.bored: i64 = BORED
        self.narrow: float = UNROLLED if self.keen else NARROW

    def follow(self, state: State, seat: int, action: int) -> None:
        root = self.root
        options = self.open_to(state, seat)
        if root is not None and (len(options) > 1 or options[0] != action):
            key: i64 = seat
            # What others do may be secret, such as a card laid face down: what is known of the time after it is forgotten.
            self.root = root.child((key << 32) | action) if key == self.own else None

    def open_to(self, state: State, seat: i64) -> vec[i64]:
        """What the seat may do, less what puts off what it has to decide: that counts only beside what is dull itself.

        Else whoever sells something first seems to gain by it, since what the others answer lies beyond the end of the tree.
        """
        options = super().open_to(state, seat)
        if not self.asides or len(options) < 2:
            return options
        left = vec[i64]()
        something = False
        for action in options:
            if self.dull[action] < 2:
                left = append(left, action)
                something = something or self.dull[action] == 0
        return left if something else options

    def decide(self, state: State, seat: i64, chance: Chance) -> i64:
        if seat != self.own:
            self.own = seat
            self.root = None
        self.prepare(state, seat, chance)
        root = self.root
        if root is None:
            root = Node(-1)
            self.root = root
        world = state.resample(seat, chance)
        self.expect(root, world, seat)
        options = self.open_to(state, seat)
        began = time.process_time()
        played: i64 = 0
        while self.goes_on(root, options, seat, played, began):
            if played % self.shared == 0:
                world = state.resample(seat, chance)
            self.try_once(root, world.copy(), seat, chance)
            played += 1
        self.played += played
        return self.most_tried(root, options, seat).key & ACTION

    def goes_on(self, root: Node, options: vec[i64], seat: i64, played: i64, began: float) -> bool:
        """Whether there is time left in which another move could still come first."""
        if played % LOOKS != 0:
            return played < self.most and (self.seconds > 0.0 or played < self.tries)
        left = self.tries - played
        if self.seconds > 0.0 and played > 0:
            spent = time.process_time() - began
            if spent >= self.seconds:
                return left > 0
            left = i64(float(played) * (self.seconds - spent) / max(spent, 0.0001)) + 1
            left = min(left, self.most - played)
        elif self.seconds > 0.0:
            return True
        if left <= 0:
            return False
        best: i64 = 0
        second: i64 = 0
        for action in options:
            kid = root.child((seat << 32) | action)
            if kid is not None:
                if kid.visits > best:
                    second = best
                    best = kid.visits
                elif kid.visits > second:
                    second = kid.visits
        return best - second <= left

    def expect(self, node: Node, world: State, seat: i64) -> bool:
        """What looks good at first sight counts as tried a few times already, so that little time is not lost on blunders.

        Gives whether there was anything new.
        """
        found = False
        rival = 0.0  # the best other, as things stand
        now = 0.0
        better = False  # something that gives nothing up looks better than now
        for action in self.open_to(world, seat):
            if node.child((seat << 32) | action) is None:
                if not found:
                    rival = self.envy * self.best_other(world, seat)
                    now = self.value(world, seat)
                    found = True
                after = world.copy()
                after.decide(seat, action)
                worth = self.value(after, seat)
                better = better or (self.dull[action] == 0 and worth > now)
                kid = node.add((seat << 32) | action)
                kid.visits = self.sight
                kid.total = float(self.sight) * self.squashed(worth - rival, seat)
        if better and self.keen:
            for kid in node.kids:  # nobody gives up what can still be done: see `Game.dull`
                if kid.key >> 32 == seat and self.dull[kid.key & ACTION] > 0 and kid.visits == self.sight:
                    kid.total = 0.0
        return found

    def best_other(self, world: State, seat: i64) -> float:
        """What the best other seat has; alone nothing."""
        best = 0.0
        first = True
        other: i64 = 0
        while other < world.seats:
            if other != seat:
                value = self.value(world, other)
                if first or value > best:
                    best = value
                    first = False
            other += 1
        return best

    def squashed(self, lead: float, seat: i64) -> float:
        """A lead as something between 0, as good as lost, and 1."""
        return 0.5 + 0.5 * math.tanh((lead - self.middle[seat]) / self.scale)

    def most_tried(self, root: Node, options: vec[i64], seat: i64) -> Node:
        best = root
        for action in options:
            kid = root.child((seat << 32) | action)
            if kid is not None and (
                best is root or kid.visits > best.visits or (kid.visits == best.visits and kid.total > best.total)
            ):
                best = kid
        return best

    def prospects(self, seat: int) -> list[Prospect]:
        """What is known of the moves of the decision thought about last, the most tried first; only for looking at."""
        root = self.root
        found: list[Prospect] = []
        if root is not None:
            for kid in root.kids:
                if kid.key >> 32 == seat and kid.visits > 0:
                    found.append(
                        Prospect(int(kid.key & ACTION), int(kid.visits), kid.total / float(kid.visits), principal_line(kid))
                    )
        found.sort(key=lambda one: (-one.visits, -one.value, one.action))
        return found

    def prepare(self, state: State, seat: i64, chance: Chance) -> None:
        """Forget half of what was learned of moves, and find out how far apart results lie from here."""
        size = self.size * state.seats
        if len(self.won) != size:
            self.won = vec[float]([0.0] * size)
            self.tried = vec[float]([0.0] * size)
        i: i64 = 0
        while i < size:
            self.won[i] *= 0.5
            self.tried[i] *= 0.5
            i += 1
        middle = vec[float]([0.0] * state.seats)
        squares = 0.0
        i = 0
        samples: i64 = 1 if self.keen else SAMPLES  # what looks best is too much alike to tell
        while i < samples:
            world = state.resample(seat, chance)
            self.roll(world, chance)
            leads = self.leads(world)
            squares += leads[seat] * leads[seat] / float(samples)
            side: i64 = 0
            while side < state.seats:
                middle[side] += leads[side] / float(samples)
                side += 1
            i += 1
        self.trail = vec[i64]()
        scale = max(self.narrow, WIDE * math.sqrt(max(0.0, squares - middle[seat] * middle[seat])))
        if state.seats > 1 and self.envy == 1.0:
            middle = vec[float]([0.0] * state.seats)  # who is ahead wins, and that is what counts
        if self.root is not None and abs(scale - self.scale) + abs(middle[seat] - self.middle[seat]) <= SIMILAR * self.scale:
            return  # what the tree knows is worth more than the last word on how far apart results lie
        self.root = None
        self.middle = middle
        self.scale = scale

    def leads(self, world: State) -> vec[float]:
        """For each seat how far it is ahead of the best other, in points; alone its value."""
        found = vec[float]()
        seat: i64 = 0
        while seat < world.seats:
            found = append(found, self.value(world, seat))
            seat += 1
        if world.seats == 1:
            return found
        leads = vec[float]()
        seat = 0
        while seat < world.seats:
            best = -1e18
            other: i64 = 0
            while other < world.seats:
                if other != seat and found[other] > best:
                    best = found[other]
                other += 1
            leads = append(leads, found[seat] - self.envy * best)
            seat += 1
        return leads

    def value(self, state: State, seat: i64) -> float:
        if isinstance(state, Machine):
            mind = state.program.mind
            if mind is not None:
                return mind.outlook(state, seat)
        return self.game.heuristic(state, seat)

    # -- one try ---------------------------------------------------------------------------------------------------------

    def try_once(self, root: Node, world: State, seat: i64, chance: Chance) -> None:
        path: list[Node] = []
        node = root
        actor = seat
        fresh = False
        while not fresh and not world.over:
            options = self.open_to(world, actor)
            action = options[0]
            if len(options) > 1:
                if self.keen:  # no roll-out evens out what looks bad at first: every move is looked at once
                    fresh = self.expect(node, world, actor)
                node = self.selected(node, options, actor << 32, chance)
                fresh = fresh or node.visits == 0
                path.append(node)
                action = node.key & ACTION
            world.decide(actor, action)
            if not world.over:
                actor = self.next_actor(world)
        self.roll(world, chance)
        values = self.leads(world)
        side: i64 = 0
        while side < world.seats:
            values[side] = self.squashed(values[side], side)
            side += 1
        for node in path:
            side = node.key >> 32
            node.visits += 1
            node.total += values[side]
            self.note(side * self.size + (node.key & ACTION), values[side])
        for done in self.trail:
            self.note(done, values[done // self.size])
        self.trail = vec[i64]()

    def note(self, done: i64, value: float) -> None:
        self.won[done] += value
        self.tried[done] += 1.0

    def selected(self, node: Node, options: vec[i64], tag: i64, chance: Chance) -> Node:
        """What to try of several options: one never tried here, or the most promising."""
        kids = node.kids
        many: i64 = len(kids)
        missing = vec[i64]()
        best = node
        best_value = -1e18
        k: i64 = 0
        n: i64 = len(options)
        i: i64 = 0
        while i < n:  # both lists ascend
            key = tag | options[i]
            while k < many and kids[k].key < key:
                k += 1
            if k < many and kids[k].key == key:
                kid = kids[k]
                kid.seen += 1
                visits = float(kid.visits)
                value = kid.total / visits + self.curiosity * math.sqrt(math.log(float(kid.seen)) / visits)
                if value > best_value:
                    best_value = value
                    best = kid
            else:
                missing = append(missing, options[i])
            i += 1
        if len(missing) == 0:
            return best
        fresh = self.favourite(missing, (tag >> 32) * self.size, chance)
        if best is not node:
            at = (tag >> 32) * self.size + fresh
            hoped = 1.0 if self.tried[at] == 0.0 else self.won[at] / self.tried[at]
            if hoped + self.curiosity * math.sqrt(math.log(float(node.visits + 1)) / self.urgent) < best_value:
                return best
        return node.add(tag | fresh)

    def next_actor(self, world: State) -> i64:
        """Who decides next: where several may at once first the own seat, so that others do not cut its plan into pieces."""
        return self.own if (world.acting >> self.own) & 1 else acting_seat(world)

    def roll(self, world: State, chance: Chance) -> None:
        steps: i64 = 0
        most = self.ahead if world.seats > 1 else min(self.ahead, self.alone)
        while not world.over and steps < most:
            seat = self.next_actor(world)
            options = self.open_to(world, seat)
            action = options[0]
            if len(options) > 1 and self.keen:
                action = self.promising(world, options, seat, chance)
            elif len(options) > 1:
                base = seat * self.size
                action = self.favourite(options, base, chance)
                self.trail = append(self.trail, base + action)
            world.decide(seat, action)
            steps += 1

    def promising(self, world: State, options: vec[i64], seat: i64, chance: Chance) -> i64:
        """What looks best right after it; what gives something up only if nothing else looks better than now."""
        values = self.values(world, options, seat)
        now = self.value(world, seat)
        i: i64 = 0
        n: i64 = len(options)
        while i < n:
            if self.dull[options[i]] > 0:
                values[i] = min(values[i], now)
            i += 1
        return options[best_of(values, chance)]

    def favourite(self, options: vec[i64], base: i64, chance: Chance) -> i64:
        """What has done best anywhere, most of the time; what was never done counts as the best."""
        n: i64 = len(options)
        if n == 1 or chance.below(256) >= self.favourites:
            action: i64 = options[chance.below(n)]
            again: i64 = 0
            while again < self.bored and self.dull[action] > 0:
                action = options[chance.below(n)]
                again += 1
            return action
        first = chance.below(n)  # where to begin looking, so that equals are equally likely
        best: i64 = options[first]
        best_value = -1.0
        i: i64 = 0
        while i < n:
            action = options[(first + i) % n]
            count = self.tried[base + action]
            value = self.won[base + action] / count if count > 0.0 else 0.0 if self.dull[action] > 0 else 1.0
            if value > best_value:
                best_value = value
                best = action
            i += 1
        return best


def principal_line(node: Node) -> list[tuple[int, int]]:
    """What was tried most after a decision, and after that, and so on, as far as it was tried more than once."""
    line: list[tuple[int, int]] = []
    while True:
        best: Node | None = None
        for kid in node.kids:
            if best is None or kid.visits > best.visits:
                best = kid
        if best is None or best.visits < 2:
            return line
        line.append((int(best.key >> 32), int(best.key & ACTION)))
        node = best
