"""What a strong player would do, and why."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from asztal.bots.greedy import GreedyBot
from asztal.bots.search import SearchBot
from asztal.core.game import Game
from asztal.core.state import State
from asztal.review.plans import Plan, Planner, difference
from asztal.review.reasons import Reason, reason, sentences

WORLDS = 16
"""In which plans are compared."""
CANDIDATES = 3
"""Of the search's moves so many are played on."""
TRIED = 0.1
"""Part of the tries of the best move that another must have had to be looked at."""
DOUBT = 2.0
"""If another plan is better by so many standard errors the search was wrong."""
CLEAR = 0.5
"""And by so many points."""
LONG = 1.0
"""A plan better by so many points has a reason, however late it shows."""
SECONDS = 1.0
LEAST_TRIES = 200


class Hint(msgspec.Struct, frozen=True):
    """A move, and why it rather than the best other."""

    code: str
    why: dict[str, str]
    """The sentence in every language."""
    other: str | None
    """The move it was compared with."""


class Thought(msgspec.Struct, frozen=True):
    """What came of thinking about a decision."""

    best: Plan
    others: tuple[Plan, ...]
    """The next best ones, that mean something else, best first."""

    def of(self, action: int) -> Plan | None:
        return next((plan for plan in (self.best, *self.others) if plan.action == action), None)


def hint(
    game: Game, state: State, seat: int, seed: int, players: Sequence[str], tries: int = 0, seconds: float = SECONDS
) -> Hint:
    """What a strong player would do for a seat that may decide now. With `tries` the same seed gives the same answer."""
    if len(state.legal(seat)) == 1:
        only = state.legal(seat)[0]
        why = Reason(only, None, 0.0, 0.0, ())
        return Hint(game.code(only), sentences(game, why, None, seat, players), None)
    thought = think(game, state, seat, seed, tries, 0.0 if tries else seconds)
    other = thought.others[0] if thought.others else None
    why = explained(game, state, seat, seed, thought.best, other)
    label = None if other is None else game.label(state, other.action)
    said = sentences(game, why, label, seat, players)
    return Hint(game.code(thought.best.action), said, None if other is None else game.code(other.action))


def explained(game: Game, state: State, seat: int, seed: int, best: Plan, other: Plan | None) -> Reason:
    """Why one plan is better; where that does not show after the rounds plans are compared over, at the end of the game."""
    why = reason(game, best, other, seat)
    if other is None or why.facts or why.over or why.gap < LONG:
        return why
    planner = Planner(game, seed)
    whole = [planner.plan(state, seat, plan.action, WORLDS, True, True) for plan in (best, other)]
    late = reason(game, whole[0], whole[1], seat)
    return late if late.facts else why


def think(game: Game, state: State, seat: int, seed: int, tries: int, seconds: float, besides: int | None = None) -> Thought:
    """The best plans of a decision: the search's favourites and what looks best at first sight, played on side by side.

    `besides`: a move to look at in any case, such as the one that was made.
    """
    bot = SearchBot(game, seed, seconds, tries or LEAST_TRIES)
    chosen = bot.choose(state, seat)
    prospects = bot.prospects(seat)
    most = prospects[0].visits if prospects else 0
    wanted = [chosen]
    said = {_label(game, state, chosen)}
    greedy = GreedyBot(game, seed).choose(state, seat)
    tried = [one.action for one in prospects[: 4 * CANDIDATES] if one.visits >= TRIED * most]
    for action in [*tried, greedy, *(one.action for one in prospects[:CANDIDATES])]:
        label = _label(game, state, action)
        if label not in said and len(wanted) < CANDIDATES + 1:
            said.add(label)
            wanted.append(action)
    if besides is not None and besides not in wanted:
        wanted.append(besides)
    planner = Planner(game, seed)
    plans = planner.plans(state, seat, wanted, WORLDS)
    best = plans[0]
    for plan in plans[1:]:
        gap, error = difference(plan.leads(seat), best.leads(seat))
        if gap > max(CLEAR, DOUBT * error):
            best = plan
    others = sorted((plan for plan in plans if plan is not best), key=lambda plan: -sum(plan.leads(seat)))
    return Thought(best, tuple(others))


def _label(game: Game, state: State, action: int) -> str:
    """Moves nobody can tell apart are one."""
    return game.speaker("en").say(game.label(state, action), [str(seat) for seat in range(state.seats)])
